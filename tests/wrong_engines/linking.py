"""Misreadings of linked abilities and of what is exiled until its source leaves (607, 610.3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from judgecall.engine.cards.lang import effects as ef
from judgecall.engine.derive import nouns as noun_phrases
from judgecall.engine.derive.game import Game
from judgecall.engine.events import zones as zo
from judgecall.engine.kernel.effects import carry_out
from judgecall.engine.terms.zones import Zone
from judgecall.engine.writer.edit import with_object
from msgspec.structs import replace
from wrong import Wrong, right


def _false(g: Game, *rest: Any) -> bool:
    return False


def _never_returns(g: Game, happened: Any) -> list[Any]:
    return []


def _in_turn(g: Game, due: Any) -> Iterator[Any]:
    for d in due:
        yield from right("cr610_until.go_back")(g, [d])


def _to_the_battlefield(g: Game, due: Any) -> Iterator[Any]:
    there = [replace(d, bindings={"exiled from battlefield": next(iter(d.bindings.values()))}) for d in due]
    yield from right("cr610_until.go_back")(g, there)


def _under_its_exilers_control(g: Game, due: Any) -> Iterator[Any]:
    from judgecall.engine.cards.lang import nouns as n
    from judgecall.engine.derive.context import Ctx

    for d in due:
        for name, objects in d.bindings.items():
            ctx = Ctx(g.view, d.controller, d.source, {name: objects}, d.follow)
            yield from carry_out(g, [ef.PutOntoBattlefield(what=n.Ref(name=name), under=n.Player(name="you"))], ctx)


def _only_the_last(g: Game, o: Any, key: str) -> tuple[int, ...]:
    return right("linked.remembered")(g, o, key)[-1:]


def _of_its_name(g: Game, o: Any, key: str) -> tuple[int, ...]:
    """Cards are exiled with whatever has that name."""
    same = [x for x in g.state.objects.values() if x.faces == o.faces and x.zone is Zone.BATTLEFIELD]
    gone = [known.object for known in g.state.last_known.values() if known.object.faces == o.faces]
    return tuple(dict.fromkeys(i for x in (o, *same, *gone) for i in x.links.get(key, ())))


def _wherever_it_went(g: Game, o: Any, key: str) -> tuple[int, ...]:
    return tuple(_newest(g, i) for i in right("linked.remembered")(g, o, key))


def _newest(g: Game, oid: int) -> int:
    while oid in g.state.successor:
        oid = g.state.successor[oid]
    return oid


def _finds_it_wherever(g: Game, due: Any) -> Iterator[Any]:
    there = [replace(d, bindings={k: tuple(_newest(g, i) for i in v) for k, v in d.bindings.items()}) for d in due]
    yield from right("cr610_until.go_back")(g, there)


def _nothing_is_linked(g: Game, o: Any, key: str) -> tuple[int, ...]:
    return ()


def _choice_of_the_name(g: Game, o: Any, kind: str) -> Any:
    """A choice is made for a name."""
    found = [x.chosen[kind] for x in g.state.objects.values() if x.faces == o.faces and kind in x.chosen]
    return found[0] if found else o.chosen[kind]


def _any_kicker(g: Game, oid: int, announced: Any, label: str) -> int:
    return sum(announced.paid.values())


def _copies_are_kicked(g: Game, oid: int, announced: Any, label: str) -> int:
    name = g.view.chars(oid).name
    like = [o for o in g.state.objects.values() if o.zone is Zone.BATTLEFIELD and g.view.chars(o.id).name == name]
    return max([right("linked.times_paid")(g, oid, announced, label), *(o.announced.paid.get(label, 0) for o in like)])


def _while_the_source_is_there(g: Game, e: Any) -> bool:
    gone = e.source is not None and e.source not in g.state.objects
    if isinstance(e, zo.Move) and e.to is Zone.EXILE and gone and e.by_effect:
        return False
    return bool(right("expanding.possible")(g, e))


def _tokens_come_back(g: Game, e: Any) -> bool:
    o = g.state.objects.get(e.object) if isinstance(e, zo.Move) and e.object is not None else None
    return (o is not None and o.kind == "token") or bool(right("expanding.possible")(g, e))


def _no_tokens_elsewhere(g: Game, board: Any) -> list[Any]:
    return []


def _copies_have_the_choice(g: Game, ctx: Any, part: Any, objects: Any, duration: Any) -> Any:
    """What becomes a copy has the choice that was made for the original."""
    effect = right("verbs_continuous.begin_copy")(g, ctx, part, objects, duration)
    for original in noun_phrases.objects(part.of, ctx):
        for o in objects:
            g.become(with_object(g.state, replace(g.state.objects[o], chosen=g.view.obj(original).chosen)))
    return effect


WRONG = (
    Wrong(
        "copies have the choice of the original",
        {"verbs_continuous.begin_copy": _copies_have_the_choice, "linked.undefined": _false},
        ("linked-0009",),
        rules=("607.5a",),
    ),
    Wrong(
        "what is exiled until something leaves stays",
        {"cr603_noticing.immediate": _never_returns},
        ("linked-0103", "linked-0106", "linked-0112", "linked-0114", "linked-0109"),
        rules=("610.3",),
    ),
    Wrong("the exiled cards return one after another", {"cr610_until.go_back": _in_turn}, ("linked-0105",), rules=("610.3d",)),
    Wrong(
        "the exiled cards return to the battlefield",
        {"cr610_until.go_back": _to_the_battlefield},
        ("linked-0111",),
        rules=("610.3d",),
    ),
    Wrong(
        "the exiled cards return under the exiler's control",
        {"cr610_until.go_back": _under_its_exilers_control},
        ("linked-0101", "linked-0107", "linked-0113", "leaving-0012"),
        rules=("610.3d",),
    ),
    Wrong("what has left exiles for ever", {"cr610_until.has_happened": _false}, ("linked-0102",), rules=("610.3b",)),
    Wrong(
        "only the last one is linked", {"linked.remembered": _only_the_last}, ("linked-0014", "linked-0015"), rules=("607.3",)
    ),
    Wrong(
        "what has the name is linked", {"linked.remembered": _of_its_name}, ("linked-0001", "linked-0003"), rules=("607.2a",)
    ),
    Wrong(
        "linked cards are found wherever they go", {"linked.remembered": _wherever_it_went}, ("linked-0004",), rules=("607.2a",)
    ),
    Wrong(
        "nothing is linked",
        {"linked.remembered": _nothing_is_linked},
        ("linked-0005", "linked-0014"),
        rules=("607.2b", "607.3"),
    ),
    Wrong("a choice is that of the name", {"linked.choice": _choice_of_the_name}, ("linked-0007",), rules=("607.2d",)),
    Wrong("any kicker is the kicker", {"linked.times_paid": _any_kicker}, ("linked-0011",), rules=("607.2i",)),
    Wrong(
        "copies of what was kicked were kicked", {"linked.times_paid": _copies_are_kicked}, ("linked-0012",), rules=("607.2i",)
    ),
    Wrong(
        "the exiled cards are found wherever they go",
        {"cr610_until.go_back": _finds_it_wherever},
        ("linked-0110",),
        rules=("610.3d",),
    ),
    Wrong(
        "tokens come back",
        {"expanding.possible": _tokens_come_back, "cr704_5_zones.tokens_elsewhere": _no_tokens_elsewhere},
        ("linked-0104",),
        rules=("111.7",),
    ),
    Wrong(
        "nothing is exiled for what is gone",
        {"expanding.possible": _while_the_source_is_there},
        ("linked-0002",),
        rules=("607.2a", "400.7"),
    ),
    Wrong("a choice stays with its object", {"linked.undefined": _false}, ("linked-0010",), rules=("607.5a",)),
)
