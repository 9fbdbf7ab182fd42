"""Answers a request that nobody made."""

from tiny import Tiny


class Engine(Tiny):
    def evil(self, request):
        self.answer({**request, "id": request["id"] + 1})
        return True


Engine().run()
