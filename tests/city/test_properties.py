"""What holds in every game of City of Gods, whoever plays and however badly."""

from __future__ import annotations

import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import teotihuacan as teo
from tests.city.invariants import check
from tests.surviving import play_with_copies, read_back, written
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
        ids = game.legal()
        game.play(ids[pick % len(ids)])
        check(game)
    assert teo.from_position(written(game)).legal() == game.legal()


@EVERY_VARIANT
def test_a_game_whose_draws_the_caller_makes_by_their_odds(options: dict[str, object]) -> None:
    game = new(options, None)
    draws = 0
    for _ in weighted_steps(game, 5):
        weights = game.odds
        if game.actor == teo.CHANCE:
            draws += 1
            assert len(weights) == len(game.legal())
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


@EVERY_VARIANT
@pytest.mark.parametrize("seed", [1, None])
def test_a_position_survives_json_at_every_step(
    options: dict[str, object], seed: int | None
) -> None:
    """Each position, read back, answers the next decision exactly as its original does.

    As that makes both the same again, it would do so to the end; some go there.
    """
    game = new(options, seed)
    rng = Random(17)
    decision = 0
    while not game.over:
        if seed is None and decision > 120 and decision % 5:  # the draws of setup are behind us
            game.apply(rng.choice(game.legal()))
            decision += 1
            continue
        again = read_back(game)
        id = rng.choice(game.legal())
        if decision % 150 == 0:
            play_alike(again.copy(), game.copy(), decision)
        game.apply(id)
        again.apply(id)
        assert again.legal() == game.legal()
        assert again.position() == game.position()
        decision += 1
    assert teo.from_position(written(game)).winners == game.winners


def play_alike(one: teo.Game, other: teo.Game, seed: int) -> None:
    rng = Random(seed)
    while not one.over:
        id = rng.choice(one.legal())
        one.apply(id)
        other.apply(id)
        assert one.legal() == other.legal()
    assert one.position() == other.position()


@pytest.mark.parametrize("chunk", range(12))
def test_every_record_replays_to_the_same_scores(chunk: int) -> None:
    for number in range(chunk * 15, chunk * 15 + 15):
        game = played_out(number)
        record = teo.Record.from_json(json.loads(json.dumps(game.record.to_json())))
        again = teo.replay(record)
        assert again.over
        assert again.scores == game.scores
        assert again.winners == game.winners
        assert again.position() == game.position()


def test_a_broken_off_game_goes_on_as_it_would_have() -> None:
    for number in range(20):
        whole = played_out(number)
        rng = Random(number)
        part = teo.replay(whole.record, rng.randrange(len(whole.history)))
        while not part.over:
            part.play(whole.history[len(part.history)])  # the dealer plays the others again
        assert part.position() == whole.position()


# --- secrets --------------------------------------------------------------------------------------


def seats_and_spectator(game: teo.Game) -> list[int | None]:
    return [None, *range(game.players)]


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
                other = teo.from_position(shuffled_secrets(game, seat, Random(step)))
                assert other.view(seat) == game.view(seat)
                if game.actor == seat:
                    assert other.choices == game.choices
                    assert other.question == game.question
                compared += 1
    assert compared > 100


def shuffled_secrets(game: teo.Game, seat: int | None, rng: Random) -> dict[str, object]:
    """The position again, with everything the seat cannot know drawn anew."""
    other = game.copy()
    t = table(other)
    drawing = any(step["step"] == "link" or is_link(step) for step in agenda(game))
    keep_apart = {13, 15} if drawing else set()  # the tiles that come with a discovery tile
    hands = [player for player in t.players if player.seat != seat]
    unknown = [i for i in range(18) if (t.starting_pile >> i) & 1]
    for player in hands:
        unknown += [*player.dealt, *player.kept]
    movable = [tile for tile in unknown if tile not in keep_apart]
    mapping = dict(zip(movable, rng.sample(movable, len(movable)), strict=True))
    for player in hands:
        player.dealt = tuple(mapping.get(tile, tile) for tile in player.dealt)
        player.kept = tuple(mapping.get(tile, tile) for tile in player.kept)
    held = {tile for player in t.players for tile in (*player.dealt, *player.kept)}
    t.starting_pile = sum(1 << i for i in range(18) if i not in held)
    if not drawing:
        redraw_linked(other, seat, rng)
    if other.dealer is not None:
        other.dealer = teo.Dealer.seeded(rng.randrange(2**53))
    return written(other)


def redraw_linked(other: teo.Game, seat: int | None, rng: Random) -> None:
    t = table(other)
    if max(t.linked) < 0 and not any(step["step"] == "keep" for step in agenda(other)[-1:]):
        return  # nothing is drawn yet
    own = () if seat is None else (*t.players[seat].dealt, *t.players[seat].kept)
    linked = list(t.linked)
    pile = list(t.discovery_pile)
    for place, tile in enumerate((13, 15)):
        if tile in own:
            continue
        if linked[place] >= 0:
            pile[linked[place]] += 1
            linked[place] = -1
        if any(tile in (*player.dealt, *player.kept) for player in t.players):
            kind = rng.choice([k for k, count in enumerate(pile) if count])
            pile[kind] -= 1
            linked[place] = kind
    t.linked = tuple(linked)
    t.discovery_pile = pile


def agenda(game: teo.Game) -> list[dict[str, object]]:
    steps = game.position()["agenda"]
    assert isinstance(steps, list)
    return steps


def is_link(step: dict[str, object]) -> bool:
    """Whether a step draws a discovery tile for a starting tile."""
    return step["step"] == "draw discovery" and step["place"] in (20, 21)


@EVERY_VARIANT
def test_nobody_sees_the_dealer(options: dict[str, object]) -> None:
    game = new(options, 9)
    for number, _ in enumerate(random_steps(game, 9)):
        if number % 10:
            continue
        other = game.copy()
        other.dealer = teo.Dealer.seeded(number)
        for seat in seats_and_spectator(game):
            assert other.view(seat) == game.view(seat)
        assert other.choices == game.choices


@pytest.mark.parametrize("seed", range(8))
def test_a_view_contains_no_secret(seed: int) -> None:
    game = new({"players": 2 + seed % 3}, seed if seed < 5 else None)
    for _ in random_steps(game, seed):
        secret = table(game).secret
        for seat in seats_and_spectator(game):
            view = game.view(seat)
            text = json.dumps(view)
            for word in ("dealer", "seed", "starting pile"):
                assert f'"{word}"' not in text
            seen = view["table"]
            assert isinstance(seen, dict)
            for other, player in enumerate(seen["players"]):
                hidden = secret and other != seat
                for field in ("starting dealt", "starting kept"):
                    assert isinstance(player[field], int if hidden else list)
            if secret and seat is None:
                assert seen["discovery linked"] == [None, None]
                steps = view["agenda"]
                assert isinstance(steps, list)
                assert not [step for step in steps if is_link(step)]
        if not secret and game.actor != teo.CHANCE:
            break


def test_everybody_sees_the_same_once_the_starting_tiles_are_chosen() -> None:
    game = new({"players": 3}, 4)
    for _ in random_steps(game, 4):
        if not table(game).secret:
            views = [game.view(seat)["table"] for seat in seats_and_spectator(game)]
            assert all(view == views[0] for view in views)


# --- choices --------------------------------------------------------------------------------------


@EVERY_VARIANT
def test_what_is_not_legal_is_refused_and_changes_nothing(options: dict[str, object]) -> None:
    game = new(options, 21)
    ids = range(-2, len(game.rules.codes) + 2)
    rng = Random(21)
    for number, _ in enumerate(random_steps(game, 21)):
        if number % 60 and number > 3:
            continue
        before = (written(game), game.record, game.legal()[:], game.events)
        for id in rng.sample([id for id in ids if id not in game.legal()], 40):
            code = game.rules.codes[id] if 0 <= id < len(game.rules.codes) else "no-code"
            for choice in (id, code, teo.Choice(id, code, "")):
                with pytest.raises(teo.IllegalChoice):
                    game.play(choice)
        for foreign in (None, 1.0, True, object(), [game.legal()[0]], b"end", {}):
            with pytest.raises(teo.IllegalChoice):
                game.play(foreign)
        assert (written(game), game.record, game.legal(), game.events) == before


@EVERY_VARIANT
def test_choices_are_the_legal_ids_in_words(options: dict[str, object]) -> None:
    game = new(options, 33)
    for number, _ in enumerate(random_steps(game, 33)):
        if number % 3:
            continue
        choices = game.choices
        assert [choice.id for choice in choices] == game.legal()
        assert len(set(game.legal())) == len(choices) >= 1
        assert [game.rules.ids[choice.code] for choice in choices] == game.legal()
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
