"""What an engine has declared that it can do, by name, against what it then calls unsupported."""

from __future__ import annotations

import msgspec

from ..adapters import port

_BOTH = frozenset({"stack"})
"""Names of a given and of a capability as well."""


def flags(capabilities: port.Capabilities) -> frozenset[str]:
    """The names of the yes-or-no capabilities that are declared, as they are spoken: ``trigger order``."""
    fields = msgspec.structs.asdict(capabilities)
    return frozenset(name.replace("_", " ") for name, value in fields.items() if value is True)


def contradicted(
    capabilities: port.Capabilities, reply: port.Unsupported, setup: port.GameSetup | None, new: bool = False
) -> tuple[str, ...]:
    """The names in a reply of *unsupported* that the engine has declared to be supported.

    ``new``: it is the reply to a set-up. There ``stack`` is the given of that name, and anywhere else the capability.
    """
    able = flags(capabilities)
    givens = capabilities.givens if new else capabilities.givens - _BOTH
    declared = (able - _BOTH if new else able) | givens | capabilities.formats | capabilities.cards
    if setup is not None and len(setup.players) <= capabilities.players:
        declared |= {"players"}
    return tuple(name for name in reply.capabilities if name.replace("_", " ") in declared)
