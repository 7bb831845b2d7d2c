"""The 34 worked cases: examples of the text, and what follows from it."""

import pytest

import teotihuacan as teo
from teotihuacan.founders.rules.fields import PRINTED
from teotihuacan.founders.rules.laying.building import price_of
from teotihuacan.founders.rules.paying import payable
from teotihuacan.founders.rules.printed import tiles
from teotihuacan.founders.rules.rounds import district_scores
from teotihuacan.founders.rules.state import Founding
from tests.founders.scene import Scene, number_of, scene


def cost(tile: int, strength: int) -> tuple[int, int, int]:
    """Gold, stone and wood for a tile."""
    price = price_of(tile, PRINTED, strength)
    return price.gold, price.stone, price.wood


def actions_on(s: Scene, section: str) -> list[str]:
    return [code for code in s.offered if code.startswith(section)]


def test_case_t01_how_many_disks_fit_on_a_stack() -> None:
    s = scene(players=3).stack(A1=(1, 1), A2=(1,), A3=(2, 2, 2))
    assert actions_on(s, "A") == ["A1+1", "A2+1", "A2+2"]
    for code, strength in (("A1+1", 4), ("A2+1", 3), ("A2+2", 4)):
        twin = Scene(s.game.copy()).play(code)
        assert twin.founding.strength == strength


def test_case_t02_one_disk_left_for_a_building_of_size_4() -> None:
    s = scene(players=3).stack(A1=(1, 1, 2), A2=(1,), A3=(2, 2))
    s.founder().disks = 1
    assert actions_on(s, "A") == ["A2+1", "A3+1"]
    weak = Scene(s.game.copy()).play("A2+1 build")
    assert not weak.can("gold4")
    s.play("A3+1 build")
    assert s.founding.strength == 4
    shown = ["wood2", "wood3", "stone2", "stone3", "stone4", "gold3", "gold4"]
    assert s.offered == shown


def yellow_but_one(s: Scene) -> Scene:
    """All of the first yellow cluster is covered but the space c2."""
    return s.lay(0, "wood2", "b1").lay(0, "wood1", "b2")


def test_case_t03_the_last_yellow_symbol_brings_the_top_yellow_tile() -> None:
    s = yellow_but_one(scene())
    s.founding.masks = (1, 0, 0)
    s.founder(1).masks = (0,)  # the 5 is gone, 3 lies on top
    s.play("A1+1 later build stone2").place("c2 d2")
    assert s.points() == 3
    assert s.masks() == [("yellow", 3)]
    assert s.founding.masks == (2, 0, 0)


def test_case_t04_cubes_lie_only_where_no_tile_does() -> None:
    s = scene().lay(0, "green", "d1").lay(0, "stone1", "c3")
    s.play("A1+3 later build gold4").place("d2 e2 f2 e3")
    # Above lies the Temple, at d3 and f3 nothing; c3 is the Building beside d3, not beside gold4.
    assert s.lying("gold") == ["c2", "g2", "d3", "f3"]
    s = scene().lay(0, "green", "d1").lay(0, "stone1", "d3")
    s.play("A1+3 later build gold4").place("d2 e2 f2 e3")
    assert s.lying("gold") == ["c2", "g2", "f3"]


def test_case_t05_a_blue_temple_with_strength_2() -> None:
    assert cost(tiles.FIRST_TEMPLE + tiles.BLUE, 2) == (0, 2, 2)


def test_case_t06_gold_pays_what_is_missing() -> None:
    assert payable(price_of(tiles.FIRST_TEMPLE + tiles.BLUE, PRINTED, 2), (2, 2, 1))
    assert not payable(price_of(tiles.FIRST_TEMPLE + tiles.BLUE, PRINTED, 2), (1, 2, 1))
    s = scene().cubes(0, gold="a1 b1", stone="c1 d1", wood="e1")
    s.play("B1+1 later blue").place("a2 b2 a3 b3")
    assert s.counts() == (0, 0, 0)
    assert s.tiles() == {"blue": 1}
    assert not scene().cubes(0, gold="a1", stone="c1 d1", wood="e1").can("B1+1")


def test_case_t07_a_tile_on_the_second_level() -> None:
    s = scene().pyramid(0, NW="green", N="red", W="blue")
    s.cubes(0, gold="a1 b1", wood="c1")
    s.play("C1+3 later build blue.NW2")
    assert s.points() == 2
    assert s.asked == "bonus"  # no reward
    assert s.counts() == (0, 0, 0)


def four_producers() -> Scene:
    s = scene().lay(0, "stone1", "b4").lay(0, "wood1", "b8").lay(0, "wood1", "k8")
    return s.lay(0, "gold3", "j1").cubes(0, wood="k1")


def test_case_t08_every_building_produces_and_gold_replaces_wood() -> None:
    s = four_producers()
    before = s.counts()
    s.play("A1+1 later influence cubes +b3 +b9 +k9 +k1")
    assert tuple(a - b for a, b in zip(s.counts(), before, strict=True)) == (1, 1, 1)


def test_case_t09_a_building_may_produce_nothing() -> None:
    s = four_producers()
    before = s.counts()
    s.play("A1+1 later influence cubes +b3 +b9 +k9 skip")
    assert tuple(a - b for a, b in zip(s.counts(), before, strict=True)) == (0, 1, 2)


def example_city() -> Scene:
    """The city of the final scoring example, on spaces of our own."""
    s = scene(players=2)
    s.pyramid(0, NW="green", N="red", W="blue", SW="red", S="red", SE="green", NW2="green")
    lay_temple(s, "green", "a1 b1 c1")
    lay_temple(s, "green", "a2 a3 a4")
    lay_temple(s, "blue", "b2 c2 b3 c3")
    lay_temple(s, "red", "f1 g1 f2 g2 g3")
    lay_temple(s, "red", "i1 j1 i2 j2 j3")
    lay_temple(s, "blue", "k1 l1 k2 l2")
    lay_temple(s, "green", "l4 l5 l6")
    lay_temple(s, "red", "a10 b10 a11 b11 b12")
    return s


def lay_temple(s: Scene, colour: str, cells: str) -> None:
    from teotihuacan.founders.rules.printed import tiles
    from tests.founders.scene import spaces

    first = cells.split()[0]
    forms = tiles.SHAPE[tiles.TILE_KEYS.index(colour)].forms
    turn = [i for i, f in enumerate(forms) if f.covers[number_of(first)] == spaces(cells)]
    s.lay(0, colour, first, turn[0])


NW, NE, SE, SW = range(4)


def test_case_t10_the_first_district_scores_14() -> None:
    assert district_scores(example_city().founder())[NW] == 4 + 6 + 2 + 2


def test_case_t11_the_second_district_scores_4() -> None:
    assert district_scores(example_city().founder())[NE] == 4


def test_case_t12_a_district_without_temples_scores_nothing() -> None:
    assert district_scores(example_city().founder())[SE] == 0


def test_case_t13_two_red_tiles_and_one_red_temple_score_4() -> None:
    assert district_scores(example_city().founder())[SW] == 4


def test_case_t14_the_whole_city_scores_22() -> None:
    s = example_city()
    scores = district_scores(s.founder())
    assert scores == [14, 4, 0, 4]
    s.founding.round = s.founding.setting.rounds
    s.play("pass pass")
    assert s.game.over
    assert s.points() == 22
    told = [e.values[:2] for e in s.game.events if e.kind == "district" and e.seat == 0]
    assert told == [(0, 14), (1, 4), (2, 0), (3, 4)]


def pass_round(s: Scene) -> None:
    number = s.founding.round
    while s.offered and s.founding.round == number:
        s.play("pass")


@pytest.mark.parametrize(
    ("players", "disks"), [(2, [6, 5, 4, 3]), (3, [5, 4, 3]), (4, [5, 4, 3, 2])]
)
def test_case_t15_disks_in_each_round(players: int, disks: list[int]) -> None:
    s = scene(players=players)
    found = []
    while not s.game.over:
        found.append(s.founder().disks)
        pass_round(s)
    assert found == disks


@pytest.mark.parametrize(("players", "rounds"), [(2, 4), (3, 3), (4, 4)])
def test_case_t16_the_eclipse_marker(players: int, rounds: int) -> None:
    assert scene(players=players).founding.setting.rounds == rounds


@pytest.mark.parametrize(("players", "shown"), [(2, 7), (3, 9), (4, 12)])
def test_case_t17_buildings_shown(players: int, shown: int) -> None:
    game = teo.new_game("founders", players=players, seed=1)
    assert isinstance(game.state, Founding)
    assert sum(game.state.display[: tiles.FIRST_TEMPLE]) == shown


def test_case_t18_the_bonus_raises_strength_from_2_to_3() -> None:
    s = scene().bonus(A1="vp1_strength").play("A1+1 bonus")
    assert s.founding.strength == 3
    assert s.points() == 1
    assert "stone3" in s.play("build").offered


def test_case_t19_a_green_temple_with_strength_2() -> None:
    assert cost(tiles.FIRST_TEMPLE + tiles.GREEN, 2) == (0, 1, 2)


def test_case_t20_a_red_temple_with_strength_4_and_5() -> None:
    assert cost(tiles.FIRST_TEMPLE + tiles.RED, 4) == (1, 2, 0)
    assert cost(tiles.FIRST_TEMPLE + tiles.RED, 5) == (1, 1, 0)


def test_case_t21_a_pyramid_tile_with_strength_2_and_4() -> None:
    assert cost(tiles.FIRST_PYRAMID, 2) == (4, 0, 1)
    assert cost(tiles.FIRST_PYRAMID, 4) == (2, 0, 1)


def test_case_t22_a_trade_ends_at_its_maximum() -> None:
    s = scene().worship(0, "g_wood_vp").cubes(0, wood="a1 b1 c1 d1 e1 f1 g1 h1 i1")
    s.play("B1+1 later")
    assert s.offered == ["x1", "x2", "x3", "x4"]
    s.play("x4 *c1")
    assert s.points() == 12
    assert s.lying("wood") == ["c1"]


def test_case_t23_multiplying_ends_at_9() -> None:
    s = scene().worship(0, "g_green_x_wood")
    for at in ("a1", "a2", "a3"):
        s.lay(0, "green", at)
    for at in ("a4", "a5", "a6", "a7"):
        s.lay(0, "wood1", at)
    assert s.play("B1+1 later").points() == 9
    s = scene().worship(0, "g_green_x_wood")
    for at in ("a1", "a2"):
        s.lay(0, "green", at)
    for at, tile in (("a4", "wood1"), ("a5", "wood2"), ("a6", "wood3")):
        s.lay(0, tile, at)
    assert s.play("B1+1 later").points() == 6


def test_case_t24_exactly_ten_cannot_be_paid_with_nine() -> None:
    nine = "a1 b1 c1 d1 e1 f1 g1 h1 i1"
    assert not scene().worship(0, "r_exact10").cubes(0, wood=nine).can("B1+1")
    s = scene().worship(0, "r_exact10").cubes(0, wood=nine, gold="j1")
    assert s.play("B1+1 later").points() == 12
    assert s.counts() == (0, 0, 0)


def test_case_t25_five_buildings_of_size_1() -> None:
    s = scene().worship(0, "b_five_size1")
    for at in ("a1", "a3", "a5"):
        s.lay(0, "wood1", at)
    s.lay(0, "stone1", "a7")
    assert not s.can("B1+1")
    s.lay(0, "stone1", "a9")
    assert s.play("B1+1 later").points() == 12


def test_case_t26_the_top_tile_counts_in_every_district() -> None:
    s = scene().pyramid(0, TOP="red")
    for cells in ("a1 b1 a2 b2 a3", "k1 l1 k2 l2 l3", "a10 b10 a11 b11 a12", "k10 l10 k11 l11 k12"):
        lay_temple(s, "red", cells)
    assert sum(district_scores(s.founder())) == 12


def test_case_t27_a_cube_does_not_cover_a_mask() -> None:
    s = yellow_but_one(scene()).cubes(0, wood="c2")
    s.play("A1+1 later build stone2").place("d2 d3").play("c2=")
    assert s.masks() == []
    assert s.points() == 0


def test_case_t28_the_second_level_needs_all_four_squares_in_reach() -> None:
    s = scene().pyramid(0, W="green", SW="red", S="blue").cubes(0, gold="a1 b1", wood="c1")
    assert "green.SW2" not in s.play("C1+3 later build").offered
    s = scene().pyramid(0, W="green", SW="red", S="blue").cubes(0, gold="a1 b1", wood="c1")
    assert "green.SW2" in s.architect(0, "W").play("C1+3 later build").offered


@pytest.mark.parametrize("side", ["N", "E", "S", "W"])
def test_case_t29_the_top_can_be_built_from_any_side(side: str) -> None:
    s = scene(players=4).cubes(0, gold="a1 b1", wood="c1").architect(0, side)
    for place in ("NW", "N", "NE", "W", "E", "SW", "S", "SE", "NW2", "NE2", "SW2", "SE2"):
        s.pyramid(0, **{place: "green" if place < "S" else "red"})
    assert s.play("C1+3 later build").offered == ["green.TOP", "blue.TOP", "red.TOP"]


def test_case_t30_a_domino_across_a_border_needs_both_districts() -> None:
    s = scene().play("A1+1 later build stone2")
    assert not s.can_place("a6 a7")
    s = scene().architect(0, "W").play("A1+1 later build stone2")
    assert s.can_place("a6 a7")


def at_setup() -> Scene:
    """Seat 0 is about to place its first starting tile."""
    game = teo.new_game("founders", players=2, side="A", seed=None)
    s = Scene(game)
    s.play("~P1")
    return s


def test_case_t31_at_setup_no_building_lies_on_a_mask() -> None:
    s = at_setup().play("green.W stone1")
    assert not s.can("b1")  # a yellow symbol
    assert s.can("a1")
    s.play("a1")
    assert s.lying("stone") == ["b1", "a2"]  # its cubes may lie there


def test_case_t32_the_architect_moves_after_actions_only() -> None:
    s = scene()
    sides = [s.founder().architect]
    for _ in range(5):
        s.play(favor_action(s))
        s.play("pass" if s.founding.active == 1 else "")
        sides.append(s.founder().architect)
    assert sides == [0, 1, 2, 3, 0, 1]
    s.play("pass")
    assert s.founder().architect == 1


def favor_action(s: Scene) -> str:
    """A Favor Action on any space of section C that has room."""
    code = next(code for code in s.offered if code.startswith("C"))
    fresh = not s.founding.stacks[6 + int(code[1]) - 1]
    return f"{code} later none end" if fresh else f"{code} end"


def test_case_t33_cubes_around_a_straight_building_at_the_edge() -> None:
    s = scene().architect(0, "W").play("A1+2 later build wood3").place("a5 a6 a7")
    assert s.lying("wood") == ["a4", "b5", "b6", "b7", "a8"]


def test_case_t34_no_cubes_on_the_pyramid() -> None:
    s = scene().play("A1+2 later build gold3").place("d2 d3 e3")
    assert s.lying("gold") == ["d1", "c2", "e2", "c3", "f3"]
