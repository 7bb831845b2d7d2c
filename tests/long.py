"""Some tests have a longer version for `make test-long`; CONTRIBUTING.md lists them."""

import os
from typing import TypeVar

T = TypeVar("T")

LONG = bool(os.environ.get("TEO_TEST_LONG"))


def daily(few: list[T], every: list[T]) -> list[T]:
    """The cases of a test: a few every day, every one in the long version."""
    assert all(case in every for case in few)
    return every if LONG else few
