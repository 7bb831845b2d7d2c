"""The smallest artist: the heap as coins to click; the shared package draws all else."""

from collections.abc import Mapping
from typing import Final

import teotihuacan as teo
from teotihuacan.picture.artist import Artist
from teotihuacan.picture.frames import Layout
from teotihuacan.picture.ink import LARGE, circle, spot, text
from teotihuacan.words import Words
from tests.toy.rules import Table

ACROSS: Final = 8  # coins in a row
APART: Final = 50


class CoinsArtist(Artist[Table]):
    """A heap of coins; whoever takes some clicks the last one of them."""

    size = (420, 320)

    def board(
        self, game: teo.Game[Table], seat: int | None, words: Words, layout: Layout
    ) -> Mapping[str, str]:
        heap = game.state
        drawn = text(210, 34, heap.heap, "bold", LARGE, "middle")
        for coin in range(heap.heap):
            x, y = 36 + coin % ACROSS * APART, 72 + coin // ACROSS * APART
            drawn += spot(
                f"coin-{coin + 1}", circle(x, y, 20, "tile"), halo=circle(x, y, 22, "halo")
            )
        return {"board": drawn}

    def spots(self, game: teo.Game) -> dict[int, str]:
        found = super().spots(game)
        for id in found:
            code = game.rules.codes[id]
            if code.startswith("take"):
                found[id] = f"coin-{code.removeprefix('take')}"
        return found


ARTIST: Final = CoinsArtist()
