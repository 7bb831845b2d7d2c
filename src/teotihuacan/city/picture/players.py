"""Player areas: name and standing, goods, workers, technologies and tiles.

370 wide, and as high as there is room for: the more players, the closer. Alone one has more than
the bot, whose area has its action pyramid.
"""

from typing import Final, NamedTuple

from teotihuacan.city.picture import tiles, workers
from teotihuacan.city.picture.looks import symbols_in
from teotihuacan.city.picture.modules import pictures
from teotihuacan.city.picture.names import arriving, tile_spot, topic
from teotihuacan.city.picture.tiles import Row
from teotihuacan.city.rules import places, units
from teotihuacan.city.rules.printed import discovery, starting
from teotihuacan.city.rules.scoring.eclipse import salary_due
from teotihuacan.city.rules.state import City, Player
from teotihuacan.engine.game import Game
from teotihuacan.picture import areas, seats
from teotihuacan.picture.areas import WIDE
from teotihuacan.picture.ink import LARGE, group, halo, rect, spot, text, use
from teotihuacan.picture.seats import SEATS
from teotihuacan.words import Words

BOT_HIGH: Final = 152
ALONE_HIGH: Final = 160
TWO_LINES: Final = 120  # technologies and tiles below each other …
ONE_LINE: Final = 94  # … or side by side, when four play
LINE_2: Final = 51  # the middle of the line of goods
LINE_3: Final = 76  # … and of the first line of tiles
LINE_4: Final = 102
LARGER: Final = 1.35  # technologies in a solo game
DIE: Final = 22


def high(people: int, bot: bool = False) -> int:
    """The height of an area, by how many people play; that of a bot."""
    if bot:
        return BOT_HIGH
    return ALONE_HIGH if people == 1 else TWO_LINES if people < 4 else ONE_LINE


def is_bot(city: City, seat: int) -> bool:
    return seat >= city.setting.people


def draw(game: Game[City], viewer: int | None, words: Words, seat: int) -> str:
    """The area of a seat as `viewer` may see it."""
    city = game.state
    player = city.players[seat]
    # A player may be asked in another's turn: both areas have the rim, one of them the arrow.
    mine = seat in (city.turn, game.actor)
    somebody = game.actor is not None and game.actor >= 0
    waiting = seat == (game.actor if somebody else city.turn)
    people = city.setting.people
    drawn = areas.ground(high(people, is_bot(city, seat)), mine and not game.over)
    drawn += plate(game, words, player, waiting)
    drawn += goods(player, city.setting.goods, is_bot(city, seat))
    if is_bot(city, seat):
        room = 176.0
        below = LINE_3 + (26 if city.setting.wild else 4)
        drawn += in_hand(city, player, room + 8, BOT_HIGH - 19)
        drawn += fit(together(city, player, viewer, room), 10, below, room)
        drawn += "".join(picture.area(city, seat) for picture in pictures())
        return group(drawn, class_=SEATS[seat])
    drawn += in_hand(city, player, WIDE - 9, LINE_2)
    setting_up = places.HAND in player.place or player._dealt
    due = "" if game.over or (city.turn < 0 and setting_up) else salary(city, player)
    room = WIDE - 20
    beside = room - (74 if due else 0)
    if people == 4:
        drawn += fit(together(city, player, viewer, beside), 10, LINE_3, beside) + due
        return group(drawn, class_=SEATS[seat])
    known = fitting(room, *(technologies(player, way) for way in WAYS))
    rest = fitting(beside, *(kept(city, player, viewer, way) for way in WAYS))
    if people == 1:
        drawn += fit(known, 10, LINE_3 + 8, room, LARGER)
        drawn += fit(rest, 10, ALONE_HIGH - 24, beside) + due
    else:
        drawn += fit(known, 10, LINE_3, room) + fit(rest, 10, LINE_4, beside) + due
    return group(drawn, class_=SEATS[seat])


def salary(city: City, player: Player) -> str:
    """The cocoa that is due at the coming Eclipse, in the lower right corner."""
    line = Row(17, 2).icon("eclipse", 19).say(f"{tiles.MINUS}{salary_due(city, player)}")
    down = high(city.setting.people) - 17
    shown = line.icon("cocoa").before(WIDE - 10, down)
    return group(shown, data_about=topic("eclipse"))


def purse(game: Game[City], seat: int) -> str:
    """The goods and points of a seat, in one line."""
    city = game.state
    held = city.players[seat].goods[: city.setting.goods]
    step = 256 / len(held)
    amounts = enumerate(held)
    lying = [areas.counted(units.GOODS[good], n, 30 + good * step) for good, n in amounts]
    return areas.purse(game, seat, *lying)


# --- the plate ------------------------------------------------------------------------------------


def plate(game: Game, words: Words, player: Player, mine: bool) -> str:
    """Shape, name and points; `end` belongs to it."""
    seat = player.seat
    # A player who may unlock has a locked worker; otherwise there is nothing to show.
    locked = player.any_locked() and seat < game.deciders  # a bot never asks for it
    shown = areas.plate(game, words, seat, mine, 38 if locked else 0)
    return shown + (unlock(seat, areas.before_points(game, seat) - 68) if locked else "")


def unlock(seat: int, x: float) -> str:
    """The padlock by which all workers are unlocked."""
    pill = rect(0, 0, 34, 27, "pill", 8) + use("unlock", 17, 13, 20)
    edge = halo(0, 0, 34, 27, 8)
    return spot(f"unlock-{seat}", pill, halo=edge, about=topic("unlock"), at=(x, 5))


def goods(player: Player, sorts: int, narrow: bool) -> str:
    """Cocoa, wood, stone and gold; in some games obsidian."""
    drawn: list[str] = []
    two_lines = narrow and sorts > units.WILD
    step = 58 if two_lines else 44 if narrow else 48 if sorts > units.WILD else 54
    for place, good in enumerate(units.GOODS[:sorts]):
        inside = use(good, 12, 13, 23) + text(27, 19.5, player.goods[place], "bold", LARGE)
        outline = halo(0, 1, 44, 24, 5)
        name = f"good-{player.seat}-{good}"
        across, down = (place % 3, place // 3) if two_lines else (place, 0)
        at = (8 + across * step, LINE_2 - 13 + down * 26)
        about = topic(good) if place == units.WILD else f"good:{place}"
        drawn.append(spot(name, inside, halo=outline, about=about, at=at))
    return "".join(drawn)


def in_hand(city: City, player: Player, right: float, middle: float) -> str:
    """All workers with their power, up to an edge on the right. Those not yet placed, or on their
    way to the Palace, are the workers themselves; the others stand on their boards."""
    away = arriving(city)
    drawn: list[str] = []
    x = right
    for worker, place in reversed(list(enumerate(player.place))):
        power = player.power[worker]
        if place == places.HAND and (player.seat, worker) not in away:
            x -= 29
            drawn.append(workers.worker(player.seat, worker, power, x + 2, middle - 13, 25))
        elif place != places.WHEEL:
            x -= DIE + 3
            drawn.append(group(seats.die(player.seat, power, DIE), at=(x, middle - DIE / 2)))
            if place > places.HAND:
                drawn.append(use("lock", x + DIE - 3, middle + DIE / 2 - 4, 13))
    return group(*drawn, data_about=topic("workers"))


# --- tiles ----------------------------------------------------------------------------------------


GAPS: Final = (5.0, 3.0, 1.0)  # between tiles: the more there are, the closer
WHOLE, BRIEF, COUNTED = WAYS = range(3)
"""Levels of detail of a player's things: all; of technologies only where they help, and of tiles no
edge; how many there are. The boards tell the rest, and type must not become smaller for it."""


class Item(NamedTuple):
    """Something in the line of tiles, with its width."""

    wide: float
    drawn: str


def guests(city: City, player: Player) -> list[Item]:
    """Return the items that modules have given to a player: first what stays there."""
    found = [item for picture in pictures() for item in picture.held(city, player.seat)]
    found += [item for picture in pictures() for item in picture.supply(city, player.seat)]
    return [Item(wide, drawn) for wide, drawn in found]


def together(city: City, player: Player, viewer: int | None, room: float) -> list[Item]:
    """Technologies and tiles in one line, of both as much as there is room for."""
    known = [technologies(player, way) for way in WAYS]
    rest = [kept(city, player, viewer, way) for way in WAYS]
    ways = ((WHOLE, WHOLE), (BRIEF, WHOLE), (BRIEF, BRIEF), (COUNTED, BRIEF), (COUNTED, COUNTED))
    return fitting(room, *(known[way] + rest[other] for way, other in ways))


def kept(city: City, player: Player, viewer: int | None, way: int) -> list[Item]:
    """Return all items in front of a player except technologies."""
    return guests(city, player) + owned(player, way) + starting_tiles(city, player, viewer)


def fitting(room: float, *ways: list[Item]) -> list[Item]:
    """The first of them for which there is room, or else the last."""
    return next((items for items in ways if length(items, GAPS[1]) <= room), ways[-1])


def length(items: list[Item], gap: float) -> float:
    return sum(item.wide for item in items) + gap * (len(items) - 1)


def technologies(player: Player, way: int) -> list[Item]:
    """Return the technologies of a player: where each helps, and what it gives."""
    known = player.technologies
    if way == COUNTED and known:
        return [counted("technology", known.bit_count(), f"board:{places.ALCHEMY}")]
    items: list[Item] = []
    for index in range(known.bit_length()):
        if known >> index & 1:
            wide, drawn = tiles.learned(index, way == BRIEF)
            items.append(Item(wide, group(drawn, data_about=f"technology:{index}")))
    return items


def owned(player: Player, way: int) -> list[Item]:
    """Masks and other discovery tiles, and those used up."""
    items: list[Item] = []
    masks = sum(count for kind, count in enumerate(player.tiles) if discovery.TILES[kind].mask)
    if way == COUNTED and masks:
        items.append(counted("mask", masks, topic("masks")))
    for kind, count in enumerate(player.tiles):
        if count and not (way == COUNTED and discovery.TILES[kind].mask):
            items.append(tile(player.seat, kind, count, 7 if way == WHOLE else 0))
    used = sum(player.used)
    if used:
        line = Row(21, 2).icon("discovery").say(used)
        items.append(Item(line.width, group(line.at(0, 0), class_="used")))
    return items


def counted(symbol: str, count: int, about: str) -> Item:
    line = Row(21, 2).icon(symbol).say(count)
    return Item(line.width, group(line.at(0, 0), data_about=about))


def tile(seat: int, kind: int, count: int, edge: float) -> Item:
    """A discovery tile, and how many of the kind."""
    line = tiles.discovery_effect(kind, 21)
    if count > 1:
        line.say(f"×{count}", "bold soft")
    wide = line.width + edge
    inside = rect(0, -13, wide, 26, tiles.face(kind), 4) + line.centred(wide / 2, 0)
    rim = halo(0, -13, wide, 26, 4)
    shown = spot(tile_spot(seat, kind), inside, halo=rim, about=f"tile:{kind}")
    return Item(wide, shown)


def starting_tiles(city: City, player: Player, viewer: int | None) -> list[Item]:
    """Starting tiles in setup: face down as long as they are secret, but to their owner."""
    shown = not city.secret or player.seat == viewer
    symbols = symbols_in(city)
    items: list[Item] = []
    for place, index in enumerate((*player._kept, *player._dealt)):
        if not shown:
            back = rect(0, -13, 46, 26, "tile back", 4) + use("discovery", 23, 0, 18)
            items.append(Item(46, back))
            continue
        left, right = starting.TILES[index].boards
        chosen = "tile starting" if place < len(player._kept) else "tile waiting"
        face = rect(0, -13, 50, 26, chosen, 4) + use(symbols[left], 13, 0, 20)
        face += rect(24.5, -8, 1, 16, "rule") + use(symbols[right], 37, 0, 20)
        items.append(Item(50, group(face, data_about=f"start:{index}")))
    return items


def fit(items: list[Item], x: float, y: float, room: float, most: float = 1.0) -> str:
    """Items in a line; closer together and then smaller where there are many."""
    if not items:
        return ""
    gap = next((gap for gap in GAPS if length(items, gap) <= room), GAPS[-1])
    drawn: list[str] = []
    left = 0.0
    for item in items:
        drawn.append(group(item.drawn, at=(left, 0)))
        left += item.wide + gap
    return group(*drawn, at=(x, y), scale=min(most, room / length(items, gap)))
