"""Several people at one screen: a choice that ends a turn is answered with the eyes of the next."""

from random import Random
from typing import Any

from tests.server.indoors import ALSO_ME, ME, Game, Service

Json = dict[str, Any]


class Screen:
    """A page with both seats of a game: what it has seen, and how far each log was told."""

    def __init__(self, game: Game, seat: int = 0) -> None:
        self.game = game
        self.seat = seat
        self.marks: dict[str, str] = {}
        self.heard: dict[int, Json] = {}
        self.logs: dict[int, list[Json]] = {}

    def page(self) -> Json:
        others = [seat for seat in self.game.tokens if seat != self.seat]
        return {
            **self.heard.get(self.seat, {}),
            "marks": self.marks,
            "beside": [
                {"seat": seat, "token": self.game.tokens[seat], **self.heard.get(seat, {})}
                for seat in others
            ],
        }

    def take(self, news: Json) -> Json:
        scene: Json = news["scene"]
        self.seat = scene["seat"]
        self.marks = scene["marks"]
        self.heard[self.seat] = {"step": scene["step"], "moment": scene["moments"]}
        kept = [e for e in self.logs.get(self.seat, []) if e["moment"] <= news["since"]]
        self.logs[self.seat] = [*kept, *news["entries"]]
        return scene

    def look(self) -> Json:
        return self.take(self.game.send("news", self.page(), self.seat))

    def play(self, scene: Json, choice: int) -> Json:
        said = {"step": scene["step"], "choice": choice, "page": self.page()}
        return self.take(self.game.send("play", said, self.seat)["news"])


def begun(service: Service) -> tuple[Game, Screen]:
    game = service.create(ME, ALSO_ME, seed=8)
    game.wander(Random(1), lambda state: state["asked"] == "turn")
    return game, Screen(game)


def test_the_next_one_is_shown_at_once(service: Service) -> None:
    game, screen = begun(service)
    scene = screen.look()
    chooser = Random(3)
    turned = 0
    for _ in range(40):
        if scene["over"]:
            break
        assert scene["seat"] == scene["actor"]
        assert scene["choices"]
        before = screen.seat
        scene = screen.play(scene, chooser.choice(scene["choices"])["id"])
        turned += screen.seat != before
        # Their log is theirs, and whole, although only what they lack was sent.
        assert screen.logs[screen.seat] == game.ask("log", screen.seat)["entries"]
        fresh = game.send("news", {"marks": {}}, screen.seat)["scene"]
        assert fresh["marks"] == screen.marks
    assert turned > 4


def test_a_neighbours_log_comes_once(service: Service) -> None:
    _, screen = begun(service)
    scene = screen.look()
    chooser = Random(3)
    sent: dict[int, list[int]] = {0: [], 1: []}
    for _ in range(40):
        choice = chooser.choice(scene["choices"])["id"]
        said = {"step": scene["step"], "choice": choice, "page": screen.page()}
        news = screen.game.send("play", said, screen.seat)["news"]
        scene = screen.take(news)
        sent[screen.seat].append(len(news["entries"]))
    assert all(max(counts[1:]) < len(screen.logs[0]) / 2 for counts in sent.values())


def test_nobody_is_shown_secrets_of_the_other(service: Service) -> None:
    game = service.create(ME, ALSO_ME, seed=8)
    screen = Screen(game)
    scene = screen.look()
    while scene["secret"] and scene["actor"] == 0:
        scene = screen.play(scene, scene["choices"][0]["id"])
    assert scene["secret"]
    assert (scene["seat"], scene["actor"], scene["choices"]) == (0, 1, [])


def test_a_key_that_fits_no_seat_shows_nothing(service: Service) -> None:
    game, _ = begun(service)
    actor = game.ask()["actor"]
    for wrong in ("x" * 30, game.tokens[1 - actor]):
        page = {"beside": [{"seat": actor, "token": wrong}]}
        scene = game.send("news", page, 1 - actor)["scene"]
        assert (scene["seat"], scene["choices"]) == (1 - actor, [])
    spectator = game.send("news", {"beside": [{"seat": actor, "token": "nothing"}]})["scene"]
    assert spectator["seat"] is None
