"""Whatever an engine does costs the scenario in which it does it, and no other."""

import json
import os
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from judgecall.adapters import port
from judgecall.adapters.wire.isolated import IsolatedEngine
from judgecall.adapters.wire.limits import Limits
from judgecall.adapters.wire.transport import Process
from judgecall.runner import cli, engines
from judgecall.runner.paths import BASE

HERE = Path(__file__).parent / "misbehaving"

SCENARIO = """
  @id:game-{n} @rule:117.3d
  Scenario: Game {n}
    Given a game between Alice and {other}
    When Alice passes priority
    Then Alice has 20 life
"""

QUICK = Limits(call=0.5, stop=0.5, message=1 << 20, memory=100 << 20, strays=2000, prompts=50, restarts=5)


def spec(name):
    """A SPEC for one of the engines in misbehaving/."""
    return shlex.join([sys.executable, str(HERE / f"{name}.py")])


def scenarios(*others):
    """A feature with a game against each of the others."""
    return "Feature: Games\n" + "".join(SCENARIO.format(n=n, other=other) for n, other in enumerate(others))


@pytest.fixture
def run(monkeypatch, tmp_path, capfd):
    """Plays games on a misbehaving engine: the exit code, the results, and what was printed."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(engines, "LIMITS", QUICK)

    def play(name, text, *options):
        (tmp_path / "x.feature").write_text(text)
        call = ["run", "x.feature", "--engine", spec(name), "--call-timeout", "0.5", "--json", "r.json", *options]
        code = cli.invoke(call)
        printed = "".join(capfd.readouterr())
        assert "Traceback" not in printed
        file = tmp_path / "r.json"
        found = json.loads(file.read_text())["scenarios"] if file.exists() else []
        return code, found, printed

    return play


EVIL = {
    "crashes": ("crashed", "exit code 9"),
    "killed": ("crashed", "SIGKILL"),
    "hangs": ("timed out", "game/act: no answer within 0.5 s"),
    "garbage": ("crashed", "a message that cannot be read"),
    "noise": ("timed out", "no answer within 0.5 s"),
    "floods": ("crashed", "lines on its stdout that are no messages"),
    "wrong_id": ("crashed", "its answer has the id"),
    "no_version": ("crashed", 'without "jsonrpc":"2.0"'),
    "eats_memory": ("crashed", "more than 100 MiB of memory"),
    "closes_output": ("crashed", "it closed its output"),
    "closes_input": ("crashed", "it closed its input"),
    "half_a_line": ("crashed", "half a line was left"),
    "gigantic": ("crashed", "a message of more than 1048576 bytes"),
    "deep": ("crashed", "cannot be read"),
    "not_utf8": ("crashed", "Invalid UTF-8"),
    "wrong_type": ("crashed", "not what was asked for"),
    "neither": ("crashed", "neither result nor error"),
    "bad_error": ("crashed", "its error is not one"),
    "own_error": ("crashed", "lost count"),
    "bad_prompt": ("crashed", "its prompt is none"),
    "asks_on": ("crashed", "although it was told to stop"),
    "answers_twice": ("crashed", "its answer has the id"),
    "child_holds_output": ("crashed", "exit code 7: what it started holds its output open"),
}


@pytest.mark.parametrize("name", EVIL)
def test_a_fault_costs_one_verdict(run, name):
    patience = ("--call-timeout", "5") if name == "eats_memory" else ()
    code, found, printed = run(name, scenarios("Bob", "Mallory", "Bob", "Bob"), *patience)
    verdict, words = EVIL[name]
    assert [s["verdict"] for s in found] == ["passed", verdict, "passed", "passed"], printed
    assert words in found[1]["reason"]
    assert code == 1


@pytest.mark.parametrize("name", ["tiny", "prints", "calls_back"])
def test_what_is_allowed_costs_nothing(run, name):
    code, found, printed = run(name, scenarios("Bob", "Mallory", "Bob"))
    assert [s["verdict"] for s in found] == ["passed"] * 3, printed
    assert code == 0


def test_an_end_after_the_last_reply_costs_no_later_scenario(run):
    _, found, printed = run("ends_later", scenarios("Bob", "Mallory", "Bob", "Bob"))
    assert [s["verdict"] for s in (found[0], *found[2:])] == ["passed"] * 3, printed
    assert "exit code 5" in printed  # in the verdict on the second, or in a warning when it was not seen in time


def test_a_second_answer_to_the_last_call_costs_no_later_scenario(run):
    _, found, printed = run("observes_twice", scenarios("Bob", "Mallory", "Bob"))
    assert [s["verdict"] for s in (found[0], found[2])] == ["passed"] * 2, printed
    assert "it said something that nobody asked for" in printed


def test_the_log_is_told_of_a_scenario_that_takes_too_long(run):
    _, found, _ = run("hangs", scenarios("Mallory"), "--call-timeout", "9", "--timeout", "0.5")
    assert found[0]["verdict"] == "timed out"
    assert "the end of its log:\nwaiting for nothing" in found[0]["reason"]


def test_an_engine_that_never_starts_is_one_message(run):
    code, found, printed = run("does_not_answer", scenarios("Bob", "Bob"), "--start-timeout", "0.5", "--timeout", "0.2")
    assert (code, found) == (3, [])
    assert printed.count("does not start: initialize: no answer within 0.5 s") == 1


def test_a_slow_start_costs_no_scenario(run):
    code, found, printed = run("starts_slowly", scenarios("Bob"), "--timeout", "0.4", "--start-timeout", "20")
    assert [s["verdict"] for s in found] == ["passed"], printed
    assert code == 0


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="/proc tells of descendants")
def test_children_in_groups_of_their_own_are_ended_too(tmp_path):
    command = [sys.executable, str(HERE / "has_children.py"), str(tmp_path)]
    engine = IsolatedEngine(lambda limits: Process(command, limits), QUICK)
    engine.initialize(port.Hello())
    children = [int(f.name) for f in tmp_path.iterdir()]
    assert len(children) == 2
    engine.shutdown()
    for pid in children:
        wait_for(lambda pid=pid: ended(pid))


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ending_judgecall_ends_the_engine(tmp_path, number, jobs):
    (tmp_path / "x.feature").write_text(scenarios("Mallory", "Bob"))
    (tmp_path / "y.feature").write_text(scenarios("Mallory", "Bob").replace("game-", "other-"))
    engine = shlex.join([sys.executable, str(HERE / "waits.py"), str(tmp_path / "pids")])
    (tmp_path / "pids").mkdir()
    program = [*engines.PROGRAM, "run", "x.feature", "y.feature", "--engine", engine, "-n", jobs]
    with subprocess.Popen(program, cwd=tmp_path, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as suite:
        wait_for(lambda: len(list((tmp_path / "pids").iterdir())) == int(jobs))
        suite.send_signal(number)
        assert suite.wait(20) != 0
    for file in (tmp_path / "pids").iterdir():
        wait_for(lambda file=file: ended(int(file.name)))


def wait_for(condition):
    """Wait until something is so, for 20 seconds at most."""
    until = time.monotonic() + 20
    while not condition():
        assert time.monotonic() < until
        time.sleep(0.02)


def ended(pid):
    """Whether a process is gone, or only waits to be buried."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


def test_the_end_of_the_log_is_in_the_reason(run):
    _, found, _ = run("crashes", scenarios("Mallory"))
    assert "the end of its log:\na last word" in found[0]["reason"]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_engine_killed_in_the_middle_of_a_hundred_scenarios(run, tmp_path, jobs):
    (tmp_path / "y.feature").write_text(scenarios(*["Bob"] * 50).replace("game-", "other-"))
    code, found, _ = run("killed", scenarios(*["Bob"] * 25, "Mallory", *["Bob"] * 24), "y.feature", "-n", jobs)
    assert [s["id"] for s in found if s["verdict"] != "passed"] == ["game-25"]
    assert len(found) == 100
    assert code == 1


def test_an_engine_that_always_fails_is_given_up_and_everything_is_reported(run):
    code, found, printed = run("always_crashes", scenarios(*["Bob"] * 12), "--restarts", "3", "--junit", "r.xml")
    assert code == 3
    assert [s["verdict"] for s in found] == ["crashed"] * 12
    assert "restarted 3 times" in printed
    assert "not run" in found[11]["reason"]


def test_an_engine_that_does_not_start(run):
    code, found, printed = run("does_not_start", scenarios("Bob"))
    assert (code, found) == (3, [])
    assert "no rules found" in printed


@pytest.mark.parametrize(
    ("engine", "words"),
    [
        ("tcp://localhost", "not an address"),
        ("tcp://localhost:99999", "not an address"),
        ("no-such-program --serve", "there is no program no-such-program on the PATH"),
        ("'unfinished", "not a command line"),
        ("", "unknown engine"),
    ],
)
def test_what_is_no_engine(run, engine, words, tmp_path, capfd):
    (tmp_path / "x.feature").write_text(scenarios("Bob"))
    assert cli.invoke(["run", "x.feature", "--engine", engine]) == 4
    assert words in capfd.readouterr().err


def test_nobody_listens(run, tmp_path, capfd):
    (tmp_path / "x.feature").write_text(scenarios("Bob"))
    assert cli.invoke(["run", "x.feature", "--engine", "tcp://localhost:1"]) == 3
    assert "refused" in capfd.readouterr().err


def started(name, limits=QUICK):
    """A misbehaving engine, in a game with Mallory."""
    engine = IsolatedEngine(lambda given: Process([sys.executable, str(HERE / f"{name}.py")], given), limits)
    engine.initialize(port.Hello())
    players = (port.PlayerSetup(name="Alice"), port.PlayerSetup(name="Mallory"))
    engine.new_game(port.GameSetup(players=players, active="Alice", edition="2026-04-17"))
    return engine


def test_questions_without_end():
    engine = started("asks_for_ever")
    with pytest.raises(port.EngineFault, match="asked 51 times") as raised:
        engine.act(port.PassPriority("Alice"), (), lambda prompt: port.Choice(yes=True))
    assert raised.value.fault.kind == "runaway"
    engine.shutdown()


def test_time_that_the_suite_takes_to_answer_is_not_the_engines():
    engine = started("asks_once")

    def slow(prompt):
        time.sleep(0.7)
        return port.Choice(yes=True)

    assert engine.act(port.PassPriority("Alice"), (), slow) == port.Done()
    engine.shutdown()


def test_an_engine_that_reads_nothing_does_not_block_the_suite():
    engine = started("reads_nothing")
    long = port.Answer(player="Alice", values=tuple(port.OfWord("x" * 1000) for _ in range(1000)))
    with pytest.raises(port.EngineFault, match="no answer within"):
        engine.act(port.PassPriority("Alice"))
    engine = started("reads_nothing")
    with pytest.raises(port.EngineFault, match="does not read what it is sent"):
        engine.act(port.PassPriority("Alice"), (long,))


def test_a_game_that_is_interrupted_ends_the_engine():
    engine = started("asks_once")

    def interrupted(prompt):
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        engine.act(port.PassPriority("Alice"), (), interrupted)
    with pytest.raises(port.EngineFault, match="stopped in the middle of game/act"):
        engine.observe()
    players = (port.PlayerSetup(name="Alice"), port.PlayerSetup(name="Bob"))
    assert engine.new_game(port.GameSetup(players=players, active="Alice", edition="2026-04-17")) == port.Ready()
    assert engine.restarts == 1
    engine.shutdown()


def test_an_engine_that_says_something_else_after_a_restart(tmp_path):
    (tmp_path / "seen").write_text("")
    engine = IsolatedEngine(
        lambda given: Process([sys.executable, str(HERE / "changes.py"), str(tmp_path / "seen")], given), QUICK
    )
    engine.initialize(port.Hello())
    setup = port.GameSetup(
        players=(port.PlayerSetup(name="Alice"), port.PlayerSetup(name="Mallory")), active="Alice", edition="2026-04-17"
    )
    engine.new_game(setup)
    with pytest.raises(port.EngineFault):
        engine.act(port.PassPriority("Alice"))
    with pytest.raises(port.EngineFault, match="something else of itself"):
        engine.new_game(setup)
    engine.shutdown()


def test_no_engine_is_left_behind_when_a_run_is_broken_off(run, tmp_path):
    """One process gives its engine up while another waits for an answer that never comes."""
    started_at = tmp_path / "pids"
    (tmp_path / "y.feature").write_text(scenarios("Carol", "Carol").replace("game-", "other-").replace("Alice", "Dora"))
    code, found, _ = run(
        "hangs_or_crashes", scenarios(*["Bob"] * 3), "y.feature", "-n", "2", "--restarts", "1", "--call-timeout", "60"
    )
    assert code == 3
    assert len(found) == 5
    pids = [int(pid) for pid in started_at.read_text().split()]
    assert len(pids) >= 3
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


def test_ctrl_c_ends_the_engine_and_the_run(tmp_path):
    (tmp_path / "y.feature").write_text(scenarios("Carol").replace("Alice", "Dora"))
    call = [sys.executable, "-P", str(BASE / "runner" / "__main__.py"), "run", "y.feature", "--call-timeout", "60"]
    program = subprocess.Popen([*call, "--engine", spec("hangs_or_crashes")], cwd=tmp_path, stderr=subprocess.PIPE, text=True)
    pids = tmp_path / "pids"
    while not (pids.exists() and pids.read_text().endswith("\n")):
        assert program.poll() is None
        time.sleep(0.05)
    time.sleep(0.3)
    program.send_signal(signal.SIGINT)
    _, said = program.communicate(timeout=30)
    assert program.returncode == 130
    assert said.strip() == "interrupted"
    with pytest.raises(ProcessLookupError):
        os.kill(int(pids.read_text()), 0)
