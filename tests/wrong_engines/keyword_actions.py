"""More misreadings of keywords (702) and of keyword actions (701)."""

from __future__ import annotations

from typing import Any

from judgecall.engine.cards.lang import abilities as ab
from judgecall.engine.cards.lang import continuous as con
from judgecall.engine.cards.lang.nouns import Filter, Number, ValueOf
from judgecall.engine.derive import amounts, filters, nouns
from judgecall.engine.derive.game import Game
from judgecall.engine.events import changes as ch
from judgecall.engine.events import zones as zo
from judgecall.engine.terms.zones import Zone
from msgspec.structs import replace
from wrong import Wrong, right

TARGETS = "cr115_targets."
ATTACH = "cr303_attachment.forbidden"
CANT = "cr614_17_cant.cant_happen"
FOUND = "cr614_finding.applicable"
PREVENT = "cr614_applying.prevent"
DAMAGE = "expanding.damage"
LIBRARY = "verbs_library."
BLOCK = "cr509_1_field."
FIGHT = "verbs_counters.fight"

# --- targets ----------------------------------------------------------------------------------------------------------


def _untouchable_to_himself(g: Game, ctx: Any, player: str) -> bool:
    """A player's hexproof binds that player as well."""
    rules = g.view.parts_on_player(player, con.PlayerRule)
    return any(p.rule == "hexproof" for p, _ in rules) or right(TARGETS + "player_cant_be_targeted")(g, ctx, player)


def _only_opponents(g: Game, ctx: Any, player: str) -> bool:
    """A player's shroud does not bind that player."""
    return ctx.you != player and right(TARGETS + "player_cant_be_targeted")(g, ctx, player)


def _hexproof_alone(g: Game, ctx: Any, oid: int) -> bool:
    """Protection says nothing of targets."""
    if any(p.by is not None for p, _ in g.view.parts_on(oid, con.CantBeTargeted)):
        return right(TARGETS + "cant_be_targeted")(g, ctx, oid)
    return False


def _as_printed(g: Game, ctx: Any, oid: int) -> bool:
    """Hexproof that is printed can't be lost."""
    o = g.view.obj(oid)
    printed = [a.ability for a in o.faces[o.face].abilities]
    found = [a for a in printed if isinstance(a, ab.Keyword) and a.name == "hexproof"]
    if ctx.you != g.view.controller(oid) and any(a.what is None or filters.described(ctx, ctx.source, a.what) for a in found):
        return True
    return right(TARGETS + "cant_be_targeted")(g, ctx, oid)


def _from_everybody(g: Game, ctx: Any, oid: int) -> bool:
    """Protection from a player is protection from everything."""
    parts = g.view.parts_on(oid, con.CantBeTargeted)
    whole = any(p.what is not None and p.what.controller is not None for p, _ in parts)
    return whole or right(TARGETS + "cant_be_targeted")(g, ctx, oid)


def _all_or_nothing(g: Game, oid: int) -> Any:
    """One illegal target makes all of them illegal."""
    legal = right("cr608_2b_legality.still_legal")(g, oid)
    on = g.view.obj(oid).stack
    return legal if on is not None and legal == on.announced.targets else tuple(() for _ in legal)


def _falls_off(g: Game, v: Any, attachment: int, to: Any) -> str | None:
    """What can't target a permanent can't stay attached to it."""
    if isinstance(to, int) and right(TARGETS + "cant_be_targeted")(g, v.ctx(attachment), to):
        return "it can't be targeted"
    return right(ATTACH)(g, v, attachment, to)


# --- can't ------------------------------------------------------------------------------------------------------------


def _hexproof_saves(g: Game, e: Any) -> str | None:
    """Hexproof stops destruction by opponents."""
    if isinstance(e, zo.Destroy) and e.source is not None:
        ctx = g.view.ctx(e.source)
        if right(TARGETS + "cant_be_targeted")(g, ctx, e.object):
            return "it can't be a target"
    return right(CANT)(g, e)


def _destroyed_all_the_same(g: Game, e: Any) -> str | None:
    return None if isinstance(e, zo.Destroy) else right(CANT)(g, e)


def _cant_leave(g: Game, e: Any) -> str | None:
    """What is indestructible stays on the battlefield."""
    if isinstance(e, zo.Move) and e.object is not None and e.to in (Zone.EXILE, Zone.HAND):
        o = g.state.objects.get(e.object)
        if o is not None and o.zone is Zone.BATTLEFIELD and "indestructible" in g.view.chars(o.id).keywords:
            return "it is indestructible"
    return right(CANT)(g, e)


# --- damage -----------------------------------------------------------------------------------------------------------


def _results(g: Game, e: Any) -> list[Any]:
    found: list[Any] = right(DAMAGE)(g, e)
    return found


def _words(g: Game, e: Any) -> frozenset[str]:
    return g.view.chars(e.dealer).keywords


def _none_marked(g: Game, e: Any) -> list[Any]:
    """No damage is marked on what is indestructible."""
    safe = isinstance(e.target, int) and "indestructible" in g.view.chars(e.target).keywords
    return [x for x in _results(g, e) if not (safe and isinstance(x, ch.MarkDamage))]


def _keywords_in_combat(g: Game, e: Any) -> list[Any]:
    """Deathtouch is of combat damage."""
    if e.combat:
        return _results(g, e)
    return [replace(x, deathtouch=False) if isinstance(x, ch.MarkDamage) else x for x in _results(g, e)]


def _lifelink_in_combat(g: Game, e: Any) -> ch.GainLife | None:
    """Lifelink is of combat damage."""
    found: ch.GainLife | None = right("expanding.lifelink")(g, e)
    return found if e.combat else None


def _each_infect(g: Game, e: Any) -> list[Any]:
    """Each instance of infect gives poison."""
    n = sum(getattr(a.ability, "name", "") == "infect" for a in g.view.chars(e.dealer).abilities)
    return [replace(x, amount=n * x.amount) if isinstance(x, ch.PutCounters) else x for x in _results(g, e)]


def _wither_poisons(g: Game, e: Any) -> list[Any]:
    """Wither is infect."""
    if "wither" not in _words(g, e) or not isinstance(e.target, str):
        return _results(g, e)
    return [ch.PutCounters(target=e.target, kind="poison", amount=e.amount, by=g.view.controller(e.dealer))]


def _toxic_instead(g: Game, e: Any) -> list[Any]:
    """Toxic gives poison counters instead of damage."""
    return [x for x in _results(g, e) if not ("toxic" in _words(g, e) and isinstance(x, ch.LoseLife))]


def _nothing_prevented(g: Game, r: Any, op: Any, e: Any, batch: Any) -> list[Any]:
    return [e]


def _walkers_too(g: Game, board: Any) -> list[Any]:
    """Deathtouch kills planeswalkers."""
    touched = {e.target for e in g.this_turn(ch.Damage) if "deathtouch" in _words(g, e)}
    found = right("cr704_5_permanents.deathtouched")(g, board)
    return [*found, *(zo.Destroy(object=x.id, by_rule=True) for x in board if x.id in touched and "Planeswalker" in x.c.types)]


def _from_all_players(g: Game, e: Any) -> list[Any]:
    """Protection from a player prevents all damage."""
    from judgecall.engine.rules.replacement.cr614_finding import Replacement

    found: list[Any] = right(FOUND)(g, e)
    if isinstance(e, ch.Damage) and isinstance(e.target, int) and "from all" not in e.applied:
        parts = g.view.parts_on(e.target, con.CantBeTargeted)
        if any(p.what is not None and p.what.controller is not None for p, _ in parts) and not found:
            return [Replacement("from all", g.view.ctx(e.target), (con.Prevent(),))]
    return found


# --- combat -----------------------------------------------------------------------------------------------------------


def _landwalk(g: Game, attacker: int) -> list[Filter]:
    found = [a.ability for a in g.view.chars(attacker).abilities]
    return [a.what for a in found if isinstance(a, ab.Keyword) and a.name == "landwalk" and a.what is not None]


def _own_lands(g: Game, blocker: int, attacker: int) -> str | None:
    """Landwalk looks for lands of the attacking player."""
    ctx, you = g.view.ctx(attacker), g.view.controller(attacker)
    if any(filters.matches(ctx, o, f) for f in _landwalk(g, attacker) for o in g.view.permanents_of(you)):
        return "it has landwalk"
    return right(BLOCK + "evaded")(g, blocker, attacker)


def _basic_lands(g: Game, blocker: int, attacker: int) -> str | None:
    """Landwalk looks for basic lands."""
    lands = g.view.permanents_of(g.view.controller(blocker))
    basic = any("Basic" in g.view.chars(o).supertypes for o in lands if "Land" in g.view.chars(o).types)
    return right(BLOCK + "evaded")(g, blocker, attacker) if basic or not _landwalk(g, attacker) else None


def _cancelled(g: Game, blocker: int, attacker: int) -> str | None:
    """A blocker with the same landwalk can block."""
    found = _landwalk(g, attacker)
    return None if found and found == _landwalk(g, blocker) else right(BLOCK + "evaded")(g, blocker, attacker)


def _walls_stay(g: Game, attacker: int, defender: Any) -> str | None:
    """A printed defender can't be lost."""
    o = g.view.obj(attacker)
    printed = [a.ability for a in o.faces[o.face].abilities]
    if any(isinstance(a, ab.Keyword) and a.name == "defender" for a in printed):
        return "it has defender"
    return right("cr508_1_field.restricted")(g, attacker, defender)


def _flash_at_home(g: Game, p: Any) -> bool:
    """Flash is for one's own turn."""
    return p.player == g.state.turn.active and right("cr601_3_permission.as_though_flash")(g, p)


# --- phasing ----------------------------------------------------------------------------------------------------------


def _all_at_once(g: Game, player: str) -> list[Any]:
    """Whatever is phased out phases in at the next untap step."""
    out = [o for o in g.state.objects.values() if o.phased_out]
    return [ch.Phase(object=o.id, out=False) for o in out]


def _tokens_go(g: Game, board: Any) -> list[Any]:
    """A token that phases out ceases to exist."""
    gone = [o.id for o in g.state.objects.values() if o.kind == "token" and o.phased_out]
    return [*right("cr704_5_zones.tokens_elsewhere")(g, board), *(zo.CeaseToExist(object=o) for o in gone)]


# --- actions ----------------------------------------------------------------------------------------------------------


def _bite(g: Game, e: Any, ctx: Any) -> Any:
    """Only the first creature deals damage."""
    from judgecall.engine.rules.doing import do, of_effect, pick

    a = yield from pick(g, e.a, ctx)
    b = yield from pick(g, e.b, ctx)
    if a and b:
        power = g.view.chars(a[0]).power or 0
        yield from do(g, ctx, [of_effect(ctx, ch.Damage, dealer=a[0], target=b[0], amount=power)], "701.14a")


def _first_strikers_first(g: Game, e: Any, ctx: Any) -> Any:
    """A creature with first strike that kills takes no damage."""
    from judgecall.engine.rules.doing import pick

    a = yield from pick(g, e.a, ctx)
    if a and "first strike" in g.view.chars(a[0]).keywords:
        yield from _bite(g, e, ctx)
        return
    yield from right(FIGHT)(g, e, ctx)


def _must_find(g: Game, what: Filter) -> bool:
    """A search can't fail."""
    return False


def _scry_away(g: Game, e: Any, ctx: Any) -> Any:
    """What scry puts away goes to the graveyard."""
    from judgecall.engine.rules.verbs_library import arrange

    yield from arrange(g, ctx, {ctx.you: amounts.amount(e.n, ctx)}, "scry", Zone.GRAVEYARD)


def _surveil_bottom(g: Game, e: Any, ctx: Any) -> Any:
    """What surveil puts away goes to the bottom."""
    from judgecall.engine.rules.verbs_library import arrange

    yield from arrange(g, ctx, {ctx.you: amounts.amount(e.n, ctx)}, "surveil", Zone.LIBRARY)


def _loses_by_milling(g: Game, e: Any, ctx: Any) -> Any:
    """Who can't mill enough cards loses."""
    from judgecall.engine.rules.doing import do

    short = [p for p in nouns.players(e.who, ctx) if len(g.view.zone(Zone.LIBRARY, p)) < amounts.amount(e.n, ctx)]
    yield from right(LIBRARY + "mill")(g, e, ctx)
    yield from do(g, ctx, [zo.DrawFailed(player=p) for p in short], "701.17a")


def _any_creature(g: Game, e: Any, ctx: Any) -> Any:
    """Populate copies any creature."""
    from judgecall.engine.cards.lang import effects as ef
    from judgecall.engine.cards.lang import nouns as n
    from judgecall.engine.rules.verbs_tokens import create_copy

    own = n.Choose(what=Filter(is_=("creature",), controller=n.Player(name="you")), as_="populated")
    yield from create_copy(g, ef.CreateCopyToken(of=own), ctx)


def _clue_is_a_card(g: Game, e: Any, ctx: Any) -> Any:
    """To investigate is to draw a card."""
    from judgecall.engine.rules.doing import do

    yield from do(g, ctx, [zo.Draw(player=ctx.you)], "701.16a")


def _back_to_hand(g: Game, e: Any) -> list[Any]:
    """A countered spell goes back to its owner's hand."""
    return [replace(x, to=Zone.HAND) if isinstance(x, zo.Move) else x for x in right("expanding.counter")(g, e)]


def _of_base_power(g: Game, node: Any, ctx: Any) -> Any:
    """Base power is doubled."""
    if isinstance(node, ValueOf) and node.value == "power":
        found = [o for o in nouns.objects(node.of, ctx) if o in g.state.objects]
        faces = [g.state.objects[o].faces[g.state.objects[o].face] for o in found]
        return Number(n=sum(f.power or 0 for f in faces))
    return right("verbs_continuous.locked")(g, node, ctx)


def _never_lower(g: Game, node: Any, ctx: Any) -> Any:
    """Doubling a power below 0 does nothing."""
    found = right("verbs_continuous.locked")(g, node, ctx)
    return Number(n=max(0, found.n)) if isinstance(node, ValueOf) and isinstance(found, Number) else found


def _one_kind(g: Game, e: Any, ctx: Any) -> Any:
    """Proliferating gives a counter of one kind."""
    from judgecall.engine.rules import verbs_counters

    original = verbs_counters.do

    def one_each(g: Game, ctx: Any, events: Any, number: str) -> Any:
        first = {x.target: x for x in reversed(events)}
        return original(g, ctx, list(first.values()), number)

    verbs_counters.do = one_each
    try:
        yield from right("verbs_counters.proliferate")(g, e, ctx)
    finally:
        verbs_counters.do = original


def _loses_by_searching(g: Game, e: Any, ctx: Any) -> Any:
    """Who searches an empty library loses."""
    from judgecall.engine.rules.doing import do

    empty = [p for p in nouns.players(e.who, ctx) if not g.view.zone(Zone.LIBRARY, p)]
    yield from right(LIBRARY + "search")(g, e, ctx)
    yield from do(g, ctx, [zo.DrawFailed(player=p) for p in empty], "701.23a")


def _lasting_shield(g: Game, e: Any, ctx: Any) -> Any:
    """A regeneration shield lasts until it is used."""
    yield from right("verbs_continuous.regenerate")(g, e, ctx)
    shields = {i: replace(s, lasting=replace(s.lasting, name="game")) for i, s in g.state.shields.items()}
    g.become(replace(g.state, shields=shields))


def _no_pairs(g: Game, board: Any) -> list[Any]:
    """Counters of both kinds stay."""
    return []


def _protected_from_death(g: Game, board: Any) -> list[Any]:
    """Protection saves a creature whose toughness is lowered."""
    found = right("cr704_5_permanents.no_toughness")(g, board)
    safe = {e.object for e in found for p, _ in g.view.parts_on(e.object, con.CantBeTargeted) if p.by is None and p.what}
    return [e for e in found if e.object not in safe]


def _names_are_nothing(g: Game, ctx: Any, player: str) -> bool:
    """Protection of players says nothing of targets."""
    rules = [p.rule for p, _ in g.view.parts_on_player(player, con.PlayerRule)]
    return "protection" not in rules and right(TARGETS + "player_cant_be_targeted")(g, ctx, player)


def _phasing_is_entering(g: Game, before: Any, happened: Any) -> Any:
    """What phases in has entered the battlefield."""
    moved = [
        zo.Move(
            object=e.object, new=e.object, to=Zone.BATTLEFIELD, entering=zo.Entering(controller=g.view.controller(e.object))
        )
        for e in happened
        if isinstance(e, ch.Phase) and not e.out
    ]
    return right("cr603_noticing.triggered")(g, before, (*happened, *moved))


def _one_gain(g: Game, view: Any, oid: int, e: Any, ctx: Any) -> int:
    """All the life gained by lifelink in a turn is one event."""
    gains = tuple(g.this_turn(ch.GainLife))
    if isinstance(e, ch.GainLife) and any(x is e for x in gains[1:]):
        return 0
    return int(right("cr603_noticing.how_often")(g, view, oid, e, ctx))


WRONG = (
    Wrong(
        "hexproof binds the player",
        {TARGETS + "player_cant_be_targeted": _untouchable_to_himself},
        ("basic-0012",),
        rules=("702.11c",),
    ),
    Wrong("shroud is hexproof", {TARGETS + "player_cant_be_targeted": _only_opponents}, ("basic-0015",), rules=("702.18a",)),
    Wrong(
        "protection allows targeting",
        {TARGETS + "cant_be_targeted": _hexproof_alone},
        ("basic-0001", "basic-0022", "basic-0024", "basic-0027", "basic-0028"),
        rules=("702.16b",),
    ),
    Wrong("hexproof can't be lost", {TARGETS + "cant_be_targeted": _as_printed}, ("basic-0064",), rules=("702.11e",)),
    Wrong(
        "a player's name is everything", {TARGETS + "cant_be_targeted": _from_everybody}, ("basic-0031",), rules=("702.16k",)
    ),
    Wrong(
        "one illegal target spoils all",
        {"cr608_2b_legality.still_legal": _all_or_nothing},
        ("basic-0026", "split-0004", "awaken-0003"),
        rules=("608.2b",),
    ),
    Wrong("hexproof removes Auras", {ATTACH: _falls_off}, ("basic-0065",), rules=("702.11b",)),
    Wrong("hexproof stops destruction", {CANT: _hexproof_saves}, ("basic-0013",), rules=("702.11b",)),
    Wrong(
        "indestructible means nothing",
        {CANT: _destroyed_all_the_same},
        ("basic-0017", "basic-0018", "basic-0020", "basic-0053", "basic-0054"),
        rules=("702.12b",),
    ),
    Wrong("indestructible can't leave", {CANT: _cant_leave}, ("basic-0053",), rules=("702.12b",)),
    Wrong(
        "indestructible takes no damage", {DAMAGE: _none_marked}, ("basic-0018", "basic-0051", "basic-0052"), rules=("702.12b",)
    ),
    Wrong(
        "deathtouch and lifelink are of combat",
        {DAMAGE: _keywords_in_combat, "expanding.lifelink": _lifelink_in_combat},
        ("basic-0114", "basic-0120"),
        rules=("702.2b", "702.15b"),
    ),
    Wrong("infect adds up", {DAMAGE: _each_infect}, ("basic-0133",), rules=("702.90f",)),
    Wrong("wither is infect", {DAMAGE: _wither_poisons}, ("basic-0134",), rules=("120.3d",)),
    Wrong("toxic replaces damage", {DAMAGE: _toxic_instead}, ("basic-0135", "basic-0136"), rules=("702.164c",)),
    Wrong(
        "nothing is prevented",
        {PREVENT: _nothing_prevented},
        ("basic-0009", "basic-0043", "basic-0125", "prevention-0012", "monarch-0030"),
        rules=("702.16e", "615.1"),
    ),
    Wrong(
        "deathtouch kills planeswalkers", {"cr704_5_permanents.deathtouched": _walkers_too}, ("basic-0126",), rules=("702.2b",)
    ),
    Wrong("a player's damage is everybody's", {FOUND: _from_all_players}, ("basic-0032",), rules=("702.16k",)),
    Wrong("landwalk looks at home", {BLOCK + "evaded": _own_lands}, ("basic-0163",), rules=("702.14c",)),
    Wrong("landwalk is of basic lands", {BLOCK + "evaded": _basic_lands}, ("basic-0164",), rules=("702.14c",)),
    Wrong("landwalks cancel", {BLOCK + "evaded": _cancelled}, ("basic-0165",), rules=("702.14d",)),
    Wrong("walls stay walls", {"cr508_1_field.restricted": _walls_stay}, ("basic-0167",), rules=("702.3b",)),
    Wrong(
        "flash is for one's own turn",
        {"cr601_3_permission.as_though_flash": _flash_at_home},
        ("basic-0168", "casting-0014"),
        rules=("601.3b", "601.3d", "702.8a"),
    ),
    Wrong("everything phases in at once", {"cr702_26_phasing.phasing_in": _all_at_once}, ("basic-0153",), rules=("702.26a",)),
    Wrong("tokens don't phase", {"cr704_5_zones.tokens_elsewhere": _tokens_go}, ("basic-0155",), rules=("111.7",)),
    Wrong("a fight is a bite", {FIGHT: _bite}, ("basic-0110",), rules=("701.14a",)),
    Wrong("first strike counts in a fight", {FIGHT: _first_strikers_first}, ("basic-0115",), rules=("701.14a",)),
    Wrong("a search can't fail", {LIBRARY + "has_quality": _must_find}, ("basic-0170",), rules=("701.23b",)),
    Wrong("scry is surveil", {LIBRARY + "scry": _scry_away}, ("basic-0173",), rules=("701.22a",)),
    Wrong(
        "surveil is scry", {LIBRARY + "surveil": _surveil_bottom}, ("basic-0174", "saga-0016", "saga-0143"), rules=("701.25a",)
    ),
    Wrong("milling can lose the game", {LIBRARY + "mill": _loses_by_milling}, ("basic-0175",), rules=("701.17a",)),
    Wrong("populate copies any creature", {"verbs_tokens.populate": _any_creature}, ("basic-0185",), rules=("701.36a",)),
    Wrong("a Clue is a card", {"verbs_tokens.investigate": _clue_is_a_card}, ("basic-0186",), rules=("701.16a",)),
    Wrong(
        "a countered spell returns",
        {"expanding.counter": _back_to_hand},
        ("adventure-0003", "basic-0191", "buyback-0003", "cascade-0002", "madness-0006"),
        rules=("701.6a",),
    ),
    Wrong("base power is doubled", {"verbs_continuous.locked": _of_base_power}, ("basic-0183",), rules=("701.10b",)),
    Wrong("a power below 0 isn't doubled", {"verbs_continuous.locked": _never_lower}, ("basic-0184",), rules=("701.10c",)),
    Wrong("one kind proliferates", {"verbs_counters.proliferate": _one_kind}, ("basic-0189",), rules=("701.34a",)),
    Wrong("searching can lose the game", {LIBRARY + "search": _loses_by_searching}, ("basic-0172",), rules=("701.23d",)),
    Wrong("shields last", {"verbs_continuous.regenerate": _lasting_shield}, ("basic-0098",), rules=("701.19a",)),
    Wrong(
        "counters stay in pairs of persist",
        {"cr704_5_permanents.opposite_counters": _no_pairs},
        ("basic-0137", "basic-0141"),
        rules=("122.3", "704.5q"),
    ),
    Wrong(
        "protection saves without toughness",
        {"cr704_5_permanents.no_toughness": _protected_from_death},
        ("basic-0008",),
        rules=("704.5f",),
    ),
    Wrong(
        "players' protection allows targeting",
        {TARGETS + "player_cant_be_targeted": _names_are_nothing},
        ("basic-0042",),
        rules=("702.16b",),
    ),
    Wrong("phasing in is entering", {"cr603_noticing.triggered": _phasing_is_entering}, ("basic-0151",), rules=("603.6a",)),
    Wrong("lifelink is one gain", {"cr603_noticing.how_often": _one_gain}, ("basic-0123",), rules=("702.15e",)),
)
