"""Games of Founders for tests that need many: every number of players, both sides."""

import teotihuacan as teo

VARIANTS: list[dict[str, object]] = [
    {"players": players, "side": side} for players in (2, 3, 4) for side in ("A", "B")
]

ALONE: list[dict[str, object]] = [
    {"players": 1, "side": side, "solo": "score attack"} for side in ("A", "B")
]
"""Unofficial, and behind the others: what is stored or counted by number stays where it is."""

EVERY: list[dict[str, object]] = [*VARIANTS, *ALONE]


def any_variant(number: int) -> dict[str, object]:
    """The same with those for one player."""
    return EVERY[number % len(EVERY)]


def variant(number: int) -> dict[str, object]:
    return VARIANTS[number % len(VARIANTS)]


def new_game(number: int, seed: int | None) -> teo.Game:
    return teo.new_game("founders", seed=seed, **variant(number))
