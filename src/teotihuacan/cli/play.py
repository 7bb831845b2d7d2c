"""`teo play`: the table in the browser, or a whole game in the terminal."""

from __future__ import annotations

import argparse
import random
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

import teotihuacan as teo
from teotihuacan import players as computers
from teotihuacan.cli import database, serve
from teotihuacan.cli.common import add_language, command, console, seed_number
from teotihuacan.cli.opponents import levels_told
from teotihuacan.cli.options import add_game_options, chosen, example, game_options
from teotihuacan.cli.plugged import add_players, plugged
from teotihuacan.cli.retelling import retell
from teotihuacan.cli.session import Session
from teotihuacan.titles import title_of
from teotihuacan.words import in_language

if TYPE_CHECKING:
    from teotihuacan.cli.common import Subparsers
    from teotihuacan.title import Title

HUMAN: Final = "human"
EVERYWHERE: Final = "0.0.0.0"
TEXT_ONLY: Final = ("seats", "names", "seed", "record", "load", "game")
SMALL_SEEDS: Final = 1_000_000  # easy to type again
PATIENCE: Final = 60.0  # seconds for a decision of a computer player


def add(subparsers: Subparsers, title: Title) -> None:
    opponent = computers.opponent(title.name)
    parser = command(
        subparsers,
        "play",
        "play in the browser, or in the terminal against computer players",
        f"teo play --text {example(title, HUMAN, opponent)} --seed 7 --record game.json",
    )
    parser.epilog = f"{levels_told(title)}{parser.epilog}"
    parser.add_argument("--text", action="store_true", help="play in the terminal")
    parser.add_argument(
        "--share",
        action="store_true",
        help="let the phones and computers of your network play too (prints where)",
    )
    parser.add_argument(
        "--seats",
        metavar="LIST",
        help=f"who plays each seat, in player order: {', '.join(known_at(title))} "
        f"(default: {HUMAN}, then players of your own, then {opponent})",
    )
    add_players(parser, f"{PATIENCE:g}; in the browser {serve.PATIENCE:g}")
    parser.add_argument("--names", metavar="LIST", help="what the players are called")
    parser.add_argument("--seed", type=seed_number, metavar="N", help="deal the same game again")
    parser.add_argument("--record", metavar="FILE", type=Path, help="write the game down there")
    parser.add_argument("--load", metavar="FILE", help="go on with a game that was written down")
    add_language(parser)
    add_game_options(parser, title)
    parser.set_defaults(run=run, language=None)  # in the browser: its own, if nobody says


def run(arguments: argparse.Namespace) -> int:
    own = plugged(arguments)
    if arguments.share and arguments.text:
        raise teo.OptionError("--share is for the table in the browser: leave out --text")
    if not arguments.text:
        return in_browser(arguments)
    if arguments.record is not None and not arguments.record.parent.is_dir():
        raise teo.OptionError(f"--record: there is no folder {arguments.record.parent}")
    seats = None if arguments.seats is None else arguments.seats.split(",")
    if arguments.load is not None:
        return go_on(arguments, seats, own)
    options = game_options(arguments)
    if seats is not None:
        options.setdefault("players", len(seats))
    seed = arguments.seed
    if seed is None:
        seed = random.SystemRandom().randrange(SMALL_SEEDS)
    game = teo.new_game(chosen(arguments).name, seed=seed, **options)
    session = sit_down(arguments, game, seats, own)
    session.listen()
    session.shown = len(session.events)  # the table itself shows what was set up
    session.say("text.welcome", game=session.words.text("names.game"), seed=seed)
    session.run()
    return 0


def in_browser(arguments: argparse.Namespace) -> int:
    """Open the table; everything about a game is asked there."""
    asked = [name for name in TEXT_ONLY if getattr(arguments, name) is not None]
    if asked or game_options(arguments):
        raise teo.OptionError("a game in the browser is made there; in the terminal: --text")
    if not database.has_table():
        raise teo.OptionError(f"{database.NO_TABLE}; a game in the terminal: teo play --text")
    language = arguments.language or ""
    if language:
        in_language(language)  # an unknown one is refused before anything is opened
    limit = arguments.decision_seconds
    wishes = serve.Wishes(open=True, any_port=True, language=language, limit=limit)
    if arguments.share:
        wishes = replace(wishes, host=EVERYWHERE, share=True)
    return serve.serve(wishes)


def go_on(arguments: argparse.Namespace, seats: list[str] | None, own: list[str]) -> int:
    """Continue a recorded game."""
    if arguments.seed is not None or arguments.game is not None or game_options(arguments):
        raise teo.OptionError("--load brings its own game: leave out its seed and options")
    try:
        record = teo.load(arguments.load)
        game = teo.replay(record)
    except teo.RecordError as error:
        raise teo.OptionError(f"{arguments.load}: {error}") from None
    if game.dealer is None:
        game.dealer = teo.Dealer.seeded(random.SystemRandom().randrange(SMALL_SEEDS))
        if game.actor == teo.CHANCE:
            game.settle()
    session = sit_down(arguments, game, seats, own)
    decisions = 0
    asked: int | None = teo.CHANCE  # draws do not count
    for past in retell(record):
        session.game = past
        session.listen()
        decisions += asked != teo.CHANCE
        asked = past.actor
    session.game = game
    session.shown = len(session.events)
    session.say("text.loaded", file=arguments.load, decisions=decisions)
    session.run()
    return 0


def known_at(title: Title) -> list[str]:
    """Who can sit at a table of this game."""
    return [HUMAN, *computers.names(title.name)]


def sit_down(
    arguments: argparse.Namespace, game: teo.Game, seats: list[str] | None, own: list[str]
) -> Session:
    """Bring people and computer players to their seats."""
    title = title_of(game)
    if seats is None:
        others = [computers.opponent(title.name)] * game.deciders
        seats = [HUMAN, *own, *others][: max(game.deciders, 1 + len(own))]
    if len(seats) != game.deciders:
        raise teo.OptionError(
            f"--seats names {len(seats)} players, but {game.deciders} sit at this table"
        )
    names = arguments.names.split(",") if arguments.names else []
    if len(names) > game.deciders or any(not name.strip() for name in names):
        raise teo.OptionError(f"--names must be up to {game.deciders} names, split by commas")
    limit = PATIENCE if arguments.decision_seconds is None else arguments.decision_seconds
    made: dict[int, computers.Seated] = {}
    for seat, name in enumerate(seats):
        if name.strip() != HUMAN:
            # Nobody shall find the dealer's seed in a player's own.
            seed = computers.stream(game.seed or 0, f"seat {seat}")
            try:
                made[seat] = computers.Seated(
                    name.strip(), seed, title.name, limit, processes=computers.cores()
                )
            except teo.OptionError as error:
                raise teo.OptionError(f"--seats: {error} (a person is {HUMAN!r})") from None
    words = title.words(arguments.language or "en", [name.strip() for name in names])
    words = words.at(game.rules.cast(game.state))
    return Session(game, words, made, console(), arguments.record)
