"""`teo perft`: how many ways a game can go on, the classic check of a rules engine."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import teotihuacan as teo
from teotihuacan.cli.common import command, count, seed_number
from teotihuacan.cli.options import add_game_options, chosen, game_options
from teotihuacan.titles import title_of

if TYPE_CHECKING:
    from teotihuacan.cli.common import Subparsers
    from teotihuacan.title import Title

Stop = Callable[[teo.Game], bool]

SETUPS: Final[dict[str, tuple[str, Stop | None]]] = {
    "start": ("the very beginning", None),
    "turn": (
        "the first turn, after a random setup",
        lambda game: game.asked == title_of(game).turn_question,
    ),
    "middle": ("after 100 random decisions", lambda game: len(game.history) >= 100),
    "late": ("after 300 random decisions", lambda game: len(game.history) >= 300),
}


def add(subparsers: Subparsers, title: Title) -> None:
    parser = command(
        subparsers,
        "perft",
        "count the ways in which a game can go on, to a given depth",
        "teo perft --players 3 --seed 7 --setup turn --depth 4",
    )
    parser.add_argument("--depth", type=count, default=3, metavar="D", help="decisions (default 3)")
    parser.add_argument(
        "--seed",
        type=seed_number,
        metavar="N",
        help="let a dealer play chance; without it, draws are counted as decisions",
    )
    parser.add_argument(
        "--setup",
        default="start",
        choices=SETUPS,
        help="where to begin: " + "; ".join(f"{k}, {v[0]}" for k, v in SETUPS.items()),
    )
    parser.add_argument("--after", default="", metavar="CODES", help="play these codes first")
    parser.add_argument("--divide", action="store_true", help="count for each first decision")
    add_game_options(parser, title)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    game = teo.new_game(chosen(arguments).name, seed=arguments.seed, **game_options(arguments))
    wander(game, SETUPS[arguments.setup][1], arguments.seed or 0)
    for code in arguments.after.split():
        game.play(code)
    if arguments.divide:
        return divide(game, arguments.depth)
    for depth in range(1, arguments.depth + 1):
        began = time.perf_counter()
        found = teo.perft(game, depth)
        took = time.perf_counter() - began
        print(f"depth {depth}: {found:>15,}   {took:8.2f} s", flush=True)
    return 0


def wander(game: teo.Game, stop: Stop | None, seed: int) -> None:
    """Play at random, the same way every time, until a setup is reached."""
    chooser = teo.Dealer.seeded(seed)
    while stop is not None and not game.over and not stop(game):
        legal = game.ids
        game.apply(legal[chooser.below(len(legal))])


def divide(game: teo.Game, depth: int) -> int:
    total = 0
    for choice in game.choices if depth > 0 else []:
        after = game.copy()
        after.apply(choice.id)
        found = teo.perft(after, depth - 1)
        total += found
        print(f"{choice.code:<16} {found:>15,}", flush=True)
    print(f"{'all':<16} {total:>15,}")
    return 0
