"""What programs need besides playing: numbers of other types, ascending ids, a cheap check, the
history of one seat, equality and a key."""

import copy
import json
import pickle

import pytest

import teotihuacan as teo
from teotihuacan.engine.events import UNKNOWN, Event, Observed
from teotihuacan.engine.game import Game
from teotihuacan.engine.record import Record, from_position, replay
from teotihuacan.engine.steps import HIGHEST_ARGUMENT
from tests.toy.rules import COINS, GAMES


class Whole:
    """A whole number of a type of its own, as numpy has."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


def coins(*codes: str, **options: object) -> Game:
    game = Game.new(COINS, options, None)
    for code in codes:
        game.play(code)
    return game


# --- numbers of other types -----------------------------------------------------------------------


def test_seed_and_numbers_of_options_may_be_of_other_types() -> None:
    given = teo.new_game("city", seed=Whole(7), players=Whole(3))  # type: ignore[arg-type]
    assert given == teo.new_game("city", seed=7, players=3)
    assert json.loads(json.dumps(given.position())) == given.position()


def test_numbers_of_numpy_are_numbers() -> None:
    numpy = pytest.importorskip("numpy")
    generator = numpy.random.default_rng(1)
    seed = generator.integers(2**53)
    game = teo.new_game("city", seed=seed, players=numpy.int8(2))
    assert game == teo.new_game("city", seed=int(seed), players=2)
    game.apply_checked(generator.choice(game.legal()))
    assert teo.playout(game, teo.Dealer.seeded(numpy.uint32(3))) > 0
    assert type(teo.Dealer.seeded(numpy.int64(3)).words()[0]) is int


@pytest.mark.parametrize("seed", [True, 1.0, "1", -1, Whole(-1), Whole(2**53)])
def test_seed_that_is_no_whole_number_in_range_is_refused(seed: object) -> None:
    with pytest.raises(teo.OptionError, match="seed must be None or a number"):
        teo.new_game("city", seed=seed)  # type: ignore[arg-type]


# --- ids ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [{"players": 4, "modules": ["all"]}, {"players": 2}])
def test_legal_ids_are_ascending_and_match_the_odds(options: dict[str, object]) -> None:
    game = teo.new_game("city", seed=None, **options)
    chooser = teo.Dealer.seeded(5)
    unsorted = 0
    while not game.over:
        ids = game.legal()
        assert ids == sorted(game.ids)
        assert [choice.id for choice in game.choices] == game.ids
        unsorted += ids != game.ids
        assert not game.odds or ids == game.ids
        game.apply(ids[chooser.weighted(game.odds)] if game.odds else ids[chooser.below(len(ids))])
    assert unsorted


def test_changing_the_list_of_legal_ids_changes_no_game() -> None:
    game = coins()
    game.legal().clear()
    assert game.legal() == game.ids != []


OPTIONS: list[tuple[str, dict[str, object]]] = [
    ("city", {"players": 2}),
    ("city", {"players": 4, "draft": True, "edition": "first"}),
    ("city", {"players": 3, "modules": ["all"], "extras": ["11", "12"]}),
    ("city", {"players": 1, "bot": "modified", "modules": ["all"]}),
    ("founders", {"players": 1, "solo": "score attack"}),
    ("founders", {"players": 4, "side": "B"}),
]


@pytest.mark.parametrize(("name", "options"), OPTIONS)
def test_ids_lengths_and_ranges_are_known_from_options(
    name: str, options: dict[str, object]
) -> None:
    possible = teo.possible_ids(name, **options)
    assert possible == sorted(set(possible))
    assert len(possible) < len(teo.GAMES[name].codes) or "modules" in options or name != "city"
    game = teo.new_game(name, seed=None, **options)
    chooser = teo.Dealer.seeded(1)
    seen: set[int] = set()
    while not game.over:
        for kind, _, *values in game.state.agenda:
            bounds = game.rules.kinds[kind].bounds
            for value, (low, high) in zip(values, bounds, strict=False):
                assert low <= value <= high
        seen.update(game.ids)
        weights = game.odds or [1] * len(game.ids)
        game.apply(game.ids[chooser.weighted(weights)])
    assert seen <= set(possible)
    assert len(game.history) * 2 < teo.longest_game(name, **options)


@pytest.mark.parametrize("name", teo.GAMES)
def test_every_field_of_a_step_declares_its_range(name: str) -> None:
    for kind in teo.GAMES[name].kinds:
        for field, (_, high) in zip(kind.fields, kind.bounds, strict=True):
            assert high < HIGHEST_ARGUMENT, f"{field} of {kind.name}"


# --- applying -------------------------------------------------------------------------------------


def test_apply_checked_plays_like_apply() -> None:
    game, twin = coins("~2"), coins("~2")
    game.apply_checked("take2")
    twin.apply(COINS.ids["take2"])
    assert game == twin
    assert game.events == twin.events == []
    game.apply_checked(Whole(COINS.ids["stop"]))
    assert game.history[-1] == COINS.ids["stop"]


@pytest.mark.parametrize("choice", ["take3", 99, -1, True, None, "stop"])
def test_apply_checked_refuses_illegal_ids_and_changes_nothing(choice: object) -> None:
    game = coins("~2")
    before = game.copy()
    with pytest.raises(teo.IllegalChoice, match="possible: take1, take2, charm"):
        game.apply_checked(choice)
    assert (game, game.history, game.events) == (before, before.history, before.events)


def test_nothing_can_be_applied_after_the_end() -> None:
    game = teo.new_game("city", seed=1, players=2)
    teo.playout(game, teo.Dealer.seeded(1))
    before = game.record
    for apply in (game.apply, game.apply_checked, game.play):
        with pytest.raises(teo.IllegalChoice, match="the game is over"):
            apply(0)
    assert game.record == before


# --- equality and keys ----------------------------------------------------------------------------


def test_games_with_the_same_position_are_equal() -> None:
    game = teo.new_game("city", seed=1, players=2)
    again = teo.from_position(game.position())
    assert game == again == copy.copy(game) == pickle.loads(pickle.dumps(game))
    assert game != teo.new_game("city", seed=2, players=2)
    assert game != "a game"
    with pytest.raises(TypeError, match="key"):
        hash(game)


def test_key_is_the_same_whatever_led_to_a_position() -> None:
    one = coins("~1", "charm", "take3", charms=1)
    other = coins("~3", "take3", charms=1)
    assert one.key() != other.key()  # one of them has its charm left
    one, other = coins("~2", "take1", charms=0), coins("~2", "take1", charms=0)
    other.seed, other.dealer = 5, teo.Dealer.seeded(5)
    assert (one == other, one.key() == other.key()) == (False, True)
    assert from_position(one.position(), GAMES).key() == one.key()


def test_keys_of_random_positions_differ() -> None:
    game = teo.new_game("city", seed=3, players=2)
    chooser = teo.Dealer.seeded(3)
    keys: list[str] = []
    while not game.over:
        keys.append(game.key())
        game.apply(game.ids[chooser.below(len(game.ids))])
    assert len(set(keys)) == len(keys) > 100


# --- what a seat has seen -------------------------------------------------------------------------

PLAYED = ("~2", "take2", "stop", "~3", "take1", "charm")
ROLLED, TOOK = Event("rolled", -1, (2, 0, 0)), Event("took", 0, (2, 0, 0))
GAVE = Event("gave", 0, (1, 0, 0))


def test_history_of_a_seat_leaves_out_what_it_may_not_know() -> None:
    game = coins("~2", "take2", "to1", "stop", "~3", players=3)
    ids = game.rules.ids
    own, others = game.known_history(0), game.known_history(1)
    assert own[0] == others[0] == Observed(None, UNKNOWN, ())
    assert own[1] == others[1] == Observed(teo.CHANCE, ids["~2"], (ROLLED,))
    assert own[2] == Observed(0, ids["take2"], (TOOK,))
    assert others[2] == Observed(0, UNKNOWN, ())
    assert others[3] == Observed(0, ids["to1"], (GAVE,))
    assert len(own) == len(others) == len(game.history) + 1


def test_history_survives_copies_positions_and_pickles() -> None:
    game = coins(*PLAYED)
    for other in (game.copy(), pickle.loads(pickle.dumps(game)), replay(game.record, GAMES)):
        assert other.known_history(0) == game.known_history(0)
    later = from_position(coins("~2").position(), GAMES)
    later.play("take2")
    assert [seen.choice for seen in later.known_history(0)] == [UNKNOWN, COINS.ids["take2"]]


def test_imagined_game_can_have_the_past_of_its_seat() -> None:
    game = coins(*PLAYED)
    assert game.imagined(1, teo.Dealer.seeded(1)).recalled is None
    other = game.imagined(1, teo.Dealer.seeded(1), past=True)
    assert other.known_history(1) == game.known_history(1)
    for twin in (other, other.copy(), pickle.loads(pickle.dumps(other))):
        here = game.copy()
        for played in (here, twin):
            played.play(played.choices[-1])
        assert twin.known_history(1)[:-1] == game.known_history(1)
        assert twin.known_history(1)[-1].choice == here.known_history(1)[-1].choice
    assert len(other.known_history(0)) == 2  # the other seat's past is not in it
    assert replay(other.record, GAMES) == other


# --- records of rules to come ---------------------------------------------------------------------


@pytest.mark.parametrize("from_start", [False, True])
def test_record_of_a_revision_to_come_is_refused_at_once(from_start: bool) -> None:
    game = coins("~2")
    if from_start:
        game = from_position(game.position(), GAMES)
    written = {**game.record.to_json(), "rules": 4}
    assert ("start" in written) is from_start
    with pytest.raises(
        teo.RecordError, match="revision 4 is not known here; the latest known is 3"
    ) as told:
        replay(Record.from_json(written), GAMES)
    assert told.value.field == "rules"
