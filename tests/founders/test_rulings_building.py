"""Rulings on Buildings, cubes and masks: R14–R19, R54–R57, F24–F32, F60, F61, F66."""

from tests.founders.scene import Scene, scene


def test_ruling_r14_a_building_is_no_larger_than_the_strength() -> None:
    assert scene().play("A1+1 later build").offered == ["wood2", "stone2"]
    s = scene().play("A1+2 later build")
    assert s.offered == ["wood2", "wood3", "stone2", "stone3", "gold3"]
    s.play("wood2").place("a1 a2")
    assert s.asked == "bonus"  # only one, and what is left of the Strength is lost


def test_ruling_f66_size_4_needs_4_or_more() -> None:
    s = scene().bonus(A1="vp1_strength").play("A1+3 bonus build")
    assert s.founding.strength == 5
    assert s.can("gold4")


def test_ruling_f24_a_build_action_takes_from_the_main_board_only() -> None:
    s = scene().display(wood2=0).play("A1+1 later")
    assert s.offered == ["build", "influence"]
    s.play("build")
    assert s.asked == "anchor"  # only stone2 is left there, though the supply has wood2
    s.place("a1 a2").play("none end")
    assert s.founding.display[4] == 0  # and nothing is refilled before the next round


def test_ruling_f24_rewards_take_from_the_supply_only() -> None:
    s = scene().cubes(0, gold="a1 b1", wood="c1").supply(wood3=0)
    s.play("C1+3 later build red.NE")
    assert s.offered == ["stone3", "gold3", "done"]
    before = s.founding.display[:]
    s.play("gold3").place("a2 a3 b3")
    assert s.founding.display == before


def test_ruling_r15_f25_cubes_under_a_building_go_before_new_ones_come() -> None:
    s = scene().cubes(0, gold="a1 b1", stone="a2", wood="c1")
    s.play("A1+1 later build stone2").place("a1 b1")
    # a1, b1: covered; b2: empty, so it gets stone; a2: stone stays; c1: wood, to be asked.
    assert s.lying("stone") == ["a2", "b2"]
    assert s.lying("gold") == []
    assert s.offered == ["c1!", "c1="]
    s.play("c1!")
    assert s.lying("stone") == ["c1", "a2", "b2"]
    assert s.lying("wood") == []


def test_ruling_r16_each_space_with_another_cube_is_asked_for_by_itself() -> None:
    s = scene().cubes(0, gold="a2", wood="b1 b2", stone="c1")
    s.play("A1+1 later build stone2")
    s.place("a1 b1").play("a2= b2!")
    assert s.lying("gold") == ["a2"]
    assert s.lying("stone") == ["c1", "b2"]
    assert s.asked == "bonus"


def test_ruling_r17_cubes_lie_on_masks_and_out_of_reach_but_not_on_tiles() -> None:
    s = scene().lay(0, "green", "b5").play("A1+1 later build wood2").place("a6 b6")
    assert s.lying("wood") == ["a5", "c6", "a7", "b7"]  # a7 and b7 are out of reach; b5 is taken
    s = scene().play("A1+1 later build wood2").place("a1 a2")
    assert s.lying("wood") == ["b1", "b2", "a3"]  # on yellow symbols
    s = scene().play("A1+1 later build wood2").place("d3 e3")
    assert s.lying("wood") == ["d2", "e2", "c3", "f3"]  # none on the pyramid below


def test_ruling_f26_covered_and_replaced_cubes_bring_nothing() -> None:
    s = scene().cubes(0, gold="a1 a2")
    s.play("A1+1 later build wood2").place("a1 b1").play("a2!")
    assert s.counts()[0] == 0
    assert s.points() == 0


def nearly_two_clusters(players: int) -> Scene:
    """Of the two yellow clusters of board B1 only b3 and b5 are not covered."""
    s = scene(players=players, side="B").board(0, "B1").board(1, "B2").architect(0, "W")
    for at in ("b1", "c1", "b2"):
        s.lay(0, "wood1", at)
    for at in ("a5", "b6", "a7", "b7"):
        s.lay(0, "stone1", at)
    return s


def test_ruling_r18_f31_two_clusters_with_one_tile_bring_two_mask_tiles() -> None:
    s = nearly_two_clusters(players=4)
    s.play("A1+2 later build wood3").place("b3 b4 b5")
    assert s.masks() == [("yellow", 5), ("yellow", 4)]
    assert s.points() == 9


def test_ruling_f31_with_one_tile_left_only_one_is_taken() -> None:
    s = nearly_two_clusters(players=2)
    s.founding.masks = (2, 0, 0)
    s.play("A1+2 later build wood3").place("b3 b4 b5")
    assert s.masks() == [("yellow", 1)]


def test_ruling_r19_f32_an_empty_stack_brings_nothing() -> None:
    s = scene().lay(0, "wood2", "b1").lay(0, "wood1", "b2")
    s.founding.masks = (3, 0, 0)
    s.play("A1+1 later build stone2").place("c2 d2")
    assert s.masks() == []
    assert s.points() == 0


def test_ruling_f30_masks_are_looked_at_after_every_tile_in_play() -> None:
    s = scene().lay(0, "wood2", "b1").lay(0, "wood1", "b2")
    s.play("A1+1 later influence size1 wood1 c2")  # a size 1 Building of a Produce Action
    assert s.masks() == [("yellow", 5)]
    s = scene().lay(0, "wood2", "b1").lay(0, "wood1", "b2").cubes(0, stone="a12", wood="b12")
    s.play("B1+2 later").place("c2 d2 e2").play("green.side")  # a Temple
    assert s.masks() == [("yellow", 5)]
    s.play("none end pass A1+1 later build stone2").place("g1 g2")
    assert s.masks() == [("yellow", 5)]  # a cluster pays once


def test_ruling_r54_f27_every_building_puts_one_cube_and_no_space_twice() -> None:
    s = scene().lay(0, "stone1", "a1").lay(0, "wood1", "a3").architect(0, "S")
    s.play("A1+1 later influence cubes")
    assert s.offered == ["+b1", "+a2", "skip"]
    s.play("+a2")  # a2 lies beside both
    assert s.offered == ["+b3", "+a4", "skip"]
    s.play("+b3")
    assert s.lying("stone") == ["a2"]
    assert s.lying("wood") == ["b3"]
    assert s.founding.produced == 0


def test_ruling_f27_a_building_that_can_put_nothing_is_skipped() -> None:
    s = scene().lay(0, "stone1", "a1").lay(0, "wood1", "b1").lay(0, "wood1", "a2")
    s.lay(0, "gold3", "k11").cubes(0, wood="c1 b2 b3 a3")
    s.play("A1+1 later influence cubes")
    assert s.founding.agenda[-1][3] == 3  # the wood Buildings could only put wood on wood


def test_ruling_r54_produce_ignores_reach_and_may_replace() -> None:
    s = scene().lay(0, "stone1", "a12").cubes(0, wood="b12 a11")
    s.play("A1+1 later influence cubes +b12")
    assert s.lying("stone") == ["b12"]
    assert s.lying("wood") == ["a11"]


def test_ruling_r57_a_building_produces_its_own_resource() -> None:
    s = scene().lay(0, "gold3", "a1").play("A1+1 later influence cubes")
    s.play(s.offered[0])
    assert s.counts() == (1, 0, 0)


def test_ruling_r55_f28_f60_one_or_two_buildings_of_size_1() -> None:
    s = scene().play("A1+1 later influence size1")
    assert s.offered == ["wood1", "stone1"]  # at least one
    s.play("wood1 a1")
    assert s.lying("wood") == ["b1", "a2"]
    assert s.offered == ["wood1", "stone1", "done"]  # the same or the other
    s.play("wood1 e1")
    assert s.tiles() == {"wood1": 2}
    assert s.asked == "bonus"


def test_ruling_f28_size_1_is_offered_only_if_the_first_is_possible() -> None:
    s = scene().fill(0, but="a12").play("A1+1")  # a12 is out of reach
    s.play("later")
    assert s.asked == "bonus"  # Produce was cubes, and there was no Building
    s = scene().supply(wood1=0, stone1=1).play("A1+1 later influence size1")
    assert s.asked == "anchor"
    s.play("a1")
    assert s.asked == "bonus"  # there is no second one


def test_ruling_f29_f61_size_1_buildings_stay_within_reach() -> None:
    s = scene().play("A1+1 later influence size1 wood1")
    assert len(s.offered) == 54
    assert "a7" not in s.offered
