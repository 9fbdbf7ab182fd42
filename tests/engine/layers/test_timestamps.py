"""The order of timestamps of permanents that enter at the same time (613.7m)."""

from __future__ import annotations

from harness import Table, run
from judgecall.engine.choices import Choice
from judgecall.engine.derive.game import Game
from judgecall.engine.events import zones as zo
from judgecall.engine.kernel.pipeline import perform
from judgecall.engine.state.objects import ObjectId
from judgecall.engine.terms.zones import Zone


def enter(
    t: Table, cards: list[tuple[str, str]], *answers: object, face_down: bool = False
) -> tuple[Game, dict[str, ObjectId], list[Choice]]:
    """Cards (controller and name) enter from graveyards at the same time."""
    ids = [t.card(who, name, zone=Zone.GRAVEYARD) for who, name in cards]
    g = t.game()
    asked: list[Choice] = []
    moves = [
        zo.Move(object=i, to=Zone.BATTLEFIELD, cause="put", entering=zo.Entering(controller=who, face_down=face_down))
        for i, (who, _) in zip(ids, cards, strict=True)
    ]
    run(perform(g, moves, "613.7m"), *answers, asked=asked)
    there = {g.view.chars(o).name: o for o in g.view.battlefield()}
    return g, there, asked


def test_the_controller_orders_what_enters_together() -> None:
    """Humility and Opalescence: the later one sets the size of Humility."""
    for first in (0, 1):
        g, there, asked = enter(
            Table(),
            [("Alice", "Humility"), ("Alice", "Opalescence")],
            lambda c, k=first: (c.options[k], c.options[1 - k]),
        )
        assert [c.player for c in asked] == ["Alice"]
        c = g.view.chars(there["Humility"])
        assert (c.power, c.toughness) == ((4, 4) if first == 0 else (1, 1))


def test_what_the_active_player_controls_is_earlier() -> None:
    """Nobody chooses between permanents of different players, whatever the order of the events."""
    for active, size in (("Alice", 1), ("Bob", 4)):
        g, there, asked = enter(Table(active=active), [("Bob", "Humility"), ("Alice", "Opalescence")])
        assert not asked
        assert g.view.chars(there["Humility"]).power == size


def test_nobody_is_asked_where_the_order_makes_no_difference() -> None:
    """Effects in different layers, effects that only add, and those that lose one keyword and give another."""
    for pair in (
        ("Concordant Crossroads", "Gravity Sphere"),
        ("Glorious Anthem", "Crusade"),
        ("Humility", "Glorious Anthem"),
        ("Levitation", "Concordant Crossroads"),
        ("Bonesplitter", "Hill Giant"),
        ("Humility", "Humility"),
    ):
        _, there, asked = enter(Table(), [("Alice", name) for name in pair])
        assert not asked, pair
        assert set(pair) <= there.keys()


def test_a_keyword_given_and_taken_away_is_a_matter_of_order() -> None:
    """Levitation gives flying, Gravity Sphere takes it away from all."""
    for order, flies in ((("Levitation", "Gravity Sphere"), False), (("Gravity Sphere", "Levitation"), True)):
        t = Table()
        bears = t.card("Alice", "Grizzly Bears")

        def answer(c: Choice, order: tuple[str, ...] = order) -> tuple[ObjectId, ...]:
            assert c.options is not None
            return tuple(sorted(c.options, key=lambda o: order.index("Levitation" if o == 2 else "Gravity Sphere")))

        g, _, asked = enter(t, [("Alice", "Levitation"), ("Alice", "Gravity Sphere")], answer)
        assert len(asked) == 1
        assert ("flying" in g.view.chars(bears).keywords) is flies


def test_what_enters_face_down_has_no_abilities_to_order() -> None:
    _, _, asked = enter(Table(), [("Alice", "Humility"), ("Alice", "Opalescence")], face_down=True)
    assert not asked
