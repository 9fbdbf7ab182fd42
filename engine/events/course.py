"""Events of the course of the game: turns, casting, combat, winning (500, 601, 506, 104)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from ..state.game_state import Attack, Outcome
from ..state.objects import ObjectId, PlayerId, Recipient
from ..terms.steps import Step
from .base import Event


class TurnBegins(Event, frozen=True, kw_only=True):
    """A turn begins (500)."""

    player: PlayerId
    number: int
    log_length: int = 0
    extra: bool = False


class StepBegins(Event, frozen=True, kw_only=True):
    """A step or main phase begins (500, 603.2b)."""

    step: Step
    player: PlayerId


class StepEnds(Event, frozen=True, kw_only=True):
    """A step or main phase ends (500.2)."""

    step: Step
    player: PlayerId


class PlanSteps(Event, frozen=True, kw_only=True):
    """The steps of the present turn that are still to come are set (500.8, 500.10). `at_once`: the present one is over,
    since the turn is ended (724.1d)."""

    steps: tuple[Step, ...]
    at_once: bool = False


class ExtraTurn(Event, frozen=True, kw_only=True):
    """A player is to take an extra turn after this one (500.7)."""

    player: PlayerId


class ExtraTurnTaken(Event, frozen=True, kw_only=True):
    """A player takes (or skips) an extra turn that was created before: it is used up (500.7)."""

    player: PlayerId


class TurnPassedOver(Event, frozen=True, kw_only=True):
    """A whole turn was skipped: the next player after this one is next (614.10)."""

    player: PlayerId


class SkipPart(Event, frozen=True, kw_only=True):
    """A player is to skip the next such part (614.10a)."""

    player: PlayerId
    part: str


class PartSkipped(Event, frozen=True, kw_only=True):
    """A turn, phase or step was skipped (614.10)."""

    player: PlayerId
    part: str


class SpellCast(Event, frozen=True, kw_only=True):
    """A spell becomes cast (601.2i)."""

    object: ObjectId
    player: PlayerId


class SpellCopied(Event, frozen=True, kw_only=True):
    """A spell or ability was copied (707.10)."""

    object: ObjectId
    original: ObjectId
    player: PlayerId


class AbilityActivated(Event, frozen=True, kw_only=True):
    """An ability becomes activated (602.2). `mana_ability`, `loyalty`: of that kind."""

    object: ObjectId
    ability_source: ObjectId
    player: PlayerId
    mana_ability: bool = False
    loyalty: bool = False


class AbilityOnStack(Event, frozen=True, kw_only=True):
    """A triggered ability was put on the stack (603.3)."""

    object: ObjectId
    player: PlayerId


class LandPlayed(Event, frozen=True, kw_only=True):
    """A player has played a land (305.1)."""

    object: ObjectId
    player: PlayerId


class BecameTarget(Event, frozen=True, kw_only=True):
    """An object or player became the target of a spell or ability (115.1)."""

    target: Recipient
    by: ObjectId


class Resolved(Event, frozen=True, kw_only=True):
    """A spell or ability has resolved (608.2p). `fizzled`: it didn't, for all its targets were illegal, or its "if"
    was false."""

    object: ObjectId
    fizzled: bool = False


class DamagePrevented(Event, frozen=True, kw_only=True):
    """A prevention effect has prevented some of the damage that a source would have dealt to a recipient (615.13)."""

    dealer: ObjectId
    target: Recipient
    amount: int
    by: Any


class AttackersDeclared(Event, frozen=True, kw_only=True):
    """Attackers are declared (508.1k): creature to what it attacks."""

    player: PlayerId
    attackers: Mapping[ObjectId, Attack]


class Attacked(Event, frozen=True, kw_only=True):
    """One creature was declared as an attacker (508.3a)."""

    object: ObjectId
    defender: Recipient
    alone: bool


class BlockersDeclared(Event, frozen=True, kw_only=True):
    """A player declared blockers (509.1g)."""

    player: PlayerId
    blockers: Mapping[ObjectId, tuple[ObjectId, ...]]


class Blocked(Event, frozen=True, kw_only=True):
    """A creature blocks an attacker (509.3b)."""

    blocker: ObjectId
    attacker: ObjectId
    first: bool = True
    """The first of the attackers it blocks (509.3a)."""


class BecameBlocked(Event, frozen=True, kw_only=True):
    """An attacking creature became blocked or unblocked (509.1h). `by`: its blockers; `already`: it was blocked before,
    and is now by these as well (509.3d)."""

    object: ObjectId
    blocked: bool = True
    by: tuple[ObjectId, ...] = ()
    already: bool = False


class CombatBegins(Event, frozen=True, kw_only=True):
    """A combat phase begins (506)."""


class CombatEnds(Event, frozen=True, kw_only=True):
    """The combat phase is over: all are removed from combat (511.3)."""


class FirstStrikers(Event, frozen=True, kw_only=True):
    """Which creatures deal damage in the first of two combat damage steps (510.4)."""

    objects: frozenset[ObjectId]


class RemovedFromCombat(Event, frozen=True, kw_only=True):
    """A permanent is removed from combat (506.4). `part`: only what it does as that; empty: altogether (506.4d)."""

    object: ObjectId
    part: Literal["", "attacking", "blocking", "attacked"] = ""


class AttackerJoins(Event, frozen=True, kw_only=True):
    """A creature is attacking that was not declared (508.4)."""

    object: ObjectId
    attack: Attack


class BlockerJoins(Event, frozen=True, kw_only=True):
    """A creature is blocking that was not declared (509.4)."""

    object: ObjectId
    attackers: tuple[ObjectId, ...]


class Designate(Event, frozen=True, kw_only=True):
    """A designation changes hands: `monarch`, `initiative`, `day/night`, `blessed` (725, 726, 731, 702.131)."""

    name: str
    value: Any
    old: Any = None


class SetSpeed(Event, frozen=True, kw_only=True):
    """A player's speed becomes a number (702.179)."""

    player: PlayerId
    speed: int


class LoseGame(Event, frozen=True, kw_only=True):
    """A player loses the game (104.3)."""

    player: PlayerId
    reason: str
    rule: str
    conceded: bool = False


class PlayerLeaves(Event, frozen=True, kw_only=True):
    """A player leaves the game (800.4)."""

    player: PlayerId


class WinGame(Event, frozen=True, kw_only=True):
    """A player would win the game by an effect (104.2b)."""

    player: PlayerId


class GameEnds(Event, frozen=True, kw_only=True):
    """The game is over (104)."""

    outcome: Outcome


class Priority(Event, frozen=True, kw_only=True):
    """A player receives priority, or nobody has it (117)."""

    player: PlayerId | None
    passed: frozenset[PlayerId] = frozenset()


class ResultOfChance(Event, frozen=True, kw_only=True):
    """A coin was flipped or a die rolled (705, 706)."""

    player: PlayerId
    kind: str
    value: Any


class CheckedDraws(Event, frozen=True, kw_only=True):
    """State-based actions were checked: failed draws and damage from deathtouch before it are forgotten (704.5b,
    704.5h)."""


class RestartsClock(Event, frozen=True, kw_only=True):
    """A new timestamp for an object (613.7)."""

    object: ObjectId
