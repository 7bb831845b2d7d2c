"""Coins as an installed package offers it: by the entry point that servers look for."""

import os
from pathlib import Path
from typing import Final

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
