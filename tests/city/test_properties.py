"""Invariants of every game of City of Gods, with any players, even bad ones."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import teotihuacan as teo
from tests.city.invariants import check
from tests.city.secrets import (
    nobody_sees_the_dealer,
    seats_and_spectator,
    view_contains_no_secret,
    view_depends_on_no_secret,
)
from tests.surviving import (
    broken_off_goes_on,
    every_decision,
    play_with_copies,
    positions_survive,
    record_replays,
    written,
)
from tests.tables import VARIANTS, played_out, random_steps, table, weighted_steps

EVERY_VARIANT = pytest.mark.parametrize("options", VARIANTS, ids=lambda o: "-".join(
    [str(o["players"]), str(o["edition"])] + [key for key, on in o.items() if on is True]
))  # fmt: skip


def new(options: dict[str, object], seed: int | None) -> teo.Game:
    return teo.new_game("city", seed=seed, **options)


# --- nothing is lost ------------------------------------------------------------------------------


@EVERY_VARIANT
def test_everything_on_the_table_is_conserved(options: dict[str, object]) -> None:
    for seed in range(6):
        game = new(options, seed)
        for _ in random_steps(game, seed):
            check(game)
        check(game)
        assert game.winners
        assert len(game.scores) == options["players"]


@settings(max_examples=60)
@given(
    options=st.sampled_from(VARIANTS),
    seed=st.none() | st.integers(0, 2**53 - 1),
    picks=st.lists(st.integers(0, 7), max_size=300),
)
def test_no_sequence_of_choices_breaks_the_table(
    options: dict[str, object], seed: int | None, picks: list[int]
) -> None:
    game = new(options, seed)
    for pick in picks:
        if game.over:
            break
        ids = game.ids
        game.play(ids[pick % len(ids)])
        check(game)
    assert teo.from_position(written(game)).ids == game.ids


@EVERY_VARIANT
def test_a_game_whose_draws_the_caller_makes_by_their_odds(options: dict[str, object]) -> None:
    game = new(options, None)
    draws = 0
    for _ in weighted_steps(game, 5):
        weights = game.odds
        if game.actor == teo.CHANCE:
            draws += 1
            assert len(weights) == len(game.ids)
            assert min(weights) > 0
        else:
            assert weights == []
        check(game)
    assert draws > 40
    assert teo.replay(game.record).scores == game.scores


# --- copies, positions, records -------------------------------------------------------------------


@EVERY_VARIANT
def test_a_copy_never_changes_with_its_original(options: dict[str, object]) -> None:
    play_with_copies(new(options, 3), 3)


def after_setup_every_fifth(number: int, game: teo.Game) -> bool:
    """Without a dealer setup alone has a hundred draws."""
    return number <= 120 or number % 5 == 0


@EVERY_VARIANT
@pytest.mark.parametrize("seed", [1, None])
def test_a_position_survives_json_at_every_step(
    options: dict[str, object], seed: int | None
) -> None:
    tried = every_decision if seed is not None else after_setup_every_fifth
    positions_survive(new(options, seed), 17, tried)


@pytest.mark.parametrize("chunk", range(12))
def test_every_record_replays_to_the_same_scores(chunk: int) -> None:
    for number in range(chunk * 15, chunk * 15 + 15):
        record_replays(played_out(number))


def test_a_broken_off_game_goes_on_as_it_would_have() -> None:
    for number in range(20):
        broken_off_goes_on(played_out(number), number)


# --- secrets --------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [0, 1, 2, None])
def test_a_view_does_not_depend_on_what_its_seat_cannot_know(
    players: int, seed: int | None
) -> None:
    """While starting tiles are secret: others' tiles, what was drawn with them, and the dealer."""
    compared = 0
    for number in range(12):
        game = new({"players": players}, None if seed is None else seed * 100 + number)
        for step, _ in enumerate(random_steps(game, number)):
            if not table(game).secret:
                break
            if seed is None and step % 7:
                continue
            for seat in seats_and_spectator(game):
                view_depends_on_no_secret(game, seat, Random(step))
                compared += 1
    assert compared > 100


@EVERY_VARIANT
def test_no_seat_sees_the_dealer(options: dict[str, object]) -> None:
    game = new(options, 9)
    for number, _ in enumerate(random_steps(game, 9)):
        if number % 10 == 0:
            nobody_sees_the_dealer(game, number)


@pytest.mark.parametrize("seed", range(8))
def test_a_view_contains_no_secret(seed: int) -> None:
    game = new({"players": 2 + seed % 3}, seed if seed < 5 else None)
    for _ in random_steps(game, seed):
        for seat in seats_and_spectator(game):
            view_contains_no_secret(game, seat)
        if not table(game).secret and game.actor != teo.CHANCE:
            break


def test_all_seats_see_the_same_once_the_starting_tiles_are_chosen() -> None:
    game = new({"players": 3}, 4)
    for _ in random_steps(game, 4):
        if not table(game).secret:
            views = [game.view(seat)["table"] for seat in seats_and_spectator(game)]
            assert all(view == views[0] for view in views)


# --- choices --------------------------------------------------------------------------------------


@EVERY_VARIANT
def test_an_illegal_answer_is_refused_and_changes_nothing(options: dict[str, object]) -> None:
    game = new(options, 21)
    ids = range(-2, len(game.rules.codes) + 2)
    rng = Random(21)
    for number, _ in enumerate(random_steps(game, 21)):
        if number % 60 and number > 3:
            continue
        before = (written(game), game.record, game.ids[:], game.events)
        for id in rng.sample([id for id in ids if id not in game.ids], 40):
            code = game.rules.codes[id] if 0 <= id < len(game.rules.codes) else "no-code"
            for choice in (id, code, teo.Choice(id, code, "")):
                with pytest.raises(teo.IllegalChoice):
                    game.play(choice)
        for foreign in (None, 1.0, True, object(), [game.ids[0]], b"end", {}):
            with pytest.raises(teo.IllegalChoice):
                game.play(foreign)
        assert (written(game), game.record, game.ids, game.events) == before


@EVERY_VARIANT
def test_choices_are_the_legal_ids_in_words(options: dict[str, object]) -> None:
    game = new(options, 33)
    for number, _ in enumerate(random_steps(game, 33)):
        if number % 3:
            continue
        choices = game.choices
        assert [choice.id for choice in choices] == game.ids
        assert len(set(game.ids)) == len(choices) >= 1
        assert [game.rules.ids[choice.code] for choice in choices] == game.ids
        assert all(choice.text for choice in choices)
        assert game.question
    assert game.choices == []


@EVERY_VARIANT
def test_checked_and_fast_play_are_the_same(options: dict[str, object]) -> None:
    told, fast = new(options, 2), new(options, 2)
    for number, id in enumerate(random_steps(fast, 2)):
        told.play((id, fast.rules.codes[id])[number % 2])
        assert told.log() is not None
    assert told.position() == fast.position()
    assert told.record == fast.record
