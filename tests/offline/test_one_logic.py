"""The host of a page without a server gives the answers of a server: whole games, all addresses."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.long import LONG, daily
from tests.offline.both import Both, think
from tests.server.indoors import opened, unlimited

Json = dict[str, Any]
ME = {"kind": "me"}
COMPUTER = {"kind": "computer", "player": "greedy"}
MODULES = ["obsidian", "mansion", "altars", "empire", "movement"]

GAMES: dict[str, tuple[str, Json, list[Json]]] = {
    "first game": ("city", {"players": 2, "first_game": True}, [ME, COMPUTER]),
    "hotseat": ("city", {"players": 3}, [ME, ME, ME]),
    "teotibot": ("city", {"players": 1, "bot": "teotibot"}, [ME]),
    "modified bot, modules": ("city", {"players": 1, "bot": "modified", "modules": MODULES}, [ME]),
    "modules": ("city", {"players": 2, "modules": MODULES[:4]}, [ME, ME]),  # "movement": bots alone
    "founders": ("founders", {"players": 3, "side": "A"}, [ME, ME, ME]),
    "founders, computer": ("founders", {"players": 2, "side": "B"}, [COMPUTER, ME]),
    "founders alone": ("founders", {"players": 1, "solo": "score attack"}, [ME]),
}
CHOICES = 10_000 if LONG else 25


@pytest.fixture
def both(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Both]:
    with opened(unlimited(tmp_path, thinkers=1)) as service:
        yield Both(service, monkeypatch)


class Page:
    """What the page of one seat has."""

    def __init__(self, layout: str) -> None:
        self.layout = layout
        self.step = self.moment = 0
        self.marks: Json = {}

    def said(self, local: list[Json]) -> Json:
        return {
            "name": "page",
            "layout": self.layout,
            "step": self.step,
            "moment": self.moment,
            "marks": self.marks,
            "beside": local,
        }

    def hear(self, news: Json) -> None:
        scene = news["scene"]
        self.step, self.moment, self.marks = scene["step"], scene["moments"], scene["marks"]


def looked_at(both: Both, path: str, token: str | None, moments: int, rng: Random) -> None:
    """Everything that can be asked of a game at any moment."""
    for what in ("", "choices", "position", "scene", "events", "log", "scores", "coach", "company"):
        both.ask("GET", f"{path}/{what}".rstrip("/"), token)
    at = rng.randint(0, moments)
    both.ask("GET", f"{path}/log", token, by="turn", since=max(0, moments - 20))
    both.ask("GET", f"{path}/scene", token, layout="phone", at=at)
    both.ask("GET", f"{path}/position", token, at=at)
    both.ask("GET", f"{path}/position", token, at=moments + 1)
    both.ask("GET", f"{path}/about/topic/1", token)
    both.ask("GET", f"{path}/choices", None)
    both.ask("GET", path, "no-such-token-at-this-table")


@pytest.mark.parametrize(
    "name", daily(["first game", "modified bot, modules", "founders"], [*GAMES])
)
def test_host_and_server_give_the_same_answers(both: Both, name: str) -> None:
    title, options, seats = GAMES[name]
    asked = {"game": title, "options": options, "seed": 7, "seats": seats}
    made = both.ask("POST", "/api/games", None, asked)
    path = f"/api/games/{made['id']}"
    tokens = {seat["seat"]: seat["token"] for seat in made["seats"] if seat["token"]}
    pages = {seat: Page("phone" if seat % 2 else "wide") for seat in tokens}
    rng = Random(name)
    for number in range(CHOICES):
        both.settle(made["id"], tokens)
        summary = both.ask("GET", path)
        seat, step = summary["actor"], summary["step"]
        if seat is None:
            break
        token, page = tokens[seat], pages[seat]
        local = [{"seat": one, "token": tokens[one]} for one in tokens if one != seat]
        if number % 12 == 0:
            looked_at(both, path, token, summary["moments"], rng)
        if number % 40 == 3:
            both.ask("POST", f"{path}/hint", token, {"step": step})
        state = both.ask("GET", f"{path}/choices", token)
        choice = rng.choice(state["choices"])
        if number % 9 == 4:
            both.ask("POST", f"{path}/play", token, {"step": step - 1, "choice": choice["id"]})
            both.ask("POST", f"{path}/play", token, {"step": step, "choice": "no such code"})
            both.ask("POST", f"{path}/play", None, {"step": step, "choice": choice["id"]})
        if number % 5 == 2 and state["undo"]["choice"]:
            back = {"step": step, "back": rng.choice(["choice", "turn"]), "times": 2}
            answer = both.ask("POST", f"{path}/undo", token, {**back, "page": page.said(local)})
        elif number % 7 == 6:
            played = {"step": step, "choice": choice["code"]}
            answer = both.ask("POST", f"{path}/play", token, played)
            answer["news"] = both.ask("POST", f"{path}/news", token, page.said([]))
        else:
            played = {"step": step, "choice": choice["id"], "page": page.said(local)}
            answer = both.ask("POST", f"{path}/play", token, played)
        shown = answer["news"]["scene"]["seat"]
        if shown == seat:
            page.hear(answer["news"])
    token = next(iter(tokens.values()))
    both.ask("POST", f"{path}/note", token, {"text": "buy gold"})
    looked_at(both, path, token, summary["moments"], rng)
    both.ask("GET", f"{path}/record", token)
    both.ask("GET", f"{path}/review", token)
    if summary["over"]:
        think(both.host)
        both.wait(lambda: both.service.client.get(f"{path}/review").json()["ready"])
        both.ask("GET", f"{path}/review", token)
        both.ask("GET", f"{path}/review", token, seat=0)
    again = both.ask("POST", f"{path}/rematch", token)
    if summary["over"]:
        both.ask("GET", f"/api/games/{again['id']}", token)
    for some in ([], list(tokens.values())[:-1], ["no-such-token-at-this-table"]):
        both.ask("POST", f"{path}/file", None, {"tokens": some})
    file = both.ask("POST", f"{path}/file", None, {"tokens": list(tokens.values())})
    assert file["rows"]
    del file["id"]  # a host keeps it, a server does not
    moved = both.ask("POST", "/api/import", None, file)
    first = moved["seats"][next(iter(tokens))]["token"]
    both.ask("GET", f"/api/games/{moved['id']}/scene", first)
    both.ask("POST", "/api/import", None, {**file, "rows": [[0, "?", [], None, None]]})
    assert not LONG or summary["over"]
    print(f"{name}: {both.answers} answers are the same")
    assert both.answers > (200 if LONG else 80)


def test_new_games_and_reference_texts_are_the_same(both: Both) -> None:
    both.ask("GET", "/api/options")
    for title in ("city", "founders"):
        both.ask("POST", "/api/options", None, {"game": title, "options": {"players": 1}})
        both.ask("GET", f"/api/about/{title}/topic/0")
        both.ask("GET", f"/api/about/{title}/topic/999")
    ticked = {"option": "modules", "value": "movement"}
    both.ask("POST", "/api/options", None, {"options": {"players": 2}, "changed": ticked})
    both.ask("GET", "/api/about/topic/0")
    both.ask("GET", "/api/about/chess/topic/0")
    both.ask("GET", "/api/games/a-game-that-is-not-here")
    for wrong in (
        {"options": {"players": 9}},
        {"options": {"players": 2}, "seats": [ME]},
        {"options": {"players": 2}, "seats": [ME, {"kind": "computer", "player": "nobody"}]},
    ):
        both.ask("POST", "/api/games", None, wrong)
