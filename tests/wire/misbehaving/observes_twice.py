"""Answers the last call of a game twice."""

from tiny import Tiny


class Engine(Tiny):
    acted = False

    def evil(self, request):
        self.acted = True

    def answer(self, request):
        super().answer(request)
        if self.acted and request["method"] == "game/observe":
            self.acted = False
            super().answer(request)


Engine().run()
