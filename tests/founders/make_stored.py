"""Traces, golden games and perft counts of Founders: `python -m tests.founders.make_stored`.

A number that changes says that a rule has changed.  If that was meant, make the file again.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from random import Random

import teotihuacan as teo
from tests.founders.tables import VARIANTS, new_game

STORED = Path(__file__).with_name("stored.json")
TRACES = 60
GOLDEN = len(VARIANTS)  # whole records, one of each variant
EVERY = 20  # decisions between two positions of a trace


def trace(seed: int) -> str:
    """A hash of all legal and chosen ids of a random game, and of positions on its way."""
    game = new_game(seed, seed=seed)
    chooser = teo.Dealer.seeded(seed)
    seen = blake2b(digest_size=8)
    number = 0
    while not game.over:
        ids = game.legal()
        id = ids[chooser.below(len(ids))]
        seen.update(f"{ids} {id}\n".encode())
        if number % EVERY == 0:
            seen.update(json.dumps(game.position()).encode())
        game.apply(id)
        number += 1
    seen.update(json.dumps([game.position(), game.history, game.winners]).encode())
    return seen.hexdigest()


def golden(number: int) -> dict[str, object]:
    """A whole random game as a record."""
    game = new_game(number, seed=1000 + number)
    teo.playout(game, teo.Dealer.seeded(number))
    return game.record.to_json()


def asked(*kinds: str, decisions: int = 0) -> Callable[[teo.Game], bool]:
    return lambda game: len(game.history) >= decisions and game.asked in kinds


PERFT: dict[str, tuple[int, int, Callable[[teo.Game], bool], int]] = {
    "2 players, A, starting tiles": (0, 1, asked("pyramid"), 3),
    "2 players, B, first turn": (1, 2, asked("turn"), 4),
    "3 players, A, in the middle": (2, 3, asked("turn", decisions=90), 4),
    "3 players, B, laying a tile": (3, 4, asked("anchor", decisions=60), 3),
    "4 players, A, paying": (4, 5, asked("pay cube", "mix", "pay", decisions=60), 4),
    "4 players, B, the last round": (5, 6, asked("turn", decisions=200), 4),
}
"""By name: variant, seed, where a random game stops, and how deep it is counted from there."""


def counts(name: str) -> list[int]:
    variant, seed, stops, depth = PERFT[name]
    while True:
        game = new_game(variant, seed=seed)
        rng = Random(seed)
        while not game.over and not stops(game):
            game.apply(rng.choice(game.legal()))
        if not game.over:
            break
        seed += 100
    later = game.hypothetical()
    return [teo.perft(later, deep) for deep in range(1, depth + 1)]


def main() -> None:
    stored = {
        "traces": [trace(seed) for seed in range(TRACES)],
        "perft": {name: counts(name) for name in PERFT},
        "golden": [golden(number) for number in range(GOLDEN)],
    }
    STORED.write_text(json.dumps(stored, indent=0) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
