"""`teo perft`: how many ways a game can go on, the classic check of a rules engine."""

import argparse
import time
from collections.abc import Callable
from typing import Final

import teotihuacan as teo
from teotihuacan.cli.command import amount, argument, command, seed, switch
from teotihuacan.cli.options import add_game_options, chosen, game_options
from teotihuacan.titles import title_of

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


@command(
    "perft",
    "count the ways in which a game can continue, to a given depth",
    "teo perft --players 3 --seed 7 --setup turn --depth 4",
    amount("--depth", 3, "number of decisions", "D"),
    seed("random seed for the draws (default: count draws as decisions)", default=None),
    argument(
        "--setup",
        "",
        "position to start from: " + "; ".join(f"{k}, {v[0]}" for k, v in SETUPS.items()),
        default="start",
        choices=SETUPS,
    ),
    argument("--after", "CODES", "choices to play first", default=""),
    switch("--divide", "separate counts for each first decision"),
    add_game_options,
)
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
