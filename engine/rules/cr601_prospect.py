"""Rules 601.3e, 708.4, 709.3, 712.11, 715.3: a card looked at as the spell that it would be."""

from __future__ import annotations

from msgspec.structs import replace

from ..derive import work as wk
from ..derive.citation import rule
from ..derive.game import Game
from ..events import zones as zo
from ..state.game_state import State
from ..state.objects import Announced, Characteristics, Copiable, GameObject, ObjectId, OnStack, PlayerId
from ..terms.zones import Zone
from ..writer.edit import with_object
from ..writer.write import write

Face = int | str
"""What of a card is cast: the index of a face or half, `fused` for both halves, `face down`."""

FUSED = "fused"
FACE_DOWN = "face down"

CHOOSES_FACE = frozenset({"split", "aftermath", "modal", "adventure", "room"})
"""Layouts of which the caster chooses what to cast (709.3, 712.11b, 715.3)."""


def index_of(face: Face) -> int:
    """The index of a face as the object keeps it."""
    return face if isinstance(face, int) else 0


def has_keyword(values: Copiable, name: str) -> bool:
    """Whether a keyword is printed on a face."""
    return name in wk.keyword_names(values.abilities)


@rule("709.3", "712.11", "712.11b", "715.3", "708.4", "702.102a", "702.37c")
def faces_to_cast(g: Game, oid: ObjectId) -> tuple[Face, ...]:
    """What of a card its caster could choose to cast, as far as the card itself goes."""
    o = g.view.obj(oid)
    if o.face_down and o.zone is Zone.EXILE and o.layout not in CHOOSES_FACE:
        return (0,)
    faces: list[Face] = list(range(len(o.faces))) if o.layout in CHOOSES_FACE else [0]
    if o.layout == "split" and o.zone is Zone.HAND and any(has_keyword(f, "fuse") for f in o.faces):
        faces.append(FUSED)
    if has_keyword(o.faces[0], "morph"):
        faces.append(FACE_DOWN)
    return tuple(faces)


def only_face(s: State, o: GameObject, face: Face) -> State:
    """The state in which a card has the characteristics of one of its faces only (709.3a, 712.11c, 715.3a, 708.4)."""
    if face == FUSED or (len(o.faces) == 1 and face == 0):
        return s
    values = wk.FACE_DOWN if face == FACE_DOWN else o.faces[index_of(face)]
    return with_object(s, replace(o, faces=(values,), face=0, layout="normal"))


def proposal(g: Game, player: PlayerId, oid: ObjectId, face: Face, announced: Announced) -> zo.Move:
    """The event by which a card is put on the stack as a spell (601.2a)."""
    o = g.view.obj(oid)
    on = OnStack(kind="spell", source=oid, announced=announced, is_copy=o.kind == "copy")
    return zo.Move(
        object=oid,
        to=Zone.STACK,
        cause="cast",
        by=player,
        stack=on,
        stack_controller=player,
        face=index_of(face),
        face_down=face == FACE_DOWN,
    )


def first_announced(o: GameObject, face: Face) -> Announced:
    """What is known of a spell as it is put on the stack."""
    return Announced(cast_from=o.zone, face=index_of(face), paid={"fuse": 1} if face == FUSED else {})


class Prospect:
    """A card as a player could cast it, with one of its faces. `there`: the game in which the card has only the
    characteristics that count; `on_stack`: the game in which it is a spell, whose id is `sid`."""

    def __init__(self, g: Game, player: PlayerId, oid: ObjectId, face: Face) -> None:
        self.g = g
        self.player = player
        self.oid = oid
        self.face = face
        self.o = g.view.obj(oid)
        state = only_face(g.state, self.o, face)
        self.there = g if state is g.state else g.with_state(state)
        self._stack: tuple[Game, ObjectId] | None = None

    @property
    def card(self) -> Characteristics:
        """The characteristics that decide whether it can be cast (601.3e)."""
        return self.there.view.chars(self.oid)

    @property
    def on_stack(self) -> Game:
        """The game with the card on the stack as a spell."""
        return self._spell()[0]

    @property
    def sid(self) -> ObjectId:
        """The id of the spell in `on_stack`."""
        return self._spell()[1]

    def _spell(self) -> tuple[Game, ObjectId]:
        if self._stack is None:
            self._stack = self.as_spell(first_announced(self.o, self.face))
        return self._stack

    def as_spell(self, announced: Announced) -> tuple[Game, ObjectId]:
        """The game in which the card is a spell with these decisions, and the spell's id."""
        move = proposal(self.g, self.player, self.oid, self.face, announced)
        state, done = write(self.g.state, (move,), self.g.view.chars)
        placed = done[0]
        assert isinstance(placed, zo.Move)
        assert placed.new is not None
        return self.g.with_state(state), placed.new
