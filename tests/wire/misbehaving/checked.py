"""A small adapter that plays Forests and Grizzly Bears, and the same with one fault, named as argument."""

import json
import sys
import time


def send(message):
    print(json.dumps(message, ensure_ascii=FAULT == "ascii"), flush=True)


class Adapter:
    def __init__(self):
        self.players = None
        self.things = {}

    def initialize(self, params):
        info = {
            "protocol": "1",
            "name": "checked",
            "edition": "2026-04-17",
            "capabilities": {"givens": ["step"], "legality": True},
        }
        if FAULT == "given":
            info["capabilities"]["givens"] = ["weather"]
        if FAULT == "protocol":
            info["protocol"] = "7"
        if FAULT == "field":
            info["vendor"] = "me"
        if FAULT == "undeclared":
            info["capabilities"]["legality"] = False
        return info

    def new(self, params):
        unknown = [o["card"] for o in params.get("objects", ()) if o["card"] not in ("Forest", "Grizzly Bears")]
        if unknown or len(params.get("objects", ())) > 100:
            return {"type": "unsupported", "reason": "no cards", "cards": unknown}
        if FAULT == "refuses" and "step" in params:
            return {"type": "unsupported", "reason": "not that step"}
        if FAULT == "slow":
            time.sleep(0.15)
        if not (FAULT == "remembers" and self.players):
            self.players = [p["name"] for p in params["players"]]
        self.priority = self.active = params["active"]
        self.step = params.get("step", "precombat main phase")
        self.passed, self.life = 0, dict.fromkeys(self.players, 40 if FAULT == "life" else 20)
        self.things = {o["ref"]: dict(o, tapped=False, attacking=None) for o in params.get("objects", ())}
        return {"type": "ready"}

    def act(self, params):
        action = params["action"]
        if action["player"] not in self.players and FAULT != "anybody":
            raise KeyError(action["player"])
        if action["player"] != self.priority and FAULT != "anybody":
            return {"type": "refused", "reason": "no priority", "rules": ["117.1"]}
        if FAULT == "bad prompt":
            send({"jsonrpc": "2.0", "id": 1, "method": "choose", "params": {"kind": "riddle"}})
        before = self.observe({})
        getattr(self, "do_" + action["type"].replace("-", "_"))(action)
        return {"type": "done", "seen": before if FAULT == "stale" else self.observe({})}

    def do_pass_priority(self, action):
        if FAULT != "stays":
            self.priority = self.players[(self.players.index(action["player"]) + 1) % 2] if self.players else None
        self.passed += 1
        for thing in self.things.values():
            if thing["zone"] == "stack" and self.passed == 2:
                thing["zone"] = "battlefield" if FAULT != "fizzles" else "graveyard"

    def do_play_land(self, action):
        self.things[action["object"]["ref"]]["zone"] = "battlefield" if FAULT != "no land" else "hand"

    def do_cast(self, action):
        self.things[action["object"]["ref"]]["zone"] = "stack"
        for thing in self.things.values():
            thing["tapped"] = thing["card"] == "Forest" and FAULT != "free"

    def do_attack(self, action):
        (attacker,) = action["attackers"]
        self.things[attacker["creature"]["ref"]].update(tapped=True, attacking=attacker["attacks"]["player"])
        self.step = "declare attackers step"

    def advance(self, params):
        self.step = params["until"]["step"]
        for thing in self.things.values():
            if thing["attacking"] and FAULT != "harmless":
                self.life[thing["attacking"]] -= 2
        return {"type": "done", "seen": self.observe({})}

    def legal(self, params):
        if FAULT == "changes":
            self.priority = "Bob"
        return {"type": "legal"}

    def observe(self, params):
        if not self.players:
            raise ValueError("no game")
        players = [{"name": n, "life": life} for n, life in self.life.items() if n == "Alice" or FAULT != "alone"]
        keys = ("ref", "zone", "owner", "tapped", "attacking")
        objects = [
            {k: o[k] for k in keys} | {"id": r, "name": o["card"], "controller": o["owner"]} for r, o in self.things.items()
        ]
        if FAULT == "no ref":
            objects = [{k: v for k, v in o.items() if k != "ref"} for o in objects]
        stack = [
            {"id": o["id"], "kind": "spell", "name": o["name"], "controller": o["owner"], "owner": o["owner"]}
            for o in objects
            if o["zone"] == "stack"
        ]
        return {
            "turn": 1,
            "active": self.active,
            "step": self.step,
            "priority": self.priority,
            "players": players,
            "objects": objects,
            "stack": stack,
        }

    def shutdown(self, params):
        return None


NAMES = ("new", "act", "advance", "legal", "observe")
METHODS = {"initialize": "initialize", "shutdown": "shutdown"} | {f"game/{n}": n for n in NAMES}
FAULT = sys.argv[1] if len(sys.argv) > 1 else ""


def answer(adapter, request):
    number = request["id"]
    name = METHODS.get(request["method"])
    if FAULT == "id" and name == "new":
        number += 1
    if FAULT == "silent" and name == "observe":
        return None
    if FAULT == "error" and name == "observe":
        return {"jsonrpc": "2.0", "id": number, "error": "no"}
    if name is None:
        code = -32000 if FAULT == "code" else -32601
        return {"jsonrpc": "2.0", "id": number, "error": {"code": code, "message": "no such method"}}
    try:
        return {"jsonrpc": "2.0", "id": number, "result": getattr(adapter, name)(request["params"])}
    except (KeyError, ValueError) as error:
        return {"jsonrpc": "2.0", "id": number, "error": {"code": -32001, "message": str(error)}}


def main():
    adapter = Adapter()
    for line in sys.stdin:
        try:
            request = json.loads(line)
        except ValueError:
            send({"jsonrpc": "2.0", "id": None, "error": {"code": -32700, "message": "no JSON"}})
            continue
        reply = answer(adapter, request)
        if reply is not None:
            if FAULT == "version":
                del reply["jsonrpc"]
            send(reply)
        if FAULT == "twice" and request["method"] == "game/new":
            send(reply)
        if FAULT == "prints":
            print("done", request["method"], flush=True)
        if request["method"] == "shutdown" and FAULT != "stays on":
            return
    if FAULT == "stays on":
        time.sleep(60)


main()
