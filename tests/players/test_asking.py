"""A player that fails forfeits the decision to random, visibly, and nothing else happens."""

import json
import signal

import pytest

import teotihuacan as teo
from teotihuacan import players
from teotihuacan.players.asking import DIED, ILLEGAL, LATE, RAISED, REASONS, Forfeit
from tests.players.failing import (
    FAILING,
    Answering,
    Cheating,
    Dawdling,
    Leaving,
    Raising,
    Spoiling,
    Unborn,
    Untiring,
)

KNOWN: tuple[type[players.Player], ...] = (*FAILING, Answering, Dawdling, Spoiling, Untiring)


@pytest.fixture(autouse=True)
def _known() -> None:
    for made in KNOWN:
        players.register(made.name, made)


def new() -> teo.Game:
    return teo.new_game("city", players=2, seed=1)


@pytest.mark.parametrize(
    ("made", "why", "detail"),
    [
        (Raising, RAISED, "ValueError: I have lost my notes"),
        (Leaving, RAISED, "SystemExit: 3"),
        (Cheating, ILLEGAL, "-1 is not legal"),
        (Unborn, RAISED, "RuntimeError: no memory"),
    ],
)
def test_chance_decides_for_who_fails(made: type[players.Player], why: str, detail: str) -> None:
    game = new()
    seated = players.Seated(made.name, 3, "city")
    decided = [seated.decide(game) for _ in range(20)]
    assert seated.forfeits == [Forfeit(why, detail)] * 20
    assert seated.counts() == tuple(20 * (reason == why) for reason in REASONS)
    assert set(decided) <= set(game.ids)
    assert len(set(decided)) > 1, "at random"
    again = players.Seated(made.name, 3, "city")
    assert [again.decide(game) for _ in range(20)] == decided, "and yet the same again"


def impossible() -> list[object]:
    class Odd:
        def __index__(self) -> int:
            raise KeyError("odd")

        def __repr__(self) -> str:
            raise KeyError("odd")

    return [None, True, 1.5, "no such code", [], 10**30, Odd(), b"\0"]


@pytest.mark.parametrize("number", range(len(impossible())))
def test_anything_can_be_answered(number: int) -> None:
    game = new()
    seated = players.Seated("answering", 3, "city")
    seated.player = Answering(3, impossible()[number])
    assert seated.decide(game) in game.ids
    assert [forfeit.why for forfeit in seated.forfeits] == [ILLEGAL]


def test_codes_and_choices_are_answers_as_well() -> None:
    game = new()
    for answer in (game.choices[1], game.choices[1].code, game.ids[1]):
        seated = players.Seated("answering", 3, "city")
        seated.player = Answering(3, answer)
        assert seated.decide(game) == game.ids[1]
        assert seated.forfeits == []


def test_an_error_that_cannot_be_told_is_named() -> None:
    class Mute(Exception):
        def __str__(self) -> str:
            raise ValueError

    def choose(game: teo.Game) -> int:
        raise Mute

    seated = players.Seated("answering", 3, "city")
    assert seated.player is not None
    seated.player.choose = choose  # type: ignore[method-assign]
    seated.decide(new())
    assert seated.forfeits == [Forfeit(RAISED, "Mute")]


def test_whoever_spoils_its_game_spoils_nothing_else() -> None:
    game, twin = new(), new()
    seats = [players.Seated("spoiling", seat, "city") for seat in range(2)]
    for _ in range(40):
        actor = game.actor
        assert actor is not None
        before = json.dumps([game.position(), game.ids, game.options, game.history])
        id = seats[actor].decide(game)
        assert json.dumps([game.position(), game.ids, game.options, game.history]) == before
        assert id == game.ids[0]
        game.play(id)
        twin.play(id)
    assert game.position() == twin.position()
    assert not seats[0].forfeits


# --- time -----------------------------------------------------------------------------------------


def dawdling(limit: float | None) -> tuple[players.Seated, Dawdling]:
    player = Dawdling(1)
    seated = players.Seated("dawdling", 1, "city", limit, clock=player.clock)
    seated.player = player
    return seated, player


def test_a_late_answer_does_not_count() -> None:
    game = new()
    seated, player = dawdling(2.0)
    for pace, forfeits in ((2.0, 0), (2.25, 1), (0.0, 1), (100.0, 2)):
        player.pace = pace
        assert seated.decide(game) in game.ids
        assert len(seated.forfeits) == forfeits
    assert seated.forfeits == [Forfeit(LATE, "more than 2 s")] * 2


def test_without_a_limit_everybody_has_time() -> None:
    seated, player = dawdling(None)
    player.pace = 1e9
    game = new()
    assert seated.decide(game) == game.ids[0]
    assert seated.forfeits == []


def test_no_time_at_all_is_a_limit_too() -> None:
    seated = players.Seated("spoiling", 1, "city", 0.0)
    assert seated.decide(new()) in new().ids
    assert [forfeit.why for forfeit in seated.forfeits] == [LATE]


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="there is no alarm on this system")
def test_a_player_that_never_ends_is_stopped() -> None:
    before = signal.getsignal(signal.SIGALRM)
    seated = players.Seated("untiring", 1, "city", 0.01)
    assert seated.decide(new()) in new().ids
    assert [forfeit.why for forfeit in seated.forfeits] == [LATE]
    assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)
    assert signal.getsignal(signal.SIGALRM) is before


# --- who is not asked -----------------------------------------------------------------------------


def test_with_trouble_the_player_is_not_even_made() -> None:
    trouble = Forfeit(DIED, "3 processes ended")
    seated = players.Seated("unborn", 1, "city", trouble=trouble)
    assert seated.decide(new()) in new().ids
    assert seated.forfeits == [trouble]


def test_a_name_that_nobody_knows_is_refused() -> None:
    with pytest.raises(teo.OptionError, match="no player 'nobody'"):
        players.Seated("nobody", 1, "city")


def test_nobody_is_asked_for_chance_or_after_the_end() -> None:
    with pytest.raises(teo.IllegalChoice, match="nobody who could decide"):
        players.Seated("greedy", 1, "city").decide(teo.new_game("city", players=2, seed=None))


def test_ctrl_c_is_nobodys_fault() -> None:
    def choose(game: teo.Game) -> int:
        raise KeyboardInterrupt

    seated = players.Seated("answering", 3, "city")
    assert seated.player is not None
    seated.player.choose = choose  # type: ignore[method-assign]
    with pytest.raises(KeyboardInterrupt):
        seated.decide(new())


def test_streams_have_nothing_to_do_with_each_other() -> None:
    purposes = ("imagination", "stand in", "seat 0", "seat 1")
    seeds = {players.stream(seed, purpose) for seed in range(50) for purpose in purposes}
    assert len(seeds) == 200
    assert all(0 <= seed < 2**53 for seed in seeds)
    assert not seeds & set(range(50))
