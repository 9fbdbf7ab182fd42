"""Takes its time before it answers anything."""

import time

from tiny import Tiny

time.sleep(0.6)
Tiny().run()
