"""Ends in every game."""

import sys

from tiny import Tiny


class Engine(Tiny):
    def reply(self, method, params):
        if method == "game/new" and "Alice" in [player["name"] for player in params["players"]]:
            sys.exit(1)
        return super().reply(method, params)


Engine().run()
