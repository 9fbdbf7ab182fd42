"""From the engine's choices to the port's prompts, and from the answers back."""

from __future__ import annotations

from typing import Any

from ...engine.choices import Choice
from ...engine.derive.game import Game
from ...engine.events import changes as ch
from ...engine.events import course as co
from ...engine.events import zones as zo
from ...engine.events.base import Event
from ...engine.terms.zones import Zone
from .. import port
from .forms import BadAnswer, Form, Part, Talk
from .refs import Refs

EVENT_WORDS: dict[type[Event], str] = {
    ch.Damage: "damage",
    ch.GainLife: "gain life",
    ch.LoseLife: "lose life",
    ch.PutCounters: "put counters",
    ch.RemoveCounters: "remove counters",
    ch.TapIt: "tap",
    ch.UntapIt: "untap",
    ch.AddMana: "add mana",
    co.LoseGame: "lose the game",
    co.WinGame: "win the game",
    zo.Draw: "draw",
    zo.Destroy: "destroy",
    zo.Sacrifice: "sacrifice",
    zo.Discard: "discard",
    zo.CounterIt: "counter",
    zo.CreateTokens: "create tokens",
    zo.Searched: "search",
}
"""Kinds of events in the words of the rules."""


def event_word(e: Event) -> str:
    """What an event is called."""
    if isinstance(e, zo.Move):
        if e.to is Zone.BATTLEFIELD:
            return "enter"
        return {"destroy": "destroy", "discard": "discard", "exile": "exile"}.get(e.cause, "move")
    return EVENT_WORDS.get(type(e), "")


class Asking:
    """One choice of the engine as it is being asked at the port, part by part."""

    def __init__(self, talk: Talk, choice: Choice, form: Form, name: str) -> None:
        self.choice = choice
        self.form = form
        self.answers: list[Any] = []
        self._talk = talk
        self._name = name

    @property
    def part(self) -> Part:
        """The part that is asked now."""
        return self.form.parts[len(self.answers)]

    @property
    def done(self) -> bool:
        """Whether all parts are answered."""
        return len(self.answers) >= len(self.form.parts)

    @property
    def prompt(self) -> port.Prompt:
        """The prompt of the part that is asked now."""
        c, part = self.choice, self.part
        many = len(self.form.parts) > 1
        fields: dict[str, Any] = {
            "id": f"{self._name}.{len(self.answers) + 1}" if many else self._name,
            "decider": c.decider,
            "player": c.player,
            "kind": part.kind,
            "options": tuple(port.Option(id=f"o{i}", value=item.value, label=item.label) for i, item in enumerate(part.items)),
            "least": c.least,
            "most": c.most,
            "repeats": c.repeat,
            "may_decline": c.optional and part.kind is not port.Kind.YES_NO,
            "text": text_of(c),
            **source_of(self._talk.game, self._talk.refs, c),
            **about_of(self._talk, c),
            **part.fields,
        }
        return port.Prompt(**fields)

    def answer(self, given: port.Choice) -> None:
        """Take the answer to the part that is asked. Raises BadAnswer."""
        self.answers.append(self.part.read(given, self._picked(given)))

    @property
    def whole(self) -> Any:
        """The answer to the choice, once all parts are answered."""
        return self.form.combine(self.answers)

    def _picked(self, given: port.Choice) -> tuple[Any, ...]:
        out = []
        for name in given.picks:
            place = int(name[1:]) if name[:1] == "o" and name[1:].isdigit() else -1
            if not 0 <= place < len(self.part.items):
                raise BadAnswer(f"{name!r} is not among the options")
            out.append(self.part.items[place].engine)
        return tuple(out)


def text_of(c: Choice) -> str:
    """What is asked, for people."""
    if c.text:
        return c.text
    return c.about if isinstance(c.about, str) else ""


def source_of(g: Game, refs: Refs, c: Choice) -> dict[str, Any]:
    """Whose instruction asks, and which of its abilities: of what resolves now, the one on the stack."""
    if not c.source or not refs.knows(g, c.source):
        return {}
    ref = refs.object(g, c.source)
    if ref.ability is not None:
        return {"source": ref, "ability": ref.ability}
    ability = _resolving(g, refs, c)
    return {"source": ref, "ability": ability} if ability is not None else {"source": ref}


def _resolving(g: Game, refs: Refs, c: Choice) -> port.Ability | None:
    stack = g.view.zone(Zone.STACK)
    if g.state.priority is None and stack:
        on = g.state.objects[stack[-1]].stack
        if on is not None and on.kind != "spell" and on.source == c.source:
            return refs.stack_ability(g, on)
    if c.number and c.source is not None and (c.source in g.state.objects or c.source in g.state.last_known):
        for a in g.view.chars(c.source).abilities:
            if a.number == c.number:
                return refs.ability(g, c.source, a.ability, a.number)
    return None


def about_of(t: Talk, c: Choice) -> dict[str, Any]:
    """What the answer is for: objects, players, or what an event is about to affect."""
    about = c.about
    if isinstance(about, Event):
        return {"about": affected(t, about), "event": event_word(about)}
    things = about if isinstance(about, tuple) else (about,)
    values = tuple(v for x in things if (v := _value(t, x)) is not None)
    return {"about": values} if values else {}


def _value(t: Talk, thing: Any) -> port.Value | None:
    if isinstance(thing, str):
        return port.OfPlayer(player=thing) if thing in t.game.state.players else None
    if isinstance(thing, int) and not isinstance(thing, bool) and t.refs.knows(t.game, thing):
        return port.OfObject(object=t.refs.object(t.game, thing))
    return None


def affected(t: Talk, e: Event) -> tuple[port.Value, ...]:
    """The objects and players that an event is about to affect."""
    fields = ("object", "target", "player", "dealer")
    values = (_value(t, getattr(e, f, None)) for f in fields)
    return tuple(v for v in values if v is not None)
