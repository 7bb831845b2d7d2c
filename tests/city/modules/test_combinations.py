"""Rulings X1 to X7: which games exist, and what belongs to them."""

import re

import pytest

import teotihuacan as teo
from teotihuacan.city.rules.printed import calendar, discovery
from teotihuacan.city.rules.printed.royal import ROYAL_TILES
from teotihuacan.city.rules.state import City
from tests.city.modules.sets import FURTHER, REFUSED, SETS


def city(*modules: str) -> City:
    state = teo.new_game("city", players=2, seed=1, modules=modules).state
    assert isinstance(state, City)
    return state


@pytest.mark.parametrize("modules", SETS, ids="-".join)
def test_ruling_x1_eight_sets(modules: list[str]) -> None:
    assert teo.new_game("city", seed=1, modules=modules).options["modules"] == modules


@pytest.mark.parametrize("module", FURTHER)
def test_ruling_x1_without_obsidian_it_is_refused(module: str) -> None:
    with pytest.raises(teo.OptionError, match=rf"{module} .* never played without obsidian \(M6"):
        teo.new_game("city", seed=1, modules=[module])


def test_ruling_x1_order_and_repetition_mean_nothing() -> None:
    wanted = teo.new_game("city", seed=1, modules=["obsidian", "mansion", "empire"])
    game = teo.new_game("city", seed=1, modules=["M9", "mansion", "M6", "M9", "obsidian", "M7"])
    assert game.options == wanted.options
    assert game.history == wanted.history


def test_all_means_every_module() -> None:
    game = teo.new_game("city", seed=1, modules=["all"])
    assert game.options["modules"] == ["obsidian", *FURTHER]


def test_an_unknown_module_is_refused_by_name() -> None:
    with pytest.raises(teo.OptionError, match="M5"):
        teo.new_game("city", seed=1, modules=["M5"])


def test_ruling_x3_no_first_game_with_modules() -> None:
    with pytest.raises(teo.OptionError, match="first_game"):
        teo.new_game("city", seed=1, first_game=True, modules=["M6"])


@pytest.mark.parametrize("modules", SETS, ids="-".join)
@pytest.mark.parametrize("draft", [False, True])
@pytest.mark.parametrize("dark", [False, True])
def test_ruling_x3_draft_and_dark_eclipse_combine_with_everything(
    modules: list[str], draft: bool, dark: bool
) -> None:
    game = teo.new_game("city", seed=1, modules=modules, draft=draft, dark_eclipse=dark)
    while not game.over:
        game.apply(game.ids[0])
    assert game.winners


@pytest.mark.parametrize("modules", SETS, ids="-".join)
@pytest.mark.parametrize("edition", ["first", "revised"])
def test_ruling_x4_both_editions(modules: list[str], edition: str) -> None:
    game = teo.new_game("city", seed=2, modules=modules, edition=edition)
    while not game.over:
        game.apply(game.ids[-1])
    assert game.winners


def test_ruling_x5_a_game_without_modules_has_none_of_it() -> None:
    setting = city().setting
    assert len(setting.technologies) == 9
    assert setting.starting.bit_count() == 18
    assert len(setting.royal) == 9
    assert len(setting.copies) == discovery.KINDS
    assert len(setting.masks) == 7
    assert setting.goods == 4


def test_ruling_x5_parts_of_a_module_never_leak() -> None:
    for modules in SETS:
        setting = city(*modules).setting
        assert len(setting.technologies) == 12
        assert setting.starting.bit_count() == 20
        tens = [ROYAL_TILES[tile].number for tile in setting.royal if tile >= 9]
        assert tens == ([10, 11, 12] if "mansion" in modules else [])
        shamans = sum(
            setting.copies[kind]
            for kind in range(discovery.KINDS, len(discovery.TILES))
            if "shaman" in key(kind)
        )
        assert shamans == (4 if "altars" in modules else 0)


def key(kind: int) -> str:
    return discovery.TILES[kind].key


def test_ruling_x6_kinds_of_masks() -> None:
    assert len(city("M6").setting.masks) == 8
    assert len(city("M6", "M7", "M8").setting.masks) == 8
    assert len(city("M6", "M9").setting.masks) == 10


def test_ruling_x6_the_table_goes_up_to_eleven() -> None:
    assert list(calendar.MASK_SET_POINTS) == [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66]


def test_ruling_x7_nothing_of_other_boxes_is_in_play() -> None:
    assert not [tile.key for tile in discovery.TILES if "orange" in tile.key]
    assert (
        sum(city("all").setting.copies[discovery.KINDS :]) == 25 + 2
    )  # with the two Special Masks


def test_ruling_x10_the_major_stack() -> None:
    for modules in SETS:
        count = sum(
            city(*modules).setting.copies[kind]
            for kind in range(discovery.KINDS, len(discovery.TILES))
            if key(kind) not in ("mask_9", "mask_10")
        )
        assert count == (25 if "altars" in modules else 21)


@pytest.mark.parametrize(("options", "reason"), REFUSED, ids=[reason for _, reason in REFUSED])
def test_ruling_x7_what_does_not_exist_is_refused_with_the_reason(
    options: dict[str, object], reason: str
) -> None:
    with pytest.raises(teo.OptionError, match=re.escape(reason)):
        teo.new_game("city", seed=1, **options)
