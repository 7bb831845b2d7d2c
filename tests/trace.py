"""Traces: what happens in a random game, as one number.

Pure and compiled play must give the same; `python -m tests.trace` prints the traces of the
package it finds, as the stored ones (`trace.json`, made by `make golden`) are written.
"""

import json
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path

import teotihuacan as teo
from teotihuacan import players
from tests.tables import variant

SEEDS = 300
SOLO = 60  # further traces: random games against the bots …
GREEDY = 6  # … and games of the player that has compiled code of its own
STORED = Path(__file__).with_name("trace.json")
EVERY = 20  # decisions between two positions


def new_game(seed: int) -> teo.Game:
    """The game of a trace, from its beginning."""
    options = solo_variant(seed) if seed >= SEEDS else variant(seed)
    return teo.new_game("city", seed=seed, **options)


def decided(game: teo.Game, seed: int) -> Iterator[str]:
    """Plays the game of a trace: before every decision, its legal ids and the chosen one."""
    chooser = teo.Dealer.seeded(seed)
    player = players.make("greedy", seed)
    while not game.over:
        ids = game.ids  # not `legal()`: the traces hash the order of the rules
        id = player.choose(game) if seed >= SEEDS + SOLO else ids[chooser.below(len(ids))]
        yield f"{ids} {id}\n"
        game.apply(id)


def trace(seed: int) -> str:
    """A hash of all legal and chosen ids of a game, and of positions on its way."""
    game = new_game(seed)
    seen = blake2b(digest_size=8)
    for number, decision in enumerate(decided(game, seed)):
        seen.update(decision.encode())
        if number % EVERY == 0:
            seen.update(json.dumps(game.position()).encode())
    seen.update(json.dumps([game.position(), game.history, game.winners]).encode())
    return seen.hexdigest()


def solo_variant(seed: int) -> dict[str, object]:
    """Both bots, all presets, both editions."""
    return {
        "players": 1,
        "bot": ("teotibot", "modified")[seed % 2],
        "difficulty": ("easy", "normal", "hard", "brutal")[seed // 2 % 4],
        "edition": ("revised", "first")[seed // 8 % 2],
    }


def traces() -> list[str]:
    return [trace(seed) for seed in range(SEEDS + SOLO + GREEDY)]


def written(found: list[str]) -> str:
    return json.dumps({"compiled": teo.COMPILED, "traces": found}, indent=0)


if __name__ == "__main__":
    print(written(traces()))
