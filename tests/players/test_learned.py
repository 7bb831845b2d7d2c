"""What was learned of City of Gods: features by name, whole turns, the player who uses them."""

import json
from importlib import resources

import pytest

import teotihuacan as teo
from teotihuacan import players
from teotihuacan.city.players.learned import names as feature_names
from teotihuacan.city.players.learned.evaluator import CityEvaluator
from teotihuacan.city.players.learned.features import ERAS, Features
from teotihuacan.city.players.learned.model import REGISTRY, nearest, sort_of
from teotihuacan.city.players.planner import answer_others, fingerprint
from teotihuacan.city.players.quick import OUTLINE
from teotihuacan.city.players.self_play import CitySelfPlay, CityTraining
from teotihuacan.city.players.strong import Strong
from teotihuacan.city.players.weights import Weights
from teotihuacan.city.rules.state import City
from teotihuacan.players.search.evaluator import Evaluator, imagined
from teotihuacan.players.search.model import Model
from tests.city.modules.sets import SETS
from tests.city.scene import Scene, scene
from tests.make_tables import DOCS, FEATURES, with_features
from tests.players.seats import play, seated
from tests.tables import VARIANTS

WEIGHTS = sorted(
    (
        file
        for file in resources.files("teotihuacan.city.players.learned")
        .joinpath("weights")
        .iterdir()
        if file.name.endswith(".json")
    ),
    key=lambda file: file.name,
)


MORE = feature_names.FEATURES.half[feature_names.FIRST_OF_MODULES :]


def city_of(game: teo.Game) -> City:
    assert isinstance(game.state, City)
    return game.state


def market(players: int = 2) -> Scene:
    """Seat 0 with goods and workers for several sorts of turn."""
    s = scene(players=players)
    s.seat(0, cocoa=6, wood=4, stone=8, gold=3, workers="A2 F3 N3", tiles=("ignore_cocoa",))
    s.seat(1, cocoa=3, workers="Q2 D1 G1", tiles=("four_points",))
    s.ask()
    return s


def seen(game: teo.Game, seat: int = 0) -> dict[str, float]:
    city = city_of(game)
    return dict(zip(feature_names.NAMES, Features(city, seat, Weights()).fill(city)))


# --- features -------------------------------------------------------------------------------------


def test_every_feature_has_a_name_of_its_own() -> None:
    assert len(set(feature_names.NAMES)) == len(feature_names.NAMES) == feature_names.LENGTH
    assert len(feature_names.FEATURES.shared) == feature_names.OWN
    assert (
        feature_names.RIVAL - feature_names.OWN
        == feature_names.LENGTH - feature_names.RIVAL
        == len(feature_names.FEATURES.half)
    )
    assert 160 <= feature_names.LENGTH <= 260


def test_features_stand_where_their_names_are() -> None:
    """One of each block of a half, its last ones among them."""
    s = market()
    s.player(0).points = 12
    s.player(0).temple = [3, 0, 2]
    s.player(0).avenue = 4
    row = seen(s.touch().game)
    assert len(row) == feature_names.LENGTH
    assert row["start"] == 1.0
    assert row["margin now"] == 12.0 - s.player(1).points
    assert (row["cocoa"], row["wood"], row["stone"], row["gold"]) == (6.0, 4.0, 8.0, 3.0)
    assert (row["plenty of stone"], row["plenty of wood"]) == (2.0, 0.0)
    assert (row["workers of power 2"], row["workers of power 3"]) == (1.0, 2.0)
    assert (row["blue steps"], row["red steps"], row["green steps"]) == (3.0, 0.0, 2.0)
    assert row["avenue steps"] == 4.0
    assert row["tile ignore_cocoa"] == 1.0
    assert row["tile four_points"] == 0.0
    assert row["turns left"] > 0
    assert row["turns left squared"] == pytest.approx(row["turns left"] ** 2)
    assert row["buildings built"] == s.city.buildings
    assert row["rival: cocoa"] == 3.0
    assert row["rival: tile four_points"] == 1.0
    assert row["rival: tile ignore_cocoa"] == 0.0


def test_several_rivals_are_seen_as_their_mean() -> None:
    s = market(3)
    s.seat(2, cocoa=7)
    row = seen(s.touch().game)
    assert row["rival: cocoa"] == 5.0
    assert row["best rival beyond the mean"] > 0.0


def test_a_row_is_written_afresh_each_time() -> None:
    s = market()
    features = Features(s.city, 0, Weights())
    first = list(features.fill(s.city))
    assert list(features.fill(s.city)) == first


def test_modules_have_features_of_their_own() -> None:
    plain = seen(teo.new_game("city", players=2, seed=1))
    assert not any(plain[name] for name in MORE)
    game = teo.new_game("city", players=2, seed=1, modules=["all"])
    play_some(game, 40)
    row = seen(game)
    assert any(row[name] for name in MORE)
    assert any(row[f"rival: {name}"] for name in MORE)


def play_some(game: teo.Game, decisions: int) -> None:
    seats = seated("greedy greedy greedy greedy")
    for _ in range(decisions):
        assert game.actor is not None
        game.apply(seats[game.actor].choose(game))


# --- weights --------------------------------------------------------------------------------------


@pytest.mark.parametrize("file", WEIGHTS, ids=[file.name for file in WEIGHTS])
def test_stored_weights_fit_the_features_and_say_where_they_are_from(file: object) -> None:
    written = json.loads(file.read_text(encoding="utf-8"))  # type: ignore[attr-defined]
    model = REGISTRY.read(written, "here")
    assert len(model.eras) == ERAS
    assert written["command"].startswith("teo train --game city")
    assert set(written) >= {"version", "date", "course", "generations"}
    assert all(any(era) for era in model.eras)


def test_the_document_has_the_weights_of_today() -> None:
    text = (DOCS / FEATURES).read_text(encoding="utf-8")
    assert with_features(text) == text, "make tables"


def test_weights_for_other_features_are_refused() -> None:
    written = {
        "format": "teotihuacan weights 1",
        "features": list(feature_names.NAMES),
        "weights": [[0.0] * feature_names.LENGTH] * ERAS,
    }
    REGISTRY.read(written, "here")
    with pytest.raises(teo.OptionError, match="other features"):
        REGISTRY.read({**written, "features": [*feature_names.NAMES[:-1], "another"]}, "here")
    with pytest.raises(teo.OptionError, match="eras"):
        REGISTRY.read({**written, "weights": [[0.0] * feature_names.LENGTH]}, "here")
    with pytest.raises(teo.OptionError, match="no 'teotihuacan weights 1'"):
        REGISTRY.read({}, "here")


def test_every_sort_of_game_finds_weights() -> None:
    games = {
        "2": teo.new_game("city", players=2, seed=1),
        "4-modules": teo.new_game("city", players=4, seed=1, modules=["all"]),
        "solo": teo.new_game("city", players=1, bot="teotibot", seed=1),
        "solo-modified": teo.new_game("city", players=1, bot="modified", seed=1),
    }
    for sort, game in games.items():
        assert sort_of(city_of(game)) == sort
        assert Strong(1).evaluator.model_of(city_of(game)).eras
    assert nearest("4-modules") == ["4-modules", "2-modules", "4", "2"]
    assert nearest("solo-modified") == ["solo-modified", "solo", "2"]


# --- whole turns ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "options",
    [{"players": 2}, {"players": 3, "modules": ["all"]}, {"players": 1, "bot": "teotibot"}],
)
def test_turns_are_different_legal_and_in_order(options: dict[str, object]) -> None:
    game = teo.new_game("city", seed=4, **options)
    player = Strong(1)
    evaluator: Evaluator = CityEvaluator()
    looked = 0
    for _ in range(80):
        seat = game.actor
        assert seat is not None
        if game.asked == "turn" and looked < 6:
            looked += 1
            turns = evaluator.turns(game, seat, 12)
            assert 1 <= len(turns) <= 12
            assert [turn.worth for turn in turns] == sorted((t.worth for t in turns), reverse=True)
            ends: set[int] = set()
            outlines: list[tuple[int, ...]] = []
            for turn in turns:
                after = imagined(game)
                for id in turn.ids[:-1]:
                    answer_others(after, seat)
                    assert id in after.ids
                    after.apply(id)
                answer_others(after, seat)
                assert turn.ids[-1] in after.ids
                ends.add(fingerprint(city_of(after), seat))
                askers = game.rules.askers
                outlines.append(tuple(id for id in turn.ids if askers[id] in OUTLINE))
            assert len(ends) == len(turns)
            assert max(outlines.count(outline) for outline in outlines) <= 2
        game.apply(player.choose(game))
    assert looked >= 3


def test_the_parts_add_up_to_the_value() -> None:
    game = teo.new_game("city", players=2, seed=2)
    play_some(game, 50)
    evaluator = CityEvaluator()
    for seat in range(2):
        parts = evaluator.parts(game, seat)
        assert sum(part for _, part in parts) == pytest.approx(evaluator.value(game, seat))
        assert len({name for name, _ in parts}) == len(parts) > 20


def test_at_the_end_the_value_is_the_margin() -> None:
    game = play(teo.new_game("city", players=2, seed=2), seated("random random"))
    evaluator = CityEvaluator()
    assert evaluator.value(game, 0) == game.scores[0] - game.scores[1] == -evaluator.value(game, 1)
    assert evaluator.parts(game, 0) == [("margin now", game.scores[0] - game.scores[1])]


def test_a_reply_plays_one_whole_turn() -> None:
    game = imagined(market().game)
    CityEvaluator().reply(game)
    assert city_of(game).turn != 0 or game.actor == teo.CHANCE


def test_weights_decide() -> None:
    """With a weight on cocoa alone the turn with the most cocoa is the best."""
    eras = [[0.0] * feature_names.LENGTH for _ in range(ERAS)]
    for era in eras:
        era[feature_names.NAMES.index("cocoa")] = 100.0
    s = market()
    hungry = Strong(1, Model(eras))
    while s.game.actor == 0 and s.game.asked != "end":
        s.game.play(hungry.choose(s.game))
    assert s.player(0).goods[0] > 6


# --- the player -----------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(1, len(VARIANTS), 4))
def test_strong_plays_variants_to_their_end(number: int) -> None:
    game = teo.new_game("city", seed=number, **VARIANTS[number])
    names = ["strong", "random", "random", "random"][: game.players]
    play(game, [players.make(name, number, "city") for name in names])
    assert game.scores.index(max(game.scores)) == 0


@pytest.mark.parametrize("number", range(0, len(SETS), 3))
def test_strong_plays_with_modules(number: int) -> None:
    game = teo.new_game("city", players=2, seed=number, modules=SETS[number])
    play(game, seated("strong random"))
    assert game.winners == [0]


@pytest.mark.parametrize("bot", ["teotibot", "modified"])
def test_strong_plays_alone(bot: str) -> None:
    game = teo.new_game("city", players=1, bot=bot, seed=3, modules=["obsidian"])
    play(game, seated("strong"))
    assert game.scores[0] > 120


def test_thinking_leaves_the_game_alone_and_knows_no_draw() -> None:
    game = teo.new_game("city", players=2, seed=3)
    seats = [Strong(1), Strong(2)]
    for _ in range(50):
        actor = game.actor
        assert actor is not None
        before = (list(game.history), game.ids, list(game.state.agenda), game.scores)
        other = game.copy()
        other.dealer = teo.Dealer.seeded(len(game.history))
        id = seats[actor].choose(game)
        assert (list(game.history), game.ids, list(game.state.agenda), game.scores) == before
        assert Strong(5).choose(other) == Strong(5).choose(game)
        game.apply(id)


# --- self-play ----------------------------------------------------------------------------------


def test_a_self_play_agent_without_weights_plays_like_greedy() -> None:
    agents: list[players.Player] = [CitySelfPlay(seat, None, 0.0) for seat in range(2)]
    first = play(teo.new_game("city", players=2, seed=6), agents)
    second = play(teo.new_game("city", players=2, seed=6), seated("greedy greedy"))
    assert first.history == second.history


def test_a_self_play_agent_tries_other_turns() -> None:
    agents: list[players.Player] = [CitySelfPlay(seat, None, 0.5) for seat in range(2)]
    first = play(teo.new_game("city", players=2, seed=6), agents)
    second = play(teo.new_game("city", players=2, seed=6), seated("greedy greedy"))
    assert first.history != second.history


def test_a_self_play_agent_writes_down_the_end_of_every_turn() -> None:
    game = teo.new_game("city", players=2, seed=6)
    game.start_recording()
    setup = CityTraining()
    agents = [setup.agent(seat, None, 0.5) for seat in range(2)]
    play(game, list(agents))
    game.stop_recording()
    for seat, agent in enumerate(agents):
        turns = [event for event in game.events if event.kind == "turn" and event.seat == seat]
        assert len(agent.rows) == len(turns)
        assert sorted(row.era for row in agent.rows) == [row.era for row in agent.rows]
        assert all(len(row.features) == feature_names.LENGTH for row in agent.rows)
