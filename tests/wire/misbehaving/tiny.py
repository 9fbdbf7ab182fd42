"""A tiny engine on the standard library alone: games of players at 20 life, in which everybody only passes.

It behaves, except in a game with Mallory, where a subclass may do what it likes with an action. The others in this
folder are such engines, one fault each.
"""

import json
import os
import sys


class Tiny:
    def __init__(self):
        self.out = os.fdopen(1, "wb", buffering=0)
        self.players = []
        self.misbehaving = False

    def evil(self, request):
        """What an action in Mallory's game does first. True: the action is answered already."""

    def run(self):
        for line in sys.stdin.buffer:
            request = json.loads(line)
            if request.get("method") == "game/act" and self.misbehaving and self.evil(request):
                continue
            self.answer(request)
            if request.get("method") == "shutdown":
                return

    def answer(self, request):
        self.send({"jsonrpc": "2.0", "id": request["id"], "result": self.reply(request["method"], request["params"])})

    def send(self, message):
        self.write(json.dumps(message).encode() + b"\n")

    def write(self, data):
        while data:
            data = data[self.out.write(data) :]

    def reply(self, method, params):
        if method == "initialize":
            return {"protocol": "1", "name": "tiny", "version": "1", "capabilities": {"players": 4}}
        if method == "game/new":
            self.players = [player["name"] for player in params["players"]]
            self.misbehaving = "Mallory" in self.players
            self.active = params["active"]
            return {"type": "ready"}
        if method == "game/observe":
            players = [{"name": name, "life": 20} for name in self.players]
            return {"turn": 1, "active": self.active, "step": "precombat main phase", "players": players}
        return {"game/act": {"type": "done"}, "game/advance": {"type": "done"}, "game/legal": {"type": "legal"}}.get(method)

    def prompt(self, number):
        self.send({
            "jsonrpc": "2.0", "id": f"q{number}", "method": "choose",
            "params": {"id": str(number), "decider": "Alice", "player": "Alice", "kind": "yes or no"},
        })  # fmt: skip


if __name__ == "__main__":
    Tiny().run()
