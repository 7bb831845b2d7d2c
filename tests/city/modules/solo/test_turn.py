"""The bot's turn as a whole: exchange, refill, calendar, Eclipse, the end."""

import pytest

import teotihuacan as teo
from teotihuacan.city.modules.solo.rules import sources as solo_sources
from teotihuacan.city.rules import places, sources, units
from tests.city.modules.solo.bot_scene import BOT, YOU, BotScene, solo
from tests.city.stages import eclipse, pay_all

BOTH = pytest.mark.parametrize("bot", ["teotibot", "modified"])


def fallback(s: BotScene) -> BotScene:
    """A turn that brings the bot 5 cocoa and nothing else but an advance."""
    s.player(BOT).place[:3] = [places.ALCHEMY] * 3
    s.pyramid("CDANMWK").bot_turn("~die3 ~die4")
    return s


# --- the exchange ---------------------------------------------------------------------------------


@BOTH
@pytest.mark.parametrize(
    ("had", "left", "points"),
    [(0, 5, 0), (4, 9, 0), (5, 0, 3), (9, 4, 3), (15, 10, 3), (25, 20, 3)],
)
def test_ten_cocoa_are_exchanged_once(bot: str, had: int, left: int, points: int) -> None:
    s = fallback(solo(bot).bot(cocoa=had))
    assert (s.player(BOT).goods[units.COCOA], s.player(BOT).points) == (left, points)
    assert len(s.told("bot exchange")) == (1 if points else 0)


@BOTH
@pytest.mark.parametrize("points", [1, 2, 3, 4, 5])
def test_points_for_ten_cocoa_depend_on_the_difficulty(bot: str, points: int) -> None:
    s = fallback(solo(bot, difficulty={"cocoa_points": points}).bot(cocoa=7))
    assert s.player(BOT).points == points
    assert s.told("points") == [(BOT, (points, solo_sources.BOT, 0))]


@BOTH
def test_the_exchange_comes_after_the_action_and_before_the_calendar(bot: str) -> None:
    s = fallback(solo(bot).bot(cocoa=7))
    kinds = [event.kind for event in s.game.events]
    assert kinds.index("bot flip") < kinds.index("bot exchange") < kinds.index("calendar")
    assert s.told("calendar") == [(-1, (1, 10, 0))]
    assert s.game.actor == YOU


@BOTH
def test_the_bot_pays_nothing_for_its_actions(bot: str) -> None:
    s = solo(bot).bot(cocoa=3, stone=2, workers="C2 G2 N2 D1*")
    s.city.neutral = ((8, 4, 6), (8, 4, 6))
    s.pyramid("CDANMWK").bot_turn("~die3 ~die4 ~r0 ?")
    assert s.player(BOT).goods[units.COCOA] == 3


# --- the refill -----------------------------------------------------------------------------------


@BOTH
def test_offers_slide_and_the_last_place_is_filled(bot: str) -> None:
    """By either player's taking of a tile."""
    s = solo(bot).bot(
        stone=2, gold=2, workers="C2 D2 G2 F1*" if bot == "teotibot" else "G2 N2 N1 F1*"
    )
    s.bare_pyramid()
    s.offers((4, 5, 6), (0, 1, 2, 3))
    s.city.pyramid_pile = s.city.decoration_pile = 0b110000000
    pyramid, decorations = s.city.pyramid_offer, s.city.decoration_offer
    s.pyramid("CDANMWK", "LL").bot_turn("~die3 ~die4 ~r0 ~tile9")
    assert s.city.pyramid_offer == (*pyramid[1:], 8)
    assert s.city.pyramid[0] >> 2 == pyramid[0]
    s.pyramid("DCANMWK", "LL").bot_turn("~die3 ~die4 ~deco8")
    assert s.city.decoration_offer == (*decorations[1:], 7)


def test_your_own_tile_slides_the_offer_too() -> None:
    s = solo().by_hand()
    s.bare_pyramid()
    s.seat(YOU, cocoa=9, stone=5, wood=5, workers="G3 P1 P1")
    s.offers((4, 5, 6), (0, 1, 2, 3))
    s.city.pyramid_pile = 1 << 7 | 1 << 9
    s.play("G3 >1 main tile2 1a1 r0 end")
    assert s.city.pyramid_offer == (4, 6, -1)
    s.play("~tile8")
    assert s.city.pyramid_offer == (4, 6, 7)


def test_a_place_that_cannot_be_refilled_stays_empty_at_the_end() -> None:
    s = solo().bot(stone=2, workers="C2 G2 N2 D1*")
    s.bare_pyramid()
    s.offers((4, 5, 6), (0, 1, 2, 3))
    s.city.pyramid_pile = 0
    s.pyramid("CDANMWK").bot_turn("~die3 ~die4 ~r0")
    assert s.city.pyramid_offer == (5, 6, -1)


# --- Eclipse and end ------------------------------------------------------------------------------


@BOTH
def test_only_you_pay_salaries(bot: str) -> None:
    s = solo(bot).bot(cocoa=9, points=20, avenue=0)
    s.seat(YOU, cocoa=9, workers="P1 P1 P5")
    eclipse(s)
    assert (s.game.actor, s.game.asked) == (YOU, "salary")
    s.play("pay4")
    assert s.player(BOT).goods[units.COCOA] == 9
    assert s.player(BOT).points == 20
    assert s.city.era == 1
    assert s.game.actor == YOU


@BOTH
def test_the_bot_scores_avenue_track_and_masks_like_a_player(bot: str) -> None:
    s = solo(bot).bot(avenue=3, track=2, masks=(1, 2, 3))
    s.seat(YOU, track=1)
    eclipse(s)
    assert [values for seat, values in s.told("points") if seat == BOT] == [
        (3 * 5, sources.AVENUE, 0),
        (4, sources.LEADER, 0),
        (2 * 4, sources.TRACK, 0),
        (6, sources.MASKS, 0),
    ]
    assert s.player(BOT).track == 0


@BOTH
def test_its_final_scoring(bot: str) -> None:
    s = solo(bot).bot(
        cocoa=7, wood=3, stone=2, gold=1, avenue=0, technologies=(1, 3, 5), temples=(10, 11, 9)
    )
    s.seat(YOU, points=10)
    eclipse(s, era=2)
    pay_all(s)
    assert s.game.over
    assert [values for seat, values in s.told("points") if seat == BOT] == [
        (7 + 3 + 2 + 1, solo_sources.BOT, 0),
        (3 * 2, sources.TECHNOLOGIES, 0),
        (2 * 15, sources.BONUS, 0),
    ]
    assert s.told("bot final") == [(BOT, (13, 3, 2))]
    assert s.told("bonus") == []


@BOTH
@pytest.mark.parametrize(("technology", "bonus"), [(0, 5), (1, 10), (3, 20), (4, 25)])
def test_its_final_scoring_is_a_matter_of_difficulty(bot: str, technology: int, bonus: int) -> None:
    s = solo(bot, difficulty={"technology_points": technology, "bonus_points": bonus})
    s.bot(avenue=0, technologies=(1, 3, 5), temples=(10, 1, 1))
    eclipse(s, era=2)
    pay_all(s)
    assert s.player(BOT).points == 3 * technology + bonus


@BOTH
def test_earlier_eclipses_bring_none_of_it(bot: str) -> None:
    s = solo(bot).bot(cocoa=7, avenue=0, technologies=(1, 3), temples=(10, 1, 1))
    eclipse(s, era=1)
    assert s.player(BOT).points == 0


@BOTH
@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize(("yours", "winner"), [(31, YOU), (30, BOT), (29, BOT)])
def test_you_need_more_points(bot: str, dark: bool, yours: int, winner: int) -> None:
    s = solo(bot, dark_eclipse=dark).bot(points=30, avenue=0, technologies=())
    s.seat(YOU, points=yours, cocoa=5)
    eclipse(s, era=2)
    s.play("pay3")  # more cocoa than the bot does not help
    assert s.game.scores == [yours, 30]
    assert s.game.winners == [winner]


@BOTH
def test_the_calendar_moves_after_the_bots_turn_and_the_round_is_finished(bot: str) -> None:
    s = solo(bot)
    s.city.light = 9
    fallback(s)
    assert s.city.light == s.city.dark == 10
    assert s.city.countdown == 2  # one more turn for each of you
    s.by_hand()
    s.play(">1 cocoa end")
    assert s.city.countdown == 1
    assert s.game.asked == "bot die"


def test_a_dark_eclipse_follows_the_bots_turn_at_once() -> None:
    s = solo(dark_eclipse=True)
    s.city.light = 9
    fallback(s)
    assert s.game.asked in ("salary", "draw starting")
    assert s.told("eclipse") == [(-1, (1, 0, 0))]


def test_after_your_dark_eclipse_the_bot_begins() -> None:
    """Neutral workers are drawn before its dice."""
    s = solo(dark_eclipse=True).by_hand()
    eclipse(s, after=BOT)
    pay_all(s)
    while s.game.asked == "draw starting":
        s.game.play(s.game.choices[0])
    assert s.game.asked == "bot die"
    assert len(s.city.neutral) == 2


def test_ruling_b26_the_bot_scores_when_you_develop_what_it_has() -> None:
    s = solo().bot(technologies=(1,), avenue=0)
    s.seat(YOU, cocoa=3, gold=5, workers="C1 P1 P1")
    s.play("C1 >1 main learn1")
    assert s.player(BOT).points == 3


def test_the_bots_colour_counts_on_a_board() -> None:
    s = solo().bot(workers="A2 A3 N2 D1*")
    s.seat(YOU, workers="C1 P1 P1")
    s.play("C1 >1")
    assert s.goods(YOU)[0] == 2


def test_teotibot_starts_as_printed() -> None:
    game = teo.new_game("city", players=1, bot="teotibot", seed=3)
    s = BotScene(game)
    while game.asked != "turn":
        game.play(game.choices[0])
    city = s.city
    assert s.goods(BOT) == (0, 2, 2, 2, 0)
    assert s.workers(BOT) == "C2 D1* G2 N2"
    assert (city.players[BOT].temple, city.players[BOT].avenue, city.players[BOT].track) == (
        [1, 1, 1],
        1,
        0,
    )
    assert city.players[BOT].technologies == 1 << city.technologies[2]
    assert sorted(s.machine.tiles) == list(range(7))
    assert len(s.machine.directions) == 2
    assert s.machine.masks == 0
    assert len(city.neutral) == 2
    assert city.turn == YOU


def test_ruling_b28_the_modified_bot_starts_on_the_boards_of_two_starting_tiles() -> None:
    game = teo.new_game("city", players=1, bot="modified", seed=None, first_game=True)
    s = BotScene(game)
    while game.asked != "draw starting":
        game.play(game.choices[0])
    # Tile 2 has boards 4 and 3, tile 5 boards 4 and 5: the first three different ones.
    s.changed = False
    s.play("~start2")
    s.play("~start5")
    assert s.told("placed") == [(BOT, (4, 1, 0)), (BOT, (3, 2, 0)), (BOT, (5, 3, 0))]
    assert s.workers(BOT) == "A3 D1* G1 Q2"
    assert s.player(BOT).avenue == 0
    assert s.goods(BOT) == (0, 2, 2, 2, 0)
    assert s.machine.masks == 0b1111111
    assert s.city.players[BOT].technologies == 1 << s.city.technologies[2]
    assert "~start2" not in s.codes  # drawn tiles are not drawn again for neutral workers


def test_ruling_b29_one_mask_of_each_kind_is_set_aside_before_tiles_are_laid_out() -> None:
    game = teo.new_game("city", players=1, bot="modified", seed=None, first_game=True)
    while game.asked != "draw discovery":
        game.play(game.choices[0])
    codes = [choice.code for choice in game.choices]
    assert "~mask_1" not in codes  # there is only one
    assert "~mask_2" in codes
    assert dict(zip(codes, game.odds))["~mask_2"] == 1
