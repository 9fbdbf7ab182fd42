# Every target does its own set-up: Python 3.11 or newer and make are all it needs.
PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
INSTALLED := $(VENV)/.installed
TYPING := build/typing

.PHONY: run test check style types imports lint bench clean

run: $(INSTALLED)  ## play the suite on the reference engine
	$(BIN)/judgecall run --verbose

test: $(INSTALLED)  ## all tests, the scenarios among them
	$(BIN)/python -m pytest -q -n auto

check: style types imports lint  ## what CI checks besides the tests

style: $(INSTALLED)
	$(BIN)/ruff check .

types: $(INSTALLED) $(TYPING)
	MYPYPATH=$(TYPING) $(BIN)/mypy --namespace-packages --explicit-package-bases \
	  -p judgecall.engine -p judgecall.steps -p judgecall.adapters -p judgecall.runner

imports: $(INSTALLED) $(TYPING)
	PYTHONPATH=$(TYPING) $(BIN)/lint-imports --no-cache

lint: $(INSTALLED)  ## the suite's own lints
	$(BIN)/judgecall lint

bench: $(INSTALLED)  ## what a run costs, as ratios in one run
	$(BIN)/python tools/bench.py

$(INSTALLED): pyproject.toml setup.py
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "judgecall needs Python 3.11 or newer: make PYTHON=python3.11")'
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev]'
	@# Byte code beforehand: without it every start takes twice as long where Python may not write it.
	$(BIN)/python -m compileall -q engine steps adapters runner
	@touch $@

# mypy and import-linter do not see packages that setup.py maps: a tree of links shows them the layout as imported.
$(TYPING): Makefile
	rm -rf $@ && mkdir -p $@/judgecall
	for top in engine steps adapters runner; do ln -s "$(CURDIR)/$$top" $@/judgecall/$$top; done

clean:
	rm -rf build dist *.egg-info .mypy_cache .ruff_cache .pytest_cache
