"""Hints and reviews: fair, and what they say adds up."""

import pytest

import teotihuacan as teo
from teotihuacan import players
from teotihuacan.city.players.learned import names as city_names
from teotihuacan.city.rules.state import City
from teotihuacan.engine.game import Game
from teotihuacan.engine.record import replay_steps
from teotihuacan.founders.players.learned import names as feature_names
from teotihuacan.founders.rules.state import Founding
from teotihuacan.players.advice import (
    Advice,
    Judged,
    Reason,
    Review,
    Span,
    advise,
    judge_some,
    review,
    telling,
)
from teotihuacan.players.advice.advising import different, end_of
from teotihuacan.players.advice.reviewing import spans
from teotihuacan.titles import GAMES, title_named, title_of
from teotihuacan.words import languages
from tests.toy.installed import registered
from tests.toy.rules import COINS
from tests.words.saying import ENGLISH, whole

NAMES = ["city", "founders"]


def greedy_game(name: str, turns: int, seed: int = 3, **options: object) -> teo.Game:
    """A game between greedies at the question with which a turn begins."""
    game = teo.new_game(name, seed=seed, **{"players": 2, **options})
    greedies = [players.make("greedy", 1, name) for _ in range(game.players)]
    begun = 0
    while not game.over:
        begun += game.asked == "turn"
        if begun > turns:
            return game
        assert game.actor is not None
        game.apply(greedies[game.actor].choose(game))
    return game


@pytest.fixture(scope="module", params=NAMES)
def game(request: pytest.FixtureRequest) -> teo.Game:
    return greedy_game(request.param, 14)


@pytest.fixture(scope="module", params=NAMES)
def finished(request: pytest.FixtureRequest) -> teo.Game:
    return greedy_game(request.param, 1000, 4)


# --- advice ---------------------------------------------------------------------------------------


def test_advice_is_a_few_different_turns_the_best_first(game: teo.Game) -> None:
    seat = game.actor
    assert seat is not None
    found = advise(game, seat)
    assert len(found) == 3
    margins = [advice.margin for advice in found if advice.margin is not None]
    assert len(margins) == 3
    assert margins == sorted(margins, reverse=True)
    assert [advice.ids for advice in advise(game, seat, 1)] == [found[0].ids]
    for advice in found:
        ahead = game.hypothetical()
        for id in advice.ids:
            assert ahead.actor == seat
            ahead.play(id)
        assert ahead.actor != seat


def test_reasons_add_up_to_what_the_turn_changes(game: teo.Game) -> None:
    seat = game.actor
    assert seat is not None
    evaluator = title_of(game).evaluator(game)
    assert evaluator is not None
    before = evaluator.value(game.hypothetical(), seat)
    for advice in advise(game, seat):
        after = end_of(game.hypothetical(), seat, list(advice.ids))
        assert after.asked == "end" or after.actor == teo.CHANCE
        assert advice.margin is not None
        assert advice.margin == pytest.approx(evaluator.value(after, seat))
        changes = [reason.points for reason in advice.reasons]
        assert sum(changes) == pytest.approx(advice.margin - before)
        assert changes == sorted(changes, key=lambda points: -abs(points))


def test_turns_that_come_to_the_same_are_told_once() -> None:
    reasons = (Reason("goods", 2.1), Reason("time", -0.2))
    same = (Reason("goods", 1.9), Reason("time", 0.3))
    found = [Advice((1,), 5.2, reasons), Advice((2,), 4.9, same), Advice((3,), 2.0, same)]
    assert [advice.ids for advice in different(found)] == [(1,), (3,)]


@pytest.mark.parametrize(("name", "asked"), [("city", "keep"), ("founders", "pyramid")])
def test_outside_a_turn_there_is_an_answer_and_no_margin(name: str, asked: str) -> None:
    game = teo.new_game(name, players=2, seed=3)
    assert game.asked == asked
    assert game.actor is not None
    (only,) = advise(game, game.actor)
    assert only.margin is None
    assert only.reasons == ()
    assert only.ids[0] in game.ids


def test_whoever_passes_has_ended_the_turn() -> None:
    """It is weighed as it is left to the others, not as the next round begins."""
    game = greedy_game("founders", 14)
    seat = game.actor
    assert seat is not None
    after = end_of(game.hypothetical(), seat, [game.find("pass")])
    founding, before = after.state, game.state
    assert isinstance(founding, Founding)
    assert isinstance(before, Founding)
    assert founding.founders[seat].passed
    assert not before.founders[seat].passed
    assert (founding.active, founding.round) == (seat, before.round)


def test_who_plays_alone_is_promised_points() -> None:
    game = greedy_game("founders", 3, players=1, solo="score attack")
    best = advise(game, 0, 1)[0]
    assert best.alone
    assert best.margin is not None
    assert best.margin > game.scores[0]
    told = telling.promise(best, title_named("founders").words("en"))
    assert told.startswith(f"About {round(best.margin)} points at the end; this turn gives ")
    spanish = telling.promise(best, title_named("founders").words("es"))
    assert spanish.startswith(f"Unos {round(best.margin)} puntos al final; este turno aporta ")


def test_only_who_is_asked_is_advised(game: teo.Game) -> None:
    with pytest.raises(teo.OptionError, match="the seat that is asked"):
        advise(game, 1 - (game.actor or 0))


def test_a_game_nobody_has_learned_has_no_advice() -> None:
    game = Game.new(COINS, {"players": 2, "rounds": 3}, 1)
    assert game.actor is not None
    with registered(), pytest.raises(teo.OptionError, match="nobody has learned"):
        advise(game, game.actor)


def swapped(game: teo.Game, seat: int) -> teo.Game:
    """Another truth for all that a seat knows: what others were dealt has changed places."""
    other = game.copy()
    city = other.state
    assert isinstance(city, City)
    rival = city.players[1 - seat]
    taken = {*rival._dealt, *city.players[seat]._dealt}
    free = [tile for tile in title_named("city").explainable()["start"] if tile not in taken]
    rival._dealt = tuple(free[: len(rival._dealt)])
    rival._kept = rival._dealt[: len(rival._kept)]
    return other


def test_advice_does_not_change_with_what_is_hidden() -> None:
    game = teo.new_game("city", players=2, seed=3)
    asked = 0
    while game.asked == "keep":
        seat = game.actor
        assert seat is not None
        other = swapped(game, seat)
        assert other.view(seat) == game.view(seat)
        assert other.view(1 - seat) != game.view(1 - seat)
        assert advise(other, seat) == advise(game, seat)
        asked += 1
        game.apply(game.ids[0])
    assert asked >= 2


def test_advice_leaves_the_game_as_it_is_and_is_always_the_same(game: teo.Game) -> None:
    seat = game.actor
    assert seat is not None
    before = game.position()
    other = game.copy()
    other.dealer = teo.Dealer.seeded(99)
    assert advise(game, seat) == advise(other, seat)
    assert game.position() == before


# --- words ----------------------------------------------------------------------------------------


FEATURES = {"city": city_names.FEATURES, "founders": feature_names.FEATURES}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", NAMES)
def test_every_group_has_a_name(name: str, language: str) -> None:
    words = title_named(name).words(language)
    for group in sorted(set(FEATURES[name].groups.values())):
        assert words.has(f"reason.{group}"), group


@pytest.mark.parametrize(
    ("name", "groups"),
    [
        (
            "city",
            {
                "rival: wood": "rivals",
                "wood in time": "goods",
                "standing: temples": "temples",
                "turns left": "time",
                "standing": "other",
            },
        ),
        (
            "founders",
            {
                "rival: wood": "rivals",
                "rival's best turn": "rivals",
                "wood by disks": "cubes",
                "wood Buildings": "buildings",
                "red Temples": "districts",
                "red Pyramid tiles left": "rivals",
                "Pyramid tiles that can be paid": "cubes",
                "Worship tiles under open squares": "pyramid",
                "greedy: all but points: masks": "masks",
                "greedy: all but points": "other",
                "first in the next round": "time",
            },
        ),
    ],
    ids=NAMES,
)
def test_every_feature_has_a_group(name: str, groups: dict[str, str]) -> None:
    assert set(FEATURES[name].groups) == set(FEATURES[name].names)
    assert len(set(FEATURES[name].names)) == len(FEATURES[name].names)
    assert {part: title_named(name).reason(part) for part in groups} == groups


@pytest.mark.parametrize("language", languages())
def test_turns_and_reasons_are_told(language: str, game: teo.Game) -> None:
    words = title_of(game).words(language)
    seat = game.actor
    assert seat is not None
    for advice in advise(game, seat):
        steps = telling.steps(game, seat, advice.ids, words)
        ended = game.rules.codes[advice.ids[-1]] == "end"
        assert len(steps) == len(advice.ids) - ended  # the end goes without saying
        told = [telling.promise(advice, words), telling.purpose(advice, words)]
        for sentence in [*steps, *told]:
            whole(sentence)
            assert language == "en" or not ENGLISH.search(sentence)


def test_a_promise_in_words() -> None:
    words = title_named("city").words("en")
    reasons = [("temples", 5.2), ("masks", 2.6), ("goods", -2.4), ("workers", 1.0), ("time", 0.6)]
    advice = Advice((), 12.3, tuple(Reason(*reason) for reason in reasons))
    assert telling.promise(advice, words) == (
        "About 12 points ahead at the end; this turn gives 5 more from the temples, 3 more from "
        "masks, 2 less from resources and cocoa, 1 more from the workers and 1 more from other "
        "things."
    )
    assert telling.promise(Advice((), -1.2), words) == "About 1 point behind at the end."
    assert telling.promise(Advice((), 0.2), words) == "About level at the end."
    assert telling.promise(Advice((), None), words) == ""
    spanish = telling.promise(advice, title_named("city").words("es"))
    assert spanish.startswith("Unos 12 puntos por delante al final; este turno aporta 5 más por")


def test_purpose_for_newcomers_has_no_numbers() -> None:
    words, spanish = (title_named("city").words(language) for language in ("en", "es"))
    goods, workers, time = Reason("goods", -7.2), Reason("workers", 5.8), Reason("time", -2.0)
    little = Reason("masks", 0.3)
    both = Advice((), 3.0, (goods, workers, time, little))
    assert telling.purpose(both, words) == (
        "This turn is good for the workers, at the expense of resources and cocoa."
    )
    assert telling.purpose(both, spanish) == (
        "Este turno es bueno para los trabajadores, a costa de recursos y cacao."
    )
    assert telling.purpose(Advice((), 3.0, (workers,)), words) == (
        "This turn is good for the workers."
    )
    assert telling.purpose(Advice((), 3.0, (goods,)), words) == (
        "No better turn was found; this one comes at the expense of resources and cocoa."
    )
    assert telling.purpose(Advice((), 3.0, (time, little)), words) == ""
    assert telling.purpose(Advice((), None), words) == ""


# --- reviews --------------------------------------------------------------------------------------


def test_a_review_judges_every_turn(finished: teo.Game) -> None:
    record = finished.record
    turns = sum(event.kind == "turn" for past in retold(record) for event in past)
    found = list(spans(record))
    # A draw may cut a turn; what is left of it is judged by itself, if there is a choice.
    assert list(dict.fromkeys(span.turn for span in found)) == list(range(1, turns + 1))
    assert len(found) < turns * 1.2
    assert sum(len(span.ids) for span in found) <= len(record.steps)
    some = judge_some(record, 10, 4)
    assert [judged.turn for judged in some] == [span.turn for span in found[10:14]]
    for judged, span in zip(some, found[10:14], strict=True):
        assert judged.cost >= 0
        assert sum(reason.points for reason in judged.reasons) == pytest.approx(judged.cost)
        assert judged.played[-1] == "end" or cut_by_a_draw(span)
        assert record.steps[judged.step] == judged.played[0]


def cut_by_a_draw(span: Span) -> bool:
    return span.end is not None and span.end.actor == teo.CHANCE


def retold(record: teo.Record) -> list[list[teo.Event]]:
    return [list(game.events) for game in replay_steps(record, GAMES)]


def test_a_bad_turn_costs_and_the_better_one_is_named() -> None:
    """The same moment with the best turn played, and with one that wastes a worker's move."""
    game = greedy_game("city", 14)
    seat = game.actor
    assert seat is not None
    best = advise(game, seat)[0]
    step = len(game.history)
    poor = game.copy()
    while poor.actor == seat:
        codes = {poor.rules.codes[id]: id for id in poor.ids}
        poor.play(codes.get("cocoa", codes.get("end", poor.ids[-1])))
    good = game.copy()
    for id in best.ids:
        good.play(id)
    costs = []
    for after in (good, poor):
        turn = [span.step for span in spans(after.record)].index(step)
        (judged,) = judge_some(after.record, turn, 1)
        costs.append(judged)
    assert costs[0].cost == pytest.approx(0)
    assert costs[1].cost > 1
    assert costs[1].best_margin == pytest.approx(costs[0].margin)
    assert costs[1].best == tuple(game.rules.codes[id] for id in best.ids)


def test_the_course_of_a_review_ends_with_the_true_margin() -> None:
    def turn(seat: int, number: int, margin: float, best: float) -> Judged:
        return Judged(seat, number * 3, number * 2, number, ("a",), ("b",), margin, best, ())

    found = Review((turn(0, 1, 2, 2.4), turn(1, 2, 1, 9), turn(0, 3, 4, 5)), (30, 41))
    assert found.course(0) == [(1, 2), (3, 4), (4, -11)]
    assert found.course(1) == [(2, 1), (4, 11)]
    assert [judged.turn for judged in found.costliest(5)] == [2, 3]
    assert [judged.turn for judged in found.costliest(5, 0)] == [3]
    assert found.to_json()["courses"][1] == {"seat": 1, "margins": [[2, 1], [4, 11.0]]}


def test_a_running_game_cannot_be_reviewed(game: teo.Game) -> None:
    with pytest.raises(teo.RecordError, match="not over"):
        review(game.record)
