"""The shelf: which games there are.  Nothing else in the house names a game."""

from __future__ import annotations

from typing import Final

from teotihuacan.city.title import CityTitle
from teotihuacan.engine.errors import OptionError
from teotihuacan.engine.game import Game
from teotihuacan.engine.record import rules_named
from teotihuacan.engine.rules import Rules
from teotihuacan.title import Title

TITLES: Final[dict[str, Title]] = {}
"""The cards of all games, by name; the first one is played where nobody says which."""

GAMES: Final[dict[str, Rules]] = {}
"""Their rules, by name."""


def put(title: Title) -> None:
    """Add a game to the shelf; its name must be new."""
    if title.name in TITLES:
        raise OptionError(f"there is a game {title.name!r} already")
    TITLES[title.name] = title
    GAMES[title.name] = title.rules


def title(name: str) -> Title:
    """The card of a game; unknown names raise `OptionError`."""
    return TITLES[rules_named(name, GAMES).name]


def title_of(game: Game) -> Title:
    """The card of a game that is being played."""
    return title(game.rules.name)


def first() -> Title:
    """The game that is played where nobody says which."""
    return next(iter(TITLES.values()))


put(CityTitle())
