"""An owner of the box corrects a line: what the game then plays, says and shows.

Every correction is one line of one data file and one check, which is run by an interpreter that
reads the corrected file: `python -m tests.numbers.corrections NAME`.
"""

import re
import sys
from collections.abc import Callable
from dataclasses import dataclass

from teotihuacan.city.rules import kinds
from teotihuacan.engine.game import Game
from teotihuacan.engine.steps import make_step, push
from teotihuacan.titles import title_named
from tests.city.base_tiles import DISCOVERY, STARTING, TECHNOLOGIES
from tests.city.scene import KEYS, Scene, scene
from tests.city.stages import eclipse

TITLE = title_named("city")


@dataclass(frozen=True)
class Correction:
    """What is printed in the box, what our file says, and what must follow from it."""

    name: str
    file: str
    ours: str
    printed: str
    check: Callable[[], None]


CORRECTIONS: dict[str, Correction] = {}


def corrected(file: str, ours: str, printed: str) -> Callable[[Callable[[], None]], None]:
    def keep(check: Callable[[], None]) -> None:
        name = check.__name__
        CORRECTIONS[name] = Correction(name, file, ours, printed, check)

    return keep


# --- looking --------------------------------------------------------------------------------------


def same(found: object, wanted: object) -> None:
    if found != wanted:
        raise AssertionError(f"{found!r}, not {wanted!r}")


def within(wanted: str, found: str) -> None:
    if wanted not in found:
        raise AssertionError(f"{wanted!r} is not in {found!r}")


def explained(asked: str) -> str:
    words = TITLE.words()
    topic = TITLE.find_topic(words, asked)
    assert topic is not None, asked
    return TITLE.explain(words, *topic)


def choice(s: Scene, code: str) -> str:
    """What a choice says."""
    s.ask()
    return s.game.text(s.game.find(code))


def signs(game: Game, part: str) -> str:
    """The icons and numbers of a part of the picture, in the order they are drawn."""
    drawn = TITLE.artist().parts(game, 0, TITLE.words())[part]
    found = re.findall(r'href="#teo-([^"]+)"|>([^<>\s][^<>]*)<', drawn)
    return " ".join(icon or text for icon, text in found)


def slot(s: Scene, board: int) -> str:
    return f"slot-{s.city.slots[board]}"


# --- technologies ---------------------------------------------------------------------------------


@corrected(
    "technologies.toml",
    'number = 13, gold = 2, when = "power-up", cost = "1 cocoa", gain = "1 power"',
    'number = 13, gold = 3, when = "power-up", cost = "2 cocoa", gain = "2 power"',
)
def technology_13_sells_two_for_two() -> None:
    s = scene(2).ring("PFQGCAND")
    s.seat(0, cocoa=5, workers="P2 F4 Q1", technologies=(13,))
    s.play("P2 >1 main +F2")
    same(s.goods(0), (4, 2, 0, 0, 0))  # 1 cocoa for the own colour, two workers of power 2
    same(s.game.question, "Player 1, do you pay 2 cocoa to gain 2 more power-ups here?")
    same(choice(s, "buy-power"), "Yes, pay 2 cocoa")
    s.play("buy-power +F3 +F4")
    same(s.goods(0), (2, 2, 0, 0, 0))
    same(s.workers(0), "F4 F5 Q1")
    within("costs 3 gold", explained("tech13"))
    within("pay 2 cocoa → 2 power-ups", explained("tech13"))
    s.technologies(13, 1, 3, 5, 7, 9)
    within("power 3 gold 2 cocoa arrow", signs(s.game, slot(s, 5)))


@corrected("technologies.toml", 'when = "pass palace"', 'when = "pass forest"')
def technology_1_is_passed_in_the_forest() -> None:
    s = scene(2).ring("PFQGCAND").seat(0, workers="P2 D2 Q1", technologies=(1,))
    s.play("P2 >2")
    same(s.goods(0)[0], 1)
    s = scene(2).ring("PFQGCAND").seat(0, workers="P2 D2 Q1", technologies=(1,))
    s.play("D2 >1")
    same(s.goods(0)[0], 0)
    within("onto or past the Forest: 1 cocoa", explained("tech1"))
    s.technologies(1, 3, 5, 7, 9, 11)
    within("wood turn", signs(s.game, slot(s, 5)))


@corrected("technologies.toml", 'gain = "1 local"', 'gain = "2 local"')
def technology_5_brings_two_more() -> None:
    s = scene(2).ring("PFQGCAND").seat(0, cocoa=1, workers="P2 N2 A1", technologies=(5,))
    s.play("P2 >1 main")
    same(s.goods(0), (1, 1 + 2, 0, 0, 0))
    within("2 more of the same resource", explained("tech5"))
    s.technologies(1, 3, 5, 7, 9, 11)
    within("resource 1 gold 2 local", signs(s.game, slot(s, 5)))


@corrected("technologies.toml", '"1 worker, 1 discount"', '"2 worker, 2 discount"')
def technology_15_counts_as_two_builders() -> None:
    s = scene(2).ring("PFQGCAND").seat(0, stone=4, cocoa=1, workers="G2 N2 A1", technologies=(15,))
    s.play("G2 >1 main tile1")
    site = s.codes[0]
    s.play(f"{site} less-stone r0")
    same(s.goods(0)[:4], (1, 0, 4, 0))
    s.play("tile2")
    s.play(s.codes[0])
    same(s.goods(0)[2], 2)  # the discount is for one tile of an action
    s.play("r0 tile3")
    within("2 extra workers and 2 stone or wood off the price", explained("tech15"))
    s = scene(2).technologies(1, 3, 5, 7, 9, 15)
    within("2 gold 2 worker-more", signs(s.game, slot(s, 5)))


# --- royal tiles ----------------------------------------------------------------------------------


@corrected("royal.toml", 'gain = "1 cocoa", upto = "power + 1"', 'gain = "1 wood", upto = "power"')
def royal_tile_1_brings_wood() -> None:
    s = scene(2).ring("PFQGCAND").royal(1, 6, 4).seat(0, workers="D3 N2 A1")
    s.play("D3 >1 royal1")
    same(s.goods(0), (0, 3, 0, 0, 0))
    within("1 wood, as many times as the worker’s power)", explained("~royal1"))
    within("wood lock × die", signs(s.game, slot(s, 1)))


@corrected("royal.toml", 'gain = "1 resource", upto', 'gain = "1 resource, 2 points", upto')
def royal_tile_7_scores_too() -> None:
    s = scene(2).ring("PFQGCAND").royal(7, 1, 4).seat(0, cocoa=1, wood=1, workers="D3 N2 A1")
    s.near(P="four_cocoa")
    s.play("D3 >1")
    said = "pay 1 cocoa and 1 resource once → 1 resource and 2 points, as many times as"
    within(said, choice(s, "royal1"))
    within(said, explained("~royal7"))
    within("cocoa resource arrow resource points 2", signs(s.game, slot(s, 1)))
    s.play("royal1 stone stone gold")
    same(s.goods(0), (0, 0, 2, 1, 6))


# --- discovery, starting tiles, temples -----------------------------------------------------------


@corrected(
    "discovery.toml", 'cost = "1 wood", gain = "4 points"', 'cost = "1 gold", gain = "6 points"'
)
def a_discovery_tile_costs_gold_and_scores_six() -> None:
    s = scene(2).ring("PFQGCAND").near(F="four_points").seat(0, gold=2, workers="P2 N2 A1")
    s.play("P2 >1 worship")
    same(choice(s, "tile"), "Pay 1 gold: the tile “6 points”")
    within("6 gold", signs(s.game, slot(s, 2)))
    s.play("tile use-four_points")
    same(s.goods(0), (0, 0, 0, 1, 6))
    within("“6 points” (costs 1 gold)", explained("four_points"))
    same(TITLE.words().part("tile", KEYS.index("four_points"), "short"), "6 points")


@corrected(
    "starting.toml",
    'boards = [1, 2], gain = "1 avenue, 2 cocoa, 3 wood"',
    'boards = [8, 2], gain = "3 points, 1 red, 2 cocoa, 3 wood"',
)
def a_starting_tile_with_points_and_a_temple() -> None:
    game = Game.new(TITLE.rules, {"players": 2, "draft": True}, 1)
    s = Scene(game)
    s.city.face_up = (0, 1, 2, 3, 4, 5)
    same(
        choice(s, "keep1"),
        "1 (Construction / Forest): 2 cocoa, 3 wood, 3 points and a step on the red temple",
    )
    before = signs(game, "tray")
    within("pyramid wood 2 cocoa 3 wood points 3 temple-red", before)
    s.city.players[0]._kept = (0, 12)  # the other tile has neither points nor temples
    s.city.agenda.clear()
    s.city.agenda.extend([make_step(kinds.END), make_step(kinds.BENEFITS)])
    s.touch().ask()
    player = s.player(0)
    same((player.points, player.temple, player.avenue), (3 + 1, [0, 1, 0], 0))
    within("at-C", " ".join(s.codes))
    same(STARTING[0].boards, (8, 2))


@corrected(
    "temples.toml", 'steps = ["", "1 points", "1 points"', 'steps = ["", "8 points", "1 points"'
)
def a_temple_step_scores_eight() -> None:
    s = scene(2).ring("PFQGCAND").near(F="").seat(0, workers="P2 N2 A1")
    push(s.city, kinds.TEMPLE, 0, 1)
    s.touch()
    same(choice(s, "red"), "The red temple, step 1: 8 points")
    s.play("red")
    same(s.goods(0)[4], 8)
    within(" 8 ", signs(s.game, "temples"))


# --- boards, Eclipse, wheel, turn -----------------------------------------------------------------


@corrected("boards.toml", "rows = [[3, 2,", "rows = [[9, 2,")
def the_first_noble_house_scores_nine() -> None:
    s = scene(2).ring("PFQGCAND").seat(0, wood=2, workers="A2 F2 Q1")
    within("Nobles", signs(s.game, slot(s, 6)))
    within(" 9 2 2 1 1", signs(s.game, slot(s, 6)).replace("points ", ""))
    push(s.city, kinds.NOBLE_ROW, 0, 1)
    kind = s.game.rules.kinds[s.city.agenda[-1][0]]
    same(s.game.say(kind.answer(s.city, s.city.agenda[-1], 0)), "The top row: 9 points")
    s.city.agenda.pop()
    s.play("A2 >1 main")
    same(s.goods(0), (0, 0, 0, 0, 9))


@corrected("pyramid.toml", 'cost = ["2 stone", "2', 'cost = ["3 stone, 1 wood", "2')
def the_first_level_costs_more() -> None:
    s = scene(2).ring("PFQGCAND").seat(0, stone=4, wood=4, workers="G2 F2 Q1")
    s.play("G2 >1 main tile1")
    site = s.codes[0]
    within("level 1: pay 3 stone and 1 wood → 1 point", choice(s, site))
    within("3 stone and 1 wood; 1 wood and 2 stone", swapped_goods(explained("construction")))
    within("points 1 3 stone 1 wood", signs(s.game, slot(s, 8)))
    s.play(f"{site} r0")
    same(s.goods(0)[:4], (0, 3, 1, 0))


def swapped_goods(text: str) -> str:
    """Goods are listed in their own order, wood before stone."""
    return text.replace("1 wood and 3 stone", "3 stone and 1 wood")


@corrected("calendar.toml", "cocoa = 1      ", "cocoa = 2      ")
def every_worker_wants_two_cocoa() -> None:
    s = scene(2).seat(0, cocoa=12, points=20, workers="F1 Q3 G4 A4")
    eclipse(s)
    same(s.game.question, "Player 1, your workers are owed 10 cocoa: how much do you pay?")
    same(choice(s, "pay8"), "8 cocoa, and lose 6 points")
    s.play("pay10")  # more than the box knows
    same(s.goods(0)[0], 2)
    within("each worker costs 2 cocoa, or 3 if its power is 4 or more.", explained("salary"))
    within(
        "2 each, or 3 at power 4 or higher", " ".join(TITLE.lessons(TITLE.words())[-1].paragraphs)
    )


def ascended(cocoa: int) -> Scene:
    """A worker of seat 0 went round the wheel, and the reward is to be chosen."""
    s = scene(2).ring("PFQGCAND").seat(0, cocoa=cocoa, workers="P2 F2 Q1")
    push(s.city, kinds.WHEEL_REWARD)
    return s.touch()


@corrected("calendar.toml", "pay = 3  ", "pay = 4  ")
def two_temple_steps_of_the_wheel_cost_four() -> None:
    s = ascended(cocoa=4)
    same(choice(s, "wheel-two-temples"), "Pay 4 cocoa: two steps on any temples")
    within("4 cocoa", signs(s.game, "wheel"))
    s.play("wheel-two-temples")
    same(s.goods(0)[0], 0)
    within("two such steps for 4 cocoa", explained("ascension"))


@corrected("editions.toml", "ascension_cocoa = 5 ", "ascension_cocoa = 8 ")
def the_wheel_brings_eight_cocoa() -> None:
    s = ascended(cocoa=0)
    same(choice(s, "wheel-cocoa"), "8 cocoa")
    within("8 cocoa", signs(s.game, "wheel"))
    s.play("wheel-cocoa")
    same(s.goods(0)[0], 8)
    within("8 cocoa (first edition: 6)", explained("ascension"))


@corrected("turn.toml", 'cost = "3 cocoa"', 'cost = "1 cocoa"')
def unlocking_costs_one() -> None:
    s = scene(2).ring("PFQGCAND").seat(0, cocoa=1, workers="P2 F2* Q1")
    same(choice(s, "pay-unlock"), "Pay 1 cocoa: unlock all my workers")
    s.play("pay-unlock")
    same((s.goods(0)[0], s.workers(0)), (0, "F2 P2 Q1"))
    within("or for 1 cocoa at any time", explained("unlock"))


@corrected("turn.toml", "more = 1 ", "more = 4 ")
def collecting_brings_four_and_the_colours() -> None:
    s = scene(2).ring("PFQGCAND").seat(0, workers="P2 N2 A1").seat(1, workers="F1 N1 A1")
    within("Forest +5 cocoa", signs(s.game, slot(s, 2)))
    s.play("P2 >1")
    same(choice(s, "cocoa"), "Collect 5 cocoa")
    s.play("cocoa")
    same(s.goods(0)[0], 5)
    within("you collect 4 cocoa, and 1 more", explained("cocoa").lower())


@corrected("turn.toml", 'both = "1 cocoa"', 'both = "2 cocoa"')
def the_ability_and_the_tile_cost_two() -> None:
    s = scene(2).ring("PFQGCAND").near(F="four_cocoa", P="four_cocoa")
    s.seat(0, cocoa=2, gold=1, workers="P2 N2 A1")
    within("die +2 cocoa 4 cocoa gold", signs(s.game, slot(s, 1)))
    within("temple-red +2 cocoa 4 cocoa gold", signs(s.game, slot(s, 2)))
    s.play("P2 >1 worship")
    within("Pay 2 cocoa and 1 gold: both", choice(s, "both"))
    s.play("both")
    same(s.goods(0)[0], 0)
    within("or both for 2 cocoa more", explained("worship"))


@corrected(
    "boards.toml", '["1 cocoa", "1 wood", "2 wood"]', '["1 cocoa", "1 wood", "3 wood, 1 points"]'
)
def a_strong_worker_gathers_more() -> None:
    s = scene(2).ring("PFQGCAND").seat(0, workers="P5 N2 Q1")
    s.play("P5 >1")
    within("gather 3 wood and 1 point", choice(s, "main").lower())
    s.play("main")
    same(s.goods(0), (0, 3, 0, 0, 1))
    within("3 wood and 1 point", explained("forest"))
    within("cocoa wood 3 wood points 1", signs(s.game, slot(s, 2)))


@corrected("discovery.toml", 'gain = "2 power"', 'gain = "7 power"')
def a_tile_with_seven_power_ups() -> None:
    s = scene(2).ring("PFQGCAND").seat(0, workers="P1 N1 A1", tiles=("two_power_ups",))
    s.play("use-two_power_ups")
    low, high = s.game.rules.kinds[kinds.POWER_UP].bounds[1]
    within(str(s.city.agenda[-1][3]), str(list(range(low, high + 1))))  # it can be read again
    s.play("+P1 +N1 +A1 +P2 +N2 +A2 +P3")
    same(s.workers(0), "A3 N3 P4")


@corrected("boards.toml", 'cost = "2 wood"', 'cost = "2 resource"')
def noble_houses_of_any_resource() -> None:
    s = scene(2).ring("PFQGCAND").seat(0, stone=2, gold=1, avenue=2, workers="A1 P1 Q1")
    s.play("A1 >1 main")
    same(s.codes, ["give-stone", "give-gold"])  # before the step on the Avenue and its tiles
    same(s.player(0).avenue, 2)


def main(name: str) -> None:
    same((len(TECHNOLOGIES), len(DISCOVERY)), (9, 21))
    CORRECTIONS[name].check()


if __name__ == "__main__":
    main(sys.argv[1])
