"""Options of a game of City of Gods; modules add their own."""

from typing import Final

from teotihuacan.city.rules.edition import EDITIONS
from teotihuacan.city.rules.modules import Module
from teotihuacan.engine.checking import kind_of
from teotihuacan.engine.errors import OptionError
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
                "the first game has fixed goods and workers, so there is nothing to draft",
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
        printed = {module.name: module for module in chosen}
        reason = "modules and first_game exclude each other: the first game has boards of its own"
        only = (Where("first_game", (False,), reason),)
        each = {module.name: conditions(module, printed) for module in chosen}
        super().__init__("modules", SEVERAL, None, tuple(printed), only=only, each=each)
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
            if item in (module.name, module.short):
                return [module.name]
        known = ", ".join([called(module) for module in self.modules])
        raise OptionError(f"modules: there is no {kind_of(item)}; the modules are: {known}")


def conditions(module: Module, printed: dict[str, Module]) -> tuple[Where, ...]:
    """Return where a module can be played; `printed` are all that can be chosen, by name."""
    found: list[Where] = []
    if module.alone:
        found.append(Where("players", (1,), f"modules: {called(module)} is for a single player"))
    for needed in module.needs:
        reason = f"modules: {called(module)} is never played without {called(printed[needed])}"
        found.append(Where("modules", (needed,), reason))
    return tuple(found)


def called(module: Module) -> str:
    """Both names that a person may have typed."""
    return f"{module.name} ({module.short})"


ALL: Final = "all"
