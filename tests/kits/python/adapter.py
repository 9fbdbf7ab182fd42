"""A game without cards behind the kit, in which one may only pass; a special action tells what a player chose."""

from __future__ import annotations

from port import messages as m
from port.wire import Chooser, Engine, Unsupported, Wire


class Adapter(Engine):
    def initialize(self, hello: m.Hello) -> m.EngineInfo:
        able = m.Capabilities(prompts="callback", givens=["step"])
        return m.EngineInfo("empty", edition="2026-04-17", capabilities=able)

    def new_game(self, setup: m.GameSetup) -> m.NewGameReply:
        if setup.objects:
            raise Unsupported("no cards at all", cards=sorted({thing.card for thing in setup.objects}))
        self.setup, self.priority = setup, setup.active
        return m.Ready()

    def act(self, action: m.Action, answers: list[m.Answer], chooser: Chooser) -> m.ActReply:
        names = [player.name for player in self.setup.players]
        match action:
            case m.PassPriority(player) if player == self.priority:
                self.priority = names[(names.index(player) + 1) % len(names)]
                return m.Done()
            case m.SpecialAction(player):
                options = [m.Option(name, m.OfWord(name)) for name in ("red", "green", "blue")]
                picked = chooser.choose(m.Prompt("p1", player, player, "color", options=options))
                raise Unsupported(f"picked {[option.id for option in picked]}")
        return m.Refused("may not be done now")

    def observe(self, viewer: str | None) -> m.Observation:
        print("a stray print")
        players = [m.ObservedPlayer(player.name, 20) for player in self.setup.players]
        return m.Observation(self.setup.turn, self.setup.active, self.setup.step, players, priority=self.priority)


if __name__ == "__main__":
    Wire(Adapter()).serve()
