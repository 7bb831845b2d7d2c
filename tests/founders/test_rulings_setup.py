"""Rulings on scope, geometry, setup and public information: R01–R04, R29–R35, R52–R60, F1–F12."""

from collections import Counter

import pytest

import teotihuacan as teo
from teotihuacan.founders.game import FOUNDERS
from teotihuacan.founders.rules.laying.grid import CITY_SPACES, REACH, REACH_SQUARES, SIZE, SPACES
from teotihuacan.founders.rules.printed import tiles, worship
from teotihuacan.founders.rules.printed.boards import BOARDS, BY_SIDE
from teotihuacan.founders.rules.state import Founding
from teotihuacan.titles import title_named
from tests.founders.scene import Scene, names, number_of, scene


def beginning(players: int = 2, side: str = "A", draws: str = "~P1") -> Scene:
    """A game at its first question, with these draws and otherwise the first possible ones."""
    s = Scene(teo.new_game("founders", players=players, side=side, seed=None))
    return s.play(draws)


# --- scope and geometry ---------------------------------------------------------------------------


def test_ruling_r01_f73_the_official_solo_mode_is_not_played() -> None:
    with pytest.raises(teo.OptionError, match="the official solo mode is not known to us"):
        teo.new_game("founders", players=1)
    for players in (0, 5):
        with pytest.raises(teo.OptionError, match="players must be 1 to 4"):
            teo.new_game("founders", players=players)


def test_ruling_r02_a_city_has_144_spaces_and_36_of_them_are_pyramid() -> None:
    assert (SIZE, SPACES, len(CITY_SPACES)) == (12, 144, 108)


def test_ruling_r03_every_kind_of_tile_has_one_form_of_its_size() -> None:
    assert [shape.size for shape in tiles.SHAPE] == tiles.SIZES[: len(tiles.SHAPE)]
    boxes = {tiles.TILE_KEYS[i]: box(shape.forms[0].cells) for i, shape in enumerate(tiles.SHAPE)}
    assert boxes["wood3"] == boxes["stone3"] == (1, 3)
    wide = Counter(boxes[key] for key in ("gold3", "gold4", "stone4", "green", "blue", "red"))
    assert wide == {(2, 3): 3, (2, 2): 2, (1, 3): 1}  # the slots of the measured insert


def box(cells: tuple[tuple[int, int], ...]) -> tuple[int, int]:
    high, wide = 1 + max(r for r, _ in cells), 1 + max(c for _, c in cells)
    return min(high, wide), max(high, wide)


def test_ruling_r04_an_architect_reaches_two_districts_and_six_squares() -> None:
    assert [reach.bit_count() for reach in REACH] == [54] * 4
    assert names(REACH[0]) == [name for name in names(REACH[0]) if int(name[1:]) <= 6]
    assert names(REACH[1]) == [name for name in names(REACH[1]) if name[0] >= "g"]
    assert [squares.bit_count() + 1 for squares in REACH_SQUARES] == [6] * 4


def test_ruling_r58_tiles_may_be_turned_and_flipped() -> None:
    s = scene().play("A1+3 later build stone4")
    assert s.can_place("a1 b1 c1 a2")
    assert s.can_place("a1 b1 c1 c2")
    assert s.can_place("a1 a2 a3 b3")
    assert s.can_place("b1 b2 a3 b3")


def test_ruling_r56_a_cluster_may_cross_a_border_and_be_covered_over_several_turns() -> None:
    s = scene()  # the northern teal cluster lies on both sides of the border between f and g
    s.play("A1+1 later build stone2").place("f1 g1").play("none end pass")
    assert s.masks() == []
    s.lay(0, "wood1", "f2").lay(0, "wood1", "g2").lay(0, "green", "g3").architect(0, "W")
    s.play("A1+1 build wood2").place("e3 f3")
    assert s.masks() == [("teal", 9)]


def test_ruling_r59_each_player_has_another_b_side_and_the_same_a_side() -> None:
    assert len(BY_SIDE[1]) == 4
    for seed in range(8):
        game = teo.new_game("founders", players=4, side="B", seed=seed)
        assert isinstance(game.state, Founding)
        boards = [founder.board for founder in game.state.founders]
        assert sorted(boards) == BY_SIDE[1]
        game = teo.new_game("founders", players=4, side="A", seed=seed)
        assert isinstance(game.state, Founding)
        assert [founder.board for founder in game.state.founders] == BY_SIDE[0] * 4


def test_ruling_r60_f8_every_seat_sees_the_same_and_no_order_is_written() -> None:
    game = teo.new_game("founders", players=3, seed=5)
    while not game.over:
        tables = [game.view(seat)["table"] for seat in (None, 0, 1, 2)]
        assert tables == [game.position()["table"]] * 4
        assert FOUNDERS.secret_events == ()
        game.apply(game.ids[-1])


def test_ruling_r52_the_third_temple_colour_is_red() -> None:
    assert tiles.TILE_KEYS[9:12] == ("green", "blue", "red")
    assert title_named("founders").words().text("names.source.favor") == "Favor"


# --- setup ----------------------------------------------------------------------------------------


def test_ruling_f1_the_first_player_is_drawn_and_architects_follow_clockwise() -> None:
    s = Scene(teo.new_game("founders", players=4, seed=None))
    assert s.offered == ["~P1", "~P2", "~P3", "~P4"]
    s.play("~P3")
    assert [s.founder(seat).architect for seat in range(4)] == [2, 3, 0, 1]
    assert s.game.actor == 2  # places starting tiles first


@pytest.mark.parametrize(
    ("players", "pool", "two", "three", "gold3"),
    [(2, 10, 13, 10, 9), (3, 9, 12, 10, 9), (4, 8, 12, 9, 8)],
)
def test_ruling_f2_what_is_left_in_the_supply(
    players: int, pool: int, two: int, three: int, gold3: int
) -> None:
    supply = dict(zip(tiles.TILE_KEYS, beginning(players).founding.supply, strict=True))
    assert [supply[f"{colour} pyramid"] for colour in ("green", "blue", "red")] == [pool] * 3
    assert [supply[colour] for colour in ("green", "blue", "red")] == [11, 11, 10]
    assert supply["stone2"] == supply["wood2"] == two
    assert supply["stone3"] == supply["wood3"] == three
    assert supply["gold3"] == gold3
    assert supply["stone4"] == supply["gold4"] == 4
    assert supply["stone1"] == supply["wood1"] == 10
    assert sum(tile.copies for tile in worship.WORSHIP if tile.stack == 0) == 12


def test_ruling_f3_mask_stacks_from_the_top() -> None:
    stacks = {players: scene(players=players).founding.setting.masks for players in (2, 3, 4)}
    assert stacks[2] == [[5, 3, 1], [7, 5, 3], [9, 7, 5]]
    assert stacks[3] == [[5, 4, 3, 1], [7, 6, 5, 3], [9, 8, 7, 5]]
    assert stacks[4] == [[5, 4, 3, 2, 1], [7, 6, 5, 4, 3], [9, 8, 7, 6, 5]]


def test_ruling_f4_the_order_of_chance_before_the_first_turn() -> None:
    s = Scene(teo.new_game("founders", players=2, side="B", seed=None))
    asked = [s.asked]
    while not s.game.over and s.asked != "turn":
        s.game.apply(s.game.ids[0])
        if s.asked != asked[-1]:
            asked.append(s.asked)
    drawn = [name for name in asked if name.startswith("draw")]
    assert drawn[:3] == ["draw first", "draw board", "draw disk"]
    assert set(drawn[3:]) == {"draw worship"}
    assert asked[-2:] == ["draw worship", "turn"]  # the reveals come last
    assert min(s.founding.beside) >= 0
    assert min(s.founding.top) >= 0


def test_ruling_f4_each_colour_is_revealed_beside_its_stack_first() -> None:
    game = teo.new_game("founders", players=2, seed=None)
    while game.asked != "draw worship" or game.state.agenda[-1][3] != -1:
        game.apply(game.ids[0])
    assert isinstance(game.state, Founding)
    game.apply(game.ids[0])
    assert game.state.beside[0] >= 0
    assert game.state.top[0] == -1


def test_ruling_f5_r35_one_player_after_the_other_places_all_three_tiles() -> None:
    s = beginning()
    assert s.asked == "pyramid"
    assert len(s.offered) == 24  # three colours on eight squares
    s.play("red.N")
    assert s.game.actor == 0
    assert len(s.offered) == 14  # two colours on seven squares
    s.play("green.W stone1 a1")
    assert s.asked == "building"  # the reward goes on
    s.play("done")
    assert s.asked == "pyramid"
    s.play("blue.S")
    assert s.asked == "take"
    s.play("red.stack ~r_gold_vp")
    assert s.game.actor == 1
    assert len(s.offered) == 24


def test_ruling_f5_the_tiles_may_go_anywhere_at_the_bottom() -> None:
    s = beginning()
    assert {code.split(".")[1] for code in s.offered} == {
        "NW", "N", "NE", "W", "E", "SW", "S", "SE",
    }  # fmt: skip


def test_ruling_f6_setup_lifts_reach_and_forbids_masks() -> None:
    s = beginning().play("green.NW")  # a green Temple; the Architect stands in the north
    assert s.can_place("a12 b12 c12")
    assert not s.can_place("a1 b1 c1")  # yellow symbols
    s.place("a12 b12 c12")
    assert s.points() == 0  # no 2 points, no masks, nothing paid
    for board in BOARDS:
        for shape in tiles.SHAPE:
            assert shape.lies(board.plain)  # every reward has a place


def test_ruling_f7_r33_tiles_of_the_setup_come_unseen_from_the_stack() -> None:
    s = beginning().play("green.NW").place("a12 b12 c12")
    assert s.asked == "draw worship" or s.held() != []
    s = beginning().play("blue.S")
    assert s.offered == ["green.stack", "blue.stack", "red.stack"]
    s.play("blue.stack")
    assert s.held()[0].startswith("b_")


def test_ruling_f7_a_temple_brings_the_top_of_its_own_stack() -> None:
    s = beginning().play("green.SE")
    s.place("a6 b6 a7 b7")
    assert [key[0] for key in s.held()] == ["b"]


def test_ruling_r34_starting_tiles_bring_no_2_points() -> None:
    s = beginning().play("green.N")  # 4 points lie there
    assert s.points() == 4


def test_ruling_r29_the_blank_tile_supports_and_brings_nothing() -> None:
    s = scene().pyramid(0, NW="green", N="green", W="green").cubes(0, gold="a1 b1", wood="c1")
    assert "red.NW2" in s.play("C1+3 later build").offered
    assert not any(code.endswith(".C") for code in FOUNDERS.codes)


def test_ruling_r30_a_shown_building_must_be_built_the_other_may_be_declined() -> None:
    s = beginning().play("green.W")
    assert s.offered == ["wood1", "stone1"]
    s.play("stone1 a1")
    assert s.offered == ["wood1", "done"]
    s = beginning().play("green.NE")  # 2 points and any Building of size 3
    assert s.points() == 2
    assert s.offered == ["wood3", "stone3", "gold3", "done"]


# --- Worship stacks -------------------------------------------------------------------------------


def temple_taken(s: Scene, code: str) -> Scene:
    """Build a green Temple and take that tile."""
    s.cubes(0, stone="l1", wood="l2").play("B1+2 later")  # it is the only one that can be paid
    return s.place("a4 a5 a6").play(code)


def test_ruling_f9_unseen_tiles_come_by_chance_and_returned_ones_in_order() -> None:
    s = temple_taken(scene(), "green.side ~g_wood_vp")
    assert s.shown("green") == ("g_shown_buildings_a", "g_wood_vp")
    s = scene().returned("green", "g_any2_vp", "g_wood_vp").nothing_unseen("green")
    temple_taken(s, "green.top")
    assert s.asked == "bonus"  # nothing was left to chance
    assert s.shown("green") == ("g_vp_building2", "g_any2_vp")
    assert s.under("green") == ["g_wood_vp"]


def test_ruling_f9_a_returned_tile_waits_until_all_unseen_ones_are_drawn() -> None:
    s = scene().returned("green", "g_vp_building3")  # the only one of its kind
    s.cubes(0, stone="l1", wood="l2").play("B1+2 later").place("a4 a5 a6")
    s.game.play("green.side")
    assert s.game.actor == teo.CHANCE
    odds = dict(zip(s.offered, s.game.odds, strict=True))
    assert odds == {
        "~g_wood_vp": 2,
        "~g_green_x_wood": 2,
        "~g_any2_vp": 2,
        "~g_vp_influence": 2,
        "~g_shown_buildings_b": 1,
    }


def test_ruling_f10_r50_the_tile_that_stays_lies_beside_the_stack() -> None:
    s = temple_taken(scene(), "green.side ~g_any2_vp")
    assert s.shown("green") == ("g_shown_buildings_a", "g_any2_vp")
    s = temple_taken(scene(), "green.top ~g_any2_vp")
    assert s.shown("green") == ("g_vp_building2", "g_any2_vp")


def test_ruling_f11_a_single_tile_is_beside_the_stack_and_on_it() -> None:
    s = scene().face_up("green", "g_wood_vp", "").nothing_unseen("green")
    s.architect(0, "S").cubes(0, gold="a1 b1", wood="c1").play("C1+3 later build green.S")
    assert s.offered == ["green.top", "blue.top", "red.top"]
    s.play("green.top")
    assert s.held() == ["g_wood_vp"]
    assert s.shown("green") == ("", "")


def test_ruling_f11_without_tiles_a_temple_brings_none() -> None:
    s = scene().face_up("green", "", "").nothing_unseen("green")
    s.cubes(0, stone="l1", wood="l2").play("B1+2 later").place("a4 a5 a6")
    assert s.asked == "bonus"
    assert s.held() == []


def test_ruling_f12_a_returned_tile_is_turned_up_where_a_place_is_empty() -> None:
    s = scene().worship(0, "g_wood_vp").face_up("green", "", "").nothing_unseen("green")
    s.cubes(0, wood="a1 b1").play("B1+1 later")
    assert s.points() == 3
    assert s.shown("green") == ("g_wood_vp", "")


def test_ruling_f12_the_tile_to_take_is_chosen_before_the_other_returns() -> None:
    s = scene().worship(0, "g_wood_vp").face_up("green", "", "").nothing_unseen("green")
    s.play("C1+1 later")
    assert s.offered[-1] == "no-swap"
    s.play("return.g_wood_vp")
    assert s.offered == ["blue.side", "blue.top", "red.side", "red.top"]
    s.play("blue.top ~b_exact8")
    assert s.held() == ["b_shown_temples_b"]
    assert s.shown("green") == ("g_wood_vp", "")


def test_spaces_are_named_by_column_and_row() -> None:
    assert [number_of(name) for name in ("a1", "l1", "a12")] == [0, 11, 132]
