"""The table of answers: what an action announces, and the answers to the prompts that it causes."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable
from typing import Any

import msgspec

from ..adapters.port import (
    Announcement,
    Answer,
    Kind,
    ObjectRef,
    OfObject,
    OfPlayer,
    OfWord,
    Payment,
    PromptMatch,
    Targets,
)
from .literals import (
    listed,
    parse_number,
    parse_object,
    parse_pile,
    parse_place,
    parse_pool,
    parse_share,
    parse_value,
)
from .names import LiteralError, Names, suggestions
from .tables import Column, Columns, Row, Table

ANSWERS = Columns(
    (
        Column("player", "who is asked"),
        Column("choice", "what is announced, or the kind of the prompt"),
        Column("source", "whose instruction asks: X, chapter II of X"),
        Column("about", "what it is for: copy of X, a player, an object"),
        Column("nth", "which of several equal prompts, from 1"),
        Column("answer", "yes, no, declines, concedes, a number, objects A; B, ...", required=True),
    ),
    example="| choice | answer |\n| x | 3 |\n| targets | Bob; Grizzly Bears |",
)
"""The columns of answers."""

KINDS = {kind.value: kind for kind in Kind}
_COSTS = {
    "sacrifice": "sacrifices",
    "discard": "discards",
    "exile": "exiles",
    "tap": "taps",
    "untap": "untaps",
    "return": "returns",
    "reveal": "reveals",
    "sources": "from_",
}
PAID = ("mana", "life", *_COSTS)
"""What a row announces of how a cost is paid (601.2h)."""
ANNOUNCED = ("targets", "targets 2", "modes", "x", "face", "alternative cost", "additional cost", "division", *PAID)
"""What a row announces, on an action that announces (601.2, 602.2)."""

NO_TARGETS = ("none", "nothing")

Locate = Callable[[str], OfObject | OfPlayer]
"""Finds a target or an object of a cost among the objects that there are now."""


class Prepared(msgspec.Struct, frozen=True):
    """An answer of a table, with the words it was written in."""

    answer: Answer
    words: str


def read_answers(
    table: Table | None,
    names: Names,
    announces: Collection[str],
    locate: Locate,
    targeting: tuple[str, ...] = (),
) -> tuple[Announcement, list[Prepared]]:
    """A table as announcement and answers. ``announces`` are the choices that this action announces; ``targeting`` are the
    targets that the step itself names, by use of "target"."""
    announced: dict[str, Any] = {}
    groups: dict[int, tuple[OfObject | OfPlayer, ...]] = {
        number: _targets(text, locate) for number, text in enumerate(targeting, start=1)
    }
    payment: dict[str, Any] = {}
    answers = []
    for row in ANSWERS.rows(table):
        choice = row["choice"] or ("targets" if "targets" in announces and set(row) == {"answer"} else "")
        if not set(row) & {"player", "source", "about", "nth"} and _is_announced(choice, announces):
            _announce(row, choice, announced, groups, payment, names, locate)
        elif choice in ANNOUNCED and choice not in KINDS:
            raise row.error("choice", _announces_none(choice, announces))
        else:
            answers.append(_answer(row, names))
    targets = tuple(Targets(number, found) for number, found in sorted(groups.items()))
    paid = Payment(**payment) if payment else None
    return Announcement(targets=targets, payment=paid, **announced), answers


def _is_announced(choice: str, announces: Collection[str]) -> bool:
    return choice in announces or ("targets" in announces and bool(re.fullmatch(r"targets [1-9]\d?", choice)))


def _announces_none(choice: str, announces: Collection[str]) -> LiteralError:
    """The row announces something that this step doesn't, or says more than an announcement needs."""
    if choice in announces:
        return LiteralError(f"{choice!r} is announced by whoever acts", "choice and answer alone")
    return LiteralError(
        f"{choice!r} is announced by no step of this kind", ", ".join([*announces, "or a kind of prompt: see judgecall steps"])
    )


def _announce(
    row: Row,
    choice: str,
    announced: dict[str, Any],
    groups: dict[int, tuple[OfObject | OfPlayer, ...]],
    payment: dict[str, Any],
    names: Names,
    locate: Locate,
) -> None:
    def objects(text: str) -> tuple[ObjectRef, ...]:
        return tuple(_object_only(locate(part), part) for part in listed(text))

    known: set[str] = {*announced, *payment, *(f"targets {number}" for number in groups)}
    field = {"targets": "targets 1", "face": "face", "alternative cost": "alternative"}.get(choice, choice)
    if field in known and field not in _COSTS.values():
        raise row.error("choice", LiteralError(f"{choice!r} is announced already", "each once, several as A; B"))
    if choice.startswith("targets"):
        number = int(choice[8:] or 1)
        groups[number] = row.need("answer", lambda text: _targets(text, locate))
    elif choice == "modes":
        announced["modes"] = row.need("answer", lambda text: tuple(parse_place(part) for part in listed(text)))
    elif choice == "x":
        announced["x"] = row.need("answer", parse_number)
    elif choice == "division":
        announced["division"] = row.need("answer", lambda text: tuple(_share(p, names, locate) for p in listed(text)))
    elif choice == "additional cost":
        announced["additional"] = (*announced.get("additional", ()), *listed(row["answer"]))
    elif choice in ("face", "alternative cost"):
        announced["face" if choice == "face" else "alternative"] = row.need("answer", str)
    elif choice == "mana":
        payment["mana"] = row.need("answer", parse_pool)
    elif choice == "life":
        payment["life"] = row.need("answer", _phyrexian)
    else:
        paid = (*payment.get(_COSTS[choice], ()), *row.need("answer", objects))
        doubled = next((ref for ref in paid if ref.id is not None and [p.id for p in paid].count(ref.id) > 1), None)
        if doubled is not None:
            raise row.error("answer", LiteralError(f"{doubled.name} stands twice", "each object once"))
        payment[_COSTS[choice]] = paid


def _targets(text: str, locate: Locate) -> tuple[OfObject | OfPlayer, ...]:
    """The targets of one use of the word; ``none``, where none may be chosen (601.2c)."""
    return () if text in NO_TARGETS else tuple(locate(part) for part in listed(text))


def _phyrexian(text: str) -> int:
    """How many Phyrexian symbols so much life pays for, at 2 each (107.4f)."""
    life = parse_number(text)
    if life < 2 or life % 2:
        raise LiteralError(f"{text!r} is no life that pays for Phyrexian mana symbols", "2, 4, 6 ...: 2 life each")
    return life // 2


def _object_only(found: OfObject | OfPlayer, text: str) -> ObjectRef:
    if isinstance(found, OfPlayer):
        raise LiteralError(f"{text!r} is a player; a cost is paid with objects")
    return found.object


def _share(text: str, names: Names, locate: Locate) -> Any:
    share = parse_share(text, names)
    if isinstance(share.to, OfWord):
        raise LiteralError(f"{text!r} announces no division", "2 to Bob; 1 to Grizzly Bears")
    return msgspec.structs.replace(share, to=locate(text.partition(" to ")[2]))


def parse_kind(text: str) -> Kind:
    """A kind of prompt by its name; ``cost`` and the like lead to suggestions."""
    if text not in KINDS:
        raise LiteralError(f"{text!r} is no kind of choice", ", ".join(KINDS), suggestions(text, KINDS))
    return KINDS[text]


def _answer(row: Row, names: Names) -> Prepared:
    kind = row.read("choice", parse_kind)
    source = row.read("source", lambda text: parse_object(text, names))
    fields: dict[str, Any] = {
        "player": row.read("player", names.player),
        "kind": kind,
        "about": row.read("about", lambda text: parse_value(text, names)),
        "nth": row.read("nth", parse_place),
    }
    if source is not None:
        fields["source"] = msgspec.structs.replace(source, ability=None).reference()
        fields["ability"] = source.ability
    fields |= row.need("answer", lambda text: answer_fields(text, kind, names))
    return Prepared(Answer(**fields), f"{row.place}: {', '.join(f'{c} {row[c]}' for c in row)}")


def answer_fields(text: str, kind: Kind | None, names: Names) -> dict[str, Any]:
    """What an answer's text sets of ``Answer``."""
    if text in ("declines", "nothing"):
        return {"declines": True}
    if text == "concedes":
        return {"concedes": True}
    if text in ("yes", "no"):
        return {"yes": text == "yes"}
    parts = listed(text)
    if kind is Kind.DIVISION or all(re.match(r"\d+ to ", part) for part in parts):
        return {"division": tuple(parse_share(part, names) for part in parts)}
    if kind in (Kind.ARRANGEMENT, Kind.PILE) or re.match(r"(?:top|bottom|graveyard|first pile|second pile):", text):
        return {"piles": tuple(parse_pile(part, names) for part in text.split(" / "))}
    return {"values": tuple(parse_value(part, names) for part in parts)}


def parse_prompt(player: str, kind: str, about: str | None, names: Names) -> PromptMatch:
    """Which prompt ``Alice is asked for KIND about X`` means. ``about`` fits what it is for, or its source."""
    return PromptMatch(
        player=names.player(player),
        kind=parse_kind(kind) if kind != "anything" else None,
        about=parse_value(about, names) if about else None,
    )


def describe_answers(prepared: Iterable[Prepared]) -> str:
    """Answers in words, one after another."""
    return "; ".join(p.words for p in prepared)
