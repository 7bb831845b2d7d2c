"""Warriors: they come to Teotihuacan and push each other onward (rulings E1 to E3, X77)."""

from typing import ClassVar

from teotihuacan.city.modules.empire.rules import kinds, printed, sources
from teotihuacan.city.modules.empire.rules.printed import onward_of_bot
from teotihuacan.city.modules.empire.rules.state import Empire, empire_of
from teotihuacan.city.rules.effects import score
from teotihuacan.city.rules.families import ONLY_PLANNED, PAUSE
from teotihuacan.city.rules.scoring.eclipse import SCORED, SCORES
from teotihuacan.city.rules.state import City, added, replaced
from teotihuacan.engine.steps import CHANCE, Declared, Kind, Phrase, Step, Value, push


def send_warrior(city: City, seat: int) -> bool:
    """A Warrior comes from the supply to Teotihuacan; False if there is none left (X84)."""
    empire = empire_of(city)
    if empire.supply[seat] == 0:
        return False
    empire.supply = added(empire.supply, seat, -1)
    city.tell("muster", seat)
    enter(city, empire, seat, printed.TEOTIHUACAN)
    return True


def enter(city: City, empire: Empire, seat: int, region: int) -> None:
    """Move a Warrior into a region; a Warrior already there, of any colour, must move on."""
    if region == printed.FARTHEST:
        empire.farthest = added(empire.farthest, seat, 1)
        return
    pushed = empire.holder[region]
    empire.holder = replaced(empire.holder, region, seat)
    if pushed < 0:
        return
    if pushed < city.setting.people:
        push(city, kinds.MARCH, pushed, region)
    elif region == printed.TEOTIHUACAN:
        push(city, kinds.DRAW_PATH, CHANCE)  # a bot is never asked (ruling X102)
    else:
        there = onward_of_bot(region)
        city.tell("march", pushed, region, there)
        enter(city, empire, pushed, there)


def area_points(empire: Empire, seat: int) -> int:
    """Return the points of a seat's Warriors at an Eclipse; buildings score nothing."""
    points = printed.AREA_POINTS[printed.REGIONS[printed.FARTHEST].area] * empire.farthest[seat]
    for region, holder in enumerate(empire.holder):
        if holder == seat:
            points += printed.AREA_POINTS[printed.REGIONS[region].area]
    return points


class Muster(Kind[City]):
    """The first Warrior of each player (ruling X21)."""

    declared: ClassVar = Declared(kinds.MUSTER, "muster", parents=ONLY_PLANNED)

    def run(self, city: City, step: Step) -> None:
        send_warrior(city, step[1])


class March(Kind[City]):
    """Choose where a pushed Warrior goes: its owner decides immediately, in any turn."""

    declared: ClassVar = Declared(
        kinds.MARCH,
        "march",
        f"region:0..{printed.FARTHEST - 1}",
        [f"march-{region.number}" for region in printed.REGIONS[1 : printed.FARTHEST]]
        + ["march-far"],
        parents=("muster", PAUSE),
        same_seat=False,
        says="region",
    )

    def legal(self, city: City, step: Step) -> list[int]:
        return [self.ids[region - 1] for region in printed.REGIONS[step[2]].onward]

    def play(self, city: City, step: Step, option: int) -> None:
        _, seat, region, _, _ = step
        city.tell("march", seat, region, option + 1)
        enter(city, empire_of(city), seat, option + 1)

    def answer(self, city: City, step: Step, option: int) -> Phrase:
        region = option + 1
        empire = empire_of(city)
        holder = empire.holder[region] if region < printed.FARTHEST else -1
        parts: dict[str, Value] = {"region": region, "holder": holder}
        parts["points"] = printed.AREA_POINTS[printed.REGIONS[region].area]
        return "march.region", parts

    def flaw(self, city: City, step: Step) -> str:
        if [other[0] for other in city.agenda].count(kinds.MARCH) > 1:
            return "one Warrior goes at a time"
        pushed = empire_of(city).holder[step[2]] >= 0
        return "" if pushed else "another Warrior must have come into the region"


def marching(step: Step) -> int:
    """The region out of which a `march` leads."""
    return step[2]


class ScoreWarriors(Kind[City]):
    """Each Warrior scores for its owner alone, by its area (rulings X85, X86)."""

    declared: ClassVar = Declared(
        kinds.SCORE_WARRIORS, "score warriors", parents=SCORED, families=SCORES, same_seat=False
    )

    def run(self, city: City, step: Step) -> None:
        empire = empire_of(city)
        for player in city.players:
            score(city, player, area_points(empire, player.seat), sources.WARRIORS)
