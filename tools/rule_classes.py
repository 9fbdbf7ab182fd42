"""Classes of the rules, by number of the pinned edition (2026-04-17), each with its reason.

A number takes the class of the nearest entry at or above it (603.10a, then 603.10, then 603), else
`definition` when its text is a bare title, else `open`: something that a scenario can test.
"""

from __future__ import annotations

import re

CLASSES = {
    "open": "a scenario can test it",
    "definition": "names a thing or points elsewhere; nothing to observe by itself",
    "physical": "cards and tables as things, tournament and deck matters",
    "variant": "a format or casual option that the suite leaves out",
}

# A title has no full stop, or is one short name; a rule is a sentence or a quoted meaning.
HEADING = re.compile(r"^[^.:“”]{1,60}$")

TABLE: tuple[tuple[str, str, str], ...] = (
    ("definition", "who and how many", "100.1 100.1a 100.1b 102.1 102.2 102.3 102.4"),
    ("physical", "decks, sideboards, equipment, tournaments", "100.2 100.3 100.4 100.5 100.6 100.7"),
    ("variant", "supplementary decks and team sideboards", "100.2d 100.4c 100.4d"),
    (
        "physical",
        "shuffling, sideboards, choosing who starts, agreed draws, penalties",
        "103.1 103.2a 103.3 104.3k 104.4i",
    ),
    (
        "variant",
        "start of games of variants left out",
        "103.1b 103.1c 103.2d 103.2e 103.3a 103.4b 103.4d 103.4e 103.5a 103.7",
    ),
    ("variant", "limited range of influence, Emperor", "104.2d 104.3h 104.3i 104.4e 104.4f 104.4h"),
    ("definition", "lists of ways, each tested under its own number", "104.2 104.3 104.4 104.6"),
    ("definition", "colors and kinds of mana", "105.1 105.2a 105.2b 105.2c 105.5 106.1 106.1a 106.1b 106.2"),
    ("physical", "announcing what mana is left", "106.4a 106.4b"),
    ("definition", "symbols", "107.4 107.4a 107.8 107.9 107.10 107.13 107.15 107.16"),
    ("variant", "symbols of variants", "107.11 107.12 107.17"),
    ("definition", "cards and objects", "108.2 108.6 109.1 109.3"),
    ("physical", "wordings, sizes and backs of cards", "108.1 108.2a"),
    ("variant", "nontraditional cards", "108.3a 108.5 109.2d 109.4d 109.4e 109.4f 109.4g"),
    ("definition", "terms for permanents", "110.4 110.4a 110.4b"),
    ("definition", "terms for spells and abilities", "112.1 113.1 113.2a 113.3 113.4 113.5"),
    ("variant", "deck construction, cards of variants", "113.6n 113.6p"),
    ("definition", "what a target is; lists", "115.1 116.1 116.2 117.3 118.1 119.1 120.1 121.1 122.1 123.1"),
    ("variant", "special actions of variants", "116.2i 116.2j"),
    ("physical", "the card as a printed thing", "200.1 203 206 207.2 207.2a 213"),
    ("definition", "parts of a card", "200.2 200.3 201.1 202.1 204.1 205.1 208.1 209.1 210.1"),
    ("definition", "lists of types", "205.2 205.2a 205.3 205.3a 205.3g 205.3h 205.3i 205.3j 205.3k"),
    ("definition", "lists of types", "205.3m 205.4"),
    ("variant", "Vanguard", "211 212 313"),
    ("definition", "the list of card types", "300.1"),
    ("definition", "former rules", "301.7 306.7 308.3 403.5 406.8"),
    ("variant", "Planechase, Archenemy, Conspiracy", "311 312 314 315 400.4b"),
    ("physical", "piles, counting, arranging", "401.3 402.3 404.2 406.4 406.5"),
    ("definition", "zones", "400.1 401.1 402.1 403.1 404.1 406.1 408.1"),
    ("variant", "ante", "407"),
    ("definition", "lists of steps and of what does not use the stack", "405.6 500.1 501.1 506.1 512.1"),
    ("variant", "Archenemy and Attractions in the turn", "505.3 703.4e"),
    ("definition", "lists and terms", "600.1 605.3 605.4 607.2 609.1 613.1 614.1 615.1 703.4 704.5 704.6"),
    ("definition", "what an event is; short terms", "700.1 700.15"),
    ("variant", "state-based actions of variants", "704.6e 704.6f"),
    ("variant", "keyword actions of variants", "701.31 701.32 701.33"),
    ("physical", "substitute cards; looking at faces of cards in hidden zones", "713 712.6 712.7"),
    (
        "definition",
        "how the card looks",
        "709.1 710.1 711.1 712.1 714.1 714.2a 715.1 716.1 718.1 719.1 720.1 721.1 722.1",
    ),
    ("physical", "shortcuts are a matter between persons", "732"),
    ("definition", "what the section is about", "800.1 900.1 900.2 800.2 800.3"),
    ("variant", "options and formats left out", "801 803 804 807 808 809 811"),
    ("variant", "casual variants other than Commander", "901 902 904 905 903.12 903.13"),
)

CLASSES_BY_NUMBER = {number: name for name, _, numbers in TABLE for number in numbers.split()}
