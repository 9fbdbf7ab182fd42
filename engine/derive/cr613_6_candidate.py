"""Rule 613.6: a continuous effect on its way through the layers, and what that way looks like to it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any

from ..cards.lang import abilities as ab
from ..cards.lang.nouns import Condition
from ..state.effects import ContinuousEffect
from ..state.game_state import State
from ..state.objects import Abl, Characteristics, GameObject, ObjectId
from . import conditions, nouns
from . import work as wk
from .citation import rule
from .context import Ctx, Holder
from .cr613_1_order import LAYER_PARTS, layer_of

WorkMap = dict[ObjectId, wk.Work]


class Layers(ABC):
    """A run through the layers, as an effect sees it: objects as they are at this point."""

    game: Holder
    state: State
    works: WorkMap
    sagas_by_ability: bool

    @abstractmethod
    def peek(self, oid: ObjectId) -> wk.Work | None:
        """The characteristics in the making, or None for an object that is gone."""

    @abstractmethod
    def apply(self, c: Candidate, layer: str) -> None:
        """Apply one effect's parts of a layer."""

    @abstractmethod
    def chars(self, oid: ObjectId) -> Characteristics:
        """How the object looks at this point, or last looked."""

    @abstractmethod
    def obj(self, oid: ObjectId) -> GameObject:
        """The object, or as it last existed."""

    @abstractmethod
    def exists(self, oid: ObjectId) -> bool:
        """Whether it exists."""


@rule("613.6")
def goes_on(g: Holder, c: Candidate) -> bool:
    """Whether an effect that has begun to apply goes on though its ability is gone: always."""
    return True


@rule("613.6")
def same_objects(g: Holder, c: Candidate) -> bool:
    """Whether an effect that has begun applies to the same objects in later layers, whatever they are by then: always."""
    return True


@rule("611.3a")
def holds_now(g: Holder, condition: Condition, ctx: Ctx) -> bool:
    """Whether what a static ability makes its effect hang on is true now; nothing of it is locked in."""
    return conditions.holds(condition, ctx)


class Candidate:
    """A continuous effect as far as layers are concerned: one register entry, or one static ability of an object.

    `began`: the objects it applies to, once it has started to apply (613.6)."""

    __slots__ = ("abl", "began", "by_layer", "cda", "copied", "ctx", "key", "locked", "parts", "source", "static", "timestamp")

    def __init__(self, key: Any, timestamp: int, ctx: Ctx, parts: Iterable[Any], cda: bool = False) -> None:
        self.key = key
        self.timestamp = timestamp
        self.ctx = ctx
        self.cda = cda
        self.source: ObjectId = ctx.source
        self.static: ab.Static | None = None
        self.abl: Abl | None = None
        self.locked: tuple[Any, ...] | None = None
        self.copied: ContinuousEffect | None = None
        self.began: tuple[ObjectId, ...] | None = None
        self.by_layer: dict[str, list[Any]] = {}
        self.parts = tuple(parts)
        for p in self.parts:
            if isinstance(p, LAYER_PARTS):
                self.by_layer.setdefault(layer_of(p, cda), []).append(p)

    def exists(self, works: Layers) -> bool:
        """Whether the effect exists at this point: a static ability must still be there unless it has begun (613.6)."""
        if self.static is None or (self.began is not None and goes_on(works.game, self)):
            return True
        w = works.peek(self.source)
        return w is not None and self.abl in w.abilities

    def holds(self, works: Layers) -> bool:
        """Whether the "as long as" of a static ability is true at this point; an effect for which it isn't has not begun to
        apply (613.6)."""
        if self.static is None or self.static.if_ is None or self.began is not None:
            return True
        return holds_now(works.game, self.static.if_, self.ctx.at(works))

    def affected(self, works: Layers) -> tuple[ObjectId, ...]:
        """The objects it applies to at this point: once it has begun, always the same ones (613.6)."""
        if self.began is not None and same_objects(works.game, self):
            return self.began
        if self.locked is not None:
            return tuple(o for o in self.locked if isinstance(o, int) and o in works.state.objects)
        assert self.static is not None
        if self.static.what is None:
            return ()
        if not self.holds(works):
            return ()
        ctx = self.ctx.at(works)
        return tuple(o for o in nouns.objects(self.static.what, ctx) if o in works.state.objects)
