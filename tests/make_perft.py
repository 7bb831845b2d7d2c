"""Counts positions again and stores the counts: `python -m tests.make_perft`, or `make perft`.

A count that changes says that a rule has changed.  If that was meant, make the file again.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import NamedTuple

import teotihuacan as teo
from tests.tables import table

STORED = Path(__file__).with_name("perft.json")


class Setup(NamedTuple):
    """Where to count from: a seeded game played at random until it `stops`.

    A game that never comes there is left for that of the next seed.
    """

    name: str
    options: dict[str, object]
    seed: int
    stops: Callable[[teo.Game], bool]
    depth: int

    def game(self) -> teo.Game:
        for seed in count(self.seed):
            game = teo.new_game("city", seed=seed, **self.options)
            chooser = teo.Dealer.seeded(seed)
            while not game.over and not self.stops(game):
                ids = game.legal()
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


def asked(kind: str, decisions: int = 0) -> Callable[[teo.Game], bool]:
    return lambda game: len(game.history) >= decisions and game.asked == kind


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
        {"players": 2, "edition": "first"}, 8, asked("turn", 250), 12,
    ),
    Setup("3 players, building", {"players": 3}, 9, asked("build", 200), 8),
    Setup("4 players, worshipping", {"players": 4}, 10, asked("worship", 300), 10),
    Setup("4 players, decorating", {"players": 4, "draft": True}, 11, asked("decorate", 200), 9),
    Setup("3 players, end of the turn before an Eclipse", {"players": 3}, 12,
          last_turn_before_eclipse, 7),
    Setup("2 players, first edition, end of the turn before an Eclipse",
          {"players": 2, "edition": "first"}, 13, last_turn_before_eclipse, 6),
    Setup("4 players, Dark Eclipse, paying salaries",
          {"players": 4, "dark_eclipse": True}, 14, asked("salary"), 8),
    Setup("2 players, Dark Eclipse, late", {"players": 2, "dark_eclipse": True}, 15,
          asked("turn", 330), 10),
    Setup("3 players, ascending", {"players": 3}, 18, asked("wheel"), 8),
]  # fmt: skip


def main() -> None:
    counts = {setup.name: setup.counts() for setup in SETUPS}
    STORED.write_text(json.dumps(counts, indent=1) + "\n", encoding="utf-8")
    print(f"{len(counts)} setups counted into {STORED.name}")


if __name__ == "__main__":
    main()
