"""The unofficial score attack of Founders over the API and on the start page."""

from random import Random

import teotihuacan as teo
from tests.server.indoors import ME, Game, Service

ATTACK = {"players": 1, "solo": "score attack"}


def test_a_whole_game_alone(service: Service) -> None:
    asked = {"game": "founders", "options": ATTACK, "seats": [ME], "seed": 4}
    answer = service.client.post("/api/games", json=asked)
    assert answer.status_code == 201, answer.text
    game = Game(service.client, answer.json())
    scene = game.ask("scene", 0)
    assert scene["leaf"] is None
    assert "guest" in scene["parts"]
    state = game.wander(Random(1), lambda state: False)
    assert state["over"]
    scores = game.ask("scores")
    assert "Score attack (unofficial variant)" in scores["verdict"]
    assert len(scores["pages"]) == 5  # four rounds, and the end
    record = teo.Record.from_json(game.ask("record"))
    assert teo.replay(record).scores == game.ask()["scores"]


def test_nobody_plays_alone_by_mistake(service: Service) -> None:
    for seats, options in ((1, {}), (2, {"solo": "score attack"})):
        wanted = {"players": seats, **options}
        asked = {"game": "founders", "options": wanted, "seats": [ME] * seats, "seed": 4}
        answer = service.client.post("/api/games", json=asked)
        assert answer.status_code == 409, answer.text
        assert "unofficial" in answer.text


def test_the_start_page_offers_it_and_calls_it_unofficial(service: Service) -> None:
    page = service.client.get("/?game=founders").text
    assert "Alone: score attack" in page
    assert "an unofficial variant" in page
    assert "score attack (unofficial)" in page
    spanish = service.client.get("/?game=founders", headers={"Accept-Language": "es"}).text
    assert "En solitario: a por puntos" in spanish
    assert "una variante no oficial" in spanish
