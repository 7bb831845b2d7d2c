"""Traces: what happens in a random game, as one number.

Pure and compiled play must give the same; `python -m tests.trace` prints the traces of the
package it finds, as the stored ones (`trace.json`, made by `make golden`) are written.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from pathlib import Path

import teotihuacan as teo
from tests.tables import variant

SEEDS = 300
STORED = Path(__file__).with_name("trace.json")
EVERY = 20  # decisions between two positions


def trace(seed: int) -> str:
    """A hash of all legal and chosen ids of a random game, and of positions on its way."""
    game = teo.new_game("city", seed=seed, **variant(seed))
    chooser = teo.Dealer.seeded(seed)
    seen = blake2b(digest_size=8)
    decisions = 0
    while not game.over:
        ids = game.legal()
        id = ids[chooser.below(len(ids))]
        seen.update(f"{ids} {id}\n".encode())
        if decisions % EVERY == 0:
            seen.update(json.dumps(game.position()).encode())
        game.apply(id)
        decisions += 1
    seen.update(json.dumps([game.position(), game.history, game.winners]).encode())
    return seen.hexdigest()


def traces() -> list[str]:
    return [trace(seed) for seed in range(SEEDS)]


def written(found: list[str]) -> str:
    return json.dumps({"compiled": teo.COMPILED, "traces": found}, indent=0)


if __name__ == "__main__":
    print(written(traces()))
