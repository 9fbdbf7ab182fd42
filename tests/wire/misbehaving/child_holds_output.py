"""Ends in the middle of an action, while a child of it holds its output open."""

import os
import subprocess
import sys

from tiny import Tiny


class Engine(Tiny):
    def evil(self, request):
        subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"], start_new_session=True)
        os._exit(7)


Engine().run()
