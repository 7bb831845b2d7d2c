"""Rounds, disks, what lies on the Main board, the Favor track, points."""

from teotihuacan.founders.rules.printed.disks import DISKS
from teotihuacan.founders.rules.printed.masks import MASK_COLOURS, MASKS
from teotihuacan.founders.rules.printed.rounds import (
    BOTTOM_SCORE,
    DISKS_LOST,
    DISPLAY,
    FAVOR,
    MOST_DISKS,
    ROUNDS,
    STACK,
    UPPER_SCORE,
    USED_SPACES,
)
from teotihuacan.founders.rules.printed.rounds import DISKS as START
from teotihuacan.founders.rules.printed.tiles import COPIES, PYRAMID_POINTS, TILES, WILD_GOLD
from teotihuacan.founders.tables.making import PLAYERS, doubt, or_dash, points, seats
from teotihuacan.tables import head, made, numbers
from teotihuacan.title import RuleTable
from teotihuacan.words.speaker import Words


def players(words: Words) -> RuleTable:
    """What depends on how many play."""
    values = {
        "rounds": [str(ROUNDS[count]) for count in PLAYERS],
        "disks": [
            numbers(START[count] - DISKS_LOST * round for round in range(ROUNDS[count]))
            for count in PLAYERS
        ],
        "spaces": [str(USED_SPACES[count]) for count in PLAYERS],
    }
    rows = [(words.text(f"tables.players.{key}"), *row) for key, row in values.items()]
    return made(words, "players", [*head(words, "what"), *seats(words)], rows)


def turn(words: Words) -> RuleTable:
    values = {
        "most": str(MOST_DISKS),
        "stack": str(STACK),
        "wild": str(WILD_GOLD),
        "pyramid": points(words, PYRAMID_POINTS),
        "bottom": points(words, BOTTOM_SCORE),
        "upper": points(words, UPPER_SCORE),
    }
    rows = [(words.text(f"tables.turn.{key}"), value) for key, value in values.items()]
    return made(words, "turn", head(words, "what", "number"), rows)


def displays(words: Words) -> RuleTable:
    rows = [
        (
            words.part("tile", tile),
            *[or_dash(words, DISPLAY[count][tile]) for count in PLAYERS],
            str(COPIES[tile]),
        )
        for tile in range(TILES)
    ]
    header = [*head(words, "tile"), *seats(words), *head(words, "copies")]
    return made(words, "displays", header, rows)


def bonus(words: Words) -> RuleTable:
    rows = [(words.part("disk", kind), str(disk.copies)) for kind, disk in enumerate(DISKS)]
    unsure = doubt(words, ("disks.toml", "copies"))
    note = words.text("tables.bonus.copies") if unsure else ""
    return made(words, "bonus", head(words, "effect", "copies"), rows, note)


def favor(words: Words) -> RuleTable:
    header = [*head(words, "step"), *[str(step) for step in range(1, len(FAVOR) + 1)]]
    row = [words.text("tables.head.points"), *[str(value) for value in FAVOR]]
    return made(words, "favor", header, [row], doubt(words, ("rounds.toml", "favor")))


def mask_tiles(words: Words) -> RuleTable:
    rows = [
        (words.part("mask", colour), *[numbers(MASKS[count][colour]) for count in PLAYERS])
        for colour in range(len(MASK_COLOURS))
    ]
    groups = [("masks.toml", key) for key in ("colours", *MASK_COLOURS)]
    header = [*head(words, "colour"), *seats(words)]
    return made(words, "masks", header, rows, doubt(words, *groups))
