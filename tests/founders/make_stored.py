"""Traces of Founders: `python -m tests.founders.make_stored`.

Golden games and perft counts are made by `tests.make_golden` and `tests.make_perft`.

A number that changes says that a rule has changed.  If that was meant, make the file again.
"""

import json
from hashlib import blake2b
from pathlib import Path

import teotihuacan as teo
from tests.founders.tables import new_game

STORED = Path(__file__).with_name("stored.json")
TRACES = 60
EVERY = 20  # decisions between two positions of a trace


def trace(seed: int) -> str:
    """A hash of all legal and chosen ids of a random game, and of positions on its way."""
    game = new_game(seed, seed=seed)
    chooser = teo.Dealer.seeded(seed)
    seen = blake2b(digest_size=8)
    number = 0
    while not game.over:
        ids = game.ids  # in the order of the rules, which is stored
        id = ids[chooser.below(len(ids))]
        seen.update(f"{ids} {id}\n".encode())
        if number % EVERY == 0:
            seen.update(json.dumps(game.position()).encode())
        game.apply(id)
        number += 1
    seen.update(json.dumps([game.position(), game.history, game.winners]).encode())
    return seen.hexdigest()


def main() -> None:
    stored = {"traces": [trace(seed) for seed in range(TRACES)]}
    STORED.write_text(json.dumps(stored, indent=0) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
