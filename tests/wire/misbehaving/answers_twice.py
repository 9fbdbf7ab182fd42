"""Answers an action twice."""

from tiny import Tiny


class Engine(Tiny):
    def evil(self, request):
        self.answer(request)


Engine().run()
