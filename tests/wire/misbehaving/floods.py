"""Writes lines without end."""

from tiny import Tiny


class Engine(Tiny):
    def evil(self, request):
        while True:
            self.write(b"still thinking\n" * 1000)


Engine().run()
