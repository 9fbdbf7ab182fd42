"""``judgecall rule``: what there is on a rule number."""

from __future__ import annotations

import itertools
import sys

import click
import msgspec
from rich.console import Console
from rich.text import Text

from .. import facts
from ..about_rule import AboutRule, about, checked_number, citing
from ..asked import needs_of
from ..editions import PINNED
from ..errors import UsageProblem
from ..selection import Selection, choose
from ..settings import Settings
from ..shown_text import safe
from ..wrong_engines import wrong_engines


@click.command("rule")
@click.argument("number", metavar="NUMBER")
@click.option("--json", "as_json", is_flag=True, help="As JSON.")
def command(number: str, as_json: bool) -> None:
    """Show what there is on a rule number of the pinned edition: its class, the scenarios that cite it, the code that
    carries it out, the cards that have to do with it, the wrong engines that misread it, and its number in other
    editions. Nothing is played."""
    index = facts.rules_index(PINNED)
    asked = checked_number(number, index)
    chosen = choose(Selection())
    for problem in chosen.broken:
        raise UsageProblem(str(problem))
    own = {f.path: msgspec.structs.replace(f, scenarios=its) for f in chosen.features
           if (its := tuple(s for s in f.scenarios if asked in s.rules))}  # fmt: skip
    needed = needs_of(Settings(features=own)) if own else {}
    cards = {i: tuple(dict.fromkeys(n.cards)) for i, n in needed.items()}
    found = about(asked, index, citing(chosen.scenarios), wrong_engines(), cards)
    if as_json:
        sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n")
    else:
        _print(Console(highlight=False), found)


def _print(console: Console, found: AboutRule) -> None:
    def heading(title: str, count: int) -> None:
        console.print(Text(f"\n{title} ({count})", style="bold"))

    def line(text: str) -> None:
        console.print(Text(safe(f"  {text}")), soft_wrap=True)

    why = f": {found.reason}" if found.reason else ""
    console.print(Text(f"{found.number}  {found.class_}{why}", style="bold"), soft_wrap=True)
    if found.above:
        line(f"under {found.above}")
    if found.children:
        heading("Under it", len(found.children))
        for child in found.children:
            line(f"{child.number:<9} {child.class_:<11} {_scenarios(child.scenarios)}")
    heading("Scenarios", len(found.scenarios))
    for s in found.scenarios:
        line(f"{s.id}  {s.name}{'  (disputed)' if s.disputed else ''}")
        line(f"    {s.feature}:{s.line}{'' if s.caught is None or s.caught else '  no wrong engine is caught by it'}")
    heading("Code", len(found.code))
    for f in found.code:
        line(f"{f.name}  {f.path}:{f.line}")
    if found.keywords:
        heading("Keywords", len(found.keywords))
        line(", ".join(found.keywords))
    heading("Cards", len(found.cards))
    for card in found.cards:
        where = [", ".join(card.keywords)] if card.keywords else []
        line(f"{card.name}  {'; '.join([*where, *([', '.join(card.scenarios)] if card.scenarios else [])])}")
    if found.wrong_engines is None:
        console.print("\nWrong engines: they are in the tests, which only a checkout has")
    else:
        heading("Wrong engines", len(found.wrong_engines))
        for w in found.wrong_engines:
            line(f"{w.name}  {w.path}:{w.line}")
            line(f"    caught by {', '.join(w.caught_by)}")
    console.print(Text("\nEditions", style="bold"))
    for number, group in itertools.groupby(found.numbers.items(), key=lambda item: item[1]):
        dates = [edition for edition, _ in group]
        span = dates[0] if len(dates) == 1 else f"{dates[0]} to {dates[-1]}"
        line(f"{span}  {number if number is not None else 'not there'}")
    for change in found.changes:
        line(f"from {change.date} on: {change.reason}")


def _scenarios(count: int) -> str:
    return f"{count} scenario{'' if count == 1 else 's'}"
