"""Whether what an action announces means anything for its card: a word that no card of the game knows is an error of whoever
wrote it, and never the reason why something can't be done.

What a card could have counts, and not what it has now: that an ability was lost or a permission has ended is an answer.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from ...engine.cards.lang import abilities as ab
from ...engine.cards.lang import costs as lc
from ...engine.cards.lang import layer_parts, nouns, rule_parts
from ...engine.derive.game import Game
from ...engine.rules.cr116_special_actions import ACTIONS
from ...engine.state.objects import ObjectId
from ...engine.terms.typeline import BASIC_LAND_TYPES
from .. import port
from . import abilities
from .forms import cost_words
from .refs import NotFound, own_text
from .table import Table
from .written import parts, written

ALWAYS = frozenset({"mana cost", "without paying its mana cost"})
"""What every spell may be said to be cast for."""
GIVING = (layer_parts.GainAbilities, layer_parts.GainChosenAbility, rule_parts.CastFrom, rule_parts.PayInstead)
"""Parts of effects that give other objects abilities or permissions."""


def meaningless(t: Table, action: port.Action) -> str | None:
    """What of an action nothing in the game could ever mean, with what it could; None when all of it means something."""
    match action:
        case port.Cast():
            thing = action.object
        case port.Activate():
            thing = action.source
        case port.SpecialAction() if action.object is not None:
            thing = action.object
        case _:
            return None
    try:
        oid = t.refs.find(t.game, thing)
    except NotFound:
        return None
    said = _Said(t, oid)
    if isinstance(action, port.Activate):
        return said.no_such_ability(action.ability) or said.nothing_of(action.announcement)
    if isinstance(action, port.SpecialAction):
        return said.no_special_action(action.action) or said.nothing_of(action.announcement)
    return said.nothing_of(action.announcement)


class _Said:
    """A card, with what is written on it and what others in the game could give it."""

    def __init__(self, t: Table, oid: ObjectId) -> None:
        self.t, self.g, self.oid = t, t.game.onlooker(), oid
        self.name = self.g.view.chars(oid).name or "it"
        own = self.g.view.obj(oid).faces
        self.faces = [f.name for f in own]
        self.nodes = [*written(own), *_given(self.g, oid)]
        self.costs = [str(f.mana_cost) for f in own if f.mana_cost is not None]

    def nothing_of(self, a: port.Announcement) -> str | None:
        """What of an announcement means nothing for this card."""
        return next(
            (
                f"{problem}; what can't be said of it can't show that it is illegal"
                for problem in (
                    self._face(a),
                    self._alternative(a),
                    *map(self._additional, a.additional),
                    self._numbers(a),
                    self._recipients(a),
                )
                if problem is not None
            ),
            None,
        )

    def _face(self, a: port.Announcement) -> str | None:
        if a.face is None or a.face in self.faces:
            return None
        return f"{self.name} has no face {a.face!r}; it has {', '.join(self.faces)}"

    def _alternative(self, a: port.Announcement) -> str | None:
        if a.alternative is None:
            return None
        known = self._words() | {n.casefold() for n in _names(self.g)} | ALWAYS
        word = a.alternative.casefold()
        if word in known or any(word.startswith(f"{w} {{") for w in known):
            return None
        return f"nothing in the game has the alternative cost {a.alternative!r} for {self.name}"

    def _additional(self, label: str) -> str | None:
        known = self._words() | {"fuse"} | {cost_words(o).casefold() for e in self._all(lc.EitherCost) for o in e.of}
        word, _, instance = label.casefold().rpartition(" ")
        return (
            None
            if {label.casefold(), word if instance.isdecimal() else ""} & known
            else f"{self.name} has no additional cost {label!r}"
        )

    def _numbers(self, a: port.Announcement) -> str | None:
        if a.modes and not any(_several_modes(x) for x in self.nodes):
            return f"{self.name} has no modes"
        if a.x is not None and not any(_with_x(text) for text in (*self.costs, *_texts(self.nodes))):
            return f"no cost of {self.name} has an X"
        return None

    def _recipients(self, a: port.Announcement) -> str | None:
        targets = self._all(nouns.Target)
        enchants = any(k in ("enchant", "bestow", "mutate", "equip", "fortify", "reconfigure") for k in self._words())
        if a.targets and not (targets or enchants):
            return f"{self.name} has no targets"
        if a.division and not any(getattr(x, "divided", None) is not None for x in targets):
            return f"{self.name} divides nothing"
        return None

    def no_such_ability(self, wanted: port.Ability) -> str | None:
        """Why no ability of it, printed, had now or given by anything in the game, could be the one that is meant."""
        g = self.g
        held = [*own_text(g, self.oid), *g.view.chars(self.oid).abilities]
        printed = own_text(g, self.oid)
        kinds = [a for a in held if abilities.fits(wanted, self.t.refs.name_of(g, self.oid, a))]
        kinds += [a for a in printed if abilities.fits(wanted, abilities.named(a, printed))]
        if any(abilities.kind_of(a.ability) in ("activated", "") for a in kinds):
            return None
        if wanted.keyword is not None and wanted.keyword.casefold() in self._words():
            return None
        lands = any(w in BASIC_LAND_TYPES for f in g.view.obj(self.oid).faces for w in f.subtypes)  # 305.6
        if wanted.granted is not None or (wanted == port.Ability() and lands):
            return None
        if (not kinds or wanted == port.Ability()) and any(isinstance(x, GIVING[:2]) for x in self.nodes):
            return None
        return f"{self.name} has no such activated ability, and nothing in the game gives it one"

    def no_special_action(self, kind: str) -> str | None:
        """Why a special action could never be taken with it."""
        if kind not in ACTIONS or kind == "turn face up" or kind in self._words():
            return None
        return f"nothing in the game lets anybody take the special action {kind!r} with {self.name}"

    def _all(self, kind: type[Any]) -> list[Any]:
        return [x for x in self.nodes if isinstance(x, kind)]

    def _words(self) -> set[str]:
        """The keywords and labels that it could have."""
        labels = (str(getattr(x, "label", "") or "") for x in self.nodes)
        return {w.casefold() for w in (*labels, *(k.name for k in self._all(ab.Keyword)))} - {""}


def _names(g: Game) -> Iterator[str]:
    for o in g.state.objects.values():
        yield from (f.name for f in o.faces)


def _given(g: Game, oid: ObjectId) -> Iterator[Any]:
    """What is written in the effects of anything in the game that gives abilities, and in what it has now."""
    for a in g.view.chars(oid).abilities:
        yield from parts(a.ability)
    for o in g.state.objects.values():
        for part in written(o.faces):
            if isinstance(part, GIVING):
                yield from parts(part)


def _several_modes(value: Any) -> bool:
    return bool(getattr(value, "modes", None))


def _texts(nodes: Iterable[Any]) -> Iterator[str]:
    for value in nodes:
        for field in value.__struct_fields__:
            text = getattr(value, field)
            if isinstance(text, str):
                yield text


def _with_x(text: str) -> bool:
    return "{X}" in text or text.removeprefix("-").removeprefix("+").upper() == "X"
