"""Nests a message deeper than any decoder goes."""

from tiny import Tiny


class Engine(Tiny):
    def evil(self, request):
        self.write(b'{"jsonrpc":"2.0","id":3,"result":' + b"[" * 1_000_000 + b"\n")
        return True


Engine().run()
