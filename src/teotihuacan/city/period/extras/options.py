"""Extras as something that a game can be made with."""

from __future__ import annotations

from typing import Final

from teotihuacan.city.period.extras.printed import EXTRA_KEYS, EXTRAS
from teotihuacan.engine.errors import OptionError
from teotihuacan.engine.options import SEVERAL, Option, Options

NAME: Final = "extras"


class ExtrasOption(Option):
    """For those who have the box that the extras belong to; none by default."""

    def __init__(self) -> None:
        super().__init__(NAME, SEVERAL, None, tuple(EXTRA_KEYS), quiet=True)

    def read(self, value: object, options: Options) -> object:
        extras = super().read(value, options)
        chosen = options["modules"]
        assert isinstance(extras, list)
        assert isinstance(chosen, list)
        for extra in EXTRAS:
            if extra.key not in extras:
                continue
            if extra.bot and options["bot"] is None:
                raise OptionError(f"{NAME}: {extra.key} is a bot's: there is none in this game")
            for module in extra.needs:
                if module not in chosen:
                    raise OptionError(f"{NAME}: {extra.key} is never played without {module}")
        return extras


def extras_in(options: Options) -> list[str]:
    """The extras of a game, by what is printed on them."""
    extras = options.get(NAME, [])
    assert isinstance(extras, list)
    return extras
