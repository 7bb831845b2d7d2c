"""Players by name: ours, those of the games, those registered by a program, and those of
installed packages.

A package adds one with an entry point, and needs to do nothing else:

    [project.entry-points."teotihuacan.players"]
    mine = "my_package:Mine"

Some know one game only, and two games may each have a player of the same name; so whoever makes a
player says for which game.

Players who search have names that say for how long: `search-60n` looks at 60 nodes for every turn,
`search-200ms` thinks for 200 ms.  There are too many of them to be listed.
"""

import importlib
import os
import re
import sys
from collections.abc import Callable
from functools import partial
from importlib.metadata import EntryPoint, entry_points
from typing import Final, TypeVar, overload

from teotihuacan.engine.errors import OptionError
from teotihuacan.players.levels import CASUAL, GREEDY, levels, with_levels
from teotihuacan.players.player import Factory, Player, Searching
from teotihuacan.players.random_player import Random

ENTRY_POINTS: Final = "teotihuacan.players"
"""The group of entry points in which other packages offer their players."""

F = TypeVar("F", bound=Factory)

_house: Final[dict[str, Factory]] = {Random.name: Random}
_registered: Final[dict[str, dict[str, Factory]]] = {}  # by name, then by game; "": every game
_offered: Final[dict[str, EntryPoint]] = {}  # known by name, not yet imported

_MEASURE: Final = re.compile(r"([0-9]{1,6})(n|ms)")
_NAME: Final = re.compile(r"[a-z][a-z0-9_.-]{0,39}")  # what --seats can carry, and no more


def names(game: str | None = None) -> list[str]:
    """Return who can play a game (None: any game), ours first, in the order they became known."""
    from teotihuacan.titles import TITLES, title_named

    found = list(_house)
    for title in TITLES.values() if game is None else (title_named(game),):
        found += with_levels(title.players())
    found += [name for name, by in _registered.items() if game is None or game in by or "" in by]
    found += _offered
    return list(dict.fromkeys(found))


def for_people(game: str) -> list[str]:
    """Whom people are offered: the levels of a game, the weakest first, its other players, then
    everybody else.  Who goes by two names is there once, by that of a level."""
    from teotihuacan.titles import title_named

    own = title_named(game).players()
    offered = dict.fromkeys([*levels(own), *own, *names(game)])
    return [name for name in offered if name != GREEDY or GREEDY not in own]


def opponent(game: str) -> str:
    """The computer player who sits down where nobody says which.

    `casual`: it decides at once, plays sensibly, and somebody who knows the rules can beat it.
    Where there is no such level, the first player that knows the game.
    """
    from teotihuacan.titles import title_named

    own = title_named(game).players()
    return CASUAL if CASUAL in levels(own) else next(iter(own), Random.name)


@overload
def register(name: str, *, game: str = "") -> Callable[[F], F]: ...


@overload
def register(name: str, factory: F, *, game: str = "") -> F: ...


def register(name: str, factory: F | None = None, *, game: str = "") -> F | Callable[[F], F]:
    """Make a player known by a name, directly or as a decorator of its class.

    With a game, it is known at the tables of that game only.

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
    if name in names(game or None):
        raise OptionError(f"there is already a player {name!r}")

    def add(made: F) -> F:
        _registered.setdefault(name, {})[game] = made
        return made

    return add if factory is None else add(factory)


def registered() -> list[tuple[str, str, Factory]]:
    """Return what a program has registered: name, game ("": every game), factory."""
    return [(name, game, made) for name, by in _registered.items() for game, made in by.items()]


def plug_in(text: str) -> str:
    """Make a player known by where it is: `module:Class`, or `name=module:Class`; its name.

    Modules are also looked for in the folder in which the program was started.
    """
    name, _, where = text.rpartition("=")
    module, _, attribute = where.partition(":")
    if not module or not attribute:
        raise OptionError(f"a player must be module:Class or name=module:Class, not {text[:80]!r}")
    if "" not in sys.path and os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        made: object = importlib.import_module(module)
        for part in attribute.split("."):
            made = getattr(made, part)
    except (Exception, SystemExit) as error:  # another's code: whatever it is, say whose it is
        raise OptionError(f"the player {where[:80]!r} cannot be loaded: {error}") from error
    if not callable(made):
        raise OptionError(f"{where[:80]!r} is not a player class")
    own = getattr(made, "name", "")
    name = name or (own if isinstance(own, str) else "") or attribute.rpartition(".")[2].lower()
    if _registered.get(name, {}).get("") is not made:
        if name in names():
            raise OptionError(
                f"there is a player {name!r} already: give this one a name, name={where[:80]}"
            )
        register(name, made)
    return name


def factory(name: str, game: str | None = None) -> Factory:
    """Return what makes the players of that name; unknown names raise `OptionError`.

    Without a game, the first that has a player of that name is meant.
    """
    from teotihuacan.titles import TITLES, title_named

    if name in _house:
        return _house[name]
    for title in TITLES.values() if game is None else (title_named(game),):
        own = with_levels(title.players())
        if name in own:
            return own[name]
        searching = title.searchers().get(name.partition("-")[0])
        if searching is not None and "-" in name:
            return measured(name, searching)
    by_game = _registered.get(name, {})
    for key in by_game if game is None else (game, ""):
        if key in by_game:
            return by_game[key]
    if name in _offered:
        return load(name, _offered[name])
    raise OptionError(
        f"there is no player {name[:40]!r}; the players are: {', '.join(names(game))}"
    )


def measured(name: str, searching: Searching) -> Factory:
    """A player that thinks as long as its name says: `search-60n`, `search-200ms`."""
    family, _, measure = name.partition("-")
    found = _MEASURE.fullmatch(measure)
    if found is None or int(found[1]) == 0:
        raise OptionError(
            f"{name[:40]!r} does not say how long it may think: so many nodes, like {family}-60n, "
            f"or milliseconds for a whole turn, like {family}-200ms"
        )
    unit = "nodes" if found[2] == "n" else "milliseconds"
    return partial(searching, **{unit: int(found[1])})


def load(name: str, offer: EntryPoint) -> Factory:
    """The player of an installed package, imported now and kept."""
    try:
        made: Factory = offer.load()
    except Exception as error:  # another's code: whatever it is, say whose it is
        raise OptionError(
            f"the player {name!r} of {offer.value} cannot be loaded: {error}"
        ) from error
    return made


def make(name: str, seed: int, game: str | None = None) -> Player:
    """A fresh player of a game; unknown names raise `OptionError`."""
    return factory(name, game)(seed)


def find_offers() -> None:
    """Note the players of installed packages; their code is imported when one is made."""
    known = names()
    for offer in sorted(entry_points(group=ENTRY_POINTS), key=lambda entry: entry.name):
        if offer.name not in known and _NAME.fullmatch(offer.name):
            _offered[offer.name] = offer
