"""Extras as something that a game can be made with."""

from __future__ import annotations

from typing import Final

from teotihuacan.city.period.extras.printed import EXTRA_KEYS, EXTRAS, Extra
from teotihuacan.city.solo.options import BOTS
from teotihuacan.engine.options import SEVERAL, Option, Options, Where

NAME: Final = "extras"


def conditions(extra: Extra) -> tuple[Where, ...]:
    """Where an extra can be played."""
    found: list[Where] = []
    if extra.bot:
        found.append(
            Where("bot", BOTS, f"{NAME}: {extra.key} is a bot's: there is none in this game")
        )
    for module in extra.needs:
        reason = f"{NAME}: {extra.key} is never played without {module}"
        found.append(Where("modules", (module,), reason))
    return tuple(found)


EXTRAS_OPTION: Final = Option(
    NAME,
    SEVERAL,
    None,
    tuple(EXTRA_KEYS),
    quiet=True,
    each={extra.key: conditions(extra) for extra in EXTRAS},
)
"""For those who have the box that the extras belong to; none by default."""


def extras_in(options: Options) -> list[str]:
    """The extras of a game, by what is printed on them."""
    extras = options.get(NAME, [])
    assert isinstance(extras, list)
    return extras
