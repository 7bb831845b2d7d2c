"""The plain encoder of City of Gods."""

import teotihuacan as teo
from teotihuacan.city.modules.priests.rules import printed
from teotihuacan.city.rules import triggers
from teotihuacan.research import Specification
from tests.research.plain import Table, Values, as_bytes, asked, by_seat, counted, each, one

BOARDS = ["palace", "forest", "quarry", "gold", "alchemy", "nobles", "decorations", "construction"]
WORSHIP = ["palace", "forest", "quarry", "gold", "decorations"]
TEMPLES = ["blue", "red", "green"]
ICONS = "brgnBRG"
ROWS = (5, 4, 3)


def label(number: float) -> str:
    return f"tile {int(number)}" + ("½" if number % 1 else "")


def plain_city(made: Specification, game: teo.Game, seat: int) -> bytes:
    view: Table = game.view(seat)
    table = view["table"]
    names = by_seat(seat, made.seats)
    values = asked(made, game, view, names)
    for writing in (people, ring, display, pyramid, discovery, modules):
        values.update(writing(table, view, names, game))
    known = {field.name for field in made.fields}
    return as_bytes(made, {name: value for name, value in values.items() if name in known})


def people(table: Table, view: Table, names: list[str], game: teo.Game) -> Values:
    values: Values = {}
    own = table["players"][view["seat"]]["points"]
    ahead, behind = {}, {}
    for name, player in zip(names, table["players"]):
        goods = ("cocoa", "wood", "stone", "gold", "obsidian")
        values[f"{name}: goods"] = {good: player[good] for good in goods if good in player}
        values[f"{name}: points"] = player["points"]
        values[f"{name}: temples"] = player["temples"]
        values[f"{name}: temple step"] = each(f"{k} {v}" for k, v in player["temples"].items())
        values[f"{name}: avenue"] = one(player["avenue"])
        values[f"{name}: track"] = player["pyramid track"]
        values[f"{name}: technologies"] = each(label(n) for n in player["technologies"])
        workers = player["workers"]
        values[f"{name}: powers"] = {f"worker {i}": w["power"] for i, w in enumerate(workers)}
        values[f"{name}: places"] = each(f"worker {i} {w['at']}" for i, w in enumerate(workers))
        values[f"{name}: tiles"] = player["discovery"]
        values[f"{name}: used tiles"] = player["discovery used"]
        kept, dealt = player["starting kept"], player["starting dealt"]
        if isinstance(kept, list):
            values[f"{name}: kept"] = each(f"tile {tile}" for tile in kept)
        if name == "own":
            values["dealt"] = each(f"tile {tile}" for tile in dealt)
        else:
            ahead[name] = player["points"] - own
            behind[name] = own - player["points"]
    values["points ahead"], values["points behind"] = ahead, behind
    return values


def ring(table: Table, view: Table, names: list[str], game: teo.Game) -> Values:
    values: Values = {}
    around: list[str | None] = table["ring"]
    workers: dict[str, list[tuple[str, int]]] = {board: [] for board in BOARDS}
    locked = {"own": dict.fromkeys(WORSHIP, 0), "others": dict.fromkeys(WORSHIP, 0)}
    for name, player in zip(names, table["players"]):
        for worker in player["workers"]:
            if worker["at"] in workers:
                workers[worker["at"]].append((name, worker["power"]))
            elif worker["at"] not in ("wheel", "hand"):
                board = worker["at"].removesuffix(" sidebar")
                board = "palace" if board.startswith("royal") else board
                locked["own" if name == "own" else "others"][board] += 1
    values["own locked"], values["others locked"] = locked["own"], locked["others"]
    neutral = {board: sum(w.count(board) for w in table["neutral workers"]) for board in BOARDS}

    def own(board: str) -> list[int]:
        return [power for name, power in workers[board] if name == "own"]

    def colours(board: str) -> int:
        of_neutral = sum(board in boards for boards in table["neutral workers"])
        return len({name for name, _ in workers[board]}) + of_neutral

    def describe(place: str, board: str | None) -> None:
        if board is not None:
            values[f"{place}: board"] = one(board)
            values[f"{place}: own workers"] = len(own(board))
            values[f"{place}: own highest"] = max(own(board), default=0)
            values[f"{place}: colours"] = colours(board)

    for board in BOARDS:
        values[f"{board}: own workers"] = len(own(board))
        values[f"{board}: own highest"] = max(own(board), default=0)
        values[f"{board}: own lowest"] = min(own(board), default=0)
        others = [name for name, _ in workers[board] if name != "own"]
        values[f"{board}: other workers"] = counted(others)
        values[f"{board}: neutral workers"] = neutral[board]
        values[f"{board}: colours"] = colours(board)
        if board in around:
            slot = around.index(board)
            values[f"{board}: distance"] = one(slot)
            for step in (1, 2, 3):
                describe(f"{board} +{step}", around[(slot + step) % 8])
    if not isinstance(view["actor"], int) or view["actor"] < 0:
        return values
    step_asked = game.state.agenda[-1]
    fields = dict(zip(game.rules.kinds[step_asked[0]].fields, step_asked[2:]))
    if "worker" in fields:
        worker = table["players"][view["actor"]]["workers"][fields["worker"]]
        values["asked worker power"] = worker["power"]
        board = worker["at"].removesuffix(" sidebar")
        board = "palace" if board.startswith("royal") else board
        if board in around:
            for step in range(1, 9):
                describe(f"asked worker +{step}", around[(around.index(board) + step) % 8])
    if fields.get("board", 0) > 0:
        describe("asked board", BOARDS[fields["board"] - 1])
    return values


def display(table: Table, view: Table, names: list[str], game: teo.Game) -> Values:
    calendar = table["calendar"]
    countdown = calendar["turns to eclipse"]
    values: Values = {
        "light disc": calendar["light"],
        "dark disc": calendar["dark"],
        "to the Eclipse": calendar["dark"] - calendar["light"],
        "countdown": 0 if countdown is None else countdown + 1,
        "final": int(calendar["pyramid finished"]),
        "era": one(calendar["era"]) if calendar["era"] <= 3 else {},
        "turn": {} if table["turn"] is None else one(names[table["turn"]]),
        "acting": each(f"worker {number - 1}" for number in table["acting workers"]),
        "discount used": int(table.get("discount used", False)),
        "secret": int(table["starting secret"]),
        "face up": each(f"tile {tile}" for tile in table["starting face up"]),
    }
    for place, tile in zip(("left", "middle", "right"), table["royal tiles"]):
        values[f"{place}: tile"] = one(f"royal {tile}")
    for number, tile in enumerate(table["technologies"], 1):
        values[f"technology {number}: tile"] = one(label(tile))
    for temple, tile in zip(TEMPLES, table["bonus tiles"]):
        values[f"{temple}: tile"] = one(f"bonus {tile}")
    return values


def icons(name: str, word: str) -> Values:
    numbers = {f"icon {i}": ICONS.index(letter) + 1 for i, letter in enumerate(word, 1)}
    return {f"{name}: filled": 1, f"{name}: icons": numbers}


def pyramid(table: Table, view: Table, names: list[str], game: teo.Game) -> Values:
    buildings = table["buildings"]
    values: Values = {
        "buildings": buildings["built"],
        "lowest visible": buildings["lowest visible"],
        "pyramid pile": each(table["pyramid pile"]),
        "decoration pile": each(table["decoration pile"]),
    }
    taken = []
    for row, spaces in enumerate(buildings["rows"], 1):
        numbers = range(1, spaces + 1) if isinstance(spaces, int) else spaces
        taken += [f"row {row} space {number}" for number in numbers]
    values["nobles"] = each(taken)
    for written in ("pyramid icons", "decoration icons"):
        for name, word in table[written].items():
            values.update(icons(name, word))
    offers = (("pyramid tile", "pyramid offer icons"), ("decoration", "decoration offer icons"))
    for name, written in offers:
        for number, word in enumerate(table[written], 1):
            letters = enumerate(word or "", 1)
            values[f"{name} {number}: icons"] = each(f"icon {i} {letter}" for i, letter in letters)
    return values


def discovery(table: Table, view: Table, names: list[str], game: teo.Game) -> Values:
    values: Values = {"unseen discovery tiles": table["discovery pile"]}
    for board, tile in table["discovery near"].items():
        values[f"near {board}: tile"] = one(tile)
    for pile, tiles in table["discovery piles"].items():
        values[f"{pile}: tiles"] = counted(tiles)
    return values


def modules(table: Table, view: Table, names: list[str], game: teo.Game) -> Values:
    values: Values = {
        "doubled": table.get("doubled", 0),
        "discarded Major tiles": table.get("major discard", {}),
    }
    for temple, owner in table.get("royal owners", {}).items():
        values[f"royal tile of {temple}: owner"] = one(names[owner])
    if "altars" in table:
        values.update(altars(table["altars"], table["ring"], names))
    if "empire" in table:
        values.update(empire(table["empire"], names))
    if "priests" in table:
        values.update(priests(table["priests"], names))
    if "bot" in table:
        values.update(bot(table["bot"]))
    return values


def altars(written: Table, around: list[str | None], names: list[str]) -> Values:
    values: Values = {
        "has unlocked": int(written.get("turn") == "unlocked"),
        "has activated": int(written.get("turn") == "shaman"),
        "helping": int(written.get("helping", False)),
    }
    # The places beside each gap, counted from 1 at the Palace: as printed on the board.
    for number, (before, behind) in enumerate(((1, 2), (8, 1), (5, 6), (4, 5)), 1):
        values[f"altar {number}: tile"] = one(written["tiles"][number - 1])
        values[f"altar {number}: tiles"] = counted(written["discovery"][number - 1])
        values[f"altar {number}: board before"] = one(around[before - 1])
        values[f"altar {number}: board behind"] = one(around[behind - 1])
    for name, shaman in zip(names, written["shamans"]):
        values[f"Shaman {name}: half"] = one(shaman["at"])
        values[f"Shaman {name}: standing"] = int(shaman["standing"])
        if shaman["at"] is not None:
            pointed = int(shaman["at"].partition("-")[2])
            values[f"Shaman {name}: board"] = one(around[pointed - 1])
    return values


def empire(written: Table, names: list[str]) -> Values:
    values: Values = {}
    for region, owner in written["warriors"].items():
        number = 0 if region == "teotihuacan" else int(region.removeprefix("region "))
        values[f"region {number}: Warrior"] = one(names[owner])
    values["regions with a building"] = each(f"region {number}" for number in written["settled"])
    for place in ("farthest", "supply", "removed"):
        for name, count in zip(names, written[place]):
            values[f"Warriors {name}: {place}"] = count
    drawn = written.get("drawn", {})
    values["drawn for a region"] = counted([tile for tiles in drawn.values() for tile in tiles])
    return values


RISING = [priest.key for priest in printed.PRIESTS if triggers.ROYAL in priest.stands]


def priests(written: Table, names: list[str]) -> Values:
    values: Values = {}
    for name, priest, gift in zip(names, written["held"], written["gifts"]):
        values[f"priest {name}: priest"] = {} if priest is None else one(f"priest {priest}")
        values[f"priest {name}: gift"] = {} if gift is None else one(label(gift))
        values[f"Shaman {name}: rises"] = int(priest in RISING)
    offered = written.get("offered", [])
    values["technologies to choose from"] = each(label(number) for number in offered)
    return values


POSITIONS = (
    *(
        "top",
        "middle left",
        "middle right",
        "bottom left",
        "bottom middle",
        "bottom right",
        "aside",
    ),
)


def bot(written: Table) -> Values:
    values: Values = {}
    for position, tile in zip(POSITIONS, written["tiles"]):
        values[f"bot {position}: tile"] = one(tile)
    for number, side in enumerate(written["directions"], 1):
        values[f"direction tile {number}: side"] = one(side)
    values["masks of the bot"] = each(f"mask {mask}" for mask in written["private masks"])
    values["discovery tiles in the box"] = written["box"]
    return values
