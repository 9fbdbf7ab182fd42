"""Goes on asking although it was told to stop."""

import sys

from tiny import Tiny


class Engine(Tiny):
    def evil(self, request):
        self.prompt(1)
        sys.stdin.buffer.readline()
        self.prompt(2)
        sys.stdin.buffer.readline()


Engine().run()
