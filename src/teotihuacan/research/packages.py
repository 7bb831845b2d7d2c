"""Packages of extras, imported when they are needed."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import Final

EXTRAS: Final = {
    "numpy": "research",
    "librt": "research",
    "mypy_extensions": "research",
    "gymnasium": "research",
    "pettingzoo": "research",
    "pyspiel": "openspiel",
    "torch": "torch",
}
"""The extra that installs a package."""


class MissingPackage(ImportError):
    """A package that an extra installs is missing."""


def needed(name: str) -> ModuleType:
    """Import a module; raise `MissingPackage` if an extra is not installed.

    >>> needed("json").__name__
    'json'
    """
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        if missing not in EXTRAS:
            raise
        extra = EXTRAS[missing]
        raise MissingPackage(
            f"{missing} is not installed: pip install 'teotihuacan[{extra}]'"
        ) from error
