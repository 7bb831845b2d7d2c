"""Programs of the machine that tests start."""

from __future__ import annotations

import os
import shutil


def found(variable: str, names: tuple[str, ...]) -> str | None:
    """The path of the first of these programs, or None; the environment may name another one."""
    told = os.environ.get(variable)
    for name in (told, *names) if told else names:
        path = shutil.which(name)
        if path is not None:
            return path
    return None
