"""Rain, a made-up module of City of Gods: the example of docs/adding-a-module.md.

At the end of setup the sky is drawn.  At the beginning of each of their turns a little or a lot of
rain falls into a player's cistern.  Who begins a turn with a full one may pour it onto the fields
for points.  At an Eclipse the water that is left is worth a little, and dries up.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from teotihuacan.city.rules import kinds
from teotihuacan.city.rules.effects import score
from teotihuacan.city.rules.families import ONLY_PLANNED, TURN_BEGINS
from teotihuacan.city.rules.modules import Module
from teotihuacan.city.rules.positions.validity import wrong
from teotihuacan.city.rules.scoring.eclipse import SCORED, SCORES
from teotihuacan.city.rules.state import City, Part
from teotihuacan.engine.checking import Reader
from teotihuacan.engine.options import SWITCH, Option, Options
from teotihuacan.engine.steps import CHANCE, Declared, Kind, Phrase, Step, push

SKIES: Final = ("light", "heavy")
RAIN_OF_SKY: Final = (1, 2)
UNKNOWN: Final = -1  # the sky before it is drawn
FULL: Final = 3
POINTS_FOR_FIELDS: Final = 2
POINTS_FOR_WATER: Final = 1

# Kinds of step, from a number on that no other module uses.
DRAW_SKY: Final = 300
WATER: Final = 301
SCORE_WATER: Final = 302


class Cisterns(Part):
    """The sky, and the water in front of each player."""

    def __init__(self, sky: int, water: list[int]) -> None:
        self.sky = sky
        self.water = water  # by seat

    def copy(self) -> Cisterns:
        return Cisterns(self.sky, self.water[:])


def cisterns_at(city: City) -> Cisterns | None:
    for part in city.parts:
        if isinstance(part, Cisterns):
            return part
    return None


def cisterns_of(city: City) -> Cisterns:
    cisterns = cisterns_at(city)
    assert cisterns is not None
    return cisterns


# --- what the rain owes ---------------------------------------------------------------------------


def draw_sky() -> Step:
    return (DRAW_SKY, CHANCE, 0, 0, 0)


def water(seat: int) -> Step:
    return (WATER, seat, 0, 0, 0)


# --- kinds of step --------------------------------------------------------------------------------


class DrawSky(Kind[City]):
    """Chance decides how much it rains."""

    declared: ClassVar = Declared(
        DRAW_SKY,
        "draw sky",
        codes=[f"~{sky}-rain" for sky in SKIES],
        parents=ONLY_PLANNED,
        chance=True,
    )

    def legal(self, city: City, step: Step) -> list[int]:
        return self.ids[:]

    def play(self, city: City, step: Step, option: int) -> None:
        cisterns_of(city).sky = option

    def question(self, city: City, step: Step) -> Phrase:
        return "draw sky", {}


class Water(Kind[City]):
    """Pour a full cistern onto the fields, or wait."""

    declared: ClassVar = Declared(
        WATER, "water", codes=["pour", "keep-water"], parents=("turn",), families=(TURN_BEGINS,)
    )

    def legal(self, city: City, step: Step) -> list[int]:
        return self.ids[:]

    def play(self, city: City, step: Step, option: int) -> None:
        if option == 0:
            cisterns_of(city).water[step[1]] = 0
            city.tell("watered", step[1], FULL)
            score(city, city.players[step[1]], POINTS_FOR_FIELDS, MODULE.first_source)

    def flaw(self, city: City, step: Step) -> str:
        cisterns = cisterns_at(city)  # a file may owe the step in a game without rain
        full = cisterns is not None and cisterns.water[step[1]] == FULL
        return "" if full else "the cistern must be full"


class ScoreWater(Kind[City]):
    """What is left at an Eclipse, before it dries up."""

    declared: ClassVar = Declared(
        SCORE_WATER, "score water", parents=SCORED, families=SCORES, same_seat=False
    )

    def run(self, city: City, step: Step) -> None:
        cisterns = cisterns_of(city)
        for player in city.players:
            score(city, player, POINTS_FOR_WATER * cisterns.water[player.seat], MODULE.first_source)
            cisterns.water[player.seat] = 0


# --- the module -----------------------------------------------------------------------------------


class Rain(Module):
    """Rain and cisterns for the players; a bot has none."""

    def __init__(self) -> None:
        super().__init__("rain", ("turn begins",))
        self.event_fields = {"rain": ("amount",), "watered": ("amount",)}
        self.sources = ("fields",)
        self.scoring = (SCORE_WATER,)

    def options(self, modules: tuple[Module, ...]) -> tuple[Option, ...]:
        return (Option("rain", SWITCH, False),)

    def is_in(self, options: Options) -> bool:
        return options["rain"] is True

    def kinds(self) -> list[Kind[Any]]:
        return [DrawSky(), Water(), ScoreWater()]

    def lay_out(self, city: City, options: Options) -> None:
        city.parts = (*city.parts, Cisterns(UNKNOWN, [0] * len(city.players)))

    def plan_setup(self, city: City, steps: list[Step]) -> None:
        steps.append(draw_sky())

    def begin_turn(self, city: City, seat: int) -> bool:
        """It rains; with a full cistern there is a question before the turn."""
        cisterns = cisterns_of(city)
        fallen = min(RAIN_OF_SKY[cisterns.sky], FULL - cisterns.water[seat])
        if fallen:
            cisterns.water[seat] += fallen
            city.tell("rain", seat, fallen)
        if cisterns.water[seat] < FULL:
            return False
        push(city, kinds.END, seat)
        push(city, kinds.TURN, seat)
        city.agenda.append(water(seat))
        return True

    def write(self, city: City, written: dict[str, object]) -> None:
        cisterns = cisterns_of(city)
        sky = None if cisterns.sky == UNKNOWN else SKIES[cisterns.sky]
        written["rain"] = {"sky": sky, "water": cisterns.water[:]}

    def read(self, reader: Reader, city: City) -> None:
        cisterns = cisterns_of(city)
        inner = reader.inner("rain")
        cisterns.sky = UNKNOWN if inner.get("sky") is None else inner.word("sky", SKIES)
        cisterns.water = inner.integers("water", len(city.players), 0, FULL)
        inner.done()

    def check(self, city: City, in_setup: bool) -> None:
        cisterns = cisterns_of(city)
        if (cisterns.sky == UNKNOWN) != (draw_sky() in city.agenda):
            raise wrong("rain.sky", "it is drawn once, at the end of setup")
        dry = 0 if in_setup else city.setting.people
        if any(cisterns.water[dry:]):
            raise wrong("rain.water", "only players collect it, in their turns")


MODULE: Final = Rain()
