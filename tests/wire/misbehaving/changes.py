"""Is another engine at every start: the file that it is given grows by one byte each time."""

import sys
from pathlib import Path

from tiny import Tiny


class Engine(Tiny):
    def evil(self, request):
        sys.exit(1)

    def reply(self, method, params):
        reply = super().reply(method, params)
        if method == "initialize":
            starts = Path(sys.argv[1])
            starts.write_text(starts.read_text() + ".")
            reply["version"] = str(len(starts.read_text()))
        return reply


Engine().run()
