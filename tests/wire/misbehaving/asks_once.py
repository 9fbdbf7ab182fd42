"""Asks once, then answers as it should."""

import sys

from tiny import Tiny


class Engine(Tiny):
    def evil(self, request):
        self.prompt(1)
        sys.stdin.buffer.readline()


Engine().run()
