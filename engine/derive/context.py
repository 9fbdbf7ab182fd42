"""The context in which a piece of the effect language is read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Protocol, TypeVar

from ..events.base import Event
from ..state.game_state import State
from ..state.objects import EMPTY, Announced, Characteristics, GameObject, ObjectId, PlayerId
from .citation import Citing

E = TypeVar("E", bound=Event)


class Holder(Citing, Protocol):
    """What looking at a state needs of the game that holds it: how it looks now, the log, and the edition."""

    starts: dict[int, Any]

    @property
    def state(self) -> State:
        """The present state."""
        ...

    @property
    def view(self) -> Seen:
        """How the present state looks."""
        ...

    def this_turn(self, kind: type[E]) -> Iterator[E]:
        """The events of a kind since this turn began."""
        ...

    def in_turn_order(self, first: PlayerId | None = None) -> tuple[PlayerId, ...]:
        """The players still in the game in turn order."""
        ...

    def opponents(self, player: PlayerId) -> tuple[PlayerId, ...]:
        """The opponents still in the game."""
        ...

    def since(self, name: str) -> bool:
        """Whether a change of the rules is in force."""
        ...


class Looking(Protocol):
    """How objects look at a moment: derived, as in the middle of applying layers, or as they would be."""

    @property
    def game(self) -> Holder: ...

    @property
    def state(self) -> State: ...

    def chars(self, oid: ObjectId) -> Characteristics:
        """Characteristics, by last-known information when the object is gone."""
        ...

    def obj(self, oid: ObjectId) -> GameObject:
        """The object, as it last existed when it is gone."""
        ...

    def exists(self, oid: ObjectId) -> bool:
        """Whether the object exists now."""
        ...


class Seen(Looking, Protocol):
    """How a whole state looks."""

    def controller(self, oid: ObjectId) -> PlayerId:
        """The controller, or the owner of what has none (108.4a)."""
        ...


class Ctx:
    """Who speaks: the view, the controller (`you`), the source (`self`), bound names, and which new objects may be
    found; `keyword`: the rule of the keyword that stands for the ability that speaks; `done`: what each named effect has
    done since a reflexive trigger last asked, once for each time that it did something (603.12a)."""

    __slots__ = ("announced", "applied", "bindings", "done", "follow", "keyword", "source", "stack_id", "view", "you")

    def __init__(
        self,
        view: Looking,
        you: PlayerId,
        source: ObjectId,
        bindings: Mapping[str, Any] = EMPTY,
        follow: Mapping[ObjectId, ObjectId] = EMPTY,
        announced: Announced | None = None,
        stack_id: ObjectId | None = None,
    ) -> None:
        self.view = view
        self.you = you
        self.source = source
        self.bindings = dict(bindings) if bindings else {}
        self.follow = dict(follow) if follow else {}
        self.announced = announced
        self.stack_id = stack_id
        self.applied: frozenset[Any] = frozenset()
        self.keyword: tuple[str, ...] = ()
        self.done: dict[str, list[Mapping[str, Any]]] = {}

    def at(self, view: Looking) -> Ctx:
        """The same speaker, looking at another moment."""
        other = Ctx(view, self.you, self.source, self.bindings, self.follow, self.announced, self.stack_id)
        other.applied = self.applied
        other.keyword = self.keyword
        other.done = self.done
        return other

    def binding(self, **names: Any) -> Ctx:
        """The same context with further names bound."""
        other = self.at(self.view)
        other.bindings.update(names)
        return other

    def find(self, oid: ObjectId) -> ObjectId | None:
        """The object to act on: itself while it exists, or the one it became where the rules let the speaker find it
        (400.7)."""
        if self.view.exists(oid):
            return oid
        new = self.follow.get(oid)
        return new if new is not None and self.view.exists(new) else None
