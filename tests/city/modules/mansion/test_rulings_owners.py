"""Royal tiles with owners: the owner's power-up, and an Ascension in another's turn."""

import pytest

from teotihuacan.titles import title_named
from tests.city.modules.mansion.house import cocoa, mansion, owned, owners
from tests.city.scene import Scene
from tests.words.saying import said

# --- owners ---------------------------------------------------------------------------------------


def test_ruling_x50_the_first_major_steps() -> None:
    for temple, code, step in ((0, "blue", 4), (1, "red", 5), (2, "green", 3)):
        temples = [0, 0, 0]
        temples[temple] = step - 1
        s = mansion().seat(0, workers="G5 Q1 Q1", temples=tuple(temples))  # type: ignore[arg-type]
        s.pile(3).pile(4).pile(5).royal(4, 6, 8).seat(1)
        s.player(0).goods[0] = 1
        s.turn(0).play(f"G5 >1 royal3 trade {code}")
        assert owners(s)[temple] == 0
        assert s.told("owner") == [(0, (temple, temple, 0))]


def test_ruling_x50_not_a_step_earlier_and_not_the_second_marker() -> None:
    s = mansion().royal(4, 6, 8).pile(3).pile(5)
    s.seat(0, cocoa=9, workers="G5 Q1 Q1", temples=(2, 0, 1)).turn(0)
    s.play("G5 >1 royal3 trade blue wood trade green stop")
    assert owners(s) == (-1, -1, -1)
    s = owned(mansion().royal(4, 6, 8).pile(3), "blue", 1).seat(1, temples=(4, 0, 0))
    s.seat(0, cocoa=9, workers="G5 Q1 Q1", temples=(3, 0, 1)).turn(0)
    s.play("G5 >1 royal3 trade blue wood stop")
    assert owners(s) == (1, -1, -1)


def test_ruling_x50_besides_the_choice_of_the_step() -> None:
    s = mansion().royal(4, 6, 8).pile(3, "four_cocoa", "mask_1")
    s.seat(0, cocoa=9, wood=9, stone=9, gold=9, workers="G5 Q1 Q1", temples=(3, 0, 0)).turn(0)
    s.play("G5 >1 royal3 trade blue")
    assert owners(s) == (0, -1, -1)
    assert "claim-mask_1" in s.codes
    assert "reward" in s.codes


def test_ruling_x50_one_player_may_own_all() -> None:
    s = mansion().royal(4, 6, 8).pile(3).pile(4).pile(5)
    s.seat(0, cocoa=9, workers="G5 Q1 Q1", temples=(3, 4, 2)).turn(0)
    s.play("G5 >1 royal3 trade blue wood trade red trade green stop")
    assert owners(s) == (0, 0, 0)


def test_ruling_m4_a_marker_that_goes_further_has_been_there() -> None:
    s = mansion().pile(3).seat(0, workers="F1 Q1 Q1", temples=(3, 0, 0), tiles=("any_and_blue",))
    s.turn(0).play("use-any_and_blue blue-next wood blue wood wood")
    assert s.player(0).temple == [5, 0, 0]
    assert owners(s) == (0, -1, -1)


# --- the owner's power-up -------------------------------------------------------------------------


def test_ruling_m5_at_the_players_own_tile() -> None:
    s = owned(mansion(), "green", 0).seat(0, temples=(0, 0, 3), workers="G3 Q1 F2").turn(0)
    s.play("G3 >1 royal3")
    assert s.game.asked == "power up"
    assert s.codes == ["+Q1", "+F2"]
    s.play("+F2")
    assert s.workers(0) == "F3 P3*3 Q1"
    assert cocoa(s) == 4


def test_ruling_m5_and_the_step_for_one_cocoa() -> None:
    s = owned(mansion(), "green", 0)
    s.seat(0, cocoa=1, temples=(0, 0, 3), workers="G3 Q1 Q1").turn(0)
    s.play("G3 >1 royal3")
    assert s.workers(0) == "P3*3 Q1 Q2"
    assert s.codes == ["royal-effect", "royal-step"]
    s.play("royal-step")
    assert s.player(0).temple == [0, 0, 4]
    assert cocoa(s) == 2 + 4  # of the step and of the royal tile


def test_ruling_m6_the_owner_decides_in_anothers_turn() -> None:
    s = owned(mansion(), "green", 1).seat(0, workers="G3 Q1 Q1")
    s.seat(1, temples=(0, 0, 3), workers="P1 F2 A4*").turn(0)
    s.play("G3 >1 royal3")
    assert (s.game.actor, s.game.asked, s.city.turn) == (1, "power up", 0)
    assert s.codes == ["+P1", "+F2"]  # board 1 too, not the locked one (ruling M6)
    s.play("+P1")
    assert s.workers(1) == "A4* F2 P2"
    assert s.game.actor == 0
    assert cocoa(s) == 4


def test_ruling_m6_lost_if_all_are_locked() -> None:
    s = owned(mansion(), "green", 1).seat(0, workers="G3 Q1 Q1")
    s.seat(1, temples=(0, 0, 3), workers="P1*1 F2* Q4*").turn(0)
    s.play("G3 >1 royal3 royal-enough")
    assert s.game.asked == "end"
    assert s.workers(1) == "F2* P1*1 Q4*"
    assert not s.told("royal owner")


@pytest.mark.parametrize(
    ("owner", "workers", "others", "gains"),
    [
        (1, "G3 Q1 Q1", "P1*1 F2* Q4*", False),  # all are locked
        (1, "G3 Q1 Q1", "P4*3 F2* Q1*", True),  # one is unlocked on this very tile
        (1, "G3 Q1 Q1", "P1 F2* Q4*", True),
        (0, "G3 Q1* Q1*", "F2 F2 F2", False),  # the worker that worships will be locked
        (0, "G3 Q1* Q1", "F2 F2 F2", True),
    ],
)
def test_choice_mentions_owner_only_if_it_gains_power_up(
    owner: int, workers: str, others: str, gains: bool
) -> None:
    s = owned(mansion(), "green", owner).seat(0, cocoa=1, workers=workers)
    s.seat(1, temples=(0, 0, 3), workers=others).turn(0).play("G3 >1")
    words = title_named("city").words("en")
    place = s.codes.index("royal3")
    text = said(words, s.game.choice_phrase(s.game.ids[place]))
    assert ("gains a power-up" in text) == gains
    s.play("royal3")
    assert bool(s.told("royal owner")) == gains


def test_ruling_x48_compulsory() -> None:
    s = owned(mansion(), "green", 1).seat(0, workers="G3 Q1 Q1")
    s.seat(1, temples=(0, 0, 3), workers="F2 F2 F2").turn(0)
    s.play("G3 >1 royal3")  # equal workers: nothing to choose
    assert s.workers(1) == "F2 F2 F3"


def test_ruling_x48_a_worker_bumped_off_this_tile_may_be_chosen() -> None:
    s = owned(mansion(), "green", 1).seat(0, cocoa=1, workers="G3 Q1 Q1")
    s.seat(1, temples=(0, 0, 3), workers="P4*3 F2* Q1*").turn(0)
    s.play("G3 >1 royal3")
    assert s.workers(1) == "F2* P5 Q1*"


def test_ruling_x48_the_reborn_worker_already_helps() -> None:
    s = owned(mansion(), "green", 0)
    s.seat(0, temples=(0, 0, 11), workers="G3 Q5 Q5").turn(0)
    s.play("G3 >1 royal3 wheel-points")
    assert s.workers(0) == "P1 P3*3 Q5"
    assert cocoa(s) == 5


def test_ruling_x48_the_fourth_worker_helps_too() -> None:
    s = owned(mansion(), "green", 0)
    s.seat(0, temples=(0, 0, 11), workers="G3 Q5 Q5").turn(0)
    s.play("G3 >1 royal3 wheel-worker")
    assert s.workers(0) == "P1 P3 P3*3 Q5"
    assert cocoa(s) == 2 + 6


# --- Ascension in another's turn ------------------------------------------------------------------


def ascending(players: int = 2, seat: int = 0, **options: object) -> Scene:
    """Seat `seat` worships at the tile of the next seat, all of whose workers ascend."""
    s = owned(mansion(players=players, **options), "green", (seat + 1) % players)
    s.seat(seat, workers="G3 Q1 Q1")
    other = (seat + 1) % players
    s.seat(other, gold=1, temples=(0, 0, 11), avenue=2, workers="F5 F5 F5", tiles=("four_cocoa",))
    s.player(seat).temple[2] = 10  # no step to buy
    s.pile(0, "four_cocoa", "mask_1")
    return s.turn(seat).play("G3 >1 royal3")


def test_ruling_x49_avenue_wheel_and_calendar_at_once() -> None:
    s = ascending()
    assert (s.game.actor, s.game.asked) == (1, "claim")
    assert s.codes == ["claim-four_cocoa", "decline"]
    light = s.city.light
    s.play("claim-four_cocoa")
    assert s.player(1).tiles[s.kind("four_cocoa")] == 2
    assert s.goods(1)[3] == 0
    assert (s.game.actor, s.game.asked) == (1, "wheel")
    assert "use-four_cocoa" not in s.codes  # that has to wait for the owner's own turn
    s.play("wheel-cocoa")
    assert cocoa(s, 1) == 5
    assert s.city.light == light + 1
    assert s.city.turn == 0
    assert s.workers(1) == "F5 F5 P1"
    assert (s.game.actor, s.game.asked) == (0, "end")
    assert cocoa(s, 0) == 4


@pytest.mark.parametrize(("seat", "turns"), [(0, 5), (1, 4), (2, 3)])
def test_ruling_x49_the_turn_in_progress_decides_the_eclipse(seat: int, turns: int) -> None:
    """Last player's turn: one round; otherwise this round and one more."""
    s = ascending(players=3, seat=seat)
    s.city.light = s.city.dark - 1
    s.play("decline wheel-points end")
    assert s.city.countdown == turns


def test_ruling_x49_dark_eclipse_follows_that_turn() -> None:
    s = ascending(players=3, seat=1, dark_eclipse=True)
    s.city.light = s.city.dark - 1
    s.play("decline wheel-points end")
    assert s.told("eclipse") == [(-1, (1, 0, 0))]


def test_ruling_m7_two_temples_of_the_wheel_are_climbed_at_once() -> None:
    s = ascending()
    s.player(1).goods[0] = 3
    s.play("decline wheel-two-temples blue wood blue wood")
    assert s.player(1).temple[0] == 2
    assert s.city.turn == 0
