"""Runs Python with a folder of data files that an owner of the box has corrected."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """An interpreter that reads the owner's folder."""
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={**os.environ, "TEOTIHUACAN_DATA": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )
