"""Answers with neither a result nor an error."""

from tiny import Tiny


class Engine(Tiny):
    def evil(self, request):
        self.send({"jsonrpc": "2.0", "id": request["id"]})
        return True


Engine().run()
