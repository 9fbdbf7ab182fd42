"""The port over a wire: JSON-RPC 2.0, one message a line, over a process's stdin and stdout or a TCP socket.

The engine is the server. ``client`` and ``isolated`` are the suite's side, ``serve`` is an engine's side in Python.
"""
