"""``judgecall needs``: what scenarios need of an engine, and what an engine could run today."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import click
import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from ...adapters import port
from .. import engines, results
from ..asked import needs_of
from ..card_library import Cards, check
from ..errors import UsageProblem
from ..needs import CORE_GIVENS, Needs
from ..results import write_json
from ..selection import check_each, choose, no_match
from ..settings import Settings
from ..shown_text import safe
from .options import CARDS, PATHS, card_folders, selection


@click.command("needs")
@PATHS
@click.option("--rule", "rules", metavar="NUMBER", multiple=True, help="714, 714.2, 714.2b, or 7 for 700 to 799.")
@click.option("--ruling", "rulings", metavar="ID", multiple=True, help="Scenarios that cover this ruling.")
@click.option("--id", "ids", metavar="ID", multiple=True, help="The scenario with this id.")
@click.option("--engine", "spec", metavar="SPEC", help=f"An engine, to be asked what it declares: {engines.ALLOWED}")
@CARDS
@click.option("--json", "json_file", metavar="FILE", help="Write the needs of each scenario as JSON.")
def command(
    paths: tuple[str, ...],
    rules: tuple[str, ...],
    rulings: tuple[str, ...],
    ids: tuple[str, ...],
    spec: str | None,
    cards: tuple[str, ...],
    json_file: str | None,
) -> int:
    """Show what scenarios need, and what an engine could run today. Nothing is played.

    With --engine: how many scenarios are within what it declares, and what to declare next, by what each step opens.
    """
    folders = card_folders(cards)
    check(folders)
    asked = selection(paths, rules, rulings, ids)
    chosen = choose(asked)
    if chosen.scenarios:
        check_each(asked, chosen)
    for problem in chosen.broken:
        click.echo(f"judgecall: {problem}", err=True)
    if not chosen.scenarios:
        raise UsageProblem(f"nothing to look at: {no_match(asked)}")
    settings = Settings(cards=folders, features={feature.path: feature for feature in chosen.features})
    declared = _declared(msgspec.structs.replace(settings, engine=spec)) if spec else None
    found = needs_of(settings)
    if json_file:
        write_json(Path(json_file), {i: msgspec.to_builtins(n) for i, n in found.items()})
    console = Console(highlight=False)
    _print(console, found, declared)
    _print_words(console, found, Cards(folders))
    return results.USAGE if chosen.broken else results.CONFORMS


def _declared(settings: Settings) -> port.EngineInfo:
    engine, info = engines.start(settings)
    engine.shutdown()
    return info


def _print(console: Console, found: Mapping[str, Needs], info: port.EngineInfo | None) -> None:
    core = sum(needs.core for needs in found.values())
    console.print(f"{len(found)} scenarios; the core profile is enough for {core}")
    simple = ", ".join(sorted(CORE_GIVENS))
    console.print(f"  (two players, common cards, no capability, of the givens only {simple})", soft_wrap=True)
    cards = Counter(card for needs in found.values() for card in needs.cards)
    most = ", ".join(f"{name} ({count})" for name, count in cards.most_common(5))
    console.print(f"{len(cards)} different cards, most often {most}", soft_wrap=True)
    console.print()
    if info is None:
        console.print(_counted(found.values()))
        console.print("\nWith --engine: what an engine could run today, and what to do next.")
        return
    name = f"{info.name} {info.version}".strip()
    missing = [needs.missing(info.capabilities) for needs in found.values()]
    able = sum(not lacking for lacking in missing)
    console.print(Text(f"{safe(name)} declares enough for {able} of {len(found)}, as far as it has the cards", style="bold"))
    rows = list(_next(missing))
    if rows:
        table = Table(box=None, pad_edge=False, header_style="bold")
        table.add_column("to declare next")
        table.add_column("opens", justify="right")
        table.add_column("then", justify="right")
        for words, opens, then in rows:
            table.add_row(words, f"+{opens}", str(then))
        console.print()
        console.print(table)


def _print_words(console: Console, found: Mapping[str, Needs], cards: Cards) -> None:
    """The scenarios with cards that the reference engine doesn't carry out, which are unsupported there."""
    words = {card: cards.not_carried_out(card) for card in sorted({c for needs in found.values() for c in needs.cards})}
    lacking = {i: [c for c in needs.cards if words[c]] for i, needs in found.items()}
    if any(lacking.values()):
        console.print("\nUnsupported on the reference engine:")
    for i, odd in lacking.items():
        for card in odd:
            console.print(f"  {i}: {', '.join(words[card])} of {card}", soft_wrap=True)


def _counted(found: Any) -> Table:
    counts: Counter[tuple[str, str]] = Counter()
    for needs in found:
        counts["players", f"{needs.players} players"] += 1
        counts.update(("capability", name) for name in needs.capabilities)
        counts.update(("given", name) for name in needs.givens)
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("what")
    table.add_column("needed")
    table.add_column("by scenarios", justify="right")
    order = ("players", "capability", "given")
    for (kind, name), count in sorted(counts.items(), key=lambda item: (order.index(item[0][0]), -item[1], item[0][1])):
        table.add_row(kind, name, str(count))
    return table


def _next(missing: list[frozenset[str]]) -> Iterator[tuple[str, int, int]]:
    """What to add, each time the smallest addition that opens most: its names, what it opens, and how many then."""
    added: frozenset[str] = frozenset()
    while left := [lacking - added for lacking in missing if lacking - added]:
        opens = Counter(left)
        step = min(opens, key=lambda names: (-opens[names] / len(names), sorted(names)))
        added |= step
        then = sum(not lacking - added for lacking in missing)
        yield " and ".join(sorted(step)), sum(not lacking - step for lacking in left), then
