"""What a player may do with priority: the answers to a choice of kind `act` (117.1)."""

from __future__ import annotations

from typing import Any

import msgspec

from .state.objects import ObjectId


class Pass(msgspec.Struct, frozen=True):
    """Pass priority (117.3d)."""


class Cast(msgspec.Struct, frozen=True):
    """Cast a spell (601). What else must be announced is asked for by choices."""

    object: ObjectId


class Activate(msgspec.Struct, frozen=True):
    """Activate an ability (602): `mark` names it among the abilities of the object."""

    object: ObjectId
    mark: tuple[Any, ...]


class PlayLand(msgspec.Struct, frozen=True):
    """Play a land (305); `face` of a modal card."""

    object: ObjectId
    face: int = 0


class Special(msgspec.Struct, frozen=True):
    """Take another special action (116.2), such as `turn face up`, `suspend`, `foretell`."""

    kind: str
    object: ObjectId


class CheckStateBased(msgspec.Struct, frozen=True):
    """Not a player's action: state-based actions are checked now, and nothing else."""


Action = Pass | Cast | Activate | PlayLand | Special | CheckStateBased
