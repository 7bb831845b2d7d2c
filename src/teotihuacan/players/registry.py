"""Players by name: ours, those registered by a program, and those of installed packages.

A package adds one with an entry point, and needs to do nothing else:

    [project.entry-points."teotihuacan.players"]
    mine = "my_package:Mine"
"""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points
from typing import Final, TypeVar, overload

from teotihuacan.engine.errors import OptionError
from teotihuacan.players.player import Factory, Player

ENTRY_POINTS: Final = "teotihuacan.players"
"""The group of entry points in which other packages offer their players."""

NAMES: Final[list[str]] = []
"""The names of all players, in the order they became known."""

F = TypeVar("F", bound=Factory)

_factories: Final[dict[str, Factory]] = {}
_offered: Final[dict[str, EntryPoint]] = {}  # known by name, not yet imported

_NAME: Final = re.compile(r"[a-z][a-z0-9_.-]{0,39}")  # what --seats can carry, and no more


@overload
def register(name: str) -> Callable[[F], F]: ...


@overload
def register(name: str, factory: F) -> F: ...


def register(name: str, factory: F | None = None) -> F | Callable[[F], F]:
    """Make a player known by a name, directly or as a decorator of its class.

    >>> @register("first-choice")
    ... class FirstChoice(Player):
    ...     name = "first-choice"
    ...     def choose(self, game):
    ...         return game.legal()[0]
    >>> make("first-choice", 1).name
    'first-choice'
    """
    if not _NAME.fullmatch(name):
        raise OptionError(
            f"{name[:40]!r} cannot be the name of a player: small letters, digits and -_. only"
        )
    if name in NAMES:
        raise OptionError(f"there is a player {name!r} already")

    def add(made: F) -> F:
        _factories[name] = made
        NAMES.append(name)
        return made

    return add if factory is None else add(factory)


def factory(name: str) -> Factory:
    """What makes the players of that name; unknown names raise `OptionError`."""
    if name in _offered and name not in _factories:
        try:
            _factories[name] = _offered[name].load()
        except Exception as error:  # another's code: whatever it is, say whose it is
            source = _offered[name].value
            raise OptionError(
                f"the player {name!r} of {source} cannot be loaded: {error}"
            ) from error
    if name not in _factories:
        raise OptionError(f"there is no player {name[:40]!r}; there are: {', '.join(NAMES)}")
    return _factories[name]


def make(name: str, seed: int) -> Player:
    """A fresh player; unknown names raise `OptionError`."""
    return factory(name)(seed)


def find_offers() -> None:
    """Note the players of installed packages; their code is imported when one is made."""
    for offer in sorted(entry_points(group=ENTRY_POINTS), key=lambda entry: entry.name):
        if offer.name not in NAMES and _NAME.fullmatch(offer.name):
            _offered[offer.name] = offer
            NAMES.append(offer.name)
