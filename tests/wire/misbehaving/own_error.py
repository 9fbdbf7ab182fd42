"""Answers with an error of its own numbering."""

from tiny import Tiny


class Engine(Tiny):
    def evil(self, request):
        self.send({"jsonrpc": "2.0", "id": request["id"], "error": {"code": 7, "message": "lost count", "data": "x"}})
        return True


Engine().run()
