"""Estimates for the next turn: a quick guess at the best main action in reach."""

from typing import Final

from teotihuacan.city.players.horizon import FINE_ART, LEARNED, MASONRY, PIOUS_BUILDERS, Horizon
from teotihuacan.city.players.modules import NO_OPINION
from teotihuacan.city.rules import places, units
from teotihuacan.city.rules.boards import pyramid_tiles
from teotihuacan.city.rules.boards.decorations import next_level
from teotihuacan.city.rules.boards.nobles import next_space, open_rows
from teotihuacan.city.rules.boards.pyramid import open_levels
from teotihuacan.city.rules.boards.technologies import discount_of, helping_workers
from teotihuacan.city.rules.effects import payable
from teotihuacan.city.rules.printed import boards, technologies, turn
from teotihuacan.city.rules.state import WORKER_COUNT, City, Player
from teotihuacan.city.rules.turns import action
from teotihuacan.city.rules.turns.turn import board_ahead

DEAREST_WOOD: Final[int] = max([cost.of(units.WOOD) for cost in pyramid_tiles.LEVEL_COST])


def strongest_arrivals(city: City, player: Player) -> list[int]:
    """By board, the power of the strongest worker that could come there next; 0: none.

    It does no less there than the others, so that every board is looked at once.
    """
    strongest = [0] * (places.CONSTRUCTION + 1)
    for i in range(WORKER_COUNT):
        place = player.place[i]
        if 1 <= place < places.HAND:
            for distance in range(1, turn.MOVE + 1):
                board = board_ahead(city, place, distance)
                if player.power[i] > strongest[board]:
                    strongest[board] = player.power[i]
    return strongest


def next_turn_worth(city: City, player: Player, o: Horizon) -> float:
    """The best action that one of the workers could take next."""
    best = 0.0
    strongest = strongest_arrivals(city, player)
    colours = city.colours_by_board()
    for board in range(places.PALACE, places.CONSTRUCTION + 1):
        if strongest[board]:
            worth = board_worth(city, player, board, strongest[board], colours[board], o)
            if worth > best:
                best = worth
    for opinion in o.opinions:
        worth = opinion.next_turn_worth(city, player)
        if worth > best:
            best = worth
    return best * o.weights.next_best * min(1.0, o.turns)


def board_worth(
    city: City, player: Player, board: int, power: int, colours: int, o: Horizon
) -> float:
    """The best that a worker of some power, coming from elsewhere, could do on a board."""
    best = (colours + turn.COLLECTED) * o.cocoa
    if board == places.PALACE:
        return best
    worth = action_worth(city, player, board, power, colours, o)
    return worth if worth > best else best


def action_worth(
    city: City, player: Player, board: int, power: int, colours: int, o: Horizon
) -> float:
    """Return the worth of the main action of a board for a worker of a power, less its cost."""
    if player.goods[units.COCOA] < colours and not payable(player, action.COST_OF_COLOURS[colours]):
        return 0.0
    count = 1
    lowest = power
    for i in range(WORKER_COUNT):
        if player.place[i] == board:
            count += 1
            if player.power[i] < lowest:
                lowest = player.power[i]
    for module in city.setting.workers_counted:
        count += module.more_workers(city, player, board)
    if count > turn.COUNTED:
        count = turn.COUNTED
    return main_worth(city, player, board, count, lowest, o) - colours * o.cocoa


def main_worth(
    city: City, player: Player, board: int, count: int, lowest: int, o: Horizon
) -> float:
    """Return the rough worth of a main action; 0 if it cannot be taken."""
    if board < places.ALCHEMY:
        return o.grid[(board - 2) * 9 + (count - 1) * 3 + boards.COLUMN_OF_POWER[lowest]]
    ups = boards.POWER_UPS[board][count - 1] * o.power_up
    for opinion in o.opinions:
        worth = opinion.main(city, player, board, count, lowest, ups)
        if worth > NO_OPINION:
            return worth
    if board == places.ALCHEMY:
        return technology_worth(city, player, count, lowest, o, ups)
    if board == places.NOBLES:
        return noble_worth(city, player, count, o, ups)
    if board == places.DECORATIONS:
        return decoration_worth(city, player, count, o, ups)
    if board == places.CONSTRUCTION:
        return building_worth(city, player, count, o, ups)
    return 0.0


def technology_worth(
    city: City, player: Player, count: int, lowest: int, o: Horizon, ups: float
) -> float:
    best = 0.0
    for place in range(len(city.technologies)):
        technology = city.technologies[place]
        gold = technologies.TILES[technology].price.of(units.GOLD)
        if player.goods[units.GOLD] + player.pieces() < gold or player.knows(technology):
            continue
        worth = o.technology[technology] - gold * o.gold + o.temple + 1.0
        if place < technologies.SHOWN_COLUMNS or count >= 2:
            worth += ups
        elif lowest < technologies.SECOND_ROW_POWER:
            continue
        if worth > best:
            best = worth
    if best > 0 and player.knows(LEARNED):
        best += 3.0
    return best


def noble_worth(city: City, player: Player, count: int, o: Horizon, ups: float) -> float:
    wood = player.goods[units.WOOD] + player.pieces()
    if wood < boards.NOBLE_COST.of(units.WOOD) or city.buildings >= boards.BUILDINGS:
        return 0.0
    rows = open_rows(city, count)
    if not rows:
        return 0.0
    worth = boards.NOBLE_ROWS[rows[0]][next_space(city, rows[0])] + ups
    worth += o.avenue[city.buildings + 1]
    worth -= boards.NOBLE_COST.of(units.WOOD) * o.wood
    return worth + 3.0 if player.knows(LEARNED) else worth


def decoration_worth(city: City, player: Player, count: int, o: Horizon, ups: float) -> float:
    gold = pyramid_tiles.DECORATION_COST[count - 1].of(units.GOLD)
    if player.goods[units.GOLD] + player.pieces() < gold:
        return 0.0
    free = False
    for side in range(4):
        if next_level(city, side) >= 0:
            free = True
            break
    if not free:
        return 0.0
    worth = pyramid_tiles.DECORATION_POINTS + 0.5 + o.temple * 0.6 + o.track + ups - gold * o.gold
    return worth + 4.0 if player.knows(FINE_ART) else worth


def building_worth(city: City, player: Player, count: int, o: Horizon, ups: float) -> float:
    """As many tiles as workers and goods allow, each on the best level there is."""
    stone = player.goods[units.STONE]
    wood = player.goods[units.WOOD]
    pieces = player.pieces()
    if pieces:  # for the wood of one tile, and for stone
        missing = min(pieces, max(0, DEAREST_WOOD - wood))
        wood += missing
        stone += pieces - missing
    stone += discount_of(player, places.CONSTRUCTION)
    count = min(count + helping_workers(player, places.CONSTRUCTION), turn.COUNTED)
    if stone < pyramid_tiles.LEVEL_COST[0].of(units.STONE):
        return 0.0
    levels = open_levels(city)
    worth = ups
    built = 0
    for _ in range(count):
        best = 0.0
        chosen = -1
        for level in range(4):
            cost = pyramid_tiles.LEVEL_COST[level]
            enough = stone >= cost.of(units.STONE) and wood >= cost.of(units.WOOD)
            if (levels >> level) & 1 and enough:
                gain = pyramid_tiles.LEVEL_POINTS[level] - cost.of(units.WOOD) * o.wood
                if gain > best:
                    best = gain
                    chosen = level
        if chosen < 0:
            break
        built += 1
        stone -= pyramid_tiles.LEVEL_COST[chosen].of(units.STONE)
        wood -= pyramid_tiles.LEVEL_COST[chosen].of(units.WOOD)
        worth += best + o.weights.matches + o.weights.matched_steps * o.temple + o.track
        worth -= pyramid_tiles.LEVEL_COST[chosen].of(units.STONE) * o.stone
    if built == 0:
        return 0.0
    if player.knows(MASONRY):
        worth += 3.0
    if player.knows(PIOUS_BUILDERS):
        worth += o.temple + 1.0
    return worth
