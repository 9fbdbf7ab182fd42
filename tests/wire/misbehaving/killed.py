"""Is killed by a signal in the middle of a call."""

import os
import signal

from tiny import Tiny


class Engine(Tiny):
    def evil(self, request):
        os.kill(os.getpid(), signal.SIGKILL)


Engine().run()
