"""Alchemy: technologies for gold, and a step on the temple of their column."""

from typing import ClassVar, Final

from teotihuacan.city.rules import kinds, places, sources, units
from teotihuacan.city.rules.boards.extra_worker import extra_workers
from teotihuacan.city.rules.boards.main_action import MainAction
from teotihuacan.city.rules.boards.technologies import push_technologies
from teotihuacan.city.rules.effects import pay, payable, score
from teotihuacan.city.rules.families import AFTER_ACTION, IN_A_TURN, MAIN_ACTION, PAUSE
from teotihuacan.city.rules.goods.bundle import Bundle, cheapest
from teotihuacan.city.rules.printed import technologies
from teotihuacan.city.rules.state import City, Player
from teotihuacan.city.rules.turns.ascension import push_power_ups
from teotihuacan.engine.steps import Declared, Kind, Phrase, Step, make_step, push

AT_ONCE: Final[int] = technologies.WHEN_TAKING | technologies.WHEN_PAYING
"""The technologies that work in the middle of anything, as bits."""

CHEAPEST: Final[Bundle] = cheapest([technology.price for technology in technologies.TILES])


def learnable(city: City, player: Player, place: int, workers: int, lowest: int) -> bool:
    """Return whether the technology on a place of the display can be developed now."""
    technology = city.technologies[place]
    if player.knows(technology) or not payable(player, technologies.TILES[technology].price):
        return False
    if place < technologies.SHOWN_COLUMNS or workers >= 2:
        return True
    return lowest >= technologies.SECOND_ROW_POWER


def learn(city: City, player: Player, place: int, reward_owners: bool) -> None:
    """Develop the technology on a place of the display; a step on its temple follows."""
    develop(city, player, city.technologies[place], reward_owners)
    push(city, kinds.TEMPLE_STEP, player.seat, place % technologies.SHOWN_COLUMNS)


def develop(city: City, player: Player, technology: int, reward_owners: bool) -> None:
    """Place a marker: earlier owners score, but not during setup (ruling 59)."""
    if reward_owners:
        for other in city.players:
            if other.knows(technology):
                score(city, other, technologies.REWARD_TO_OWNERS, sources.INVENTORS)
    decides = player.seat < city.setting.people  # others have no use for technologies
    if decides and (AT_ONCE >> technology) & 1 and city.setting.later_rulings:
        # It would change what its own temple step brings (rulings 28, X18).
        push(city, kinds.KNOWN, player.seat, technology)
    else:
        player.technologies |= 1 << technology
    city.tell("learn", player.seat, technology)


def learning(city: City, player: Player, technology: int) -> bool:
    """Return whether a player knows a technology, or will once its temple step is done."""
    soon = make_step(kinds.KNOWN, player.seat, technology)
    return player.knows(technology) or soon in city.agenda


def lowest_unknown(city: City, player: Player) -> int:
    """The place of the technology with the lowest number that a player lacks, or -1."""
    for place, technology in enumerate(city.technologies):
        if not learning(city, player, technology):
            return place
    return -1


class Known(Kind[City]):
    """A technology works from now on: its own temple step is behind it."""

    declared: ClassVar = Declared(
        kinds.KNOWN,
        "known",
        f"technology:0..{len(technologies.TILES) - 1}",
        parents=(AFTER_ACTION, PAUSE),
        families=(PAUSE,),
    )

    def run(self, city: City, step: Step) -> None:
        city.players[step[1]].technologies |= 1 << step[2]

    def flaw(self, city: City, step: Step) -> str:
        if not (AT_ONCE >> step[2]) & 1 or step[2] not in city.technologies:
            return "technology must be one of the display that works at once"
        return ""


def soon_known(step: Step) -> int:
    """The technology that a `known` is about."""
    return step[2]


class Alchemy(MainAction):
    """Develop a technology."""

    def possible(self, city: City, player: Player, workers: int, lowest: int) -> bool:
        if not payable(player, CHEAPEST):
            return False
        if workers == 1 and extra_workers(player, self.board):
            workers = 2
        for place in range(len(city.technologies)):
            if learnable(city, player, place, workers, lowest):
                return True
        return False

    def begin(self, city: City, player: Player, workers: int, lowest: int) -> None:
        push(city, kinds.LEARN, player.seat, workers, lowest)


class Learn(Kind[City]):
    """Choose a technology: first row, or either row with two workers or a strong one."""

    declared: ClassVar = Declared(
        kinds.LEARN,
        "learn",
        "workers:1..3 lowest:1..5",
        [f"learn{technology.key[4:]}" for technology in technologies.TILES],
        parents=IN_A_TURN,
        families=(MAIN_ACTION,),
        scattered=True,
    )

    def legal(self, city: City, step: Step) -> list[int]:
        player = city.players[step[1]]
        ids: list[int] = []
        for place in range(len(city.technologies)):
            if learnable(city, player, place, step[2], step[3]):
                ids.append(self.ids[city.technologies[place]])
        return ids

    def play(self, city: City, step: Step, option: int) -> None:
        _, seat, workers, _, _ = step
        player = city.players[seat]
        place = city.technologies.index(option)
        # A lone strong worker in the second row forgoes its power-up.
        lone = workers == 1 and place >= technologies.SHOWN_COLUMNS
        push_power_ups(city, player, places.ALCHEMY, 0 if lone else workers)
        push_technologies(city, player, places.ALCHEMY)
        pay(city, player, technologies.TILES[option].price)
        learn(city, player, place, True)

    def answer(self, city: City, step: Step, option: int) -> Phrase:
        place = city.technologies.index(option)
        lone = step[2] == 1 and place >= technologies.SHOWN_COLUMNS
        parts = {"technology": option, "amount": technologies.TILES[option].price.of(units.GOLD)}
        parts["temple"] = place % technologies.SHOWN_COLUMNS
        parts["owners"] = len([other for other in city.players if other.knows(option)])
        return ("learn.lone" if lone else "learn.choice"), parts
