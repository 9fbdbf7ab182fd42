"""How much memory an engine uses, with the processes that it has started."""

from __future__ import annotations

import os
from pathlib import Path

_PROC = Path("/proc")


def group_memory(leader: int) -> int:
    """Bytes in main memory of the process group of ``leader``; 0 where the system does not tell."""
    if not _PROC.is_dir():
        return 0
    page = os.sysconf("SC_PAGE_SIZE")
    total = 0
    for folder in _PROC.iterdir():
        if folder.name.isdecimal():
            try:
                # "pid (name) state ppid pgrp ..."; the name may hold anything, a parenthesis too.
                fields = (folder / "stat").read_text(errors="replace").rpartition(")")[2].split()
            except OSError:
                continue
            if fields[2] == str(leader):
                total += int(fields[21]) * page
    return total
