"""Stores an example sentence for each action: `python -m tests.research.make_examples`.

Random games of all environments are played; an action gets the first sentence that is seen. It
takes some minutes with the compiled package. Run it when actions or sentences have changed.
"""

from pathlib import Path
from random import Random

import teotihuacan as teo
from teotihuacan import research

GAMES = 600
SOURCES = Path(__file__).parents[2] / "src" / "teotihuacan"


def main() -> None:
    seen: dict[str, dict[int, str]] = {}
    for name in research.environments():
        made = research.spec(name)
        known = seen.setdefault(made.game, {})
        for seed in range(GAMES):
            game = teo.new_game(made.game, seed=seed, **made.options)
            rng = Random(seed)
            while not game.over:
                for id in game.ids:
                    if id not in known:
                        known[id] = game.text(id)
                game.apply(rng.choice(game.ids))
        print(name, len(known))
    for name, examples in seen.items():
        codes = teo.GAMES[name].codes
        lines = [f"{codes[id]}\t{text}\n" for id, text in sorted(examples.items())]
        path = SOURCES / name / "observation" / "examples.tsv"
        path.write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
