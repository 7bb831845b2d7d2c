"""Plays every sort of game with modules, many times, and checks it at every question.

`python -m tests.period.every_game --games 300 --workers 16`: all eight sets of modules, two to four
people, both editions, draft and Dark Eclipse on and off; solo against both bots, with their other
movement and without; with `--extras` every set of modules with priests and the season.  Nothing may
be lost, doubled or negative, and every record must replay.  With `--positions` each game is also
written down and read back at every question.
"""

from __future__ import annotations

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from random import Random

import teotihuacan as teo
from tests.period.invariants import check_all
from tests.period.variants import extra_sorts, sorts
from tests.surviving import positions_survive


def play(options: dict[str, object], seed: int) -> int:
    """One random game, checked; how many decisions it took."""
    game = teo.new_game("city", seed=seed, **options)
    chooser = Random(seed)
    decisions = 0
    while not game.over:
        check_all(game)
        ids = game.legal()
        assert ids, game.asked
        game.apply(ids[chooser.randrange(len(ids))])
        decisions += 1
    check_all(game)
    again = teo.replay(game.record)
    assert (again.scores, again.winners) == (game.scores, game.winners)
    assert again.position() == game.position()
    return decisions


def batch(work: tuple[dict[str, object], int, int, bool]) -> tuple[int, str]:
    options, first, count, positions = work
    decisions = 0
    for seed in range(first, first + count):
        try:
            decisions += play(options, seed)
            if positions:
                positions_survive(teo.new_game("city", seed=seed, **options), seed)
        except Exception as error:  # told with the game that it happened in
            return decisions, f"{options} seed {seed}: {type(error).__name__}: {error}"
    return decisions, ""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300, help="of every sort")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--part", default="1/1", help="2/3: the second of three parts of the sorts")
    parser.add_argument("--extras", action="store_true", help="games with extras instead")
    parser.add_argument("--positions", action="store_true", help="read each back as well")
    given = parser.parse_args()
    part, parts = [int(number) for number in given.part.split("/")]
    chosen = list(extra_sorts() if given.extras else sorts())[part - 1 :: parts]
    slices = [
        (options, first, min(25, given.games - first), given.positions)
        for options in chosen
        for first in range(0, given.games, 25)
    ]
    begun = time.time()
    decisions = 0
    problems: list[str] = []
    with ProcessPoolExecutor(given.workers) as pool:
        for number, (count, problem) in enumerate(pool.map(batch, slices), start=1):
            decisions += count
            if problem:
                problems.append(problem)
                print(problem, flush=True)
            if number % 100 == 0 or number == len(slices):
                took = time.time() - begun
                print(f"{number} of {len(slices)} slices, {took:.0f} s", flush=True)
    games = len(chosen) * given.games
    print(f"{len(chosen)} sorts, {games} games, {decisions} decisions, {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
