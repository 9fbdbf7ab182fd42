"""Asks again and again, whatever is answered."""

import itertools
import sys

from tiny import Tiny


class Engine(Tiny):
    def evil(self, request):
        for number in itertools.count():
            self.prompt(number)
            sys.stdin.buffer.readline()


Engine().run()
