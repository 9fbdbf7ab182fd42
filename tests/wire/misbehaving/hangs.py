"""Never answers."""

import time

from tiny import Tiny


class Engine(Tiny):
    def evil(self, request):
        time.sleep(60)


Engine().run()
