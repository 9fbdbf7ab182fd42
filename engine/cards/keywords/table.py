"""The keyword abilities (rule 702): names, numbers, parameters. What they mean is in the modules beside this one."""

from __future__ import annotations

import msgspec


class KeywordInfo(msgspec.Struct, frozen=True):
    """One keyword: its rule number, and the parameters its text takes, in the order in which they are written.

    `takes`: fields of `Keyword`; with a `?` the parameter may be missing. A bare value fills the first that it fits."""

    rule: str
    takes: tuple[str, ...] = ()


def _rows() -> dict[str, KeywordInfo]:
    table: dict[str, KeywordInfo] = {}
    for line in _TABLE.strip().splitlines():
        rule, name, *takes = (part.strip() for part in line.split("|"))
        table[name] = KeywordInfo(rule, tuple(takes[0].split()) if takes else ())
    return table


_TABLE = """
702.2 | deathtouch
702.3 | defender
702.4 | double strike
702.5 | enchant | what? players?
702.6 | equip | cost what?
702.7 | first strike
702.8 | flash
702.9 | flying
702.10 | haste
702.11 | hexproof | what?
702.12 | indestructible
702.13 | intimidate
702.14 | landwalk | what
702.15 | lifelink
702.16 | protection | what? players? keeps?
702.17 | reach
702.18 | shroud
702.19 | trample
702.19 | trample over planeswalkers
702.20 | vigilance
702.21 | ward | cost
702.22 | banding
702.23 | rampage | n
702.24 | cumulative upkeep | cost
702.25 | flanking
702.26 | phasing
702.27 | buyback | cost
702.28 | shadow
702.29 | cycling | cost
702.29 | typecycling | cost what
702.31 | horsemanship
702.32 | fading | n
702.33 | kicker | cost
702.33 | multikicker | cost
702.34 | flashback | cost
702.35 | madness | cost
702.36 | fear
702.37 | morph | cost
702.39 | provoke
702.40 | storm
702.41 | affinity | what
702.42 | entwine | cost
702.43 | modular | n
702.45 | bushido | n
702.46 | soulshift | n
702.51 | convoke
702.52 | dredge | n
702.53 | transmute | cost
702.54 | bloodthirst | n
702.56 | replicate | cost
702.58 | graft | n
702.61 | split second
702.62 | suspend | n cost
702.63 | vanishing | n
702.64 | absorb | n
702.66 | delve
702.68 | frenzy | n
702.70 | poisonous | n
702.73 | changeling
702.74 | evoke | cost
702.76 | prowl | cost
702.77 | reinforce | n cost
702.79 | persist
702.80 | wither
702.81 | retrace
702.82 | devour | n what?
702.83 | exalted
702.84 | unearth | cost
702.85 | cascade
702.86 | annihilator | n
702.90 | infect
702.91 | battle cry
702.92 | living weapon
702.93 | undying
702.94 | miracle | cost
702.96 | overload | cost
702.97 | scavenge | cost
702.98 | unleash
702.100 | evolve
702.101 | extort
702.102 | fuse
702.103 | bestow | cost
702.107 | outlast | cost
702.108 | prowess
702.109 | dash | cost
702.110 | exploit
702.111 | menace
702.113 | awaken | n cost
702.114 | devoid
702.115 | ingest
702.117 | surge | cost
702.118 | skulk
702.119 | emerge | cost what?
702.122 | crew | n
702.123 | fabricate | n
702.125 | undaunted
702.126 | improvise
702.127 | aftermath
702.128 | embalm | cost
702.129 | eternalize | cost
702.130 | afflict | n
702.131 | ascend
702.133 | jump-start
702.134 | mentor
702.135 | afterlife | n
702.138 | escape | cost
702.143 | foretell | cost
702.147 | decayed
702.152 | blitz | cost
702.153 | casualty | n
702.155 | read ahead
702.157 | squad | cost
702.156 | ravenous
702.164 | toxic | n
702.170 | plot | cost
702.175 | offspring | cost
702.166 | bargain
702.137 | spectacle | cost
702.181 | mobilize | n
702.71 | transfigure | cost
702.67 | fortify | cost
702.87 | level up | cost
702.59 | recover | cost
702.69 | gravestorm
702.78 | conspire
702.124 | partner
702.161 | living metal
702.163 | for Mirrodin!
702.182 | job select
702.179 | start your engines!
"""

KEYWORDS: dict[str, KeywordInfo] = _rows()
"""Every keyword that a card definition may use, by its name in lower case."""
