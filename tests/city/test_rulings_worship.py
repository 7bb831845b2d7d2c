"""Rulings 11 to 20: worship, and claiming discovery tiles."""

from typing import Any

import pytest

from teotihuacan.city.rules.printed import discovery
from tests.city.scene import KEYS, Scene, scene

# The printed boards lie clockwise: Palace, Quarry, Alchemy, Forest, Construction, Decorations,
# Nobles, Gold. So Q >2 reaches the Forest (red), P >1 the Quarry (green), N >1 Gold (blue).


def quarry(cocoa: int, tile: str = "avenue_step", *, held: bool = False) -> Scene:
    """Seat 0 is about to worship at the Quarry: a green step gives 2 cocoa there."""
    s = scene(2).near(Q=tile)
    s.seat(0, cocoa=cocoa, temples=(0, 0, 3), workers="P2 F1 F1")
    if held:
        s.seat(1, workers="Q1* P1 P1")
    return s.play("P2 >1")


def test_ruling_11_both_fees_come_before_any_benefit() -> None:
    """With 1 cocoa the bump is paid; the 2 cocoa of the green step come too late for "both"."""
    s = quarry(1, "two_resources", held=True).play("worship")
    assert s.codes == ["ability", "tile"]


def test_ruling_11_two_cocoa_pay_bump_and_both() -> None:
    s = quarry(2, "two_resources", held=True).play("worship")
    assert s.codes == ["ability", "tile", "both"]
    s.play("both")
    assert s.goods(0)[0] == 0
    assert s.player(0).temple == [0, 0, 3]
    assert s.workers(1) == "P1 P1 Q1"


def test_ruling_11_the_first_seat_is_bumped_like_any_other() -> None:
    s = scene(2).near(Q="").seat(0, workers="Q1* P1 P1")
    s.turn(1).seat(1, cocoa=2, workers="P2 F1 F1").play("P2 >1 worship")
    assert s.goods(1)[0] == 2 - 1 + 1
    assert s.workers(0) == "P1 P1 Q1"
    assert s.workers(1) == "F1 F1 Q2*"


def test_ruling_11_without_a_cocoa_no_worker_is_bumped() -> None:
    assert quarry(0, "two_resources", held=True).codes == ["cocoa", "main"]


def test_ruling_12_ability_first() -> None:
    s = quarry(1).play("worship both")
    # The tile costs 1 cocoa and none is left: only the ability can come first, unasked.
    assert s.player(0).temple == [0, 0, 4]
    s.play("claim-avenue_step")
    assert s.goods(0)[0] == 1 - 1 + 2 - 1


def test_ruling_12_either_order() -> None:
    s = quarry(2).play("worship both")
    assert s.codes == ["ability-first", "tile-first"]
    s.play("tile-first")
    assert s.player(0).temple == [0, 0, 4]
    assert s.goods(0)[0] == 2 - 1 - 1 + 2


def test_ruling_12_a_mask_may_come_first_too() -> None:
    s = scene(2).near(Q="mask_1").seat(0, cocoa=3, gold=1, workers="P2 F1 F1")
    s.play("P2 >1 worship both")
    assert s.codes == ["ability-first", "tile-first"]
    s.play("tile-first")
    assert s.goods(0) == (3 - 1 - 2 + 1, 0, 0, 0, 0)
    assert s.player(0).temple == [0, 0, 1]


def test_ruling_12_the_claimed_tile_can_be_used_before_the_ability() -> None:
    """Royal tile 9 scores the Avenue: the step of the tile just claimed comes in time."""
    s = scene(2).near(P="avenue_step").royal(9, 6, 1)
    s.seat(0, cocoa=2, avenue=1, workers="G2 F1 F1").play("G2 >1 royal1 both tile-first")
    assert s.codes == ["ability-first", "use-avenue_step"]
    assert "use one of your tiles first" in s.game.question
    s.play("use-avenue_step")
    assert s.goods(0) == (0, 0, 0, 0, 2)
    assert s.codes == ["end"]


@pytest.mark.parametrize(("own", "other"), [(11, 0), (10, 11)])
def test_ruling_13_a_blocked_temple_leaves_the_tile(own: int, other: int) -> None:
    s = scene(2).near(F="two_resources").seat(1, temples=(0, other, 0))
    s.seat(0, cocoa=2, temples=(0, own, 0), workers="Q1 P1 P1").play("Q1 >2 worship")
    # The tile was the only way, so it was not asked.
    assert s.player(0).tiles[discovery.TWO_RESOURCES] == 1
    assert s.goods(0)[0] == 2
    assert s.workers(0) == "F1* P1 P1"


def test_ruling_13_a_blocked_temple_without_a_tile_cannot_be_worshipped() -> None:
    s = scene(2).near(F="").seat(0, temples=(0, 11, 0), workers="Q1 P1 P1").play("Q1 >2")
    assert s.codes == ["cocoa", "main"]


def test_ruling_13_at_the_decorations_any_open_temple_will_do() -> None:
    s = scene(2).near(D="").seat(0, temples=(11, 11, 9), workers="F1 P1 P1").play("F1 >2 worship")
    assert s.player(0).temple == [11, 11, 10]


def test_ruling_13_at_the_decorations_with_all_three_blocked() -> None:
    s = scene(2).near(D="").seat(0, temples=(11, 11, 11), workers="F1 P1 P1").play("F1 >2")
    assert s.workers(0) == "D1 P1 P1"  # collecting cocoa was all that was left
    assert s.goods(0)[0] == 1


def palace(royal: tuple[int, int, int], worker: str = "G3", **goods: Any) -> Scene:
    """Seat 0 arrives at a Palace without a discovery tile."""
    s = scene(2).near(P="").royal(*royal).seat(1, workers="F1 F1 F1")
    return s.seat(0, workers=f"{worker} F1 F1", **goods).play(f"{worker} >1")


@pytest.mark.parametrize(
    ("royal", "goods", "open_to"),
    [
        ((2, 6, 8), {"wood": 1}, []),
        ((2, 6, 8), {"cocoa": 1}, ["royal1", "royal2", "royal3"]),
        ((3, 7, 1), {"cocoa": 1}, ["royal3"]),
        ((3, 7, 1), {"wood": 1}, ["royal1", "royal3"]),
        ((3, 7, 1), {"cocoa": 1, "gold": 1}, ["royal1", "royal2", "royal3"]),
    ],
)
def test_ruling_14_a_price_must_be_payable(
    royal: tuple[int, int, int], goods: dict[str, Any], open_to: list[str]
) -> None:
    s = palace(royal, **goods)
    assert s.codes == (["cocoa", *open_to] if open_to else ["end"])


def test_ruling_14_royal_tile_8_with_power_1_is_allowed_and_brings_nothing() -> None:
    s = palace((4, 2, 8), "G1").play("royal3")
    assert s.workers(0) == "F1 F1 P1*3"
    assert s.goods(0) == (0, 0, 0, 0, 0)
    assert s.codes == ["end"]


@pytest.mark.parametrize("royal", [4, 5, 9])
def test_ruling_14_scoring_nothing_is_allowed(royal: int) -> None:
    s = palace((royal, 2, 8), "G1").play("royal1")
    assert s.workers(0) == "F1 F1 P1*1"
    assert s.goods(0) == (0, 0, 0, 0, 0)


def test_ruling_14_royal_tile_8_needs_an_open_temple() -> None:
    s = palace((4, 2, 8), cocoa=1)
    assert s.codes == ["cocoa", "royal1", "royal2", "royal3"]
    blocked = scene(2).near(P="").royal(4, 2, 8)
    blocked.seat(0, cocoa=1, temples=(11, 11, 11), workers="G3 F1 F1").play("G3 >1")
    assert blocked.codes == ["cocoa", "royal1", "royal2"]


def test_ruling_15_royal_tile_7_is_a_single_trade_that_must_be_made() -> None:
    s = palace((4, 7, 8), cocoa=2, wood=2, stone=1).play("royal2")
    # Paid 1 cocoa without being asked whether to stop.
    assert s.goods(0)[0] == 1
    assert s.codes == ["give-wood", "give-stone"]
    s.play("give-stone gold gold wood")
    assert s.goods(0) == (1, 3, 0, 2, 0)
    assert s.codes == ["end"]


@pytest.mark.parametrize("royal", [2, 3, 6, 8])
def test_ruling_15_the_other_trades_may_be_made_fewer_times_even_never(royal: int) -> None:
    s = palace((4, 5, royal), cocoa=2, wood=2).play("royal3")
    assert s.codes == ["trade", "stop"]
    s.play("stop")
    assert s.goods(0) == (2, 2, 0, 0, 0)
    assert s.codes == ["end"]


@pytest.mark.parametrize(("royal", "times"), [(2, 3), (3, 3), (6, 3), (8, 2)])
def test_ruling_15_at_most_as_often_as_the_power_allows(royal: int, times: int) -> None:
    """A power 3 worker: three times, on royal tile 8 one time less."""
    s = palace((4, 5, royal), cocoa=9, wood=9).play("royal3")
    for _ in range(times):
        s.play("trade green" if royal == 8 else "trade")
    assert s.codes == ["end", "pay-unlock"]


@pytest.mark.parametrize(("worker", "nothing"), [("G1", True), ("G2", False)])
def test_choice_says_where_royal_tile_8_brings_nothing(worker: str, nothing: bool) -> None:
    s = scene(2).near(P="two_resources").royal(4, 5, 8).seat(0, cocoa=3, workers=f"{worker} F1 F1")
    s.play(f"{worker} >1")
    said = [s.game.text(s.game.find("royal3")), s.game.text(s.game.find("royal1"))]
    s.play("royal3")
    said.append(s.game.text(s.game.find("ability")))
    ends = [text.endswith(", which gives nothing here") for text in said]
    assert ends == [nothing, False, nothing]


def test_ruling_16_the_palace_tile_comes_only_with_a_royal_tile() -> None:
    s = scene(2).near(P="two_resources").royal(1, 6, 4).seat(0, cocoa=1, workers="G1 F1 F1")
    s.play("G1 >1 royal1")
    assert s.codes == ["ability", "both"]
    s.play("both tile-first")
    assert s.goods(0)[0] == 0 + 2
    assert s.player(0).tiles[discovery.TWO_RESOURCES] == 1


def test_ruling_17_the_worship_place_is_refilled_when_the_turn_ends() -> None:
    s = scene(2).near(F="two_resources").seat(0, workers="Q1 P1 P1").play("Q1 >2 worship tile")
    assert s.city.near[2] == -1
    in_pile = sum(s.city._discovery_pile)
    s.play("end")
    assert s.city.near[2] >= 0
    assert sum(s.city._discovery_pile) == in_pile - 1


def test_ruling_17_what_was_not_taken_stays() -> None:
    s = scene(2).near(P="mask_1", F="two_resources", Q="mask_1")
    s.pyramid_offer("bnRg", "nbrG", "nrbG").decoration_offer("BR", "nB", "GG", "BG")
    near, pyramid, decorations = s.city.near, s.city.pyramid_offer, s.city.decoration_offer
    s.seat(0, workers="Q1 P1 P1").play("Q1 >2 worship tile end")
    assert [s.city.near[board] for board in (1, 3, 4, 7)] == [near[b] for b in (1, 3, 4, 7)]
    assert (s.city.pyramid_offer, s.city.decoration_offer) == (pyramid, decorations)


def test_ruling_17_so_are_the_offers() -> None:
    s = scene(2).bare_pyramid().pyramid_offer("bnRg", "nbrG", "nrbG")
    s.seat(0, stone=2, workers="F1 P1 P1").play("F1 >1 main tile2 1a1 r0")
    assert s.city.pyramid_offer[1] == -1
    s.play("end")
    assert -1 not in s.city.pyramid_offer
    assert (s.city.pyramid_offer[0], s.city.pyramid_offer[2]) == (0, 2)
    s.turn(0).seat(0, gold=3, workers="C1 P1 P1").decoration_offer("BR", "nB", "GG", "BG")
    s.play("C1 >1 main deco1 side-top")
    while s.codes != ["end"]:
        s.play(s.codes[0])
    assert s.city.decoration_offer == (-1, 1, 2, 3)
    s.play("end")
    assert -1 not in s.city.decoration_offer
    assert s.city.decoration_offer[1:] == (1, 2, 3)


def test_ruling_18_with_an_empty_stack_the_place_stays_empty() -> None:
    s = scene(2).near(F="two_resources").seat(0, workers="Q1 P1 P1")
    s.city._discovery_pile = [0] * len(KEYS)
    s.play("Q1 >2 worship tile use-two_resources wood wood end")
    assert s.city.near[2] == -1
    assert s.city._discovery_pile == [0] * len(KEYS)  # the used tile does not go back
    assert s.player(0).used[discovery.TWO_RESOURCES] == 1


def test_ruling_18_temple_and_avenue_piles_are_never_refilled() -> None:
    s = scene(2).pile(3, "two_resources").near(G="")
    s.seat(0, temples=(3, 0, 0), workers="N1 P1 P1")
    s.play("N1 >1 worship claim-two_resources end")
    assert s.city.piles[3] == ()


def test_ruling_19_major_step_tile_or_printed_reward() -> None:
    s = scene(2).pile(4, "two_resources", "mask_4", "mask_4").near(F="")
    s.seat(0, wood=1, temples=(0, 4, 0), workers="Q1 P1 P1").play("Q1 >2 worship")
    assert s.codes == ["claim-mask_4", "claim-two_resources", "reward"]
    claiming, rewarded = s.game.copy(), s
    claiming.play("claim-mask_4")
    rewarded.play("reward")
    assert rewarded.goods(0) == (0, 1, 0, 0, 2)
    assert len(rewarded.city.piles[4]) == 3
    other = Scene(claiming)
    assert other.goods(0) == (0, 0, 0, 0, 0)
    assert len(other.city.piles[4]) == 2


@pytest.mark.parametrize(
    ("pile", "temples", "rewarded"),
    [
        (3, (3, 0, 0), (0, 1, 0, 0, 0)),
        (4, (0, 4, 0), (0, 0, 0, 0, 2)),
        (5, (0, 0, 2), (1, 0, 0, 0, 0)),
        (6, (0, 0, 5), (2, 0, 0, 0, 0)),
    ],
)
def test_ruling_19_each_major_step_has_its_own_pile(
    pile: int, temples: tuple[int, int, int], rewarded: tuple[int, ...]
) -> None:
    s = scene(2).near(D="")
    for other in range(7):
        s.pile(other)
    s.pile(pile, "mask_1", "temple_green").seat(0, temples=temples, workers="C1 P1 P1")
    colour = ["blue", "red", "green", "green"][pile - 3]
    s.play(f"C1 >1 worship {colour}")
    assert s.codes == ["claim-temple_green", "reward"]
    s.play("reward wood" if colour == "blue" else "reward")
    assert s.goods(0) == rewarded


def test_ruling_19_nothing_affordable_gives_the_printed_reward() -> None:
    s = scene(2).pile(4, "mask_1", "mask_4").near(F="")
    s.seat(0, temples=(0, 4, 0), workers="Q1 P1 P1").play("Q1 >2 worship")
    assert s.goods(0) == (0, 0, 0, 0, 2)


def test_ruling_19_an_empty_pile_gives_the_printed_reward() -> None:
    s = scene(2).pile(4).near(F="").seat(0, temples=(0, 4, 0), workers="Q1 P1 P1")
    s.play("Q1 >2 worship")
    assert s.goods(0) == (0, 0, 0, 0, 2)


@pytest.mark.parametrize(("before", "pile"), [(2, 0), (5, 1), (7, 2)])
def test_ruling_20_avenue_steps_with_tiles(before: int, pile: int) -> None:
    s = scene(2).pile(pile, "two_resources", "mask_4")
    piles = list(s.city.piles)
    s.seat(0, wood=1, avenue=before, workers="P1 F1 F1", tiles=("avenue_step",))
    s.play("use-avenue_step")
    assert s.player(0).avenue == before + 1
    assert s.codes == ["claim-mask_4", "claim-two_resources", "decline"]
    s.play("claim-mask_4")
    assert s.goods(0)[1] == 0
    piles[pile] = (discovery.TWO_RESOURCES,)
    assert s.city.piles == tuple(piles)  # and no other pile has changed


def test_ruling_20_a_tile_on_the_avenue_may_be_declined() -> None:
    s = scene(2).pile(0, "two_resources").seat(0, avenue=2, tiles=("avenue_step",))
    s.play("use-avenue_step decline")
    assert s.city.piles[0] == (discovery.TWO_RESOURCES,)


@pytest.mark.parametrize("before", [0, 1, 3, 4, 6, 8])
def test_ruling_20_other_steps_have_none(before: int) -> None:
    s = scene(2).pile(0, "two_resources").pile(1, "two_resources").pile(2, "two_resources")
    s.seat(0, avenue=before, workers="P1 F1 F1", tiles=("avenue_step",)).play("use-avenue_step")
    assert s.player(0).avenue == before + 1
    assert s.codes == ["P1", "F1"]
