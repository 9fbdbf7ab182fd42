"""Writes what is no message at all instead of an answer."""

from tiny import Tiny


class Engine(Tiny):
    def evil(self, request):
        self.write(b"Segmentation fault (core dumped)\n")
        return True


Engine().run()
