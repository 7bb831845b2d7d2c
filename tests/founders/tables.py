"""Games of Founders for tests that need many: every number of players, both sides."""

from __future__ import annotations

import teotihuacan as teo

VARIANTS: list[dict[str, object]] = [
    {"players": players, "side": side} for players in (2, 3, 4) for side in ("A", "B")
]


def variant(number: int) -> dict[str, object]:
    return VARIANTS[number % len(VARIANTS)]


def new_game(number: int, seed: int | None) -> teo.Game:
    return teo.new_game("founders", seed=seed, **variant(number))
