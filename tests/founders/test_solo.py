"""The score attack in whole games: nothing is lost, and everything shared works with it."""

import json
from collections import Counter
from random import Random

import pytest

import teotihuacan as teo
from teotihuacan import players
from teotihuacan.founders.game import FOUNDERS
from teotihuacan.founders.solo.attack import EVENT_FIELDS
from teotihuacan.founders.solo.numbers import BAND_KEYS, band_of
from teotihuacan.titles import title_named
from tests.founders.invariants import check
from tests.founders.tables import ALONE
from tests.surviving import game_is_stored, play_with_copies, record_replays
from tests.tables import after

CHUNKS = 10
GAMES = 20  # in each chunk

EACH_SIDE = pytest.mark.parametrize("options", ALONE, ids=["A", "B"])


def new_game(number: int, seed: int | None) -> teo.Game:
    return teo.new_game("founders", seed=seed, **ALONE[number % len(ALONE)])


def position_of(game: teo.Game) -> dict[str, object]:
    written = game.position()
    assert isinstance(written, dict)
    return written


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_every_piece_is_somewhere_at_every_question(chunk: int) -> None:
    """Two hundred games, on both sides of the boards; some of them with early passes."""
    for number in range(chunk * GAMES, (chunk + 1) * GAMES):
        game = new_game(number, seed=number)
        rng = Random(number)
        while not game.over:
            check(game)
            assert game.actor == 0
            game.play(rng.choice(game.ids))
        check(game)
        assert game.winners == [0]
        assert game.verdict == BAND_KEYS[band_of(game.scores[0])]


@EACH_SIDE
def test_positions_come_back_in_the_middle_of_the_dummys_turn_too(
    options: dict[str, object],
) -> None:
    game = teo.new_game("founders", seed=None, **options)
    rng = Random(3)
    met: Counter[str] = Counter()
    while not game.over:
        written = json.loads(json.dumps(game.position()))
        again = teo.from_position(written)
        assert again.position() == game.position()
        assert again.ids == game.ids
        met[game.asked] += 1
        game.play(rng.choice(game.ids))
    assert met["draw space"] == 6 + 5 + 4 + 3
    assert met["draw tile"] > 5


@EACH_SIDE
def test_records_replay_to_the_same_end(options: dict[str, object]) -> None:
    for seed in range(5):
        game = teo.new_game("founders", seed=seed, **options)
        teo.playout(game, teo.Dealer.seeded(seed))
        record_replays(game)
        assert teo.replay(game.record).verdict == game.verdict


@EACH_SIDE
def test_copies_go_their_own_way(options: dict[str, object]) -> None:
    game = teo.new_game("founders", seed=4, **options)
    game_is_stored(after(game.copy(), 30, 4), 4)
    play_with_copies(game, 4, every=7, further=40)


def test_chance_says_its_odds_and_a_hypothetical_game_stops_there() -> None:
    game = new_game(1, seed=9).hypothetical()
    rng = Random(9)
    asked: set[str] = set()
    while not game.over:
        if game.actor == teo.CHANCE:
            asked.add(game.asked)
            assert len(game.odds) == len(game.ids)
            assert min(game.odds) > 0
        game.apply(rng.choice(game.ids))
    assert {"draw space", "draw tile"} <= asked


def test_there_is_nothing_to_hide() -> None:
    game = new_game(0, seed=2)
    rng = Random(2)
    while not game.over:
        assert game.view(0)["table"] == game.view(None)["table"] == position_of(game)["table"]
        assert game.events_for(None) == game.events
        game.play(rng.choice(game.ids))


def test_every_event_of_it_is_told_with_its_names() -> None:
    told: Counter[str] = Counter()
    for number in range(60):
        game = new_game(number, seed=number)
        rng = Random(number)
        while not game.over:
            game.play(rng.choice(game.ids))
            for event in game.events:
                if event.kind in EVENT_FIELDS:
                    told[event.kind] += 1
                    fields = FOUNDERS.event_fields[event.kind]
                    assert not any(event.values[len(fields) :])
    assert set(EVENT_FIELDS) - set(told) <= {"dummy nothing"}  # it is rare, see ruling S6
    assert told["solo"] == told["band"] == 60


def test_others_play_without_it() -> None:
    """Two to four players have no dummy, no option of that name, and no step of it."""
    game = teo.new_game("founders", seed=1, players=2)
    assert game.options == {"players": 2, "side": "A"}
    assert "dummy" not in json.dumps(game.position())
    written = json.loads(json.dumps(game.position()))
    for step in (
        {"step": "draw space", "seat": -1},
        {"step": "draw tile", "seat": -1, "section": 0, "left": 1},
    ):
        with pytest.raises(teo.PositionError, match="does not occur in this game"):
            teo.from_position({**written, "agenda": [step]})


@pytest.mark.parametrize(
    ("path", "value", "problem"),
    [
        (("disks",), 3, "there are 6 disks"),
        (("tiles", "gold4"), 1, "tiles gold4"),
        (("tiles",), {}, "green pyramid"),
        (("masks", "yellow"), [5], "those of the players"),
        (("masks", "yellow"), [4], "no such Mask tile"),
        (("colour",), "grey", "unknown field"),
    ],
)
def test_a_position_with_another_dummy_is_refused(
    path: tuple[str, ...], value: object, problem: str
) -> None:
    game = new_game(0, seed=1)
    while game.asked != "turn":
        game.play(game.ids[0])
    written = json.loads(json.dumps(game.position()))
    place = written["table"]["dummy"]
    for name in path[:-1]:
        place = place[name]
    place[path[-1]] = value
    with pytest.raises(teo.PositionError, match=problem):
        teo.from_position(written)


@EACH_SIDE
def test_greedy_plays_it_and_beats_random(options: dict[str, object]) -> None:
    reached: dict[str, int] = {}
    for name in ("greedy", "random"):
        game = teo.new_game("founders", seed=5, **options)
        decider = players.make(name, 5, "founders")
        while not game.over:
            game.play(decider.choose(game))
        reached[name] = game.scores[0]
    assert reached["greedy"] > reached["random"] + 30


def test_points_are_told_with_their_sources() -> None:
    for number in range(4):
        game = new_game(number, seed=number)
        ledger = title_named("founders").ledger(game.players)
        ledger.note(game.events)
        rng = Random(number)
        while not game.over:
            game.play(rng.choice(game.ids))
            ledger.note(game.events)
        assert [sum(row) for row in ledger.points] == game.scores
