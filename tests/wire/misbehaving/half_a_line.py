"""Ends in the middle of a message."""

import sys

from tiny import Tiny


class Engine(Tiny):
    def evil(self, request):
        self.write(b'{"jsonrpc":"2.0","id":3,"resu')
        sys.exit()


Engine().run()
