"""The pytest plugin: collects feature files as scenarios, finds their steps, and provides the engine under test.

Fixtures for step modules: ``engine`` (the engine under test, initialised, one for the whole session), ``engine_info``
(what it said of itself), ``edition`` (the date of the edition this scenario runs under) and ``cards`` (the
cards it may name).
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from . import engines, fast_lookup
from .editions import checked_edition
from .errors import UsageProblem
from .scenarios import PLAIN_TAGS, VALUED_TAGS
from .settings import KEY, Settings

if TYPE_CHECKING:
    from ..adapters.port import EngineInfo
    from .card_library import Cards
    from .collect import FeatureFile
    from .watch import WatchedEngine

RUNNING = pytest.StashKey["WatchedEngine"]()
INFO = pytest.StashKey["EngineInfo"]()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Options for a plain ``pytest`` run of the checkout; the command line sets them itself."""
    group = parser.getgroup("judgecall", "rules-conformance scenarios")
    group.addoption("--engine", default="reference", help=f"engine under test: {engines.ALLOWED}")
    group.addoption("--edition", default=None, help="run every scenario under this edition of the rules")


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    """Take over the settings: those of the command line, or else those of pytest's own options."""
    if KEY not in config.stash:
        edition = config.getoption("--edition")
        try:
            config.stash[KEY] = Settings(
                engine=config.getoption("--engine"),
                edition=checked_edition(edition) if edition is not None else None,
            )
            engines.resolve(config.stash[KEY].engine)
        except UsageProblem as error:
            raise pytest.UsageError(str(error)) from None


def load_vocabulary(config: pytest.Config) -> None:
    """Register the step modules and speed up step lookup. Only a run with scenarios needs it."""
    names = step_modules()
    for name in names:
        if not config.pluginmanager.has_plugin(name):
            config.pluginmanager.register(importlib.import_module(name), name)
    fast_lookup.vocabulary = frozenset(names)
    if fast_lookup.wanted():
        fast_lookup.install(_is_scenario)


def step_modules() -> list[str]:
    """The import names of every module of the step vocabulary."""
    package = importlib.import_module(f"{__package__.rpartition('.')[0]}.steps")
    found = pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
    return sorted(module.name for module in found if not module.ispkg)


def _is_scenario(node: object) -> bool:
    from .collect import ScenarioItem

    return isinstance(node, ScenarioItem)


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> FeatureFile | None:
    """A feature file of the suite, or one that was chosen, is a collector of its own."""
    if file_path.suffix != ".feature" or not parent.config.stash[KEY].collects(file_path):
        return None
    from .collect import FeatureFile

    return FeatureFile.from_parent(parent, path=file_path)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out scenarios that do not apply to the edition asked for."""
    edition = config.stash[KEY].edition
    if edition is None:
        return
    outside = [i for i in items if _is_scenario(i) and edition not in i.scenario.window]  # type: ignore[attr-defined]  # asked
    if outside:
        items[:] = [item for item in items if item not in outside]
        config.hook.pytest_deselected(items=outside)


def pytest_bdd_apply_tag(tag: str, function: Callable[..., object]) -> bool | None:
    """Our tags are data, not pytest marks."""
    known = tag in PLAIN_TAGS or tag.partition(":")[0] in VALUED_TAGS
    return True if known or getattr(function, "__module__", "") == "pytest_bdd.scenario" else None


def pytest_bdd_before_step(request: pytest.FixtureRequest, step: Any) -> None:
    """Remember where a scenario is, for its report."""
    from .collect import CURRENT_STEP

    request.node.stash[CURRENT_STEP] = f"{step.keyword} {step.name} (line {step.line_number})"


def pytest_bdd_step_func_lookup_error(request: pytest.FixtureRequest, step: Any) -> None:
    """A step that no phrase matches is the step the report names."""
    pytest_bdd_before_step(request, step)


@pytest.fixture(scope="session")
def engine(request: pytest.FixtureRequest) -> Iterator[WatchedEngine]:
    """The engine under test, initialised."""
    settings = request.config.stash[KEY]
    running, info = engines.start(settings)
    request.config.stash[RUNNING] = running
    request.config.stash[INFO] = info
    yield running
    running.shutdown()


@pytest.fixture(scope="session")
def engine_info(request: pytest.FixtureRequest, engine: WatchedEngine) -> EngineInfo:
    """What the engine under test said of itself when it was initialised."""
    del engine
    return request.config.stash[INFO]


@pytest.fixture
def edition(request: pytest.FixtureRequest) -> str:
    """The date of the edition of the Comprehensive Rules this scenario runs under."""
    node = request.node
    settings = request.config.stash[KEY]
    return settings.edition_for(node.scenario.window)


@pytest.fixture(scope="session")
def cards(request: pytest.FixtureRequest, engine_info: EngineInfo) -> Cards:
    """The cards that scenarios may name: the shipped ones and those of the user's folders."""
    from .card_library import Cards

    read = engine_info.capabilities.cards
    return Cards(request.config.stash[KEY].cards, worded="text" in read, structured="structure" in read)
