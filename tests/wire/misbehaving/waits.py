"""Waits in an action, whatever becomes of its input; its id is a file in a folder."""

import os
import sys
import time
from pathlib import Path

from tiny import Tiny


class Engine(Tiny):
    def evil(self, request):
        (Path(sys.argv[1]) / str(os.getpid())).touch()
        time.sleep(60)


Engine().run()
