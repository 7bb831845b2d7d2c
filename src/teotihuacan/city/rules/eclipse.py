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
from teotihuacan.city.rules.position import WHEEL, WORKERS, Player, Table
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


def is_last(t: Table) -> bool:
    return t.final or t.era == LAST_ERA


class Eclipse(Kind[Table]):
    """Lay the whole procedure on the agenda.  The step's seat is the one to play afterwards."""

    def __init__(self) -> None:
        super().__init__(ECLIPSE, "eclipse")

    def run(self, t: Table, step: Step) -> None:
        agenda = t.agenda
        if t.events is not None:
            t.tell("eclipse", -1, t.era + 1, 1 if is_last(t) else 0)
        if is_last(t):
            agenda.append((GAME_OVER, 0, 0, 0, 0))
            agenda.append((SCORE_BONUS, 0, 0, 0, 0))
        else:
            agenda.append((NEW_ERA, step[1], 0, 0, 0))
        paying = len(t.players) if t.bot is None else 1  # the bot pays no salary
        for seat in range(paying - 1, -1, -1):
            agenda.append((SALARY, seat, 0, 0, 0))
        for kind in reversed(t.scoring):
            agenda.append((kind, 0, 0, 0, 0))


class ScoreAvenue(Kind[Table]):
    """Each step on the Avenue is worth the lowest visible number of the buildings row."""

    def __init__(self) -> None:
        super().__init__(SCORE_AVENUE, "score avenue")

    def run(self, t: Table, step: Step) -> None:
        for player in t.players:
            score(t, player, player.avenue * BUILDINGS_ROW[t.buildings], sources.AVENUE)


class ScoreLeaders(Kind[Table]):
    """Those furthest on the Pyramid track, ties included; nobody if all stand on 0 (ruling 50)."""

    def __init__(self) -> None:
        super().__init__(SCORE_LEADERS, "score leaders")

    def run(self, t: Table, step: Step) -> None:
        furthest = max([player.track for player in t.players])
        for player in t.players:
            if player.track == furthest and furthest > 0:
                score(t, player, LEADER_POINTS, sources.LEADER)


class ScoreTrack(Kind[Table]):
    """Each step on the Pyramid track; then, and only on this track, all begin again."""

    def __init__(self) -> None:
        super().__init__(SCORE_TRACK, "score track")

    def run(self, t: Table, step: Step) -> None:
        # A pyramid finished early makes this the third Eclipse (ruling 54).
        each = TRACK_POINTS[LAST_ERA if t.final else t.era]
        for player in t.players:
            score(t, player, player.track * each, sources.TRACK)
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


class ScoreMasks(Kind[Table]):
    """Sets of different masks."""

    def __init__(self) -> None:
        super().__init__(SCORE_MASKS, "score masks")

    def run(self, t: Table, step: Step) -> None:
        for player in t.players:
            score(t, player, mask_points(player), sources.MASKS)


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


class Salary(Kind[Table]):
    """Pay the workers, or less: each cocoa not paid costs points.

    Two discovery tiles help here (ruling 21): four cocoa, and ignoring the whole payment.
    """

    def __init__(self) -> None:
        codes = [f"pay{amount}" for amount in range(HIGHEST_SALARY + 1)] + ["pay!"]
        super().__init__(SALARY, "salary", "", codes)

    def legal(self, t: Table, step: Step) -> list[int]:
        player = t.players[step[1]]
        due = salary_due(player)
        most = due if due < player.cocoa else player.cocoa
        ids = [self.first + amount for amount in range(most, -1, -1)]
        if player.tiles[IGNORE_COCOA]:
            ids.append(self.first + IGNORE_SALARY)
        if player.tiles[FOUR_COCOA]:
            ids.append(self.asides + FOUR_COCOA - FOUR_POINTS)
        return ids

    def play(self, t: Table, step: Step, option: int) -> None:
        player = t.players[step[1]]
        if option == IGNORE_SALARY:
            flip(t, player, IGNORE_COCOA)
            return
        due = salary_due(player)
        if t.events is not None:
            t.tell("salary", step[1], option, due)
        take(t, player, COCOA, -option)
        score(t, player, -UNPAID_LOSS * (due - option), sources.SALARY)

    def question(self, t: Table, step: Step) -> Phrase:
        return "salary", {"seat": step[1], "amount": salary_due(t.players[step[1]])}

    def answer(self, t: Table, step: Step, option: int) -> Phrase:
        if option == IGNORE_SALARY:
            return "salary.ignoring", {}
        missing = salary_due(t.players[step[1]]) - option
        if missing == 0:
            return "salary.full", {"amount": option}
        return "salary.less", {"amount": option, "points": missing * UNPAID_LOSS}


class NewEra(Kind[Table]):
    """After the first and second Eclipse: the discs and the neutral workers; then play goes on."""

    def __init__(self) -> None:
        super().__init__(NEW_ERA, "new era")

    def run(self, t: Table, step: Step) -> None:
        t.era += 1
        t.light = 0
        t.dark = DARK_DISC[len(t.players)][t.era]
        t.countdown = -1
        begin_turn(t, step[1])
        owe_neutral_draws(t)

    def flaw(self, t: Table, step: Step) -> str:
        return "" if t.era < LAST_ERA else "there is no era after the third"


def bonus_points(t: Table, player: Player, tile: BonusTile) -> int:
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


class ScoreBonus(Kind[Table]):
    """The last Eclipse: each temple bonus tile for those on its step or above (ruling 41)."""

    def __init__(self) -> None:
        super().__init__(SCORE_BONUS, "score bonus")

    def run(self, t: Table, step: Step) -> None:
        for player in t.players:
            if t.bot is not None and player.seat == BOT:
                reached = len([step for step in player.temple if step >= BONUS_STEP])
                final_points(CityTable(t), reached)
                continue
            for temple in range(3):
                if player.temple[temple] >= BONUS_STEP:
                    tile = t.bonus[temple]
                    if t.events is not None:
                        t.tell("bonus", player.seat, tile, temple)
                    score(t, player, bonus_points(t, player, BONUS[tile]), sources.BONUS)


class GameOver(Kind[Table]):
    """Nothing is owed any more."""

    def __init__(self) -> None:
        super().__init__(GAME_OVER, "game over")

    def run(self, t: Table, step: Step) -> None:
        t.agenda.clear()
        if t.events is not None:
            t.tell("over", -1)


def winners(t: Table) -> list[int]:
    """Most points, then cocoa, then the lower number in player order (Dark Eclipse: the higher)."""
    if t.bot is not None:
        # Solo: you need more points than the bot; a tie is a defeat.
        return [0 if t.players[0].points > t.players[BOT].points else BOT]
    best = max([(player.points, player.cocoa) for player in t.players])
    tied = [p.seat for p in t.players if (p.points, p.cocoa) == best]
    return [tied[-1] if t.dark_eclipse else tied[0]]
