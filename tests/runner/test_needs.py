"""What scenarios need of an engine, computed before any run."""

import json

from judgecall.adapters import port
from judgecall.runner.needs import Needs, needs
from judgecall.runner.scenarios import load

TEXT = """\
Feature: Needs
  @id:n-1 @rule:104.4b
  Scenario: All of it
    Given a game between Alice and Bob
    And Alice's library holds "Plains"
    When Alice casts "Shock" until Bob is asked for number
      | choice | answer |
      | mana   | {R}    |
    And Bob chooses
      | choice        | answer |
      | random        | 3      |
      | trigger order | A; B   |
    Then Alice can cast "Shock"
    And Bob can't see "Shock"
    And the stack holds, from the top
      | object | controller |

  @id:n-2 @rule:117.3d
  Scenario: Nothing special
    Given a game between Alice and Bob
    When Alice passes priority
    Then Alice has 20 life
"""

PLAYERS = (port.PlayerSetup(name="Alice"), port.PlayerSetup(name="Bob"))


def read(tmp_path):
    """The two scenarios."""
    (tmp_path / "n.feature").write_text(TEXT)
    return load(tmp_path / "n.feature").scenarios


def test_capabilities_are_read_off_the_steps(tmp_path):
    setup = port.GameSetup(players=PLAYERS, active="Alice", edition="2026-04-17", format="commander")
    everything, nothing = (needs(scenario, setup)["capabilities"] for scenario in read(tmp_path))
    assert nothing == ["commander"]
    assert everything == sorted(
        [
            *("commander", "explicit mana", "legality", "loops", "random outcomes"),
            *("stack", "suspend", "trigger order", "viewer"),
        ]
    )


def test_givens_are_read_off_the_state(tmp_path):
    described, plain = read(tmp_path)
    objects = (
        port.ObjectSetup(ref="a", card="Plains", zone="library", owner="Alice"),
        port.ObjectSetup(ref="b", card="Bear", zone="battlefield", owner="Alice", controller="Bob", counters={"+1/+1": 1}),
    )
    setup = port.GameSetup(players=PLAYERS, active="Alice", step="upkeep", edition="2026-04-17", objects=objects)
    assert needs(described, setup)["givens"] == ["control", "counters", "library", "step"]
    assert needs(plain, setup)["givens"] == ["control", "counters", "step"]
    assert needs(plain, setup)["cards"] == ["Bear", "Plains"]
    assert needs(plain, None) == {}


def test_what_is_missing_is_named():
    wanted = Needs(3, (), ("custom cards", "legality", "trigger order"), ("step", "stack"))
    some = port.Capabilities(players=2, givens=frozenset({"step"}), legality=True)
    assert wanted.missing(some) == {"3 players", "custom cards", "trigger order", "given: stack"}
    whole = port.Capabilities(players=8, givens=port.GIVENS, legality=True, trigger_order=True, cards=frozenset({"text"}))
    assert not wanted.missing(whole)
    assert not wanted.core
    assert Needs(2, (), (), ("step",)).core


def test_the_command_says_what_to_do_next(judgecall, toys):
    (toys / "x.feature").write_text(TEXT.split("\n\n")[0].split("  @id")[0] + "  @id" + TEXT.split("  @id")[2])
    outcome = judgecall("needs", "x.feature", "--engine", "toy_engine:Good", "--json", "n.json")
    assert outcome.code == 0
    assert "toy 7 declares enough for 1 of 1" in outcome.out
    assert json.loads((toys / "n.json").read_text())["n-2"]["players"] == 2
    assert "2 players" in judgecall("needs", "x.feature").out
