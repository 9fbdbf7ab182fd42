"""Runs chosen scenarios through pytest, and hands each result to a listener as it comes."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Generator, Iterator, Sequence
from typing import Any

import msgspec
import pytest

from ..adapters.garbage import Between, between_scenarios
from ..adapters.port import EngineInfo
from ..steps.fixtures import REFUSALS
from ..steps.outcomes import Refusal
from . import plugin
from .collect import FeatureFile, ScenarioItem
from .deadline import deadline
from .errors import EngineBroke, UsageProblem
from .explain import Moment, entries_of
from .needs import needs
from .paths import BASE, shown
from .settings import KEY, Settings
from .verdicts import Failure, Judged, Result, plain, refused
from .watch import Record

Listener = Callable[[Result], None]


def run(
    settings: Settings,
    listen: Listener,
    moments: Callable[[Moment], None] | None = None,
    hooks: Sequence[object] = (),
) -> EngineInfo | None:
    """Run the scenarios of ``settings.features`` in this process; what the engine said of itself, if it was started.

    Nothing of the working directory has a say: no configuration, conftest, plugin or cache of it is read. ``hooks`` are
    further plugins of pytest.
    """
    session = _Session(settings, listen, moments)
    arguments = [
        "-c",
        os.devnull,
        "--rootdir",
        str(BASE),
        "--noconftest",
        "--capture=no",
        "--assert=plain",
        str(BASE / "features"),
    ]
    # The plugin for unraisable exceptions goes through all garbage several times at the end of a run.
    off = ("terminal", "cacheprovider", "logging", "faulthandler", "unraisableexception", "threadexception")
    for name in (*map("no:{}".format, off), "pytest_bdd.plugin"):
        arguments[:0] = ["-p", name]
    with _isolated_environment(), between_scenarios() as session.garbage:
        code = pytest.main(arguments, plugins=[session, plugin, *hooks])
    if session.broken is not None:
        raise session.broken
    if code == pytest.ExitCode.INTERRUPTED:
        raise KeyboardInterrupt
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED, pytest.ExitCode.NO_TESTS_COLLECTED):
        raise RuntimeError(f"pytest ended with {code!r}: {session.internal_error}")
    return session.info


@contextlib.contextmanager
def _isolated_environment() -> Iterator[None]:
    saved = dict(os.environ)
    for name in ("PYTEST_ADDOPTS", "PYTEST_PLUGINS", "PYTEST_DEBUG"):
        os.environ.pop(name, None)
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    try:
        yield
    finally:
        os.environ.clear()
        os.environ.update(saved)


class _Session:
    """The pytest hooks of one run: collects what was chosen, and turns reports into results."""

    def __init__(self, settings: Settings, listen: Listener, moments: Callable[[Moment], None] | None) -> None:
        self.settings = settings
        self.listen = listen
        self.moments = moments
        self._step: Moment | None = None
        self._told = 0
        self.garbage: Between | None = None
        self.broken: Exception | None = None
        self.internal_error = ""
        self.info: EngineInfo | None = None

    @pytest.hookimpl(tryfirst=True)
    def pytest_configure(self, config: pytest.Config) -> None:
        config.stash[KEY] = self.settings

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection(self, session: pytest.Session) -> bool:
        # Our own files, whatever folders they are in: no folder between is imported or asked for its configuration.
        for path in self.settings.features or ():
            collector = FeatureFile.from_parent(session, path=path)
            session.items.extend(session.genitems(collector))
        session.testscollected = len(session.items)
        return True

    def pytest_internalerror(self, excrepr: object) -> bool:
        self.internal_error = str(excrepr)
        return True

    def pytest_bdd_before_step(self, request: pytest.FixtureRequest, step: Any) -> None:
        if self.moments is not None:
            self._tell(request.config)
            rows = step.datatable.raw() if step.datatable else ()
            self._step = Moment(f"{step.keyword} {step.name}", step.line_number, tuple(map(tuple, rows)))

    def pytest_bdd_after_scenario(self, request: pytest.FixtureRequest) -> None:
        if self.moments is not None:
            self._tell(request.config)

    def _tell(self, config: pytest.Config) -> None:
        """Report the step that has ended, with what the engine's log has gained."""
        running = config.stash.get(plugin.RUNNING, None)
        log = getattr(running.inner, "log", None) if running is not None else None
        entries = entries_of(log()) if callable(log) and running is not None and running.record.setup else ()
        if self._step is not None and self.moments is not None:
            self.moments(msgspec.structs.replace(self._step, entries=entries[self._told :]))
        self._told = len(entries)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None, None, None]:
        try:
            if isinstance(item, ScenarioItem):
                item._request.getfixturevalue("engine")  # it has a time of its own to start in
            with deadline(self.settings.seconds):
                done = yield
            running = item.config.stash.get(plugin.RUNNING, None)
            if running is not None:
                running.settle()
            return done
        finally:
            if self.garbage is not None:
                self.garbage.collect()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> Generator[None, Any, Any]:
        report = yield
        if isinstance(item, ScenarioItem):
            error = call.excinfo.value if call.excinfo else None
            if isinstance(error, (EngineBroke, UsageProblem)):
                self.broken = error
                item.session.shouldstop = str(error)
            elif call.when == "call" or error is not None:
                judged = item.judged(error) if error else Judged("passed", "")
                running = item.config.stash.get(plugin.RUNNING, None)
                self.listen(result(item, judged, call.duration, running.record if running else Record()))
            self.info = item.config.stash.get(plugin.INFO, None)
        return report


def result(item: ScenarioItem, judged: Judged, seconds: float, record: Record) -> Result:
    """The result of one scenario, from what its end was judged to mean and what went through the port."""
    scenario = item.scenario
    if judged.verdict == "unsupported" and record.refused:
        judged = refused(judged, item.step_text(), record.refused)
    illegal: list[Refusal] = item.stash.get(REFUSALS, [])
    failure = judged.failure
    if failure is not None and not failure.prompts:
        failure = Failure(failure.step, failure.expected, failure.actual, plain(record.prompts))
    return Result(
        id=scenario.id,
        feature=shown(scenario.path),
        line=scenario.line,
        name=scenario.name,
        rules=scenario.rules,
        rulings=scenario.rulings,
        needs=needs(scenario, record.setup),
        verdict=judged.verdict,
        reason=judged.reason,
        failure=failure,
        seconds=round(seconds, 6),
        cited=record.cited,
        lacking=record.lacking,
        refusals=tuple(illegal),
    )
