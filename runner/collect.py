"""Collection: a feature file is a pytest collector, so that one that cannot be read costs itself only."""

from __future__ import annotations

import types
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from _pytest._code.code import ExceptionInfo, TerminalRepr
from pytest_bdd import feature as bdd_feature
from pytest_bdd import scenario as bdd_scenario
from pytest_bdd.parser import FeatureParser

from . import scenarios
from .errors import BadFeature
from .plugin import load_vocabulary
from .scenarios import Feature, Scenario
from .settings import KEY, Settings
from .verdicts import Judged, judge

CURRENT_STEP = pytest.StashKey[str]()


class ScenarioItem(pytest.Function):
    """One scenario as a pytest test, named by its id."""

    scenario: Scenario

    def step_text(self) -> str:
        """The step that was reached last, as ``Given a game ... (line 7)``."""
        return self.stash.get(CURRENT_STEP, "")

    def judged(self, error: BaseException) -> Judged:
        """What an exception that ended this scenario means."""
        return judge(error, self.step_text())

    def repr_failure(self, excinfo: ExceptionInfo[BaseException]) -> str | TerminalRepr:  # type: ignore[override]  # narrower than pytest says
        """A verdict in words for what a scenario can end in; the whole traceback for a fault in Python code."""
        from .report import failure_lines

        judged = self.judged(excinfo.value)
        if judged.unforeseen and self.config.pluginmanager.has_plugin("terminalreporter"):
            return super().repr_failure(excinfo)
        return "\n".join(failure_lines(self.scenario, judged))

    def reportinfo(self) -> tuple[Any, int | None, str]:
        """File, zero-based line and title of the scenario."""
        return self.scenario.path, self.scenario.line - 1, self.scenario.name


class FeatureFile(pytest.Module):
    """A feature file collected directly; its items are pytest-bdd scenarios."""

    def _getobj(self) -> types.ModuleType:
        module = types.ModuleType(self.path.stem)
        module.__file__ = str(self.path)
        return module

    def collect(self) -> Iterator[ScenarioItem]:
        """The file's scenarios, or those of them that the run has chosen."""
        chosen = self.config.stash[KEY].features
        try:
            feature = chosen[self.path] if chosen is not None else scenarios.load(self.path)
        except BadFeature as error:
            raise self.CollectError(str(error)) from None
        load_vocabulary(self.config)
        _remember(feature)
        for scenario in feature.scenarios:
            item = ScenarioItem.from_parent(self, name=scenario.id, callobj=_callable(scenario, self.config.stash[KEY]))
            item.scenario = scenario
            yield item


def _callable(scenario: Scenario, settings: Settings) -> Callable[..., object]:
    def after_the_steps() -> None:
        from ..steps.outcomes import ScenarioError

        if not settings.asks and not any(step.type == "then" for step in scenario.steps):
            raise ScenarioError("the scenario claims nothing (allowed: one Then step at least)")

    decorate: Any = bdd_scenario(scenario.path.name, scenario.name, features_base_dir=str(scenario.path.parent))
    wrapped: Callable[..., object] = decorate(after_the_steps)
    return wrapped


class _Reparse(FeatureParser):
    """Builds pytest-bdd's model from the document we have read already; parsing is half the cost of collecting."""

    document: Any = None

    def _parse_feature_file(self) -> Any:
        return self.document or super()._parse_feature_file()


def _remember(feature: Feature) -> None:
    parser = _Reparse(str(feature.path.parent), feature.path.name)
    parser.document = feature.document
    bdd_feature.features[str(feature.path.absolute())] = parser.parse()
