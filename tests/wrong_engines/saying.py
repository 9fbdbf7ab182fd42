"""Misreadings that show in scenarios about what the scenario language says: names of halves and Adventures, abilities that
an effect or a land type gives, no targets, who blocks when."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from judgecall.engine.derive.game import Game
from msgspec.structs import replace
from wrong import Wrong, right


def _counts_as_done(g: Game, e: Any, ctx: Any) -> Iterator[Any]:
    """What a player did not do of what the player may do counts as done."""
    yield from right("verbs_structure.may")(g, e, ctx)
    for part in e.do:
        if getattr(part, "as_", None):
            ctx.bindings.setdefault(part.as_, ("done",))
            ctx.bindings[part.as_] = ctx.bindings[part.as_] or ("done",)


def _front_only(g: Game, oid: int) -> tuple[Any, ...]:
    """A card is cast as its first face, whatever its layout."""
    return right("cr601_prospect.faces_to_cast")(g, oid)[:1]


def _no_tokens(g: Game, v: Any, aura: int, to: Any) -> Any:
    """An Aura enchants cards only."""
    if isinstance(to, int) and g.view.obj(to).kind == "token":
        return "a token can't be enchanted (303.4)"
    return right("cr303_attachment.enchant")(g, v, aura, to)


def _first_defender_only(g: Game, player: str) -> tuple[Any, ...]:
    """Once one defending player has declared blockers, the others don't."""
    others = g.in_turn_order()
    attacked = right("cr509_blockers.attacked_creatures")
    first = next((p for p in others if attacked(g, p)), None)
    return tuple(attacked(g, player)) if player == first else ()


def _first_mana_ability_only(g: Game, player: str, h: Any, mana: bool) -> Any:
    """A land makes mana of the first of its basic land types only."""
    own = [a for a in g.view.chars(h.object).abilities if a.origin == "intrinsic"]
    if mana and len(own) > 1 and h.abl == own[1]:
        return "only the first land type gives an ability (305.6)"
    return right("cr602_activating.prohibited")(g, player, h, mana)


def _all_of_up_to(g: Game, ctx: Any, targets: Any) -> Iterator[Any]:
    """Up to so many targets are so many."""
    return (yield from right("cr115_targets.choose_targets")(g, ctx, [replace(t, up_to=False) for t in targets]))


def _no_targets(g: Game, ctx: Any, targets: Any) -> Iterator[Any]:
    """Nothing is targeted, whatever could be."""
    yield from ()
    return tuple(() for _ in targets)


WRONG = [
    Wrong(
        "the second land type gives no ability",
        {"cr602_activating.prohibited": _first_mana_ability_only},
        ("land-0007",),
        ("305.6",),
    ),
    Wrong("up to two targets are two", {"cr115_targets.choose_targets": _all_of_up_to}, ("announce-0001",), ("601.2c",)),
    Wrong("an ability has no targets", {"cr115_targets.choose_targets": _no_targets}, ("trigger-0804",), ("603.3d",)),
    Wrong(
        "a card is cast as its front only",
        {"cr601_prospect.faces_to_cast": _front_only},
        ("adventure-0013", "split-0008"),
        ("709.3", "715.3"),
    ),
    Wrong("tokens are not enchanted", {"cr303_attachment.enchant": _no_tokens}, ("aura-0008",), ("303.4",)),
    Wrong(
        "one defending player declares blockers",
        {"cr509_blockers.attacked_creatures": _first_defender_only},
        ("attack-0013",),
        ("802.4",),
    ),
    Wrong(
        '"if you do" is followed by what was not done', {"verbs_structure.may": _counts_as_done}, ("resolve-0106",), ("608.2c",)
    ),
]
