"""Misreadings of keywords of the hand and the graveyard, of those that make a token, and of speed (702)."""

from __future__ import annotations

from typing import Any

from judgecall.engine.cards.lang import abilities as ab
from judgecall.engine.cards.lang import continuous as con
from judgecall.engine.cards.lang import effects as ef
from judgecall.engine.cards.lang import nouns as n
from judgecall.engine.terms.zones import Zone
from keywords_rare import SELF, YOU, Macro, nothing, number  # beside this file
from msgspec.structs import replace
from wrong import Wrong, right

K = "keywords."
SPEED = "cr702_179_speed."


def _no_mill(k: ab.Keyword) -> tuple[ab.Ability, ...]:
    """Dredge returns its card for nothing."""
    (ability,) = right("keywords.dredge")(k)
    return (replace(ability, ops=(con.InsteadDo(do=(ef.PutInHand(what=SELF),)),)),)


def _one_counter(k: ab.Keyword) -> tuple[ab.Ability, ...]:
    """Scavenge puts one counter."""
    (ability,) = right("keywords.scavenge")(k)
    (put,) = ability.do
    return (replace(ability, do=(replace(put, n=number(1)),)),)


def _colorless_spirits(k: ab.Keyword) -> tuple[ab.Ability, ...]:
    """The Spirits have no color."""
    (ability,) = right("keywords.afterlife")(k)
    (made,) = ability.do
    return (replace(ability, do=(replace(made, token=replace(made.token, colors=())),)),)


def _unattached(name: str) -> Macro:
    """The token is made, and the Equipment stays where it is."""

    def misread(k: ab.Keyword) -> tuple[ab.Ability, ...]:
        (ability,) = right(f"keywords.{name}")(k)
        return (replace(ability, do=ability.do[:1]),)

    return misread


def _finding(name: str, what: n.Filter) -> Macro:
    """The search finds something else."""

    def misread(k: ab.Keyword) -> tuple[ab.Ability, ...]:
        (ability,) = right(f"keywords.{name}")(k)
        (search,) = ability.do
        return (replace(ability, do=(replace(search, what=what),)),)

    return misread


def _targeting(name: str, what: n.Filter) -> Macro:
    """The ability targets something else."""

    def misread(k: ab.Keyword) -> tuple[ab.Ability, ...]:
        (ability,) = right(f"keywords.{name}")(k)
        return (replace(ability, targets=(replace(ability.targets[0], what=what),)),)

    return misread


def _recovers_free(k: ab.Keyword) -> tuple[ab.Ability, ...]:
    """It is not exiled when its cost isn't paid."""
    (ability,) = right("keywords.recover")(k)
    return (replace(ability, do=(replace(ability.do[0], else_=()),)),)


def _recovers_for_all(k: ab.Keyword) -> tuple[ab.Ability, ...]:
    """Any player's graveyard counts."""
    (ability,) = right("keywords.recover")(k)
    return (replace(ability, when=replace(ability.when, what=n.Filter(is_=("creature",)))),)


def _at_any_time(name: str) -> Macro:
    def misread(k: ab.Keyword) -> tuple[ab.Ability, ...]:
        (ability,) = right(f"keywords.{name}")(k)
        return (replace(ability, timing=None),)

    return misread


def _token_as_it_was(k: ab.Keyword) -> tuple[ab.Ability, ...]:
    """The token is an exact copy."""
    (ability,) = right("keywords.eternalize")(k)
    return (replace(ability, do=(replace(ability.do[0], exceptions=None),)),)


def _creatures_alone(k: ab.Keyword) -> tuple[ab.Ability, ...]:
    """Gravestorm counts creatures."""
    (ability,) = right("keywords.gravestorm")(k)
    (copies,) = ability.do
    event = replace(copies.n.event, what=n.Filter(is_=("creature",)))
    return (replace(ability, do=(replace(copies, n=replace(copies.n, event=event)),)),)


def _bargain_with_artifacts(k: ab.Keyword) -> tuple[ab.Ability, ...]:
    """No enchantment is sacrificed."""
    (cost,) = right("keywords.bargain")(k)
    return (replace(cost, cost=(replace(cost.cost[0], what=n.Filter(is_=("artifact",))),)),)


def _exploits_others(k: ab.Keyword) -> tuple[ab.Ability, ...]:
    """It can't be sacrificed itself."""
    (ability,) = right("keywords.exploit")(k)
    (may,) = ability.do
    other = replace(may.do[0], what=n.Filter(is_=("creature",), other=True))
    return (replace(ability, do=(replace(may, do=(other,)),)),)


def _always_alive(k: ab.Keyword) -> tuple[ab.Ability, ...]:
    """It is a creature in any turn."""
    (static,) = right("keywords.living metal")(k)
    return (replace(static, if_=None),)


def _without_quality(name: str) -> Macro:
    return lambda k: right(f"keywords.{name}")(replace(k, what=None))


def _unentwined(g: Any, p: Any) -> Any:
    """Entwine costs nothing more."""
    items = yield from right("cr601_2_proposal.announce_additional")(g, p)
    return [item for item in items if item.label != "entwine"]


CARD = n.Filter(is_=("card",))


def _one_mode(g: Any, *said: Any, **bounds: Any) -> Any:
    """A spell has one mode, whatever was paid."""
    return (yield from right("cr700_2_modes.choose_modes")(g, *said, **bounds | {"least": 1, "most": 1}))


def _objects_only(g: Any, v: Any, aura: int, to: Any) -> str | None:
    """An Aura enchants objects, and never a player."""
    reason: str | None = "a player" if isinstance(to, str) else right("cr303_attachment.enchant")(g, v, aura, to)
    return reason


WRONG = [
    Wrong(
        "typecycling finds any card", {K + "typecycling": _finding("typecycling", CARD)}, ("typecycling-0001",), ("702.29e",)
    ),
    Wrong("transmute finds any card", {K + "transmute": _finding("transmute", CARD)}, ("transmute-0001",), ("702.53a",)),
    Wrong("transmute at any time", {K + "transmute": _at_any_time("transmute")}, ("transmute-0002",), ("702.53a",)),
    Wrong(
        "transfigure finds any card", {K + "transfigure": _finding("transfigure", CARD)}, ("transfigure-0001",), ("702.71a",)
    ),
    Wrong("recover exiles nothing", {K + "recover": _recovers_free}, ("recover-0002",), ("702.59a",)),
    Wrong("recover for any graveyard", {K + "recover": _recovers_for_all}, ("recover-0003",), ("702.59a",)),
    Wrong("recover is nothing", {K + "recover": nothing}, ("recover-0001",), ("702.59a",)),
    Wrong(
        "soulshift returns any creature card",
        {K + "soulshift": _targeting("soulshift", n.Filter(is_=("creature", "card"), zone=Zone.GRAVEYARD, owner=YOU))},
        ("soulshift-0001",),
        ("702.46a",),
    ),
    Wrong("eternalize copies exactly", {K + "eternalize": _token_as_it_was}, ("eternalize-0001",), ("702.129a",)),
    Wrong("gravestorm counts creatures", {K + "gravestorm": _creatures_alone}, ("gravestorm-0001",), ("702.69a",)),
    Wrong("bargain takes artifacts alone", {K + "bargain": _bargain_with_artifacts}, ("bargain-0001",), ("702.166a",)),
    Wrong("emerge takes creatures alone", {K + "emerge": _without_quality("emerge")}, ("emerge-0010",), ("702.119b",)),
    Wrong("exploit takes another creature", {K + "exploit": _exploits_others}, ("exploit-0001",), ("702.110a",)),
    Wrong("living metal in any turn", {K + "living metal": _always_alive}, ("living-metal-0001",), ("702.161a",)),
    Wrong(
        "fortify attaches to creatures",
        {K + "fortify": _targeting("fortify", n.Filter(is_=("permanent",), controller=YOU))},
        ("fortify-0001",),
        ("702.67a",),
    ),
    Wrong("equip has no quality", {K + "equip": _without_quality("equip")}, ("equip-0020",), ("702.6c",)),
    Wrong(
        "modes are not entwined",
        {"cr601_2_proposal.announce_additional": _unentwined},
        ("entwine-0002",),
        ("702.42a",),
    ),
    Wrong(
        "speed does not stop at 4",
        {SPEED + "increases": lambda g, player: g.state.players[player].speed > 0},
        ("speed-0002",),
        ("702.179d",),
    ),
    Wrong("dredge mills nothing", {K + "dredge": _no_mill}, ("dredge-0001",), ("702.52a",)),
    Wrong("dredge is nothing", {K + "dredge": nothing}, ("dredge-0001",), ("702.52a",)),
    Wrong("scavenge puts one counter", {K + "scavenge": _one_counter}, ("scavenge-0001",), ("702.97a",)),
    Wrong("the Spirits of afterlife are colorless", {K + "afterlife": _colorless_spirits}, ("afterlife-0001",), ("702.135a",)),
    Wrong(
        "living weapon attaches nothing",
        {K + "living weapon": _unattached("living weapon")},
        ("living-weapon-0001",),
        ("702.92a",),
    ),
    Wrong(
        "For Mirrodin! attaches nothing",
        {K + "for Mirrodin!": _unattached("for Mirrodin!")},
        ("for-mirrodin-0001",),
        ("702.163a",),
    ),
    Wrong("job select attaches nothing", {K + "job select": _unattached("job select")}, ("job-select-0001",), ("702.182a",)),
    Wrong("one mode is all", {"cr700_2_modes.choose_modes": _one_mode}, ("entwine-0001",), ("702.42a",)),
    Wrong("no player is enchanted", {"cr303_attachment.enchant": _objects_only}, ("enchant-player-0001",), ("702.5d",)),
    Wrong("undaunted is nothing", {K + "undaunted": nothing}, ("undaunted-0001",), ("702.125a",)),
    Wrong(
        "speed never increases",
        {SPEED + "inherent_triggers": lambda g, happened: []},
        ("speed-0001",),
        ("702.179d",),
    ),
]
