"""The Teotihuacan board games, complete and playable.

>>> import teotihuacan as teo
>>> game = teo.new_game("city", players=3, seed=7)
>>> game.actor
0
>>> game.play(game.choices[0])
"""

from __future__ import annotations

from os import PathLike as _PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Final

from teotihuacan.engine import record as _record
from teotihuacan.engine.checking import integer_of as _integer_of
from teotihuacan.engine.choice import Choice
from teotihuacan.engine.dealer import HIGHEST_SEED, Dealer
from teotihuacan.engine.errors import (
    IllegalChoice,
    OptionError,
    PositionError,
    RecordError,
    TeotihuacanError,
)
from teotihuacan.engine.events import Event, Observed
from teotihuacan.engine.game import Game
from teotihuacan.engine.playout import perft, playout, playouts
from teotihuacan.engine.record import Record
from teotihuacan.engine.steps import CHANCE
from teotihuacan.titles import GAMES
from teotihuacan.titles import first as _first
from teotihuacan.titles import title_of as _title_of

if TYPE_CHECKING:
    from teotihuacan.words import Words

__version__ = "0.2.0"

COMPILED: Final[bool] = not _record.__file__.endswith(".py")
"""True if the compiled engine runs, False for the same source in plain Python."""


def new_game(game: str = _first().name, *, seed: int | None = None, **options: object) -> Game:
    """Make a game and set it up.

    With a seed the dealer plays chance; `seed=None` leaves every draw to the caller.
    Unknown games, options and combinations raise `OptionError`.

    >>> game = new_game("city", players=4, seed=1, draft=True)
    >>> game.players, game.options["edition"]
    (4, 'revised')
    >>> new_game("city", players=1, bot="teotibot", seed=1).deciders
    1
    """
    given = None if seed is None else _integer_of(seed)
    if seed is not None and (given is None or not 0 <= given <= HIGHEST_SEED):
        raise OptionError(f"seed must be None or a number from 0 to {HIGHEST_SEED}")
    name: object = game
    if not isinstance(name, str):
        raise OptionError(f"game must be one of {', '.join(GAMES)}")
    return Game.new(_record.rules_named(game, GAMES), options, given)


def possible_ids(game: str = _first().name, **options: object) -> list[int]:
    """All ids that can be legal in games with these options, ascending; some never are.

    The code of an id is `GAMES[game].codes[id]`.

    >>> len(possible_ids("city", players=2)) < len(GAMES["city"].codes)
    True
    """
    return _record.rules_named(game, GAMES).possible_ids(options)


def longest_game(game: str = _first().name, **options: object) -> int:
    """More decisions and draws than any game with these options has: a safe place to cut off.

    >>> longest_game("city", players=2)
    2000
    """
    return _record.rules_named(game, GAMES).longest(options)


def from_position(data: object) -> Game:
    """A game from what `Game.position` wrote; a bad one raises `PositionError`.

    >>> game = new_game("city", players=2, seed=1)
    >>> from_position(game.position()).question == game.question
    True
    """
    return _record.from_position(data, GAMES)


def svg(game: Game, seat: int | None = None, *, words: Words | None = None) -> str:
    """A picture of the table as a standalone SVG: what `seat` may see (None: a spectator).

    >>> game = new_game("city", players=2, seed=1)
    >>> svg(game, 0)[:4]
    '<svg'
    """
    game.check_seat(seat)
    return _title_of(game).svg(game, seat, words)


def load(path: str | Path) -> Record:
    """A record from a file; a bad one raises `RecordError`.

    >>> import tempfile
    >>> game = new_game("city", players=2, seed=1)
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     game.record.save(f"{folder}/game.json")
    ...     load(f"{folder}/game.json") == game.record
    True
    """
    if not isinstance(path, (str, _PathLike)):
        raise RecordError("", f"load needs the path of a file, not a {type(path).__name__}")
    return Record.load(path)


def replay(record: Record, until: int | None = None) -> Game:
    """Play a record again, or its first `until` steps; `RecordError` where it cannot.

    >>> game = new_game("city", players=2, seed=1)
    >>> playout(game, Dealer.seeded(2)) > 100
    True
    >>> replay(game.record).scores == game.scores
    True
    >>> replay(game.record, until=1).over
    False
    """
    if not isinstance(record, Record):
        kind = type(record).__name__
        raise RecordError("", f"replay needs a Record, not a {kind}; use teo.load for a file")
    return _record.replay(record, GAMES, until)


__all__ = ["CHANCE", "COMPILED", "GAMES", "Choice", "Dealer", "Event", "Game", "IllegalChoice"]
__all__ += ["Observed", "OptionError", "PositionError", "Record", "RecordError", "TeotihuacanError"]
__all__ += ["__version__", "from_position", "load", "longest_game", "new_game", "perft", "playout"]
__all__ += ["playouts", "possible_ids", "replay", "svg"]
