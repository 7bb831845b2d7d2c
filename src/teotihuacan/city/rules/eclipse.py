"""The Eclipse: scoring step by step, salaries, and what comes after."""

from __future__ import annotations

from typing import Final

from teotihuacan.city.rules import sources
from teotihuacan.city.rules.agenda import (
    ECLIPSE,
    GAME_OVER,
    NEW_ERA,
    SALARY,
    SCORE_AVENUE,
    SCORE_BONUS,
    SCORE_LEADERS,
    SCORE_MASKS,
    SCORE_TRACK,
)
from teotihuacan.city.rules.neutral import owe_neutral_draws
from teotihuacan.city.rules.state import WHEEL, WORKERS, City, Player
from teotihuacan.city.rules.tiles import (
    BONUS,
    BONUS_STEP,
    BUILDINGS_ROW,
    DARK_DISC,
    DISCOVERY,
    FOUR_COCOA,
    FOUR_POINTS,
    IGNORE_COCOA,
    LEADER_POINTS,
    MASK_SET_POINTS,
    MASKS,
    SALARY_EXTRA,
    SALARY_HIGH_POWER,
    TRACK_POINTS,
    UNPAID_LOSS,
    BonusTile,
)
from teotihuacan.city.rules.tiles import SALARY as WAGE
from teotihuacan.city.rules.turn import begin_turn
from teotihuacan.city.rules.verbs import COCOA, flip, score, take
from teotihuacan.city.solo.city_table import BOT, CityTable
from teotihuacan.city.solo.deeds import final_points
from teotihuacan.engine.steps import Kind, Phrase, Step

LAST_ERA: Final = 2

SCORING: Final = (SCORE_AVENUE, SCORE_LEADERS, SCORE_TRACK, SCORE_MASKS)
"""What every Eclipse scores before the salaries, in order; modules add theirs here."""


def is_last(city: City) -> bool:
    return city.final or city.era == LAST_ERA


class Eclipse(Kind[City]):
    """Lay the whole procedure on the agenda.  The step's seat is the one to play afterwards."""

    def __init__(self) -> None:
        super().__init__(ECLIPSE, "eclipse")

    def run(self, city: City, step: Step) -> None:
        agenda = city.agenda
        if city.events is not None:
            city.tell("eclipse", -1, city.era + 1, 1 if is_last(city) else 0)
        if is_last(city):
            agenda.append((GAME_OVER, 0, 0, 0, 0))
            agenda.append((SCORE_BONUS, 0, 0, 0, 0))
        else:
            agenda.append((NEW_ERA, step[1], 0, 0, 0))
        paying = len(city.players) if city.bot is None else 1  # the bot pays no salary
        for seat in range(paying - 1, -1, -1):
            agenda.append((SALARY, seat, 0, 0, 0))
        for kind in reversed(city.scoring):
            agenda.append((kind, 0, 0, 0, 0))


class ScoreAvenue(Kind[City]):
    """Each step on the Avenue is worth the lowest visible number of the buildings row."""

    def __init__(self) -> None:
        super().__init__(SCORE_AVENUE, "score avenue")

    def run(self, city: City, step: Step) -> None:
        for player in city.players:
            score(city, player, player.avenue * BUILDINGS_ROW[city.buildings], sources.AVENUE)


class ScoreLeaders(Kind[City]):
    """Those furthest on the Pyramid track, ties included; nobody if all stand on 0 (ruling 50)."""

    def __init__(self) -> None:
        super().__init__(SCORE_LEADERS, "score leaders")

    def run(self, city: City, step: Step) -> None:
        furthest = max([player.track for player in city.players])
        for player in city.players:
            if player.track == furthest and furthest > 0:
                score(city, player, LEADER_POINTS, sources.LEADER)


class ScoreTrack(Kind[City]):
    """Each step on the Pyramid track; then, and only on this track, all begin again."""

    def __init__(self) -> None:
        super().__init__(SCORE_TRACK, "score track")

    def run(self, city: City, step: Step) -> None:
        # A pyramid finished early makes this the third Eclipse (ruling 54).
        each = TRACK_POINTS[LAST_ERA if city.final else city.era]
        for player in city.players:
            score(city, player, player.track * each, sources.TRACK)
            player.track = 0


def mask_points(player: Player) -> int:
    """The best arrangement: the first set takes one of every mask, the next what is left, …"""
    masks = player.tiles[:MASKS]
    points = 0
    while max(masks) > 0:
        different = 0
        for i in range(MASKS):
            if masks[i] > 0:
                masks[i] -= 1
                different += 1
        points += MASK_SET_POINTS[different]
    return points


class ScoreMasks(Kind[City]):
    """Sets of different masks."""

    def __init__(self) -> None:
        super().__init__(SCORE_MASKS, "score masks")

    def run(self, city: City, step: Step) -> None:
        for player in city.players:
            score(city, player, mask_points(player), sources.MASKS)


def salary_due(player: Player) -> int:
    """1 cocoa for each worker in play and 1 more for a strong one; locked ones too (ruling 52)."""
    due = 0
    for i in range(WORKERS):
        if player.place[i] != WHEEL:
            due += WAGE
            if player.power[i] >= SALARY_HIGH_POWER:
                due += SALARY_EXTRA
    return due


HIGHEST_SALARY: Final = WORKERS * (WAGE + SALARY_EXTRA)
IGNORE_SALARY: Final = HIGHEST_SALARY + 1


class Salary(Kind[City]):
    """Pay the workers, or less: each cocoa not paid costs points.

    Two discovery tiles help here (ruling 21): four cocoa, and ignoring the whole payment.
    """

    def __init__(self) -> None:
        codes = [f"pay{amount}" for amount in range(HIGHEST_SALARY + 1)] + ["pay!"]
        super().__init__(SALARY, "salary", "", codes)

    def legal(self, city: City, step: Step) -> list[int]:
        player = city.players[step[1]]
        due = salary_due(player)
        most = due if due < player.cocoa else player.cocoa
        ids = [self.first + amount for amount in range(most, -1, -1)]
        if player.tiles[IGNORE_COCOA]:
            ids.append(self.first + IGNORE_SALARY)
        if player.tiles[FOUR_COCOA]:
            ids.append(self.asides + FOUR_COCOA - FOUR_POINTS)
        return ids

    def play(self, city: City, step: Step, option: int) -> None:
        player = city.players[step[1]]
        if option == IGNORE_SALARY:
            flip(city, player, IGNORE_COCOA)
            return
        due = salary_due(player)
        if city.events is not None:
            city.tell("salary", step[1], option, due)
        take(city, player, COCOA, -option)
        score(city, player, -UNPAID_LOSS * (due - option), sources.SALARY)

    def question(self, city: City, step: Step) -> Phrase:
        return "salary", {"seat": step[1], "amount": salary_due(city.players[step[1]])}

    def answer(self, city: City, step: Step, option: int) -> Phrase:
        if option == IGNORE_SALARY:
            return "salary.ignoring", {}
        missing = salary_due(city.players[step[1]]) - option
        if missing == 0:
            return "salary.full", {"amount": option}
        return "salary.less", {"amount": option, "points": missing * UNPAID_LOSS}


class NewEra(Kind[City]):
    """After the first and second Eclipse: the discs and the neutral workers; then play goes on."""

    def __init__(self) -> None:
        super().__init__(NEW_ERA, "new era")

    def run(self, city: City, step: Step) -> None:
        city.era += 1
        city.light = 0
        city.dark = DARK_DISC[len(city.players)][city.era]
        city.countdown = -1
        begin_turn(city, step[1])
        owe_neutral_draws(city)

    def flaw(self, city: City, step: Step) -> str:
        return "" if city.era < LAST_ERA else "there is no era after the third"


def bonus_points(city: City, player: Player, tile: BonusTile) -> int:
    """What a temple bonus tile is worth to a player who reached it."""
    effect = tile.effect
    if effect == "masks":
        different = len([count for count in player.tiles[:MASKS] if count > 0])
        return MASK_SET_POINTS[different]
    if effect == "technologies":
        return tile.points * player.technologies.bit_count()
    if effect == "avenue":
        return tile.points * player.avenue
    if effect == "bonus_tiles":
        return tile.points * len([step for step in player.temple if step >= BONUS_STEP])
    if effect == "discovery":
        count = 0
        for kind in range(MASKS, len(DISCOVERY)):
            count += player.tiles[kind] + player.used[kind]
        return tile.points * count
    if effect == "workers":
        points = 0
        for i in range(WORKERS):
            if player.place[i] != WHEEL:  # locked ones count (ruling 55)
                strong = player.power[i] >= SALARY_HIGH_POWER
                points += tile.points_high if strong else tile.points
        return points
    return tile.points


class ScoreBonus(Kind[City]):
    """The last Eclipse: each temple bonus tile for those on its step or above (ruling 41)."""

    def __init__(self) -> None:
        super().__init__(SCORE_BONUS, "score bonus")

    def run(self, city: City, step: Step) -> None:
        for player in city.players:
            if city.bot is not None and player.seat == BOT:
                reached = len([step for step in player.temple if step >= BONUS_STEP])
                final_points(CityTable(city), reached)
                continue
            for temple in range(3):
                if player.temple[temple] >= BONUS_STEP:
                    tile = city.bonus[temple]
                    if city.events is not None:
                        city.tell("bonus", player.seat, tile, temple)
                    score(city, player, bonus_points(city, player, BONUS[tile]), sources.BONUS)


class GameOver(Kind[City]):
    """Nothing is owed any more."""

    def __init__(self) -> None:
        super().__init__(GAME_OVER, "game over")

    def run(self, city: City, step: Step) -> None:
        city.agenda.clear()
        if city.events is not None:
            city.tell("over", -1)


def winners(city: City) -> list[int]:
    """Most points, then cocoa, then the lower number in player order (Dark Eclipse: the higher)."""
    if city.bot is not None:
        # Solo: you need more points than the bot; a tie is a defeat.
        return [0 if city.players[0].points > city.players[BOT].points else BOT]
    best = max([(player.points, player.cocoa) for player in city.players])
    tied = [p.seat for p in city.players if (p.points, p.cocoa) == best]
    return [tied[-1] if city.dark_eclipse else tied[0]]


def verdict(city: City) -> str:
    """What decided between those with most points: cocoa, player order, or in solo the tie."""
    best = max([player.points for player in city.players])
    tied = [player.cocoa for player in city.players if player.points == best]
    if len(tied) == 1:
        return ""
    if city.bot is not None:
        return "tie"
    return "cocoa" if tied.count(max(tied)) == 1 else "order"
