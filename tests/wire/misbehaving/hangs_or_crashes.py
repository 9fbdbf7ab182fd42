"""Hangs in a game with Dora, and ends in any other; it writes its process id into the file ``pids``."""

import os
import sys
import time

from tiny import Tiny


class Engine(Tiny):
    def reply(self, method, params):
        if method == "game/new":
            if params["players"][0]["name"] == "Dora":
                time.sleep(600)
            time.sleep(0.3)  # until the other one hangs
            sys.exit(1)
        return super().reply(method, params)


with open("pids", "a", encoding="ascii") as file:
    file.write(f"{os.getpid()}\n")
Engine().run()
