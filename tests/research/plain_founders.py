"""The plain encoder of Founders of Teotihuacan."""

import teotihuacan as teo
from teotihuacan.founders.rules.laying import grid
from teotihuacan.founders.rules.printed import boards, masks, rounds, tiles
from teotihuacan.research import Specification
from tests.research.plain import Table, Values, as_bytes, asked, by_seat, counted, each, one

RESOURCES = ("gold", "stone", "wood")
SIDES = "NESW"
CELLS = dict(zip(grid.SPACE_NAMES, grid.CITY_SPACES))


def plain_founders(made: Specification, game: teo.Game, seat: int) -> bytes:
    view: Table = game.view(seat)
    table = view["table"]
    names = by_seat(seat, made.seats)
    values = asked(made, game, view, names)
    for name, player in zip(names, table["players"]):
        values.update(city(name, player))
    values.update(main_board(table, names, game))
    return as_bytes(made, values)


def spaces_of(tile: Table) -> set[int]:
    """The spaces under a tile."""
    form = tiles.SHAPE[tiles.TILE_KEYS.index(tile["tile"])].forms[tile["orientation"]]
    cover = form.covers[CELLS[tile["at"]]]
    return {space for space in CELLS.values() if cover >> space & 1}


def city(name: str, player: Table) -> Values:
    laid = [(tile["tile"], spaces_of(tile)) for tile in player["tiles"]]
    taken = set().union(*[spaces for _, spaces in laid])
    pyramid: dict[str, str] = player["pyramid"]
    values: Values = {
        f"{name}: points": player["points"],
        f"{name}: passed": int(player["passed"]),
        f"{name}: disks": player["disks"],
        f"{name}: favor": player["favor"],
        f"{name}: architect": one(player["architect"]),
        f"{name}: board": one(player["board"]),
        f"{name}: cubes": {key: len(player["cubes"][key]) for key in RESOURCES},
        f"{name}: tiles": counted(key for key, _ in laid),
        f"{name}: starting tiles": each(player["starting tiles"]),
        f"{name}: pyramid": each(f"{place} {colour}" for place, colour in pyramid.items()),
        f"{name}: worship": counted(player["worship"]),
        f"{name}: masks": {colour: len(points) for colour, points in player["masks"].items()},
    }
    board = next((b for b in boards.BOARDS if b.key == player["board"]), None)
    clusters: dict[str, list[int]] = {colour: [] for colour in masks.MASK_COLOURS}
    symbols: dict[str, set[int]] = {colour: set() for colour in masks.MASK_COLOURS}
    for cluster in board.clusters if board else ():
        left = {s for s in CELLS.values() if cluster.spaces >> s & 1 and s not in taken}
        if left:
            clusters[masks.MASK_COLOURS[cluster.colour]].append(len(left))
            symbols[masks.MASK_COLOURS[cluster.colour]] |= left
    values[f"{name}: open clusters"] = {colour: len(c) for colour, c in clusters.items()}
    values[f"{name}: nearest cluster"] = {
        colour: min(9, *c, 9) for colour, c in clusters.items() if c
    }
    temples: dict[str, int] = {}
    multiplied: dict[str, int] = {}
    for further in range(4):
        district = (SIDES.index(player["architect"]) + further) % 4
        for colour in tiles.COLOURS:
            key = f"District +{further} {colour}"
            inside = grid.DISTRICT[district]
            temples[key] = sum(
                any(inside >> space & 1 for space in spaces) for k, spaces in laid if k == colour
            )
            multiplied[key] = sum(
                rounds.PLACE_SCORES[grid.PLACES.index(place)]
                for place, there in pyramid.items()
                if there == colour and district in grid.DISTRICTS_OF[grid.PLACES.index(place)]
            )
    values[f"{name}: Temples by District"] = temples
    values[f"{name}: Pyramid tiles by District"] = multiplied
    for key in RESOURCES:
        values[f"city {name}: {key} cubes"] = each(player["cubes"][key])
    values[f"city {name}: taken"] = named(taken)
    if name == "own":
        for key in RESOURCES:
            under = [spaces for tile, spaces in laid if tile.startswith(key)]
            values[f"own {key} Buildings"] = named(set().union(*under))
        for colour in tiles.COLOURS:
            under = [spaces for tile, spaces in laid if tile == colour]
            values[f"own {colour} Temples"] = named(set().union(*under))
        for colour, left in symbols.items():
            values[f"own {colour} masks"] = named(left)
        side = SIDES.index(player["architect"])
        reach = grid.DISTRICT[side] | grid.DISTRICT[(side + 1) % 4]
        values["own reach"] = named({space for space in CELLS.values() if reach >> space & 1})
    return values


def named(spaces: set[int]) -> dict[str, int]:
    return each(name for name, space in CELLS.items() if space in spaces)


def main_board(table: Table, names: list[str], game: teo.Game) -> Values:
    number = table["round"]
    values: Values = {
        "round": one(number or "setup"),
        "rounds left": game.state.setting.rounds - number if number else 0,
        "first player": {} if table["first player"] is None else one(names[table["first player"]]),
        "turn": {} if table["turn"] is None else one(names[table["turn"]]),
        "space": one(table["space"]),
        "strength": table["strength"],
        "display": table["display"],
        "supply": table["supply"],
        "masks left": {colour: len(left) for colour, left in table["mask stacks"].items()},
        "next mask": {c: left[0] for c, left in table["mask stacks"].items() if left},
        "produced": each(table["produced"]),
    }
    for key, space in table["spaces"].items():
        if space["bonus"] is None:
            continue
        values[f"space {key}: bonus"] = one(space["bonus"])
        values[f"space {key}: height"] = 1 + len(space["disks"])
        owners = [names[disk] if disk in range(len(names)) else "dummy" for disk in space["disks"]]
        values[f"space {key}: disks"] = counted(owners)
    unseen: dict[str, int] = {}
    for colour, stack in table["worship stacks"].items():
        unseen.update(stack["unseen"])
        values[f"{colour} Worship stack: beside"] = one(stack["side"])
        values[f"{colour} Worship stack: top"] = one(stack["top"])
        values[f"{colour} Worship stack: returned"] = counted(stack["returned"])
        first = stack["returned"][0] if stack["returned"] else None
        values[f"{colour} Worship stack: first returned"] = one(first)
    values["unseen Worship tiles"] = unseen
    if "dummy" in table:
        dummy = table["dummy"]
        values["disks of the dummy"] = dummy["disks"]
        values["tiles of the dummy"] = dummy["tiles"]
        values["masks of the dummy"] = {c: len(lost) for c, lost in dummy["masks"].items()}
    return values
