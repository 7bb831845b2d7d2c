"""The bots and the Mansion: rulings M8 to M10, B14, X43, X93 to X97, X106, X114."""

import pytest

from tests.city.modules.bots.bot_table import BOT, YOU, Table, table

PASSING = "D1 A2 N2 F1*"
"""The weakest worker, which the fallback advances, is on the last board of the ring."""


def passing(bot: str = "teotibot", **has: object) -> Table:
    """A bot about to come past the Mansion, beside which a tile lies; there is another."""
    s = table("M7", bot=bot).bot(**{"workers": PASSING, **has})
    s.near(P="move_back").stack("use_again", "use_again")
    return s


def seen(s: Table, *kinds: str) -> list[str]:
    """The events of these kinds in their order."""
    return [kind for kind in s.kinds() if kind in kinds]


# --- when a die is rolled -------------------------------------------------------------------------


def test_ruling_m8_one_roll_for_a_worker_that_comes_past() -> None:
    s = passing()
    changes = s.acting("construction", "~royal-die4")
    assert changes["workers"] == "A2 F1* F2 N2"
    assert s.values("mansion roll") == [(4, -1)]


def test_ruling_m8_also_one_that_advances_two_boards() -> None:
    s = passing(workers="D4 A5 N5 F1*", gold=2)
    changes = s.acting("decorations", "~royal-die6")
    assert changes["workers"] == "A5 F1* N5 Q5"  # two boards on, the first space not counted
    assert len(s.values("mansion roll")) == 1


@pytest.mark.parametrize("workers", ["P1 A2 N2 F1*", "A1 N2 C2 F1*"])
def test_ruling_m8_no_roll_for_one_that_starts_on_the_first_space_or_stays_behind_it(
    workers: str,
) -> None:
    s = passing(workers=workers)
    s.acting("construction")
    assert "move" in s.kinds()
    assert "mansion roll" not in s.kinds()


def test_ruling_m8_an_ascended_die_has_not_passed_it() -> None:
    s = passing(workers="D5 A2 N2 F1*", gold=2)
    changes = s.acting("decorations")
    assert changes["workers"] == "A2 F1 F1* N2"
    assert "mansion roll" not in s.kinds()


# --- what a roll does -----------------------------------------------------------------------------


def test_ruling_m9_without_cocoa_no_step_but_everything_else() -> None:
    s = passing(workers="D2 A2 N2 F1*", gold=2, temples=(11, 4, 1)).owner("green", BOT)
    changes = s.acting("decorations", "~royal-die3")
    assert s.values("bot no step") == [(2,)]
    assert changes["temples"] == (11, 5, 1)  # the step of the decoration, in the red temple
    assert changes["discarded"] == ["move_back"]
    assert changes["workers"] == "A2 F1* F4 N2"  # the highest one


def test_ruling_m10_a_die_that_ascends_by_a_claim_rests_until_it_is_chosen() -> None:
    s = passing(workers="D1 A5 N2 F1*").owner("red", BOT)
    changes = s.acting("construction", "~royal-die2")
    assert changes["workers"] == "F1* F2 N2 P1"
    s.acting("decorations")  # again the fallback: now it is the weakest, and goes on from there
    assert s.workers(BOT) == "F1* F2 F2 N2"


def test_ruling_x93_an_advance_rolls_at_the_end_of_the_action() -> None:
    s = passing(workers="D2 A2 N2 F1*", gold=2).owner("red", BOT)
    s.acting("decorations", "~royal-die2")
    kinds = seen(s, "decorate", "power", "move", "mansion roll", "bot directions")
    assert kinds == ["decorate", "power", "move", "mansion roll", "power", "bot directions"]


def test_ruling_x93_with_activate_shaman_before_the_step_of_the_shaman() -> None:
    s = table("M7", "M8").bot(workers=PASSING).near(P="move_back").stack("use_again")
    s.altar("81", "three_obsidian").near(F="four_points", Q="four_points", G="four_points")
    s.near(D="four_points")
    s.acting("mask collection", "~royal-die5")
    kinds = seen(s, "move", "mansion roll", "bot shaman")
    assert kinds == ["move", "mansion roll", "bot shaman"]


@pytest.mark.parametrize("bot", ["teotibot", "modified"])
def test_ruling_x93_worship_rolls_between_the_move_and_the_temple(bot: str) -> None:
    s = passing(bot, workers="A2 N2 C2 D1*", cocoa=1).owner("blue", YOU)
    s.you(workers="F3* G1 G1")
    changes = s.acting("worship", "~royal-die1 +F3")
    kinds = seen(s, "bumped", "bot worship", "mansion roll", "royal owner", "temple")
    assert kinds == ["bumped", "bot worship", "mansion roll", "temple", "royal owner", "temple",
                     "temple"]  # fmt: skip
    # The step of the roll first, on the blue temple; then two on the red one.
    assert s.values("temple") == [(0, 2), (1, 2), (1, 3)]
    assert changes["your workers"] == "F4 G1 G1"  # unlocked in time to be powered up


def test_ruling_x93_worship_elsewhere_does_not_roll() -> None:
    s = passing(workers="A2 N2 C2 F1*")
    s.acting("worship")
    assert "mansion roll" not in s.kinds()


def test_ruling_x94_no_roll_when_you_bump_its_worshipper_past_the_mansion() -> None:
    s = table("M7").bot(workers="A2 N2 C2 D1*").owner("red", BOT)
    s.you(cocoa=5, workers="N3 G1 G1").by_hand()
    s.near(D="").play("N3 >1 worship")
    assert s.workers(BOT) == "A2 C2 F1* N2"
    assert s.told("bot displaced") == [(BOT, (7, 2, 0))]
    assert s.game.asked == "temple"  # your own step
    assert not s.told("mansion roll")


@pytest.mark.parametrize(
    ("pips", "kind"),
    [(1, "bot no owner"), (2, "bot no owner"), (3, "bot no owner"),
     (4, "bot uses none"), (5, "bot uses none"), (6, "bot uses none")],
)  # fmt: skip
def test_ruling_x95_without_an_owner_or_with_a_high_roll_nothing_happens(
    pips: int, kind: str
) -> None:
    s = passing(cocoa=0)
    if pips > 3:
        for temple in ("blue", "red", "green"):
            s.owner(temple, BOT)
    changes = s.acting("construction", f"~royal-die{pips}")
    assert s.values(kind) == [()]
    assert changes == {"cocoa": 5, "workers": "A2 F1* F2 N2"}
    assert s.city.near[1] == s.kind("move_back")


@pytest.mark.parametrize(
    ("pips", "temple", "step"), [(1, "blue", 0), (2, "red", 1), (3, "green", 2)]
)
def test_ruling_x95_left_middle_right(pips: int, temple: str, step: int) -> None:
    s = passing(temples=(1, 1, 1)).owner(temple, BOT)
    changes = s.acting("construction", f"~royal-die{pips}")
    temples = [1, 1, 1]
    temples[step] += 1
    assert changes["temples"] == tuple(temples)
    assert changes["discarded"] == ["move_back"]
    assert s.city.near[1] == s.kind("use_again")


def test_ruling_x95_you_choose_your_worker_in_the_turn_of_the_bot() -> None:
    s = passing(temples=(1, 6, 1)).owner("red", YOU)
    s.you(temples=(0, 5, 0), workers="F1 Q3 P2*1", tiles=("four_cocoa",))
    s.acting("construction", "~royal-die2")
    assert (s.game.actor, s.game.asked, s.city.turn) == (YOU, "power up", BOT)
    assert s.codes == ["+F1", "+Q3"]  # compulsory, no tiles, and not the locked one
    s.play("+Q3")
    assert s.workers(YOU) == "F1 P2*1 Q4"
    assert s.city.turn == YOU


def test_ruling_x95_your_ascension_counts_as_in_the_last_players_turn() -> None:
    s = passing(temples=(1, 6, 1)).owner("red", YOU)
    s.you(temples=(0, 5, 0), workers="F5 Q3 P2*1")
    s.city.light = s.city.dark - 1
    s.acting("construction", "~royal-die2")
    s.play("+F5 wheel-points")
    assert s.player(YOU).points == 5
    # The light disc has come in the turn of the last player: the round that follows is the last.
    assert s.city.countdown == 2


def test_ruling_x95_with_all_your_workers_locked_it_is_lost() -> None:
    s = passing().owner("red", YOU).you(workers="F1* Q3* P2*1")
    s.acting("construction", "~royal-die2")
    assert "mansion roll" in s.kinds()
    assert "royal owner" not in s.kinds()


def test_ruling_x96_the_step_is_on_the_temple_of_the_tile_for_one_cocoa() -> None:
    s = passing(temples=(9, 1, 1)).owner("green", BOT)
    changes = s.acting("construction", "~royal-die3")
    assert changes["temples"] == (9, 1, 2)  # not where it stands highest
    assert changes["cocoa"] == 5 - 1 + 1  # the step brings one


@pytest.mark.parametrize("temples", [(1, 11, 1), (1, 10, 1)])
def test_ruling_x96_blocked_no_cocoa_is_spent(temples: tuple[int, int, int]) -> None:
    s = passing(temples=temples).owner("red", BOT)
    s.you(temples=(0, 11, 0) if temples[1] == 10 else (0, 0, 0))
    changes = s.acting("construction", "~royal-die2")
    assert changes["cocoa"] == 5
    assert "temples" not in changes
    assert s.values("bot blocked") == [(1,)]
    assert changes["workers"] == "A2 F1* F2 N3"


def test_ruling_x96_the_highest_unlocked_die_of_equal_ones_the_farthest() -> None:
    s = passing(workers="D1 A2 N2 F1*").owner("red", BOT)
    s.acting("construction", "~royal-die2")
    # The weakest came to the Forest as a 2, where it is nearest.
    assert "N2 highest tied" in s.reasons()


def test_ruling_x96_a_die_on_the_first_space_is_the_nearest() -> None:
    s = passing(workers="D1 P2 A2 F1*").owner("red", BOT)
    changes = s.acting("construction", "~royal-die2")
    assert changes["workers"] == "A3 F1* F2 P2"


def test_ruling_x96_its_ascension() -> None:
    s = passing(workers="D1 A5 N2 F1*", avenue=3).owner("red", BOT)
    light = s.city.light
    changes = s.acting("construction", "~royal-die2")
    assert changes["points"] == 1 + 5  # the step on the red temple, and the wheel
    assert changes["avenue"] == 4
    assert s.city.light == light + 2  # the Ascension and the turn
    assert changes["workers"] == "F1* F2 N2 P1"


def test_ruling_x97_it_owns_what_it_passes_and_takes_the_printed_reward() -> None:
    s = table("M7").bot(temples=(1, 4, 1), workers="A2 N2 C2 D1*").near(P="move_back")
    changes = s.acting("worship", "~royal-die6")
    assert changes["temples"] == (1, 6, 1)
    assert changes["owners"] == (-1, BOT, -1)
    assert changes["points"] == 2 + 3  # what steps 5 and 6 print; no discovery tile
    assert "tiles" not in changes


def test_ruling_x97_not_if_you_were_there_before() -> None:
    s = table("M7").bot(temples=(1, 4, 1), workers="A2 N2 C2 D1*").near(P="move_back")
    s.owner("red", YOU).you(temples=(0, 5, 0))
    assert "owners" not in s.acting("worship", "~royal-die6")


def test_you_use_a_tile_of_the_bot() -> None:
    """Its highest unlocked worker is powered up, and may ascend, in your turn."""
    s = table("M7").bot(temples=(4, 1, 1), workers="A5 N2 C2 F1*").owner("blue", BOT)
    s.you(workers="D3 Q1 Q1").play("D3 >1")
    light = s.city.light
    s.play("royal1")
    assert s.workers(BOT) == "C2 F1* N2 P1"
    assert s.player(BOT).points == 5
    assert s.city.light == light + 1
    assert [seat for seat, _ in s.told("royal owner")] == [BOT]


# --- masks ----------------------------------------------------------------------------------------


def mask_table(**near: str) -> Table:
    s = table("M7").bot(wood=1, workers="A2 N2 C2 D1*").stack("use_again", "use_again")
    others = dict.fromkeys("FQGD", "four_points")
    s.near(**{"P": "move_back", **others, **near})
    return s


def test_ruling_b14_a_major_mask_beside_the_mansion_is_collected() -> None:
    s = mask_table(P="mask_8")
    assert s.acting("mask collection") == {"tiles": ("mask_8",)}  # for nothing
    assert s.reasons()[0] == "mask_8 P only mask"


def test_ruling_x106_it_wins_ties_among_those_with_three_copies() -> None:
    s = mask_table(P="mask_8", F="mask_4")
    assert s.acting("mask collection")["tiles"] == ("mask_8",)
    assert s.reasons()[0] == "mask_8 P rarest tied"


def test_ruling_x106_a_rarer_one_comes_first_and_none_twice() -> None:
    s = mask_table(P="mask_8", F="mask_2")
    s.player(BOT).goods[0] = 1
    assert s.acting("mask collection")["tiles"] == ("mask_2",)
    s = mask_table(P="mask_8", F="mask_4")
    s.bot(wood=1, workers="A2 N2 C2 D1*", masks=(8,))
    assert s.acting("mask collection")["tiles"] == ("mask_4", "mask_8")


def test_ruling_x106_the_place_is_refilled_at_once_from_the_major_stack() -> None:
    s = mask_table(P="mask_8")
    s.acting("mask collection")
    assert s.city.near[1] == s.kind("use_again")
    assert s.kinds().index("new discovery") < s.kinds().index("bot directions")


def test_ruling_x106_masks_on_altars_are_not_near_a_worship_place() -> None:
    s = table("M8").bot(workers="A2 N2 C2 D1*")
    s.near(**dict.fromkeys("PFQGD", "four_points"))
    s.altar("12", "mask_8").altar("56", "mask_8").altar("45", "mask_8")
    s.acting("mask collection")
    assert s.reasons()[0] == "1 no mask"


# --- the stack ------------------------------------------------------------------------------------


def test_rulings_d10_x43_an_empty_stack_takes_what_is_discarded() -> None:
    s = passing().stack().owner("red", BOT)
    s.acting("construction", "~royal-die2")
    assert s.city.near[1] == s.kind("move_back")  # the only one there is comes back
    assert s.discarded() == []


def test_ruling_x43_with_nothing_to_draw_the_place_stays_empty() -> None:
    s = passing().stack().near(P="")
    s.owner("red", BOT)
    changes = s.acting("construction", "~royal-die2")
    assert s.city.near[1] == -1
    assert changes["temples"] == (1, 2, 1)  # everything else happens


# --- the modified bot -----------------------------------------------------------------------------


def walking(**has: object) -> Table:
    """The modified bot, whose die on the last board walks past the Mansion to the Forest."""
    given: dict[str, object] = {"workers": "D3 C2 C2 F1*", "cocoa": 1}
    return passing("modified", **{**given, **has})


def test_ruling_x114_a_walk_rolls_once_before_the_action() -> None:
    s = walking().owner("red", BOT)
    changes = s.acting("nobles", "~royal-die2")
    kinds = seen(s, "bot walks", "mansion roll", "temple", "goods")
    assert kinds[:3] == ["bot walks", "mansion roll", "goods"]  # the fee; the mine comes later
    # The claim powers the walking die up, and so does the action.
    assert changes["workers"] == "C2 C2 F1* F5"
    assert (changes["wood"], changes["obsidian"]) == (1, 1)


def test_ruling_x114_a_full_circle_rolls_once() -> None:
    s = walking(workers="Q3 C2 C2 F1*", gold=2, wood=1)
    s.acting("mastery")  # to Decorations, without passing it
    assert "mansion roll" not in s.kinds()
    s = walking(workers="D3 C2 C2 F1*", gold=2)
    s.acting("mastery", "~royal-die4")
    assert s.values("bot walks")[0][0] == 8
    assert s.values("mansion roll") == [(4, -1)]


def test_ruling_x114_no_roll_for_a_die_that_starts_on_the_first_space() -> None:
    s = walking(workers="P3 C2 C2 F1*")
    changes = s.acting("nobles")
    assert changes["workers"] == "C2 C2 F1* F4"
    assert "mansion roll" not in s.kinds()


def test_ruling_x114_the_walking_die_may_ascend_by_the_roll() -> None:
    s = walking(workers="D5 C2 F2 F1*").owner("red", BOT)
    changes = s.acting("nobles", "~royal-die2")
    assert (changes["wood"], changes["obsidian"]) == (1, 1)  # the action is carried out
    assert changes["workers"] == "C2 F1* F3 P1"  # its power-up goes to the die left there


def test_ruling_x114_or_the_power_up_is_lost() -> None:
    s = walking(workers="D5 C2 C2 F1*").owner("red", BOT)
    changes = s.acting("nobles", "~royal-die2")
    assert (changes["wood"], changes["obsidian"]) == (1, 1)
    assert changes["workers"] == "C2 C2 F1* P1"
    assert s.values("bot nobody there") == [(2,)]


def test_ruling_x114_you_choose_before_its_action() -> None:
    s = walking().owner("red", YOU).you(temples=(0, 5, 0), workers="F1 Q3 Q3")
    s.acting("nobles", "~royal-die2")
    assert s.game.asked == "power up"
    assert s.player(BOT).goods[1] == 0
    s.play("+F1")
    assert s.player(BOT).goods[1] == 1


def test_ruling_x114_the_mansion_gives_it_no_mask() -> None:
    s = passing("modified", wood=9, workers="A2 N2 C2 D1*").near(P="mask_8")
    s.machine.masks = 0b1000
    changes = s.acting("mask collection")
    assert changes["tiles"] == ("mask_4",)
    assert s.city.near[1] == s.kind("mask_8")


def test_ruling_x114_its_fallback_rolls_too() -> None:
    s = passing("modified", workers="D1 C2 N2 F1*")
    s.machine.masks = 0
    s.acting("mask collection", "~royal-die4")
    assert s.values("mansion roll") == [(4, -1)]
