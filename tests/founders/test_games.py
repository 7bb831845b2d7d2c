"""Whole random games: nothing is lost, everything can be written, copied, recorded, replayed."""

from random import Random

import pytest

import teotihuacan as teo
from teotihuacan.founders.game import FOUNDERS
from teotihuacan.founders.rules.rules import pinned_codes
from teotihuacan.founders.solo.attack import EVENT_FIELDS as SOLO_EVENTS
from tests.founders.invariants import check
from tests.founders.tables import VARIANTS, new_game, variant
from tests.surviving import (
    broken_off_goes_on,
    game_is_stored,
    play_with_copies,
    positions_survive,
    record_replays,
)
from tests.tables import after

GAMES = 4  # of each variant


@pytest.mark.parametrize("number", range(GAMES * len(VARIANTS)))
def test_every_piece_is_somewhere_at_every_question(number: int) -> None:
    game = new_game(number, seed=number)
    rng = Random(number)
    decisions = 0
    while not game.over:
        check(game)
        game.play(rng.choice(game.ids))
        decisions += 1
        assert decisions < 2000
    check(game)
    assert game.winners


@pytest.mark.parametrize("number", range(2 * len(VARIANTS)))
def test_positions_come_back_as_they_were(number: int) -> None:
    game = new_game(number, seed=number if number % 2 else None)
    positions_survive(game, number, lambda decision, _: decision % 3 == 0)


@pytest.mark.parametrize("number", range(len(VARIANTS)))
def test_records_replay_to_the_same_end(number: int) -> None:
    game = new_game(number, seed=number)
    teo.playout(game, teo.Dealer.seeded(number))
    record_replays(game)
    broken_off_goes_on(game, number)


@pytest.mark.parametrize("number", range(len(VARIANTS)))
def test_copies_go_their_own_way(number: int) -> None:
    play_with_copies(new_game(number, seed=number), number, every=9, further=25)


@pytest.mark.parametrize("number", range(len(VARIANTS)))
def test_python_copies_and_stores_a_game(number: int) -> None:
    game_is_stored(after(new_game(number, seed=number), 20 * (number + 1), number), number)


def test_a_refused_choice_changes_nothing() -> None:
    game = new_game(1, seed=1)
    rng = Random(1)
    while not game.over:
        before = game.position()
        illegal = next(id for id in range(len(FOUNDERS.codes)) if id not in game.ids)
        for wrong in (illegal, FOUNDERS.codes[illegal], -1, "nonsense", None, 1.5):
            with pytest.raises(teo.IllegalChoice):
                game.play(wrong)
        assert game.position() == before
        game.play(rng.choice(game.ids))


def test_without_a_seed_chance_is_left_to_the_caller() -> None:
    game = new_game(2, seed=None)
    assert game.actor == teo.CHANCE
    assert game.odds == [1, 1, 1]
    rng = Random(2)
    drawn = set()
    while not game.over:
        if game.odds:
            drawn.add(game.asked)
            assert len(game.odds) == len(game.ids)
            game.apply(rng.choices(game.ids, game.odds)[0])
        else:
            game.apply(rng.choice(game.ids))
    assert drawn == {"draw first", "draw disk", "draw worship"}


def test_the_same_seed_is_the_same_game() -> None:
    games = [teo.new_game("founders", seed=11, players=3, side="B") for _ in range(2)]
    for game in games:
        teo.playout(game, teo.Dealer.seeded(4))
    assert games[0].record == games[1].record


def test_every_kind_that_asks_is_asked_in_random_games() -> None:
    asked: set[str] = set()
    for number in range(30):
        game = new_game(number, seed=number)
        rng = Random(number)
        while not game.over:
            asked.add(game.asked)
            game.apply(rng.choice(game.ids))
    kinds = {kind.name for kind in FOUNDERS.kinds if kind.asks and not kind.chance}
    assert kinds - asked == {"aside"}


def test_every_event_has_its_names() -> None:
    told: set[str] = set()
    for number in range(30):
        game = new_game(number, seed=number)
        rng = Random(number)
        while not game.over:
            for event in game.events:
                told.add(event.kind)
                fields = FOUNDERS.event_fields[event.kind]
                assert len(event.values) >= len(fields)
                assert not any(event.values[len(fields) :])  # nothing that has no name
            game.play(rng.choice(game.ids))
        told |= {event.kind for event in game.events}
    assert told == set(FOUNDERS.event_fields) - set(SOLO_EVENTS)


def test_points_are_told_with_their_sources() -> None:
    from teotihuacan.titles import title_named

    for number in range(len(VARIANTS)):
        game = new_game(number, seed=number)
        ledger = title_named("founders").ledger(game.players)
        ledger.note(game.events)
        rng = Random(number)
        while not game.over:
            game.play(rng.choice(game.ids))
            ledger.note(game.events)
        assert [sum(row) for row in ledger.points] == game.scores


def test_ids_are_those_of_the_list_and_no_code_is_missing() -> None:
    assert FOUNDERS.codes == list(pinned_codes())
    assert len(set(FOUNDERS.codes)) == len(FOUNDERS.codes) == 933
    assert [FOUNDERS.codes.index(code) for code in ("~P1", "pass", "a1", "wild0", "no-swap")] == [
        0, 62, 128, 460, 908,
    ]  # fmt: skip
    assert FOUNDERS.codes[909:911] == ["~at.A1", "~at.A2"]
    assert FOUNDERS.codes[918:920] == ["~gone.wood1", "~gone.wood2"]
    assert -1 not in FOUNDERS.askers


def test_options_are_checked() -> None:
    given: list[dict[str, object]] = [{"players": 5}, {"side": "C"}, {"solo": True}, {"solos": 1}]
    for bad in given:
        with pytest.raises(teo.OptionError):
            teo.new_game("founders", seed=1, **bad)
    assert teo.new_game("founders", seed=1).options == {"players": 2, "side": "A"}
    assert variant(1) == {"players": 2, "side": "B"}
