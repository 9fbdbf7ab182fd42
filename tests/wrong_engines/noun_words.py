"""Misreadings of what cards say of objects, players, amounts and conditions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from judgecall.engine.cards.lang import nouns as n
from judgecall.engine.derive.context import Ctx
from judgecall.engine.derive.filters import mana_value
from judgecall.engine.derive.game import Game
from msgspec.structs import replace
from wrong import Wrong, right, undone

AMOUNT = "amounts.determined"
CONDITION = "conditions.fulfilled"
MEANT = "filters.meant"
FOUND = "nouns.found"

Reading = Callable[..., Any]


def amount(kind: type, /, **fields: Any) -> dict[str, Reading]:
    """Amounts of a kind are read as though they said something else."""

    def misread(g: Game, node: Any, ctx: Ctx) -> Any:
        return right(AMOUNT)(g, replace(node, **fields) if type(node) is kind else node, ctx)

    return {AMOUNT: misread}


def amount_is(kind: type, value: Any, so: int) -> dict[str, Reading]:
    """Amounts of a kind that name this value are a fixed number."""

    def misread(g: Game, node: Any, ctx: Ctx) -> Any:
        fixed = type(node) is kind and getattr(node, "value", None) == value
        return so if fixed else right(AMOUNT)(g, node, ctx)

    return {AMOUNT: misread}


def described(field: str, so: Any = None, where: Any = None) -> dict[str, Reading]:
    """Descriptions of objects with such a field are read as though it said something else."""

    def misread(g: Game, ctx: Ctx, oid: int, f: n.Filter) -> Any:
        value = getattr(f, field)
        here = value not in (None, (), False) if where is None else value == where
        return right(MEANT)(g, ctx, oid, replace(f, **{field: so}) if here else f)

    return {MEANT: misread}


def word(said: str, read: str = "") -> dict[str, Reading]:
    """A word of a description is not heard, or another one is."""

    def misread(g: Game, ctx: Ctx, oid: int, f: n.Filter) -> Any:
        if said in f.is_:
            f = replace(f, is_=tuple(w if w != said else read for w in f.is_ if w != said or read))
        return right(MEANT)(g, ctx, oid, f)

    return {MEANT: misread}


def condition(kind: type, /, **fields: Any) -> dict[str, Reading]:
    """Conditions of a kind are read as though they said something else."""

    def misread(g: Game, node: Any, ctx: Ctx) -> Any:
        return right(CONDITION)(g, replace(node, **fields) if type(node) is kind else node, ctx)

    return {CONDITION: misread}


def always(kind: type, so: bool, /, **fields: Any) -> dict[str, Reading]:
    """Conditions of a kind that say this always hold, or never."""

    def misread(g: Game, node: Any, ctx: Ctx) -> Any:
        here = type(node) is kind and all(getattr(node, k) == v for k, v in fields.items())
        return so if here else right(CONDITION)(g, node, ctx)

    return {CONDITION: misread}


def _other_way(g: Game, node: Any, ctx: Ctx) -> Any:
    """Halves are rounded the other way."""
    if isinstance(node, n.Half):
        node = replace(node, rounded="up" if node.rounded == "down" else "down")
    return right(AMOUNT)(g, node, ctx)


def _printed(g: Game, node: Any, ctx: Ctx) -> Any:
    """What was spent on a spell is its mana value."""
    if isinstance(node, n.ValueOf) and node.value == "mana spent":
        node = replace(node, value="mana value")
    return right(AMOUNT)(g, node, ctx)


def _net(g: Game, node: Any, ctx: Ctx) -> Any:
    """Life gained and lost this turn are set off against each other."""
    found = right(AMOUNT)(g, node, ctx)
    if not isinstance(node, n.PlayerValue) or not node.value.endswith("this turn"):
        return found
    other = "life lost this turn" if "gained" in node.value else "life gained this turn"
    return max(0, found - right(AMOUNT)(g, replace(node, value=other), ctx))


def _each_one(g: Game, node: Any, ctx: Ctx) -> Any:
    """Each object counts, also where several are the same."""
    return right(AMOUNT)(g, n.Count(what=node.among) if isinstance(node, n.DistinctAmong) else node, ctx)


def _zero_is_odd(g: Game, ctx: Ctx, oid: int, f: n.Filter) -> Any:
    """A mana value of 0 is odd."""
    value = f.mana_value
    if value is not None and value.parity and not mana_value(ctx.view.obj(oid), ctx.view.chars(oid)):
        f = replace(f, mana_value=replace(value, parity="even" if value.parity == "odd" else "odd"))
    return right(MEANT)(g, ctx, oid, f)


def _lands_have_none(g: Game, node: Any, ctx: Ctx) -> Any:
    """A mana value of 0 is none."""
    if isinstance(node, n.DistinctAmong) and node.value == "mana values" and isinstance(node.among, n.Each):
        some = replace(node.among.what, mana_value=n.Range(least=n.Number(n=1)))
        node = replace(node, among=n.Each(what=some))
    return right(AMOUNT)(g, node, ctx)


def _all_opponents(g: Game, node: Any, ctx: Ctx) -> Any:
    """All opponents are counted."""
    if isinstance(node, n.CountPlayers) and isinstance(node.who, n.PlayersWho):
        node = replace(node, who=node.who.among)
    return right(AMOUNT)(g, node, ctx)


def _powers_as_printed(g: Game, node: Any, ctx: Ctx) -> Any:
    """What the first part of a spell does to powers is not there yet for the second."""
    if isinstance(node, n.DistinctAmong) and node.value == "powers":
        found = right("nouns.found")(g, n.Union(of=(node.among,)), ctx)
        return len({ctx.view.obj(o).faces[0].power for o in found})
    return right(AMOUNT)(g, node, ctx)


def _power_only(g: Game, node: Any, ctx: Ctx) -> Any:
    """Only power is compared."""
    compared = node.amount if isinstance(node, n.Compare) else None
    if isinstance(compared, n.ValueOf) and compared.value == "toughness":
        return False
    return right(CONDITION)(g, node, ctx)


AMOUNTS = [
    Wrong("halves are rounded the other way", {AMOUNT: _other_way}, ("whole-0001", "whole-0002"), ("107.1a",)),
    Wrong("zero is odd", {MEANT: _zero_is_odd}, ("mana-value-0001", "mana-value-0002"), ("202.3a",)),
    Wrong("a mana value of 0 is none", {AMOUNT: _lands_have_none}, ("mana-value-0003",), ("202.3a",)),
    Wrong(
        "what is the same counts each time",
        {AMOUNT: _each_one},
        ("mana-value-0004", "color-0001", "land-0041"),
        ("202.3", "105.2", "305.6"),
    ),
    Wrong(
        "what a spell has changed is not seen by its second part",
        {AMOUNT: _powers_as_printed},
        ("resolve-0226",),
        ("608.2c",),
    ),
    Wrong("each power is a different one", {AMOUNT: _each_one}, ("resolve-0227",), ("608.2c",)),
    Wrong("all opponents are counted", {AMOUNT: _all_opponents}, ("resolve-0221",), ("608.2h",)),
    Wrong("the greatest is the sum", amount(n.ValueOf, over="sum"), ("resolve-0222",), ("608.2h",)),
    Wrong("mana spent is the mana value", {AMOUNT: _printed}, ("resolve-0223",), ("608.2h", "601.2h")),
    Wrong("life lost is set off against life gained", {AMOUNT: _net}, ("resolve-0224", "resolve-0225"), ("608.2h",)),
    Wrong(
        "every game starts with 20 life",
        amount_is(n.PlayerValue, "starting life", 20),
        ("starting-life-0002",),
        ("103.4c",),
    ),
    Wrong("every game starts with 40 life", amount_is(n.PlayerValue, "starting life", 40), ("starting-life-0001",), ("103.4",)),
    Wrong("all counters count", amount(n.CountersOn, kind=None), ("counter-0041",), ("122.1",)),
    Wrong("nobody wins by an effect", {"verbs_players.win_game": undone}, ("ending-0041",), ("104.2b",)),
    Wrong("only power evolves", {CONDITION: _power_only}, ("evolve-0001",), ("702.100a",)),
    Wrong("attached or not, it works", described("attached_to"), ("continuous-0301",), ("611.3a",)),
]


def words(*said: str) -> dict[str, Reading]:
    """These words of a description are not heard."""

    def misread(g: Game, ctx: Ctx, oid: int, f: n.Filter) -> Any:
        heard = tuple(w for w in f.is_ if w not in said)
        return right(MEANT)(g, ctx, oid, replace(f, is_=heard) if heard != f.is_ else f)

    return {MEANT: misread}


def found(kind: type, /, **fields: Any) -> dict[str, Reading]:
    """Phrases of a kind mean other objects."""

    def misread(g: Game, phrase: Any, ctx: Ctx) -> Any:
        return right(FOUND)(g, replace(phrase, **fields) if type(phrase) is kind else phrase, ctx)

    return {FOUND: misread}


def chosen(**fields: Any) -> dict[str, Reading]:
    """Choices of objects on resolution are others."""

    def misread(g: Game, phrase: Any, ctx: Ctx) -> Any:
        return (yield from right("doing.choose_objects")(g, replace(phrase, **fields), ctx))

    return {"doing.choose_objects": misread}


def _only_equipped(g: Game, ctx: Ctx, oid: int, f: n.Filter) -> Any:
    """Only Equipment modifies."""
    return right(MEANT)(g, ctx, oid, replace(f, is_=tuple("equipped" if w == "modified" else w for w in f.is_)))


def _any_aura(g: Game, ctx: Ctx, oid: int, f: n.Filter) -> Any:
    """An Aura of any player modifies."""
    if "modified" in f.is_ and oid != ctx.source and right(MEANT)(g, ctx, oid, n.Filter(is_=("enchanted",))):
        f = replace(f, is_=tuple(w for w in f.is_ if w != "modified"))
    return right(MEANT)(g, ctx, oid, f)


def _artifacts_only(g: Game, ctx: Ctx, oid: int, f: n.Filter) -> Any:
    """Only artifacts are historic."""
    return right(MEANT)(g, ctx, oid, replace(f, is_=tuple("artifact" if w == "historic" else w for w in f.is_)))


def _by_power(g: Game, ctx: Ctx, oid: int, f: n.Filter) -> Any:
    """Greatest and least toughness are those of power."""
    if "toughness" in (f.greatest, f.least):
        f = replace(f, greatest=f.greatest and "power", least=f.least and "power")
    return right(MEANT)(g, ctx, oid, f)


def _own_only(g: Game, ctx: Ctx, oid: int, f: n.Filter) -> Any:
    """The greatest is looked for among the player's own."""
    if f.greatest is not None and f.controller is None:
        f = replace(f, controller=n.Player(name="you"))
    return right(MEANT)(g, ctx, oid, f)


def _by_value(g: Game, ctx: Ctx, oid: int, f: n.Filter) -> Any:
    """A mana cost is a mana value."""
    if f.mana_cost:
        return right(MEANT)(g, ctx, oid, replace(f, mana_cost=(), mana_value=n.Range(most=n.Number(n=1))))
    return right(MEANT)(g, ctx, oid, f)


def _anybodys_choice(g: Game, phrase: Any, ctx: Ctx) -> Any:
    """The controller of an ability makes its choices of players."""
    if isinstance(phrase, n.ChoosePlayer):
        phrase = replace(phrase, by=n.Player(name="you"))
    return (yield from right("doing.pick_players")(g, phrase, ctx))


def _self_too(g: Game, ctx: Ctx, oid: int, f: n.Filter) -> Any:
    """The source is one of the others."""
    return right(MEANT)(g, ctx, oid, replace(f, other=False))


def _of_each(g: Game, node: Any, ctx: Ctx) -> Any:
    """There are as many objects as one opponent controls."""
    if isinstance(node, n.Exists) and node.least == n.Number(n=3):
        node = replace(node, least=n.Number(n=4))
    return right(CONDITION)(g, node, ctx)


def _turn_is_attack(g: Game, node: Any, ctx: Ctx) -> Any:
    """Whoever has the turn has attacked."""
    if isinstance(node, n.PlayerIs) and node.status == "attacked this turn":
        node = replace(node, status="active")
    return right(CONDITION)(g, node, ctx)


def _my_own(g: Game, node: Any, ctx: Ctx) -> Any:
    """Whether a spell was kicked is looked at on the source."""
    return right(CONDITION)(g, replace(node, of=n.Ref(name="self")) if isinstance(node, n.Paid) else node, ctx)


def _for_anybody(g: Game, node: Any, ctx: Ctx) -> Any:
    """What is said of a player holds if it is so of any."""
    if isinstance(node, n.PlayerIs) and node.status in ("poisoned", "initiative"):
        node = replace(node, who=n.Player(name="each_player"))
    return right(CONDITION)(g, node, ctx)


WORDS = [
    Wrong("a face-down card in exile is face up", words("face-up"), ("exile-0001",), ("406.3",)),
    Wrong("only artifacts are historic", {MEANT: _artifacts_only}, ("historic-0001",), ("700.6",)),
    Wrong("everything is historic", words("historic"), ("historic-0001",), ("700.6",)),
    Wrong("only Equipment modifies", {MEANT: _only_equipped}, ("modified-0001", "modified-0002"), ("700.9",)),
    Wrong("an Aura of any player modifies", {MEANT: _any_aura}, ("modified-0001",), ("700.9",)),
    Wrong("everything is monocolored", words("monocolored"), ("color-0002",), ("105.2a",)),
    Wrong("everything is multicolored", words("multicolored"), ("color-0003",), ("105.2b",)),
    Wrong(
        "blocked or not, an attacker is both",
        words("blocked", "unblocked"),
        ("target-0401", "target-0402"),
        ("115.1a", "509.1h"),
    ),
    Wrong(
        "targets of different players may be one's",
        {"cr115_targets.controllers_differ": lambda g, recipients: True},
        ("target-0403",),
        ("115.1a",),
    ),
    Wrong("everything is enchanted", words("enchanted"), ("target-0404",), ("115.1a", "303.4")),
    Wrong("every creature is face down", words("face-down"), ("target-0405",), ("115.1a", "708.2")),
    Wrong("any mana value is the lowest", described("least"), ("target-0406",), ("115.1d",)),
    Wrong("whatever is in combat blocks", described("blocking"), ("target-0407",), ("115.1c",)),
    Wrong("whatever is in combat is blocked by it", described("blocked_by"), ("target-0408",), ("115.1c",)),
    Wrong("whatever is there has blocked", described("has_this_turn", where="blocked"), ("target-0409",), ("115.1a",)),
    Wrong("any power is the least", described("least"), ("resolve-0228",), ("608.2c",)),
    Wrong("all are poisoned when one is", {CONDITION: _for_anybody}, ("resolve-0229",), ("608.2c", "122.1f")),
    Wrong("nobody is poisoned", always(n.PlayerIs, False, status="poisoned"), ("resolve-0230",), ("608.2c", "122.1f")),
    Wrong("nobody controlled what is gone", always(n.PlayersMatch, False), ("resolve-0231",), ("608.2h",)),
    Wrong("what happened once happened often", condition(n.Happened, least=n.Number(n=1)), ("resolve-0233",), ("608.2i",)),
    Wrong("what died together died once", condition(n.Happened, least=n.Number(n=4)), ("resolve-0232",), ("608.2i",)),
    Wrong(
        "everything was dealt damage",
        described("has_this_turn", where="been dealt damage"),
        ("resolve-0234",),
        ("608.2i",),
    ),
    Wrong("the bottom is the top", found(n.TopOf, bottom=False), ("resolve-0235",), ("401.1",)),
    Wrong("chance spares nothing", described("not_these"), ("resolve-0236",), ("608.2d",)),
    Wrong("one card is put back", chosen(n=n.Number(n=1)), ("resolve-0237",), ("608.2d",)),
    Wrong("up to so many are so many", chosen(up_to=False), ("resolve-0238",), ("608.2d",)),
    Wrong("any toughness is the least", described("least"), ("choosing-0001",), ("608.2d",)),
    Wrong("the greatest of mine is the greatest", {MEANT: _own_only}, ("choosing-0002",), ("608.2c",)),
    Wrong("the greatest toughness goes with the greatest power", {MEANT: _by_power}, ("choosing-0003",), ("608.2c",)),
    Wrong("the controller chooses the player", {"doing.pick_players": _anybodys_choice}, ("choosing-0004",), ("608.2d",)),
    Wrong("the top cards are one", found(n.TopOf, n=n.Number(n=1)), ("choosing-0005",), ("608.2c", "401.1")),
    Wrong(
        "any activated ability is a loyalty ability",
        word("loyalty ability", "activated ability"),
        ("ability-0201",),
        ("606.1",),
    ),
    Wrong("any ability is a chapter ability", word("chapter ability", "ability"), ("saga-0441",), ("714.2a",)),
    Wrong("a spell that was cast is a copy", words("copy"), ("copy-0441",), ("707.10",)),
    Wrong("a front face is transformed", word("transformed", "double-faced"), ("transformed-0001",), ("701.27g",)),
    Wrong("any card is double-faced", words("double-faced"), ("double-faced-0001",), ("712.1",)),
    Wrong("any exiled card is plotted", words("plotted"), ("plot-0041",), ("702.170a",)),
    Wrong("any exiled card is foretold", words("foretold"), ("foretell-0041",), ("702.143a",)),
    Wrong("a chosen number is any", described("chosen", where="number"), ("linked-0141",), ("607.2d",)),
    Wrong(
        "equal permanents share what they exiled",
        {
            "linked.remembered": lambda g, o, key: (
                tuple(i for x in g.state.objects.values() for i in x.links.get(key, ())) + o.links.get(key, ())
            )
        },
        ("linked-0142",),
        ("607.2a",),
    ),
    Wrong("every creature is a commander", words("commander"), ("continuous-0302",), ("611.3a", "903.3")),
    Wrong("a name is not looked at", described("named"), ("continuous-0303",), ("611.3a", "201.2")),
    Wrong("what is there entered this turn", described("has_this_turn", where="entered"), ("continuous-0304",), ("611.3a",)),
    Wrong("the greatest is looked for among one's own", {MEANT: _own_only}, ("if-0001",), ("603.4",)),
    Wrong("a tie is not the greatest", always(n.Exists, False), ("if-0002",), ("603.4",)),
    Wrong("an Equipment is always attached", described("attached_to"), ("if-0003",), ("603.4", "301.5")),
    Wrong("whose turn it is has attacked", {CONDITION: _turn_is_attack}, ("if-0004",), ("603.4",)),
    Wrong("kicked once is kicked twice", condition(n.Paid, times=n.Number(n=1)), ("if-0005",), ("603.4", "702.33c")),
    Wrong("kicked is what the source was", {CONDITION: _my_own}, ("if-0006",), ("603.4", "702.33d")),
    Wrong("every creature was equipped", words("equipped"), ("if-0007",), ("603.10a",)),
    Wrong("it is always day", always(n.DayNight, True), ("daytime-0002",), ("731.1",)),
    Wrong("it is never day", always(n.DayNight, False), ("daytime-0001",), ("731.1",)),
    Wrong("all have the initiative", {CONDITION: _for_anybody}, ("initiative-0041",), ("726.1",)),
    Wrong("a token is a card", words("card"), ("card-0001",), ("108.2b",)),
    Wrong("a land counts itself", {MEANT: _self_too}, ("enters-0241",), ("614.12",)),
    Wrong("any number of lands is few", condition(n.Exists, most=None), ("enters-0242",), ("614.12",)),
    Wrong("two are three", condition(n.Exists, least=n.Number(n=2)), ("cost-0241",), ("118.7",)),
    Wrong("three are not three", {CONDITION: _of_each}, ("cost-0242",), ("118.7",)),
    Wrong("a mana cost is a mana value", {MEANT: _by_value}, ("mana-cost-0001",), ("202.1",)),
    Wrong("a commander is not moved", chosen(n=n.Number(n=0)), ("commander-0041",), ("903.9b",)),
]
WRONG = [*AMOUNTS, *WORDS]
