"""Which situations the numbers of the data are played in, by what they are about.

Each section gives what happens in a row of small situations, one text for each.  They are laid
out by hand so that every value has its moment; whole games at random come last.
"""

import re

from teotihuacan.city.rules.boards.pyramid_tiles import DECORATION_TILES, PYRAMID_TILES
from teotihuacan.city.rules.printed import discovery
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
from tests.numbers.period.about import PERIOD
from tests.numbers.sections import Section, name_of, parts
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
from tests.numbers.tracing import read_back, started, wander
from tests.numbers.whole_games import (
    beginnings,
    bonuses,
    bot_deeds,
    dealing,
    dice,
    difficulties,
    eclipses,
    games,
    solo_games,
    starting_tiles,
)

ABOUT: dict[str, list[Section]] = {
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
    "discovery.toml [masks]": parts(discoveries, discovery.MASKS),
    "discovery.toml [others]": parts(discoveries, len(DISCOVERY))[discovery.MASKS :],
    "editions.toml [revised]": [ascending, worshipping, buying_power, *parts(climbing, 3)],
    "editions.toml [first]": [ascending, worshipping, buying_power, *parts(climbing, 3)],
    "pyramid.toml [ground]": [ground],
    "pyramid.toml [levels]": [building],
    "pyramid.toml [start]": [beginnings],
    "pyramid.toml [tiles]": parts(laying, PYRAMID_TILES),
    "pyramid.toml [decorations]": [paying_gold],
    "pyramid.toml [decoration_spots]": parts(decorating, DECORATION_TILES),
    "pyramid.toml [decoration_tiles]": parts(decorating, DECORATION_TILES),
    "royal.toml [tiles]": [*parts(royal_tiles, len(ROYAL)), beginnings, dealing, games],
    "setup.toml [seats]": [beginnings],
    "setup.toml [starting_tiles]": [beginnings, dealing],
    "setup.toml [neutral]": [beginnings, dealing],
    "setup.toml [first_game_tiles]": [beginnings],
    "setup.toml [first_game_seats]": [beginnings],
    "starting.toml [tiles]": parts(starting_tiles, len(STARTING)),
    "technologies.toml [tiles]": [
        *parts(knowing, len(TECHNOLOGIES)),
        learning,
        buying_power,
        games,
    ],
    "technologies.toml [display]": [learning],
    "temples.toml [blue]": [*parts(climbing, 1), bot_deeds, solo_games],
    "temples.toml [red]": parts(climbing, 2)[1:],
    "temples.toml [green]": parts(climbing, 3)[2:],
    "temples.toml [bonus]": parts(climbing, 3),
    "temples.toml [major_steps]": [beginnings, *parts(climbing, 3)],
    "temples.toml [avenue]": [beginnings, strolling],
    "temples.toml [avenue_spots]": [strolling],
    "teotibot.toml [dice]": [dice],
    "teotibot.toml [direction]": [dice],
    "teotibot.toml [start]": [beginnings],
    "teotibot.toml [teotibot]": [beginnings, bot_deeds],
    "teotibot.toml [modified]": [beginnings, bot_deeds, dice],
    "teotibot.toml [construction]": [bot_deeds],
    "teotibot.toml [decorations]": [bot_deeds],
    "teotibot.toml [nobles]": [bot_deeds],
    "teotibot.toml [alchemy]": [bot_deeds],
    "teotibot.toml [mines]": [bot_deeds, solo_games],
    "teotibot.toml [fallback]": [bot_deeds],
    "teotibot.toml [exchange]": [solo_games],
    "teotibot.toml [worship]": [bot_deeds, solo_games],
    "teotibot.toml [end]": [solo_games],
    "teotibot.toml [difficulty]": [difficulties],
    "teotibot.toml [easy]": [difficulties],
    "teotibot.toml [normal]": [difficulties],
    "teotibot.toml [hard]": [difficulties],
    "teotibot.toml [brutal]": [difficulties],
    "turn.toml [moving]": [turns],
    "turn.toml [collecting]": [turns],
    "turn.toml [worship]": [turns],
    "turn.toml [unlocking]": [turns],
    "turn.toml [workers]": [turns],
    "everything else": [weighing, bot_deeds, games, solo_games],
}
"""Where the values of a group are met: tried before everything else."""


def play_on(file: str) -> None:
    """Whatever a value is changed to, games go on, and what they write can be read again."""
    for seed, bot in ((1, "teotibot"), (2, "modified")):
        options: dict[str, object] = {"players": 2}
        if "teotibot" in file:
            options = {"players": 1, "bot": bot}
        if "/" in file:
            options["modules"] = ["all"]
        game = started(seed, **options)
        for _ in wander(game, seed, 12):
            pass
        game = read_back(game)
        for _ in wander(game, seed, 20):
            pass
        read_back(game)


def by_name(about: dict[str, list[Section]]) -> dict[str, Section]:
    return {name_of(section): section for sections in about.values() for section in sections}


SECTIONS: dict[str, Section] = {**by_name(ABOUT), **by_name(PERIOD)}


def order_for(group: str, place: str) -> list[str]:
    """The sections of a box by name: that of the very tile first, then those of its group, then
    all.  What a box brings is played in its own games, and not with what another one brings."""
    box = PERIOD if group.startswith("period/") else ABOUT
    about = [name_of(section) for section in box.get(group, [])]
    row = re.match(r"(?:list|icons)\.([0-9]+)", place)
    if row and int(row.group(1)) < len(about):
        about.insert(0, about[int(row.group(1))])
    return list(dict.fromkeys([*about, *by_name(box)]))
