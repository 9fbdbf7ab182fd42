"""Events, as trigger conditions and as what a replacement effect watches (rules 603, 614)."""

from __future__ import annotations

from typing import ClassVar, Literal

from ...terms.zones import Zone
from .base import Node
from .nouns import Amount, Condition, Filter, Player, Players


class ZoneMove(Node, frozen=True, kw_only=True):
    """Objects change zones (603.6). `what` None: the source itself. `to` and `from_` None: any.

    "Enters" is `to: battlefield`; "dies" is battlefield to graveyard; `one_or_more`: once a batch."""

    what: Filter | None = None
    from_: Zone | None = None
    to: Zone | None = None
    one_or_more: bool = False
    cause: Literal["discard", "resolve", "draw", "madness"] | None = None


class Casts(Node, frozen=True, kw_only=True):
    """A player casts a spell (601.2i). `nth`: the n-th such spell each turn. `or_copies`: also when they copy one."""

    who: Players = Player(name="you")
    what: Filter | None = None
    nth: int | None = None
    or_copies: bool = False
    from_: Zone | None = None
    self_: bool = False
    """The source is the spell that is cast."""


class Plays(Node, frozen=True, kw_only=True):
    """A player plays a land (305.1)."""

    who: Players = Player(name="you")
    what: Filter | None = None


class Activates(Node, frozen=True, kw_only=True):
    """A player activates an ability (602)."""

    who: Players = Player(name="you")
    what: Filter | None = None
    mana_abilities: bool = False
    loyalty: bool = False


class StepBegins(Node, frozen=True, kw_only=True):
    """A step or phase begins (603.2b). `whose` the active player must be among."""

    step: str
    whose: Players = Player(name="you")


class Attacks(Node, frozen=True, kw_only=True):
    """A creature is declared as an attacker (508.3). `what` None: the source. `whom`: attacks that player."""

    what: Filter | None = None
    alone: bool = False
    whom: Players | None = None
    one_or_more: bool = False
    by: Players | None = None


class Blocks(Node, frozen=True, kw_only=True):
    """A creature blocks (509.3a, b)."""

    what: Filter | None = None
    blocks: Filter | None = None


class BecomesBlocked(Node, frozen=True, kw_only=True):
    """An attacking creature becomes blocked (509.3c, d); `by` given: once for each such blocker."""

    what: Filter | None = None
    by: Filter | None = None


class UnblockedAttack(Node, frozen=True, kw_only=True):
    """A creature attacks and isn't blocked (509.3g)."""

    what: Filter | None = None


class DealsDamage(Node, frozen=True, kw_only=True):
    """A source deals damage (120, 603.2). `source` None: the source of the ability, unless `to`/`to_player` alone is
    meant (`any_source`). `combat`: True only combat, False only noncombat."""

    source: Filter | None = None
    any_source: bool = False
    to: Filter | None = None
    to_self: bool = False
    to_player: Players | None = None
    combat: bool | None = None
    one_or_more: bool = False


class DamagePrevented(Node, frozen=True, kw_only=True):
    """Damage that would be dealt to a player, or to such a permanent, is prevented (615.13)."""

    to: Filter | None = None
    to_player: Players | None = None


class LifeChanges(Node, frozen=True, kw_only=True):
    """A player gains or loses life (119)."""

    who: Players = Player(name="you")
    gains: bool = True


class Draws(Node, frozen=True, kw_only=True):
    """A player draws a card (121). `nth` each turn; `except_first_in_draw_step`."""

    who: Players = Player(name="you")
    nth: int | None = None
    except_first_in_draw_step: bool = False


class Discards(Node, frozen=True, kw_only=True):
    """A player discards a card (701.9)."""

    who: Players = Player(name="you")
    what: Filter | None = None
    one_or_more: bool = False

    @property
    def of_itself(self) -> bool:
        """Whether it is the source of the ability that is discarded: noticed wherever it then is (113.6k)."""
        return self.what is not None and self.what.these == ("self",)


class Sacrifices(Node, frozen=True, kw_only=True):
    """A player sacrifices a permanent (701.21)."""

    who: Players = Player(name="you")
    what: Filter | None = None


class Destroyed(Node, frozen=True, kw_only=True):
    """A permanent is (or would be) destroyed (701.8)."""

    what: Filter | None = None


class CountersPut(Node, frozen=True, kw_only=True):
    """One or more counters are put on an object or player (122.6, 122.7). `what` None: the source. `reaches`: the
    count crosses this number. `each`: "a counter is put", once for each of them (603.2c)."""

    what: Filter | None = None
    on_player: Players | None = None
    kind: str | None = None
    by: Players | None = None
    reaches: Amount | None = None
    each: bool = False
    any_recipient: bool = False
    """On any permanent or player."""
    by_effect: bool = False
    """Only what the effect of a spell, ability or replacement effect puts, not a cost or turn-based action (614.16)."""


class CountersTaken(Node, frozen=True, kw_only=True):
    """Counters are removed; `last`: the last of its kind."""

    what: Filter | None = None
    kind: str | None = None
    last: bool = False


class TokensCreated(Node, frozen=True, kw_only=True):
    """Tokens are created (111, 701.7)."""

    who: Players = Player(name="you")
    one_or_more: bool = True
    by_effect: bool = True
    """Tokens come from effects only (111.1, 614.16); wording."""


class Tapped(Node, frozen=True, kw_only=True):
    """A permanent becomes tapped or untapped (701.26)."""

    what: Filter | None = None
    untapped: bool = False


class BecomesTarget(Node, frozen=True, kw_only=True):
    """An object becomes the target of a spell or ability (115)."""

    what: Filter | None = None
    by: Players | None = None
    spell_only: bool = False


class Attached(Node, frozen=True, kw_only=True):
    """An object becomes attached or unattached (701.3, 603.10c)."""

    what: Filter | None = None
    un: bool = False


class GainsControl(Node, frozen=True, kw_only=True):
    """A player gains, or loses, control of an object (603.10d)."""

    what: Filter | None = None
    who: Players = Player(name="you")
    loses: bool = False


class Transforms(Node, frozen=True, kw_only=True):
    """A permanent transforms (701.27), or is turned face up (708.8)."""

    what: Filter | None = None
    face_up: bool = False


class BecomesLevel(Node, frozen=True, kw_only=True):
    """The source becomes this level (716.2)."""

    SCALAR: ClassVar[str] = "n"
    n: int


class SpellCountered(Node, frozen=True, kw_only=True):
    """A spell or ability is countered (701.6, 603.10e)."""

    what: Filter | None = None
    by: Players | None = None


class AbilityTriggers(Node, frozen=True, kw_only=True):
    """An event of this kind causes a triggered ability to trigger (603.3b); `that` is the ability, once it is on the stack."""

    SCALAR: ClassVar[str] = "cause"
    cause: Event


class BecomesMonarch(Node, frozen=True, kw_only=True):
    """A player becomes the monarch who was not (725)."""

    who: Players = Player(name="you")


class LosesGame(Node, frozen=True, kw_only=True):
    """A player loses or leaves the game (603.9)."""

    who: Players = Player(name="each_player")


class PhasesOut(Node, frozen=True, kw_only=True):
    """A permanent phases out or in (702.26)."""

    what: Filter | None = None
    in_: bool = False


class AddsMana(Node, frozen=True, kw_only=True):
    """A player taps a permanent for mana (106.12)."""

    who: Players = Player(name="you")
    what: Filter | None = None


class Searches(Node, frozen=True, kw_only=True):
    """A player searches a library (701.23)."""

    who: Players = Player(name="you")


class BeginsTurnPart(Node, frozen=True, kw_only=True):
    """A turn, phase or step would begin (614.10); for skipping."""

    part: str
    who: Players = Player(name="you")


class StateIs(Node, frozen=True, kw_only=True):
    """A state trigger: triggers while this is true and no instance of it is waiting or on the stack (603.8)."""

    SCALAR: ClassVar[str] = "if_"
    if_: Condition


class EitherEvent(Node, frozen=True, kw_only=True):
    """Any of several trigger events ("enters or attacks")."""

    SCALAR: ClassVar[str] = "of"
    of: tuple[Event, ...]


Event = (
    ZoneMove
    | Casts
    | Plays
    | Activates
    | StepBegins
    | Attacks
    | Blocks
    | BecomesBlocked
    | UnblockedAttack
    | DealsDamage
    | DamagePrevented
    | LifeChanges
    | Draws
    | Discards
    | Sacrifices
    | Destroyed
    | CountersPut
    | CountersTaken
    | TokensCreated
    | Tapped
    | BecomesTarget
    | Attached
    | GainsControl
    | Transforms
    | BecomesLevel
    | SpellCountered
    | AbilityTriggers
    | BecomesMonarch
    | LosesGame
    | PhasesOut
    | AddsMana
    | Searches
    | BeginsTurnPart
    | StateIs
    | EitherEvent
)
