"""Sends a message that is larger than any may be."""

from tiny import Tiny


class Engine(Tiny):
    def evil(self, request):
        self.write(b'{"jsonrpc":"2.0","id":3,"result":"')
        while True:
            self.write(b"x" * (1 << 20))


Engine().run()
