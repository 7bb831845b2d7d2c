"""How good the turns are that a search chooses: a comparison that needs no games to an end.

`python -m benchmarks.choices 300x3 1200x3 1200x12 [--bot modified] [--positions 100]`: searches of
so many nodes in so many trees choose a turn in the same positions, which come from games of a
search of 60 nodes.  Every turn that any of them chose is then looked at by many further trees, all
equally often and with the same random seeds, which says what it is worth.  A match of two searches
needs hundreds of games for what this sees in minutes, because it has far less variance; what it
cannot see are faults of the value itself, which all of them share.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.progress import track

import teotihuacan as teo
from teotihuacan.city.players import master as city
from teotihuacan.engine.game import Game
from teotihuacan.founders.players import master as founders
from teotihuacan.players.search.evaluator import Evaluator, Turn
from teotihuacan.players.search.forest import Forest
from teotihuacan.players.search.search import Budget, Search
from teotihuacan.players.search.tree import Node, Tree
from teotihuacan.players.searcher import TreeSearcher

PLAYED = 60  # nodes of whoever plays the games in which the positions come up
EACH = 4  # positions from one game
SEAT = 0

Ids = tuple[int, ...]


@dataclass
class Contender:
    """A search, and what it chose in each position."""

    nodes: int
    trees: int
    chosen: list[Ids] = field(default_factory=list)
    seconds: float = 0.0

    @staticmethod
    def of(written: str) -> Contender:
        """From its size, such as 1200x12: nodes and trees."""
        nodes, _, trees = written.partition("x")
        try:
            return Contender(int(nodes), int(trees))
        except ValueError:
            raise argparse.ArgumentTypeError(f"{written!r} is not like 1200x12") from None

    def choose(self, game: Game, evaluator: Evaluator, seed: int) -> None:
        begun = time.process_time()
        search = Search([Forest(evaluator, SEAT)], self.trees, seed)
        options = search.best([game] * self.trees, Budget(nodes=self.nodes))
        self.seconds += time.process_time() - begun
        self.chosen.append(tuple(options[0].ids))


def positions(
    count: int, maker: type[TreeSearcher], title: str, options: dict[str, object]
) -> list[Game]:
    """Beginnings of turns of seat 0, a few of each game."""
    chance = random.Random(count)
    found: list[Game] = []
    games = -(-count // EACH)
    for seed in track(range(games), "Games with positions"):
        game = teo.new_game(title, seed=seed, **options)
        seats = [maker(seat, nodes=PLAYED) for seat in range(game.players)]
        begun: list[Game] = []
        while not game.over:
            actor = game.actor
            assert actor is not None
            imagined = game.imagined(actor, teo.Dealer.seeded(chance.randrange(2**40)))
            if actor == SEAT and game.asked == "turn":
                begun.append(imagined.copy())
            game.apply(seats[actor].choose(imagined))
        found += chance.sample(begun, min(EACH, len(begun)))
    return found[:count]


def worths(
    game: Game, turns: Sequence[Ids], evaluator: Evaluator, trees: int, looks: int
) -> dict[Ids, float]:
    """What turns are worth: the mean over trees that look equally often at all of them."""
    found: dict[Ids, float] = dict.fromkeys(turns, 0.0)
    if len(turns) == 1:
        return found  # nobody chose anything else
    for seed in range(trees):
        root = Node(game, 0, [Turn(list(ids), 0.0) for ids in turns], 0.0)
        tree = Tree(evaluator, root, SEAT, 1_000_000 + seed)
        for place, ids in enumerate(turns):
            for _ in range(looks):
                tree.visit(place)
            found[ids] += root.totals[place] / looks / trees
    return found


def told(contenders: Sequence[Contender], judged: Sequence[dict[Ids, float]]) -> None:
    """A line for each: how much worse than the best that anybody chose, and than the first."""
    count = len(judged)
    first = [worth[ids] for worth, ids in zip(judged, contenders[0].chosen)]
    print(f"{count} positions; points a turn, with standard errors")
    for one in contenders:
        own = [worth[ids] for worth, ids in zip(judged, one.chosen)]
        behind = statistics.mean(max(worth.values()) - mine for worth, mine in zip(judged, own))
        more = [mine - other for mine, other in zip(own, first)]
        error = statistics.stdev(more) / count**0.5
        print(
            f"{one.nodes:6} nodes, {one.trees:2} trees: {behind:.2f} behind the best, "
            f"{statistics.mean(more):+.2f} ± {error:.2f} against the first; "
            f"{one.seconds / count * 1000:.0f} ms"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("searches", nargs="+", type=Contender.of, metavar="NODESxTREES")
    parser.add_argument("--game", choices=["city", "founders"], default="city")
    parser.add_argument("--bot", choices=["teotibot", "modified"], help="solo, at brutal")
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--trees", type=int, default=20, help="who judge (default 20)")
    parser.add_argument("--looks", type=int, default=40, help="of each at a turn (default 40)")
    asked = parser.parse_args()
    options: dict[str, object] = {"players": 2}
    if asked.bot:
        options = {"players": 1, "bot": asked.bot, "difficulty": "brutal"}
    maker = city.Searcher if asked.game == "city" else founders.Searcher
    evaluator = maker.make()
    contenders: list[Contender] = asked.searches
    judged: list[dict[Ids, float]] = []
    found = positions(asked.positions, maker, asked.game, options)
    for number, game in enumerate(track(found, "Turns chosen and judged")):
        for one in contenders:
            one.choose(game.copy(), evaluator, number)
        turns = sorted({one.chosen[-1] for one in contenders})
        judged.append(worths(game, turns, evaluator, asked.trees, asked.looks))
    told(contenders, judged)


if __name__ == "__main__":
    main()
