"""The decoder of card files: strict, all faults at once, each with its line and what was allowed."""

from __future__ import annotations

from pathlib import Path

import pytest
from judgecall.engine.cards.cardfile import decode_cards, read_cards
from judgecall.engine.cards.lang import costs, nouns
from judgecall.engine.cards.lang.abilities import Ability, Activated, Keyword, Spell
from judgecall.engine.cards.lang.effects import DealDamage
from judgecall.engine.cards.library import load_cards, slug
from judgecall.engine.cards.phrases import PhraseError, cost_text, filter_words
from judgecall.engine.cards.problems import CardError, Problem, UnknownCard

CARDS = Path(__file__).resolve().parents[2] / "fixtures" / "cards"
BAD = """\
name: Bad Card
cost: "{1}{H}"
types: Creture — Bear
power: 2
power: 3
abilities:
  - flyng
  - equip
  - triggered:
      when: {zone_move: {too: battlefield}}
      do:
        - draw: two cards
        - destory: target
  - spell:
      targets: [craeture]
      do:
        - modify: {what: target, parts: [{change_pt: {power: 1}}], lasts: forever}
  - spell:
      targets: [creature]
      do:
        - deal_damage: {n: 3, to: taget}
---
nam: Another
"""


def ability(text: str, types: str = "Artifact") -> Ability:
    """The ability written in YAML as the only one of a card."""
    (card,) = decode_cards(f"name: Some Card\ntypes: {types}\nabilities:\n  - {text}\n", "test")
    (only,) = card.faces[0].abilities
    return only


def faults(text: str) -> tuple[Problem, ...]:
    with pytest.raises(CardError) as caught:
        decode_cards(text, "bad.yaml")
    return caught.value.problems


def test_all_faults_of_a_file_come_at_once_with_their_lines() -> None:
    found = faults(BAD)
    assert [p.line for p in found] == [2, 3, 5, 7, 8, 10, 12, 13, 15, 17, 21, 23, 23]
    assert {p.file for p in found} == {"bad.yaml"}


def test_faults_say_what_was_allowed_and_suggest() -> None:
    by_line = {p.line: p for p in faults(BAD)}
    assert by_line[7].suggestion == "flying"
    assert by_line[10].suggestion == "to"
    assert by_line[13].suggestion == "destroy"
    assert by_line[15].suggestion == "creature"
    assert "end of turn" in by_line[17].allowed
    assert by_line[21].suggestion == "target"
    assert "target" in by_line[21].allowed
    assert "bad.yaml:7:5: 'flyng' is no known keyword" in str(by_line[7])


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("name: [a\n", "no YAML"),
        ("- a\n", "a list is not allowed"),
        ("name: {a: b}\ntypes: Instant\n", "a map with the keys a is not allowed"),
        ("name: A\ntypes: Instant\nabilities: &a [*a]\n", "its aliases make too much of it"),
        (
            "name: A\ntypes: Instant\nabilities: [static: {parts: [], if: &a {not: *a}}]\n",
            "its aliases make too much of it",
        ),
        ("name: A\ntypes: Instant\nabilities: " + "[" * 5000 + "\n", "no YAML"),
        ("name: A\ntypes: !!python/name:os.system x\n", "is no supertype"),
        ("name: A\n", "types is missing"),
        ("types: Instant\n", "name is missing"),
        ("name: A\ntypes: Instant\nfaces: []\n", "stand beside faces"),
        ("name: A\nfaces: [{name: A, types: Instant}]\n", "layout is missing"),
        ("name: A\ntypes: Instant\nabilities: flying\n", "'flying' is not allowed here"),
        ("name: A\ntypes: Instant\nabilities:\n  - [flying]\n", "a list is not allowed here"),
        ("name: A\ntypes: Instant\ninvented: yes\n", "'yes' is not allowed here"),
        ("name: A\ntypes: Creature — Bear\npower: 1\n", "toughness is missing"),
        ("name: A\ntypes: Artifact\npower: 1\n", "power of 'Artifact'"),
        ("name: A\ntypes: Creature — Bear\npower: big\ntoughness: 1\n", "'big' is no power"),
        ("name: A\ntypes: Artifact\nabilities:\n  - spell: {do: [{draw: 1}]}\n", "a spell ability on"),
        (
            "name: A\ntypes: Artifact\nabilities:\n  - class_level: {level: 2, cost: '{1}', abilities: [flash]}\n",
            "a class level on",
        ),
        ("name: A\ntypes: Artifact\nabilities:\n  - chapter: {chapters: [1], do: [{draw: 1}]}\n", "a chapter on"),
        ("name: A\ntypes: Instant\nabilities:\n  - spell: {targets: [creature], do: [{draw: 1}]}\n", "never used"),
        (
            "name: A\ntypes: Instant\nabilities:\n  - spell: {do: [{when: {if: {paid: kiker}, then: [{draw: 1}]}}]}\n",
            "no cost of this card is called 'kiker'",
        ),
        ("name: A\ntypes: Instant\nabilities:\n  - spell: {do: [{deal_damage: {n: 2}}]}\n", "to or to_players"),
        ("name: A\ntypes: Artifact\nabilities:\n  - static: {parts: []}\n", "parts is missing"),
        ("name: A\ntypes: Instant\nabilities:\n  - flying: 2\n", "flying takes no parameter"),
        ("name: A\ntypes: Instant\nabilities:\n  - activated: {cost: '{1}, hop', do: []}\n", "'hop' is no cost"),
        ("name: A\ntypes: Instant\nabilities:\n  - static: {parts: [{set_types: [Montain]}]}\n", "'Montain'"),
    ],
)
def test_one_fault(text: str, part: str) -> None:
    assert part in str(faults(text)[0])


def test_scalars_are_texts() -> None:
    (card,) = decode_cards("name: 613.10\ntypes: Creature — Bear\npower: +1\ntoughness: 1+*\n", "test")
    face = card.faces[0]
    assert (card.name, face.power, face.toughness) == ("613.10", "+1", "1+*")


def test_bare_values_fill_the_scalar_field() -> None:
    spell = ability("spell: {targets: [nonartifact creature], do: [{deal_damage: {n: X, to: target}}]}", "Instant")
    assert isinstance(spell, Spell)
    assert spell.targets == (nouns.Target(what=nouns.Filter(is_=("nonartifact", "creature"))),)
    assert spell.do == (DealDamage(n=nouns.Var(name="X"), to=nouns.Ref(name="target")),)


def test_costs_as_text_and_as_list() -> None:
    text = ability('activated: {cost: "{2}{R}, {T}, sacrifice this", do: [{draw: 1}]}')
    listed = ability('activated: {cost: ["{2}{R}, {T}", sacrifice_cost: {}], do: [{draw: 1}]}')
    assert isinstance(text, Activated)
    assert text == listed
    assert text.cost == (costs.Mana(cost="{2}{R}"), costs.TapSelf(), costs.SacrificeCost())


def test_keywords_with_parameters() -> None:
    assert ability("flying") == Keyword(name="flying")
    assert ability('equip: "{1}"') == Keyword(name="equip", cost=(costs.Mana(cost="{1}"),))
    assert ability("crew: 1") == Keyword(name="crew", n=1)
    assert ability("protection: red") == Keyword(name="protection", what=nouns.Filter(is_=("red",)))
    assert ability("typecycling: {what: Swamp, cost: '{2}'}") == Keyword(
        name="typecycling", what=nouns.Filter(is_=("Swamp",)), cost=(costs.Mana(cost="{2}"),)
    )


def test_phrases() -> None:
    assert filter_words("nontoken non-Human creature") == ("nontoken", "non-Human", "creature")
    assert cost_text("pay 3 life, discard a creature card")[0] == costs.PayLife(amount=nouns.Number(n=3))
    with pytest.raises(PhraseError):
        filter_words("Crature")


def test_every_shipped_card_decodes() -> None:
    assert [str(problem) for problem in load_cards([CARDS]).problems()] == []


def test_shipped_cards_stand_where_their_name_says() -> None:
    library = load_cards([CARDS])
    for name in library.names():
        assert (CARDS / slug(name)[0] / f"{slug(name)}.yaml").exists(), name
        assert library.get(name).name == name


def test_unknown_card_gets_suggestions() -> None:
    with pytest.raises(UnknownCard, match=r"did you mean 'Grizzly Bears'"):
        load_cards([CARDS]).get("Grizly Bears")


def test_a_missing_folder_is_said(tmp_path: Path) -> None:
    with pytest.raises(CardError, match="no such folder"):
        load_cards([tmp_path / "none"])


def test_own_cards_stand_beside_shipped_ones_and_before_them(tmp_path: Path) -> None:
    text = "name: My Relic\ntypes: Artifact\n---\nname: Shock\ntypes: Sorcery\n"
    (tmp_path / "mine.yaml").write_text(text, encoding="utf-8")
    library = load_cards([CARDS, tmp_path])
    assert library.get("Shock").faces[0].types == "Sorcery"
    assert "My Relic" in library.names()
    assert library.get("Forest").faces[0].types == "Basic Land — Forest"


def test_a_name_defined_twice_in_a_folder_is_a_fault(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text("name: Twin\ntypes: Artifact\n", encoding="utf-8")
    (tmp_path / "b.yaml").write_text("name: Twin\ntypes: Artifact\n", encoding="utf-8")
    (tmp_path / "c.yaml").write_text("name: Other\ntypes: Artifact\n", encoding="utf-8")
    library = load_cards([tmp_path])
    with pytest.raises(CardError, match="defined twice"):
        library.get("Twin")
    assert library.get("Other").name == "Other"
    assert ["defined twice" in str(p) for p in library.problems()] == [True]


def test_aliases_of_aliases_are_counted_and_not_followed(tmp_path: Path) -> None:
    levels = "".join(f"x{n}: &x{n} [*x{n - 1}, *x{n - 1}]\n" for n in range(1, 60))
    (tmp_path / "bomb.yaml").write_text(f"name: Bomb\ntypes: Artifact\nx0: &x0 [1]\n{levels}", encoding="utf-8")
    with pytest.raises(CardError, match="its aliases make too much of it; allowed: no more than 20000 values"):
        read_cards(tmp_path / "bomb.yaml")
