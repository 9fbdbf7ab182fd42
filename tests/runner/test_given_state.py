"""An engine that says it is ready, and doesn't show what it was given, has departed: the scenario isn't at fault."""

import json

import pytest
from judgecall.adapters import port
from judgecall.adapters.reference import ReferenceEngine
from judgecall.runner import cli, engines
from msgspec.structs import replace

TEXT = """\
Feature: Given
  @id:given-0001 @rule:117.3d
  Scenario: The player who passes does not keep priority
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | Forest    | Alice      |
    When Alice passes priority
    Then Bob has priority
"""


class Hiding(ReferenceEngine):
    """The reference engine, but for what it shows."""

    def __init__(self, name, **shown):
        super().__init__()
        self.called, self.shown = name, shown

    def initialize(self, hello):
        return replace(super().initialize(hello), name=self.called)

    def observe(self, viewer=None):
        seen = super().observe(viewer)
        return replace(seen, **{field: tuple(change(seen)) for field, change in self.shown.items()})


HIDDEN = {
    "nothing": ({"players": lambda seen: (), "objects": lambda seen: ()}, "{forest}, the player Alice, the player Bob"),
    "no second player": ({"players": lambda seen: seen.players[:1]}, "the player Bob"),
    "no ref": ({"objects": lambda seen: (replace(o, ref=None) for o in seen.objects)}, "{forest}"),
}


@pytest.fixture
def verdict(tmp_path, monkeypatch, capsys):
    """Runs the scenario on an engine: exit code and results."""

    def run(engine):
        means = engines.Means(make=lambda folders: engine)
        monkeypatch.setattr(engines, "RESOLVERS", (lambda spec: means if spec == "hiding" else None,))
        (tmp_path / "x.feature").write_text(TEXT)
        out = tmp_path / "r.json"
        code = cli.invoke(["run", str(tmp_path / "x.feature"), "--engine", "hiding", "--json", str(out)])
        return code, json.loads(out.read_text())

    return run


@pytest.mark.parametrize("name", ["an engine", port.REFERENCE])
@pytest.mark.parametrize("what", HIDDEN)
def test_what_is_given_is_to_be_shown(verdict, what, name):
    shown, left_out = HIDDEN[what]
    code, results = verdict(Hiding(name, **shown))
    (scenario,) = results["scenarios"]
    assert (scenario["verdict"], code) == ("failed", 1)
    left_out = left_out.format(forest="Forest (ref Alice battlefield 1: Forest)")
    assert scenario["reason"] == f"the engine doesn't show what it was given: {left_out}"


def test_a_library_need_not_be_shown(verdict):
    shown = {"objects": lambda seen: (o for o in seen.objects if o.zone != "library")}
    code, _ = verdict(Hiding("an engine", **shown))
    assert code == 0


def test_an_engine_that_goes_by_our_name_is_another_one(verdict):
    _, results = verdict(Hiding(port.REFERENCE))
    assert results["engine"]["name"] == "hiding, which calls itself judgecall reference"
