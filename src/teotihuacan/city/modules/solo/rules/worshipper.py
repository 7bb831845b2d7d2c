"""The bot's locked worker: the Worship tile of both bots, and what happens when you unlock it."""

from teotihuacan.city.modules.solo.rules import kinds as solo_kinds
from teotihuacan.city.modules.solo.rules import printed
from teotihuacan.city.modules.solo.rules.bot import bot_of, passed
from teotihuacan.city.modules.solo.rules.bot_effects import climb, climb_any
from teotihuacan.city.rules import kinds, places, tile_places
from teotihuacan.city.rules.effects import release
from teotihuacan.city.rules.printed import boards
from teotihuacan.city.rules.state import WORKER_COUNT, City, Player, board_of, replaced
from teotihuacan.city.rules.turns.turn import board_ahead
from teotihuacan.engine.steps import CHANCE, push

ANY_TEMPLE = 3


def worshipper(player: Player) -> int:
    """The bot's locked worker, or -1."""
    for i in range(WORKER_COUNT):
        if player.place[i] > places.SIDEBAR:
            return i
    return -1


def sidebars_ahead(city: City, board: int) -> list[int]:
    """The other temple sidebars clockwise of a board; the Palace is ignored."""
    ahead = [board_ahead(city, board, distance) for distance in range(1, len(city.ring))]
    return [there for there in ahead if boards.SIDEBAR_TEMPLE[there] >= 0]


def worship(city: City, player: Player) -> None:
    """The Worship tile: the locked die goes on to the next temple sidebar and climbs there."""
    worker = worshipper(player)
    start = board_of(player.place[worker])
    board = sidebars_ahead(city, start)[0]
    rival = city.holder(places.SIDEBAR + board)
    if rival >= 0:
        release(city, rival, places.SIDEBAR + board)
    player.place[worker] = places.SIDEBAR + board
    city.tell("bot worship", player.seat, board)
    if city.slots[board] < city.slots[start] and bot_of(city).extensions:
        push(city, solo_kinds.BOT_CLIMB, solo_kinds.BOT, board)
        passed(city, player)  # it has moved past the first space (ruling X93)
        return
    climb_there(city, player, board)


def climb_there(city: City, player: Player, board: int) -> None:
    """The temple steps of a sidebar; the tile beside it makes room for another."""
    steps = bot_of(city).difficulty.worship_steps
    temple = boards.SIDEBAR_TEMPLE[board]
    if temple == ANY_TEMPLE:
        climb_any(city, player, steps + printed.ANY_TEMPLE_STEPS)
    else:
        for _ in range(steps):
            climb(city, player, temple)
    discard_near(city, player, board)


def discard_near(city: City, player: Player, board: int) -> None:
    """The discovery tile beside a worship space leaves the game."""
    kind = city.near[board]
    if kind >= 0:
        bot_of(city).box[kind] += 1
        city.tell("bot discards", player.seat, board, kind)
    city.near = replaced(city.near, board, -1)
    renew_near(city, board)


def renew_near(city: City, board: int) -> None:
    """Another tile comes to a worship space at once, not at the end of the turn."""
    push(city, kinds.DRAW_DISCOVERY, CHANCE, tile_places.NEAR + board)


def displace_bot(city: City, player: Player, board: int) -> None:
    """You unlock the bot's worshipper: it moves on to the next empty temple sidebar, without any
    effect; if none is empty it takes the next one clockwise from your worker there."""
    worker = player.place.index(places.SIDEBAR + board)
    sidebars = sidebars_ahead(city, board)
    there = sidebars[0]
    pushed = 1
    for sidebar in sidebars:
        if city.holder(places.SIDEBAR + sidebar) < 0:
            there = sidebar
            pushed = 0
            break
    if pushed:
        release(city, city.holder(places.SIDEBAR + there), places.SIDEBAR + there)
    player.place[worker] = places.SIDEBAR + there
    city.tell("bot displaced", player.seat, board, there, pushed)
