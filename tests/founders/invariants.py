"""Invariants at every question of every game, counted in the written position."""

from collections import Counter
from typing import Any

import teotihuacan as teo
from tests.founders import reference
from tests.founders.reference import Space

PIECES: dict[str, int] = {
    "wood1": 10, "wood2": 14, "wood3": 11,
    "stone1": 10, "stone2": 14, "stone3": 11, "stone4": 5,
    "gold3": 10, "gold4": 5,
    "green": 13, "blue": 13, "red": 12,
    "green pyramid": 14, "blue pyramid": 14, "red pyramid": 14,
}  # fmt: skip
DISKS = {2: 6, 3: 5, 4: 5}
LAID_OUT = {1: 2, 2: 2, 3: 3, 4: 4}  # a person alone sits at a table for two
MASK_TILES = {2: 3, 3: 4, 4: 5}
BUILDINGS_AND_TEMPLES = list(PIECES)[:12]
WORSHIP_TILES = 12  # in each stack


def cell(name: str) -> Space:
    return int(name[1:]) - 1, "abcdefghijkl".index(name[0])


def check(game: teo.Game) -> None:
    """Every tile, disk and cube is somewhere, exactly once."""
    position: Any = game.position()
    table, agenda = position["table"], position["agenda"]
    players: list[Any] = table["players"]
    laid_out = LAID_OUT[len(players)]
    dummy: Any = table.get("dummy")
    assert (dummy is not None) == (len(players) == 1)
    check_tiles(table, players, agenda, dummy)
    check_worship(table, players, agenda)
    everybody = [*players, dummy] if dummy else players
    for seat, player in enumerate(everybody):
        placed = sum(space["disks"].count(seat) for space in table["spaces"].values())
        lost = max(0, table["round"] - 1)
        assert player["disks"] + placed == DISKS[laid_out] - lost
    for player in players:
        check_city(player)
    for colour, left in table["mask stacks"].items():
        taken = [value for player in everybody for value in player["masks"][colour]]
        assert len(taken) + len(left) == MASK_TILES[laid_out]
        assert not left or not taken or min(taken) > max(left)
    assert game.scores == [player["points"] for player in players]
    if dummy:
        # One Mask tile after each round, as long as there are any.
        taken_away = sum(len(values) for values in dummy["masks"].values())
        assert taken_away <= max(0, table["round"] - 1)
        if taken_away < table["round"] - 1:
            assert not any(table["mask stacks"].values())
        # A tile for each disk at most, besides the starting tiles of a second player.
        placed = sum(DISKS[2] - earlier for earlier in range(table["round"])) - dummy["disks"]
        assert 3 <= sum(dummy["tiles"].values()) <= 3 + max(0, placed)
        assert table["first player"] in (0, None)
    for space in table["spaces"].values():
        assert len(space["disks"]) <= 3
    used = [space["bonus"] for space in table["spaces"].values() if space["bonus"]]
    assert max(Counter(used).values(), default=0) <= 2


def check_tiles(table: Any, players: list[Any], agenda: list[Any], dummy: Any) -> None:
    count = Counter(table["display"])
    count.update(dummy["tiles"] if dummy else {})
    count.update(table["supply"])
    for player in players:
        count.update(entry["tile"] for entry in player["tiles"])
        count.update(f"{colour} pyramid" for colour in player["pyramid"].values())
        count.update(f"{colour} pyramid" for colour in player["starting tiles"])
    for step in agenda:
        if step["step"] in ("anchor", "orientation", "lay"):
            count[BUILDINGS_AND_TEMPLES[step["tile"]]] += 1
        elif step["step"] == "set tile":
            count[f"{('green', 'blue', 'red')[step['colour']]} pyramid"] += 1
    assert count == PIECES


def check_worship(table: Any, players: list[Any], agenda: list[Any]) -> None:
    aside = sum(step["step"] == "put back" for step in agenda)
    owned = sum(len(player["worship"]) for player in players)
    lying = 0
    for stack in table["worship stacks"].values():
        lying += (stack["side"] is not None) + (stack["top"] is not None)
        lying += sum(stack["unseen"].values()) + len(stack["returned"])
    assert lying + owned + aside == 3 * WORSHIP_TILES


def check_city(player: Any) -> None:
    """Tiles lie in the city on different spaces, each in its form; cubes lie beside them."""
    taken: set[Space] = set()
    for entry in player["tiles"]:
        row, col = cell(entry["at"])
        cover = covered(entry["tile"], row, col, entry["orientation"])
        assert not cover & taken
        assert all(reference.is_city(space) for space in cover)
        taken |= cover
    for names in player["cubes"].values():
        spaces = {cell(name) for name in names}
        assert len(spaces) == len(names)
        assert not spaces & taken
        assert all(reference.is_city(space) for space in spaces)
        taken |= spaces
    lying = set(player["pyramid"]) | {"C"}
    for name, cells in reference.SECOND.items():
        if name in lying:
            assert set(reference.under(cells, reference.SQUARES)) <= lying
    assert "TOP" not in lying or set(reference.SECOND) <= lying


def covered(tile: str, row: int, col: int, turn: int) -> set[Space]:
    """The spaces under a tile: turned so many times, flipped after four of them."""
    found: list[frozenset[Space]] = []
    shape = reference.shape_of(tile)
    for flip in (False, True):
        cells = [(r, -c) if flip else (r, c) for r, c in shape]
        for _ in range(4):
            top, left = min(r for r, _ in cells), min(c for _, c in cells)
            way = frozenset((r - top, c - left) for r, c in cells)
            if way not in found:
                found.append(way)
            cells = [(c, -r) for r, c in cells]
    first = min(found[turn])
    return {(row + r - first[0], col + c - first[1]) for r, c in found[turn]}
