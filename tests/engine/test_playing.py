"""The engine plays a game it has never heard of: steps, choices, chance, interrupts, copies."""

import copy
import pickle
from collections import Counter

import pytest

import teotihuacan as teo
from teotihuacan.engine.game import Game
from teotihuacan.engine.rules import Rules
from tests.toy.rules import COINS, Table, Take

WORDS = [100587536, 2849664703, 2976894644]
DICE = [3, 4, 2, 5, 3, 0, 3, 1]


def coins(seed: int | None = None, **options: object) -> Game:
    return Game.new(COINS, options, seed)


def table(game: Game) -> Table:
    assert isinstance(game.state, Table)
    return game.state


def play(game: Game, codes: str) -> Game:
    for code in codes.split():
        game.play(code)
    return game


def codes(game: Game) -> list[str]:
    return [choice.code for choice in game.choices]


# --- steps ----------------------------------------------------------------------------------------


def test_ids_are_handed_out_in_the_order_of_the_kinds() -> None:
    assert COINS.codes == [
        *("~1", "~2", "~3", "take1", "take2", "take3"),
        *("to0", "to1", "to2", "to3", "stop", "charm"),
    ]
    assert [COINS.ids[code] for code in COINS.codes] == list(range(12))


def test_a_question_says_who_decides_and_what() -> None:
    game = coins()
    assert (game.actor, game.asked) == (teo.CHANCE, "roll")
    play(game, "~2")
    assert (game.actor, game.asked, game.question) == (0, "take", "take heap=2")
    assert codes(game) == ["take1", "take2", "charm"]
    assert game.choices[0].text == "take.take1"
    assert game.choices[2].text == "charm.charm"
    assert game.ids == [choice.id for choice in game.choices]


def test_a_question_with_one_answer_is_not_asked() -> None:
    game = play(coins(players=2), "~2 take2")
    assert game.asked == "stop"  # the gift could only go to seat 1
    assert table(game).purses == [1, 1]
    assert play(coins(players=3), "~2 take2").asked == "give"


def test_a_question_that_is_always_asked_is_asked_with_one_answer() -> None:
    game = play(coins(charms=0), "~1")
    assert game.asked == "stop"  # one coin to take, one player to give it to
    assert codes(game) == ["stop"]


def test_a_step_nobody_can_answer_lapses() -> None:
    game = coins()
    table(game).heap = -1
    play(game, "~1")  # nothing on the heap to take, nothing in the purse to give
    assert game.asked == "stop"
    assert table(game).purses == [0, 0]


def test_a_step_that_may_not_lapse_is_a_bug_in_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(COINS.kinds[1], "skippable", False)
    game = coins()
    table(game).heap = -1
    with pytest.raises(RuntimeError, match="take"):
        game.apply(0)


def test_automatic_steps_resolve_themselves_until_the_game_is_over() -> None:
    game = coins(rounds=1)
    play(game, "~1 take1 stop ~3 take3")
    assert not game.over
    assert game.winners == []
    play(game, "stop")
    assert game.over
    assert (game.actor, game.asked, game.ids, game.choices) == (None, "", [], [])
    assert game.scores == [1, 3]
    assert game.winners == [1]
    assert game.question == "over"


def test_kinds_must_stand_in_their_places() -> None:
    with pytest.raises(ValueError, match="stands in place 0"):
        Rules("wrong", 1, [Take()], 0)


# --- interrupts -----------------------------------------------------------------------------------


def test_an_aside_leaves_the_question_open() -> None:
    game = play(coins(), "~1 charm")
    assert game.asked == "take"
    assert codes(game) == ["take1", "take2", "take3"]
    assert table(game).charms == [0, 1]


def test_an_aside_is_offered_at_free_questions_only() -> None:
    game = play(coins(players=3), "~3")
    assert "charm" in codes(game)
    assert "charm" not in codes(play(game, "take1"))  # giving is not free
    assert "charm" in codes(play(game, "to1"))  # stopping is


# --- chance ---------------------------------------------------------------------------------------


def test_without_a_seed_the_caller_plays_chance() -> None:
    game = coins()
    assert game.odds == [3, 2, 1]
    assert codes(game) == ["~1", "~2", "~3"]
    play(game, "~3")
    assert game.odds == []  # a player's question
    assert table(game).heap == 3


def test_a_dealer_plays_chance_by_its_odds() -> None:
    rolled = Counter(table(coins(seed)).heap for seed in range(6000))
    for coin, expected in ((1, 3000), (2, 2000), (3, 1000)):
        assert abs(rolled[coin] - expected) < 150


def test_the_same_seed_deals_the_same() -> None:
    games = [coins(5, players=3), coins(5, players=3), coins(6, players=3)]
    for game in games:
        while not game.over:
            game.play(game.choices[-1])
    assert games[0].record == games[1].record
    assert games[0].record != games[2].record


def test_a_hypothetical_game_leaves_chance_to_the_caller() -> None:
    game = coins(5)
    mind = game.hypothetical()
    while mind.actor != teo.CHANCE:
        mind.play(mind.choices[0])
    assert game.actor == 0
    assert mind.odds == [3, 2, 1]
    assert (mind.seed, game.seed) == (None, 5)


def test_random_bits_are_the_same_everywhere() -> None:
    dealer = teo.Dealer.seeded(7)
    assert [dealer.word() for _ in range(3)] == WORDS
    assert [dealer.below(6) for _ in range(8)] == DICE


def test_a_dealer_is_fair() -> None:
    dealer = teo.Dealer.seeded(2**53 - 1)
    thrown = Counter(dealer.below(6) for _ in range(6000))
    assert sorted(thrown) == list(range(6))
    assert min(thrown.values()) > 880
    with pytest.raises(ValueError, match="no weight"):
        dealer.weighted([0, 0])


# --- choices --------------------------------------------------------------------------------------


def test_a_choice_is_played_by_object_by_id_or_by_code() -> None:
    ways = [coins(), coins(), coins(), coins()]
    ways[0].play(ways[0].choices[1])
    ways[1].play(1)
    ways[2].play("~2")
    ways[3].play("  ~2\n")
    assert len({str(game.position()) for game in ways}) == 1


class Liar:
    def __repr__(self) -> str:
        raise ValueError("no words")


@pytest.mark.parametrize(
    "choice",
    [
        *("take3", "stop", "", "TAKE1", "~1", "nonsense", "a" * 10_000, "\ud800"),
        *(5, -1, 0, 12, 10**30, 10**6000, -(10**6000)),
        *(None, True, False, 3.0, b"take1", [], ["take1"], {}, (3,), object(), Liar(), Liar),
        teo.Choice(5, "take3", "take3"),
        teo.Choice(99, "take1", ""),
    ],
    ids=lambda value: type(value).__name__,
)
def test_an_illegal_choice_changes_nothing(choice: object) -> None:
    game = play(coins(), "~2")
    before = (game.position(), game.record, game.choices, game.events, game.ids)
    with pytest.raises(teo.IllegalChoice) as caught:
        game.play(choice)
    assert len(str(caught.value)) < 200
    assert (game.position(), game.record, game.choices, game.events, game.ids) == before


def test_nothing_can_be_played_when_the_game_is_over() -> None:
    game = play(coins(rounds=1), "~1 take1 stop ~1 take1 stop")
    with pytest.raises(teo.IllegalChoice, match="over"):
        game.play("stop")


def test_any_integer_type_is_an_id() -> None:
    class Number:
        def __index__(self) -> int:
            return 1

    game = coins()
    game.play(Number())
    assert table(game).heap == 2


# --- events ---------------------------------------------------------------------------------------


def test_events_tell_what_happened_since_the_last_question() -> None:
    game = coins()
    play(game, "~2")
    assert game.events == [teo.Event("rolled", -1, (2, 0, 0))]
    play(game, "take2")
    assert game.events == [teo.Event("took", 0, (2, 0, 0)), teo.Event("gave", 0, (1, 0, 0))]
    assert game.log(0) == ["event.took coins=2 seat=0", "event.gave to=1 seat=0"]


def test_secrets_are_told_to_their_owner_only() -> None:
    game = play(coins(), "~2 take2")
    took, gave = game.events
    assert game.events_for(0) == [took, gave]
    for stranger in (1, None):
        assert game.events_for(stranger) == [gave]
        assert game.log(stranger) == ["event.gave to=1 seat=0"]
    assert game.log() == game.log(None), "without a seat: what everybody may know"
    assert game.log(everything=True) == game.log(0)
    for wrong in (-1, 2):
        with pytest.raises(teo.OptionError, match="seat must be 0 to 1, not"):
            game.log(wrong)


def test_the_fast_path_tells_nothing() -> None:
    game = coins()
    game.apply(1)
    assert game.events == []


# --- copies ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "copied",
    [Game.copy, copy.copy, copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))],
    ids=["copy()", "copy", "deepcopy", "pickle"],
)
def test_a_copy_goes_its_own_way(copied: object) -> None:
    assert callable(copied)
    game = coins(11, players=3)
    game.play("take1")
    twin = copied(game)
    assert isinstance(twin, Game)
    assert twin.position() == game.position()
    assert twin.record == game.record
    assert twin.events == game.events
    before = game.position()
    while not twin.over:
        twin.play(twin.choices[0])
    assert game.position() == before
    while not game.over:
        game.play(game.choices[0])
    assert twin.position() == game.position()  # the same dealer, copied
    assert twin.record == game.record


def test_everything_small_can_be_copied_and_pickled() -> None:
    game = coins(11)
    dealer = teo.Dealer.seeded(3)
    for thing in (game.choices[0], teo.Event("took", 0, (1, 2, 3)), game.record, COINS):
        for twin in (copy.copy(thing), copy.deepcopy(thing), pickle.loads(pickle.dumps(thing))):
            assert type(twin) is type(thing)
            assert twin == thing
            assert hash(twin) == hash(thing)
            assert repr(twin) == repr(thing)
    for other in (copy.copy(dealer), copy.deepcopy(dealer), pickle.loads(pickle.dumps(dealer))):
        assert other is not dealer
        assert other.words() == dealer.words()


def test_a_deep_copied_record_shares_nothing() -> None:
    record = coins(11).record
    twin = copy.deepcopy(record)
    twin.steps.append("stop")
    twin.options["players"] = 9
    assert record == coins(11).record


@pytest.mark.parametrize("error", [teo.PositionError("a.b", "no"), teo.IllegalChoice("no")])
def test_errors_can_be_pickled(error: Exception) -> None:
    twin = pickle.loads(pickle.dumps(error))
    assert (type(twin), str(twin)) == (type(error), str(error))


# --- views ----------------------------------------------------------------------------------------


def test_a_view_hides_what_a_seat_may_not_know() -> None:
    game = play(coins(players=3), "~3 take3 to1")
    for seat, purses in ((0, [2, None, None]), (1, [None, 1, None]), (None, [None, None, None])):
        view = game.view(seat)
        assert view["seat"] == seat
        assert view["table"] == {"heap": 0, "purses": purses, "charms": [1, 1, 1], "rounds": 3}


@pytest.mark.parametrize("seat", [3, -1, 99])
def test_only_a_seat_at_the_table_has_a_view(seat: int) -> None:
    with pytest.raises(teo.OptionError, match="seat"):
        coins(players=3).view(seat)


# --- counting -------------------------------------------------------------------------------------


def test_perft_counts_sequences_of_decisions_with_chance_as_a_decider() -> None:
    game = coins(charms=0, rounds=1)
    assert teo.perft(game, 0) == 1
    assert teo.perft(game, 1) == 3  # the roll
    assert teo.perft(game, 2) == 1 + 2 + 3  # stop; take1, take2; take1, take2, take3
    whole = teo.perft(game, 99)
    assert whole == teo.perft(game, 100)
    assert game.position() == coins(charms=0, rounds=1).position()


def test_playouts_leave_the_game_alone_and_count_decisions() -> None:
    game = coins(None, players=3)
    before = game.position()
    assert teo.playouts(game, 5, 20) == teo.playouts(game, 5, 20) > 20 * 9
    assert game.position() == before
    done = game.copy()
    assert teo.playout(done, teo.Dealer.seeded(1)) > 0
    assert done.over
    assert done.dealer is None  # it was lent for the playout only
