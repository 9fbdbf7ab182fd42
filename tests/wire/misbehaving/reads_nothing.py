"""Stops reading once it has answered the set-up."""

import time

from tiny import Tiny


class Engine(Tiny):
    def answer(self, request):
        super().answer(request)
        if self.misbehaving:
            time.sleep(60)


Engine().run()
