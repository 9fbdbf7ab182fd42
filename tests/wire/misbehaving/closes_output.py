"""Closes its stdout, and lives on."""

import os
import time

from tiny import Tiny


class Engine(Tiny):
    def evil(self, request):
        os.close(1)
        time.sleep(60)


Engine().run()
