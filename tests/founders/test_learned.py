"""Learned values of Founders: features by name, whole turns, the player that uses them."""

import json
from importlib import resources

import pytest

import teotihuacan as teo
from teotihuacan import players
from teotihuacan.founders.players.learned import names as feature_names
from teotihuacan.founders.players.learned.ends import end_mark
from teotihuacan.founders.players.learned.evaluator import OUTLINE, FoundersEvaluator
from teotihuacan.founders.players.learned.features import ERAS, Features, era_of
from teotihuacan.founders.players.learned.model import REGISTRY, sort_of
from teotihuacan.founders.players.self_play import FoundersSelfPlay, FoundersTraining
from teotihuacan.founders.players.strong import Strong
from teotihuacan.founders.players.weights import Weights
from teotihuacan.founders.rules.rounds import district_scores
from teotihuacan.founders.rules.state import Founding
from teotihuacan.players.search.evaluator import Evaluator, imagined
from teotihuacan.players.search.model import Model
from tests.founders.scene import Scene, scene
from tests.founders.tables import EVERY

WEIGHTS = sorted(
    (
        file
        for file in resources.files("teotihuacan.founders.players.learned")
        .joinpath("weights")
        .iterdir()
        if file.name.endswith(".json")
    ),
    key=lambda file: file.name,
)


def founding_of(game: teo.Game) -> Founding:
    assert isinstance(game.state, Founding)
    return game.state


def seen(game: teo.Game, seat: int = 0) -> dict[str, float]:
    founding = founding_of(game)
    return dict(zip(feature_names.NAMES, Features(founding, seat, Weights()).fill(founding)))


def quarter(players: int = 2) -> Scene:
    """Seat 0 with a small city and cubes for several sorts of turn."""
    s = scene(players=players)
    s.lay(0, "green", "a1").lay(0, "wood2", "a5").lay(0, "gold3", "j11")
    s.pyramid(0, N="green", W="green", NW="red")
    s.cubes(0, gold="g1 h1", stone="g2", wood="g3 h3 i3 j3 k3 l3")
    s.worship(0, "r_gold_vp")
    s.lay(1, "blue", "a1").cubes(1, stone="l12")
    return s


def played(game: teo.Game, decisions: int) -> teo.Game:
    seats = [players.make("greedy", seat, "founders") for seat in range(game.players)]
    for _ in range(decisions):
        assert game.actor is not None
        game.apply(seats[game.actor].choose(game))
    return game


def finished(game: teo.Game, seats: list[players.Player]) -> teo.Game:
    """A whole game, every choice checked."""
    while not game.over:
        assert game.actor is not None
        id = seats[game.actor].choose(game)
        assert id in game.ids
        game.apply(id)
    return game


# --- features -------------------------------------------------------------------------------------


def test_every_feature_has_a_name_of_its_own() -> None:
    assert len(set(feature_names.NAMES)) == len(feature_names.NAMES) == feature_names.LENGTH
    assert len(feature_names.FEATURES.shared) == feature_names.OWN
    assert (
        feature_names.RIVAL - feature_names.OWN
        == feature_names.LENGTH - feature_names.RIVAL
        == len(feature_names.FEATURES.half)
    )
    assert 60 <= len(feature_names.FEATURES.half) <= 100


def test_features_stand_where_their_names_are() -> None:
    """One of each block of a half, its last ones among them."""
    s = quarter()
    s.founder(0).points = 12
    s.founder(0).favor = 2
    row = seen(s.touch().game)
    assert len(row) == feature_names.LENGTH
    assert row["start"] == 1.0
    assert row["margin now"] == 12.0
    assert row["disks"] == s.founder(0).disks
    assert (row["gold"], row["stone"], row["wood"]) == (2.0, 1.0, 6.0)
    assert (row["plenty of wood"], row["plenty of stone"]) == (2.0, 0.0)
    assert row["a Pyramid tile can be paid"] == 1.0
    assert row["a red Temple can be paid"] == 0.0
    assert row["a green Temple can be paid"] == 1.0
    scored = sum(district_scores(s.founder(0)))
    assert row["scoring now"] == scored > 0
    assert (row["green Temples"], row["blue Temples"]) == (1.0, 0.0)
    assert (row["green Pyramid tiles"], row["red Pyramid tiles"]) == (2.0, 1.0)
    assert row["bottom squares"] == 3.0
    assert row["places of the second level open"] == 1.0
    assert (row["wood Buildings"], row["gold Buildings"], row["stone Buildings"]) == (1, 1, 0)
    assert row["Worship tiles"] == 1.0
    assert row["favor"] == 2.0
    assert row["next favor"] > 0.0
    assert (row["rival: stone"], row["rival: blue Temples"]) == (1.0, 1.0)
    assert row["rival: green Temples"] == row["rival: favor"] == 0.0


def test_several_rivals_are_seen_as_their_mean() -> None:
    s = quarter(3)
    s.cubes(2, stone="a12 b12 c12")
    row = seen(s.touch().game)
    assert row["rival: stone"] == 2.0
    assert row["best rival beyond the mean"] > 0.0


def test_features_show_the_options_left_to_another_player() -> None:
    """With fewer spaces for its disks the best turn of the rival is worth no more than before."""
    game = played(teo.new_game("founders", players=2, seed=5), 40)
    founding = founding_of(game)
    seat = game.actor or 0
    row = seen(game, seat)
    assert row["rival's best turn"] > 0.0
    founding.stacks = tuple((0, 0, 0) for _ in founding.stacks)
    full = seen(game, seat)
    assert full["rival's best turn"] == full["rival's Building"] == 0.0


def test_a_row_is_written_afresh_each_time() -> None:
    s = quarter()
    features = Features(s.founding, 0, Weights())
    first = list(features.fill(s.founding))
    assert list(features.fill(s.founding)) == first


def test_alone_there_is_no_rival() -> None:
    row = seen(played(teo.new_game("founders", seed=1, **EVERY[-1]), 30))
    assert not any(row[name] for name in feature_names.NAMES[feature_names.RIVAL :])
    assert row["margin now"] > 0.0


def test_the_last_round_is_always_the_last_era() -> None:
    for options in EVERY:
        game = teo.new_game("founders", seed=1, **options)
        assert era_of(founding_of(game)) == 0
        eras = [0]
        player = players.make("random", 1, "founders")
        while not game.over:
            eras.append(era_of(founding_of(game)))
            game.apply(player.choose(game))
        assert eras == sorted(eras)
        assert eras[-1] == ERAS - 1


# --- weights --------------------------------------------------------------------------------------


@pytest.mark.parametrize("file", WEIGHTS, ids=[file.name for file in WEIGHTS])
def test_stored_weights_fit_the_features_and_say_where_they_are_from(file: object) -> None:
    written = json.loads(file.read_text(encoding="utf-8"))  # type: ignore[attr-defined]
    model = REGISTRY.read(written, "here")
    assert len(model.eras) == ERAS
    assert written["command"].startswith("teo train")
    assert "--game founders" in written["command"]
    assert set(written) >= {"version", "date", "course", "generations"}
    assert all(any(era) for era in model.eras)


def test_every_sort_of_game_finds_weights() -> None:
    """Of its own, or those for two players."""
    found: set[str] = set()
    for options in EVERY:
        game = teo.new_game("founders", seed=1, **options)
        found.add(sort_of(founding_of(game)))
        assert Strong(1).evaluator.model_of(founding_of(game)).eras
    assert found == {"2", "3", "4", "solo"}


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


# --- whole turns ----------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [EVERY[0], EVERY[3], EVERY[-1]], ids=str)
def test_turns_are_different_legal_and_in_order(options: dict[str, object]) -> None:
    """They end where the turn does, or where a Worship tile is drawn."""
    game = teo.new_game("founders", seed=4, **options)
    greedy = [players.make("greedy", seat, "founders") for seat in range(game.players)]
    evaluator: Evaluator = FoundersEvaluator()
    looked = 0
    while looked < 6:
        seat = game.actor
        assert seat is not None
        if game.asked == "turn":
            looked += 1
            turns = evaluator.turns(game, seat, 12)
            assert 1 <= len(turns) <= 12
            assert [turn.worth for turn in turns] == sorted((t.worth for t in turns), reverse=True)
            ends: set[int] = set()
            outlines: list[tuple[int, ...]] = []
            for turn in turns:
                after = imagined(game)
                for id in turn.ids:
                    assert after.actor == seat
                    assert id in after.ids
                    after.apply(id)
                assert after.actor != seat or after.asked == "turn"
                ends.add(end_mark(founding_of(after), seat))
                askers = game.rules.askers
                outlines.append(tuple(id for id in turn.ids if askers[id] in OUTLINE))
            assert len(ends) == len(turns)
            assert max(outlines.count(outline) for outline in outlines) <= 2
        game.apply(greedy[seat].choose(game))


def test_the_parts_add_up_to_the_value() -> None:
    game = played(teo.new_game("founders", players=2, seed=2), 60)
    evaluator = FoundersEvaluator()
    for seat in range(2):
        parts = evaluator.parts(game, seat)
        assert sum(part for _, part in parts) == pytest.approx(evaluator.value(game, seat))
        assert len({name for name, _ in parts}) == len(parts) > 20


def test_at_the_end_the_value_is_the_margin() -> None:
    seats = [players.make("random", seat, "founders") for seat in range(2)]
    game = finished(teo.new_game("founders", players=2, seed=2), seats)
    evaluator = FoundersEvaluator()
    assert evaluator.value(game, 0) == game.scores[0] - game.scores[1] == -evaluator.value(game, 1)
    assert evaluator.parts(game, 0) == [("margin now", game.scores[0] - game.scores[1])]


@pytest.mark.parametrize("options", [EVERY[0], EVERY[-1]], ids=str)
def test_a_reply_plays_one_whole_turn(options: dict[str, object]) -> None:
    """Or as much of it as there is before something is drawn."""
    game = imagined(played(teo.new_game("founders", seed=2, **options), 30))
    for _ in range(12):
        if game.actor == teo.CHANCE:
            game.apply(game.ids[0])
            continue
        seat = game.actor
        FoundersEvaluator().reply(game)
        assert game.actor == teo.CHANCE or game.asked == "turn" or game.actor != seat


def test_weights_decide() -> None:
    """With a weight on favor alone, the turn is taken that gains it."""
    eras = [[0.0] * feature_names.LENGTH for _ in range(ERAS)]
    for era in eras:
        era[feature_names.NAMES.index("favor")] = 100.0
    s = scene(players=2)
    player = Strong(1, Model(eras))
    while s.game.actor == 0:
        s.game.play(player.choose(s.game))
    assert s.founder(0).favor == 1


# --- the player -----------------------------------------------------------------------------------


@pytest.mark.parametrize("options", EVERY, ids=str)
def test_strong_plays_every_variant_to_its_end(options: dict[str, object]) -> None:
    game = teo.new_game("founders", seed=7, **options)
    names = ["strong", "random", "random", "random"][: game.players]
    finished(game, [players.make(name, 1, "founders") for name in names])
    assert game.scores.index(max(game.scores)) == 0
    assert game.scores[0] > 60


def test_the_same_seed_plays_the_same_game() -> None:
    histories: list[list[int]] = []
    for _ in range(2):
        game = teo.new_game("founders", players=2, seed=3)
        player = Strong(1)
        for _ in range(40):
            game.apply(player.choose(game))
        histories.append(list(game.history))
    assert histories[0] == histories[1]


def test_thinking_leaves_the_game_alone_and_knows_no_draw() -> None:
    game = teo.new_game("founders", players=2, seed=3)
    seats = [Strong(1), Strong(2)]
    for _ in range(40):
        actor = game.actor
        assert actor is not None
        before = (list(game.history), game.ids, list(game.state.agenda), game.scores)
        other = game.copy()
        other.dealer = teo.Dealer.seeded(len(game.history))
        id = seats[actor].choose(game)
        assert (list(game.history), game.ids, list(game.state.agenda), game.scores) == before
        if game.asked == "turn":
            assert Strong(5).choose(other) == Strong(5).choose(game)
        game.apply(id)


# --- self-play ----------------------------------------------------------------------------------


def test_a_self_play_agent_writes_down_the_end_of_every_turn() -> None:
    game = teo.new_game("founders", players=2, seed=6)
    setup = FoundersTraining()
    agents = [setup.agent(seat, None, 0.5) for seat in range(2)]
    turns = [0, 0]
    while not game.over:
        seat = game.actor
        assert seat is not None
        turns[seat] += game.asked == "turn"
        game.apply(agents[seat].choose(game))
    for seat, agent in enumerate(agents):
        assert len(agent.rows) == turns[seat] + 1  # and the setup
        assert sorted(row.era for row in agent.rows) == [row.era for row in agent.rows]
        assert agent.rows[0].era == 0
        assert agent.rows[-1].era == ERAS - 1
        assert all(len(row.features) == feature_names.LENGTH for row in agent.rows)


def test_a_self_play_agent_learns_alone_as_well() -> None:
    game = teo.new_game("founders", seed=6, **EVERY[-1])
    agent = FoundersSelfPlay(1, None, 0.2)
    finished(game, [agent])
    assert all(row.present >= 0 for row in agent.rows)
