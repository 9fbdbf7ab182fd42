"""Answers with something that is no reply to an action."""

from tiny import Tiny


class Engine(Tiny):
    def evil(self, request):
        self.send({"jsonrpc": "2.0", "id": request["id"], "result": {"type": "ready"}})
        return True


Engine().run()
