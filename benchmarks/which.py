"""Says which copy of the package runs here: pure or compiled, and from where.

`python -m benchmarks.which --expect compiled` fails when it is not that one: a `.py` file earlier
on the path silently shadows a compiled module, and tests or measurements would mean nothing.
"""

import argparse
import importlib
import importlib.util
import os
import pkgutil
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

ROOMS = ("engine", "city.rules")
# As older revisions had them, which `make bench BEFORE=…` measures too.
OLDER_ROOMS = ("engine", "city")
# Never compiled, see setup.py.
ALWAYS_PURE = ("teotihuacan.engine.generic",)


def is_package(room: str) -> bool:
    """Whether the installed package has this room, as a folder."""
    try:
        found = importlib.util.find_spec(f"teotihuacan.{room}")
    except ModuleNotFoundError:  # not even the one around it
        return False
    return found is not None and found.submodule_search_locations is not None


def module_files() -> list[str]:
    """The files behind all modules of the rooms that can be compiled, packages left out."""
    files: list[str] = []
    for room in ROOMS if all(is_package(room) for room in ROOMS) else OLDER_ROOMS:
        package = importlib.import_module(f"teotihuacan.{room}")
        for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            if not found.ispkg and found.name not in ALWAYS_PURE:
                files.append(str(importlib.import_module(found.name).__file__))
    return files


def kind(files: list[str]) -> str:
    """'compiled', 'pure', or 'mixed', which nobody wants."""
    compiled = sum(file.endswith(tuple(EXTENSION_SUFFIXES)) for file in files)
    if not compiled:
        return "pure"
    return "compiled" if compiled == len(files) else "mixed"


def shown(file: str) -> str:
    """A path as short as it can be said from here."""
    path = os.path.relpath(file)
    return Path(file).name if path.startswith("..") else path


def main() -> int:
    """Print what runs; the exit status says whether it is what was expected."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--expect", choices=("pure", "compiled"))
    expected = parser.parse_args().expect
    files = module_files()
    found = kind(files)
    print(f"teotihuacan runs {found}: {len(files)} modules, the first is {shown(files[0])}")
    if expected not in (None, found):
        print(f"but it should run {expected}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
