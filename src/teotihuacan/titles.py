"""The registry of games.  No other shared module names a game.

A program adds one with `register`.  An installed package adds one with an entry point, its subclass
of `Title` or an instance of it, and needs to do nothing else:

    [project.entry-points."teotihuacan.titles"]
    mine = "my_package.title:MyTitle"

Commands and servers look for such packages when they start; `find_offers` is how a program of
your own does.
"""

import warnings
from typing import Final

from teotihuacan.city.title import CityTitle
from teotihuacan.engine.errors import OptionError
from teotihuacan.engine.game import Game
from teotihuacan.engine.record import rules_named
from teotihuacan.engine.rules import Rules
from teotihuacan.founders.title import FoundersTitle
from teotihuacan.title import Title

ENTRY_POINTS: Final = "teotihuacan.titles"
"""The group of entry points in which other packages offer their games."""

TITLES: Final[dict[str, Title]] = {}
"""The titles of all games by name; the first one is the default game."""

GAMES: Final[dict[str, Rules]] = {}
"""Their rules, by name."""


def register(title: Title) -> None:
    """Register a game; its name must be new.

    >>> register(first())
    Traceback (most recent call last):
    teotihuacan.engine.errors.OptionError: there is a game 'city' already
    """
    if title.name in TITLES:
        raise OptionError(f"there is a game {title.name!r} already")
    TITLES[title.name] = title
    GAMES[title.name] = title.rules


def find_offers() -> None:
    """Add the games of installed packages; one that cannot be loaded is left out with a warning."""
    from importlib.metadata import entry_points  # dear, and most programs need only our own

    for offer in sorted(entry_points(group=ENTRY_POINTS), key=lambda entry: entry.name):
        try:
            made = offer.load()
            title: Title = made() if isinstance(made, type) else made
            if title.name not in TITLES:
                register(title)
        except Exception as error:  # another's code: whatever it is, say whose it is
            warnings.warn(f"the game {offer.value} cannot be loaded: {error}", stacklevel=2)


def title_named(name: str) -> Title:
    """Return the title of a game; unknown names raise `OptionError`.

    >>> title_named("city").words("es").text("names.board.palace")
    'el Palacio'
    """
    return TITLES[rules_named(name, GAMES).name]


def title_of(game: Game) -> Title:
    """Return the title of a game that is being played.

    >>> import teotihuacan as teo
    >>> title_of(teo.new_game("city", players=2, seed=1)).name
    'city'
    """
    return title_named(game.rules.name)


def first() -> Title:
    """Return the default game.

    >>> first() is next(iter(TITLES.values()))
    True
    """
    return next(iter(TITLES.values()))


register(CityTitle())
register(FoundersTitle())
