"""Coins among the registered games, or as an installed package offers it to servers."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from teotihuacan.titles import GAMES, TITLES, register
from tests.toy.rules import COINS
from tests.toy.title import CoinsTitle

ROOT: Final = Path(__file__).parents[2]
METADATA: Final = "Metadata-Version: 2.1\nName: coins\nVersion: 1\n"
ENTRY_POINTS: Final = "[teotihuacan.titles]\ncoins = tests.toy.title:CoinsTitle\n"


def installed(folder: Path) -> dict[str, str]:
    """Put what an installer would write into a folder; the environment in which it is found."""
    info = folder / "coins-1.dist-info"
    info.mkdir(parents=True, exist_ok=True)
    (info / "METADATA").write_text(METADATA)
    (info / "entry_points.txt").write_text(ENTRY_POINTS)
    return {"PYTHONPATH": os.pathsep.join([str(folder), str(ROOT)])}


@contextmanager
def registered() -> Iterator[CoinsTitle]:
    """Coins among the registered games, as long as a test needs it there."""
    title = CoinsTitle()
    register(title)
    try:
        yield title
    finally:
        del TITLES[title.name], GAMES[title.name]
        COINS.title = None
