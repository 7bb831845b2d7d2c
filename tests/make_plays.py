"""Plays many games and stores what came of them: `python -m tests.make_plays`.

The file is named after the revision of the rules (`plays-1.json`) and pins it for good: make it
before `REVISION` goes up.  For a revision gone by, take the package and the tests of an older
commit: `PYTHONPATH=OLDER_CHECKOUT OLDER_PYTHON -P tests/make_plays.py`.  So `plays-1.json` was made
by commit 41983d4.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from pathlib import Path

import teotihuacan as teo
from teotihuacan import players
from tests.tables import variant
from tests.trace import GREEDY, SEEDS, SOLO, solo_variant

FOLDER = Path(__file__).parent


def played(seed: int) -> tuple[str, teo.Game]:
    """The game of a trace, and a hash of all its legal and chosen ids and of nothing else."""
    greedy = seed >= SEEDS + SOLO
    options = solo_variant(seed) if seed >= SEEDS else variant(seed)
    game = teo.new_game("city", seed=seed, **options)
    chooser = teo.Dealer.seeded(seed)
    player = players.make("greedy", seed)
    seen = blake2b(digest_size=8)
    while not game.over:
        ids = game.legal()
        id = player.choose(game) if greedy else ids[chooser.below(len(ids))]
        seen.update(f"{ids} {id}\n".encode())
        game.apply(id)
    return seen.hexdigest(), game


def plays(seed: int) -> list[object]:
    """What a game comes to: the hash of its ids, the scores, the winners."""
    ids, game = played(seed)
    return [ids, game.scores, game.winners]


def main() -> None:
    revision = teo.new_game("city", seed=0, players=2).record.rules
    lines = [json.dumps(plays(seed)) for seed in range(SEEDS + SOLO + GREEDY)]
    stored = FOLDER / f"plays-{revision}.json"
    stored.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")
    print(f"{len(lines)} games: {stored.name}")


if __name__ == "__main__":
    main()
