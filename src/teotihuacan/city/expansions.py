"""The expansion modules of City of Gods: which there are, and how their parts are found.

A module is a folder in `modules/` and a line below.  What it adds to a part of the game is one
object in a file of that folder, and has the name of the file in capitals: `MODULE` in `module.py`,
`PICTURE` in `picture.py`.  The rest of the game never imports a module: it asks here.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Final, TypeVar

MODULES: Final = (
    "solo",
    "obsidian",
    "mansion",
    "altars",
    "empire",
    "movement",
    "priests",
)
"""In the order in which the rules ask them, their tables follow each other, and so on."""

HOMES: Final = tuple(f"teotihuacan.city.modules.{name}" for name in MODULES)
"""The Python packages of all modules; `Setting.homes` has those of the modules in play."""

P = TypeVar("P")


@cache
def parts(homes: tuple[str, ...], file: str, kind: type[P]) -> tuple[P, ...]:
    """The objects of some modules in files of that name; a module without such a file has none."""
    found: list[P] = []
    for home in homes:
        name = f"{home}.{file}"
        if find_spec(name) is not None:
            part = getattr(import_module(name), file.upper(), None)
            if isinstance(part, kind):
                found.append(part)
    return tuple(found)
