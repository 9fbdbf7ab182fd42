"""704.5m-p, 303.4, 301.5, 702.16: attachments."""

from __future__ import annotations

import pytest
from checking import checked, effect, quiet, stolen, zone_of
from harness import Table, run
from judgecall.engine.cards.lang import continuous as con
from judgecall.engine.rules.cr303_attachment import can_be_attached
from judgecall.engine.rules.cr800_leaving import players_leave
from judgecall.engine.terms.zones import Zone

AURA = "Enchantment — Aura"
EQUIPMENT = "Artifact — Equipment"
CREATURE = "enchant: creature"


def test_an_aura_on_something_legal_stays_704_5m(table: Table) -> None:
    bear = table.card("Bob", "Grizzly Bears")
    table.permanent("Alice", AURA, CREATURE, attached_to=bear)
    quiet(table.game())


@pytest.mark.parametrize("to", [None, 99, "Bob"])
def test_an_aura_on_nothing_or_a_player_it_cant_enchant_704_5m(table: Table, to: int | str | None) -> None:
    aura = table.permanent("Alice", AURA, CREATURE, attached_to=to)
    assert zone_of(checked(table.game()), aura) is Zone.GRAVEYARD


def test_an_aura_on_what_is_no_creature_any_more_704_5m(table: Table) -> None:
    rock = table.permanent("Bob", "Artifact")
    aura = table.permanent("Alice", AURA, CREATURE, attached_to=rock)
    assert zone_of(checked(table.game()), aura) is Zone.GRAVEYARD


def test_enchant_creature_you_control_looks_at_the_auras_controller_303_4e(table: Table) -> None:
    bear = table.card("Alice", "Grizzly Bears")
    aura = table.permanent("Alice", AURA, "enchant: {is: creature, controller: you}", attached_to=bear)
    g = table.game()
    quiet(g)
    stolen(g, bear, "Bob")
    assert zone_of(checked(g), aura) is Zone.GRAVEYARD


def test_all_enchant_abilities_must_allow_it_702_5c(table: Table) -> None:
    bear = table.card("Alice", "Grizzly Bears")
    aura = table.permanent("Alice", AURA, CREATURE, "enchant: artifact", attached_to=bear)
    assert zone_of(checked(table.game()), aura) is Zone.GRAVEYARD


def test_an_aura_without_enchant_can_be_nowhere_303_4c(table: Table) -> None:
    bear = table.card("Alice", "Grizzly Bears")
    aura = table.permanent("Alice", AURA, CREATURE, attached_to=bear)
    g = table.game()
    effect(g, con.LoseAllAbilities(), aura)
    assert zone_of(checked(g), aura) is Zone.GRAVEYARD


def test_an_aura_that_is_a_creature_303_4d(table: Table) -> None:
    bear = table.card("Alice", "Grizzly Bears")
    aura = table.creature("Alice", 2, 2, CREATURE, types="Enchantment Creature — Aura", attached_to=bear)
    assert zone_of(checked(table.game()), aura) is Zone.GRAVEYARD


def test_an_aura_on_a_player_goes_when_the_player_leaves_303_4c(four: Table) -> None:
    curse = four.permanent("Alice", AURA, "keyword: {name: enchant, players: each_player}", attached_to="Bob")
    g = four.game()
    quiet(g)
    run(players_leave(g, ["Bob"]))
    assert zone_of(checked(g), curse) is Zone.GRAVEYARD


def test_protection_from_its_quality_702_16c(table: Table) -> None:
    bear = table.creature("Alice", 2, 2, "protection: black")
    black = table.permanent("Alice", AURA, CREATURE, lines=["cost: '{B}'"], attached_to=bear)
    white = table.permanent("Alice", AURA, CREATURE, lines=["cost: '{W}'"], attached_to=bear)
    g = checked(table.game())
    assert (zone_of(g, black), zone_of(g, white)) == (Zone.GRAVEYARD, Zone.BATTLEFIELD)


def test_equipment_becomes_unattached_and_stays_704_5n(table: Table) -> None:
    rock = table.permanent("Alice", "Artifact")
    sword = table.permanent("Alice", EQUIPMENT, attached_to=rock)
    g = checked(table.game())
    assert g.state.objects[sword].attached_to is None
    assert zone_of(g, sword) is Zone.BATTLEFIELD


def test_equipment_stays_on_a_creature_of_another_player_301_5d(table: Table) -> None:
    bear = table.card("Bob", "Grizzly Bears")
    table.permanent("Alice", EQUIPMENT, attached_to=bear)
    quiet(table.game())


def test_protection_unattaches_equipment_702_16d(table: Table) -> None:
    bear = table.creature("Alice", 2, 2, "protection: artifact")
    sword = table.permanent("Alice", EQUIPMENT, attached_to=bear)
    assert checked(table.game()).state.objects[sword].attached_to is None


def test_equipment_that_becomes_a_creature_704_5p(table: Table) -> None:
    bear = table.card("Alice", "Grizzly Bears")
    sword = table.permanent("Alice", EQUIPMENT, attached_to=bear)
    g = table.game()
    effect(g, con.AddTypes(types=("creature",)), sword)
    effect(g, con.SetPT(power=None, toughness=None), sword)
    checked(g)
    assert sword not in g.state.objects or g.state.objects[sword].attached_to is None


def test_what_is_no_attachment_any_more_becomes_unattached_704_5p(table: Table) -> None:
    bear = table.card("Alice", "Grizzly Bears")
    thing = table.permanent("Alice", "Artifact", attached_to=bear)
    g = checked(table.game())
    assert g.state.objects[thing].attached_to is None


def test_reasons_name_the_rule_701_3b(table: Table) -> None:
    bear = table.card("Alice", "Grizzly Bears")
    aura = table.permanent("Alice", AURA, CREATURE)
    sword = table.permanent("Alice", EQUIPMENT)
    g = table.game()
    assert can_be_attached(g, aura, bear) is None
    assert can_be_attached(g, sword, bear) is None
    assert "303.4d" in (can_be_attached(g, aura, aura) or "")
    assert "301.5" in (can_be_attached(g, sword, "Bob") or "")
    assert "702.5a" in (can_be_attached(g, aura, sword) or "")
    assert can_be_attached(g, bear, sword) is not None
