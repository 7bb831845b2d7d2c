"""Temples: minor steps, major steps with their tiles, the bonus step and the top; the Avenue."""

from typing import ClassVar, Final

from teotihuacan.city.rules import kinds, sources, units
from teotihuacan.city.rules.effects import advance_avenue, climbable, gain, raise_marker, take
from teotihuacan.city.rules.families import IN_BETWEEN, PAUSE
from teotihuacan.city.rules.goods.bundle import EMPTY_BUNDLE, Bundle
from teotihuacan.city.rules.printed import boards, technologies, temples
from teotihuacan.city.rules.printed.most import UNAIDED, most
from teotihuacan.city.rules.state import City, Player
from teotihuacan.engine.steps import Declared, Kind, Phrase, Step, Value, make_step, push, push2

FIRST_TEMPLE_PILE: Final = 3  # piles 0 to 2 lie along the Avenue
STEPS_UNAIDED: Final[int] = most(units.TEMPLE, UNAIDED)
RESOURCES_UNAIDED: Final[int] = most(units.RESOURCE, UNAIDED)
TEMPLE_ORDER_FIELDS: Final[str] = " ".join(
    [f"{key}:0..{most(units.BLUE + temple)}" for temple, key in enumerate(boards.TEMPLE_KEYS)]
)


class TempleStep(Kind[City]):
    """Advance one step on a named temple; a blocked marker gains nothing (ruling 42)."""

    declared: ClassVar = Declared(
        kinds.TEMPLE_STEP, "temple step", "temple:0..2", parents=IN_BETWEEN, families=(PAUSE,)
    )

    def run(self, city: City, step: Step) -> None:
        player = city.players[step[1]]
        temple = step[2]
        if climbable(city, player, temple):
            climb(city, player, temple)


def climb(city: City, player: Player, temple: int) -> None:
    height = raise_marker(city, player, temple)
    pile = temples.MAJOR_PILE[temple][height]
    if pile >= 0 and city.piles[FIRST_TEMPLE_PILE + pile]:
        push(city, kinds.CLAIM, player.seat, FIRST_TEMPLE_PILE + pile, temple)
    else:
        gain(city, player, printed_reward(city, temple, height), sources.TEMPLES)


def printed_reward(city: City, temple: int, height: int) -> Bundle:
    """Return the reward of a step; the topmost one has none in the first edition (ruling 74c)."""
    if height == temples.TOP_STEP and not city.setting.edition.top_step_reward:
        return EMPTY_BUNDLE
    return temples.TEMPLE_REWARD[temple][height]


def climb_phrase(city: City, player: Player, temple: int) -> Phrase:
    """Return the phrase for the next step on a temple, as a choice."""
    height = player.temple[temple] + 1
    if not climbable(city, player, temple):
        return "temple.blocked", {"temple": temple}
    parts: dict[str, Value] = {"temple": temple, "step": height, "reward": (temple, height)}
    pile = temples.MAJOR_PILE[temple][height]
    if pile >= 0 and city.piles[FIRST_TEMPLE_PILE + pile]:
        return "temple.major", parts
    if height == temples.BONUS_STEP:
        return "temple.bonus", {**parts, "bonus": city.bonus[temple]}
    if height == temples.TOP_STEP:
        return ("temple.top" if city.setting.edition.top_step_reward else "temple.top.bare"), parts
    return "temple.choice", parts


class TempleChoice(Kind[City]):
    """Choose an open temple to advance on."""

    def legal(self, city: City, step: Step) -> list[int]:
        player = city.players[step[1]]
        return [self.first + i for i in range(3) if climbable(city, player, i)]

    def answer(self, city: City, step: Step, option: int) -> Phrase:
        return climb_phrase(city, city.players[step[1]], option)


class AnyTemple(TempleChoice):
    """Choose a temple for each step; steps are lost if none is open."""

    declared: ClassVar = Declared(
        kinds.TEMPLE,
        "temple",
        f"left:1..{most(units.TEMPLE)}",
        list(boards.TEMPLE_KEYS),
        parents=IN_BETWEEN,
        families=(PAUSE,),
        says="left",
        skippable=True,
    )

    def play(self, city: City, step: Step, option: int) -> None:
        if step[2] > 1:
            push(city, kinds.TEMPLE, step[1], step[2] - 1)
        push(city, kinds.TEMPLE_STEP, step[1], option)

    def flaw(self, city: City, step: Step) -> str:
        return unaided_flaw(city, step[2], STEPS_UNAIDED)


def unaided_flaw(city: City, left: int, most: int) -> str:
    """Return why the number of steps left is too high, unless a module lets workers help."""
    right = left <= most or city.setting.helped
    return "" if right else f"left must be between 1 and {most}"


def steps_owed(step: Step) -> int:
    """Return how many steps a `temple` still has."""
    return step[2]


class TempleOrder(TempleChoice):
    """Steps on several temples at once: the player says which comes next (ruling 35)."""

    declared: ClassVar = Declared(
        kinds.TEMPLE_ORDER,
        "temple order",
        TEMPLE_ORDER_FIELDS,
        [f"{key}-first" for key in boards.TEMPLE_KEYS],
        parents=IN_BETWEEN,
        families=(PAUSE,),
    )

    def legal(self, city: City, step: Step) -> list[int]:
        return [self.first + i for i in range(3) if (step[2], step[3], step[4])[i] > 0]

    def play(self, city: City, step: Step, option: int) -> None:
        owed = [step[2], step[3], step[4]]
        owed[option] -= 1
        if sum(owed) > 0:
            push(city, kinds.TEMPLE_ORDER, step[1], owed[0], owed[1], owed[2])
        push(city, kinds.TEMPLE_STEP, step[1], option)

    def flaw(self, city: City, step: Step) -> str:
        return "" if step[2] + step[3] + step[4] > 0 else "at least one step is owed"


class TemplePair(TempleChoice):
    """A step on a named temple and others on any: which comes next.

    One on another temple is one of the latter; one on the named temple is its own, which makes no
    difference.  What cannot be climbed is lost.
    """

    declared: ClassVar = Declared(
        kinds.TEMPLE_PAIR,
        "temple pair",
        f"temple:0..2 left:1..{most(units.TEMPLE)}",
        [f"{key}-next" for key in boards.TEMPLE_KEYS],
        parents=IN_BETWEEN,
        families=(PAUSE,),
        says="temple",
        skippable=True,
    )

    def play(self, city: City, step: Step, option: int) -> None:
        _, seat, named, left, _ = step
        if option == named:
            then = make_step(kinds.TEMPLE, seat, left)
        elif left > 1:
            then = make_step(kinds.TEMPLE_PAIR, seat, named, left - 1)
        else:
            then = make_step(kinds.TEMPLE_STEP, seat, named)
        push2(city, make_step(kinds.TEMPLE_STEP, seat, option), then)

    def flaw(self, city: City, step: Step) -> str:
        return unaided_flaw(city, step[3], STEPS_UNAIDED)


class AnyResource(Kind[City]):
    """Choose wood, stone or gold for each piece."""

    declared: ClassVar = Declared(
        kinds.RESOURCE,
        "resource",
        f"left:1..{most(units.RESOURCE)}",
        list(units.GOODS[1:]),
        parents=IN_BETWEEN,
        families=(PAUSE,),
        says="left",
        answers=("choice", "good", 1),
        scattered=True,
    )

    def legal(self, city: City, step: Step) -> list[int]:
        player = city.players[step[1]]
        if player.technologies & technologies.WHEN_TAKING:
            return self.ids[:]  # the wild one too
        return self.ids[: len(units.RESOURCES)]

    def play(self, city: City, step: Step, option: int) -> None:
        if step[2] > 1:
            push(city, kinds.RESOURCE, step[1], step[2] - 1)
        take(city, city.players[step[1]], option + 1, 1)

    def flaw(self, city: City, step: Step) -> str:
        return unaided_flaw(city, step[2], RESOURCES_UNAIDED)


def resources_owed(step: Step) -> int:
    """Return how many pieces a `resource` still has."""
    return step[2]


class AvenueStep(Kind[City]):
    """Advance one step; at the end of the Avenue there is neither a step nor a tile (ruling 45)."""

    declared: ClassVar = Declared(
        kinds.AVENUE, "avenue step", parents=IN_BETWEEN, families=(PAUSE,)
    )

    def run(self, city: City, step: Step) -> None:
        player = city.players[step[1]]
        if advance_avenue(city, player):
            pile = temples.AVENUE_PILE[player.avenue]
            if pile >= 0 and city.piles[pile]:
                push(city, kinds.CLAIM, player.seat, pile)
