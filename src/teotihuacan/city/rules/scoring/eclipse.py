"""The Eclipse: scoring step by step, salaries, and what follows."""

from typing import ClassVar, Final

from teotihuacan.city.rules import families, kinds, places, sources, units
from teotihuacan.city.rules.effects import flip, leave_track, pay, payable, score
from teotihuacan.city.rules.goods.bundle import Bundle, bundle_of
from teotihuacan.city.rules.neutral import push_neutral_draws
from teotihuacan.city.rules.pieces import BonusTile
from teotihuacan.city.rules.printed import boards, calendar, discovery, temples
from teotihuacan.city.rules.printed.royal import BONUS_TILES
from teotihuacan.city.rules.state import WORKER_COUNT, City, Player
from teotihuacan.city.rules.turns.turn import begin_turn
from teotihuacan.engine.steps import BOTTOM, Declared, Kind, Phrase, Step, make_step, push_all

LAST_ERA: Final = 2

SCORES: Final = (families.SCORING,)
SCORED: Final = ("salary", families.SCORING)
"""The parents of the scoring steps, each on the next: the salaries."""

SCORING_STEPS: Final[tuple[int, ...]] = (
    *(kinds.SCORE_AVENUE, kinds.SCORE_LEADERS, kinds.SCORE_TRACK, kinds.SCORE_MASKS),
)
"""The scoring steps of every Eclipse before the salaries, in order; those of modules follow."""


def is_last(city: City) -> bool:
    return city.final or city.era == LAST_ERA


def scored_era(city: City) -> int:
    """The era whose values count: a pyramid finished early makes it the last (ruling 54)."""
    return LAST_ERA if city.final else city.era


def visible_building(city: City) -> int:
    """The lowest visible number of the buildings row: the value of a step on the Avenue."""
    return boards.BUILDINGS_ROW[city.buildings]


class Eclipse(Kind[City]):
    """Push the whole procedure onto the agenda.  The step's seat plays afterwards."""

    declared: ClassVar = Declared(kinds.ECLIPSE, "eclipse", parents=(BOTTOM,))

    def run(self, city: City, step: Step) -> None:
        city.tell("eclipse", -1, city.era + 1, 1 if is_last(city) else 0)
        steps = [make_step(kind) for kind in city.setting.scoring]
        steps += [make_step(kinds.SALARY, seat) for seat in range(city.setting.people)]
        if is_last(city):
            steps += [make_step(kinds.SCORE_BONUS), make_step(kinds.GAME_OVER)]
        else:
            steps.append(make_step(kinds.NEW_ERA, step[1]))
        push_all(city, steps)

    def flaw(self, city: City, step: Step) -> str:
        return eclipse_flaw(city)


def eclipse_flaw(city: City) -> str:
    """Return why no Eclipse can be going on, or an empty text."""
    if city.turn >= 0:
        return "no player has the turn"
    met = city.light == city.dark and city.countdown == 0
    return "" if met else "the discs must have met for an Eclipse"


class ScoreAvenue(Kind[City]):
    """Each step on the Avenue is worth the lowest visible number of the buildings row."""

    declared: ClassVar = Declared(
        kinds.SCORE_AVENUE, "score avenue", parents=SCORED, families=SCORES, same_seat=False
    )

    def run(self, city: City, step: Step) -> None:
        for player in city.players:
            score(city, player, player.avenue * visible_building(city), sources.AVENUE)


class ScoreLeaders(Kind[City]):
    """Score the leaders on the Pyramid track, ties included; none if all are on 0 (ruling 50)."""

    declared: ClassVar = Declared(
        kinds.SCORE_LEADERS, "score leaders", parents=SCORED, families=SCORES, same_seat=False
    )

    def run(self, city: City, step: Step) -> None:
        furthest = max([player.track for player in city.players])
        for player in city.players:
            if player.track == furthest and furthest > 0:
                score(city, player, calendar.LEADER_POINTS, sources.LEADER)


class ScoreTrack(Kind[City]):
    """Each step on the Pyramid track; then, and only on this track, all begin again."""

    declared: ClassVar = Declared(
        kinds.SCORE_TRACK, "score track", parents=SCORED, families=SCORES, same_seat=False
    )

    def run(self, city: City, step: Step) -> None:
        each = calendar.TRACK_POINTS[scored_era(city)]
        for player in city.players:
            score(city, player, player.track * each, sources.TRACK)
            leave_track(player)


def mask_points(city: City, player: Player) -> int:
    """The best arrangement: the first set takes one of every mask, the next what is left, …"""
    masks = [player.tiles[kind] for kind in city.setting.masks]
    points = 0
    while max(masks) > 0:
        different = 0
        for i in range(len(masks)):
            if masks[i] > 0:
                masks[i] -= 1
                different += 1
        points += calendar.MASK_SET_POINTS[different]
    return points


class ScoreMasks(Kind[City]):
    """Sets of different masks."""

    declared: ClassVar = Declared(
        kinds.SCORE_MASKS, "score masks", parents=SCORED, families=SCORES, same_seat=False
    )

    def run(self, city: City, step: Step) -> None:
        for player in city.players:
            score(city, player, mask_points(city, player), sources.MASKS)


def salary_due(city: City, player: Player) -> int:
    """Return what a player must pay: the workers' salary, and what modules add to it."""
    due = workers_due(player)
    if city.setting.salary_raised:
        for module in city.setting.salary_raised:
            due += module.more_salary(city, player)
    return due


def workers_due(player: Player) -> int:
    """1 cocoa for each worker in play and 1 more for a strong one; locked ones too (ruling 52)."""
    due = 0
    for i in range(WORKER_COUNT):
        if player.place[i] != places.WHEEL:
            due += calendar.SALARY
            if player.power[i] >= calendar.SALARY_HIGH_POWER:
                due += calendar.SALARY_EXTRA
    return due


def salary_payable(city: City, player: Player) -> int:
    """Return how much of the salary can be paid at most."""
    due = salary_due(city, player)
    most = min(due, player.goods[units.COCOA])
    while most < due and payable(player, WAGES[most + 1]):
        most += 1  # with something that stands for cocoa
    return most


WITH_COCOA: Final[tuple[int, ...]] = tuple(
    [
        tile
        for tile in range(discovery.FOUR_POINTS, discovery.DOUBLE_MOVE)
        if discovery.TILES[tile].gain.cocoa and not discovery.TILES[tile].gain.needs_steps
    ]
)
"""The discovery tiles that help to pay: they bring cocoa at once, and nothing to decide."""

HIGHEST_SALARY: Final = WORKER_COUNT * (calendar.SALARY + calendar.SALARY_EXTRA) + max(
    [0, *calendar.SALARY_MORE]
)
_AMOUNTS: Final = range(HIGHEST_SALARY + 1)
WAGES: Final[list[Bundle]] = [bundle_of(units.COCOA, amount) for amount in _AMOUNTS]
IGNORE_SALARY: Final = HIGHEST_SALARY + 1


class Salary(Kind[City]):
    """Pay the workers, or less: each cocoa not paid costs points.

    Two discovery tiles help here (ruling 21): four cocoa, and ignoring the whole payment.
    """

    # higher salaries than the printed ones are answers more
    declared: ClassVar = Declared(
        kinds.SALARY,
        "salary",
        codes=[f"pay{amount}" for amount in range(HIGHEST_SALARY + 1)] + ["pay!"],
        parents=("new era", "score bonus", "salary"),
        same_seat=False,
        scattered=True,
    )

    def legal(self, city: City, step: Step) -> list[int]:
        player = city.players[step[1]]
        most = salary_payable(city, player)
        ids = [self.ids[amount] for amount in range(most, -1, -1)]
        if player.tiles[discovery.IGNORE_COCOA]:
            ids.append(self.ids[IGNORE_SALARY])
        for tile in WITH_COCOA:
            if player.tiles[tile]:
                ids.append(self.interrupts[tile - discovery.FOUR_POINTS])
        return ids

    def play(self, city: City, step: Step, option: int) -> None:
        player = city.players[step[1]]
        if option == IGNORE_SALARY:
            flip(city, player, discovery.IGNORE_COCOA)
            return
        due = salary_due(city, player)
        city.tell("salary", step[1], option, due)
        pay(city, player, WAGES[option])
        score(city, player, -calendar.UNPAID_LOSS * (due - option), sources.SALARY)

    def question(self, city: City, step: Step) -> Phrase:
        due = salary_due(city, city.players[step[1]])
        more = due > workers_due(city.players[step[1]])
        return ("salary.more" if more else "salary"), {"seat": step[1], "amount": due}

    def answer(self, city: City, step: Step, option: int) -> Phrase:
        if option == IGNORE_SALARY:
            return "salary.ignoring", {}
        missing = salary_due(city, city.players[step[1]]) - option
        if missing == 0:
            return "salary.full", {"amount": option}
        return "salary.less", {"amount": option, "points": missing * calendar.UNPAID_LOSS}

    def flaw(self, city: City, step: Step) -> str:
        seats = range(city.setting.people - 1, -1, -1)
        owed = [other for other in city.agenda if other[0] == kinds.SALARY]
        right = owed == [make_step(kinds.SALARY, seat) for seat in seats][: len(owed)]
        return "" if right else "salaries are paid in player order"


class NewEra(Kind[City]):
    """After the first and second Eclipse: the discs and the neutral workers; then play goes on."""

    declared: ClassVar = Declared(kinds.NEW_ERA, "new era", parents=(BOTTOM,))

    def run(self, city: City, step: Step) -> None:
        city.era += 1
        city.light = 0
        city.dark = calendar.DARK_DISC[len(city.players)][city.era]
        city.countdown = -1
        begin_turn(city, step[1])
        push_neutral_draws(city)

    def flaw(self, city: City, step: Step) -> str:
        if city.era == LAST_ERA:
            return "there is no era after the third"
        return eclipse_flaw(city) or ("the last Eclipse ends the game" if city.final else "")


def bonus_points(city: City, player: Player, tile: BonusTile) -> int:
    """Return the points of a temple bonus tile for a player who reached it."""
    effect = tile.effect
    if effect == "masks":
        different = len([kind for kind in city.setting.masks if player.tiles[kind] > 0])
        return calendar.MASK_SET_POINTS[different]
    if effect == "technologies":
        return tile.points * player.technologies.bit_count()
    if effect == "avenue":
        return tile.points * player.avenue
    if effect == "bonus_tiles":
        return tile.points * bonus_steps_reached(player)
    if effect == "discovery":
        count = 0
        for tile_number in range(discovery.MASKS, discovery.KINDS):
            count += player.tiles[tile_number] + player.used[tile_number]
        return tile.points * count
    if effect == "workers":
        points = 0
        for i in range(WORKER_COUNT):
            if player.place[i] != places.WHEEL:  # locked ones count (ruling 55)
                strong = player.power[i] >= tile.high_power
                points += tile.points_high if strong else tile.points
        return points
    return tile.points


class ScoreBonus(Kind[City]):
    """The last Eclipse: each temple bonus tile for those on its step or above (ruling 41)."""

    declared: ClassVar = Declared(kinds.SCORE_BONUS, "score bonus", parents=("game over",))

    def run(self, city: City, step: Step) -> None:
        for player in city.players:
            if city.setting.end_scored and end_scored(city, player):
                continue
            for temple in range(3):
                if player.temple[temple] >= temples.BONUS_STEP:
                    tile = city.bonus[temple]
                    city.tell("bonus", player.seat, tile, temple)
                    points = bonus_points(city, player, BONUS_TILES[tile])
                    score(city, player, points, sources.BONUS)


class GameOver(Kind[City]):
    """End the game: the agenda is empty."""

    declared: ClassVar = Declared(kinds.GAME_OVER, "game over", parents=(BOTTOM,))

    def run(self, city: City, step: Step) -> None:
        city.agenda.clear()
        city.tell("over", -1)

    def flaw(self, city: City, step: Step) -> str:
        return eclipse_flaw(city) or ("" if is_last(city) else "this Eclipse is not the last")


def end_scored(city: City, player: Player) -> bool:
    """Return whether a module has scored the end for a player."""
    for module in city.setting.end_scored:
        if module.score_end(city, player):
            return True
    return False


def bonus_steps_reached(player: Player) -> int:
    """Return how many temple bonus tiles a player has reached."""
    return len([height for height in player.temple if height >= temples.BONUS_STEP])


BY_POINTS: Final = ""
BY_COCOA: Final = "cocoa"
BY_ORDER: Final = "order"


def verdict(city: City) -> tuple[list[int], str]:
    """Return the winners and the reason: most points, then cocoa, then the lower number in player
    order (Dark Eclipse: the higher).
    """
    for module in city.setting.game_decided:
        decided = module.decide(city)
        if decided is not None:
            return decided
    best = max([player.points for player in city.players])
    tied = [player for player in city.players if player.points == best]
    if len(tied) == 1:
        return [tied[0].seat], BY_POINTS
    richest = max([player.goods[units.COCOA] for player in tied])
    rich = [player for player in tied if player.goods[units.COCOA] == richest]
    if len(rich) == 1:
        return [rich[0].seat], BY_COCOA
    return [rich[-1].seat if city.setting.dark_eclipse else rich[0].seat], BY_ORDER
