"""Misreadings of keywords on spells (702), and of Sagas that end (714.4)."""

from __future__ import annotations

from wrong import Wrong, false, nothing, true

WRONG = [
    Wrong(
        "nothing pays for convoke",
        {"cr601_2h_paying.aid_pays": false},
        ("convoke-0004", "improvise-0003"),
        ("702.51a", "702.126a"),
    ),
    Wrong(
        "flashback exiles nothing",
        {"cr614_applying.by_rule": nothing},
        ("flashback-0004", "flashback-0005", "flashback-0011", "flashback-0012"),
        ("702.34a",),
    ),
    Wrong("read ahead silences all", {"cr714_sagas.read_ahead_silences": true}, ("saga-0100", "saga-0108"), ("702.155a",)),
    Wrong(
        "Sagas stay",
        {"cr714_sagas.is_finished": false},
        ("saga-0044", "saga-0057", "saga-0063", "saga-0074", "saga-0112"),
        ("714.4",),
    ),
    Wrong(
        "a chapter in wait is none",
        {"cr714_sagas.source_of_pending_chapter": false},
        ("saga-0056", "saga-0057", "saga-0150", "saga-0155"),
        ("714.4",),
    ),
    Wrong(
        "no chapter triggers",
        {"cr714_sagas.chapter_triggers": false},
        ("saga-0014", "saga-0015", "saga-0054", "saga-0111", "saga-0076"),
        ("714.2b",),
    ),
    Wrong("lore counters are never put", {"cr714_sagas.lore_counters": nothing}, ("saga-0008", "saga-0064"), ("714.3c",)),
    Wrong("0 toughness is enough", {"cr704_5_permanents.no_toughness": nothing}, ("copy-0138",), ("704.5f",)),
    Wrong("one more land", {"cr305_lands.plays_left": lambda g, *rest: 9}, ("saga-0021", "land-0004"), ("305.2",)),
    Wrong(
        "lands are played whatever says no",
        {"cr305_lands.never": lambda g, *rest: None},
        ("land-0004", "saga-0021"),
        ("305.2b",),
    ),
]
