"""Continuous effects (611, 613) and replacement effects (614): the unions of their parts, from the modules by kind."""

from __future__ import annotations

from .layer_parts import (
    AddColors,
    AddTypes,
    AllCreatureTypes,
    BecomesCopy,
    CantHave,
    ChangePT,
    ChangeText,
    ChosenType,
    ControlledBy,
    CopyExceptions,
    CounterGift,
    EachForTarget,
    GainAbilities,
    GainChosenAbility,
    LoseAbilities,
    LoseAllAbilities,
    LoseTypes,
    SetColors,
    SetPT,
    SetTypes,
    SwitchPT,
)
from .replacing import (
    AlsoDo,
    EntersModified,
    Increase,
    InsteadDo,
    Multiply,
    Prevent,
    Redirect,
    RegenerateInstead,
    SkipIt,
    ToZone,
)
from .rule_parts import (
    AssignsByToughness,
    AsThoughFlash,
    AttacksAsThough,
    CanBlockMore,
    CantActivate,
    CantAttack,
    CantBe,
    CantBeBlocked,
    CantBeEnchanted,
    CantBeTargeted,
    CantBlock,
    CantGetCounters,
    CantPhaseOrLeave,
    CantTrigger,
    CastFrom,
    CombatLimit,
    CostChange,
    CostToAttack,
    CounterLimit,
    DoesntUntap,
    ExtraTriggers,
    MustAttack,
    MustBeBlocked,
    MustBlock,
    ObjectFlag,
    PayInstead,
    PlayerCant,
    PlayerRule,
    SpendManaAsThough,
)

LayerPart = (
    BecomesCopy
    | ControlledBy
    | ChangeText
    | EachForTarget
    | AddTypes
    | SetTypes
    | AllCreatureTypes
    | LoseTypes
    | ChosenType
    | SetColors
    | AddColors
    | GainAbilities
    | GainChosenAbility
    | LoseAbilities
    | LoseAllAbilities
    | CantHave
    | SetPT
    | ChangePT
    | SwitchPT
)

RulePart = (
    CantAttack
    | CantBlock
    | CantBeBlocked
    | MustAttack
    | MustBlock
    | MustBeBlocked
    | CanBlockMore
    | CostToAttack
    | CombatLimit
    | AttacksAsThough
    | AssignsByToughness
    | CantBeTargeted
    | CantBeEnchanted
    | CantBe
    | CantGetCounters
    | CounterLimit
    | CantActivate
    | DoesntUntap
    | CantPhaseOrLeave
    | CastFrom
    | AsThoughFlash
    | CostChange
    | ExtraTriggers
    | CantTrigger
    | SpendManaAsThough
    | ObjectFlag
    | PayInstead
    | PlayerCant
    | PlayerRule
)

Part = LayerPart | RulePart

ReplacementOp = (
    RegenerateInstead | Multiply | Increase | ToZone | Prevent | Redirect | EntersModified | SkipIt | InsteadDo | AlsoDo
)

__all__ = [
    "AddColors",
    "AddTypes",
    "AllCreatureTypes",
    "AlsoDo",
    "AsThoughFlash",
    "AssignsByToughness",
    "AttacksAsThough",
    "BecomesCopy",
    "CanBlockMore",
    "CantActivate",
    "CantAttack",
    "CantBe",
    "CantBeBlocked",
    "CantBeEnchanted",
    "CantBeTargeted",
    "CantBlock",
    "CantGetCounters",
    "CantHave",
    "CantPhaseOrLeave",
    "CantTrigger",
    "CastFrom",
    "ChangePT",
    "ChangeText",
    "ChosenType",
    "CombatLimit",
    "ControlledBy",
    "CopyExceptions",
    "CostChange",
    "CostToAttack",
    "CounterGift",
    "CounterLimit",
    "DoesntUntap",
    "EachForTarget",
    "EntersModified",
    "ExtraTriggers",
    "GainAbilities",
    "GainChosenAbility",
    "Increase",
    "InsteadDo",
    "LayerPart",
    "LoseAbilities",
    "LoseAllAbilities",
    "LoseTypes",
    "Multiply",
    "MustAttack",
    "MustBeBlocked",
    "MustBlock",
    "ObjectFlag",
    "Part",
    "PayInstead",
    "PlayerCant",
    "PlayerRule",
    "Prevent",
    "Redirect",
    "RegenerateInstead",
    "ReplacementOp",
    "RulePart",
    "SetColors",
    "SetPT",
    "SetTypes",
    "SkipIt",
    "SpendManaAsThough",
    "SwitchPT",
    "ToZone",
]
