"""One-shot effects (610) and the creation of continuous effects (611): the verbs of the language, from the modules by kind."""

from __future__ import annotations

from .effects_changing import (
    Amass,
    Attach,
    BecomeBlocked,
    CastCard,
    ChangeTargets,
    CopySpell,
    CounterSpell,
    CreateCopyToken,
    CreateToken,
    DamageShare,
    DealDamage,
    Duration,
    ExchangeControl,
    ExchangeLife,
    Fight,
    GainLife,
    GetEnergy,
    Incubate,
    Investigate,
    LoseLife,
    MoveCounters,
    PhaseOut,
    Populate,
    Proliferate,
    PutCounters,
    Regenerate,
    RemoveCounters,
    RemoveFromCombat,
    SetLevel,
    SetLife,
    Tap,
    TapOrUntap,
    TokenSpec,
    Transform,
    TurnFace,
    Unattach,
    Untap,
)
from .effects_lasting import (
    AddMana,
    BecomeMonarch,
    BeginReplacement,
    CreateEmblem,
    DelayedTrigger,
    EndTurn,
    ExtraPhase,
    ExtraTurn,
    Goad,
    LoseGame,
    Modify,
    ModifyGame,
    ModifyPlayers,
    ReflexiveTrigger,
    SetDayNight,
    SkipNext,
    TakeInitiative,
    WinGame,
)
from .effects_moving import (
    Destroy,
    Discard,
    Draw,
    Exile,
    ExileTop,
    LookAndTake,
    Mill,
    PutInGraveyard,
    PutInHand,
    PutOnLibrary,
    PutOntoBattlefield,
    ReturnToHand,
    Reveal,
    RevealUntil,
    Sacrifice,
    Scry,
    Search,
    Shuffle,
    Surveil,
)
from .effects_structure import (
    ChooseMode,
    ChooseWord,
    FlipCoin,
    ForEach,
    Let,
    May,
    Mode,
    Modes,
    PayRepeatedly,
    RollDie,
    Unless,
    Vote,
    When,
)

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
    | SetLevel
    | ExchangeLife
    | DealDamage
    | Fight
    | PutCounters
    | RemoveCounters
    | MoveCounters
    | Proliferate
    | Incubate
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
    | BecomeBlocked
    | ExchangeControl
    | Goad
    | Modify
    | ModifyPlayers
    | ModifyGame
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
    | May
    | Unless
    | PayRepeatedly
    | When
    | ForEach
    | Let
    | ChooseWord
    | ChooseMode
    | FlipCoin
    | RollDie
    | Vote
)

__all__ = [
    "AddMana",
    "Amass",
    "Attach",
    "BecomeBlocked",
    "BecomeMonarch",
    "BeginReplacement",
    "CastCard",
    "ChangeTargets",
    "ChooseMode",
    "ChooseWord",
    "CopySpell",
    "CounterSpell",
    "CreateCopyToken",
    "CreateEmblem",
    "CreateToken",
    "DamageShare",
    "DealDamage",
    "DelayedTrigger",
    "Destroy",
    "Discard",
    "Draw",
    "Duration",
    "Effect",
    "EndTurn",
    "ExchangeControl",
    "ExchangeLife",
    "Exile",
    "ExileTop",
    "ExtraPhase",
    "ExtraTurn",
    "Fight",
    "FlipCoin",
    "ForEach",
    "GainLife",
    "GetEnergy",
    "Goad",
    "Incubate",
    "Investigate",
    "Let",
    "LookAndTake",
    "LoseGame",
    "LoseLife",
    "May",
    "Mill",
    "Mode",
    "Modes",
    "Modify",
    "ModifyGame",
    "ModifyPlayers",
    "MoveCounters",
    "PayRepeatedly",
    "PhaseOut",
    "Populate",
    "Proliferate",
    "PutCounters",
    "PutInGraveyard",
    "PutInHand",
    "PutOnLibrary",
    "PutOntoBattlefield",
    "ReflexiveTrigger",
    "Regenerate",
    "RemoveCounters",
    "RemoveFromCombat",
    "ReturnToHand",
    "Reveal",
    "RevealUntil",
    "RollDie",
    "Sacrifice",
    "Scry",
    "Search",
    "SetDayNight",
    "SetLevel",
    "SetLife",
    "Shuffle",
    "SkipNext",
    "Surveil",
    "TakeInitiative",
    "Tap",
    "TapOrUntap",
    "TokenSpec",
    "Transform",
    "TurnFace",
    "Unattach",
    "Unless",
    "Untap",
    "Vote",
    "When",
    "WinGame",
]
