"""`teo play`: a game in the browser, or in the terminal."""

import argparse
import random
from pathlib import Path
from typing import Final

import teotihuacan as teo
from teotihuacan import players as computers
from teotihuacan.cli import computer_players, database, serve
from teotihuacan.cli.command import argument, command, language, seed, switch
from teotihuacan.cli.computer_players import levels_told
from teotihuacan.cli.console import console
from teotihuacan.cli.options import add_game_options, chosen, example, game_options
from teotihuacan.cli.session import Session
from teotihuacan.engine.record import replay_steps
from teotihuacan.title import Title
from teotihuacan.titles import GAMES, title_of
from teotihuacan.words import in_language

HUMAN: Final = "human"
EVERYWHERE: Final = "0.0.0.0"
TEXT_ONLY: Final = ("seats", "names", "seed", "record", "load", "game")
PATIENCE: Final = 60.0  # seconds for a decision of a computer player


def small_seed() -> int:
    """A random seed that is easy to type again."""
    return random.SystemRandom().randrange(1_000_000)


def seats_of(title: Title) -> str:
    return (
        f"players by seat, in player order: {', '.join([HUMAN, *computers.names(title.name)])} "
        f"(default: {HUMAN}, then your own players, then {computers.opponent(title.name)})"
    )


def sample(title: Title) -> str:
    """A command line, for the help."""
    seats = example(title, HUMAN, computers.opponent(title.name))
    return f"teo play --text {seats} --seed 7 --record game.json"


@command(
    "play",
    "play in the browser, or in the terminal against computer players",
    sample,
    switch("--text", "play in the terminal"),
    switch("--share", "let other devices on your network join (prints the address)"),
    argument("--seats", "LIST", seats_of),
    computer_players.CUSTOM_PLAYERS,
    computer_players.decision_seconds(f"{PATIENCE:g}; in the browser {serve.PATIENCE:g}"),
    argument("--names", "LIST", "names of the players, by seat"),
    seed("random seed, to deal the same game again (default: another each time)", default=None),
    argument("--record", "FILE", "file for the record of the game", type=Path),
    argument("--load", "FILE", "record of a game to resume"),
    language(default=None),  # without one, that of the browser
    add_game_options,
    notes=levels_told,
)
def run(arguments: argparse.Namespace) -> int:
    own = computer_players.load(arguments)
    if arguments.share and arguments.text:
        raise teo.OptionError("--share is for games in the browser: leave out --text")
    if not arguments.text:
        return in_browser(arguments)
    if arguments.record is not None and not arguments.record.parent.is_dir():
        raise teo.OptionError(
            f"--record must be in an existing folder, not {arguments.record.parent}"
        )
    seats = None if arguments.seats is None else arguments.seats.split(",")
    if arguments.load is not None:
        return go_on(arguments, seats, own)
    options = game_options(arguments)
    if seats is not None:
        options.setdefault("players", len(seats))
    seed = small_seed() if arguments.seed is None else arguments.seed
    game = teo.new_game(chosen(arguments).name, seed=seed, **options)
    session = sit_down(arguments, game, seats, own)
    session.listen()
    session.shown = len(session.events)  # the table itself shows the setup
    session.say("text.welcome", game=session.words.text("names.game"), seed=seed)
    session.run()
    return 0


def in_browser(arguments: argparse.Namespace) -> int:
    """Serve the start page and open it; the game is set up there."""
    asked = [name for name in TEXT_ONLY if getattr(arguments, name) is not None]
    flags = [f"--{name.replace('_', '-')}" for name in [*asked, *game_options(arguments)]]
    if flags:
        raise teo.OptionError(
            f"--text is needed for {', '.join(flags)}; in the browser, set up the game on the page"
        )
    if not database.has_server():
        raise teo.OptionError(f"{database.NO_SERVER}; to play in the terminal: teo play --text")
    language = arguments.language or ""
    if language:
        in_language(language)  # an unknown one is refused before anything is opened
    wanted = serve.ServerArguments(
        EVERYWHERE if arguments.share else serve.HOST,
        open=True,
        any_port=True,
        language=language,
        decision_seconds=arguments.decision_seconds,
        share=arguments.share,
    )
    return serve.serve(wanted)


def go_on(arguments: argparse.Namespace, seats: list[str] | None, own: list[str]) -> int:
    """Continue a recorded game."""
    if arguments.seed is not None or arguments.game is not None or game_options(arguments):
        raise teo.OptionError(
            "--load continues a saved game: leave out --seed, --game and its options"
        )
    try:
        record = teo.load(arguments.load)
        game = teo.replay(record)
    except teo.RecordError as error:
        raise teo.OptionError(f"{arguments.load}: {error}") from None
    if game.dealer is None:
        game.dealer = teo.Dealer.seeded(small_seed())
        if game.actor == teo.CHANCE:
            game.settle()
    session = sit_down(arguments, game, seats, own)
    decisions = 0
    asked: int | None = teo.CHANCE  # draws do not count
    for past in replay_steps(record, GAMES):
        session.game = past
        session.listen()
        decisions += asked != teo.CHANCE
        asked = past.actor
    session.game = game
    session.shown = len(session.events)
    session.say("text.loaded", file=arguments.load, decisions=decisions)
    session.run()
    return 0


def sit_down(
    arguments: argparse.Namespace, game: teo.Game, seats: list[str] | None, own: list[str]
) -> Session:
    """Bring people and computer players to their seats."""
    title = title_of(game)
    if seats is None:
        others = [computers.opponent(title.name)] * game.deciders
        seats = [HUMAN, *own, *others][: max(game.deciders, 1 + len(own))]
    if len(seats) != game.deciders:
        raise teo.OptionError(f"--seats must be {game.deciders} players, not {len(seats)}")
    names = [name.strip() for name in arguments.names.split(",")] if arguments.names else []
    if len(names) > game.deciders or not all(names):
        raise teo.OptionError(f"--names must be up to {game.deciders} names, separated by commas")
    limit = PATIENCE if arguments.decision_seconds is None else arguments.decision_seconds
    made: dict[int, computers.Seated] = {}
    for seat, name in enumerate(name.strip() for name in seats):
        if name != HUMAN:
            # Derive the seed, so that a player cannot infer the dealer's.
            seed = computers.stream(game.seed or 0, f"seat {seat}")
            try:
                cores = computers.cores()
                made[seat] = computers.Seated(name, seed, title.name, limit, processes=cores)
            except teo.OptionError as error:
                raise teo.OptionError(f"--seats: {error} (a person is {HUMAN!r})") from None
    words = title.words(arguments.language or "en", names).at(game.rules.cast(game.state))
    return Session(game, words, made, console(), arguments.record)
