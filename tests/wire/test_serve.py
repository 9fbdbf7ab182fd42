"""An engine in Python behind the wire: what it prints, what it raises, and that it is the same engine."""

import json
import socket
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from judgecall.adapters import port
from judgecall.adapters.wire import serve, transport
from judgecall.adapters.wire.isolated import IsolatedEngine
from judgecall.adapters.wire.limits import Limits
from judgecall.adapters.wire.transport import Process, Socket
from judgecall.engine.terms.steps import Step
from judgecall.runner import engines
from judgecall.runner.paths import BASE

HERE = Path(__file__).parent
SETUP = port.GameSetup(
    players=(port.PlayerSetup(name="Alice"), port.PlayerSetup(name="Bob")), active="Alice", edition="2026-04-17"
)
PROMPT = port.Prompt(id="1", decider="Bob", player="Alice", kind=port.Kind.YES_NO, text="Ærtherflux?")


class Example:
    """Answers all calls with what it was asked."""

    def initialize(self, hello):
        print("on stdout")
        return port.EngineInfo(name="example", capabilities=port.Capabilities(givens=frozenset({"step", "stack"})))

    def new_game(self, setup):
        self.setup = setup
        return port.Ready()

    def act(self, action, answers=(), choose=port.stop):
        match action:
            case port.Concede():
                raise port.EngineFault(port.Fault("unknown", "nobody of that name", ("Alice", "Bob")))
            case port.CheckStateBasedActions():
                raise KeyError("stack")
            case port.PlayLand():
                return {"type": "gone"}
            case port.Attack():
                return object()
        reply = choose(PROMPT)
        return port.Refused(reason=repr(reply), rules=tuple(repr(answer) for answer in answers))

    def advance(self, until, answers=(), choose=port.stop):
        return port.Stopped(PROMPT) if choose(PROMPT) == port.Stop() else port.Unreached(reason=repr(until))

    def legal(self, action):
        return port.Illegal(reason=repr(action))

    def observe(self, viewer=None):
        players = tuple(port.ObservedPlayer(name=p.name, life=20) for p in self.setup.players)
        return port.Observation(viewer=viewer, turn=3, active="Bob", step="upkeep", players=players)

    def shutdown(self):
        pass


PROGRAM = f"""
import sys
sys.path.insert(0, {str(HERE)!r})
from judgecall.adapters.wire import serve
from test_serve import Example
serve.over_pipes(Example)
"""


def listening():
    """The number of a port on which the example engine is served."""
    known = []
    heard = threading.Event()

    def ready(number):
        known.append(number)
        heard.set()

    threading.Thread(target=serve.over_tcp, args=(Example, "localhost", 0, ready), daemon=True).start()
    assert heard.wait(10)
    return known[0]


@pytest.fixture(params=["pipes", "pipes, wakeful", "pipes as on Windows", "tcp"])
def engine(request, monkeypatch):
    """The example engine, over either transport."""
    if request.param != "tcp":
        monkeypatch.setattr(transport, "WINDOWS", "Windows" in request.param)
        command = [sys.executable, "-P", "-c", PROGRAM]
        limits = Limits(wakeful=0.003 if "wakeful" in request.param else 0.0)
        made = IsolatedEngine(lambda limits: Process(command, limits, engines.search_path()), limits)
    else:
        port_number = listening()
        made = IsolatedEngine(lambda limits: Socket("localhost", port_number, limits))
    made.info = made.initialize(port.Hello(suite="test"))
    made.new_game(SETUP)
    yield made
    made.shutdown()


def test_every_call_arrives_and_comes_back_as_in_process(engine):
    here = Example()
    here.new_game(SETUP)
    assert engine.info == here.initialize(port.Hello())
    assert engine.observe("Bob") == here.observe("Bob")
    assert engine.observe() == here.observe()
    cast = port.Cast("Alice", port.ObjectRef(name="Fire // Ice"), port.Announcement(x=3, modes=(2, 1)))
    assert engine.legal(cast) == here.legal(cast)
    answers = (port.Answer(player="Bob", values=(port.OfNumber(3), port.OfWord("Æther")), declines=True),)
    for reply in (port.Choice(yes=True), port.ByDefault(), port.Stop(), port.ConcedeNow("Bob")):
        heard = []

        def choose(prompt, heard=heard, reply=reply):
            heard.append(prompt)
            return reply

        assert engine.act(cast, answers, choose) == here.act(cast, answers, choose)
        until = port.AtStep(step=Step.UPKEEP, player="Bob")
        assert engine.advance(until, answers, choose) == here.advance(until, answers, choose)
        assert heard == [PROMPT] * 4


def test_what_an_engine_raises_costs_no_restart(engine):
    with pytest.raises(port.EngineFault) as raised:
        engine.act(port.Concede("Carol"))
    assert raised.value.fault == port.Fault("unknown", "nobody of that name", ("Alice", "Bob"))
    for action, words in (
        (port.CheckStateBasedActions(), "KeyError: 'stack'"),
        (port.PlayLand("Alice", port.ObjectRef(name="Plains")), "not what was asked for"),
        (port.Attack("Alice"), "TypeError"),
    ):
        with pytest.raises(port.EngineFault, match=words):
            engine.act(action)
    assert engine.observe().turn == 3
    assert engine.restarts == 0


def test_a_lost_connection_is_made_again():
    port_number = listening()
    sockets = []

    def connect(limits):
        sockets.append(Socket("localhost", port_number, limits))
        return sockets[-1]

    engine = IsolatedEngine(connect, Limits(call=5))
    engine.initialize(port.Hello())
    engine.new_game(SETUP)
    sockets[0]._socket.shutdown(socket.SHUT_RDWR)
    with pytest.raises(port.EngineFault):
        engine.observe("Bob")
    assert engine.new_game(SETUP) == port.Ready()
    assert engine.restarts == 1
    engine.shutdown()


class Counting(Example):
    """Says in its observations how often it was asked for one; after an advance it can't be."""

    asked = 0
    broken = False

    def act(self, action, answers=(), choose=port.stop):
        return port.Done()

    def advance(self, until, answers=(), choose=port.stop):
        self.broken = True
        return port.Done()

    def observe(self, viewer=None):
        if self.broken:
            raise port.EngineFault(port.Fault("internal", "nothing to see"))
        self.asked += 1
        return port.Observation(viewer=viewer, turn=self.asked, active="Bob", step="upkeep", players=())


def counting(**options):
    """An engine over the wire that counts."""
    program = PROGRAM.replace("Example", "Counting")
    engine = IsolatedEngine(
        lambda limits: Process([sys.executable, "-P", "-c", program], limits, engines.search_path()), **options
    )
    engine.initialize(port.Hello())
    return engine


def test_what_is_seen_comes_with_the_reply_and_is_asked_for_no_more():
    engine = counting()
    assert engine.new_game(SETUP) == port.Ready()
    assert engine.observe().turn == 1
    assert engine.observe().turn == 1
    assert engine.act(port.Concede("Bob")) == port.Done()
    assert engine.observe().turn == 2
    assert engine.observe("Bob").turn == 3
    assert engine.observe().turn == 2
    engine.shutdown()


def test_an_engine_that_fails_to_observe_has_still_taken_the_action():
    engine = counting()
    engine.new_game(SETUP)
    assert engine.advance(port.StackEmpty()) == port.Done()
    with pytest.raises(port.EngineFault, match="nothing to see"):
        engine.observe()
    engine.shutdown()


def test_an_engine_is_only_told_to_observe_by_a_suite_that_would_have_it():
    engine = counting(observing=False)
    engine.new_game(SETUP)
    engine.act(port.Concede("Bob"))
    assert engine.observe().turn == 1
    assert engine.observe().turn == 2
    engine.shutdown()


TALK = [
    (b"not json at all\n", {"code": -32700}),
    (b"[1, 2]\n", {"code": -32600}),
    (b'{"jsonrpc":"2.0","id":1,"method":"game/save","params":{}}\n', {"code": -32601}),
    (b'{"jsonrpc":"2.0","id":2,"method":"game/observe","params":{"viewer":7}}\n', {"code": -32602}),
    (b'{"jsonrpc":"2.0","id":3,"method":"initialize","params":{"protocols":["1"]}}\n', None),
    (b'\n{"jsonrpc":"2.0","method":"a notification"}\n{"jsonrpc":"2.0","id":"four","method":"shutdown"}\n', None),
]


def test_whatever_is_sent_is_answered_in_order():
    sent = b"".join(line for line, _ in TALK)
    done = subprocess.run(
        [sys.executable, "-P", "-c", PROGRAM], input=sent, capture_output=True, env=engines.search_path(), check=True
    )
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [a["id"] for a in answers] == [None, None, 1, 2, 3, "four"]
    assert [a.get("error", {}).get("code") for a in answers] == [-32700, -32600, -32601, -32602, None, None]
    assert b"on stdout" in done.stderr


def test_an_engine_ends_with_its_input():
    program = [sys.executable, "-P", str(BASE / "runner" / "__main__.py"), "serve-engine"]
    assert subprocess.run(program, input=b"", capture_output=True, check=True, timeout=60).stdout == b""


def test_only_python_can_be_served(capfd):
    from judgecall.runner import cli

    assert cli.invoke(["serve-engine", "--engine", "tcp://localhost:1"]) == 4
    assert cli.invoke(["serve-engine", "--tcp", "here:there"]) == 4
    assert "not an address" in capfd.readouterr().err
