"""Programs of the machine that tests start."""

import os
import shutil

import pytest


def found(variable: str, names: tuple[str, ...]) -> str | None:
    """The path of the first of these programs, or None; the environment may name another one."""
    told = os.environ.get(variable)
    for name in (told, *names) if told else names:
        path = shutil.which(name)
        if path is not None:
            return path
    return None


def skip_without(reason: str) -> None:
    """Skip a test whose program is missing, for this reason; fail where `CI` is set."""
    if reason and os.environ.get("CI"):
        pytest.fail(f"{reason}, and nothing may be skipped where CI is set")
    if reason:
        pytest.skip(reason)
