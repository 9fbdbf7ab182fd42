"""One-shot effects (610) and the creation of continuous effects (611): the verbs of the language."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

import msgspec

from ...terms.zones import Zone
from .base import Node
from .continuous import CopyExceptions, CounterGift, Part, ReplacementOp
from .costs import Cost
from .events import Event
from .nouns import Amount, Condition, Filter, Number, Objects, Player, Players, Ref, Target

if TYPE_CHECKING:
    from .abilities import Ability

Duration = Literal[
    "end of turn",
    "your next turn",
    "end of your next turn",
    "end of combat",
    "this turn",
    "while you control self",
    "while you control it",
    "while self on battlefield",
    "while self tapped",
    "while attached",
    "until self leaves",
    "game",
    "next time",
]
"""How long an effect lasts (611.2a-b); `game`: no duration stated; `next time`: used up once (614.3)."""

# --- zones -------------------------------------------------------------------------------------------------------


class Destroy(Node, frozen=True, kw_only=True):
    """701.8."""

    SCALAR: ClassVar[str] = "what"
    what: Objects
    no_regeneration: bool = False
    as_: str | None = None


class Exile(Node, frozen=True, kw_only=True):
    """701.13. `link`: remembered by the source under this key (607.2a). `until_leaves`: until the source leaves
    (610.3)."""

    SCALAR: ClassVar[str] = "what"
    what: Objects
    link: str | None = None
    until_leaves: bool = False
    face_down: bool = False
    as_: str | None = None
    counters: tuple[CounterGift, ...] = ()


class ReturnToHand(Node, frozen=True, kw_only=True):
    """To its owner's hand."""

    SCALAR: ClassVar[str] = "what"
    what: Objects
    as_: str | None = None


class PutOnLibrary(Node, frozen=True, kw_only=True):
    """On top (or the bottom, or `nth` from the top) of its owner's library; `shuffle`: into it."""

    what: Objects
    bottom: bool = False
    nth: int | None = None
    shuffle: bool = False
    random_order: bool = False
    as_: str | None = None


class PutInGraveyard(Node, frozen=True, kw_only=True):
    """Into its owner's graveyard."""

    SCALAR: ClassVar[str] = "what"
    what: Objects


class PutInHand(Node, frozen=True, kw_only=True):
    """Into its owner's hand from anywhere but the battlefield."""

    SCALAR: ClassVar[str] = "what"
    what: Objects


class PutOntoBattlefield(Node, frozen=True, kw_only=True):
    """Puts objects onto the battlefield (from wherever they are). `under`: whose control; None: their owner's."""

    SCALAR: ClassVar[str] = "what"
    what: Objects
    under: Players | None = None
    tapped: bool = False
    attacking: bool = False
    transformed: bool = False
    attached_to: Objects | None = None
    counters: tuple[CounterGift, ...] = ()
    is_also: tuple[Part, ...] = ()
    """Continuous effects that begin with the entering (611.2e)."""
    returned: bool = False
    """Wording only: "return" rather than "put"."""
    as_: str | None = None


class Sacrifice(Node, frozen=True, kw_only=True):
    """Those players each sacrifice `n` matching permanents of their choice (701.21); `what` may be bound objects."""

    who: Players = Player(name="you")
    what: Filter | None = None
    n: Amount | None = Number(n=1)
    these: Objects | None = None
    as_: str | None = None


class Discard(Node, frozen=True, kw_only=True):
    """Those players each discard (701.9). `n` None: their hand, with `up_to` any number. `chosen_by`: another player
    chooses."""

    who: Players = Player(name="you")
    n: Amount | None = Number(n=1)
    what: Filter | None = None
    random: bool = False
    up_to: bool = False
    chosen_by: Players | None = None
    these: Objects | None = None
    as_: str | None = None


class Draw(Node, frozen=True, kw_only=True):
    """121."""

    SCALAR: ClassVar[str] = "n"
    n: Amount = Number(n=1)
    who: Players = Player(name="you")
    additional: bool = False
    """Wording only: "an additional card"."""
    as_: str | None = None


class Mill(Node, frozen=True, kw_only=True):
    """701.17."""

    SCALAR: ClassVar[str] = "n"
    n: Amount = Number(n=1)
    who: Players = Player(name="you")
    as_: str | None = None


class Scry(Node, frozen=True, kw_only=True):
    """701.22."""

    SCALAR: ClassVar[str] = "n"
    n: Amount = Number(n=1)
    who: Players = Player(name="you")


class Surveil(Node, frozen=True, kw_only=True):
    """701.25."""

    SCALAR: ClassVar[str] = "n"
    n: Amount = Number(n=1)
    who: Players = Player(name="you")


class LookAndTake(Node, frozen=True, kw_only=True):
    """Look at (or reveal) the top `n` cards; take up to `take` matching ones to a zone; the rest elsewhere."""

    n: Amount
    take: Amount = Number(n=1)
    what: Filter | None = None
    reveal: bool = False
    reveal_taken: bool = False
    to: Zone = Zone.HAND
    rest: Literal["bottom", "bottom in any order", "bottom in a random order", "graveyard", "top in any order"] = (
        "bottom in any order"
    )
    optional: bool = False
    tapped: bool = False
    as_: str | None = None


class Search(Node, frozen=True, kw_only=True):
    """Search a library (701.23) for up to `n` cards and put them somewhere; shuffles after (701.24) unless
    `no_shuffle`."""

    what: Filter
    n: Amount = Number(n=1)
    up_to: bool = False
    who: Players = Player(name="you")
    to: Zone = Zone.HAND
    tapped: bool = False
    reveal: bool = False
    on_top: bool = False
    as_: str | None = None


class Shuffle(Node, frozen=True, kw_only=True):
    """701.24."""

    SCALAR: ClassVar[str] = "who"
    who: Players = Player(name="you")


class Reveal(Node, frozen=True, kw_only=True):
    """701.20: bound cards, the top of a library, or a hand."""

    what: Objects | None = None
    hand_of: Players | None = None
    as_: str | None = None


class ExileTop(Node, frozen=True, kw_only=True):
    """Exile the top cards of a library."""

    SCALAR: ClassVar[str] = "n"
    n: Amount = Number(n=1)
    who: Players = Player(name="you")
    face_down: bool = False
    link: str | None = None
    as_: str | None = None


class RevealUntil(Node, frozen=True, kw_only=True):
    """Reveals (or exiles) cards from the top of a library until a card matches (701.20). `as_` binds that card,
    `rest` the others; what happens to them is said by later effects."""

    what: Filter
    who: Players = Player(name="you")
    exile: bool = False
    as_: str = "found"
    rest: str = "rest"


# --- life, damage, counters ----------------------------------------------------------------------------------------


class GainLife(Node, frozen=True, kw_only=True):
    """119.3."""

    SCALAR: ClassVar[str] = "n"
    n: Amount
    who: Players = Player(name="you")


class LoseLife(Node, frozen=True, kw_only=True):
    """119.3."""

    SCALAR: ClassVar[str] = "n"
    n: Amount
    who: Players = Player(name="you")
    as_: str | None = None


class SetLife(Node, frozen=True, kw_only=True):
    """Life total becomes (119.5)."""

    n: Amount
    who: Players = Player(name="you")


class DealDamage(Node, frozen=True, kw_only=True):
    """120. `divided`: as announced with the target (601.2d). `source`: None the source of the ability."""

    n: Amount | None = None
    to: Objects | None = None
    to_players: Players | None = None
    divided: str | None = None
    """The name of the target among which the announced division is dealt."""
    source: Objects | None = None
    cant_be_prevented: bool = False
    as_: str | None = None


class Fight(Node, frozen=True, kw_only=True):
    """701.14."""

    a: Objects = Ref(name="self")
    b: Objects = Ref(name="target")


class PutCounters(Node, frozen=True, kw_only=True):
    """122.6. `divided`: as announced with that target."""

    kind: str
    n: Amount = Number(n=1)
    on: Objects | None = Ref(name="self")
    on_players: Players | None = None
    divided: str | None = None
    as_: str | None = None


class RemoveCounters(Node, frozen=True, kw_only=True):
    """Removes counters: `kind` None any kinds; `n` None all; `up_to` as its controller chooses. `as_` binds how
    many."""

    kind: str | None = None
    n: Amount | None = Number(n=1)
    from_: Objects = Ref(name="self")
    up_to: bool = False
    as_: str | None = None


class MoveCounters(Node, frozen=True, kw_only=True):
    """122.5."""

    kind: str | None
    n: Amount | None = Number(n=1)
    from_: Objects = Ref(name="self")
    to: Objects = Ref(name="target")


class Proliferate(Node, frozen=True, kw_only=True):
    """701.34."""

    times: Amount = Number(n=1)


class GetEnergy(Node, frozen=True, kw_only=True):
    """Energy counters for a player (107.14)."""

    SCALAR: ClassVar[str] = "n"
    n: Amount
    who: Players = Player(name="you")


# --- tokens, copies ------------------------------------------------------------------------------------------------


class TokenSpec(msgspec.Struct, frozen=True, kw_only=True):
    """A token's characteristics (111.3); a bare word is a predefined token (111.10), e.g. Treasure."""

    SCALAR: ClassVar[str] = "predefined"
    predefined: str | None = None
    name: str | None = None
    types: str = ""
    """A type line."""
    colors: tuple[str, ...] = ()
    power: Amount | None = None
    toughness: Amount | None = None
    abilities: tuple[Ability, ...] = ()


class CreateToken(Node, frozen=True, kw_only=True):
    """111, 701.7."""

    token: TokenSpec
    n: Amount = Number(n=1)
    who: Players = Player(name="you")
    tapped: bool = False
    attacking: bool = False
    counters: tuple[CounterGift, ...] = ()
    as_: str | None = None


class CreateCopyToken(Node, frozen=True, kw_only=True):
    """A token that's a copy of an object (707.2, 111.12)."""

    of: Objects
    n: Amount = Number(n=1)
    who: Players = Player(name="you")
    exceptions: CopyExceptions | None = None
    tapped: bool = False
    attacking: bool = False
    as_: str | None = None


class CopySpell(Node, frozen=True, kw_only=True):
    """Copies a spell or ability on the stack (707.10). `for_each`: one copy for each other possible target
    (707.10d)."""

    what: Objects
    n: Amount = Number(n=1)
    who: Players = Player(name="you")
    new_targets: bool = True
    exceptions: CopyExceptions | None = None
    for_each_target: Filter | None = None
    as_: str | None = None


class Populate(Node, frozen=True, kw_only=True):
    """701.36."""


class Investigate(Node, frozen=True, kw_only=True):
    """701.16."""

    SCALAR: ClassVar[str] = "times"
    times: Amount = Number(n=1)


class Amass(Node, frozen=True, kw_only=True):
    """701.47."""

    n: Amount
    subtype: str = "Zombie"


# --- the stack -------------------------------------------------------------------------------------------------------


class CounterSpell(Node, frozen=True, kw_only=True):
    """701.6. `to`: where the card goes instead of the graveyard."""

    SCALAR: ClassVar[str] = "what"
    what: Objects = Ref(name="target")
    to: Zone | None = None
    as_: str | None = None


class ChangeTargets(Node, frozen=True, kw_only=True):
    """115.7: `all`: each may be changed; `one`; `choose_new`: any number (115.7d). `to_self`: to this object."""

    what: Objects = Ref(name="target")
    how: Literal["change the target", "change a target", "change any targets", "choose new targets"] = "choose new targets"
    to: Objects | None = None


class CastCard(Node, frozen=True, kw_only=True):
    """Casts (or plays) a card during resolution (608.2g). `free`: without paying its mana cost."""

    what: Objects
    who: Players = Player(name="you")
    free: bool = True
    optional: bool = True
    copy: bool = False
    """A copy of the card is created and cast (707.12)."""
    only_if: Filter | None = None
    """Only when the resulting spell matches."""
    lands: bool = False
    as_: str | None = None


# --- permanents --------------------------------------------------------------------------------------------------


class Tap(Node, frozen=True, kw_only=True):
    """701.26."""

    SCALAR: ClassVar[str] = "what"
    what: Objects = Ref(name="target")


class Untap(Node, frozen=True, kw_only=True):
    """701.26."""

    SCALAR: ClassVar[str] = "what"
    what: Objects = Ref(name="target")


class TapOrUntap(Node, frozen=True, kw_only=True):
    """You may tap or untap it."""

    SCALAR: ClassVar[str] = "what"
    what: Objects = Ref(name="target")


class Attach(Node, frozen=True, kw_only=True):
    """701.3."""

    what: Objects = Ref(name="self")
    to: Objects = Ref(name="target")


class Unattach(Node, frozen=True, kw_only=True):
    """701.3d."""

    SCALAR: ClassVar[str] = "what"
    what: Objects = Ref(name="self")


class Transform(Node, frozen=True, kw_only=True):
    """701.27."""

    SCALAR: ClassVar[str] = "what"
    what: Objects = Ref(name="self")


class TurnFace(Node, frozen=True, kw_only=True):
    """Turns face down or face up (708)."""

    what: Objects = Ref(name="target")
    up: bool = False


class Regenerate(Node, frozen=True, kw_only=True):
    """701.19."""

    SCALAR: ClassVar[str] = "what"
    what: Objects = Ref(name="self")


class PhaseOut(Node, frozen=True, kw_only=True):
    """702.26."""

    SCALAR: ClassVar[str] = "what"
    what: Objects = Ref(name="self")


class RemoveFromCombat(Node, frozen=True, kw_only=True):
    """506.4."""

    SCALAR: ClassVar[str] = "what"
    what: Objects = Ref(name="target")


class ExchangeControl(Node, frozen=True, kw_only=True):
    """701.12."""

    a: Objects
    b: Objects
    lasts: Duration = "game"


# --- continuous effects -----------------------------------------------------------------------------------------------


class Modify(Node, frozen=True, kw_only=True):
    """Begins a continuous effect (611.2). The set is locked in for layer parts, open for rule parts (611.2c)."""

    what: Objects = Ref(name="self")
    parts: tuple[Part, ...]
    lasts: Duration = "end of turn"


class ModifyPlayers(Node, frozen=True, kw_only=True):
    """Begins a continuous effect about players (611.2, 613.10-11)."""

    who: Players
    parts: tuple[Part, ...]
    lasts: Duration = "end of turn"


class BeginReplacement(Node, frozen=True, kw_only=True):
    """Begins a replacement or prevention effect (614.3, 615.3); bound names in `event` are locked in. `once`: the
    next time."""

    event: Event
    ops: tuple[ReplacementOp, ...]
    lasts: Duration = "end of turn"
    once: bool = False
    about: Objects | None = None
    """Only events about these objects (their `what` is ignored)."""
    about_players: Players | None = None


class DelayedTrigger(Node, frozen=True, kw_only=True):
    """603.7. `lasts`: how long it waits. It fires once, the next time ("when you next"), unless `repeats` (603.7b,
    "whenever"). `about`: the trigger event must concern these objects."""

    when: Event
    do: tuple[Effect, ...]
    targets: tuple[Target, ...] = ()
    lasts: Duration | None = None
    repeats: bool = False
    if_: Condition | None = None
    optional: bool = False
    about: Objects | None = None


class ReflexiveTrigger(Node, frozen=True, kw_only=True):
    """603.12: "when you do". `name`: the effect bound so must have done something."""

    name: str
    do: tuple[Effect, ...]
    targets: tuple[Target, ...] = ()
    modes: Modes | None = None


# --- players and the game ------------------------------------------------------------------------------------------


class AddMana(Node, frozen=True, kw_only=True):
    """106.4. `mana`: symbols; `any_color`: that many of one color chosen; `combination`: each chosen; `chosen`: the
    color chosen for the source; `produced_by`: any type that these lands could produce."""

    mana: str | None = None
    n: Amount = Number(n=1)
    any_color: bool = False
    combination: tuple[str, ...] = ()
    chosen: bool = False
    who: Players = Player(name="you")
    only_for: Filter | None = None
    """To be spent on such spells only (106.6)."""
    not_for: Filter | None = None
    """Can't be spent on such spells (106.6)."""
    additional: bool = False
    """Wording only: "an additional {G}"."""


class ExtraTurn(Node, frozen=True, kw_only=True):
    """500.7."""

    SCALAR: ClassVar[str] = "who"
    who: Players = Player(name="you")


class ExtraPhase(Node, frozen=True, kw_only=True):
    """500.8: these phases or steps after this one."""

    parts: tuple[str, ...]
    after: Literal["this phase", "this main phase", "combat"] = "this phase"


class SkipNext(Node, frozen=True, kw_only=True):
    """Skips the next such part of a turn (614.10a)."""

    part: str
    who: Players = Player(name="you")


class EndTurn(Node, frozen=True, kw_only=True):
    """724."""


class BecomeMonarch(Node, frozen=True, kw_only=True):
    """725."""

    SCALAR: ClassVar[str] = "who"
    who: Players = Player(name="you")


class TakeInitiative(Node, frozen=True, kw_only=True):
    """726."""

    SCALAR: ClassVar[str] = "who"
    who: Players = Player(name="you")


class SetDayNight(Node, frozen=True, kw_only=True):
    """731."""

    SCALAR: ClassVar[str] = "time"
    time: Literal["day", "night"]


class LoseGame(Node, frozen=True, kw_only=True):
    """104.3e."""

    SCALAR: ClassVar[str] = "who"
    who: Players = Player(name="you")


class WinGame(Node, frozen=True, kw_only=True):
    """104.2b."""

    SCALAR: ClassVar[str] = "who"
    who: Players = Player(name="you")


class CreateEmblem(Node, frozen=True, kw_only=True):
    """114."""

    abilities: tuple[Ability, ...]
    who: Players = Player(name="you")


class GrantAbility(Node, frozen=True, kw_only=True):
    """Nothing but `Modify` with GainAbilities; kept for reading ease."""

    what: Objects
    abilities: tuple[Ability, ...]
    lasts: Duration = "end of turn"


# --- structure -------------------------------------------------------------------------------------------------------


class May(Node, frozen=True, kw_only=True):
    """An option on resolution (603.5, 608.2d). `cost`: "you may pay"; `else_`: otherwise. `as_`: bound for `did`."""

    do: tuple[Effect, ...] = ()
    who: Players = Player(name="you")
    cost: Cost = ()
    else_: tuple[Effect, ...] = ()
    as_: str = "may"


class Unless(Node, frozen=True, kw_only=True):
    """Unless a player pays (118.12)."""

    do: tuple[Effect, ...]
    who: Players = Player(name="that_player")
    cost: Cost = ()
    times: Amount | None = None


class When(Node, frozen=True, kw_only=True):
    """A condition looked at while resolving (608.2c)."""

    if_: Condition
    then: tuple[Effect, ...]
    else_: tuple[Effect, ...] = ()
    instead: bool = False
    """Wording only: `else` is said first, then "if ..., ... instead"."""


class ForEach(Node, frozen=True, kw_only=True):
    """Repeats for each object or player, bound as `that` or `that_player` (608.2f); or so many `times`."""

    what: Objects | None = None
    who: Players | None = None
    times: Amount | None = None
    do: tuple[Effect, ...]


class Let(Node, frozen=True, kw_only=True):
    """Binds an amount or objects to a name, determined once (608.2h)."""

    as_: str
    amount: Amount | None = None
    objects: Objects | None = None
    players: Players | None = None


class ChooseWord(Node, frozen=True, kw_only=True):
    """A choice on resolution kept under a name: a color, a type, a card name, a number, or one of some words."""

    as_: str
    kind: Literal["color", "creature type", "basic land type", "card name", "number", "word", "keyword", "card type"]
    options: tuple[str, ...] = ()
    who: Players = Player(name="you")
    least: Amount | None = None
    most: Amount | None = None


class Mode(msgspec.Struct, frozen=True, kw_only=True):
    """One mode (700.2)."""

    do: tuple[Effect, ...]
    targets: tuple[Target, ...] = ()
    cost: Cost = ()
    """An additional cost of this mode (escalate, spree, 700.2h)."""
    name: str | None = None


class Modes(msgspec.Struct, frozen=True, kw_only=True):
    """A choice of modes (700.2). `most` None: as many as there are. `repeat`: the same may be chosen again (700.2d)."""

    modes: tuple[Mode, ...]
    n: Amount = Number(n=1)
    most: Amount | None = None
    repeat: bool = False
    random: bool = False
    by: Players = Player(name="you")


class ChooseMode(Node, frozen=True, kw_only=True):
    """Modes chosen on resolution."""

    modes: Modes
    who: Players = Player(name="you")


class FlipCoin(Node, frozen=True, kw_only=True):
    """705: chance is a choice."""

    who: Players = Player(name="you")
    win: tuple[Effect, ...] = ()
    lose: tuple[Effect, ...] = ()


class RollDie(Node, frozen=True, kw_only=True):
    """706: `as_` binds the result."""

    sides: int = 20
    as_: str = "roll"


class Vote(Node, frozen=True, kw_only=True):
    """701.38: each player votes for a word; the counts are bound under the words."""

    options: tuple[str, ...]


Effect = (
    Destroy
    | Exile
    | ReturnToHand
    | PutOnLibrary
    | PutInGraveyard
    | PutInHand
    | PutOntoBattlefield
    | Sacrifice
    | Discard
    | Draw
    | Mill
    | Scry
    | Surveil
    | LookAndTake
    | Search
    | Shuffle
    | Reveal
    | ExileTop
    | RevealUntil
    | GainLife
    | LoseLife
    | SetLife
    | DealDamage
    | Fight
    | PutCounters
    | RemoveCounters
    | MoveCounters
    | Proliferate
    | GetEnergy
    | CreateToken
    | CreateCopyToken
    | CopySpell
    | Populate
    | Investigate
    | Amass
    | CounterSpell
    | ChangeTargets
    | CastCard
    | Tap
    | Untap
    | TapOrUntap
    | Attach
    | Unattach
    | Transform
    | TurnFace
    | Regenerate
    | PhaseOut
    | RemoveFromCombat
    | ExchangeControl
    | Modify
    | ModifyPlayers
    | BeginReplacement
    | DelayedTrigger
    | ReflexiveTrigger
    | AddMana
    | ExtraTurn
    | ExtraPhase
    | SkipNext
    | EndTurn
    | BecomeMonarch
    | TakeInitiative
    | SetDayNight
    | LoseGame
    | WinGame
    | CreateEmblem
    | GrantAbility
    | May
    | Unless
    | When
    | ForEach
    | Let
    | ChooseWord
    | ChooseMode
    | FlipCoin
    | RollDie
    | Vote
)
