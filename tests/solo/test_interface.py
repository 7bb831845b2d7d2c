"""The bot needs no game around it: a table on paper is enough, as a companion would keep it."""

from __future__ import annotations

import ast
from pathlib import Path
from random import Random

import pytest

import teotihuacan as teo
from teotihuacan.city.rules.setup import new_player
from teotihuacan.city.rules.state import SIDEBAR, Player
from teotihuacan.city.rules.tiles import DISCOVERY, MASKS, NOBLE_ROWS
from teotihuacan.city.solo import modified, original
from teotihuacan.city.solo.action_pyramid import MASK_TILE, POSITION_OF_SUM, flip, shift
from teotihuacan.city.solo.bot import Bot, BotTable
from teotihuacan.city.solo.deeds import exchange
from teotihuacan.city.solo.difficulty import Difficulty

RING = (1, 2, 3, 4, 8, 5, 6, 7)


class PaperTable(BotTable):
    """What somebody with the box in front of them would tell the bot."""

    def __init__(self, bot: Bot, player: Player, rng: Random) -> None:
        super().__init__(bot, player)
        self.rng = rng
        self.sites = 0
        self.rows = [0, 0, 0]
        self.masks = dict.fromkeys((1, 2, 3, 4, 7), -1)
        self.steps = 0
        self.told: list[str] = []

    def slot(self, board: int) -> int:
        return RING.index(board)

    def board_at(self, slot: int) -> int:
        return RING[slot]

    def era(self) -> int:
        return min(self.steps // 10, 2)

    def top_taken(self, temple: int) -> bool:
        return temple == 1

    def top_rewarded(self) -> bool:
        return True

    def next_site(self) -> int:
        return self.sites if self.sites < 30 else -1

    def next_side(self) -> int:
        return 0

    def buildings_left(self) -> int:
        return 11 - sum(self.rows)

    def row_filled(self, row: int) -> int:
        return self.rows[row]

    def technology_at(self, place: int) -> int:
        return place

    def rival_knows(self, technology: int) -> bool:
        return technology == 1

    def rival_locked_on(self, board: int) -> bool:
        return board == 2

    def near(self, board: int) -> int:
        return self.masks[board]

    def tell(self, kind: str, a: int = 0, b: int = 0, c: int = 0) -> None:
        self.told.append(kind)

    def score(self, points: int, source: int) -> None:
        self.player.points += points

    def take(self, good: int, amount: int) -> None:
        self.player.goods[good] += amount

    def lay_tile(self, site: int) -> None:
        self.sites = site + 1

    def decorate(self, side: int) -> None:
        pass

    def build(self, row: int) -> None:
        self.rows[row] += 1
        assert self.rows[row] <= len(NOBLE_ROWS[row])

    def reward_rival(self, technology: int) -> None:
        pass

    def release_rival(self, board: int) -> None:
        assert board == 2

    def discard_near(self, board: int) -> None:
        self.masks[board] = self.rng.randrange(MASKS)

    def take_near(self, board: int) -> None:
        self.player.tiles[self.masks[board]] += 1
        self.masks[board] = self.rng.randrange(MASKS)

    def advance_calendar(self) -> None:
        self.steps += 1


def sit_down(is_modified: bool, rng: Random) -> PaperTable:
    player = new_player(1, 0, len(DISCOVERY))
    player.place = [4, 6, 8, SIDEBAR + 7]
    player.power = [2, 2, 2, 1]
    player.temple = [1, 1, 1]
    masks = (1 << MASKS) - 1 if is_modified else 0
    tiles = tuple(rng.sample(range(7), 7))
    return PaperTable(Bot(is_modified, Difficulty(), tiles, (0, 1), masks, []), player, rng)


def turn(table: PaperTable) -> None:
    """The order of a turn, as both texts have it."""
    bot, rng = table.bot, table.rng
    position = POSITION_OF_SUM[rng.randint(1, 6) + rng.randint(1, 6)]
    tile = bot.tiles[position]
    if not bot.modified:
        original.perform(table, tile)
    bot.tiles, _ = shift(bot.tiles, bot.directions, position)
    bot.directions = flip(bot.directions)
    if bot.modified:
        if tile == MASK_TILE and bot.masks:
            kind = next(kind for kind in range(MASKS) if (bot.masks >> kind) & 1)
            bot.masks &= ~(1 << kind)
            modified.buy_mask(table, kind)
        else:
            modified.perform(table, tile)
    exchange(table)
    table.advance_calendar()


@pytest.mark.parametrize("is_modified", [False, True])
def test_both_bots_play_on_paper(is_modified: bool) -> None:
    built = 0
    for seed in range(20):
        table = sit_down(is_modified, Random(seed))
        for _ in range(30):
            turn(table)
            assert min(table.player.goods) >= 0
        assert table.player.points > 20
        built += table.sites
        assert "bot worker" in table.told
    assert built > 20


def test_the_bot_reaches_into_the_table_in_two_places_only() -> None:
    folder = Path(teo.__file__).parent / "city" / "solo"
    reaching = set()
    for path in folder.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and "City" in [name.name for name in node.names]:
                reaching.add(path.stem)
    assert reaching == {"city_table", "steps"}
