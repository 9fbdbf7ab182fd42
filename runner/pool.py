"""Shares a run among processes. A process that dies costs the scenario it was in; another takes over the rest."""

from __future__ import annotations

import contextlib
import multiprocessing
import multiprocessing.connection
import signal
from collections import deque
from multiprocessing.connection import Connection
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from .errors import EngineBroke, UsageProblem
from .execute import Listener, run
from .paths import shown
from .scenarios import Feature, Scenario
from .settings import Settings
from .verdicts import Result

if TYPE_CHECKING:
    from multiprocessing.context import BaseContext
    from multiprocessing.process import BaseProcess

    from ..adapters.port import EngineInfo

RESTARTS = 20
"""How many dead processes a run puts up with before it gives the engine up."""

GRACE = 10.0
"""Seconds that processes have to end their engines when a run is broken off."""


def run_all(settings: Settings, listen: Listener) -> EngineInfo | None:
    """Run all chosen scenarios in as many processes as are asked for, this one alone when it is one.

    Every scenario is read once, here, and the processes inherit it. 1,000 trivial scenarios of eight steps on two
    cores: 2.2 s alone, 1.3 s with two processes.
    """
    features = settings.features or {}
    if settings.jobs == 1 or sum(len(f.scenarios) for f in features.values()) < 2:
        return run(settings, listen)
    return _Pool(settings, listen).run()


class _Worker(msgspec.Struct):
    """A process, the pipe it reports on, and the scenarios it still owes; the first of them is under way."""

    process: BaseProcess
    pipe: Connection
    owed: deque[Scenario]


class _Pool:
    def __init__(self, settings: Settings, listen: Listener) -> None:
        methods = multiprocessing.get_all_start_methods()
        self.context: BaseContext = multiprocessing.get_context("fork" if "fork" in methods else "spawn")
        self.settings = settings
        self.listen = listen
        self.workers: list[_Worker] = []
        self.info: EngineInfo | None = None
        self.restarts = 0
        for share in _shares(settings.features or {}, settings.jobs):
            self._start(share)

    def run(self) -> EngineInfo | None:
        try:
            while self.workers:
                ready = multiprocessing.connection.wait([worker.pipe for worker in self.workers])
                for worker in [w for w in self.workers if w.pipe in ready]:
                    self._hear(worker)
        finally:
            for worker in self.workers:
                worker.process.terminate()
            for worker in self.workers:
                worker.process.join(GRACE)
        return self.info

    def _start(self, features: dict[Path, Feature]) -> None:
        ours, theirs = self.context.Pipe(duplex=False)
        share = msgspec.structs.replace(self.settings, features=features)
        process = self.context.Process(target=_work, args=(share, theirs), daemon=True)  # type: ignore[attr-defined]  # of a start method
        process.start()
        theirs.close()
        owed = deque(s for feature in features.values() for s in feature.scenarios)
        self.workers.append(_Worker(process, ours, owed))

    def _hear(self, worker: _Worker) -> None:
        try:
            message = worker.pipe.recv()
        except (EOFError, OSError):
            self.workers.remove(worker)
            if worker.owed:
                self._died(worker)
            return
        if isinstance(message, Result):
            self.listen(message)
            worker.owed.popleft()
        elif isinstance(message, (UsageProblem, EngineBroke, RuntimeError)):
            raise message
        else:
            self.info = message or self.info

    def _died(self, worker: _Worker) -> None:
        worker.process.join()
        scenario = worker.owed.popleft()
        self.listen(crashed(scenario, f"the process ended with exit code {worker.process.exitcode}"))
        self.restarts += 1
        if self.restarts > RESTARTS:
            raise EngineBroke(f"--engine {self.settings.engine}: its process has died {self.restarts} times")
        left: dict[Path, Feature] = {}
        for path, feature in (self.settings.features or {}).items():
            mine = tuple(s for s in feature.scenarios if s in worker.owed)
            if mine:
                left[path] = msgspec.structs.replace(feature, scenarios=mine)
        if left:
            self._start(left)


def crashed(scenario: Scenario, reason: str) -> Result:
    """The result of a scenario that took its process along, or that was not reached for want of an engine."""
    return Result(
        id=scenario.id,
        feature=shown(scenario.path),
        line=scenario.line,
        name=scenario.name,
        rules=scenario.rules,
        rulings=scenario.rulings,
        needs={},
        verdict="crashed",
        reason=reason,
        failure=None,
        seconds=0.0,
    )


def _shares(features: dict[Path, Feature], jobs: int) -> list[dict[Path, Feature]]:
    """Whole files to each job, the largest first to whoever has least."""
    shares: list[dict[Path, Feature]] = [{} for _ in range(jobs)]
    load = [0] * jobs
    for path, feature in sorted(features.items(), key=lambda pair: -len(pair[1].scenarios)):
        least = load.index(min(load))
        shares[least][path] = feature
        load[least] += len(feature.scenarios)
    return [share for share in shares if share]


def _work(settings: Settings, pipe: Connection) -> None:
    # Ended as by Ctrl-C, so that the engine is ended too, whatever it is doing.
    signal.signal(signal.SIGTERM, lambda _signal, _frame: signal.raise_signal(signal.SIGINT))
    outcome: object
    try:
        outcome = run(settings, pipe.send)
    except (UsageProblem, EngineBroke) as error:
        outcome = type(error)(str(error))
    except RuntimeError as error:
        outcome = error
    except KeyboardInterrupt:
        return
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    with pipe, contextlib.suppress(OSError):
        pipe.send(outcome)
