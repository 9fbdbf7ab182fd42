"""Calls what the suite does not have, then answers as it should."""

import sys

from tiny import Tiny


class Engine(Tiny):
    def evil(self, request):
        self.send({"jsonrpc": "2.0", "id": "q", "method": "game/save", "params": {}})
        sys.stdin.buffer.readline()
        self.send({"jsonrpc": "2.0", "method": "progress", "params": {"percent": 50}})


Engine().run()
