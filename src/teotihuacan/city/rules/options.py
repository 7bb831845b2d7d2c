"""What a game of City of Gods can be made with; modules add options of their own."""

from __future__ import annotations

from typing import Final

from teotihuacan.city.rules.edition import EDITIONS
from teotihuacan.city.rules.modules import Module
from teotihuacan.engine.options import CHOICE, NUMBER, SEVERAL, SWITCH, Option, Options, Where

OPTIONS: Final = (
    Option("players", NUMBER, 2, (1, 2, 3, 4)),
    Option("edition", CHOICE, "revised", tuple(EDITIONS)),
    Option(
        "draft",
        SWITCH,
        False,
        only=(
            Where(
                "first_game",
                (False,),
                "draft and first_game exclude each other: "
                "the first game has fixed goods and workers, there is nothing to draft",
            ),
            Where("players", (2, 3, 4), "the draft needs at least two players"),
        ),
    ),
    Option("dark_eclipse", SWITCH, False),
    Option("first_game", SWITCH, False),
)


class ModulesOption(Option):
    """The modules that a game is played with, by their names or by what is printed: M6, M7, …"""

    def __init__(self, modules: tuple[Module, ...]) -> None:
        chosen = [module for module in modules if module.short]
        names = tuple([module.name for module in chosen])
        reason = "modules and first_game exclude each other: the first game has boards of its own"
        super().__init__(
            "modules",
            SEVERAL,
            None,
            names,
            only=(Where("first_game", (False,), reason),),
            each={module.name: conditions(module) for module in chosen},
        )
        self.modules = chosen

    def read(self, value: object, options: Options) -> object:
        alone = options["players"] == 1
        if isinstance(value, (list, tuple)):
            value = [name for item in value for name in self.meant(item, alone)]
        return super().read(value, options)

    def meant(self, item: object, alone: bool) -> list[object]:
        """The names that an item stands for: itself, a printed name, or all that can be played."""
        if item == ALL:
            return [module.name for module in self.modules if alone or not module.alone]
        for module in self.modules:
            if item == module.short:
                return [module.name]
        return [item]


def conditions(module: Module) -> tuple[Where, ...]:
    """Where a module can be played."""
    found: list[Where] = []
    if module.alone:
        found.append(Where("players", (1,), f"modules: {module.name} is for a single player"))
    for needed in module.needs:
        reason = f"modules: {module.name} is never played without {needed}"
        found.append(Where("modules", (needed,), reason))
    return tuple(found)


ALL: Final = "all"
