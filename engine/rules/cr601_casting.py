"""Rule 601: casting spells, a function for each letter of 601.2."""

from __future__ import annotations

from msgspec.structs import replace

from ..actions import Cast
from ..cards.lang import costs as lc
from ..cards.lang.nouns import Filter
from ..choices import Choice, IllegalAction, Procedure
from ..derive import filters
from ..derive.citation import rule
from ..derive.context import Ctx
from ..derive.game import Game
from ..derive.view import Live
from ..events import course as co
from ..events import zones as zo
from ..events.base import Event
from ..kernel.acting import takes
from ..kernel.asking import ask
from ..kernel.pipeline import perform
from ..state.objects import ObjectId, PlayerId
from ..terms.zones import Zone
from . import cr115_targets as cr115
from . import cr118_1_payment as payment
from . import cr118_costs as cr118
from . import cr601_2_proposal as proposing
from . import cr601_3_permission as permission
from . import cr601_prospect as prospects
from . import cr700_2_modes as cr700
from .cr601_2_announcing import ability_of, note
from .cr601_2_proposal import Proposal
from .cr601_2f_total import Total, total_cost
from .cr601_2h_paying import chance_for_mana, pay_total
from .cr601_3_permission import Opening, Way
from .cr601_prospect import Face, Prospect
from .cr733_illegal import Journal, attempt, go_on

# --- casting -----------------------------------------------------------


@rule("601.2", "601.3", "117.1a")
def cast_spell(g: Game, player: PlayerId, oid: ObjectId) -> Procedure[ObjectId]:
    """Cast a card with priority: the id of the spell. Raises IllegalAction, with the game as it was before (733.1)."""
    if g.state.priority != player:
        raise IllegalAction(f"{player} doesn't have priority", "117.1a")
    openings, why_not = permission.openings(g, player, oid)
    if not openings:
        raise IllegalAction(why_not or "it can't be cast", "601.3")
    return (yield from attempt(g, lambda journal: _cast(g, player, oid, openings, journal)))


@rule("608.2g", "601.3", "118.9b")
def cast_during_resolution(
    g: Game,
    player: PlayerId,
    oid: ObjectId,
    free: bool = False,
    only_if: Filter | None = None,
    ctx: Ctx | None = None,
    way: Way | None = None,
    faces: tuple[Face, ...] | None = None,
) -> Procedure[ObjectId | None]:
    """Cast a card as an effect instructs or allows, at whatever time; None when it can't be cast. `free`: without
    paying its mana cost; `only_if`: only if the resulting spell matches; `way`: the way that the effect demands, with
    its costs; `faces`: which faces, when the effect says so ("transformed")."""
    found = openings_by_effect(g, player, oid, free, only_if, ctx, way, faces)
    if not found:
        return None
    try:
        return (yield from attempt(g, lambda journal: _cast(g, player, oid, found, journal)))
    except IllegalAction as refusal:
        g.remark(f"can't be cast: {refusal.reason}", (refusal.rule or "601.2",), oid)
        return None


@rule("608.2g", "608.2d")
def openings_by_effect(
    g: Game,
    player: PlayerId,
    oid: ObjectId,
    free: bool = False,
    only_if: Filter | None = None,
    ctx: Ctx | None = None,
    way: Way | None = None,
    faces: tuple[Face, ...] | None = None,
) -> tuple[Opening, ...]:
    """What of a card an effect lets a player begin to cast, and in which ways; none when it can't be cast."""
    if oid not in g.state.objects:
        return ()
    given = way if way is not None else Way(free=free)
    there = range(len(g.state.objects[oid].faces))
    wanted = prospects.faces_to_cast(g, oid) if faces is None else tuple(f for f in faces if f in there)
    found = (_opening_by_effect(g, Prospect(g, player, oid, face), given, only_if, ctx) for face in wanted)
    return tuple(o for o in found if o is not None)


def _opening_by_effect(g: Game, p: Prospect, given: Way, only_if: Filter | None, ctx: Ctx | None) -> Opening | None:
    if permission.is_land(g, p) or permission.prohibited_to_begin(g, p, given) is not None:
        return None
    if p.face == prospects.FACE_DOWN and given.alternative:
        return None
    if only_if is not None:
        looking = (ctx if ctx is not None else Ctx(Live(g), p.player, p.oid)).at(p.on_stack.view)
        if not filters.described(looking, p.sid, only_if):
            return None
    ways = [given]
    if not given.alternative:
        ways += [w for w in permission.offered(g, p, given) if w not in ways]
    possible = tuple(w for w in ways if hindrance(p, w) is None)
    return Opening(p.face, possible) if possible else None


def _cast(g: Game, player: PlayerId, oid: ObjectId, openings: tuple[Opening, ...], journal: Journal) -> Procedure[ObjectId]:
    opening = yield from choose_face(g, player, oid, openings)
    p = yield from propose(g, player, oid, opening.face)
    yield from proposing.announce_costs(g, p, opening.ways)
    assert p.sid is not None
    yield from note(g, p.sid, p.announced, "601.2b")
    yield from announce_targets(g, p)
    check_legality(g, p)
    total = yield from determine_cost(g, p)
    yield from activate_mana(g, p, total, journal)
    yield from pay(g, p, total)
    yield from becomes_cast(g, p)
    return p.sid


@rule("709.3", "712.11b", "715.3", "708.4", "702.102a")
def choose_face(g: Game, player: PlayerId, oid: ObjectId, openings: tuple[Opening, ...]) -> Procedure[Opening]:
    """Which face or half is cast, or whether face down; before the card is put on the stack."""
    by_face = {o.face: o for o in openings}
    names = tuple(_face_name(g, oid, f) for f in by_face)
    answer = yield from ask(
        g,
        Choice(
            player=player,
            decider=player,
            kind="face",
            source=oid,
            about="face",
            options=tuple(by_face),
            rule="709.3",
            data={"names": names},
        ),
    )
    go_on(g, player)
    return by_face[answer[0]]


def _face_name(g: Game, oid: ObjectId, face: Face) -> str:
    return g.view.obj(oid).faces[face].name if isinstance(face, int) else face


@rule("601.2a", "601.2")
def propose(g: Game, player: PlayerId, oid: ObjectId, face: Face) -> Procedure[Proposal]:
    """The card moves to the stack, and the player becomes its controller."""
    o = g.view.obj(oid)
    announced = prospects.first_announced(o, face)
    move = prospects.proposal(g, player, oid, face, announced)
    events: list[Event] = [move]
    happened = yield from perform(g, events, "601.2a")
    sid = next((e.new for e in happened if isinstance(e, zo.Move)), None)
    if sid is None or sid not in g.state.objects or g.state.objects[sid].zone is not Zone.STACK:
        raise IllegalAction("it can't be put on the stack", "601.2a")
    return Proposal(player, sid, sid, "spell", ability_of(g, sid), announced=announced)


@rule("601.2c", "601.2d", "602.2b", "115.1")
def announce_targets(g: Game, p: Proposal) -> Procedure[None]:
    """Targets and division, noted on the spell or ability; the objects and players become targets."""
    ability = ability_of(g, p.sid) if p.sid is not None else None
    if ability is None or p.sid is None:
        return
    targets = cr700.targets_of(g, ability, p.announced.modes)
    ctx = p.ctx(g)
    groups = yield from cr115.choose_targets(g, ctx, targets)
    go_on(g, p.player)
    if groups is None:
        raise IllegalAction("legal targets can't be chosen", "601.2c")
    division = yield from cr115.choose_division(g, p.ctx(g), targets, groups)
    go_on(g, p.player)
    p.announced = replace(p.announced, targets=groups, division=division)
    yield from note(g, p.sid, p.announced, "601.2c")
    became = dict.fromkeys(t for group in groups for t in group)
    yield from perform(g, [co.BecameTarget(target=t, by=p.sid) for t in became], "601.2c")


@rule("601.2e", "601.3", "601.5", "601.5a")
def check_legality(g: Game, p: Proposal) -> None:
    """The proposed spell must be one that the player is still allowed to cast."""
    assert p.sid is not None
    reason = permission.prohibited(g, p.player, p.sid)
    if reason is not None:
        raise IllegalAction(reason, "601.2e")
    if not permission.still_permitted(g, p.player, p.sid, p.way):
        raise IllegalAction("what allowed casting it does not apply to the spell as it was announced", "601.5")


@rule("601.2f")
def determine_cost(g: Game, p: Proposal) -> Procedure[Total]:
    """The total cost is determined and locked in."""
    return (yield from total_cost(g, p))


@rule("601.2g")
def activate_mana(g: Game, p: Proposal, total: Total, journal: Journal) -> Procedure[None]:
    """The player has a chance to activate mana abilities."""
    yield from chance_for_mana(g, p, total, journal)


@rule("601.2h")
def pay(g: Game, p: Proposal, total: Total) -> Procedure[None]:
    """The player pays the total cost."""
    yield from pay_total(g, p, total)


@rule("601.2i")
def becomes_cast(g: Game, p: Proposal) -> Procedure[None]:
    """The spell becomes cast."""
    assert p.sid is not None
    yield from note(g, p.sid, p.announced, "601.2i")
    labels = (p.announced.method, *(label for label, times in p.announced.paid.items() if times))
    by_keywords = dict.fromkeys(number for label in labels for number in payment.of_keyword(label))
    yield from perform(g, [co.SpellCast(object=p.sid, player=p.player)], "601.2i", *by_keywords, *p.changed_by)


# --- could it be cast -----------------------------------------------------------


def can_cast(g: Game, player: PlayerId, oid: ObjectId, face: Face | None = None, label: str | None = None) -> str | None:
    """Why a player can't cast a card now, or None: permission and timing (601.3), targets (601.2c), costs that can't
    be paid (118.6) and costs other than mana (118.3). Whether there is enough mana is not asked. `label`: in that way
    only."""
    if g.state.priority != player:
        return f"{player} doesn't have priority (117.1a)"
    openings, why_not = permission.openings(g, player, oid)
    reasons: list[str] = [why_not] if why_not else []
    for o in openings:
        if face is not None and o.face != face:
            continue
        spell = Prospect(g, player, oid, o.face)
        for way in o.ways:
            if label is not None and way.label != label:
                continue
            reason = hindrance(spell, way)
            if reason is None:
                return None
            reasons.insert(0, reason)
    return reasons[0] if reasons else "it can't be cast in that way (601.3)"


def hindrance(p: Prospect, way: Way) -> str | None:
    """Why a card can't be cast in a way, apart from permission, timing and mana, or None (601.2c, 118.3)."""
    there, sid = p.as_spell(replace(prospects.first_announced(p.o, p.face), method=way.label))
    return obstacle(there, sid, p.player, way)


def obstacle(g: Game, sid: ObjectId, player: PlayerId, way: Way) -> str | None:
    """Why a spell that has been put on the stack can't be completed in a way, or None."""
    on = g.view.obj(sid).stack
    assert on is not None
    p = Proposal(player, sid, sid, "spell", ability_of(g, sid), announced=replace(on.announced, method=way.label))
    p.way = way
    items = proposing.base_items(p)
    items += [cr118.Item(x, c.label) for c in proposing.additional_costs(g, p) if not c.optional for x in c.cost]
    for item in items:
        if isinstance(item.part, lc.OwnManaCost) and proposing.own_mana_cost(g, p) is None:
            return "it has no mana cost to pay (118.6)"
    known = [item.part for item in items if not proposing.uses_x(g, p, item.part)]
    if (why := cr118.cant_pay_all(g, p, known)) is not None:
        return f"{why} (118.3)"
    return targets_possible(g, p)


def targets_possible(g: Game, p: Proposal) -> str | None:
    """Why no legal modes and targets can be chosen, or None."""
    if p.ability is None:
        return None
    ctx = p.ctx(g)
    ctx.announced = p.announced
    if p.ability.modes is not None:
        least, _ = proposing.mode_bounds(g, p)
        if p.announced.paid.get("fuse"):
            least = len(p.ability.modes.modes)
        legal = cr700.legal_modes(g, ctx, p.ability)
        if len(legal) < least and not (legal and p.ability.modes.repeat):
            return "no legal modes can be chosen (700.2a)"
    if not cr115.possible(g, ctx, p.ability.targets):
        return "legal targets can't be chosen (601.2c)"
    return None


@takes(Cast)
def take_cast(g: Game, player: PlayerId, action: Cast) -> Procedure[None]:
    """Cast the spell (117.1a)."""
    yield from cast_spell(g, player, action.object)
