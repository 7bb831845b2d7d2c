"""The JSON API: making games, looking at them, playing them to the end."""

from random import Random

import pytest

import teotihuacan as teo
from teotihuacan.engine.dealer import written_seed
from teotihuacan.server.http.models import (
    About,
    Events,
    Log,
    Options,
    PositionSeen,
    Problem,
    Scores,
    State,
    Summary,
)
from teotihuacan.server.http.page_models import Scene
from tests.server.indoors import ALSO_ME, COMPUTER, FRIEND, ME, Game, Service


@pytest.fixture
def game(service: Service) -> Game:
    return service.create(ME, ALSO_ME, seed=7, first_game=True)


def test_what_a_game_can_be_made_with(service: Service) -> None:
    options = Options.model_validate(service.client.get("/api/options").json())
    assert options.players == [1, 2, 3, 4]
    city = options.games[0]
    assert (city.name, city.title, city.opponent) == ("city", "City of Gods", "casual")
    draft = next(option for option in city.options if option.name == "draft")
    assert (draft.sort, draft.default, draft.label) == ("switch", False, "Draft")
    assert {where.option for where in draft.only} == {"players", "first_game"}
    edition = next(option for option in city.options if option.name == "edition")
    assert (edition.values, edition.labels[0]) == (["revised", "first"], "revised edition")
    assert {"random", "greedy"} <= set(options.computers)
    assert options.languages[0].code == "en"


@pytest.mark.parametrize(("language", "label"), [("en", "strong"), ("es", "fuerte")])
def test_levels_are_told_with_how_they_think(service: Service, language: str, label: str) -> None:
    answer = service.client.get("/api/options", params={"language": language})
    for game in Options.model_validate(answer.json()).games:
        offered = {computer.name: computer for computer in game.opponents}
        assert list(offered)[:3] == ["novice", "casual", "strong"]
        assert offered["strong"].label == label
        assert all(computer.thinks for computer in game.opponents)
        assert game.opponent in offered
        assert set(offered) <= set(game.computers)


@pytest.mark.parametrize("player", ["novice", "casual", "strong", "master", "greedy", "random"])
def test_who_can_be_seated_by_name(service: Service, player: str) -> None:
    game = service.create(ME, {"kind": "computer", "player": player}, seed=7)
    assert game.ask()["seats"][1]["name"] == player.capitalize()


@pytest.mark.parametrize("player", ["search-60n", "search-200ms", "search", "nobody"])
def test_nobody_brings_a_search_of_any_length_to_the_table(service: Service, player: str) -> None:
    refused = service.create(ME, {"kind": "computer", "player": player}, status=409).made
    assert refused["error"] == "no_player"


def test_a_new_game_is_what_the_engine_deals(service: Service) -> None:
    game = service.create(ME, ALSO_ME, seed=7, draft=True, edition="first")
    same = teo.new_game("city", players=2, seed=7, draft=True, edition="first")
    seen = PositionSeen.model_validate(game.ask("position", 0))
    assert seen.view == same.view(0)
    assert seen.step == seen.moments == seen.at == 0


def test_without_seats_one_plays_against_computers(service: Service) -> None:
    made = service.client.post("/api/games", json={"players": 3}).json()
    assert [seat["kind"] for seat in made["seats"]] == ["me", "computer", "computer"]
    assert [seat["name"] for seat in made["seats"][1:]] == ["Casual", "Casual 2"]


def test_a_solo_game_shows_the_bot_in_its_seat(service: Service) -> None:
    game = service.create(ME, bot="modified", difficulty="hard")
    summary = Summary.model_validate(game.ask())
    assert [seat.kind for seat in summary.seats] == ["me", "bot"]
    assert summary.seats[1].name == "Teotibot"
    assert len(summary.scores) == 2


@pytest.mark.parametrize(
    "options",
    [
        {"players": 1},
        {"players": 2, "bot": "teotibot"},
        {"players": 2, "draft": True, "first_game": True},
        {"players": 1, "bot": "teotibot", "difficulty": "silly"},
        {"players": 3, "seats": [ME, COMPUTER]},
        {"players": 2, "seats": [ME, {"kind": "computer", "player": "nobody"}]},
    ],
)
def test_options_that_exclude_each_other_are_refused(
    service: Service, options: dict[str, object]
) -> None:
    answer = service.client.post("/api/games", json=options)
    assert answer.status_code == 409
    Problem.model_validate(answer.json())


@pytest.mark.parametrize(
    "options",
    [
        {"seed": -1},
        {"seed": 2**53},
        {"game": 7},
        {"options": [2]},
        {"seats": [{"kind": "ghost"}]},
        {"seats": [ME] * 5},
        [],
        "x",
    ],
)
def test_broken_requests_are_refused_without_repeating_them(
    service: Service, options: object
) -> None:
    answer = service.client.post("/api/games", json=options)
    assert answer.status_code == 422
    assert answer.json()["error"] == "invalid"
    assert "input" not in answer.text


@pytest.mark.parametrize(
    ("options", "named"),
    [
        ({"players": 9}, "players"),
        ({"players": "2"}, "players"),
        ({"players": 2.5}, "players"),
        ({"edition": "third"}, "edition"),
        ({"draft": 1}, "draft"),
        ({"surprise": 1}, "surprise"),
        ({"players": 1}, "bot"),
    ],
)
def test_a_wrong_option_is_refused_by_name(
    service: Service, options: dict[str, object], named: str
) -> None:
    for asked in (options, {"game": "city", "options": options}):
        answer = service.client.post("/api/games", json=asked)
        assert answer.status_code == 409
        assert answer.json()["error"] == "options"
        assert named in answer.json()["message"]


@pytest.mark.parametrize("name", ["seed", "game", "rules"])
def test_an_option_is_never_taken_for_something_else(service: Service, name: str) -> None:
    answer = service.client.post("/api/games", json={"options": {name: 1}})
    assert answer.status_code == 409
    problem = Problem.model_validate(answer.json())
    assert problem.error == "options"
    assert f"there is no option '{name}'" in problem.message


def test_a_game_that_is_not_registered_is_refused(service: Service) -> None:
    answer = service.client.post("/api/games", json={"game": "chess"})
    assert answer.status_code == 409
    assert "city" in answer.json()["message"]


def test_options_stand_together_or_beside_the_rest_as_before(service: Service) -> None:
    """Programs written for the version before send the options among the other fields."""
    flat = {"players": 2, "seed": 3, "draft": True, "edition": "first", "bot": None}
    asked = (flat, {"game": "city", "seed": 3, "options": {"draft": True, "edition": "first"}})
    made = [
        Game(service.client, service.client.post("/api/games", json=one).json()) for one in asked
    ]
    first, second = (game.ask("position", 0) for game in made)
    assert first["view"] == second["view"]
    assert [game.ask()["title"] for game in made] == ["city", "city"]


def test_an_unknown_game_is_not_found(service: Service) -> None:
    for path in ("", "/scene", "/choices", "/log", "/record"):
        answer = service.client.get(f"/api/games/{'x' * 22}{path}")
        assert answer.status_code == 404
        assert answer.json() == {"error": "no_game", "message": "There is no such game."}


def test_a_choice_is_played_by_its_id_or_its_code(game: Game) -> None:
    state = State.model_validate(game.ask("choices", 0))
    assert state.actor == state.seat == 0
    assert state.question == "Ana, which worker do you move?"
    after = State.model_validate(game.play(state.choices[0].id))
    assert (after.step, after.moments) == (1, 1)
    again = State.model_validate(game.play(after.choices[0].code))
    assert again.step == 2


def test_only_the_seat_that_is_asked_sees_choices(game: Game) -> None:
    assert game.ask("choices", 0)["choices"]
    assert game.ask("choices", 1)["choices"] == []
    assert game.ask("choices")["choices"] == []
    assert game.ask("scene", 1)["choices"] == []


def test_an_illegal_choice_changes_nothing(game: Game) -> None:
    before = game.ask("position", 0)
    for choice in ("end", "nonsense", -1, 10**6, 10**30, ""):
        assert game.play(choice, status=422)["error"] == "illegal"
    for broken in (None, True, 1.5, ["end"], "x" * 41):
        assert game.play(broken, status=422)["error"] == "invalid"
    assert game.ask("position", 0) == before


def test_a_stale_step_is_refused_with_the_state(game: Game) -> None:
    code = game.ask("choices", 0)["choices"][0]["code"]
    game.play(code)
    problem = game.send("play", {"step": 0, "choice": code}, 0, 409)
    assert problem["error"] == "stale"
    assert problem["state"] == game.ask("choices", 0)
    assert game.ask()["step"] == 1
    assert game.send("undo", {"step": 0}, 0, 409)["error"] == "stale"


def test_a_whole_game_ends_as_the_engine_says(service: Service) -> None:
    game = service.create(ME, ALSO_ME, FRIEND)
    joined = game.send("join", {"invite": game.made["seats"][2]["invite"], "name": "Luz"})
    game.tokens[2] = joined["token"]
    assert game.ask("record", status=409)["error"] == "running"
    assert game.ask()["seed"] is None
    game.wander(Random(1), lambda state: False)
    summary = Summary.model_validate(game.ask())
    record = teo.Record.from_json(game.ask("record"))
    replayed = teo.replay(record)
    assert summary.over
    assert summary.scores == replayed.scores == record.scores
    assert summary.winners == replayed.winners
    assert summary.seed == written_seed(record.seed)
    assert isinstance(summary.seed, str)
    assert game.play(0, status=409)["error"] == "over"
    scores = Scores.model_validate(game.ask("scores"))
    assert [page.chapter for page in scores.pages] == [1, 2, 3, None]
    assert scores.pages[-1].totals == summary.scores
    assert scores.pages[-1].sheet == scores.pages[-2].sheet
    assert scores.verdict.endswith(".")


def test_any_moment_can_be_looked_at_again(game: Game) -> None:
    seen = [game.ask("position", 0)["view"]]
    rng = Random(2)
    for _ in range(25):
        actor = game.ask()["actor"]
        game.play(rng.choice(game.ask("choices", actor)["choices"])["code"], actor)
        seen.append(game.ask("position", 0)["view"])
    for at in (0, 1, 13, 24, 25):
        history = PositionSeen.model_validate(game.ask(f"position?at={at}", 0))
        assert history.view == seen[at]
        assert history.at == at
        scene = Scene.model_validate(game.ask(f"scene?at={at}", 0))
        assert scene.at == at
        assert scene.choices == [] or at == 25
    assert game.ask("position?at=26", 0, 404)["error"] == "no_moment"
    assert game.ask("position?at=-1", 0, 422)["error"] == "invalid"


def test_the_log_tells_points_and_their_sources(game: Game) -> None:
    game.wander(Random(4), lambda state: state["turn"] > 12)
    scores = [0, 0]
    log = Log.model_validate(game.ask("log"))
    for entry in log.entries:
        assert entry.text.endswith(".")
        for points in entry.points:
            scores[points.seat] += points.points
    begun = game.ask("scene?at=0")["players"]
    assert [player["points"] + gained for player, gained in zip(begun, scores, strict=True)] == (
        game.ask()["scores"]
    )
    later = Log.model_validate(game.ask("log?since=10"))
    assert later.entries == [entry for entry in log.entries if entry.moment > 10]
    turns = Log.model_validate(game.ask("log?by=turn"))
    assert [entry.turn for entry in turns.entries] == sorted({e.turn for e in turns.entries})
    assert turns.entries[1].text.count("Ana") >= 1


def test_events_are_typed(game: Game) -> None:
    game.wander(Random(4), lambda state: state["moments"] >= 8)
    events = Events.model_validate(game.ask("events?since=0")).events
    assert {"move"} <= {event.kind for event in events}
    move = next(event for event in events if event.kind == "move")
    assert set(move.values) == {"board", "to", "power"}
    assert all(event.moment > 0 for event in events)


def test_a_scene_has_previews_and_explanations(game: Game) -> None:
    def acting(state: dict[str, object]) -> bool:
        return state["asked"] == "action"

    state = game.wander(Random(1), acting)
    scene = Scene.model_validate(game.ask("scene", state["actor"]))
    assert [choice.code for choice in scene.choices] == [c["code"] for c in state["choices"]]
    collect = next(choice for choice in scene.choices if choice.code == "cocoa")
    assert [(change.what, change.amount > 0) for change in collect.preview] == [("cocoa", True)]
    assert collect.preview_text.startswith("+")
    assert collect.preview_text.endswith("cocoa")


def test_everything_explains_itself(service: Service) -> None:
    for part, value in (("tile", 0), ("board", 1), ("topic", 3), ("start", 10)):
        answer = service.client.get(f"/api/about/{part}/{value}")
        assert About.model_validate(answer.json()).text
        same = service.client.get(f"/api/about/city/{part}/{value}")
        assert same.json() == answer.json()
    for path in ("tile/999", "board/0", "board/9", "secret/1", "city/tile/999", "chess/tile/1"):
        assert service.client.get(f"/api/about/{path}").status_code == 404


def test_things_are_explained_as_they_are_in_a_game(service: Service) -> None:
    plain = service.create(ME, ALSO_ME, seed=3)
    game = service.create(ME, ALSO_ME, seed=3, modules=["all"])
    assert plain.ask("about/board/1")["text"].startswith("The Palace")
    assert game.ask("about/board/1", 1)["text"].startswith("The Mansion")
    assert game.ask("about/board/1?language=es")["text"].startswith("La Mansión")
    assert game.ask("about/board/9", status=404)["error"] == "no_topic"
    assert game.ask("about/rubbish/1", status=404)["error"] == "no_topic"


def test_the_language_is_chosen_by_name_or_by_header(service: Service) -> None:
    def said(query: str = "", **headers: str) -> str:
        answer = service.client.get(f"/api/games/{'x' * 22}{query}", headers=headers)
        return str(answer.json()["message"])

    english = said()
    assert said("?language=xx") == english
    assert said("", **{"Accept-Language": "fr;q=0.9, en-GB;q=0.5"}) == english
    spanish = said("?language=es")
    assert spanish != english
    assert said("", **{"Accept-Language": "es-MX,en;q=0.5"}) == spanish


def test_a_watcher_hears_of_every_change(game: Game) -> None:
    with game.client.websocket_connect(f"/api/games/{game.id}/live") as line:
        line.send_json({})
        still = {"step": 0, "actor": 0, "over": False, "seats": 0, "company": 0}
        assert line.receive_json() == still
        game.play(game.ask("choices", 0)["choices"][0]["code"])
        assert line.receive_json()["step"] == 1
        game.undo()
        assert line.receive_json()["step"] == 2


def test_the_document_describes_every_address(service: Service) -> None:
    document = service.client.get("/api/openapi.json").json()
    paths = document["paths"]
    assert all(path.startswith("/api/") for path in paths)
    for path in ("/api/games", "/api/games/{game}/play", "/api/games/{game}/scene"):
        assert path in paths
    assert paths["/api/games/{game}/play"]["post"]["security"] == [{"seat": []}]
    assert "409" in paths["/api/games/{game}/play"]["post"]["responses"]
