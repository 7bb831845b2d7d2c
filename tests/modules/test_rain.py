"""A module nobody has met: what docs/adding-a-module.md promises, kept by a made-up one."""

import copy
import pickle
from collections.abc import Iterator
from random import Random

import pytest

import teotihuacan as teo
from teotihuacan import players
from teotihuacan.city.game import CITY
from teotihuacan.city.rules import kinds as step_kinds
from teotihuacan.city.rules.rules import kinds_with, pinned_codes
from teotihuacan.city.rules.state import City
from teotihuacan.engine.rules import Rules, rules_called
from teotihuacan.engine.steps import Declared, Kind
from tests.city.invariants import check
from tests.modules.rain.module import FULL, MODULE, SKIES, cisterns_of
from tests.modules.title import RAINY, RainyTitle, registered
from tests.surviving import play_with_copies, read_back_and_play, written
from tests.tables import VARIANTS, random_steps, table, weighted_steps

NEW_CODES = ["~light-rain", "~heavy-rain", "pour", "keep-water"]
SOLO_TABLES: list[dict[str, object]] = [
    {"players": 1, "bot": "teotibot"},
    {"players": 1, "bot": "modified", "difficulty": "hard"},
]
TABLES = [*VARIANTS[::5], *SOLO_TABLES]
EVERY_TABLE = pytest.mark.parametrize("options", TABLES, ids=lambda o: "-".join(
    [str(value) if value is not True else key for key, value in o.items() if value]
))  # fmt: skip


@pytest.fixture(autouse=True)
def title() -> Iterator[RainyTitle]:
    with registered() as title:
        yield title


def rainy(options: dict[str, object], seed: int | None, rain: bool = True) -> teo.Game:
    return teo.new_game("rainy city", seed=seed, rain=rain, **options)


def raining(seed: int = 1) -> teo.Game:
    """A game in which a cistern is full."""
    game = rainy({"players": 2}, seed)
    for _ in random_steps(game, seed):
        if game.asked == "water":
            return game
    raise AssertionError("no cistern was ever full")


# --- whole games ----------------------------------------------------------------------------------


@EVERY_TABLE
def test_nothing_is_lost_in_the_rain(options: dict[str, object]) -> None:
    for seed in range(2):
        game = rainy(options, seed)
        asked = set()
        for _ in random_steps(game, seed):
            asked.add(game.asked)
            check(game)
            water = cisterns_of(table(game)).water
            assert 0 <= min(water) <= max(water) <= FULL
            assert not any(water[game.deciders :])  # a bot has no cistern
        check(game)
        assert "water" in asked
        assert game.winners
        assert teo.replay(game.record).scores == game.scores


@EVERY_TABLE
def test_without_its_option_the_game_is_the_one_it_was(options: dict[str, object]) -> None:
    dry, ours = rainy(options, 4, rain=False), teo.new_game("city", seed=4, **options)
    for id in random_steps(dry, 4):
        assert dry.ids == ours.ids
        ours.apply(id)
    assert dry.scores == ours.scores
    assert dry.record.steps == ours.record.steps


@pytest.mark.parametrize("options", [{"players": 2}, SOLO_TABLES[1]], ids=["two", "solo"])
def test_a_position_survives_json_at_every_step(options: dict[str, object]) -> None:
    game = rainy(options, None)
    for number, id in enumerate(weighted_steps(game, 8)):
        if number % 3:
            continue
        read_back_and_play(game, id)


def test_a_copy_never_changes_with_its_original() -> None:
    play_with_copies(rainy({"players": 3}, 3), 3)


def test_a_pickled_game_finds_its_own_rules() -> None:
    game = pickle.loads(pickle.dumps(raining()))
    assert game.rules is RAINY
    assert game.asked == "water"
    assert rules_called("city") is CITY  # and ours are still ours


# --- what is brought ------------------------------------------------------------------------------


def test_pouring_is_told_scored_and_said() -> None:
    game = raining()
    seat = game.actor
    assert seat is not None
    assert game.question == f"Player {seat + 1}, your cistern is full: do you water the fields?"
    assert [choice.text for choice in game.choices] == ["Water the fields", "Keep the water"]
    before = game.scores[seat]
    game.play("pour")
    assert game.scores[seat] == before + 2
    assert [event.kind for event in game.events] == ["watered", "points"]
    assert game.events[1].values[1] == MODULE.first_source
    assert game.log()[0] == f"Player {seat + 1} waters the fields"
    assert game.asked == "turn"


def test_the_score_sheet_has_a_column_for_it(title: RainyTitle) -> None:
    game = raining()
    ledger = title.ledger(game.players)
    assert ledger.sources[MODULE.first_source] == "fields"
    assert title.words().text("names.source.fields") == "watered fields"


def test_water_is_scored_before_the_salaries() -> None:
    game = rainy({"players": 2}, 2)
    rng = Random(2)
    told: list[str] = []
    while "eclipse" not in told:
        game.play(rng.choice(game.ids))
        told = [event.kind for event in game.events]
    assert game.asked == "salary"
    assert cisterns_of(table(game)).water == [0, 0]


def test_every_answer_has_its_place_in_the_picture(title: RainyTitle) -> None:
    game = raining()
    assert game.actor is not None
    drawn = title.svg(game, game.actor)
    for id, spot in title.artist().spots(game).items():
        assert f'data-spot="{spot}"' in drawn, game.text(id)


def test_the_shared_players_cope_with_it() -> None:
    game = rainy({"players": 2}, 5)
    minds = [players.make(name, 5, "rainy city") for name in ("greedy", "random")]
    for _ in range(60):
        assert game.actor is not None
        game.play(minds[game.actor].choose(game))


@pytest.mark.parametrize(
    ("field", "value", "named"),
    [
        ("sky", "green", "table.rain.sky"),
        ("sky", None, "table.rain.sky"),
        ("water", [0, 0], "agenda"),
        ("water", [4, 0], "table.rain.water"),
    ],
)
def test_a_position_that_cannot_occur_is_refused(field: str, value: object, named: str) -> None:
    position = copy.deepcopy(written(raining()))
    table = position["table"]
    assert isinstance(table, dict)
    table["rain"][field] = value
    with pytest.raises(teo.PositionError) as refused:
        teo.from_position(position)
    assert refused.value.field.startswith(named)


def test_its_steps_occur_only_where_it_is_played() -> None:
    position = written(raining())
    options, table = position["options"], position["table"]
    assert isinstance(options, dict)
    assert isinstance(table, dict)
    options["rain"] = False
    del table["rain"]
    with pytest.raises(teo.PositionError, match="water does not occur in this game"):
        teo.from_position(position)


def test_the_sky_is_a_draw_of_the_setup() -> None:
    game = rainy({"players": 2, "first_game": True}, None)
    seen = []
    for _ in weighted_steps(game, 1):
        if game.asked == "draw sky":
            seen = [choice.text for choice in game.choices]
            assert game.odds == [1] * len(SKIES)
            break
    assert seen == ["A little", "A lot"]


# --- ids are a promise ----------------------------------------------------------------------------


def test_a_module_moves_no_id() -> None:
    pinned = list(pinned_codes())
    assert RAINY.codes == pinned + NEW_CODES
    assert [RAINY.ids[code] for code in CITY.codes] == list(range(len(CITY.codes)))


def test_every_code_of_the_game_is_pinned() -> None:
    """A code that the rules hand out stands in codes.txt, so that the next one cannot take its id;
    and one that stands there keeps its id even when no kind has it any more."""
    assert list(pinned_codes()) == CITY.codes
    owned = [code for kind in CITY.kinds for code in kind.codes]
    assert sorted(owned) == sorted(CITY.codes)


def grown(name: str, more: list[Kind[City]]) -> tuple[Rules, list[Kind[City]]]:
    kinds = [*kinds_with(CITY.modules)[0], *more]
    technologies = kinds[step_kinds.DRAW_TECHNOLOGY]
    technologies.codes = [*technologies.codes, "~tech99"]
    technologies.size += 1
    return Rules(name, 1, kinds, step_kinds.INTERRUPT, pinned_codes()), kinds


def test_one_technology_more_moves_nothing() -> None:
    """Its code goes behind all others, although its kind stands among the first."""
    rules, kinds = grown("city with a technology", [])
    assert rules.codes == [*CITY.codes, "~tech99"]
    before, after = CITY.kinds[step_kinds.DRAW_TECHNOLOGY], kinds[step_kinds.DRAW_TECHNOLOGY]
    assert after.ids == [*before.ids, len(CITY.codes)]
    assert after.option_of(after.ids[before.size]) == before.size
    assert rules.askers[-1] == after.number
    assert rules.meanings[-1] == before.size
    for old, new in zip(CITY.kinds, kinds, strict=True):
        assert old.first == new.first
        assert new.ids[: old.size] == old.ids


def test_one_kind_more_moves_nothing() -> None:
    another: Kind[City] = Kind(Declared(len(CITY.kinds), "another", codes=["this", "that"]))
    rules, kinds = grown("city with a kind", [another])
    assert rules.codes == [*CITY.codes, "~tech99", "this", "that"]
    for old, new in zip(CITY.kinds, kinds, strict=False):
        assert old.name == new.name
        assert new.ids[: old.size] == old.ids
