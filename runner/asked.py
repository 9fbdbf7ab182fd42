"""What scenarios need, asked of them all without playing any."""

from __future__ import annotations

import msgspec

from .execute import run
from .needs import Needs, OnlyAsked
from .settings import Settings
from .verdicts import Result


def needs_of(settings: Settings) -> dict[str, Needs]:
    """What each scenario needs, from its steps and from the state that it would set up."""
    listed: list[Result] = []
    spec = f"{OnlyAsked.__module__}:{OnlyAsked.__name__}"
    run(msgspec.structs.replace(settings, engine=spec, in_process=True), listed.append)
    return {r.id: msgspec.convert(r.needs, Needs) for r in listed if r.needs}
