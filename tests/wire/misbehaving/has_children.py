"""Starts one child in a process group of its own, and one in a session of its own; their ids are files in a folder."""

import subprocess
import sys
from pathlib import Path

from tiny import Tiny

SLEEP = [sys.executable, "-c", "import time; time.sleep(60)"]
for options in ({"process_group": 0}, {"start_new_session": True}):
    child = subprocess.Popen(SLEEP, **options)
    (Path(sys.argv[1]) / str(child.pid)).touch()
Tiny().run()
