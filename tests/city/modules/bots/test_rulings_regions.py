"""Benefits of regions for the bots: rulings E11 to E14, X103 to X105, X118."""

from tests.city.modules.bots.bot_table import BOT
from tests.city.modules.bots.empire_table import ON_6, brought, building


def test_ruling_x105_region_1() -> None:
    assert brought(building(1)) == {"points": 1, "obsidian": 1, "cocoa": 1}


def test_region_2() -> None:
    s = building(2, temples=(1, 4, 1))
    assert brought(s) == {"points": 1 + 2, "temples": (1, 5, 1)}


def test_rulings_x79_x105_region_3_without_a_mask() -> None:
    s = building(3)
    changes = brought(s, "~four_points ~four_cocoa ~mask_4")  # which it cannot pay
    assert changes == {"points": 3, "box": ("mask_4", "four_points", "four_cocoa")}
    assert s.values("bot no drawn mask") == [(3,)]
    assert len(s.values("bot discards drawn")) == 3


def test_ruling_x105_region_3_with_a_mask() -> None:
    s = building(3, obsidian=1)
    changes = brought(s, "~four_points ~mask_4 ~four_cocoa")
    assert changes == {"points": 1, "tiles": ("mask_4",), "obsidian": 0,
                       "box": ("four_points", "four_cocoa")}  # fmt: skip


def test_ruling_e14_the_rarest_that_it_can_pay() -> None:
    s = building(3, cocoa=2, obsidian=1)
    assert brought(s, "~mask_4 ~mask_2 ~mask_1")["tiles"] == ("mask_1",)
    s = building(3, cocoa=1, obsidian=1)
    assert brought(s, "~mask_4 ~mask_2 ~mask_1")["tiles"] == ("mask_2",)
    s = building(3, obsidian=1)
    assert brought(s, "~mask_5 ~mask_4 ~mask_1")["tiles"] == ("mask_5",)  # the first one drawn


def test_ruling_e14_none_that_it_has() -> None:
    s = building(3, obsidian=1, masks=(4,))
    assert brought(s, "~mask_4 ~four_points ~four_cocoa")["points"] == 3


def test_rulings_x79_x105_region_6() -> None:
    s = building(6).stack("move_back", "use_again", "use_again", "three_obsidian")
    changes = brought(s, "~move_back ~three_obsidian")
    assert changes == {"points": 6, "discarded": ["three_obsidian", "move_back"]}
    s = building(6).stack("move_back", "use_again", "mask_8", "three_obsidian")
    changes = brought(s, "~move_back ~mask_8")
    assert changes == {"points": 2, "tiles": ("mask_8",), "discarded": ["move_back"]}


def test_ruling_x105_region_6_with_an_empty_stack() -> None:
    assert brought(building(6).stack()) == {"points": 6}  # and ruling X43


def test_ruling_x105_regions_5_and_9_bring_a_special_mask() -> None:
    assert brought(building(5)) == {"points": 2, "tiles": ("mask_9",)}
    s = building(9)
    s.bot(wood=2, workers=ON_6, masks=(9,))
    s.city._discovery_pile[s.kind("mask_9")] = 0
    assert brought(s) == {"points": 4, "tiles": ("mask_9", "mask_10")}


def test_ruling_e12_region_4_three_different_dice_the_highest_first() -> None:
    s = building(4, workers="N2 A4 C3 F1*")
    changes = s.acting("nobles")
    assert s.reasons()[1:4] == ["A4 highest", "C3 highest", "N2 only worker"]
    # The power-up of the action follows, and its die advances.
    assert sorted(str(changes["workers"]).split()) == ["A5", "C4", "F1*", "F4"]


def test_ruling_e12_one_that_ascends_stays_on_the_first_space() -> None:
    s = building(4, workers="N2 A5 C3 F1*")
    changes = s.acting("nobles")
    assert sorted(str(changes["workers"]).split()) == ["C4", "F1*", "F4", "P1"]
    assert changes["points"] == 1 + 5


def test_ruling_x103_the_highest_die_that_still_stands_on_board_6() -> None:
    s = building(4, workers="N5 N2 A2 F1*")
    changes = s.acting("nobles")
    # N5 ascends and rests; N2 becomes 3 by the region and 4 by the action, and advances by two.
    assert sorted(str(changes["workers"]).split()) == ["A3", "F1*", "F4", "P1"]
    assert "bot nobody there" not in s.kinds()


def test_ruling_x103_with_no_die_left_there_the_reborn_die_advances() -> None:
    s = building(4, workers="N5 A2 A2 F1*")
    changes = s.acting("nobles")
    assert s.values("bot nobody there") == [(6,)]
    assert sorted(str(changes["workers"]).split()) == ["A3", "A3", "F1", "F1*"]
    assert s.machine.reborn == -1


def test_ruling_x103_a_reborn_die_of_another_board_does_not() -> None:
    s = building(4, workers="N5 A5 A2 F1*")
    changes = s.acting("nobles")
    # Both ascend; only the one that stood on board 6 goes on.
    assert sorted(str(changes["workers"]).split()) == ["A3", "F1", "F1*", "P1"]
    assert changes["points"] == 1 + 5 + 5


def test_ruling_x103_in_mastery_if_the_chosen_die_itself_ascended() -> None:
    s = building(4, workers="N5 N2 A2 F1*")
    changes = s.acting("mastery")
    # Mastery means the chosen die: it goes on from the first space, and N3 is not powered up.
    assert sorted(str(changes["workers"]).split()) == ["A3", "F1", "F1*", "N3"]


def test_ruling_x103_in_mastery_the_chosen_die_is_powered_up() -> None:
    s = building(4, workers="N4 N4 A2 F1*")
    changes = s.acting("mastery")
    # Both become 5; the chosen one ascends by the action and advances from the first space.
    assert sorted(str(changes["workers"]).split()) == ["A3", "F1", "F1*", "N5"]


def test_ruling_x104_region_7_the_lowest_it_lacks_occupied_or_not() -> None:
    s = building(7, technologies=(5,))
    s.you(technologies=(1,))
    changes = brought(s)
    assert changes["technologies"] == (1, 5)
    assert changes["your points"] == 3
    assert changes["temples"] == (2, 1, 1)  # its column is the blue one
    assert changes["points"] == 2
    assert "1 lowest number" in s.reasons()


def test_ruling_x104_halves_lie_in_the_order_of_their_numbers() -> None:
    s = building(7, technologies=(1,))
    s.technologies(1, 1.5, 3.5, 7, 9, 11)
    changes = brought(s)
    assert changes["technologies"] == (1, 1.5)
    assert changes["temples"] == (1, 2, 1)


def test_ruling_x104_none_left_only_the_points() -> None:
    s = building(7, technologies=(1, 3, 5, 7, 9, 11))
    assert brought(s) == {"points": 2}


def test_ruling_e13_region_8_the_best_temple_then_the_best_of_the_others() -> None:
    s = building(8, temples=(1, 4, 4))
    changes = brought(s)
    assert changes["temples"] == (1, 5, 5)
    picked = [text for text in s.reasons() if "temple" in text]
    assert picked == ["red temple tied", "green highest temple"]


def test_ruling_e13_if_only_one_can_be_climbed_one_step() -> None:
    s = building(8, temples=(11, 4, 11))
    assert brought(s)["temples"] == (11, 5, 11)


def test_region_10() -> None:
    assert brought(building(10)) == {"points": 4, "obsidian": 4}


def test_ruling_e11_region_11_brings_8_points_in_all() -> None:
    assert brought(building(11)) == {"points": 8}


def test_ruling_x105_the_avenue_is_the_last_step_and_brings_no_tile() -> None:
    s = building(2, avenue=2)
    s.acting("nobles")
    kinds = [kind for kind in s.kinds() if kind in ("goods", "settle", "temple", "avenue", "power")]
    assert kinds[:2] == ["goods", "settle"]
    assert kinds.index("temple") < kinds.index("avenue") < kinds.index("power")
    assert s.player(BOT).avenue == 3  # where a pile lies
    assert "claim" not in s.kinds()


# --- the modified bot -----------------------------------------------------------------------------


def test_ruling_x118_region_4_the_greatest_first() -> None:
    s = building(4, "modified", workers="A2 F4 C3 F1*")
    changes = s.acting("nobles")
    # C3 walks (the highest within reach); all three rise, and it once more.
    assert sorted(str(changes["workers"]).split()) == ["A3", "F1*", "F5", "N5"]


def test_ruling_x118_the_walking_die_may_ascend() -> None:
    s = building(4, "modified", workers="A5 F2 F2 F1*")
    changes = s.acting("nobles")
    assert s.values("bot nobody there") == [(6,)]
    assert sorted(str(changes["workers"]).split()) == ["F1*", "F3", "F3", "P1"]  # it rests
    s = building(4, "modified", workers="A5 N2 F2 F1*")
    changes = s.acting("nobles")
    assert sorted(str(changes["workers"]).split()) == ["F1*", "F3", "N4", "P1"]
