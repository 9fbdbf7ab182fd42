"""Answers in Latin-1."""

from tiny import Tiny


class Engine(Tiny):
    def evil(self, request):
        self.write(b'{"jsonrpc":"2.0","id":%d,"result":{"type":"refused","reason":"\xc6ther"}}\n' % request["id"])
        return True


Engine().run()
