"""Engines by SPEC, and how each is reached: in this process, in one of its own, or over a socket."""

from __future__ import annotations

import functools
import importlib
import importlib.util
import os
import re
import shlex
import shutil
import sys
from collections.abc import Callable
from typing import Any

import msgspec

from ..adapters.port import PROTOCOL, REFERENCE, EngineFault, EngineInfo, Hello
from ..adapters.wire.faults import EngineLost
from ..adapters.wire.isolated import IsolatedEngine
from ..adapters.wire.limits import LIMITS, Limits
from ..adapters.wire.transport import Process, Socket, Transport
from . import in_python
from .errors import EngineBroke, UsageProblem
from .paths import BASE, version
from .results import USAGE
from .settings import Settings
from .watch import WatchedEngine

_NO_ADAPTERS = ("port", "wire", "kits", "reference")
SHIPPED = (
    in_python.REFERENCE,
    *sorted(p.parent.name for p in (BASE / "adapters").glob("*/__init__.py") if p.parent.name not in _NO_ADAPTERS),
)
"""The engines that have a name of their own: ours, and the others that an adapter is shipped for."""

ALLOWED = f"{', '.join(SHIPPED)}, module:Class for a Python class that speaks the port, tcp://host:port, or a command line"

Connect = Callable[[Limits], Transport]
"""Reaches an engine elsewhere."""


class Means(msgspec.Struct, frozen=True):
    """How a SPEC is reached: made here, or elsewhere; elsewhere where both are possible and a run does not say."""

    make: in_python.Factory | None = None
    connect: Connect | None = None


def resolve(spec: str) -> Means:
    """What a SPEC stands for; :class:`UsageProblem` when it names nothing."""
    for recognise in RESOLVERS:
        means = recognise(spec)
        if means is not None:
            return means
    raise UsageProblem(f"--engine {spec}: {_unknown(spec)}. Allowed: {ALLOWED}")


def _unknown(spec: str) -> str:
    """Why a SPEC is nothing: mostly a program that is not where it was thought to be."""
    program = shlex.split(spec)[0] if spec.strip() else ""
    if os.path.isfile(program):
        return f"{program} is a file that cannot be started so: make it executable and write ./ before it, or name what runs it"
    if os.sep in program:
        return f"there is no program {program}, as seen from {os.getcwd()}"
    if len(spec.split()) > 1:
        return f"there is no program {program} on the PATH"
    return "unknown engine"


def start(settings: Settings) -> tuple[WatchedEngine, EngineInfo]:
    """A running, initialised engine; :class:`EngineBroke` when its adapter does not start."""
    spec = settings.engine
    try:
        engine = WatchedEngine(_engine(settings))
        info = engine.initialize(Hello(suite=version()))
    except UsageProblem:
        raise
    except Exception as error:
        if isinstance(error, EngineLost) and error.exit_code == USAGE and in_python.CLASS.fullmatch(spec):
            # Our own program, which could not find the class.
            raise UsageProblem(error.fault.details[-1].removeprefix("judgecall: ")) from None
        raise EngineBroke(f"--engine {spec}: does not start: {_reason(error)}") from error
    if not isinstance(info, EngineInfo) or info.protocol != PROTOCOL:
        spoken = getattr(info, "protocol", type(info).__name__)
        raise EngineBroke(f"--engine {spec}: answers initialize with {spoken!r}; this suite speaks protocol {PROTOCOL}")
    if info.name == REFERENCE and spec != in_python.REFERENCE:
        # Whoever else goes by this name is judged like any other engine.
        info = msgspec.structs.replace(info, name=f"{spec}, which calls itself {REFERENCE}")
    return engine, info


def limits(settings: Settings) -> Limits:
    """The limits that a run sets for an engine elsewhere. A long run may restart it more often."""
    scenarios = sum(len(feature.scenarios) for feature in (settings.features or {}).values())
    restarts = LIMITS.restarts + scenarios // 10 if settings.restarts is None else settings.restarts
    return msgspec.structs.replace(
        LIMITS,
        call=settings.call_seconds,
        start=settings.start_seconds,
        restarts=restarts,
        wakeful=WAKEFUL if processors() >= 2 * settings.jobs else 0.0,
    )


WAKEFUL = 0.003
"""Most calls of a fast engine take less than so many seconds."""


def processors() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _engine(settings: Settings) -> Any:
    means = resolve(settings.engine)
    if means.connect is not None and not (settings.in_process and means.make is not None):
        return IsolatedEngine(means.connect, limits(settings))
    assert means.make is not None
    return means.make(settings.cards)


def _reason(error: Exception) -> str:
    if isinstance(error, EngineFault):
        return "\n".join((error.fault.message, *error.fault.details))
    return f"{type(error).__name__}: {error}"


def _reference(spec: str) -> Means | None:
    return Means(make=in_python.reference) if spec == in_python.REFERENCE else None


_NAME = re.compile(r"[a-z][a-z0-9_]*")


def _shipped(spec: str) -> Means | None:
    """An adapter of ours: a package beside the port whose ENGINE names its class as ``module:Class``. REQUIRES names the
    module that it needs, where that is an extra, and the extra."""
    adapters = f"{__package__.rpartition('.')[0]}.adapters"
    if not _NAME.fullmatch(spec) or spec in _NO_ADAPTERS or importlib.util.find_spec(f"{adapters}.{spec}") is None:
        return None
    module = importlib.import_module(f"{adapters}.{spec}")
    needed, extra = getattr(module, "REQUIRES", (None, ""))
    if needed is not None and importlib.util.find_spec(needed) is None:
        raise UsageProblem(f"--engine {spec}: its package is not installed. Do: pip install '{extra}'")
    named = getattr(module, "ENGINE", None)
    return _python_class(named) if isinstance(named, str) else None


def _python_class(spec: str) -> Means | None:
    """A Python class: in a process of its own, so that no fault of it, and nothing it prints, reaches this one."""
    if not in_python.CLASS.fullmatch(spec):
        return None
    command = [*PROGRAM, "serve-engine", "--engine", spec]
    return Means(make=lambda _folders: in_python.load(spec)(), connect=_process(command, search_path()))


def _tcp(spec: str) -> Means | None:
    if not spec.startswith("tcp://"):
        return None
    host, _, number = spec.removeprefix("tcp://").rpartition(":")
    if not host or not number.isdecimal() or not 0 < int(number) < 65536:
        raise UsageProblem(f"--engine {spec}: not an address. Allowed: tcp://host:port, as in tcp://localhost:7140")
    return Means(connect=functools.partial(Socket, host.strip("[]"), int(number)))


def _command_line(spec: str) -> Means | None:
    try:
        words = shlex.split(spec, posix=os.name != "nt")
    except ValueError as error:
        raise UsageProblem(f"--engine {spec}: not a command line: {error}") from None
    if not words:
        return None
    if words[0] == "judgecall":
        # This very program, whether or not it is on the PATH.
        return Means(connect=_process([*PROGRAM, *words[1:]], search_path()))
    program = shutil.which(words[0])
    return Means(connect=_process([program, *words[1:]], None)) if program else None


PROGRAM = (sys.executable, "-P", str(BASE / "runner" / "__main__.py"))
"""This program as a command; -P, so that nothing beside the file hides a module."""


def _process(command: list[str], env: dict[str, str] | None) -> Connect:
    return lambda limits: Process(command, limits, env)


def search_path() -> dict[str, str]:
    """An environment in which a Python process finds the modules that this one finds, in the same order."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}


RESOLVERS: list[Callable[[str], Means | None]] = [
    _reference,
    _shipped,
    _python_class,
    _tcp,
    _command_line,
]
"""Tried in order. A further kind of SPEC is one more function here."""
