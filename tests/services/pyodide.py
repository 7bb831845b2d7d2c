"""Pyodide, for tests of the site without a server."""

from functools import cache
from pathlib import Path

from teotihuacan.engine.errors import OptionError
from teotihuacan.offline import pyodide


@cache
def archive() -> Path | str:
    """The npm package, or why it cannot be had."""
    try:
        return pyodide.fetch(pyodide.cache_folder())
    except OptionError as error:
        return str(error)


def why_not() -> str:
    found = archive()
    return found if isinstance(found, str) else ""
