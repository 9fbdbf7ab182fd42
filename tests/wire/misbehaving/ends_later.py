"""Ends by itself between two scenarios."""

import sys

from tiny import Tiny


class Engine(Tiny):
    acted = False

    def evil(self, request):
        self.acted = True

    def answer(self, request):
        super().answer(request)
        if self.acted and request["method"] == "game/observe":
            sys.exit(5)


Engine().run()
