"""A game of which the server knows nothing but its title, over the API: alone and with others."""

import json
import re
from collections.abc import Iterator
from dataclasses import MISSING, fields
from pathlib import Path
from random import Random

import pytest

import teotihuacan as teo
from teotihuacan import players
from teotihuacan.players import registry
from teotihuacan.server.http.html import page_words
from teotihuacan.server.http.models import Log, Options, Scores, Summary
from teotihuacan.server.http.page_models import Scene
from teotihuacan.title import Sample
from tests.server.indoors import (
    ALSO_ME,
    COMPUTER,
    FRIEND,
    ME,
    Game,
    Json,
    Service,
    opened,
    unlimited,
)
from tests.services.server import Server
from tests.toy.installed import installed, registered
from tests.toy.title import CoinsTitle


@pytest.fixture(autouse=True)
def title() -> Iterator[CoinsTitle]:
    with registered() as title:
        yield title


def begun(service: Service, *seats: Json, **options: object) -> Game:
    options = {"players": len(seats), **options}
    asked: Json = {"game": "coins", "options": options, "seats": list(seats)}
    if FRIEND not in seats:
        asked["seed"] = 4
    answer = service.client.post("/api/games", json=asked)
    assert answer.status_code == 201, answer.text
    return Game(service.client, answer.json())


def test_all_games_are_offered(service: Service) -> None:
    options = Options.model_validate(service.client.get("/api/options").json())
    assert [game.name for game in options.games] == ["city", "founders", "coins"]
    coins = options.games[2]
    assert (coins.title, coins.opponent) == ("Coins", "random")
    assert "random" in coins.computers
    assert "greedy" not in coins.computers  # it knows another game only
    assert [option.label for option in coins.options] == ["Players", "Rounds", "Charms"]
    assert options.players == [1, 2, 3, 4]  # of the first game, as before


def test_a_whole_game_is_played(service: Service) -> None:
    game = begun(service, ME, ALSO_ME, {"kind": "me"}, rounds=2)
    state = game.wander(Random(1), lambda state: False)
    assert state["over"]
    summary = Summary.model_validate(game.ask())
    assert (summary.title, summary.options["rounds"]) == ("coins", 2)
    record = teo.Record.from_json(game.ask("record"))
    assert teo.replay(record).scores == summary.scores
    scores = Scores.model_validate(game.ask("scores"))
    assert [source.key for source in scores.sources] == ["points"]
    assert [page.totals for page in scores.pages] == [summary.scores]
    assert "<svg" in scores.pages[0].svg
    assert "win" in scores.verdict


def test_the_scene_is_drawn_by_its_own_artist(service: Service) -> None:
    game = begun(service, ME, ALSO_ME)
    scene = Scene.model_validate(game.ask("scene", 0))
    assert {choice.spot for choice in scene.choices if choice.code != "charm"} <= {
        *("coin-1", "coin-2", "coin-3")
    }
    assert 'data-spot="coin-1"' in scene.parts["board"]
    assert 'data-spot="tray-charm"' in scene.parts["tray"]
    assert (scene.chapters, scene.secret, scene.end) == (0, False, None)
    phone = Scene.model_validate(game.ask("scene?layout=phone", 0))
    assert phone.parts == scene.parts
    game.play("take1")
    ending = Scene.model_validate(game.ask("scene", 0))
    assert [c.code for c in ending.choices if c.id == ending.end] == ["stop"]


def test_what_others_take_is_told_to_nobody_else(service: Service) -> None:
    game = begun(service, ME, ALSO_ME)
    game.play("take1")
    own = Log.model_validate(game.ask("log", 0))
    others = Log.model_validate(game.ask("log", 1))
    assert any("Ana takes" in entry.text for entry in own.entries)
    assert not any("takes" in entry.text for entry in others.entries)


def test_an_option_of_the_other_game_is_refused(service: Service) -> None:
    answer = service.client.post("/api/games", json={"game": "coins", "options": {"draft": True}})
    assert answer.status_code == 409
    assert "draft" in answer.json()["message"]
    greedy = {"kind": "computer", "player": "greedy"}
    answer = service.client.post("/api/games", json={"game": "coins", "seats": [ME, greedy]})
    assert answer.json()["error"] == "no_player"


def test_unregistered_game_is_not_shown(tmp_path: Path) -> None:
    with opened(unlimited(tmp_path)) as service:
        game = begun(service, ME, ALSO_ME)
    from teotihuacan.titles import GAMES, TITLES

    kept = TITLES.pop("coins"), GAMES.pop("coins")
    try:
        with opened(unlimited(tmp_path)) as service:
            answer = service.client.get(f"/api/games/{game.id}")
            assert answer.json()["error"] == "old_rules"
            assert service.client.get(f"/game/{game.id}").status_code == 404
    finally:
        TITLES["coins"], GAMES["coins"] = kept


def test_pages_of_both_games(service: Service) -> None:
    for path, said in (("/", "City of Gods"), ("/?game=coins", "Coins"), ("/how/coins", "Coins")):
        answer = service.client.get(path)
        assert answer.status_code == 200, path
        assert said in answer.text
    assert service.client.get("/how/chess").status_code == 404
    assert service.client.get("/static/style-elsewhere.css").status_code == 404
    assert service.client.get("/static/style-coins.css").status_code == 200


def test_a_page_leads_back_to_its_own_game(service: Service) -> None:
    friend = begun(service, ME, FRIEND)
    page = service.client.get(f"/game/{friend.id}").text
    assert page.count('href="/?game=coins"') == 2
    assert 'href="/"' not in page
    assert "/how/coins" not in page, "there are no lessons"
    for name in ("city", "founders"):
        assert f'href="/how/{name}"' in service.client.get(f"/?game={name}").text
        assert 'class="lesson"' in service.client.get(f"/how/{name}").text
    city = service.create(ME, ALSO_ME)
    assert 'href="/how/city"' in service.client.get(f"/game/{city.id}").text
    for game, name in ((friend, "coins"), (city, "city")):
        assert f'data-title="{name}"' in service.client.get(f"/join/{game.id}").text
    assert service.client.get(f"/join/{'x' * 22}").status_code == 404


def test_the_page_has_an_area_for_a_bot(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CoinsTitle, "bots", lambda self, options: ("robot",))
    game = begun(service, ME, ALSO_ME)
    page = service.client.get(f"/game/{game.id}").text
    assert [f'data-seat="{seat}"' in page for seat in range(4)] == [True, True, True, False]
    assert 'id="part-player-2"' in page


def test_the_game_s_own_players_are_offered_first(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = {"miser": players.Random, "spendthrift": players.Random}
    monkeypatch.setattr(CoinsTitle, "players", lambda self: own)
    monkeypatch.setitem(registry._registered, "stranger", {"coins": players.Random})
    page = service.client.get("/?game=coins").text
    offered = re.findall(r'value="computer:(\w+)"', page)
    assert list(dict.fromkeys(offered)) == ["miser", "spendthrift", "random", "stranger"]


def test_what_a_game_does_not_say_falls_back_to_the_shared_message(
    service: Service, title: CoinsTitle, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(CoinsTitle, "goods", lambda self, state, seat: {"coins": 3})
    game = begun(service, ME, ALSO_ME)
    scene = Scene.model_validate(game.ask("scene", 0))
    assert [player.told for player in scene.players] == ["Ana: 0 points", "Beto: 0 points"]
    for language, said in (("en", "Part {chapter}"), ("es", "Parte {chapter}")):
        texts = json.loads(page_words(title, language))
        assert texts["page.scores.tab"] == said
        assert {"page.scores.chapter", "page.hand over.more"} <= set(texts)


def test_a_sample_says_who_plays_it() -> None:
    """The server seats them all: who is missing would stop it."""
    assert all(entry.default is MISSING for entry in fields(Sample))


def test_computers_play_it_in_their_own_processes(tmp_path: Path) -> None:
    with opened(unlimited(tmp_path, thinkers=1)) as service:
        game = begun(service, COMPUTER, COMPUTER, rounds=2)
        assert game.wait(lambda summary: bool(summary["over"]))["winners"]


def test_a_server_finds_it_where_it_is_installed(tmp_path: Path, sqlite: str) -> None:
    with Server(sqlite, installed(tmp_path / "site")) as server, server.client() as client:
        seats = [{"kind": "me"}, {"kind": "computer"}]
        answer = client.post("/api/games", {"game": "coins", "seats": seats, "seed": 4})
        assert answer.status == 201, answer.body
        made = answer.json
        client.token = made["seats"][0]["token"]
        path = f"/api/games/{made['id']}"
        over = False
        while not over:
            state = client.get(f"{path}/choices").json
            over = state["over"]
            if state["choices"]:
                step, choice = state["step"], state["choices"][0]["code"]
                assert client.post(f"{path}/play", {"step": step, "choice": choice}).status == 200
        assert client.get(f"{path}/record").json["game"] == "coins"
