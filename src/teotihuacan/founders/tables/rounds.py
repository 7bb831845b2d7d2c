"""Rounds, disks, what lies on the Main board, the Favor track, points."""

from teotihuacan.founders.rules.printed import disks, masks, rounds, tiles
from teotihuacan.founders.tables.making import PLAYERS, doubt, or_dash, points, seats
from teotihuacan.tables import head, made, numbers
from teotihuacan.title import RuleTable
from teotihuacan.words.speaker import Words


def players(words: Words) -> RuleTable:
    """What depends on how many play."""
    values = {
        "rounds": [str(rounds.ROUNDS[count]) for count in PLAYERS],
        "disks": [
            numbers(
                rounds.DISKS[count] - rounds.DISKS_LOST * round
                for round in range(rounds.ROUNDS[count])
            )
            for count in PLAYERS
        ],
        "spaces": [str(rounds.USED_SPACES[count]) for count in PLAYERS],
    }
    rows = [(words.text(f"tables.players.{key}"), *row) for key, row in values.items()]
    return made(words, "players", [*head(words, "what"), *seats(words)], rows)


def turn(words: Words) -> RuleTable:
    values = {
        "most": str(rounds.MOST_DISKS),
        "stack": str(rounds.STACK),
        "wild": str(tiles.WILD_GOLD),
        "pyramid": points(words, tiles.PYRAMID_POINTS),
        "bottom": points(words, rounds.BOTTOM_SCORE),
        "upper": points(words, rounds.UPPER_SCORE),
    }
    rows = [(words.text(f"tables.turn.{key}"), value) for key, value in values.items()]
    return made(words, "turn", head(words, "what", "number"), rows)


def displays(words: Words) -> RuleTable:
    rows = [
        (
            words.part("tile", tile),
            *[or_dash(words, rounds.DISPLAY[count][tile]) for count in PLAYERS],
            str(tiles.COPIES[tile]),
        )
        for tile in range(tiles.TILES)
    ]
    header = [*head(words, "tile"), *seats(words), *head(words, "copies")]
    return made(words, "displays", header, rows)


def bonus(words: Words) -> RuleTable:
    rows = [(words.part("disk", kind), str(disk.copies)) for kind, disk in enumerate(disks.DISKS)]
    unsure = doubt(words, ("disks.toml", "copies"))
    note = words.text("tables.bonus.copies") if unsure else ""
    return made(words, "bonus", head(words, "effect", "copies"), rows, note)


def favor(words: Words) -> RuleTable:
    header = [*head(words, "step"), *[str(step) for step in range(1, len(rounds.FAVOR) + 1)]]
    row = [words.text("tables.head.points"), *[str(value) for value in rounds.FAVOR]]
    return made(words, "favor", header, [row], doubt(words, ("rounds.toml", "favor")))


def mask_tiles(words: Words) -> RuleTable:
    rows = [
        (words.part("mask", colour), *[numbers(masks.MASKS[count][colour]) for count in PLAYERS])
        for colour in range(len(masks.MASK_COLOURS))
    ]
    groups = [("masks.toml", key) for key in ("colours", *masks.MASK_COLOURS)]
    header = [*head(words, "colour"), *seats(words)]
    return made(words, "masks", header, rows, doubt(words, *groups))
