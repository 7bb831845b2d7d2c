"""A copy of the package's sources in another folder, and programs run with it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import teotihuacan

ROOT = Path(__file__).parents[1]
KEPT = (".py", ".toml", ".txt", ".typed", ".css", ".svg", ".ttf")


def sources_only(folder: str, names: list[str]) -> list[str]:
    inside = Path(folder)
    return [name for name in names if not (name.endswith(KEPT) or (inside / name).is_dir())]


def copied(folder: Path) -> Path:
    """The package without anything compiled, in a folder."""
    package = Path(teotihuacan.__file__).parent
    return shutil.copytree(package, folder / package.name, ignore=sources_only)


def run(folder: Path, module: str) -> str:
    """What a module of the tests prints that finds the package in that folder."""
    done = subprocess.run(
        [sys.executable, "-m", module],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
