"""Leaves out the version of JSON-RPC."""

from tiny import Tiny


class Engine(Tiny):
    def evil(self, request):
        self.send({"id": request["id"], "result": {"type": "done"}})
        return True


Engine().run()
