"""The table of City of Gods as the bot sees it."""

from __future__ import annotations

from typing import Final

from teotihuacan.city.rules import owing, sources
from teotihuacan.city.rules.boards.decorations import LEVELS, SIDES, next_level
from teotihuacan.city.rules.boards.nobles import next_space
from teotihuacan.city.rules.calendar import advance_calendar, jump_calendar
from teotihuacan.city.rules.discovery import NEAR
from teotihuacan.city.rules.pyramid import lay, site_open
from teotihuacan.city.rules.state import SIDEBAR, City, replaced
from teotihuacan.city.rules.tiles import (
    BUILDINGS,
    SIDEBAR_TEMPLE,
    SITES,
    TECH_REWARD_TO_OWNERS,
    TOP_STEP,
)
from teotihuacan.city.rules.verbs import score, take
from teotihuacan.city.solo.agenda import BOT
from teotihuacan.city.solo.bot import BotTable, bot_of

YOU: Final = 0


class CityTable(BotTable):
    """Questions and deeds of the bot, on a real table."""

    def __init__(self, city: City) -> None:
        super().__init__(bot_of(city), city.players[BOT])
        self.city = city

    def slot(self, board: int) -> int:
        return self.city.slots[board]

    def board_at(self, slot: int) -> int:
        return self.city.ring[slot]

    def era(self) -> int:
        return self.city.era

    def top_taken(self, temple: int) -> bool:
        return self.city.players[YOU].temple[temple] == TOP_STEP

    def top_rewarded(self) -> bool:
        return self.city.setting.edition.top_step_reward

    def next_site(self) -> int:
        if max(self.city.pyramid_offer) < 0:
            return -1
        for site in range(SITES):
            if site_open(self.city, site):
                return site
        return -1

    def next_side(self) -> int:
        if max(self.city.decoration_offer) < 0:
            return -1
        for side in range(len(SIDES)):
            if next_level(self.city, side) >= 0:
                return side
        return -1

    def buildings_left(self) -> int:
        return BUILDINGS - self.city.buildings

    def row_filled(self, row: int) -> int:
        return self.city.nobles[row].bit_count()

    def technology_at(self, place: int) -> int:
        return self.city.technologies[place]

    def rival_knows(self, technology: int) -> bool:
        return self.city.players[YOU].knows(technology)

    def rival_locked_on(self, board: int) -> bool:
        return SIDEBAR + board in self.city.players[YOU].place

    def near(self, board: int) -> int:
        return self.city.near[board]

    def tell(self, kind: str, a: int = 0, b: int = 0, c: int = 0) -> None:
        if self.city.events is not None:
            self.city.tell(kind, BOT, a, b, c)

    def score(self, points: int, source: int) -> None:
        score(self.city, self.player, points, source)

    def take(self, good: int, amount: int) -> None:
        take(self.city, self.player, good, amount)

    def lay_tile(self, site: int) -> None:
        city = self.city
        place = leftmost(city.pyramid_offer)
        tile = city.pyramid_offer[place]
        city.pyramid_offer = replaced(city.pyramid_offer, place, -1)
        lay(city, site, tile, 0)
        self.tell("build", tile, site)
        city.agenda.append(owing.draw_rotation(site))
        if site == SITES - 1:
            jump_calendar(city)  # the normal end (ruling B9)

    def decorate(self, side: int) -> None:
        city = self.city
        place = leftmost(city.decoration_offer)
        tile = city.decoration_offer[place]
        level = next_level(city, side)
        city.decoration_offer = replaced(city.decoration_offer, place, -1)
        city.decorations = replaced(city.decorations, side * LEVELS + level, tile)
        self.tell("decorate", tile, side, level)

    def build(self, row: int) -> None:
        city = self.city
        column = next_space(city, row)
        self.tell("noble", row, column)
        city.nobles = replaced(city.nobles, row, city.nobles[row] | 1 << column)
        city.buildings += 1

    def reward_rival(self, technology: int) -> None:
        if self.rival_knows(technology):
            score(self.city, self.city.players[YOU], TECH_REWARD_TO_OWNERS, sources.INVENTORS)

    def release_rival(self, board: int) -> None:
        release(self.city, board)

    def discard_near(self, board: int) -> None:
        kind = self.city.near[board]
        if kind >= 0:
            self.bot.box[kind] += 1
            self.tell("bot discards", board, kind)
        self.replace_near(board)

    def take_near(self, board: int) -> None:
        kind = self.city.near[board]
        self.player.tiles[kind] += 1
        self.tell("claim", kind)
        self.replace_near(board)

    def replace_near(self, board: int) -> None:
        self.city.near = replaced(self.city.near, board, -1)
        self.city.agenda.append(owing.draw_discovery(NEAR + board))

    def advance_calendar(self) -> None:
        advance_calendar(self.city)


def leftmost(offer: tuple[int, ...]) -> int:
    """The first place of an offer that is not empty."""
    place = 0
    while offer[place] < 0:
        place += 1
    return place


def release(city: City, board: int) -> None:
    """Your worker on a temple sidebar slides to the general area."""
    you = city.players[YOU]
    worker = you.place.index(SIDEBAR + board)
    you.place[worker] = board
    if city.events is not None:
        city.tell("bumped", YOU, board)


def displace_bot(city: City, board: int) -> None:
    """You unlock the bot's worshipper: it moves on to the next empty temple sidebar, without any
    effect; if none is empty it takes the next one clockwise from your worker there."""
    bot = city.players[BOT]
    worker = bot.place.index(SIDEBAR + board)
    sidebars: list[int] = []
    for distance in range(1, 8):
        there = city.ring[(city.slots[board] + distance) % 8]
        if SIDEBAR_TEMPLE[there] >= 0:
            sidebars.append(there)
    for there in sidebars:
        if city.holder(SIDEBAR + there) < 0:
            bot.place[worker] = SIDEBAR + there
            if city.events is not None:
                city.tell("bot displaced", BOT, board, there)
            return
    release(city, sidebars[0])
    bot.place[worker] = SIDEBAR + sidebars[0]
    if city.events is not None:
        city.tell("bot displaced", BOT, board, sidebars[0], 1)
