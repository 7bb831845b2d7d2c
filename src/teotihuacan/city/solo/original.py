"""The original Teotibot: a worker must stand on the board; afterwards it moves on."""

from __future__ import annotations

from teotihuacan.city.rules.discovery import claim_near
from teotihuacan.city.rules.state import ALCHEMY, City, Player
from teotihuacan.city.solo.boards import (
    NO_MASK,
    NO_WORKER,
    fails,
    why_not,
    work,
    works,
)
from teotihuacan.city.solo.choosing import (
    HIGHEST,
    NEXT_HIGHEST,
    on_board,
    strongest,
    unlocked,
    wanted_mask,
    weakest,
)
from teotihuacan.city.solo.deeds import advance, power_up, receive
from teotihuacan.city.solo.manual import Manual
from teotihuacan.city.solo.printed import (
    ADVANCE,
    ALCHEMY_POWER_UPS,
    FALLBACK_COCOA,
    STRONG_ADVANCE,
    STRONG_POWER,
)
from teotihuacan.city.solo.sources import BOT as BOT_POINTS
from teotihuacan.city.solo.worshipper import renew_near


def try_board(city: City, player: Player, step: int, board: int) -> bool:
    """A step of a tile: the effect of a board, if a worker stands there and it is possible; then
    the strongest worker there is powered up and advances."""
    if board not in player.place:
        return fails(city, player, step, NO_WORKER, board)
    problem = why_not(city, player, board)
    if problem:
        return fails(city, player, step, problem, board)
    works(city, player, step, board)
    work(city, player, board)
    there = on_board(player, board)
    if there:  # the work itself may have let the last one ascend (ruling B30)
        strengthen_and_advance(city, player, strongest(city, player, there))
    return True


def strengthen_and_advance(city: City, player: Player, worker: int) -> None:
    """Power up, then one board on, or two if its power is now 4 or 5 (ruling B4)."""
    power_up(city, player, worker)
    strong = player.power[worker] >= STRONG_POWER
    advance(city, player, worker, STRONG_ADVANCE if strong else ADVANCE, True)


def fallback(city: City, player: Player, step: int) -> None:
    """Nothing worked: cocoa, and the lowest powered worker is powered up and advances."""
    if city.events is not None:
        city.tell("bot fallback", player.seat, step, FALLBACK_COCOA.cocoa)
    receive(city, player, FALLBACK_COCOA, BOT_POINTS)
    strengthen_and_advance(city, player, weakest(city, player, unlocked(player)))


class Original(Manual):
    """The manual of the Teotibot of the box."""

    def board_or_mine(self, city: City, player: Player, board: int, mine: int) -> None:
        """Construction, Decorations and Nobles: the board, else its mine, else cocoa."""
        if not try_board(city, player, 1, board) and not try_board(city, player, 2, mine):
            fallback(city, player, 4)

    def alchemy(self, city: City, player: Player) -> None:
        if try_board(city, player, 1, ALCHEMY):
            return
        if city.events is not None:
            city.tell("bot power-ups", player.seat, 2, ALCHEMY_POWER_UPS)
        worker = weakest(city, player, unlocked(player))
        for _ in range(ALCHEMY_POWER_UPS):
            power_up(city, player, worker)  # after an Ascension: the new die (ruling B11)

    def mastery(self, city: City, player: Player) -> None:
        """From the highest unlocked worker down, the first whose board's action works."""
        left = unlocked(player)
        reason = HIGHEST
        while left:
            worker = strongest(city, player, left, reason)
            board = player.place[worker]
            problem = why_not(city, player, board)
            if not problem:
                works(city, player, 2, board)
                work(city, player, board)
                if player.place[worker] == board:  # the work may have let it ascend (ruling B30)
                    strengthen_and_advance(city, player, worker)
                return
            fails(city, player, 2, problem, board)
            left.remove(worker)
            reason = NEXT_HIGHEST
        fallback(city, player, 5)

    def mask_collection(self, city: City, player: Player) -> None:
        board = wanted_mask(city, player)
        if board < 0:
            fails(city, player, 1, NO_MASK)
            fallback(city, player, 2)
            return
        works(city, player, 1)
        claim_near(city, player, board)
        renew_near(city, board)
