"""Asks something that is no prompt."""

import sys

from tiny import Tiny


class Engine(Tiny):
    def evil(self, request):
        self.send({"jsonrpc": "2.0", "id": "q", "method": "choose", "params": {"question": "why"}})
        sys.stdin.buffer.readline()


Engine().run()
