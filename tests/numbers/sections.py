"""Sections of the battery: each gives what happens in a row of small situations."""

from collections.abc import Callable, Iterator
from functools import partial

Section = Callable[[], Iterator[str]]
Sections = Callable[[int], Iterator[str]]


def parts(section: Sections, count: int) -> list[Section]:
    """A section for each tile of a sort."""
    return [partial(section, part) for part in range(count)]


def name_of(section: Section) -> str:
    if isinstance(section, partial):
        return f"{section.func.__name__} {section.args[0]}"
    return section.__name__
