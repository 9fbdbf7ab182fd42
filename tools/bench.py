"""What a run costs: the engine, everything else, one scenario from the command, and a run over the wire.

    python tools/bench.py

Prints figures and ratios of this one run, in processor time where it is one process; read the ratios. The aims: the engine
under 5 ms a scenario in the median, the rest under 1 ms a step, one scenario from the command under 1 s with a suite
of a thousand, a run over the wire at most 1.5 times one in process.
"""

from __future__ import annotations

import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
CLI = [sys.executable, "-P", str(ROOT / "runner" / "__main__.py")]
ID = re.compile(r"@id:([\w-]+)")
STEP = re.compile(r"^\s*(Given|When|Then|And|But) ", re.M)


def judgecall(*arguments: str) -> float:
    """Seconds that a command takes from start to end."""
    start = time.perf_counter()
    done = subprocess.run([*CLI, *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"bench: judgecall {' '.join(arguments)}: exit code {done.returncode}\n{done.stdout}{done.stderr}")
    return time.perf_counter() - start


class Timed:
    """An engine with a clock: how long its calls take, without what the suite does when it is asked back."""

    def __init__(self, inner: Any) -> None:
        self.inner = inner
        self.seconds = 0.0
        self.asking = 0.0

    def __getattr__(self, name: str) -> Any:
        value = getattr(self.inner, name)
        return self._timed(value) if name in ("new_game", "act", "advance", "legal", "observe") else value

    def _timed(self, call: Callable[..., Any]) -> Callable[..., Any]:
        def run(*arguments: Any, **named: Any) -> Any:
            arguments = tuple(self._asked(a) if callable(a) else a for a in arguments)
            start, asking = time.process_time(), self.asking
            try:
                return call(*arguments, **named)
            finally:
                self.seconds += time.process_time() - start - (self.asking - asking)

        return run

    def _asked(self, choose: Callable[[Any], Any]) -> Callable[[Any], Any]:
        def asked(prompt: Any) -> Any:
            start = time.process_time()
            try:
                return choose(prompt)
            finally:
                self.asking += time.process_time() - start

        return asked


def in_process() -> None:
    """The suite on the reference engine in this process: the engine's share, and the rest by step."""
    from judgecall.runner import engines, execute
    from judgecall.runner.selection import Selection, choose
    from judgecall.runner.settings import Settings

    clock: list[Timed] = []
    make = engines._reference("reference").make

    def timed(folders: Any) -> Any:
        clock.append(Timed(make(folders)))
        return clock[-1]

    engines.RESOLVERS = (lambda spec: engines.Means(make=timed), *engines.RESOLVERS)
    settings = Settings(features={f.path: f for f in choose(Selection()).features})
    rows: list[tuple[str, float, float]] = []
    last = [0.0, time.process_time()]

    def listen(result: Any) -> None:
        now = time.process_time()
        rows.append((result.id, now - last[1], clock[0].seconds - last[0]))
        last[:] = clock[0].seconds, now

    execute.run(settings, listen)
    steps = {s.id: len(s.steps) for f in (settings.features or {}).values() for s in f.scenarios}
    engine = [e * 1000 for _, _, e in rows]
    rest = [(s - e) * 1000 / steps[i] for i, s, e in rows]
    whole = sum(s for _, s, _ in rows)
    print(f"scenarios                      {len(rows)}, {sum(steps[i] for i, _, _ in rows)} steps, {whole:.2f} s")
    print(f"engine, ms a scenario          median {statistics.median(engine):.2f}, largest {max(engine):.1f}")
    print(f"everything else, ms a step     median {statistics.median(rest):.2f}, largest {max(rest):.2f}")
    print(f"the engine's share             {100 * sum(engine) / 1000 / whole:.0f} %")


def thousand(folder: Path) -> str:
    """A suite of a thousand scenarios, made of copies of ours; the id of one of them."""
    texts = [p.read_text(encoding="utf-8") for p in sorted((ROOT / "features").rglob("*.feature"))]
    count, n = 0, 0
    while count < 1000:
        for text in texts:
            copy = ID.sub(rf"@id:bench{n}-\1", text)
            copy = re.sub(r"@ruling:\S+", "", copy)
            (folder / f"{n}.feature").write_text(copy, encoding="utf-8")
            count += len(ID.findall(copy))
            n += 1
    return ID.findall((folder / "0.feature").read_text(encoding="utf-8"))[0]


def command() -> None:
    """One scenario from the command to its verdict, in our suite and in one of a thousand scenarios."""
    ours = next(iter(ID.findall(next((ROOT / "features").rglob("*.feature")).read_text(encoding="utf-8"))))
    small = statistics.median(judgecall("run", "--id", ours) for _ in range(3))
    with tempfile.TemporaryDirectory() as name:
        one = thousand(Path(name))
        large = statistics.median(judgecall("run", name, "--id", one) for _ in range(3))
    print(f"one scenario from the command  {small:.2f} s, in a suite of a thousand {large:.2f} s")


def wire() -> None:
    """The suite over the wire against the suite in process, each the better of two runs."""
    runs = [(judgecall("run"), judgecall("run", "--engine", "judgecall serve-engine")) for _ in range(2)]
    here, there = (min(seconds) for seconds in zip(*runs, strict=True))
    print(f"whole run                      {here:.2f} s in process, {there:.2f} s over the wire: {there / here:.2f} times")


if __name__ == "__main__":
    in_process()
    command()
    wire()
