"""Rulings X120 and X121: priests 11 and 12, effect by effect."""

import pytest

import teotihuacan as teo
from teotihuacan.city.modules.empire.rules.benefits import take_mask
from teotihuacan.city.modules.priests.rules.state import priests_of
from teotihuacan.city.rules.effects import payable
from teotihuacan.city.rules.goods.bundle import things
from teotihuacan.city.rules.printed import technologies
from teotihuacan.city.rules.printed.royal import BONUS_TILES
from teotihuacan.city.rules.scoring.eclipse import bonus_points, salary_due
from tests.city import stages
from tests.city.modules.altars.altar_scene import lay_pile, shamans
from tests.city.modules.priests.priest_scene import hold, obsidian, priest_scene
from tests.city.scene import TECHNOLOGY_NUMBERS, Scene
from tests.tables import table


def codes(game: teo.Game) -> list[str]:
    return [game.rules.codes[id] for id in game.ids]


# --- priest 11: a technology of one's own ---------------------------------------------------------


def drawing(players: int = 2) -> teo.Game:
    """A game without a dealer in which the last player has just taken priest 11."""
    game = teo.new_game("city", players=players, modules=["M6"], extras=["11"])
    while game.asked != "choose priest":
        game.play(game.ids[0])
    game.play("priest11")
    return game


def test_ruling_x120_two_of_those_that_are_not_laid_out() -> None:
    game = drawing()
    shown = [technologies.TILES[tile].key[4:] for tile in table(game).technologies]
    outside = {technology.key[4:] for technology in technologies.TILES} - set(shown)
    assert game.asked == "draw gift"
    assert {code.removeprefix("~gift") for code in codes(game)} == outside
    assert len(set(game.odds)) == 1
    first = codes(game)[0]
    game.play(first)
    assert {code.removeprefix("~gift") for code in codes(game)} == outside - {first[5:]}
    second = codes(game)[-1]
    game.play(second)
    assert (game.asked, game.actor) == ("keep gift", 1)
    assert codes(game) == [first[1:], second[1:]]


def test_ruling_x120_the_kept_one_is_owned_at_once_and_costs_nothing() -> None:
    game = drawing()
    game.play(game.ids[0])
    game.play(game.ids[0])
    player = table(game).players[1]
    before = ([*player.goods], player.points, [*player.temple], player.technologies)
    others = [(p.points, p.technologies) for p in table(game).players if p.seat != 1]
    kept = codes(game)[1].removeprefix("gift")
    known = [technology.key[4:] for technology in technologies.TILES].index(kept)
    game.play(f"gift{kept}")
    player = table(game).players[1]
    assert player.technologies == before[3] | 1 << known
    assert ([*player.goods], player.points, [*player.temple]) == before[:3]
    assert [(p.points, p.technologies) for p in table(game).players if p.seat != 1] == others
    assert priests_of(table(game)).gifts == (-1, known)
    assert priests_of(table(game)).offered == ()
    assert known not in table(game).technologies


def test_ruling_x120_no_other_player_can_have_it() -> None:
    """Neither Alchemy nor a free technology finds it: both look at the display."""
    s = priest_scene("11")
    outside = TECHNOLOGY_NUMBERS.index(17)
    priests_of(s.city).gifts = (outside, -1)
    s.seat(1, gold=9, workers="Q1 Q1 P5").turn(1).play("Q1 >1 main")
    assert "learn17" not in s.codes
    assert {code for code in s.codes if code.startswith("learn")} == {"learn1", "learn3", "learn5"}


def test_ruling_x120_it_counts_as_a_technology_with_the_players_marker() -> None:
    s = priest_scene("11").seat(0, technologies=(1, 17))
    counted = next(tile for tile in BONUS_TILES if tile.effect == "technologies")
    assert bonus_points(s.city, s.player(0), counted) == 2 * counted.points
    # Royal tile 4 counts it: 2 points each.
    s = priest_scene("11").technologies(1, 3, 5, 7, 11, 13)
    s.seat(0, technologies=(9,), workers="F1 G3 P1").turn(0).play("G3 >1 royal1")
    assert s.goods(0)[4] == 2
    # And it works: technology 9 brings 4 points for a decoration.
    s = priest_scene("11").technologies(1, 3, 5, 7, 11, 13)
    with_it = decorated(s.seat(0, technologies=(9,), gold=3, workers="C1 P1 P2"))
    without = decorated(priest_scene("11").seat(0, gold=3, workers="C1 P1 P2"))
    assert with_it == without + 4


def decorated(s: Scene) -> int:
    s.turn(0).play("C1 >1 main")
    while s.game.asked != "end":
        s.play(s.codes[0])
    return s.goods(0)[4]


# --- priest 11: obsidian --------------------------------------------------------------------------


def test_ruling_x120_obsidian_stands_for_no_resource() -> None:
    s = priest_scene("11").seat(0, obsidian=5, wood=1, workers="C1 P1 P2").turn(0).play("C1 >2")
    assert "main" not in s.codes  # Nobles cost 2 wood
    assert not payable(s.player(0), things(stone=1))
    assert not payable(s.player(0), things(wood=1, resource=1))
    assert payable(s.player(0), things(wood=1))
    s.seat(0, obsidian=5, wood=2, workers="C1 P1 P2").turn(0).play("C1 >2 main")
    assert s.game.asked != "pay with"  # nothing to choose
    assert (s.goods(0)[1], obsidian(s)) == (0, 5)


def test_ruling_x120_nor_for_a_resource_of_the_players_choice() -> None:
    s = priest_scene("11").royal(4, 6, 3)
    s.seat(0, wood=1, stone=1, obsidian=4, workers="G2 F1 F2").turn(0)
    s.play("G2 >1 royal3 trade")
    assert s.codes == ["give-wood", "give-stone"]
    s.play("give-wood")
    s.play("trade")
    assert obsidian(s) == 4
    assert "trade" not in s.codes


def test_ruling_x120_printed_obsidian_costs_are_paid() -> None:
    s = priest_scene("11").near(F="three_power_ups")
    s.seat(0, obsidian=1, workers="A1 P1 P2").turn(0).play("A1 >1 worship tile")
    assert obsidian(s) == 0
    assert s.player(0).tiles[s.kind("three_power_ups")] == 1


def test_ruling_x120_technology_3_and_a_half_pays_cocoa() -> None:
    s = priest_scene("11").technologies(1, 3, 3.5, 5, 7, 9)
    s.seat(0, obsidian=1, wood=2, technologies=(3.5,), workers="C1 P1 P2")
    s.seat(1, workers="N1 N2 N3").turn(0).play("C1 >2 main")
    assert (obsidian(s), s.goods(0)[1]) == (0, 0)


def test_ruling_x120_royal_tile_12_takes_obsidian() -> None:
    s = priest_scene("11", "mansion").royal(4, 6, 12)
    s.seat(0, obsidian=2, workers="G3 Q1 Q1").turn(0).play("G3 >1 royal3 trade trade")
    assert obsidian(s) == 0
    assert s.goods(0)[0] == 2
    assert s.goods(0)[4] == 4


@pytest.mark.parametrize(("wood", "offered"), [(0, False), (1, True)])
def test_ruling_x120_judged_over_a_whole_worship(wood: int, offered: bool) -> None:
    """The tile beside the Mansion costs 1 wood here; obsidian does not make it affordable."""
    s = priest_scene("11", "mansion").near(P="four_points").royal(4, 6, 1)
    s.seat(0, cocoa=1, wood=wood, obsidian=3, workers="G3 Q1 Q1").turn(0).play("G3 >1 royal1")
    assert ("both" in s.codes) is offered


def test_ruling_x120_others_pay_as_ever() -> None:
    s = priest_scene("11").seat(1, obsidian=2, workers="C1 P1 P2").turn(1).play("C1 >2 main")
    assert obsidian(s, 1) == 0
    assert s.city.buildings == 1


# --- priest 12: the Shaman stands up --------------------------------------------------------------


def test_ruling_x121_before_cocoa_is_collected() -> None:
    s = priest_scene("12", "altars", shamans=("45-4_", "12-1_"))
    s.seat(0, workers="P1 Q1 Q2").turn(0).play("P1 >1 cocoa")
    assert shamans(s) == ["45-4", "12-1_"]
    assert [event.kind for event in s.game.events].index("shaman stands") < [
        event.kind for event in s.game.events
    ].index("collect")
    # It is compulsory and does nothing to one that stands.
    s.seat(0, workers="P1 Q1 Q2").turn(0).play("P1 >1 cocoa")
    assert shamans(s) == ["45-4", "12-1_"]
    assert not s.told("shaman stands")


def test_ruling_x121_not_for_anybody_else_nor_without_the_priest() -> None:
    s = priest_scene("12", "altars", shamans=("45-4_", "12-1_"))
    s.seat(1, workers="P1 Q1 Q2").turn(1).play("P1 >1 cocoa")
    assert shamans(s) == ["45-4_", "12-1_"]
    s = priest_scene("11", "altars", shamans=("45-4_", "12-1_"))
    s.seat(0, workers="P1 Q1 Q2").turn(0).play("P1 >1 cocoa")
    assert shamans(s) == ["45-4_", "12-1_"]


def test_ruling_x121_not_before_other_deeds() -> None:
    s = priest_scene("12", "altars", shamans=("12-1_", "81-8")).near(F="")
    s.seat(0, cocoa=3, workers="P1 Q1 Q2").turn(0).play("P1 >3 worship")
    assert shamans(s)[0] == "12-1_"
    s.seat(0, cocoa=3, workers="P1 F1 F2").turn(0).play("P1 >3 main")
    assert shamans(s)[0] == "12-1_"


def test_ruling_x121_before_a_royal_worship_on_the_plain_palace() -> None:
    s = priest_scene("12", "altars", shamans=("12-1_", "81-8"))
    s.seat(0, workers="G2 Q1 Q2").turn(0).play("G2 >1 royal3")
    assert shamans(s)[0] == "12-1"  # and nothing lays it down there
    assert s.goods(0)[0] == 3  # nor does it help


def test_ruling_x121_on_the_mansion_it_helps_and_then_lies_down() -> None:
    s = priest_scene("12", "altars", "mansion", shamans=("12-1_", "81-8"))
    s.seat(0, workers="G2 Q1 Q2").turn(0).play("G2 >1")
    assert "power 3" in s.game.text(s.game.find("royal3"))  # told before it stands
    assert shamans(s)[0] == "12-1_"
    s.play("royal3")
    assert s.goods(0)[0] == 4
    assert shamans(s)[0] == "12-1_"
    assert [kind for kind in (e.kind for e in s.game.events) if "shaman" in kind] == [
        "shaman stands", "shaman lies",
    ]  # fmt: skip
    # One that points elsewhere stands up, and stays so.
    s = priest_scene("12", "altars", "mansion", shamans=("45-4_", "81-8"))
    s.seat(0, workers="G2 Q1 Q2").turn(0).play("G2 >1 royal3")
    assert (s.goods(0)[0], shamans(s)[0]) == (3, "45-4")


def test_ruling_x121_a_price_that_only_the_raised_power_brings_within_reach() -> None:
    """Royal tile 8 trades as often as the power less 1: a worker of power 1 needs the Shaman."""
    s = priest_scene("12", "altars", "mansion", shamans=("12-1_", "81-8")).royal(4, 6, 8)
    s.seat(0, cocoa=9, wood=9, stone=9, gold=9, workers="G1 Q1 Q2").turn(0).play("G1 >1 royal3")
    assert "trade" in s.codes


@pytest.mark.parametrize("mask", ["mask_1", "mask_8"])
def test_ruling_x121_before_any_mask(mask: str) -> None:
    s = priest_scene("12", "altars", "mansion", shamans=("45-4_", "81-8"))
    if mask == "mask_8":  # of the Mansion: the worship itself has raised it before
        s.near(P=mask).seat(0, cocoa=9, workers="G2 Q1 Q2").turn(0)
        s.play("G2 >1 royal3 both royal-tile")
    else:
        s.near(F=mask).seat(0, wood=9, stone=9, gold=9, workers="P1 Q1 Q2", cocoa=9).turn(0)
        s.play("P1 >3 worship tile")
    assert s.player(0).tiles[s.kind(mask)] == 1
    assert shamans(s)[0] == "45-4"


def test_ruling_x121_not_for_other_tiles() -> None:
    s = priest_scene("12", "altars", shamans=("45-4_", "81-8"))
    s.near(F="four_cocoa").seat(0, cocoa=9, wood=9, stone=9, gold=9, workers="P1 Q1 Q2").turn(0)
    s.play("P1 >3 worship tile")
    assert s.player(0).tiles[s.kind("four_cocoa")] == 1
    assert shamans(s)[0] == "45-4_"


def test_ruling_x121_a_mask_gained_in_a_main_action_comes_too_late_to_help_it() -> None:
    """The Shaman points to Alchemy's neighbour: it stands up in the action and stays standing."""
    s = priest_scene("12", "altars", shamans=("12-2_", "81-8")).pile(0, "mask_1")
    s.seat(0, cocoa=9, wood=9, avenue=2, workers="P5 A1 A2").turn(0)
    s.play("P5 >1 main")  # the Quarry, to which 12-2 points; its power-up lets the worker ascend
    while "claim-mask_1" not in s.codes:
        s.play(next((code for code in s.codes if code.startswith("+")), s.codes[0]))
    s.play("claim-mask_1")
    while s.game.asked != "end":
        s.play(s.codes[0])
    assert shamans(s)[0] == "12-2"


def test_ruling_x121_special_masks_count_too() -> None:
    s = priest_scene("12", "altars", "empire", shamans=("45-4_", "81-8"))
    take_mask(s.city, s.player(0))
    assert shamans(s)[0] == "45-4"


# --- priest 12: the salary ------------------------------------------------------------------------


@pytest.mark.parametrize(("shaman", "more"), [("45-4", 2), ("45-4_", 4)])
def test_ruling_x121_the_shaman_is_part_of_the_salary(shaman: str, more: int) -> None:
    s = priest_scene("12", "altars", shamans=(shaman, "81-8_"))
    for seat in (0, 1):
        s.seat(seat, points=50, cocoa=20, workers="F3 Q4 N5")
    assert salary_due(s.city, s.player(0)) == 5 + more
    assert salary_due(s.city, s.player(1)) == 5
    stages.eclipse(s)
    assert s.game.asked == "salary"
    assert str(5 + more) in s.game.question
    assert "Shaman" in s.game.question
    assert s.codes[0] == f"pay{5 + more}"
    before = s.goods(0)
    s.play(f"pay{5 + more}")
    assert s.goods(0)[0] == before[0] - 5 - more
    assert s.goods(0)[4] == before[4]
    assert "Shaman" not in s.game.question


def test_ruling_x121_three_points_for_each_cocoa_unpaid() -> None:
    s = priest_scene("12", "altars", shamans=("45-4_", "81-8"))
    s.seat(0, points=50, cocoa=1, workers="F5 Q5 N5 A5").seat(1)
    assert salary_due(s.city, s.player(0)) == 12
    stages.eclipse(s)
    before = s.goods(0)[4]
    s.play("pay1")
    assert s.goods(0)[4] == before - 3 * 11


def test_ruling_x121_the_ignore_cocoa_tile_covers_it_all() -> None:
    s = priest_scene("12", "altars", shamans=("45-4_", "81-8"))
    s.seat(0, points=50, tiles=("ignore_cocoa",), workers="F5 Q5 N5 A5").seat(1)
    stages.eclipse(s)
    before = s.goods(0)
    s.play("pay!")
    assert s.goods(0) == before


def test_ruling_x121_the_highest_salary_can_be_paid_with_obsidian() -> None:
    s = priest_scene("12", "altars", shamans=("45-4_", "81-8")).technologies(1, 3, 3.5, 5, 7, 9)
    s.seat(0, points=50, obsidian=4, technologies=(3.5,), workers="F5 Q5 N5 A5").seat(1)
    stages.eclipse(s)
    s.play("pay12")
    assert obsidian(s) == 0
    assert s.goods(0)[0] == 0


def test_two_priests_at_one_table() -> None:
    s = hold(priest_scene("11", "altars", shamans=("45-4_", "12-1_")), 1, "12")
    s.seat(0, obsidian=1, workers="P1 Q1 Q2").seat(1, obsidian=1, workers="P1 Q1 Q2")
    assert not payable(s.player(0), things(wood=1))
    assert payable(s.player(1), things(wood=1))
    s.turn(1).play("P1 >1 cocoa")
    assert shamans(s) == ["45-4_", "12-1"]
    lay_pile(s, "12", "mask_8")
    assert salary_due(s.city, s.player(0)) == 3
    assert salary_due(s.city, s.player(1)) == 5
