"""Ends in the middle of a call."""

import sys

from tiny import Tiny


class Engine(Tiny):
    def evil(self, request):
        print("a last word", file=sys.stderr)
        sys.exit(9)


Engine().run()
