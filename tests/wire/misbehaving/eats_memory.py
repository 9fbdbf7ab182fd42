"""Takes all the memory that it can get."""

import time

from tiny import Tiny


class Engine(Tiny):
    def evil(self, request):
        eaten = []
        while True:
            eaten.append(bytes(range(256)) * (1 << 16))
            time.sleep(0.01)


Engine().run()
