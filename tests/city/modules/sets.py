"""Sets of modules that can be played together."""

import itertools

FURTHER = ("mansion", "altars", "empire")
"""The modules that are never played without obsidian."""

SETS = [
    ["obsidian", *more]
    for count in range(len(FURTHER) + 1)
    for more in itertools.combinations(FURTHER, count)
]
"""The eight sets of modules that can be played."""

ALONE_SETS = [
    [*modules, *movement]
    for modules in ([], *SETS)
    for movement in ([], ["movement"])
    if modules or movement
]
"""Every set of modules for a single player."""

REFUSED: list[tuple[dict[str, object], str]] = [
    ({"players": 2, "modules": ["M7"]}, "mansion (M7) is never played without obsidian (M6)"),
    (
        {"players": 3, "modules": ["altars", "M9"]},
        "altars (M8) is never played without obsidian (M6)",
    ),
    ({"players": 2, "modules": ["MS1"]}, "movement (MS1) is for a single player"),
    ({"players": 4, "modules": ["M6", "MS1"]}, "movement (MS1) is for a single player"),
    ({"players": 2, "modules": ["M6"], "first_game": True}, "modules and first_game exclude"),
    ({"players": 2, "modules": ["M6", "M5"]}, "there is no 'M5'"),
    ({"players": 2, "modules": ["M6"], "extras": ["12"]}, "12 is never played without altars (M8)"),
    ({"players": 2, "modules": ["M6"], "extras": ["09"]}, "09 is never played without altars (M8)"),
    ({"players": 2, "extras": ["11"]}, "11 is never played without obsidian (M6)"),
    ({"players": 2, "modules": ["all"], "extras": ["S07"]}, "S07 is a bot's"),
    (
        {"players": 1, "bot": "teotibot", "modules": ["M6", "M8"], "extras": ["S07"]},
        "S07 is never played without mansion (M7)",
    ),
    ({"players": 2, "modules": ["all"], "extras": ["10"]}, "there is no '10'"),
]
"""Games that do not exist, with the reason that a person is told (rulings X1 to X3, X7)."""
