"""Plays every sort of game, many times, and checks it at every question.

`python -m tests.every_game period --games 300 --workers 16`: all eight sets of modules, two to four
people, both editions, draft and Dark Eclipse on and off; solo against both bots, with their other
movement and without.  `extras`: every set of modules with priests and the season.  `founders`: both
sides for everybody, alone too.  Nothing may be lost, doubled or negative, and every record must
replay.  With `--positions` each game is also written down and read back at every question.
"""

import argparse
import sys
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import NamedTuple

import teotihuacan as teo
from tests.city.modules.invariants import check_all
from tests.city.modules.variants import extra_sorts, sorts
from tests.founders.invariants import check
from tests.founders.tables import EVERY
from tests.surviving import positions_survive

Options = dict[str, object]


class Box(NamedTuple):
    """Games of some kind: their sorts, and what must hold at every question."""

    game: str
    sorts: Callable[[], Iterable[Options]]
    check: Callable[[teo.Game], None]


BOXES = {
    "period": Box("city", sorts, check_all),
    "extras": Box("city", extra_sorts, check_all),
    "founders": Box("founders", lambda: EVERY, check),
}


def play(box: Box, options: Options, seed: int, every: int) -> int:
    """One random game, checked at each so manieth question; how many decisions it took."""
    game = teo.new_game(box.game, seed=seed, **options)
    chooser = Random(seed)
    decisions = 0
    while not game.over:
        if (decisions + seed) % every == 0:
            box.check(game)
        ids = game.ids
        assert ids, game.asked
        game.apply(ids[chooser.randrange(len(ids))])
        decisions += 1
    box.check(game)
    again = teo.replay(game.record)
    assert (again.scores, again.winners) == (game.scores, game.winners)
    assert again.position() == game.position()
    return decisions


def batch(work: tuple[str, Options, int, int, int, bool]) -> tuple[int, str]:
    name, options, first, count, every, positions = work
    box = BOXES[name]
    decisions = 0
    for seed in range(first, first + count):
        try:
            decisions += play(box, options, seed, every)
            if positions:
                positions_survive(teo.new_game(box.game, seed=seed, **options), seed)
        except Exception as error:  # told with the game that it happened in
            return decisions, f"{options} seed {seed}: {type(error).__name__}: {error}"
    return decisions, ""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("box", choices=BOXES)
    parser.add_argument("--games", type=int, default=300, help="of every sort")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--part", default="1/1", help="2/3: the second of three parts of the sorts")
    parser.add_argument("--every", type=int, default=1, help="check each so manieth question")
    parser.add_argument("--positions", action="store_true", help="read each back as well")
    given = parser.parse_args()
    part, parts = [int(number) for number in given.part.split("/")]
    chosen = list(BOXES[given.box].sorts())[part - 1 :: parts]
    slices = [
        (given.box, options, first, min(25, given.games - first), given.every, given.positions)
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
