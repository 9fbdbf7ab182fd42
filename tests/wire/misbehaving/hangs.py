"""Never answers."""

import sys
import time

from tiny import Tiny


class Engine(Tiny):
    def evil(self, request):
        print("waiting for nothing", file=sys.stderr, flush=True)
        time.sleep(60)


Engine().run()
