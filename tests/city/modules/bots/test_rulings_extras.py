"""The priests of the bots as extras: rulings B18, B19, X123, X124."""

import json
from random import Random

import pytest

import teotihuacan as teo
from teotihuacan.city.rules.state import City
from tests.city.modules.bots.bot_table import BOT, YOU, Table, table
from tests.city.modules.sets import ALONE_SETS as SETS
from tests.tables import weighted_steps

BOTS = ("teotibot", "modified")
BOTH = pytest.mark.parametrize("bot", BOTS)


# --- which games ----------------------------------------------------------------------------------


@pytest.mark.parametrize("modules", SETS, ids="-".join)
def test_ruling_b18_only_where_its_modules_are_in_play(modules: list[str]) -> None:
    for extra, needs in (("S07", ("mansion", "altars")), ("S08", ("empire",))):
        missing = [name for name in needs if name not in modules]
        given = {"players": 1, "bot": "teotibot", "modules": modules, "extras": [extra]}
        if missing:
            with pytest.raises(teo.OptionError, match=f"{extra} is never played without "
                                                      f"{missing[0]}"):  # fmt: skip
                teo.new_game("city", seed=1, **given)
        else:
            assert teo.new_game("city", seed=1, **given).options["extras"] == [extra]


@pytest.mark.parametrize("options", [{}, {"extras": []}])
@BOTH
def test_ruling_b18_a_game_without_them_does_not_speak_of_them(
    bot: str, options: dict[str, object]
) -> None:
    game = teo.new_game("city", players=1, bot=bot, seed=1, modules=["all"], **options)
    assert "extras" not in game.options
    assert "extras" not in teo.new_game("city", players=1, bot=bot, seed=1).options
    assert "extras" not in teo.new_game("city", seed=1, extras=[]).options


def test_ruling_b18_refused_without_a_bot_and_by_other_names() -> None:
    with pytest.raises(teo.OptionError, match="extras: S08 is a bot's: there is none"):
        teo.new_game("city", players=2, seed=1, modules=["all"], extras=["S08"])
    with pytest.raises(teo.OptionError, match="extras: there is no 'S01'"):
        teo.new_game("city", players=1, bot="teotibot", modules=["all"], extras=["S01"])


@BOTH
def test_a_record_and_a_position_keep_them(bot: str) -> None:
    game = teo.new_game(
        "city", players=1, bot=bot, seed=1, modules=["all"], extras=["S08", "S07", "S07"]
    )
    assert game.options["extras"] == ["S07", "S08"]
    chooser = Random(1)
    for _ in range(30):
        game.apply(chooser.choice(game.ids))
    for other in (teo.from_position(game.position()), teo.replay(game.record), game.copy()):
        assert other.options == game.options
        assert Table(other).machine.extras == ("S07", "S08")


# --- S07 ------------------------------------------------------------------------------------------


def worshipping(bot: str = "teotibot", **options: object) -> Table:
    """A bot whose worshipper comes past the Mansion; on the next altar lies a tile."""
    s = table("M7", "M8", bot=bot, **{"extras": ["S07"], **options})
    s.bot(workers="A2 N2 C2 D1*").altar("81", "move_back").stack(*["use_again"] * 4)
    return s.near(P="three_obsidian", F="four_points")


@BOTH
def test_ruling_x123_a_shaman_step_after_worship(bot: str) -> None:
    s = worshipping(bot)
    changes = s.acting("worship", "~royal-die1 ?")
    assert changes["shamans"] == ("45-4", "81-8_")
    assert changes["discarded"] == ["move_back"]
    assert "tiles" not in changes  # no mask collection
    kinds = [k for k in s.kinds() if k in ("mansion roll", "temple", "bot discards", "bot shaman")]
    assert kinds == ["mansion roll", "temple", "temple", "bot discards", "bot shaman"]


def test_ruling_x123_also_where_the_mansion_is_not_passed() -> None:
    s = worshipping().bot(workers="A2 N2 C2 F1*").near(Q="four_points")
    assert s.acting("worship", "?")["shamans"] == ("45-4", "81-8_")


def test_ruling_x123_not_without_the_priest_nor_after_other_tiles() -> None:
    s = worshipping(extras=[])
    assert "shamans" not in s.acting("worship", "~royal-die4 ?")
    s = worshipping().bot(workers="Q2 N2 A2 F1*")
    assert "shamans" not in s.acting("construction")


@pytest.mark.parametrize("pips", range(1, 7))
def test_ruling_x123_the_mansion_by_pairs_of_pips(pips: int) -> None:
    s = worshipping()
    for temple in ("blue", "red", "green"):
        s.owner(temple, BOT)
    s.acting("worship", f"~royal-die{pips} ?")
    assert s.values("mansion roll") == [(pips, (pips - 1) // 2)]
    assert "three_obsidian" in s.discarded()


@pytest.mark.parametrize("pips", range(1, 7))
def test_ruling_x123_still_only_if_it_is_claimed(pips: int) -> None:
    s = worshipping()
    s.acting("worship", f"~royal-die{pips} ?")
    assert len(s.values("bot no owner")) == 1
    assert "three_obsidian" not in s.discarded()


# --- S08 ------------------------------------------------------------------------------------------


def rolling(bot: str = "teotibot", **has: object) -> Table:
    """A bot that does nothing with Warriors but by its priest."""
    given: dict[str, object] = {"workers": "A2 A2 C2 D1*", "obsidian": 3}
    s = table("M9", bot=bot, extras=["S08"]).bot(**{**given, **has})
    s.near(**dict.fromkeys("PFQGD", "four_points")).machine.masks = 0
    s.pyramid("KDANMWC")
    return s


DICE = {6: "~die3 ~die3", 7: "~die3 ~die4", 8: "~die4 ~die4"}


@pytest.mark.parametrize("total", [6, 7, 8])
@BOTH
def test_ruling_x124_two_warriors_for_two_obsidian(bot: str, total: int) -> None:
    s = rolling(bot)
    s.bot_turn(DICE[total] + " march-1 ~path2")
    assert s.player(BOT).goods[4] == 1
    assert s.standing == {0: BOT, 1: YOU, 2: BOT}
    assert s.empire.supply[BOT] == 8
    assert s.empire.settled == 0  # no building, no payment of wood
    assert s.city.turn == YOU


@pytest.mark.parametrize("bot", BOTS)
def test_ruling_x124_after_the_whole_action(bot: str) -> None:
    s = rolling(bot)
    s.bot_turn("~die3 ~die4 march-1 ~path2")
    wanted = ("bot fallback", "move", "bot sends more", "bot shift", "muster")
    kinds = [e.kind for e in s.game.events if e.kind in wanted]
    order = list(dict.fromkeys(kinds))
    if bot == "teotibot":  # before its pyramid is shifted
        assert order == ["bot fallback", "move", "bot sends more", "muster", "bot shift"]
    else:
        assert order == ["bot shift", "bot fallback", "move", "bot sends more", "muster"]


@pytest.mark.parametrize("dice", ["~die1 ~die2", "~die1 ~die4", "~die6 ~die3", "~die6 ~die6"])
def test_ruling_b19_it_is_the_sum_not_the_tile(dice: str) -> None:
    s = rolling(gold=1)
    s.by_hand().turn(BOT)
    s.play(dice)
    while s.city.turn == BOT and s.game.asked.startswith("draw "):
        s.play(s.codes[0])
    assert s.player(BOT).goods[4] >= 3
    assert s.standing == {0: YOU}


@pytest.mark.parametrize(
    ("obsidian", "supply", "sent"), [(1, 10, 0), (2, 0, 0), (2, 1, 1), (5, 10, 2)]
)
def test_ruling_b19_two_obsidian_and_a_warrior_are_needed(
    obsidian: int, supply: int, sent: int
) -> None:
    s = rolling(obsidian=obsidian)
    s.warriors({}, supply=supply)
    s.bot_turn("~die3 ~die4" + (" march-1" if sent else "") + (" ~path2" if sent > 1 else ""))
    assert s.empire.supply[BOT] == supply - sent
    assert s.player(BOT).goods[4] == obsidian - (2 if sent else 0)
    kinds = [event.kind for event in s.game.events]
    assert ("bot sends none" in kinds) == (sent == 0)


def test_ruling_b19_wood_does_not_stand_for_obsidian() -> None:
    s = rolling(obsidian=1, wood=0, stone=9, gold=0)
    s.bot_turn("~die3 ~die4")
    assert s.standing == {0: YOU}


# --- whole games ----------------------------------------------------------------------------------


@BOTH
@pytest.mark.parametrize("extras", [["S07"], ["S08"], ["S07", "S08"]])
def test_whole_games(bot: str, extras: list[str]) -> None:
    told: set[str] = set()
    for seed in range(3):
        game = teo.new_game("city", players=1, bot=bot, modules=["all"], extras=extras)
        for count, _ in enumerate(weighted_steps(game, seed)):
            city = game.state
            assert isinstance(city, City)
            if city.turn == BOT or count % 20 == 0:
                position = json.loads(json.dumps(game.position()))
                assert teo.from_position(position).position() == position
            assert min(city.players[BOT].goods) >= 0
        assert game.over
        again = teo.replay(game.record)
        assert again.position() == game.position()
        heard = teo.new_game("city", players=1, bot=bot, seed=seed, modules=["all"], extras=extras)
        chooser = Random(seed)
        while not heard.over:
            heard.play(chooser.choice(heard.ids))
            told |= {event.kind for event in heard.events}
    assert ("bot sends more" in told) == ("S08" in extras)
