"""Games with modules over the API: seats that are asked in another's turn, and what cannot be made.

What an answer in somebody's turn does to taking back is in `test_undo.py`.
"""

from random import Random

import pytest

import teotihuacan as teo
from tests.city.modules.sets import REFUSED
from tests.server.indoors import ALSO_ME, ME, Game, Json, Service
from tests.services.client import Client
from tests.services.server import Server
from tests.tables import table

OUT_OF_TURN = ("march", "half", "power up")
"""A pushed Warrior, a displaced Shaman, the owner of a royal tile."""


SEEDS = {"march": 85, "half": 230, "power up": 374}
"""Where it comes early."""


def out_of_turn(state: Json) -> bool:
    return not state["over"] and state["on_turn"] not in (None, state["actor"])


def decided(asked: str) -> tuple[int, list[tuple[int, str]]]:
    """A seed, and who decides what in that game until this is asked out of turn."""
    for seed in range(SEEDS[asked], SEEDS[asked] + 400):
        game = teo.new_game("city", players=2, seed=seed, modules=["all"])
        chooser = Random(seed)
        codes: list[tuple[int, str]] = []
        while not game.over and len(codes) < 140:
            turn, actor = table(game).turn, game.actor
            assert actor is not None
            if game.asked == asked and turn not in (-1, actor):
                return seed, codes
            id = chooser.choice(game.ids)
            codes.append((actor, game.rules.codes[id]))
            game.apply(id)
    raise AssertionError(f"nobody is asked {asked} soon")


def reached(service: Service, asked: str) -> tuple[Game, Json]:
    """A game in which one person is asked this in the turn of the other."""
    seed, codes = decided(asked)
    game = service.create(ME, ALSO_ME, seed=seed, modules=["all"])
    state = game.ask("choices", 0)
    for seat, code in codes:
        state = game.send("play", {"step": state["step"], "choice": code}, seat)
    assert out_of_turn(state)
    return game, state


@pytest.mark.parametrize("asked", OUT_OF_TURN)
def test_one_is_asked_in_the_turn_of_the_other(service: Service, asked: str) -> None:
    game, state = reached(service, asked)
    turn, other = state["on_turn"], state["actor"]
    names = ["Ana", "Beto"]
    mine = game.ask("choices", other)
    for seat in (turn, None):  # what the one on turn and a spectator see
        seen = game.ask("choices", seat)
        assert (seen["actor"], seen["on_turn"], seen["asked"]) == (other, turn, asked)
        assert seen["choices"] == []
        assert seen["question"] == mine["question"]  # everybody reads what is asked, and of whom
        assert seen["question"].startswith(f"{names[other]}, ")
        scene = game.ask("scene", seat)
        assert (scene["actor"], scene["on_turn"], scene["choices"]) == (other, turn, [])
    drawn = game.ask("scene", other)
    parts = "".join(drawn["parts"].values())
    assert all(f'data-spot="{choice["spot"]}"' in parts for choice in drawn["choices"])
    # Nobody else can answer, and nothing else can be answered.
    code = mine["choices"][0]["code"]
    assert game.play(code, turn, status=403)["error"] == "not_asked"
    assert game.play("end", other, status=422)["error"] == "illegal"
    state = game.play(code, other)
    while out_of_turn(state):  # an Ascension asks more, and another may be pushed on
        other = state["actor"]
        state = game.play(game.ask("choices", other)["choices"][0]["code"], other)
    assert (state["actor"], state["on_turn"]) == (turn, turn)
    assert game.ask("choices", turn)["choices"]
    told = game.ask(f"log?since={mine['moments']}")["entries"]
    assert any(names[other] in entry["text"] for entry in told)


def test_the_news_say_who_is_asked(service: Service) -> None:
    game, state = reached(service, "march")
    turn, other = state["on_turn"], state["actor"]
    with game.client.websocket_connect(f"/api/games/{game.id}/live") as line:
        line.send_json({"token": game.tokens[turn]})
        assert line.receive_json()["actor"] == other
        game.play(game.ask("choices", other)["choices"][0]["code"], other)
        assert line.receive_json()["actor"] in (turn, other)


def test_a_whole_game_with_everything_through_a_real_server(server: Server) -> None:
    """Two people, each with a connection of their own; the record replays to the same scores."""
    wish = {
        "game": "city",
        "options": {"players": 2, "modules": ["all"], "extras": ["11", "12", "09"]},
        "seed": 5,
        "seats": [ME, ALSO_ME],
    }
    asked: set[str] = set()
    chooser = Random(5)
    with Client(server.port) as lobby:
        made = lobby.request("POST", "/api/games", wish).json
        path = f"/api/games/{made['id']}"
        ana, beto = (seat["token"] for seat in made["seats"])
        with Client(server.port, ana) as first, Client(server.port, beto) as second:
            state = first.request("GET", f"{path}/choices").json
            while not state["over"]:
                person = (first, second)[state["actor"]]
                if not state["choices"]:
                    state = person.request("GET", f"{path}/choices").json
                if out_of_turn(state):
                    asked.add(state["asked"])
                code = chooser.choice(state["choices"])["code"]
                played = {"step": state["step"], "choice": code}
                state = person.request("POST", f"{path}/play", played).json
        record = teo.Record.from_json(lobby.request("GET", f"{path}/record").json)
    assert asked & set(OUT_OF_TURN)
    again = teo.replay(record)
    assert again.scores == state["scores"]
    assert again.options["extras"] == ["11", "12", "09"]


@pytest.mark.parametrize(("options", "reason"), REFUSED, ids=[reason for _, reason in REFUSED])
def test_what_does_not_exist_is_refused_with_the_reason(
    service: Service, options: Json, reason: str
) -> None:
    answer = service.client.post("/api/games", json={"game": "city", "options": options})
    assert answer.status_code == 409, answer.text
    assert answer.json()["error"] == "options"
    assert reason in answer.json()["message"]


def test_the_options_tell_what_modules_and_extras_need(service: Service) -> None:
    told = service.client.get("/api/options?language=es").json()["games"][0]["options"]
    extras = next(option for option in told if option["name"] == "extras")
    assert extras["values"] == ["11", "12", "09", "S07", "S08"]
    assert extras["each"]["12"] == [{"option": "modules", "values": ["altars"]}]
    assert extras["label"] == "Añadidos"
