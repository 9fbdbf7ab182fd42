"""The readers of what casting and activating ask: targets, division, costs, alternatives (601.2b-h)."""

from __future__ import annotations

from typing import Any

from .. import port
from .asking import THEN, CannotAsk, Ctx, Make, Reader, action, one, picked
from .binding import Doc
from .naming import NotThere
from .words import spaced

K = port.Kind


def uses(slots: list[Doc]) -> list[list[Doc]]:
    """The slots for targets, by use of the word "target" (601.2c): neighbours that differ in nothing are one."""
    found: list[list[Doc]] = []
    for slot in slots:
        if found and _look(found[-1][0]) == _look(slot):
            found[-1].append(slot)
        else:
            found.append([slot])
    return found


def _look(slot: Doc) -> tuple[str, str]:
    return (str(slot.get("effect_kind")), str(slot["legal_targets"]))


def targets(ctx: Ctx) -> Reader:
    """The targets of a spell or ability."""
    chosen: list[Doc] = []
    groups = uses(ctx.data["target_slots"])
    if ctx.announced is not None and ctx.announced.targets:
        wanted = [ctx.names.target(ctx.state, t) for g in ctx.announced.targets for t in g.targets]
        return _aimed(ctx, wanted)
    for number, group in enumerate(groups, start=1):
        legal = group[0]["legal_targets"]
        least = sum(not slot["optional"] for slot in group)
        prompt = ctx.prompt(K.TARGETS, ctx.targets(legal), number=number, least=min(least, len(legal)), most=len(group))
        choice = yield prompt
        chosen += picked(choice, legal, least)
    return _aimed(ctx, chosen)


def _aimed(ctx: Ctx, chosen: list[Doc]) -> Doc:
    if len(ctx.data["target_slots"]) == 1 and chosen:
        return action("ChooseTarget", target=chosen[0])
    return action("SelectTargets", targets=chosen)


def many_targets(ctx: Ctx) -> Reader:
    """Any number of targets between two bounds."""
    legal = ctx.data["legal_targets"]
    if ctx.announced is not None and ctx.announced.targets:
        wanted = [t for group in ctx.announced.targets for t in group.targets]
        return action("SelectTargets", targets=[ctx.names.target(ctx.state, t) for t in wanted])
    least, most = ctx.data["min_targets"], ctx.data["max_targets"]
    choice = yield ctx.prompt(K.TARGETS, ctx.targets(legal), number=1, least=least, most=min(most, len(legal)))
    return action("SelectTargets", targets=picked(choice, legal, least))


def new_targets(ctx: Ctx) -> Reader:
    """New targets for a copy, or the old ones (707.10c); all those of one use of "target" at once."""
    about: tuple[port.Value, ...] = tuple(ctx.objects([ctx.data["copy_id"]]))
    done = ctx.data.get("current_slot", 0)
    slots = ctx.data["target_slots"][done:]
    number, count = _use(ctx, done)
    first = slots[0]["legal_alternatives"]
    if all(t == slot.get("current") for slot in slots for t in slot["legal_alternatives"]):
        return action("KeepAllCopyTargets")  # there is no other legal target to choose
    choice = yield ctx.prompt(
        K.TARGETS, ctx.targets(first), number=number, least=count, most=count, about=about, may_decline=True
    )
    if isinstance(choice, port.ByDefault) or choice.declined or not choice.picks:
        if len(slots) == count:
            return action("KeepAllCopyTargets")
        chosen = [slot["current"] for slot in slots[:count]]
    else:
        chosen = picked(choice, first)
    return {**action("ChooseTarget", target=chosen[0]), THEN: [action("ChooseTarget", target=t) for t in chosen[1:]]}


def _use(ctx: Ctx, done: int) -> tuple[int, int]:
    """Which use of "target" comes after so many targets, and how many it has: one for each part of the copy's text."""
    entry = next((e for e in ctx.state["stack"] if e["id"] == ctx.data["copy_id"]), None)
    part: Doc | None = (entry["kind"].get("data") or {}).get("ability") if entry is not None else None
    if ctx.names.uses_of_target(ctx.state, ctx.data["copy_id"]) == len(ctx.data["target_slots"]):
        return done + 1, 1
    number = 0
    while part:
        count = len(part.get("targets") or [])
        if count:
            number += 1
            if done < count:
                return number, count - done
            done -= count
        part = part.get("sub_ability")
    return number + 1, 1


def retarget(ctx: Ctx) -> Reader:
    """New targets for a spell or ability on the stack (115.7)."""
    entry = ctx.state["stack"][ctx.data["stack_entry_index"]]
    about: tuple[port.Value, ...] = (port.OfObject(object=ctx.names.entry(ctx.state, entry)),)
    chosen: list[Doc] = list(ctx.data.get("current_targets") or [])
    legal = ctx.data.get("legal_new_targets") or []
    pools = ctx.data.get("slot_pools") or [legal] * len(chosen)
    for place, pool in enumerate(pools[: len(chosen)]):
        if all(t == chosen[place] for t in pool):
            continue
        choice = yield ctx.prompt(K.TARGETS, ctx.targets(pool), number=place + 1, least=0, about=about, may_decline=True)
        if isinstance(choice, port.Choice) and not choice.declined and choice.picks:
            chosen[place] = one(choice, pool)
    return action("RetargetSpell", new_targets=chosen)


def division(ctx: Ctx) -> Reader:
    """How an amount is divided (601.2d)."""
    given: list[Any] = ctx.data["targets"]
    if ctx.announced is not None and ctx.announced.division:
        shares = [[ctx.names.target(ctx.state, s.to), s.amount] for s in ctx.announced.division]
        return action("DistributeAmong", distribution=shares)
    total = ctx.data["total"]
    choice = yield ctx.prompt(K.DIVISION, ctx.targets(given), total=total, low=1, least=len(given), most=len(given))
    if isinstance(choice, port.ByDefault):
        first = total - len(given) + 1
        return action("DistributeAmong", distribution=[[t, first if n == 0 else 1] for n, t in enumerate(given)])
    pairs = zip(choice.picks, choice.amounts, strict=True)
    return action("DistributeAmong", distribution=[[given[int(pick)], amount] for pick, amount in pairs])


_PAID = {
    "Sacrifice": "sacrifices",
    "Discard": "discards",
    "Exile": "exiles",
    "Tap": "taps",
    "Untap": "untaps",
    "Return": "returns",
    "Bounce": "returns",
    "Reveal": "reveals",
}


def pay(ctx: Ctx) -> Reader:
    """The objects that pay a cost (601.2h)."""
    numbers: list[int] = ctx.data.get("choices") or ctx.data.get("eligible") or []
    kind = ctx.data["kind"]
    word = str(kind.get("type") if isinstance(kind, dict) else kind)
    count = ctx.data.get("count", 1)
    field = next((f for start, f in _PAID.items() if word.startswith(start)), None)
    paid = ctx.announced.payment if ctx.announced is not None else None
    named = getattr(paid, field) if paid is not None and field is not None else ()
    if named:
        return action("SelectCards", cards=ctx.wanted(named))
    # The engine's lower bound is 0 where the whole of the cost has to be paid (118.3).
    choice = yield ctx.prompt(K.PAYMENT if field == "exiles" else K.OBJECTS, ctx.objects(numbers), least=count, most=count)
    return action("SelectCards", cards=picked(choice, numbers, count))


_TWICE = frozenset({"replicate"})


def optional_cost(ctx: Ctx) -> Reader:
    """Whether an optional additional cost is paid: only one that was announced is (601.2b)."""
    if ctx.announced is None:
        choice = yield ctx.prompt(K.ADDITIONAL_COST, (port.OfWord(word=_cost_word(ctx.data)),), least=0)
        return action("DecideOptionalCost", pay=bool(picked(choice, [0], 0)))
    if _instead_of_mana(ctx.data):
        return action("DecideOptionalCost", pay=_pitched(ctx))
    origin = str(ctx.data.get("origin") or "Other").casefold()
    # Costs of these keywords are asked for twice, of which the one that says so counts.
    wanted = [name for name in ctx.announced.additional if name not in _TWICE or name == origin]
    pays = len(wanted) > ctx.heard.count("additional")
    if pays:
        ctx.heard.append("additional")
    return action("DecideOptionalCost", pay=pays)


def _instead_of_mana(data: Doc) -> bool:
    """Whether the question is for a cost or the spell's own mana cost (118.9)."""
    cost, cast = data.get("cost") or {}, data.get("pending_cast") or {}
    options = cost.get("data") if cost.get("type") == "Choice" else None
    own = {"type": "Mana", "cost": cast.get("base_cost")}
    return options is not None and len(options) == 2 and options[1] == own


def _pitched(ctx: Ctx) -> bool:
    """Whether an alternative cost of the card's own is announced."""
    wanted = ctx.announced.alternative if ctx.announced is not None else None
    if wanted in (None, "mana cost"):
        return False
    ctx.heard.append("alternative")
    return True


def _cost_word(data: Doc) -> str:
    return spaced(str((data.get("cost") or {}).get("type", "")))


def alternative(ctx: Ctx) -> Reader:
    """Whether the alternative cost of a keyword is paid: only one that was announced is (118.9)."""
    keyword = ctx.data["keyword"]
    name = str(keyword.get("type") if isinstance(keyword, dict) else keyword)
    asked = ctx.announced.alternative if ctx.announced is not None else None
    wanted = asked is not None and asked.replace(" ", "").casefold() == name.casefold()
    if wanted:
        ctx.heard.append("alternative")
    yield from ()
    return action("ChooseAlternativeCast", choice={"type": "Alternative" if wanted else "Normal"})


def variant(ctx: Ctx) -> Reader:
    """Which of several ways to cast a card is taken."""
    options = ctx.data["options"]
    if ctx.announced is not None and "fuse" in ctx.announced.additional:
        yield from ()
        return _fused(ctx, options)
    wanted = (ctx.announced.alternative or "") if ctx.announced is not None else ""
    plain = "" if wanted == "mana cost" else wanted.replace(" ", "").casefold()
    for index, option in enumerate(options):
        text = str(option).replace("_", "").casefold() + permitting(ctx.state, option.get("variant"))
        if (plain and plain in text) or (not plain and "normal" in text):
            if plain:
                ctx.heard.append("alternative")
            yield from ()
            return action("ChooseCastingVariant", index=index)
    if plain:
        raise CannotAsk(f"the alternative cost {wanted!r} among {options}")
    return action("ChooseCastingVariant", index=0)


def permitting(state: Doc, variant: Any) -> str:
    """The name, written small, of the object whose effect lets a card be cast in that way."""
    inner = next(iter(variant.values()), None) if isinstance(variant, dict) else None
    source = state["objects"].get(str(inner.get("source"))) if isinstance(inner, dict) else None
    return str(source["name"]).replace(" ", "").casefold() if source is not None else ""


def _fused(ctx: Ctx, options: list[Doc]) -> Doc:
    """Both halves of a split card are cast (702.102)."""
    for index, option in enumerate(options):
        if option.get("variant") == "Fuse":
            ctx.heard.append("additional")
            return action("ChooseCastingVariant", index=index)
    raise CannotAsk("both halves are not offered")


def modal_face(ctx: Ctx) -> Reader:
    """Which face of a modal card is played (712.11b)."""
    face = ctx.announced.face if ctx.announced is not None else None
    ctx.heard.append("face")
    thing = ctx.state["objects"][str(ctx.data["object_id"])]
    card = ctx.names.definition(thing)
    faces = [f.name for f in card.faces] if card is not None else [str(thing["name"])]
    if face is None:
        values: list[port.Value] = [port.OfWord(word=name) for name in faces]
        choice = yield ctx.prompt(K.FACE, values)
        face = faces[values.index(one(choice, values))]
    return action("ChooseModalFace", back_face=faces.index(face) > 0)


def offer(ctx: Ctx) -> Reader:
    """Whether a card is cast as its creature or its Adventure (715.3), among other offers to cast."""
    kind = ctx.data["kind"]
    if kind["type"] != "Adventure":
        return (yield from ctx.two_ways())
    face = ctx.announced.face if ctx.announced is not None else None
    ctx.heard.append("face")
    thing = ctx.state["objects"][str(kind["object_id"])]
    return action("ChooseAdventureFace", creature=face in (None, thing["name"]))


CREWING = {"CrewVehicle": "vehicle_id", "SaddleMount": "mount_id"}
"""Actions that tap creatures for their power, and where they name what they are for."""


def crew(ctx: Ctx) -> Reader:
    """The creatures that are tapped to crew or saddle (702.122a, 702.171a)."""
    numbers = ctx.data["eligible_creatures"]
    field = CREWING[ctx.kind]
    payment = ctx.announced.payment if ctx.announced is not None else None
    taps = ctx.wanted(payment.taps) if payment is not None else []
    if not taps:
        choice = yield ctx.prompt(K.OBJECTS, ctx.objects(numbers), least=1, most=len(numbers))
        taps = picked(choice, numbers)
    return action(ctx.kind, **{field: ctx.data[field]}, creature_ids=taps)


def combat_tax(ctx: Ctx) -> Reader:
    """A cost to attack or block: whoever declares it pays it (508.1i-j)."""
    yield from ()
    del ctx
    return action("PayCombatTax", accept=True)


def phyrexian(ctx: Ctx) -> Reader:
    """Which Phyrexian symbols are paid with life: as many as announced."""
    life = ctx.announced.payment.life if ctx.announced is not None and ctx.announced.payment is not None else 0
    shards = ctx.data["shards"]
    yield from ()
    kinds = [str((shard.get("options") or {}).get("type")) for shard in shards]
    pays = [kind == "LifeOnly" or (n < life and kind != "ManaOnly") for n, kind in enumerate(kinds)]
    return action("SubmitPhyrexianChoices", choices=[{"type": "PayLife" if p else "PayMana"} for p in pays])


def by_itself(kind: str) -> Make:
    """A reader for a question about paying that the engine's own means answer."""

    def read(ctx: Ctx) -> Reader:
        del ctx
        yield from ()
        return action(kind)

    return read


def mana(ctx: Ctx) -> Reader:
    """What pays for mana: the objects announced for convoke, improvise or delve, then the engine's own means."""
    payment = ctx.announced.payment if ctx.announced is not None else None
    refs = (*payment.taps, *payment.exiles) if payment is not None else ()
    for number in ctx.wanted(payment.from_) if payment is not None else ():
        if f"source {number}" not in ctx.heard:
            ctx.heard.append(f"source {number}")
            return _activated(ctx, number)
    offered = [made["data"] for made in ctx.offered() if made["type"] == "TapForConvoke"]
    yield from ()
    for number in ctx.wanted(refs):
        found = [data for data in offered if data["object_id"] == number]
        if found and f"mana {number}" not in ctx.heard:
            ctx.heard.append(f"mana {number}")
            colored = [data for data in found if data["mana_type"] != "Colorless"]
            return action("TapForConvoke", **(colored or found)[0])
    return action("PassPriority")


_SOURCES = frozenset({"ActivateAbility", "ActivateManaSource", "TapLandForMana"})
"""How the engine offers mana abilities while it is paid."""


def _activated(ctx: Ctx, number: int) -> Doc:
    """The mana ability of a source that is named for a payment (601.2g)."""
    for made in ctx.offered():
        data = made.get("data") or {}
        if made["type"] in _SOURCES and number in (data.get("source_id"), data.get("object_id")):
            return made
    thing = ctx.state["objects"][str(number)]
    places = [place for place, made in enumerate(thing["abilities"]) if made.get("is_mana_ability")]
    if not places:
        raise NotThere(f"{thing['name']} makes no mana")
    # It lists none where it could pay by itself; it takes them all the same.
    return action("ActivateAbility", source_id=number, ability_index=places[0])


def helping(ctx: Ctx) -> Doc | None:
    """What else could pay for mana that is still due, where it is left to the engine: convoke, improvise, delve, or a
    mana ability with a cost that the engine does not pay of itself."""
    payment = ctx.announced.payment if ctx.announced is not None else None
    if ctx.kind != "ManaPayment" or (payment is not None and (payment.taps or payment.exiles)):
        return None
    offered = [made for made in ctx.offered() if made["type"] == "TapForConvoke" or made["type"] in _SOURCES]
    return min(offered, key=lambda made: made["type"] != "TapForConvoke", default=None)


READERS: dict[str, Make] = {
    "TargetSelection": targets,
    "TriggerTargetSelection": targets,
    "MultiTargetSelection": many_targets,
    "CopyRetarget": new_targets,
    "RetargetChoice": retarget,
    "DistributeAmong": division,
    "PayCost": pay,
    "OptionalCostChoice": optional_cost,
    "AlternativeCastChoice": alternative,
    "CastingVariantChoice": variant,
    "ModalFaceChoice": modal_face,
    "CastOffer": offer,
    "CrewVehicle": crew,
    "SaddleMount": crew,
    "CombatTaxPayment": combat_tax,
    "PhyrexianPayment": phyrexian,
    "ManaPayment": mana,
}
"""By what the engine waits for."""

__all__ = ["READERS", "uses"]
