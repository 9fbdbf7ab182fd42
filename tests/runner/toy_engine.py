"""Engines for one game of two players at 20 life, each with its own way to go wrong."""

import os
import time

from judgecall.adapters import port


class Good:
    def initialize(self, hello):
        return port.EngineInfo(name="toy", version="7")

    def new_game(self, setup):
        return port.Ready()

    def act(self, action, answers=(), choose=port.stop):
        return port.Done()

    def advance(self, until, answers=(), choose=port.stop):
        return port.Done()

    def legal(self, action):
        return port.Legal()

    def observe(self, viewer=None):
        players = tuple(port.ObservedPlayer(name=name, life=20) for name in ("Alice", "Bob"))
        return port.Observation(turn=1, active="Alice", step="upkeep", players=players, cited=("119.1",))

    def shutdown(self):
        pass


class NoStart(Good):
    def __init__(self):
        raise OSError("no display")


class OldProtocol(Good):
    def initialize(self, hello):
        return port.EngineInfo(name="toy", protocol="0")


class Unable(Good):
    def new_game(self, setup):
        return port.Unsupported(reason="two players are too many")


class Raises(Good):
    def act(self, action, answers=(), choose=port.stop):
        raise KeyError("stack")


class Faulty(Good):
    def act(self, action, answers=(), choose=port.stop):
        raise port.EngineFault(port.Fault(kind="internal", message="lost count"))


class Runaway(Good):
    def act(self, action, answers=(), choose=port.stop):
        raise port.EngineFault(port.Fault(kind="runaway", message="10000 events without recurring"))


class Hangs(Good):
    def act(self, action, answers=(), choose=port.stop):
        try:
            time.sleep(60)
        except Exception:
            return port.Done()
        return port.Done()


class Dies(Good):
    def act(self, action, answers=(), choose=port.stop):
        os._exit(9)


class Refuses(Good):
    def act(self, action, answers=(), choose=port.stop):
        return port.Refused(reason="it is not Alice's priority", rules=("117.3d",))


class Telling(Good):
    """Keeps a log, as the reference engine's adapter does."""

    def __init__(self):
        self.lines = []

    def new_game(self, setup):
        self.lines = []
        return port.Ready()

    def act(self, action, answers=(), choose=port.stop):
        self.lines.append(Line(1, "upkeep", "event", "Alice passes priority", ("117.3d",), 1))
        self.lines.append(Line(1, "upkeep", "choice", "Bob is asked to act: passes", ("117.1",), 2))
        return port.Done()

    def log(self):
        return self.lines


class Line:
    def __init__(self, turn, step, kind, text, rules, batch):
        self.turn, self.step, self.kind = turn, step, kind
        self.text, self.rules, self.batch = text, rules, batch


class Boastful(Good):
    """Declares what it then calls unsupported."""

    def initialize(self, hello):
        return port.EngineInfo(name="toy", capabilities=port.Capabilities(trigger_order=True))

    def act(self, action, answers=(), choose=port.stop):
        return port.Unsupported(reason="not yet", capabilities=("trigger order",))
