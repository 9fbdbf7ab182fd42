"""Closes its stdin, answers, and lives on."""

import os
import time

from tiny import Tiny


class Engine(Tiny):
    def evil(self, request):
        os.close(0)
        self.answer(request)
        time.sleep(60)


Engine().run()
