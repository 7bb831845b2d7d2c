"""Bad options: unknown ones, wrong numbers and types, combinations that make no game."""

import pytest

import teotihuacan as teo
from teotihuacan.titles import first
from tests.tables import VARIANTS


@pytest.mark.parametrize(
    ("options", "named"),
    [
        ({"colour": "red"}, "colour"),
        ({"Players": 2}, "Players"),
        ({"player": 2}, "player"),
        ({"x" * 5000: 1}, "xxx"),
        ({"\ud800": 1}, "ud800"),
        ({"players": 0}, "players"),
        ({"players": 1}, "players"),
        ({"players": 5}, "players"),
        ({"players": -3}, "players"),
        ({"players": 10**5000}, "players"),
        ({"players": 2.0}, "players"),
        ({"players": "3"}, "players"),
        ({"players": True}, "players"),
        ({"players": None}, "players"),
        ({"players": [2]}, "players"),
        ({"edition": "second"}, "edition"),
        ({"edition": "Revised"}, "edition"),
        ({"edition": None}, "edition"),
        ({"edition": 1}, "edition"),
        ({"edition": ["first"]}, "edition"),
        ({"edition": "e" * 100_000}, "edition"),
        ({"draft": 1}, "draft"),
        ({"draft": "yes"}, "draft"),
        ({"draft": None}, "draft"),
        ({"dark_eclipse": 0}, "dark_eclipse"),
        ({"dark_eclipse": []}, "dark_eclipse"),
        ({"first_game": "true"}, "first_game"),
        ({"first_game": 1.0}, "first_game"),
        ({"draft": True, "first_game": True}, "draft and first_game"),
        ({"modules": ("M99",)}, "modules"),
        ({"modules": "M6"}, "modules"),
        ({"modules": None}, "modules"),
        ({"modules": {}}, "modules"),
        ({"bot": "somebody"}, "bot"),
        ({"bot": 1}, "bot"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_bad_option_is_refused_by_name(options: dict[str, object], named: str) -> None:
    with pytest.raises(teo.OptionError, match=named) as caught:
        teo.new_game("city", seed=1, **options)
    assert len(str(caught.value)) < 300


def test_the_deepest_nesting_is_refused_too() -> None:
    value: object = []
    for _ in range(100_000):
        value = [value]
    for name in ("players", "edition", "draft", "modules", "bot"):
        options: dict[str, object] = {name: value}
        with pytest.raises(teo.OptionError, match=name):
            teo.new_game("city", seed=1, **options)


def type_name(value: object) -> str:
    return type(value).__name__


@pytest.mark.parametrize("seed", [-1, 2**53, 10**5000, 1.0, "7", True, b"7", [1]], ids=type_name)
def test_a_bad_seed_is_refused(seed: object) -> None:
    with pytest.raises(teo.OptionError, match="seed"):
        teo.new_game("city", seed=seed)  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", [None, 0, 2**53 - 1])
def test_the_outermost_seeds_work(seed: int | None) -> None:
    game = teo.new_game("city", seed=seed)
    assert game.seed == seed
    assert (game.actor == teo.CHANCE) == (seed is None)


@pytest.mark.parametrize("name", ["chess", "", "City", "city ", None, 7, ["city"], "x" * 9999])
def test_an_unknown_game_is_refused(name: object) -> None:
    with pytest.raises(teo.OptionError, match="city"):
        teo.new_game(name)  # type: ignore[arg-type]


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_every_combination_of_options_makes_a_game(options: dict[str, object]) -> None:
    game = teo.new_game("city", seed=1, **options)
    assert game.options == {
        "draft": False, "first_game": False, "modules": [], "bot": None, **game.options, **options
    }  # fmt: skip
    assert game.players == options["players"]
    assert not game.over


def test_options_have_defaults() -> None:
    game = teo.new_game()
    assert (game.options["players"], game.options["edition"]) == (2, "revised")
    assert game.seed is None
    assert teo.new_game("city", seed=3, modules=()).options["modules"] == []


def test_a_game_does_not_share_its_options() -> None:
    game = teo.new_game("city", seed=1)
    for written in (game.position(), game.view(0), game.record.to_json()):
        options = written["options"]
        assert isinstance(options, dict)
        options["players"] = 9
        options["modules"].append("M6")
    assert game.options == teo.new_game("city", seed=1).options


def test_errors_have_one_ancestor() -> None:
    for error in (teo.OptionError, teo.IllegalChoice, teo.PositionError, teo.RecordError):
        assert issubclass(error, teo.TeotihuacanError)
        assert issubclass(error, ValueError)


def test_the_specification_tells_where_single_values_are_allowed() -> None:
    """So that forms can tick what belongs together, and leave out what cannot be."""
    told = {option.name: option.to_json()["each"] for option in first().rules.specification}
    with_obsidian = [{"option": "modules", "values": ["obsidian"]}]
    assert told["modules"] == {
        "obsidian": [],
        "mansion": with_obsidian,
        "altars": with_obsidian,
        "empire": with_obsidian,
        "movement": [{"option": "players", "values": [1]}],
    }
    a_bots = {"option": "bot", "values": ["teotibot", "modified"]}
    with_altars = {"option": "modules", "values": ["altars"]}
    assert told["extras"] == {
        "11": with_obsidian,
        "12": [with_altars],
        "09": [with_altars],
        "S07": [a_bots, {"option": "modules", "values": ["mansion"]}, with_altars],
        "S08": [a_bots, {"option": "modules", "values": ["empire"]}],
    }
    assert told["draft"] == {}
