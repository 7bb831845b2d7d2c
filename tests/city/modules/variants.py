"""Every sort of game with modules, and some of each for tests that need many."""

import itertools
from collections.abc import Iterator

from teotihuacan.city.modules.solo.rules.difficulty import PRESETS
from tests.city.modules.sets import SETS

Options = dict[str, object]

BOTS = ("teotibot", "modified")


def sorts() -> Iterator[Options]:
    """The options of every sort of game."""
    for modules in SETS:
        for players, edition, draft, dark in itertools.product(
            (2, 3, 4), ("revised", "first"), (False, True), (False, True)
        ):
            yield {
                "players": players,
                "edition": edition,
                "draft": draft,
                "dark_eclipse": dark,
                "modules": modules,
            }
        for bot, movement in itertools.product(BOTS, ([], ["movement"])):
            yield {"players": 1, "bot": bot, "modules": [*modules, *movement]}


def priests(modules: list[str]) -> list[str]:
    """The priests that a bot can have with these modules."""
    found = ["S07"] if {"mansion", "altars"} <= set(modules) else []
    return [*found, "S08"] if "empire" in modules else found


def solo_sorts() -> Iterator[Options]:
    """Both bots with every set of modules, their other movement, their priests, every preset."""
    sets = [*SETS, []]
    for number, (modules, bot, other) in enumerate(itertools.product(sets, BOTS, (False, True))):
        if not modules and not other:
            continue  # no module at all
        chosen = [*modules, "movement"] if other else modules
        yield {
            "players": 1,
            "bot": bot,
            "modules": chosen,
            "extras": priests(modules),
            "difficulty": PRESETS[number % len(PRESETS)],
            "edition": ("revised", "first")[number // 4 % 2],
            "dark_eclipse": number % 3 == 0,
        }


def extra_sorts() -> Iterator[Options]:
    """Every set of modules with all extras that it allows, for people and against both bots."""
    for number, (modules, players) in enumerate(itertools.product(SETS, (1, 2, 3, 4))):
        own = ["11", "12", "09"] if "altars" in modules else ["11"]
        if players > 1:
            draft = number % 3 == 0
            yield {"players": players, "draft": draft, "modules": modules, "extras": own}
            continue
        for bot in BOTS:
            extras = [*own, *priests(modules)]
            yield {"players": 1, "bot": bot, "modules": modules, "extras": extras}


PEOPLE = [options for options in sorts() if "bot" not in options]
SOLO = list(solo_sorts())


def variant(number: int) -> Options:
    """Return one of all, alternately with people and a bot, so that neighbours differ."""
    chosen = SOLO if number % 2 else PEOPLE
    return chosen[number * 11 % len(chosen)]
