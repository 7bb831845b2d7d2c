"""Obsidian, and the Major Discovery tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from teotihuacan.city.modules.obsidian.rules import kinds as obsidian_kinds
from teotihuacan.city.modules.obsidian.rules import printed
from teotihuacan.city.modules.obsidian.rules.again import turned_up
from teotihuacan.city.modules.obsidian.rules.moving_back import moves_left
from teotihuacan.city.players.modules import Evaluation, Opinion
from teotihuacan.city.rules import kinds, units
from teotihuacan.city.rules.boards.alchemy import soon_known
from teotihuacan.city.rules.goods.bundle import Bundle
from teotihuacan.city.rules.pieces import DiscoveryTile, Technology
from teotihuacan.city.rules.printed import discovery, technologies
from teotihuacan.city.rules.scoring.eclipse import salary_due
from teotihuacan.city.rules.state import City, Player
from teotihuacan.engine.steps import Step

if TYPE_CHECKING:
    from teotihuacan.city.players.horizon import Horizon

MAJOR_TILES: Final[int] = units.UNITS.index("major")


class ObsidianOpinion(Opinion):
    """A good that stands for others, the technologies about it, tiles of a second stack."""

    def __init__(self, o: Horizon) -> None:
        super().__init__(o, "obsidian")
        w = o.weights
        self.back = w.move_back * o.time
        self.again = w.use_again * o.time
        self.major = w.major * min(1.0, o.turns)
        self.learned = w.learned * o.turns + o.temple + 1.0

    def gain(self, bundle: Bundle) -> float:
        worth = bundle.of(printed.REUSE) * self.again
        worth += bundle.of(units.TECHNOLOGY) * self.learned
        worth += bundle.of(MAJOR_TILES) * self.major
        return worth + self.back if bundle.of(printed.BACK) else worth

    def technology(self, technology: Technology) -> float:
        w = self.o.weights
        if technology.when == technologies.TAKING:
            return w.taking
        if technology.when == technologies.INSTEAD:
            return w.instead
        return w.after if technology.when == technologies.AFTER else 0.0

    def tile(self, tile: DiscoveryTile) -> float:
        o = self.o
        if tile.special == "extra_worker":
            return o.weights.major_worker * o.time
        return o.weights.double * o.time if tile.special == "double" else o.held_worth(tile)

    def standing(self, city: City, player: Player) -> float:
        o = self.o
        pieces = player.goods[units.WILD]
        if not pieces:
            return 0.0
        enough = o.weights.plenty
        worth = (pieces if pieces <= enough else enough + (pieces - enough) * 0.5) * o.obsidian
        if player.technologies & technologies.WHEN_PAYING:
            missing = salary_due(city, player) - player.goods[units.COCOA]
            missing = min(missing, pieces * technologies.COCOA_INSTEAD)
            if missing > 0:
                spent = -(-missing // technologies.COCOA_INSTEAD)
                worth += max(0.0, missing * o.unpaid - spent * o.obsidian)
        return worth

    def owed(self, city: City, step: Step) -> float:
        kind = step[0]
        if kind == obsidian_kinds.MOVE_BACK:
            return self.back * moves_left(step)
        if kind == obsidian_kinds.BACK_DISTANCE:
            return self.back
        if kind == obsidian_kinds.USE_AGAIN:
            return self.again * turned_up(step)
        if kind == kinds.KNOWN:
            return self.o.technology[soon_known(step)]
        if kind == kinds.AVENUE:
            return self.o.avenue[city.buildings]
        if kind == kinds.PERFORM:
            return self.o.weights.performed
        return 0.0


def best_major(tiles: tuple[int, ...], o: Horizon) -> float:
    """The best of some tiles, with what it costs."""
    best = 0.0
    for kind in tiles:
        tile = discovery.TILES[kind]
        worth = o.weights.mask * o.masks if tile.mask else o.tiles[kind]
        worth -= o.bundle_worth(tile.cost)
        if worth > best:
            best = worth
    return best


EVALUATION: Final = Evaluation(ObsidianOpinion)
