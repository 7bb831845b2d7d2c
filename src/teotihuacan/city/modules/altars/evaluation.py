"""Altars and Shamans: a helper where the Shaman points, and another sort of turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from teotihuacan.city.modules.altars.rules import kinds, printed
from teotihuacan.city.modules.altars.rules.benefits import bartering, benefit_of
from teotihuacan.city.modules.altars.rules.moving import entered_altars
from teotihuacan.city.modules.altars.rules.printed import next_altar
from teotihuacan.city.modules.altars.rules.state import IN_HAND, altars_of, pointed_board
from teotihuacan.city.modules.obsidian.evaluation import best_major
from teotihuacan.city.players.modules import Evaluation, Opinion
from teotihuacan.city.rules import places
from teotihuacan.city.rules.effects import payable
from teotihuacan.city.rules.goods.bundle import Bundle
from teotihuacan.city.rules.pieces import DiscoveryTile
from teotihuacan.city.rules.printed import turn
from teotihuacan.city.rules.state import WORKER_COUNT, City, Player
from teotihuacan.engine.steps import Step

if TYPE_CHECKING:
    from teotihuacan.city.players.horizon import Horizon


class AltarsOpinion(Opinion):
    """Values a raised Shaman as an extra worker on one board, once."""

    def __init__(self, o: Horizon) -> None:
        super().__init__(o, "altars")
        self.stands = o.weights.shaman * o.time
        self.helped = False

    def consider(self, city: City, player: Player) -> None:
        self.helped = city.setting.helped

    def gain(self, bundle: Bundle) -> float:
        return self.stands if bundle.of(printed.STAND) else 0.0

    def tile(self, tile: DiscoveryTile) -> float:
        o = self.o
        if tile.special == "further":  # it waits until the Shaman goes
            return (o.held_worth(tile) + o.weights.further) * o.time
        return o.held_worth(tile)

    def standing(self, city: City, player: Player) -> float:
        altars = altars_of(city)
        half = altars.shamans[player.seat]
        if half == IN_HAND or not altars.stands(player.seat):
            return 0.0
        board = pointed_board(city, half)
        if board == places.PALACE and not self.helped:
            return self.stands * self.o.weights.useless
        return self.stands if in_reach(city, player, board) else self.stands * 0.5

    def owed(self, city: City, step: Step) -> float:
        if step[0] == kinds.HALF:
            return max([0.0, *[self.altar(city, altar) for altar in entered_altars(city, step)]])
        if step[0] == kinds.BARTER or step[0] == kinds.BARTERED:
            benefit = bartering(step)
            worth = self.o.bundle_worth(benefit.goods)
            return worth if step[0] == kinds.BARTERED else worth - self.o.bundle_worth(benefit.pay)
        return 0.0

    def next_turn_worth(self, city: City, player: Player) -> float:
        """To activate the Shaman."""
        altars = altars_of(city)
        here = altars.shamans[player.seat]
        if here == IN_HAND:
            return 0.0
        altar = next_altar(here // 2)
        worth = self.altar(city, altar)
        for _ in range(altars.skips):  # in a season the better of them
            altar = next_altar(altar)
            worth = max(worth, self.altar(city, altar))
        return worth if altars.stands(player.seat) else worth + self.stands

    def altar(self, city: City, altar: int) -> float:
        """Return the value of the better half of an altar."""
        return max(self.half(city, 2 * altar), self.half(city, 2 * altar + 1))

    def half(self, city: City, half: int) -> float:
        """Return the rough value of a half."""
        o = self.o
        benefit = printed.BENEFITS[benefit_of(city, half)]
        if benefit.claims:
            return best_major(altars_of(city).piles[half // 2], o)
        player = city.players[o.seat]
        if not benefit.pay.is_empty():
            worth = o.bundle_worth(benefit.goods) - o.bundle_worth(benefit.pay)
            return worth if worth > 0 and payable(player, benefit.pay) else 0.0
        worth = o.bundle_worth(benefit.goods) + benefit.times * o.weights.move_back * o.time
        if benefit.unlock:
            for place in player.place:
                if place > places.HAND:
                    worth += o.locked
        return worth


def in_reach(city: City, player: Player, board: int) -> bool:
    """Return whether a worker could reach a board in one move."""
    slots = city.slots
    for i in range(WORKER_COUNT):
        place = player.place[i]
        if 1 <= place < places.HAND:
            if 0 < (slots[board] - slots[place]) % len(city.ring) <= turn.MOVE:
                return True
    return False


EVALUATION: Final = Evaluation(AltarsOpinion)
