"""Counts positions again and stores the counts: `python -m tests.make_perft`, or `make perft`.

A count that changes says that a rule has changed.  If that was meant, make the file again.
"""

import json
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import NamedTuple

import teotihuacan as teo
from tests.tables import table

STORED = Path(__file__).with_name("perft.json")
STORED_OF_FOUNDERS = Path(__file__).with_name("perft-founders.json")


class Setup(NamedTuple):
    """Where to count from: a seeded game played at random until it `stops`.

    A game that never comes there is left for that of the next seed.
    """

    name: str
    options: dict[str, object]
    seed: int
    stops: Callable[[teo.Game], bool]
    depth: int
    title: str = "city"

    def game(self) -> teo.Game:
        for seed in count(self.seed):
            game = teo.new_game(self.title, seed=seed, **self.options)
            chooser = teo.Dealer.seeded(seed)
            while not game.over and not self.stops(game):
                ids = game.ids  # in the order of the rules, which is stored
                game.apply(ids[chooser.below(len(ids))])
            if not game.over:
                break
        return game.hypothetical()  # from here on chance is a decider like any other

    def counts(self) -> list[int]:
        """The number of sequences of 1, 2, … decisions."""
        game = self.game()
        return [teo.perft(game, depth) for depth in range(1, self.depth + 1)]


def at_once(game: teo.Game) -> bool:
    return True


def asked(*kinds: str, decisions: int = 0) -> Callable[[teo.Game], bool]:
    return lambda game: len(game.history) >= decisions and game.asked in kinds


def last_turn_before_eclipse(game: teo.Game) -> bool:
    return table(game).countdown == 1 and game.asked == "end"


SETUPS = [
    Setup("2 players, choosing starting tiles", {"players": 2}, 1, at_once, 8),
    Setup("4 players, choosing starting tiles", {"players": 4}, 2, at_once, 8),
    Setup("3 players, draft", {"players": 3, "draft": True}, 3, at_once, 6),
    Setup("3 players, placing workers", {"players": 3}, 4, asked("place"), 9),
    Setup("2 players, first game", {"players": 2, "first_game": True}, 5, at_once, 11),
    Setup(
        "4 players, first game, first edition",
        {"players": 4, "first_game": True, "edition": "first"}, 6, at_once, 11,
    ),
    Setup("3 players, first turn", {"players": 3}, 7, asked("turn"), 11),
    Setup(
        "2 players, first edition, in the middle",
        {"players": 2, "edition": "first"}, 8, asked("turn", decisions=250), 12,
    ),
    Setup("3 players, building", {"players": 3}, 9, asked("build", decisions=200), 8),
    Setup("4 players, worshipping", {"players": 4}, 10, asked("worship", decisions=300), 10),
    Setup("4 players, decorating", {"players": 4, "draft": True}, 11,
          asked("decorate", decisions=200), 9),
    Setup("3 players, end of the turn before an Eclipse", {"players": 3}, 12,
          last_turn_before_eclipse, 7),
    Setup("2 players, first edition, end of the turn before an Eclipse",
          {"players": 2, "edition": "first"}, 13, last_turn_before_eclipse, 6),
    Setup("4 players, Dark Eclipse, paying salaries",
          {"players": 4, "dark_eclipse": True}, 14, asked("salary"), 8),
    Setup("2 players, Dark Eclipse, late", {"players": 2, "dark_eclipse": True}, 15,
          asked("turn", decisions=330), 10),
    Setup("3 players, ascending", {"players": 3}, 18, asked("wheel"), 8),
]  # fmt: skip


def founders(
    name: str, players: int, side: str, seed: int, stops: Callable[[teo.Game], bool], depth: int
) -> Setup:
    options: dict[str, object] = {"players": players, "side": side}
    return Setup(f"{players} players, {side}, {name}", options, seed, stops, depth, "founders")


SETUPS_OF_FOUNDERS = [
    founders("starting tiles", 2, "A", 1, asked("pyramid"), 3),
    founders("first turn", 2, "B", 2, asked("turn"), 4),
    founders("in the middle", 3, "A", 3, asked("turn", decisions=90), 4),
    founders("laying a tile", 3, "B", 4, asked("anchor", decisions=60), 3),
    founders("paying", 4, "A", 5, asked("pay cube", "mix", "pay", decisions=60), 4),
    founders("the last round", 4, "B", 6, asked("turn", decisions=200), 4),
]


def main() -> None:
    for stored, setups in ((STORED, SETUPS), (STORED_OF_FOUNDERS, SETUPS_OF_FOUNDERS)):
        counts = {setup.name: setup.counts() for setup in setups}
        stored.write_text(json.dumps(counts, indent=1) + "\n", encoding="utf-8")
        print(f"{len(counts)} setups counted into {stored.name}")


if __name__ == "__main__":
    main()
