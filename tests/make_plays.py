"""Plays many games and stores what came of them: `python -m tests.make_plays`.

The file is named after the revision of the rules (`plays-1.json`) and pins it for good: make it
before `REVISION` goes up.  `plays-1.json` was made by the package of commit 41983d4, which
played the same games.
"""

import json
from hashlib import blake2b
from pathlib import Path

import teotihuacan as teo
from tests.trace import GREEDY, SEEDS, SOLO, decided, new_game

FOLDER = Path(__file__).parent


def plays(seed: int) -> list[object]:
    """What the game of a trace comes to: the hash of its ids alone, the scores, the winners."""
    game = new_game(seed)
    seen = blake2b(digest_size=8)
    for decision in decided(game, seed):
        seen.update(decision.encode())
    return [seen.hexdigest(), game.scores, game.winners]


def main() -> None:
    revision = teo.new_game("city", seed=0, players=2).record.rules
    lines = [json.dumps(plays(seed)) for seed in range(SEEDS + SOLO + GREEDY)]
    stored = FOLDER / f"plays-{revision}.json"
    stored.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")
    print(f"{len(lines)} games: {stored.name}")


if __name__ == "__main__":
    main()
