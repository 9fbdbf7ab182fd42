"""Verdicts: what became of a scenario, and why, from the exception that ended it."""

from __future__ import annotations

import traceback
from collections.abc import Iterable
from typing import Any, Literal

import msgspec

from ..adapters.port import EngineFault
from ..steps.outcomes import Refusal
from .fast_lookup import AmbiguousStep
from .paths import BASE

Verdict = Literal["passed", "failed", "unsupported", "crashed", "timed out", "error"]
VERDICTS: tuple[Verdict, ...] = ("passed", "failed", "unsupported", "crashed", "timed out", "error")


class ScenarioTimedOut(BaseException):
    """The time allowed for one scenario has run out. Not an Exception: no engine shall take it for a fault of its own."""


class Failure(msgspec.Struct, frozen=True):
    """Where a scenario departed from its expectation. ``step`` is the step as written, with its line."""

    step: str
    expected: Any
    actual: Any
    prompts: list[Any] = []


class Result(msgspec.Struct, frozen=True):
    """One scenario's outcome: the fields of ``judgecall run --json``; the rules that the engine cited, the cards it lacks."""

    id: str
    feature: str
    line: int
    name: str
    rules: tuple[str, ...]
    rulings: tuple[str, ...]
    needs: dict[str, Any]
    verdict: Verdict
    reason: str
    failure: Failure | None
    seconds: float
    cited: tuple[str, ...] = ()
    lacking: tuple[str, ...] = ()
    refusals: tuple[Refusal, ...] = ()


class Judged(msgspec.Struct, frozen=True):
    """The part of a result that an exception decides."""

    verdict: Verdict
    reason: str
    failure: Failure | None = None
    unforeseen: bool = False


def judge(error: BaseException, step: str) -> Judged:
    """The verdict an exception stands for, when it ended a scenario in ``step``."""
    from ..steps import outcomes

    if isinstance(error, outcomes.Mismatch):
        failure = Failure(step, plain(error.expected), plain(error.actual), list(getattr(error, "prompts", ())))
        return Judged("failed", str(error), failure)
    if isinstance(error, outcomes.Unsupported):
        return Judged("unsupported", str(error))
    if isinstance(error, (ScenarioTimedOut, TimeoutError)):
        words = "\n".join((str(error), *getattr(error, "__notes__", ())))
        return Judged("timed out", words, Failure(step, None, None))
    if isinstance(error, EngineFault):
        # The steps turn what the reference engine cannot make sense of into a ScenarioError; any other engine broke.
        verdict: Verdict = "timed out" if error.fault.kind == "runaway" else "crashed"
        return Judged(verdict, _fault_text(error), Failure(step, None, None))
    if isinstance(error, outcomes.ScenarioError):
        return Judged("error", str(error), Failure(step, None, None))
    if isinstance(error, AmbiguousStep) or type(error).__name__ == "StepDefinitionNotFoundError":
        reason = str(error) if isinstance(error, AmbiguousStep) else _unknown_step(step)
        return Judged("error", reason, Failure(step, None, None))
    crashed = behind_the_port(error)
    return Judged("crashed" if crashed else "error", summary(error), Failure(step, None, None), unforeseen=True)


def refused(judged: Judged, step: str, names: tuple[str, ...]) -> Judged:
    """The verdict on an engine that calls unsupported what it has declared: a failure, and no excuse."""
    what = ", ".join(names)
    reason = f"the engine declares {what}, and calls it unsupported: {judged.reason}"
    return Judged("failed", reason, Failure(step, f"{what}, as declared", judged.reason))


def _fault_text(error: EngineFault) -> str:
    return "\n".join((f"{error.fault.kind}: {error.fault.message}", *error.fault.details))


def _unknown_step(step: str) -> str:
    from .phrases import nearest

    near = nearest(step)
    tried = "".join(f"\n- {phrase}" for phrase in near)
    words = f" The nearest are:{tried}" if near else ""
    return f"no step phrase matches. All phrases are listed by: judgecall steps.{words}"


def behind_the_port(error: BaseException) -> bool:
    """Whether an unforeseen exception came out of an engine, as against the steps or the runner."""
    ours = [str(BASE / folder) for folder in ("steps", "runner")]
    frames = [f.filename for f in traceback.extract_tb(error.__traceback__)]
    own = [name for name in frames if not _is_machinery(name)]
    return bool(own) and not any(own[-1].startswith(folder) for folder in ours)


def _is_machinery(filename: str) -> bool:
    parts = ("/_pytest/", "/pytest_bdd/", "/pluggy/", "/msgspec/", "<")
    return any(part in filename.replace("\\", "/") for part in parts)


def summary(error: BaseException) -> str:
    """One line for an unforeseen exception: its kind, its words, and the place it came from."""
    frames = traceback.extract_tb(error.__traceback__)
    place = f" ({frames[-1].filename}:{frames[-1].lineno})" if frames else ""
    return f"{type(error).__name__}: {error}{place}"


def plain(value: object) -> Any:
    """``value`` as JSON can carry it; what cannot be converted becomes its text."""
    try:
        return msgspec.to_builtins(value)
    except TypeError:
        if isinstance(value, dict):
            return {str(key): plain(item) for key, item in value.items()}
        if isinstance(value, Iterable) and not isinstance(value, (str, bytes)):
            return [plain(item) for item in value]
        return str(value)
