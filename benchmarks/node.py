"""What a node of the search costs, as a multiple of one copy.

`python -m benchmarks.node [--rounds 30] [--learned] [--modules]`: positions from games of greedy
players; each round measures a copy, the turns of a position, a reply and a node directly after each
other, in CPU time, and the ratios are taken within it.
"""

import argparse
import statistics
import time
from collections.abc import Callable

import teotihuacan as teo
from teotihuacan import players
from teotihuacan.city.players.handcrafted import HandcraftedEvaluator
from teotihuacan.city.players.horizon import Horizon
from teotihuacan.city.players.planner import Planner
from teotihuacan.city.players.searching import SearchEvaluator
from teotihuacan.city.players.weights import Weights
from teotihuacan.city.rules.state import City
from teotihuacan.engine import game as engine
from teotihuacan.engine.game import Game
from teotihuacan.players.search.evaluator import Evaluator, imagined
from teotihuacan.players.search.tree import WIDTH, Node, Tree

COPIES = 200
NODES = 20
MODULES = ["obsidian", "mansion", "altars", "empire"]


def positions(count: int, modules: list[str]) -> list[Game]:
    """The first questions of turns of seat 0, from all over some games."""
    found: list[Game] = []
    seed = 0
    while len(found) < count:
        game = teo.new_game("city", players=2, seed=seed, modules=modules)
        seats = [players.make("greedy", seat, "city") for seat in range(2)]
        turn = 0
        while not game.over:
            actor = game.actor
            assert actor is not None
            if game.asked == "turn" and actor == 0:
                turn += 1
                if turn % 4 == seed % 4:
                    found.append(imagined(game))
            game.apply(seats[actor].choose(game))
        seed += 1
    return found[:count]


def timed(work: Callable[[], object]) -> float:
    begun = time.process_time()
    work()
    return time.process_time() - begun


def measured(game: Game, evaluator: Evaluator) -> dict[str, float]:
    """Seconds for each thing, once."""
    city = game.state
    assert isinstance(city, City)
    weights = Weights()

    def copies() -> None:
        for _ in range(COPIES):
            game.copy()

    def nodes() -> None:
        for number in range(NODES):
            tree.visit(number % len(turns))

    found = {"copy": timed(copies) / COPIES}
    found["greedy's plan"] = timed(lambda: Planner(Horizon(city, 0, weights)).plan(game))
    found["turns of a node"] = timed(lambda: evaluator.turns(game, 0, WIDTH))
    after = game.copy()
    found["reply"] = timed(lambda: evaluator.reply(after))
    turns = evaluator.turns(game, 0, WIDTH)
    if turns:
        tree = Tree(evaluator, Node(game, 0, turns, turns[0].worth), 0, 1)
        found["node"] = timed(nodes) / NODES
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--learned", action="store_true", help="with the learned value")
    parser.add_argument("--modules", action="store_true", help="with four modules")
    asked = parser.parse_args()
    evaluator: Evaluator = SearchEvaluator() if asked.learned else HandcraftedEvaluator()
    rounds = [
        measured(game, evaluator) for game in positions(asked.rounds, MODULES * asked.modules)
    ]
    print("compiled" if not engine.__file__.endswith(".py") else "pure", f"{len(rounds)} positions")
    copy = statistics.median(found["copy"] for found in rounds)
    for name in rounds[0]:
        times = [found[name] for found in rounds if name in found]
        ratios = [found[name] / found["copy"] for found in rounds if name in found]
        low, middle, high = statistics.quantiles(ratios, n=4)
        mean = statistics.mean(ratios)
        print(
            f"{name:16} {middle:6.0f} copies ({low:.0f} – {high:.0f}), mean {mean:.0f}; "
            f"{statistics.mean(times) * 1e3:.3f} ms"
        )
    print(f"a copy: {copy * 1e6:.2f} µs")


if __name__ == "__main__":
    main()
