"""Digests of pictures, stored so that no line of a drawing moves unseen (see `make golden`)."""

import re
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random

import teotihuacan as teo
from teotihuacan.titles import title_named

STORED = Path(__file__).with_name("stored.json")
EVERY = 17  # every so many choices a position is drawn

SAMPLES: dict[str, dict[str, object]] = {
    "city": {},
    "city-4-first": {"players": 4, "edition": "first", "draft": True},
    "city-3-modules": {"players": 3, "modules": ("all",)},
    "city-teotibot": {"players": 1, "bot": "teotibot"},
    "city-modified-modules": {"players": 1, "bot": "modified", "modules": ("all",)},
    "founders": {"side": "A"},
    "founders-3": {"players": 3, "side": "B"},
    "founders-4": {"players": 4, "side": "B"},
    "founders-solo": {"players": 1, "solo": "score attack"},
}


def drawn(name: str) -> Iterator[str]:
    """The pictures of one random game: the table, what its choices preview, and the scores."""
    title = title_named(name.partition("-")[0])
    artist, words = title.artist(), title.words()
    game = teo.new_game(title.name, seed=len(name), **SAMPLES[name])
    rng = Random(name)
    while not game.over:
        if len(game.history) % EVERY == 0:
            yield artist.svg(game, game.actor, words)
        if len(game.history) % EVERY == 0 or len(game.legal()) == 2:
            found = [artist.ghost(game, id) for id in sorted(game.legal())[:12]]
            yield "".join(ghost[0] + ghost[1] for ghost in found if ghost)
        game.apply(rng.choice(sorted(game.legal())))
    yield artist.svg(game, None, words)


def digests(name: str) -> list[str]:
    """One short digest for each picture. Words and styles are left out, they can change freely."""
    plain = (re.sub(r"<style>.*?</style>", "", picture, flags=re.DOTALL) for picture in drawn(name))
    wordless = (re.sub(r">[^<>]+<", "><", picture) for picture in plain)
    return [sha256(picture.encode()).hexdigest()[:8] for picture in wordless]
