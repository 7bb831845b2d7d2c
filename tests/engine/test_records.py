"""Records, replays and positions of a game the engine has never heard of."""

import json
from pathlib import Path

import pytest

import teotihuacan as teo
from teotihuacan.engine.game import Game
from teotihuacan.engine.record import Record, from_position, replay
from tests.toy.rules import COINS, GAMES


def coins(seed: int | None = None, **options: object) -> Game:
    return Game.new(COINS, options, seed)


def finish(game: Game, pick: int = 0) -> Game:
    while not game.over:
        game.play(game.choices[pick])
    return game


def through_json(data: object) -> object:
    copied: object = json.loads(json.dumps(data))
    return copied


# --- records --------------------------------------------------------------------------------------


def test_a_record_is_a_header_and_the_codes_played() -> None:
    game = coins(rounds=1)
    for code in ("~2", "take2", "stop", "~1", "charm", "take3", "stop"):
        game.play(code)
    assert game.record.to_json() == {
        "format": "teotihuacan record 1",
        "game": "coins",
        "rules": 3,
        "options": {"players": 2, "rounds": 1, "charms": 1},
        "seed": None,
        "steps": ["~2", "take2", "stop", "~1", "charm", "take3", "stop"],
        "scores": [2, 3],
    }


def test_a_record_contains_what_the_dealer_drew() -> None:
    game = coins(4)
    assert game.record.steps[0] in ("~1", "~2", "~3")
    assert game.record.scores is None  # while the game runs


def test_a_record_is_saved_and_loaded(tmp_path: Path) -> None:
    record = finish(coins(4, players=3)).record
    path = tmp_path / "game.json"
    record.save(path)
    assert Record.load(path) == record
    assert replay(Record.load(str(path)), GAMES).record == record


def test_a_record_keeps_its_own_copy_of_everything() -> None:
    game = from_position(finish_some(coins(4), 2).position(), GAMES)
    record = game.record
    before = through_json(record.to_json())
    record.options["players"] = 3
    assert record.start is not None
    record.start.clear()
    finish(game)
    assert game.copy().record.start == game.start
    assert game.record.to_json()["options"] == coins(4).options
    assert before != record.to_json()


def finish_some(game: Game, decisions: int) -> Game:
    for _ in range(decisions):
        game.play(game.choices[-1])
    return game


# --- replay ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [None, 0, 4, 2**53 - 1])
def test_a_replay_ends_as_the_game_did(seed: int | None) -> None:
    game = finish(coins(seed, players=4, rounds=5), -1)
    again = replay(Record.from_json(through_json(game.record.to_json())), GAMES)
    assert again.over
    assert again.scores == game.scores
    assert again.record == game.record
    assert again.position() == game.position()


@pytest.mark.parametrize("decisions", range(12))
def test_a_replayed_game_goes_on_exactly_like_the_original(decisions: int) -> None:
    game = finish_some(coins(4, players=3), decisions)
    again = replay(game.record, GAMES)
    assert again.position() == game.position()  # the dealer has caught up
    assert finish(again, -1).record == finish(game, -1).record


def test_until_replays_the_first_decisions_only() -> None:
    game = finish(coins(None, players=3))
    for until in range(len(game.history) + 1):
        part = replay(game.record, GAMES, until)
        assert part.history == game.history[:until]
    assert replay(game.record, GAMES, -5).history == []
    assert replay(game.record, GAMES, 10_000).over


def test_until_between_two_draws_lets_the_dealer_go_on() -> None:
    game = finish(coins(4, players=3))
    for until in range(len(game.history) + 1):
        part = replay(game.record, GAMES, until)
        assert part.actor != teo.CHANCE
        assert part.history == game.history[: len(part.history)]
        assert until <= len(part.history) <= until + 1
        assert finish(part).record == game.record


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"game": "chess"}, "game"),
        ({"options": {"players": 7}}, "options"),
        ({"options": {"colour": 1}}, "options"),
        ({"steps": ["~1", "take3"]}, "steps[1]"),
        ({"steps": ["stop"]}, "steps[0]"),
        ({"steps": ["~1"]}, "steps"),
        ({"scores": [9, 9]}, "scores"),
        ({"start": {"format": "?"}}, "start.format"),
    ],
)
def test_a_record_that_no_longer_replays_says_where(change: dict[str, object], field: str) -> None:
    written = finish(coins()).record.to_json()
    record = Record.from_json({**written, **change})
    with pytest.raises(teo.RecordError) as caught:
        replay(record, GAMES)
    assert caught.value.field == field


def test_a_record_of_older_rules_says_so_where_it_breaks() -> None:
    written = {**finish(coins()).record.to_json(), "rules": 2, "steps": ["~1", "stop", "take2"]}
    with pytest.raises(teo.RecordError, match="recorded with rules 2, these are 3"):
        replay(Record.from_json(written), GAMES)


def test_a_record_of_older_rules_still_replays_where_it_can() -> None:
    written = {**finish(coins()).record.to_json(), "rules": 2}
    assert replay(Record.from_json(written), GAMES).over


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"format": "something else"}, "format"),
        ({"format": 1}, "format"),
        ({"game": None}, "game"),
        ({"rules": 0}, "rules"),
        ({"rules": 10**5000}, "rules"),
        ({"rules": True}, "rules"),
        ({"options": []}, "options"),
        ({"seed": -1}, "seed"),
        ({"seed": 2**53}, "seed"),
        ({"seed": "4"}, "seed"),
        ({"start": 3}, "start"),
        ({"steps": "~1"}, "steps"),
        ({"steps": [1]}, "steps[0]"),
        ({"steps": ["~1"] * 60_001}, "steps"),
        ({"scores": []}, "scores"),
        ({"scores": [1, 2.5]}, "scores[1]"),
        ({"more": 1}, "more"),
    ],
)
def test_a_broken_record_names_its_field(change: dict[str, object], field: str) -> None:
    with pytest.raises(teo.RecordError) as caught:
        Record.from_json({**finish(coins()).record.to_json(), **change})
    assert caught.value.field == field


@pytest.mark.parametrize("field", ["format", "game", "rules", "options", "seed", "steps", "scores"])
def test_a_record_without_a_field_names_it(field: str) -> None:
    written = finish(coins()).record.to_json()
    del written[field]
    with pytest.raises(teo.RecordError, match="missing") as caught:
        Record.from_json(written)
    assert caught.value.field == field


@pytest.mark.parametrize("text", ["", "{", "[1, 2", "\0", "{} {}", "[" * 100_000, "nonsense"])
def test_a_file_without_json_is_a_broken_record(text: str, tmp_path: Path) -> None:
    path = tmp_path / "broken.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(teo.RecordError):
        Record.load(path)


def test_a_file_that_is_not_there_is_no_record_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        Record.load(tmp_path / "none.json")


# --- positions ------------------------------------------------------------------------------------


def test_a_position_is_plain_json_with_agenda_and_dealer() -> None:
    game = coins()
    game.play("~3")
    assert game.position() == {
        "format": "teotihuacan position 1",
        "game": "coins",
        "rules": 3,
        "options": {"players": 2, "rounds": 3, "charms": 1},
        "seed": None,
        "dealer": None,
        "agenda": [
            {"step": "next", "seat": 0},
            {"step": "stop", "seat": 0},
            {"step": "give", "seat": 0},
            {"step": "take", "seat": 0, "most": 3},
        ],
        "table": {"heap": 3, "purses": [0, 0], "charms": [1, 1], "rounds": 3},
    }


@pytest.mark.parametrize("seed", [None, 4])
def test_a_position_plays_on_like_the_game_it_was_written_from(seed: int | None) -> None:
    for decisions in range(10):
        game = finish_some(coins(seed, players=3), decisions)
        again = from_position(through_json(game.position()), GAMES)
        assert again.position() == game.position()
        assert again.choices == game.choices
        assert finish(again, -1).position() == finish(game, -1).position()


def test_a_record_can_start_from_a_position() -> None:
    game = finish_some(coins(4, players=3), 5)
    start = game.position()
    later = finish(from_position(start, GAMES))
    assert later.record.start == start
    assert later.record.seed == 4
    record = Record.from_json(through_json(later.record.to_json()))
    assert replay(record, GAMES).scores == later.scores
    for until in range(len(later.history)):
        part = replay(record, GAMES, until)
        assert finish(part).record == later.record


def test_a_hypothetical_game_from_a_position_can_be_recorded() -> None:
    start = from_position(finish_some(coins(4), 1).position(), GAMES)
    mind = finish(start.hypothetical())
    assert replay(mind.record, GAMES).position() == mind.position()


def test_a_record_and_its_start_must_agree() -> None:
    written = finish(from_position(finish_some(coins(4), 2).position(), GAMES)).record.to_json()
    for change, field in (
        ({"options": {"players": 3}}, "options"),
        ({"seed": 5}, "seed"),
        ({"game": "other"}, "game"),
    ):
        with pytest.raises(teo.RecordError) as caught:
            replay(Record.from_json({**written, **change}), GAMES)
        assert caught.value.field == field


def test_a_position_does_not_hold_on_to_what_it_was_read_from() -> None:
    data = coins(4).position()
    game = from_position(data, GAMES)
    data.clear()
    assert game.record.start == coins(4).position()


def step(name: str, seat: int, **fields: object) -> dict[str, object]:
    return {"step": name, "seat": seat, **fields}


NEXT = step("next", 0)
STOP = step("stop", 0)


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"format": "teotihuacan record 1"}, "format"),
        ({"game": "chess"}, "game"),
        ({"rules": "3"}, "rules"),
        ({"options": {"players": 9}}, "options"),
        ({"seed": 4}, "dealer"),
        ({"dealer": [1, 2, 3, 4]}, "dealer"),
        ({"seed": 4, "dealer": [1, 2, 3]}, "dealer"),
        ({"seed": 4, "dealer": [1, 2, 3, 2**32]}, "dealer[3]"),
        ({"table": {}}, "table.heap"),
        ({"agenda": {}}, "agenda"),
        ({"agenda": [NEXT] * 201}, "agenda"),
        ({"agenda": [7]}, "agenda[0]"),
        ({"agenda": [NEXT, step("jump", 0)]}, "agenda[1].step"),
        ({"agenda": [NEXT, step("stop", 2)]}, "agenda[1].seat"),
        ({"agenda": [NEXT, step("stop", -1)]}, "agenda[1].seat"),
        ({"agenda": [NEXT, step("roll", 0)]}, "agenda[1].seat"),
        ({"agenda": [NEXT, step("charm", 0)]}, "agenda[1].step"),
        ({"agenda": [NEXT, step("take", 0)]}, "agenda[1].most"),
        ({"agenda": [NEXT, step("take", 0, most=4)]}, "agenda[1]"),
        ({"agenda": [NEXT, step("take", 0, most=2**40)]}, "agenda[1].most"),
        ({"agenda": [NEXT, step("stop", 0, most=1)]}, "agenda[1].most"),
        ({"agenda": [STOP]}, "agenda"),
        ({"more": 0}, "more"),
    ],
)
def test_a_broken_position_names_its_field(change: dict[str, object], field: str) -> None:
    game = coins()
    game.play("~3")
    game.play("take2")
    with pytest.raises(teo.PositionError) as caught:
        from_position({**game.position(), **change}, GAMES)
    assert caught.value.field == field


def test_a_position_is_brought_to_its_next_question() -> None:
    game = coins()
    game.play("~3")
    game.play("take2")
    written = game.position()
    one = from_position({**written, "agenda": [NEXT, STOP, step("give", 0)]}, GAMES)
    assert one.asked == "stop"  # there was only one to give it to
    assert one.scores == [0, 2]
    own = from_position({**written, "agenda": [NEXT]}, GAMES)
    assert (own.asked, own.actor) == ("roll", teo.CHANCE)  # the next turn begins by itself
    assert own.history == []
    dealt = from_position({**coins().position(), "seed": 1, "dealer": [1, 2, 3, 4]}, GAMES)
    assert dealt.asked == "take"  # the dealer has rolled


def test_what_a_position_brought_along_is_part_of_the_start_of_its_record() -> None:
    unsettled = {**coins().position(), "seed": 1, "dealer": [1, 2, 3, 4]}
    game = finish(from_position(unsettled, GAMES))
    assert replay(game.record, GAMES).position() == game.position()
    assert from_position(game.record.start, GAMES).position() == game.record.start
    by_hand = Record.from_json(through_json({**game.record.to_json(), "start": unsettled}))
    assert replay(by_hand, GAMES).position() == game.position()
    part = replay(by_hand, GAMES, len(game.history) // 2)
    assert finish(part).position() == game.position()


@pytest.mark.parametrize("data", [None, 3, "position", [], [{}], {}, {"format": None}])
def test_anything_else_is_no_position_and_no_record(data: object) -> None:
    with pytest.raises(teo.PositionError):
        from_position(data, GAMES)
    with pytest.raises(teo.RecordError):
        Record.from_json(data)


def test_replay_of_anything_but_a_record_says_what_it_needs() -> None:
    with pytest.raises(teo.RecordError, match="replay needs a Record, not a dict; use"):
        teo.replay({})  # type: ignore[arg-type]


def test_load_of_anything_but_a_path_says_what_it_needs() -> None:
    position = teo.new_game("city", players=2, seed=1).position()
    with pytest.raises(teo.RecordError, match="load needs the path of a file, not a dict"):
        teo.load(position)  # type: ignore[arg-type]
