"""Which situations the numbers of the Expansion Period are played in."""

from tests.numbers.period.altars import shaman_turns
from tests.numbers.period.bots import (
    bot_directions,
    bot_mines,
    bot_presets,
    bot_priest,
    bot_rolls,
    bot_settles,
    bot_shaman,
    bot_warriors,
)
from tests.numbers.period.empire import conquering, marching, settling, warriors_scored
from tests.numbers.period.extras import (
    extras_offered,
    further_altars,
    gifts,
    paid_shamans,
    risen_shamans,
)
from tests.numbers.period.games import (
    module_beginnings,
    module_games,
    module_solo_games,
    more_starting_tiles,
)
from tests.numbers.period.mansion import more_royal_tiles, royal_worship
from tests.numbers.period.obsidian import (
    TILES,
    majors,
    mining,
    more_masks,
    more_technologies,
    royal_pay,
)
from tests.numbers.sections import Section, parts

TILE = parts(majors, TILES)
REGION = parts(settling, 11)

PERIOD: dict[str, list[Section]] = {
    "period/altars.toml [gaps]": [module_beginnings],
    "period/altars.toml [piles]": [module_beginnings],
    "period/altars.toml [benefits]": parts(shaman_turns, 4),
    "period/altars.toml [tiles]": parts(shaman_turns, 4),
    "period/altars.toml [bots]": [bot_shaman],
    "period/boards.toml [grid]": parts(mining, 3),
    "period/calendar.toml [masks]": [more_masks],
    "period/discovery.toml [major]": [*TILE[:11], module_beginnings],
    "period/discovery.toml [shamans]": [*TILE[11:13], module_beginnings],
    "period/discovery.toml [special_masks]": [*TILE[13:], module_beginnings],
    "period/empire.toml [warriors]": [module_beginnings],
    "period/empire.toml [map]": [marching, warriors_scored, bot_warriors],
    "period/empire.toml [eclipse]": [warriors_scored],
    "period/empire.toml [build]": REGION,
    "period/empire.toml [regions]": REGION,
    "period/empire.toml [conquest]": [conquering],
    "period/empire.toml [bots]": [bot_warriors, bot_priest, *parts(bot_settles, 11)],
    "period/calendar.toml [salary]": [paid_shamans],
    "period/extras.toml [priests]": [extras_offered, gifts, paid_shamans, risen_shamans],
    "period/extras.toml [seasons]": [extras_offered, further_altars],
    "period/extras.toml [bots]": [extras_offered],
    "period/mansion.toml [worship]": [royal_worship],
    "period/mansion.toml [temples]": [royal_worship],
    "period/mansion.toml [bots]": [bot_rolls],
    "period/royal.toml [tiles]": [*parts(more_royal_tiles, 3), module_beginnings],
    "period/starting.toml [tiles]": [*parts(more_starting_tiles, 2), module_beginnings],
    "period/technologies.toml [tiles]": [*parts(more_technologies, 3), module_beginnings],
    "period/teotibot.toml [mines]": [bot_mines],
    "period/teotibot.toml [directions]": [bot_directions],
    "period/teotibot.toml [harder]": [bot_presets],
    "period": [royal_pay, module_games, module_solo_games],
}
