"""Rulings 63c to 84c: what our sources do not number and the program still has to decide."""

from typing import Any

import pytest

import teotihuacan as teo
from teotihuacan.city.game import CITY
from teotihuacan.city.rules import units
from teotihuacan.engine.game import Game
from tests.city.scene import KEYS, Scene, scene
from tests.city.stages import RING, built_up_to, eclipse, pay_all, seen, setup

# --- seats, and the moments of a turn


@pytest.mark.parametrize(("players", "cocoa"), [(2, [1, 3]), (3, [1, 2, 3]), (4, [1, 2, 2, 3])])
def test_ruling_63c_seat_0_begins_and_the_order_stays(players: int, cocoa: list[int]) -> None:
    game = teo.new_game("city", players=players, seed=1)
    assert game.actor == 0
    assert [player["cocoa"] for player in seen(game)["players"]] == cocoa
    s = scene(players).ring(RING)
    for seat in range(players):
        s.seat(seat, workers="F1 C1 C1")
    pay_all(eclipse(s, era=1, after=1))
    assert s.game.actor == 1  # an Eclipse does not make anybody else the first player
    assert s.city.turn == 1


def test_ruling_64c_both_may_be_chosen_before_the_tile_can_be_paid() -> None:
    # Once the fee is paid nothing is left; the green step brings the cocoa that the tile costs.
    s = scene(2).ring(RING).near(Q="avenue_step").seat(0, cocoa=1, workers="F1 P1 P1")
    s.play("F1 >1 worship")
    assert s.codes == ["ability", "tile", "both"]
    s.play("both")
    assert s.codes == ["claim-avenue_step", "decline"]
    s.play("claim-avenue_step")
    assert s.goods(0) == (0, 0, 0, 0, 0)


def test_ruling_64c_a_tile_that_can_never_be_paid_is_not_offered_with_the_ability() -> None:
    # The green step brings 1 cocoa; the mask costs 2 and a gold bar that nothing here brings.
    s = scene(2).ring(RING).near(Q="mask_1").seat(0, cocoa=1, workers="F1 P1 P1")
    s.play("F1 >1 worship")
    assert s.goods(0) == (2, 0, 0, 0, 0)  # only the ability was left, so it was not asked
    assert s.codes == ["end"]


def test_ruling_64c_a_tile_in_hand_may_bring_what_is_missing() -> None:
    s = scene(2).ring(RING).near(Q="mask_4")  # for 1 wood
    s.seat(0, cocoa=1, workers="F1 P1 P1", tiles=("two_resources",)).play("F1 >1 worship")
    assert s.codes == ["ability", "both"]
    s.play("both use-two_resources wood stone tile-first")
    assert s.goods(0) == (1, 0, 1, 0, 0)
    assert s.player(0).tiles[KEYS.index("mask_4")] == 1


def test_ruling_64c_a_step_may_bring_any_resource() -> None:
    s = scene(2).ring("PFQGCAND").near(G="four_cocoa")  # for 1 gold, beside the blue sidebar
    s.seat(0, cocoa=1, workers="Q1 P1 P1").play("Q1 >1 worship")
    assert s.codes == ["ability", "both"]
    s.play("both gold claim-four_cocoa")
    assert s.goods(0) == (0, 0, 0, 0, 0)


def test_ruling_64c_a_trade_cannot_spend_the_cocoa_that_the_tile_costs() -> None:
    # 1 cocoa is left after the fee: it buys the wood or pays for the mask, never both.
    s = scene(2).ring(RING).royal(2, 4, 8).near(P="mask_2")  # for 1 cocoa, 1 wood
    s.seat(0, cocoa=2, workers="D2 F1 F1").play("D2 >1 royal1")
    assert "both" not in s.codes
    s = scene(2).ring(RING).royal(2, 4, 8).near(P="mask_2")
    s.seat(0, cocoa=3, workers="D2 F1 F1").play("D2 >1 royal1")
    assert "both" in s.codes
    s.play("both trade stop claim-mask_2")
    assert s.goods(0) == (0, 0, 1, 0, 0)


def test_ruling_64c_a_traded_step_may_bring_what_the_tile_costs() -> None:
    s = scene(2).ring(RING).royal(2, 4, 8).near(P="mask_4")  # for 1 wood
    s.seat(0, cocoa=2, workers="D2 F1 F1").play("D2 >1 royal3")
    assert "both" in s.codes
    s.play("both trade blue wood claim-mask_4")
    assert s.goods(0) == (0, 0, 0, 0, 0)


def test_ruling_64c_games_begun_before_keep_their_questions() -> None:
    game = Game.new(CITY, {"first_game": True}, 1, revision=1)
    s = Scene(game).ring(RING).near(Q="mask_1").seat(0, cocoa=1, workers="F1 P1 P1")
    s.play("F1 >1 worship both")
    assert s.goods(0) == (1, 0, 0, 0, 0)  # the fee is gone, the tile is not to be had
    assert s.codes == ["end"]


def test_ruling_65c_tiles_and_unlocking_have_their_moments() -> None:
    """Before the move, before the action, between benefits, at the end: not inside a choice."""
    s = scene(2).ring(RING).near(Q="temple_red").pile(5, "mask_4")
    s.seat(
        0,
        cocoa=9,
        wood=9,
        temples=(0, 0, 2),
        workers="F5 Q1 P1*1",
        tiles=("four_points", "two_resources"),
    )
    free = ["use-four_points", "use-two_resources", "pay-unlock"]

    def offered() -> list[str]:
        return [code for code in s.codes if code in free]

    assert (s.game.asked, offered()) == ("turn", free)
    s.play("F5")
    assert (s.game.asked, offered()) == ("distance", [])
    s.play(">1")
    assert (s.game.asked, offered()) == ("action", free)
    before = s.game.copy()
    s.play("worship")
    assert (s.game.asked, offered()) == ("worship", [])
    s.play("both")
    assert (s.game.asked, offered()) == ("worship order", free)
    s.play("ability-first")
    assert (s.game.asked, offered()) == ("claim", free)
    s.play("use-two_resources")
    assert (s.game.asked, offered()) == ("resource", [])
    s.play("wood wood reward claim-temple_red")
    assert s.game.asked == "end"
    s = Scene(before)
    s.changed = False
    s.play("main")
    assert (s.game.asked, offered()) == ("power up", [])
    s.play("+Q5")
    assert (s.game.asked, offered()) == ("wheel", free)


def test_ruling_65c_nothing_comes_between_construction_and_its_first_tile() -> None:
    # Otherwise the wood could be spent on a mask, and the action that was taken could not be done.
    s = built_up_to(scene(2).ring(RING), 1).pyramid_offer("gbGb", "rBrb", "gnrB").pile(3, "mask_4")
    tiles = ("temple_blue",)
    s.seat(0, cocoa=1, stone=4, wood=2, temples=(3, 0, 0), workers="G1 C1 P1", tiles=tiles)
    s.play("G1 >1 main")
    assert s.codes == ["tile1", "tile2", "tile3"]
    s.play("tile1 2a1 r0")
    assert s.codes == ["tile2", "tile3", "built", "use-temple_blue"]
    s.play("use-temple_blue claim-mask_4")
    assert s.game.asked == "end"  # the second tile is no longer affordable; nothing was lost
    assert s.player(0).track == 1


@pytest.mark.parametrize(
    ("tile", "useless", "useful"),
    [
        ("avenue_step", {"avenue": 9}, {"avenue": 8}),
        ("temple_blue", {"temples": (11, 0, 0)}, {"temples": (9, 0, 0)}),
        ("temple_red", {"temples": (0, 11, 0)}, {"temples": (0, 10, 0)}),
        ("temple_green", {"temples": (0, 0, 11)}, {"temples": (0, 0, 10)}),
        ("temple_any", {"temples": (11, 11, 11)}, {"temples": (11, 10, 11)}),
    ],
)
def test_ruling_66c_a_tile_that_would_do_nothing_is_not_flipped(
    tile: str, useless: dict[str, Any], useful: dict[str, Any]
) -> None:
    for more, offered in ((useless, False), (useful, True)):
        s = scene(2).ring(RING)
        s.seat(0, workers="F1 P1 P1", tiles=(tile,), **more)
        assert (f"use-{tile}" in s.codes) == offered


# --- worship, gains, temples


def test_ruling_67c_a_royal_tile_counts_the_power_at_which_the_worker_was_locked() -> None:
    s = scene(2).ring(RING).near(P="temple_red")
    s.seat(0, cocoa=9, workers="D2 F1 F1", tiles=("two_power_ups",))
    s.play("D2 >1 royal2 both pay-unlock use-two_power_ups +P2 +P3")
    assert s.workers(0) == "F1 F1 P4"
    s.play("ability-first trade trade")
    assert s.game.asked == "claim"  # two trades of stone and gold, not four
    assert s.goods(0) == (9 - 1 - 3 - 2, 0, 2, 2, 0)


def test_ruling_68c_goods_come_before_the_temple_steps_of_the_same_gain() -> None:
    # Three workers of power 2 on Gold: the three gold pay for the tile on the major step.
    s = scene(2).ring(RING).pile(3, "four_cocoa")
    s.seat(0, cocoa=1, temples=(3, 0, 0), workers="F2 G2 G2").play("F2 >2 main")
    assert s.game.asked == "temple"
    assert s.player(0).goods[units.GOLD] == 3
    s.play("blue")
    assert s.codes == ["claim-four_cocoa", "reward"]


def test_ruling_69c_the_reward_of_a_major_step_is_that_of_the_step_landed_on() -> None:
    s = scene(2).ring(RING).near(Q="").pile(5, "mask_1")
    s.seat(0, temples=(0, 0, 2), workers="F1 P1 P1", tiles=("temple_green",))
    s.play("F1 >1 worship")
    assert s.codes == ["reward", "use-temple_green"]
    s.play("use-temple_green")  # on to step 4, which pays 2, before step 3 has paid its 1
    assert s.player(0).temple == [0, 0, 4]
    assert s.player(0).goods[units.COCOA] == 2 + 1


def test_ruling_70c_the_wheel_offers_temple_steps_only_where_there_are_some() -> None:
    for temples, offered in (((11, 11, 11), False), ((11, 11, 10), True)):
        s = scene(2).ring(RING).seat(0, cocoa=3, temples=temples, workers="F5 C1 C1")
        s.play("F5 >1 main")
        assert ("wheel-temple" in s.codes, "wheel-two-temples" in s.codes) == (offered, offered)
    s.play("wheel-two-temples")
    assert s.game.asked == "end"  # one step was left, the second is lost, 3 cocoa are paid
    assert s.player(0).temple == [11, 11, 11]
    assert s.player(0).goods[units.COCOA] == 0


def test_ruling_71c_several_steps_and_resources_are_chosen_one_after_another() -> None:
    s = scene(2).ring(RING).seat(0, cocoa=1, workers="F4 G4 G4").play("F4 >2 main green")
    assert (
        s.player(0).goods[units.COCOA] == 1
    )  # the first step has paid before the second is chosen
    assert s.codes == ["blue", "red", "green"]
    s.play("blue wood")
    assert s.player(0).temple == [1, 0, 1]
    s = scene(2).ring(RING).seat(0, workers="F1 P1 P1", tiles=("three_resources",))
    s.play("use-three_resources wood gold wood")
    assert s.goods(0) == (0, 2, 0, 1, 0)


# --- the first edition


def test_ruling_72c_first_edition_a_bought_power_up_does_not_sell_another() -> None:
    s = scene(2, edition="first").ring(RING)
    s.seat(0, cocoa=9, technologies=(13,), workers="F1 P1 P1").play("F1 >1 main buy-power")
    assert s.game.asked == "end"
    assert s.workers(0) == "P1 P1 Q3"
    assert s.player(0).goods[units.COCOA] == 8


def test_ruling_72c_first_edition_each_of_two_power_ups_sells_one() -> None:
    s = scene(2, edition="first").ring(RING)
    s.seat(0, cocoa=9, technologies=(13,), workers="F1 Q1 Q1")
    s.play("F1 >1 main buy-power +Q2 +Q3 buy-power +Q4")
    assert s.game.asked == "end"
    assert s.workers(0) == "Q1 Q1 Q5"
    assert s.player(0).goods[units.COCOA] == 9 - 1 - 2


@pytest.mark.parametrize(
    ("edition", "asked", "codes"),
    [("first", "power up", ["+Q1", "+Q3*"]), ("revised", "end", ["end"])],
)
def test_ruling_73c_first_edition_a_locked_worker_of_the_board_may_be_powered_up(
    edition: str, asked: str, codes: list[str]
) -> None:
    s = scene(2, edition=edition).ring(RING).seat(0, workers="F1 Q3* P1").play("F1 >1 main")
    assert s.game.asked == asked
    assert s.codes == codes
    if edition == "first":
        s.play("+Q3*")
        assert s.workers(0) == "P1 Q1 Q4*"


@pytest.mark.parametrize(("edition", "points"), [("first", 0), ("revised", 7)])
def test_ruling_74c_first_edition_the_topmost_step_has_no_reward(edition: str, points: int) -> None:
    s = scene(2, edition=edition).ring(RING).near(F="")
    s.seat(0, temples=(0, 10, 0), workers="P1 Q1 Q1").play("P1 >1 worship")
    assert s.player(0).temple == [0, 11, 0]
    assert s.player(0).points == points


@pytest.mark.parametrize(
    ("edition", "asked", "cocoa"), [("first", "claim", 2), ("revised", "worship order", 1)]
)
def test_ruling_75c_first_edition_the_ability_comes_before_the_tile(
    edition: str, asked: str, cocoa: int
) -> None:
    s = scene(2, edition=edition).ring(RING).near(Q="temple_red")
    s.seat(0, cocoa=2, workers="F1 P1 P1").play("F1 >1 worship both")
    assert s.game.asked == asked
    assert (
        s.player(0).goods[units.COCOA] == cocoa
    )  # in the first edition the green step has paid already


# --- Eclipse, end, setup


def test_ruling_76c_a_pyramid_finished_while_an_eclipse_is_due_does_not_put_it_off() -> None:
    s = built_up_to(scene(2).ring(RING), 3).pyramid_offer("gbGb", "rBrb", "gnrB")
    s.seat(0, stone=2, wood=3, workers="G1 P1 P1").seat(1, workers="F1 P1 P1")
    s.city.light = s.city.dark
    s.city.countdown = 2
    s.play("G1 >1 main tile1 r0 end")
    assert (s.city.countdown, s.city.final, s.game.actor) == (1, True, 1)
    s.play("F1 >1 cocoa end")
    pay_all(s)
    assert s.game.over


def test_ruling_77c_salaries_are_paid_openly_in_player_order() -> None:
    s = scene(3)
    for seat in range(3):
        s.seat(seat, cocoa=5, points=9)
    eclipse(s, after=2)  # whoever plays next
    assert s.game.actor == 0
    s.play("pay2")
    view = seen(s.game, 1)
    assert (view["players"][0]["cocoa"], view["players"][0]["points"]) == (3, 6)
    assert s.game.actor == 1


@pytest.mark.parametrize(("dark_eclipse", "winner"), [(False, 0), (True, 3)])
def test_ruling_78c_there_is_always_one_winner(dark_eclipse: bool, winner: int) -> None:
    s = scene(4, dark_eclipse=dark_eclipse)
    assert s.game.winners == []
    eclipse(s, era=2)
    assert s.game.scores == [0, 0, 0, 0]
    assert s.game.winners == [winner]


def test_ruling_79c_equal_workers_in_one_place_are_one_choice() -> None:
    s = scene(2).ring(RING).seat(0, workers="F2 F2 F3 Q2")
    assert s.codes == ["F2", "F3", "Q2"]


def test_ruling_80c_draft_and_first_game_exclude_each_other() -> None:
    with pytest.raises(teo.OptionError, match="exclude each other"):
        teo.new_game("city", players=2, draft=True, first_game=True)


def test_ruling_81c_a_starting_discovery_tile_is_used_in_own_turns_only() -> None:
    s = setup(2, "16 9 1 2", "3 4 6 8", linked="two_resources")
    s.play("keep16 keep9 keep3 keep4 stone claim-two_resources")
    asked: list[str] = []
    while s.game.asked != "turn":
        asked.append(s.game.asked)
        assert "use-two_resources" not in s.codes
        s.play(s.codes[0])
    assert "place" in asked
    assert "use-two_resources" in s.codes


@pytest.mark.parametrize(("players", "colours"), [(2, 2), (3, 1), (4, 0)])
def test_ruling_82c_a_first_game_has_its_neutral_workers_too(players: int, colours: int) -> None:
    game = teo.new_game("city", players=players, seed=3, first_game=True)
    boards = seen(game)["neutral workers"]
    assert len(boards) == colours
    for three in boards:
        assert len(set(three)) == 3


# --- royal tiles with a price


def test_ruling_83c_both_at_a_royal_tile_needs_its_price_before_the_tile_is_claimed() -> None:
    """Royal tile 7 costs 1 cocoa and a resource; the tile would bring two resources."""
    for wood, ways in ((0, ["cocoa", "royal1", "royal3"]), (1, ["ability", "both"])):
        s = scene(2).ring(RING).near(P="two_resources").royal(1, 7, 4)
        s.seat(0, cocoa=3, wood=wood, workers="D2 F1 F1").play("D2 >1")
        if wood:
            s.play("royal2")
        assert s.codes == ways


def test_ruling_83c_what_the_fee_takes_does_not_pay_the_price() -> None:
    # Royal tile 2 costs 1 cocoa; the only cocoa would go for taking both.
    s = scene(2).ring(RING).near(P="four_cocoa").royal(1, 2, 4)
    s.seat(0, cocoa=1, gold=1, workers="D2 F1 F1").play("D2 >1 royal2")
    assert s.game.asked == "trade"  # the ability alone: nothing else was open
    s.seat(0, cocoa=2, gold=1, workers="D2 F1 F1").turn(0).play("D2 >1 royal2")
    assert s.codes == ["ability", "both"]


def test_ruling_84c_the_single_trade_may_be_declined_if_only_a_tile_could_pay_it() -> None:
    def arrived(cocoa: int) -> Scene:
        s = scene(2).ring(RING).near(P="").royal(1, 7, 4)
        s.seat(0, cocoa=cocoa, wood=1, workers="D2 F1 F1", tiles=("ignore_cocoa",))
        return s.play("D2 >1 royal2")

    assert arrived(1).codes == ["trade", "trade!"]
    s = arrived(0)
    assert s.codes == ["trade!", "stop"]
    s.play("stop")
    assert s.goods(0) == (0, 1, 0, 0, 0)
    assert s.player(0).tiles[KEYS.index("ignore_cocoa")] == 1
    s = arrived(0).play("trade! stone stone")
    assert s.goods(0) == (0, 0, 2, 0, 0)
    assert s.player(0).tiles[KEYS.index("ignore_cocoa")] == 0
