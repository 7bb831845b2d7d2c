"""Printed data, read from the data files without the engine's readers."""

import os
import tomllib
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from typing import Any

COLOURS = ("green", "blue", "red")
RESOURCES = ("gold", "stone", "wood")
SQUARES = ("NW", "N", "NE", "W", "E", "SW", "S", "SE")  # at the bottom; the middle is never chosen

Space = tuple[int, int]  # row and column, from the north-west
Price = dict[str, int]  # by resource, or so many of "any"


def read(file: str) -> dict[str, Any]:
    own = os.environ.get("TEOTIHUACAN_DATA")
    if own and (Path(own) / "founders" / file).is_file():
        return tomllib.loads((Path(own) / "founders" / file).read_text(encoding="utf-8"))
    data = resources.files("teotihuacan.founders") / "data" / file
    return tomllib.loads(data.read_text(encoding="utf-8"))


def amounts(text: str) -> Price:
    """Return the price that a text such as "1 stone, 2 wood" describes."""
    return {name: int(count) for count, name in (part.split() for part in text.split(", "))}


@dataclass(frozen=True)
class Building:
    resource: str
    size: int
    copies: int


@dataclass(frozen=True)
class Temple:
    size: int
    copies: int
    cost: Price
    extra: Price  # for each point of Strength that is missing


@dataclass(frozen=True)
class Disk:
    copies: int
    effect: str
    points: int
    strength: int


@dataclass(frozen=True)
class Worship:
    """A Worship tile; of `pay`, `most` and so on it has what its effect needs."""

    stack: str
    copies: int
    effect: str
    points: int
    most: int
    pay: Price
    needs: Price  # Buildings and Temples by kind, or "size1"
    temple: str
    building: str
    size: int


@dataclass(frozen=True)
class Reward:
    """The reward under a square of the pyramid."""

    points: int
    temple: str
    buildings: tuple[str, ...]  # one or both of these
    size: int  # any Building of this size
    worship: bool


@dataclass(frozen=True)
class Board:
    side: str
    rewards: dict[str, Reward]
    clusters: tuple[tuple[str, frozenset[Space]], ...]  # mask symbols by colour


def reward(text: str) -> Reward:
    parts = text.split(", ")
    points = [int(part.split()[0]) for part in parts if part.endswith((" points", " point"))]
    sizes = [int(part.removeprefix("size")) for part in parts if part.startswith("size")]
    temples = [part for part in parts if part in COLOURS]
    buildings = tuple(part for part in parts if part in BUILDINGS)
    return Reward(sum(points), "".join(temples), buildings, sum(sizes), worship="worship" in parts)


def clusters(rows: list[str]) -> tuple[tuple[str, frozenset[Space]], ...]:
    """Symbols of one colour that touch along a side."""
    symbols = {
        (r, c): COLOUR_OF[letter]
        for r, row in enumerate(rows)
        for c, letter in enumerate(row)
        if letter in COLOUR_OF
    }
    found = []
    while symbols:
        start, colour = next(iter(symbols.items()))
        cluster: set[Space] = set()
        edge = [start]
        while edge:
            r, c = space = edge.pop()
            if symbols.get(space) == colour:
                del symbols[space]
                cluster.add(space)
                edge += [(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)]
        found.append((colour, frozenset(cluster)))
    return tuple(found)


def worship_tiles() -> dict[str, Worship]:
    found = {}
    for tile in WORSHIP_FILE["tiles"]["list"] + WORSHIP_FILE["shown"]["list"]:
        key = tile["key"]
        for stack in COLOURS:
            if key in WORSHIP_FILE["stacks"][stack]:
                found[key] = Worship(
                    stack,
                    WORSHIP_FILE["stacks"][stack][key],
                    tile["effect"],
                    tile.get("points", 0),
                    tile.get("most", 0),
                    amounts(tile["pay"]) if "pay" in tile else {},
                    amounts(tile["needs"]) if "needs" in tile else {},
                    tile.get("temple", ""),
                    tile.get("building", ""),
                    tile.get("size", 0),
                )
    return found


TILES = read("tiles.toml")
BUILDINGS = {
    tile["key"]: Building(tile["resource"], tile["size"], tile["copies"])
    for tile in TILES["buildings"]["list"]
}
TEMPLES = {
    tile["key"]: Temple(tile["size"], tile["copies"], amounts(tile["cost"]), amounts(tile["extra"]))
    for tile in TILES["temples"]["list"]
}
FORMS: dict[str, list[str]] = {
    tile: read("shapes.toml")[shape]["form"]
    for group in ("small_shapes", "straight_shapes", "shapes")
    for tile, shape in TILES[group].items()
    if tile in BUILDINGS or tile in TEMPLES
}
PYRAMID = TILES["pyramid"]
PYRAMID_TILE = Temple(
    PYRAMID["size"], PYRAMID["copies"], amounts(PYRAMID["cost"]), amounts(PYRAMID["extra"])
)
PYRAMID_POINTS: int = PYRAMID["points"]
WILD_GOLD: int = TILES["wild"]["gold"]

DISKS_FILE = read("disks.toml")
DISKS = {
    disk["key"]: Disk(
        DISKS_FILE["copies"][disk["key"]],
        disk["effect"],
        disk.get("points", 0),
        disk.get("strength", 0),
    )
    for disk in DISKS_FILE["effects"]["list"]
}

WORSHIP_FILE = read("worship.toml")
WORSHIP = worship_tiles()

MASKS_FILE = read("masks.toml")
COLOUR_OF: dict[str, str] = {mask["letter"]: mask["key"] for mask in MASKS_FILE["colours"]["list"]}

BOARDS = {
    key: Board(
        board["side"],
        {square: reward(board["rewards"][square]) for square in SQUARES},
        clusters(board["rows"]),
    )
    for key, board in read("cities.toml").items()
}

ROUNDS_FILE = read("rounds.toml")
FAVOR: list[int] = ROUNDS_FILE["favor"]["points"]
BOTTOM_POINTS: int = ROUNDS_FILE["scoring"]["bottom"]
UPPER_POINTS: int = ROUNDS_FILE["scoring"]["upper"]
DISKS_AT_ONCE: int = ROUNDS_FILE["action_disks"]["most"]
STACK: int = ROUNDS_FILE["action_disks"]["stack"]
DISKS_LOST: int = ROUNDS_FILE["action_disks"]["lost"]

GEOMETRY_FILE = read("geometry.toml")
SIZE: int = GEOMETRY_FILE["city"]["size"]
SQUARE: int = GEOMETRY_FILE["pyramid"]["square"]


@dataclass(frozen=True)
class Laying:
    """Setup numbers that depend on the number of players."""

    rounds: int
    disks: int
    spaces: int  # of each section
    display: dict[str, int]
    masks: dict[str, list[int]]


def laid_out_for(players: int) -> Laying:
    column = players - 2
    rounds = ROUNDS_FILE
    display = {tile: rounds["buildings"].get(tile, [0, 0, 0])[column] for tile in BUILDINGS}
    for colour in COLOURS:
        display[colour] = rounds["shown"]["temples"]
        display[f"{colour} pyramid"] = rounds["shown"]["pyramid"]
    masks = {
        colour: [
            mask["points"] for mask in MASKS_FILE[colour]["tiles"] if mask["players"] <= players
        ]
        for colour in COLOUR_OF.values()
    }
    return Laying(
        rounds["rounds"]["rounds"][column],
        rounds["action_disks"]["start"][column],
        rounds["spaces"]["used"][column],
        display,
        masks,
    )
