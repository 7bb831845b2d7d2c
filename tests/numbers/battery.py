"""Which situations the numbers of the data are played in, by what they are about.

Each section gives what happens in a row of small situations, one text for each.  They are laid
out by hand so that every value has its moment; whole games at random come last.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial

from teotihuacan.city.rules.printed.discovery import MASKS
from teotihuacan.city.rules.pyramid_tiles import DECORATION_TILES, PYRAMID_TILES
from tests.city.base_tiles import DISCOVERY, STARTING
from tests.numbers.boards import (
    TECHNOLOGIES,
    building,
    building_houses,
    decorating,
    gathering,
    ground,
    laying,
    learning,
    paying_gold,
)
from tests.numbers.tiles_and_temples import (
    ROYAL,
    ascending,
    buying_power,
    climbing,
    discoveries,
    knowing,
    royal_tiles,
    strolling,
    turns,
    weighing,
    worshipping,
)
from tests.numbers.whole_games import (
    beginnings,
    bonuses,
    bot_deeds,
    dealing,
    dice,
    eclipses,
    games,
    solo_games,
    starting_tiles,
)

Section = Callable[[], Iterator[str]]
Sections = Callable[[int], Iterator[str]]


def parts(section: Sections, count: int) -> list[Section]:
    """A section for each tile of a sort."""
    return [partial(section, part) for part in range(count)]


ABOUT: dict[str, list[Section]] = {
    "games": [games, solo_games],
    "boards.toml [ring]": [beginnings],
    "boards.toml [worship]": [beginnings],
    "boards.toml [sidebars]": [worshipping],
    "boards.toml [power_ups]": [gathering, learning, building_houses, building, paying_gold],
    "boards.toml [grid]": [gathering],
    "boards.toml [nobles]": [building_houses],
    "boards.toml [noble_rows]": [building_houses],
    "boards.toml [buildings]": [building_houses],
    "boards.toml [buildings_row]": [eclipses],
    "bonus.toml [tiles]": parts(bonuses, 7),
    "calendar.toml [ascension]": [ascending],
    "calendar.toml [calendar]": [eclipses, beginnings],
    "calendar.toml [pyramid_track_length]": [strolling],
    "calendar.toml [pyramid_track]": [eclipses],
    "calendar.toml [masks]": [eclipses],
    "calendar.toml [salary]": [eclipses],
    "discovery.toml [masks]": parts(discoveries, MASKS),
    "discovery.toml [others]": parts(discoveries, len(DISCOVERY))[MASKS:],
    "editions.toml [revised]": [ascending, worshipping, buying_power, *parts(climbing, 3)],
    "editions.toml [first]": [ascending, worshipping, buying_power, *parts(climbing, 3)],
    "pyramid.toml [ground]": [ground],
    "pyramid.toml [levels]": [building],
    "pyramid.toml [start]": [beginnings],
    "pyramid.toml [tiles]": parts(laying, PYRAMID_TILES),
    "pyramid.toml [decorations]": [paying_gold],
    "pyramid.toml [decoration_spots]": parts(decorating, DECORATION_TILES),
    "pyramid.toml [decoration_tiles]": parts(decorating, DECORATION_TILES),
    "royal.toml [tiles]": parts(royal_tiles, len(ROYAL)),
    "setup.toml [seats]": [beginnings],
    "setup.toml [starting_tiles]": [beginnings, dealing],
    "setup.toml [neutral]": [beginnings, dealing],
    "setup.toml [first_game_tiles]": [beginnings],
    "setup.toml [first_game_seats]": [beginnings],
    "starting.toml [tiles]": parts(starting_tiles, len(STARTING)),
    "technologies.toml [tiles]": [*parts(knowing, len(TECHNOLOGIES)), learning, buying_power],
    "technologies.toml [display]": [learning],
    "temples.toml [blue]": parts(climbing, 1),
    "temples.toml [red]": parts(climbing, 2)[1:],
    "temples.toml [green]": parts(climbing, 3)[2:],
    "temples.toml [bonus]": parts(climbing, 3),
    "temples.toml [major_steps]": [beginnings, *parts(climbing, 3)],
    "temples.toml [avenue]": [beginnings, strolling],
    "temples.toml [avenue_spots]": [strolling],
    "teotibot.toml [dice]": [dice],
    "teotibot.toml [direction]": [dice],
    "teotibot.toml [goods]": [beginnings],
    "teotibot.toml [teotibot]": [beginnings],
    "teotibot.toml [modified]": [beginnings],
    "turn.toml [moving]": [turns],
    "turn.toml [collecting]": [turns],
    "turn.toml [worship]": [turns],
    "turn.toml [unlocking]": [turns],
    "turn.toml [workers]": [turns],
    "everything else": [weighing, bot_deeds],
}
"""Where the values of a group are met: tried before everything else."""


def name_of(section: Section) -> str:
    if isinstance(section, partial):
        return f"{section.func.__name__} {section.args[0]}"
    return section.__name__


SECTIONS: dict[str, Section] = {
    name_of(section): section for sections in ABOUT.values() for section in sections
}


def order_for(group: str, place: str) -> list[str]:
    """All sections by name: that of the very tile first, then those of its group, then all."""
    about = [name_of(section) for section in ABOUT.get(group, [])]
    row = re.match(r"(?:list|icons)\.([0-9]+)", place)
    if row and int(row.group(1)) < len(about):
        about.insert(0, about[int(row.group(1))])
    return list(dict.fromkeys([*about, *SECTIONS]))
