"""Dicts of some attributes of an object."""

from typing import Any


def pick(of: object, *names: str) -> dict[str, Any]:
    """Some attributes of an object by name, in this order."""
    return {name: getattr(of, name) for name in names}
