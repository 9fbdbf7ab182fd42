"""Finds, for each item of the card language, a scenario whose course is another one when the item is taken away.

python tools/witnesses.py        looks again for what has no witness, or one that no longer differs
python tools/witnesses.py --all  looks for all of them
        ... --tries N           tries so many scenarios for each
python tools/witnesses.py --try ID ...
                                which unproved items these scenarios would witness, and which of theirs they don't;
                                writes nothing
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import defaultdict
from collections.abc import Iterable, Mapping
from pathlib import Path

HERE = Path(__file__).resolve().parents[1] / "tests" / "language"
sys.path.insert(0, str(HERE))

import witnessed  # found by the line above  # noqa: E402
from items import items, takings  # noqa: E402
from replay import Poorer, Tape, departure, record, uses  # noqa: E402

TRIES = 10
"""So many scenarios are tried for an item, unless told otherwise: the shortest first and then some of the others."""


def candidates(ids: Iterable[str], tapes: Mapping[str, Tape], tries: int) -> list[str]:
    """The scenarios that are tried for an item."""
    ordered = sorted(ids, key=lambda i: (len(tapes[i].setup.cards), len(tapes[i].calls), i))
    some = ordered[tries // 2 :]
    random.Random(len(ordered)).shuffle(some)
    return [*ordered[: tries // 2], *some[: tries // 2]]


def search(item: str, ids: Iterable[str], tapes: Mapping[str, Tape], engine: Poorer, tries: int) -> tuple[str, int] | None:
    """A scenario and the way of taking the item away on which its course differs."""
    tried = candidates(ids, tapes, tries)
    for nth, change in enumerate(takings(item)):
        for i in tried:
            if departure(tapes[i], change, engine).differs:
                return i, nth
    return None


def attempt(ids: list[str]) -> None:
    """Say of each unproved item that these scenarios use whether one of them witnesses it."""
    tapes, engine = record(ids), Poorer()
    known: dict[str, frozenset[str]] = {}
    for missing in sorted(set(ids) - set(tapes)):
        print(f"{missing} does not pass, or is not there")
    using = {i: uses(tape, known) for i, tape in tapes.items()}
    for item in witnessed.unproved():
        mine = [i for i in ids if item in using.get(i, ())]
        if mine:
            new = search(item, mine, tapes, engine, 2 * len(mine))
            print(f"{item}: {f'witnessed by {new[0]}' if new else 'used, and no course differs without it'}")


def main() -> None:
    """Write the witnesses and the list of items that have none."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--tries", type=int, default=TRIES)
    parser.add_argument("--try", dest="tried", nargs="+", metavar="ID")
    asked = parser.parse_args()
    if asked.tried:
        attempt(asked.tried)
        return
    before = {} if asked.all else witnessed.witnesses()
    tapes = record()
    known: dict[str, frozenset[str]] = {}
    using: dict[str, list[str]] = defaultdict(list)
    for i, tape in tapes.items():
        for item in uses(tape, known):
            using[item].append(i)
    engine = Poorer()
    found: dict[str, tuple[str, int]] = {}
    for item in items():
        old = before.get(item)
        if old and old[0] in tapes and departure(tapes[old[0]], takings(item)[old[1]], engine).differs:
            found[item] = old
            continue
        new = search(item, using.get(item, ()), tapes, engine, asked.tries)
        if new is not None:
            found[item] = new
    witnessed.write(found)
    print(f"{len(found)} of {len(items())} items have a witness")


if __name__ == "__main__":
    main()
