"""Random players who love the Mansion: owners, power-ups and tiles come up often."""

import random
from collections.abc import Iterator

import teotihuacan as teo

LOVED = ("royal", "both", "trade", "green", "blue", "red", "wheel-t", "claim-")


def choose(game: teo.Game, chooser: random.Random) -> int:
    """Mostly what belongs to a royal worship; the strongest worker is powered up."""
    ids = game.ids
    codes = game.rules.codes
    if game.asked == "power up":
        return max(ids, key=lambda id: codes[id][-1] if codes[id][0] == "+" else "")
    loved = [id for id in ids if codes[id].startswith(LOVED)]
    if loved and chooser.random() < 0.8:
        return chooser.choice(loved)
    if game.asked == "distance":
        home = [id for id in ids if "Palace" in game.text(id)]
        if home and chooser.random() < 0.7:
            return chooser.choice(home)
    return chooser.choice(ids)


def eager_game(seed: int, *more: str, **options: object) -> Iterator[teo.Game]:
    """A game at every decision, by people who love the Mansion."""
    given: dict[str, object] = {
        "players": 2 + seed % 3,
        "edition": ("revised", "first")[seed % 2],
        "draft": seed % 3 == 0,
        "dark_eclipse": seed % 5 == 0,
        "modules": ["obsidian", "mansion", *more],
        **options,
    }
    game = teo.new_game("city", seed=seed, **given)
    chooser = random.Random(seed)
    yield game
    while not game.over:
        game.play(choose(game, chooser))
        yield game
