"""Writes a broken message instead of an answer."""

from tiny import Tiny


class Engine(Tiny):
    def evil(self, request):
        self.write(b'{"jsonrpc":"2.0","id":\n')
        return True


Engine().run()
