"""Extras as something that a game can be made with."""

from typing import Final

from teotihuacan.city.modules.priests.rules import printed
from teotihuacan.city.modules.priests.rules.printed import Extra
from teotihuacan.city.modules.solo.rules.options import BOTS
from teotihuacan.city.rules.modules import Module
from teotihuacan.city.rules.options import called
from teotihuacan.engine.options import SEVERAL, Option, Where

NAME: Final = "extras"


def conditions(extra: Extra, modules: dict[str, Module]) -> tuple[Where, ...]:
    """Where an extra can be played; `modules` are those that it may need, by name."""
    found: list[Where] = []
    if extra.bot:
        reason = f"{NAME}: {extra.key} is a bot's: there is none in this game"
        found.append(Where("bot", BOTS, reason))
    for module in extra.needs:
        reason = f"{NAME}: {extra.key} is never played without {called(modules[module])}"
        found.append(Where("modules", (module,), reason))
    return tuple(found)


def extras_option(modules: tuple[Module, ...]) -> Option:
    """For those who have the box that the extras belong to; none by default."""
    named = {module.name: module for module in modules}
    extras = [extra for extra in printed.EXTRAS if set(extra.needs) <= set(named)]
    each = {extra.key: conditions(extra, named) for extra in extras}
    return Option(NAME, SEVERAL, None, tuple(each), quiet=True, each=each)
