"""Prints on stdout before it answers as it should."""

from tiny import Tiny


class Engine(Tiny):
    def evil(self, request):
        print("resolving", request["method"], flush=True)
        self.write(b'\n{"level":"info","message":"a log in JSON"}\n[1]\n\xff\xfe\n')


Engine().run()
