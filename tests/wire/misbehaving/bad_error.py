"""Answers with an error that is none."""

from tiny import Tiny


class Engine(Tiny):
    def evil(self, request):
        self.send({"jsonrpc": "2.0", "id": request["id"], "error": "sorry"})
        return True


Engine().run()
