"""Games brought to some point over the API, to be opened in a browser."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Iterable
from typing import Any

from playwright.sync_api import BrowserContext

import teotihuacan as teo
from tests.services.server import Server

State = dict[str, Any]

NAMES = ("Ana", "Bruno", "Carla", "Dani")


class Played:
    """A game whose people are all ours: its id and the tokens of its seats."""

    def __init__(
        self, server: Server, seed: int | None = 5, game: str = "city", **options: Any
    ) -> None:
        options.setdefault("players", 2)
        seats = options.pop("seats", None) or [
            {"kind": "me", "name": NAMES[seat]} for seat in range(options["players"])
        ]
        with server.client() as client:
            made = client.post(
                "/api/games", {"game": game, "seed": seed, "seats": seats, "options": options}
            )
            assert made.status == 201, made.body
            self.server = server
            self.id: str = made.json["id"]
            self.step = 0  # where `on_until` left the game
            self.tokens: dict[int, str] = {}
            for seat in made.json["seats"]:
                token = seat["token"]
                if seat["invite"]:
                    wish = {"invite": seat["invite"], "name": seats[seat["seat"]]["name"]}
                    token = client.post(f"/api/games/{self.id}/join", wish).json["token"]
                if token:
                    self.tokens[seat["seat"]] = token

    def on_until(self, enough: Callable[[State], bool], seed: int = 1) -> Played:
        """Play at random, as a sensible person would not, until the game stands as wanted."""
        dice = random.Random(seed)
        with self.server.client(self.tokens[0]) as client:
            state = client.get(f"/api/games/{self.id}/choices").json
            while not state["over"]:
                if state["seat"] != state["actor"]:
                    if state["actor"] in self.tokens:
                        client.token = self.tokens[state["actor"]]
                    state = client.get(f"/api/games/{self.id}/choices").json
                    if not state["choices"]:
                        time.sleep(0.01)  # a computer player moves
                        continue
                if enough(state):
                    break
                choice = dice.choice(state["choices"])["id"]
                answer = client.post(
                    f"/api/games/{self.id}/play", {"step": state["step"], "choice": choice}
                )
                assert answer.status == 200, answer.body
                state = answer.json
            self.step = state["step"]
        return self

    def moments(self, count: int) -> Played:
        return self.on_until(lambda state: state["moments"] >= count)

    def over_at(self, count: int) -> bool:
        """Play so many moments; whether the game has come to its end by then."""
        self.moments(count)
        with self.server.client() as client:
            return bool(client.get(f"/api/games/{self.id}").json["over"])

    def follow(self, game: teo.Game, moves: Iterable[int]) -> Played:
        """Make the decisions of the same game elsewhere: the same seed deals the same."""
        with self.server.client() as client:
            step = client.get(f"/api/games/{self.id}").json["step"]
            for choice in moves:
                assert game.actor is not None
                client.token = self.tokens[game.actor]
                game.play(choice)
                answer = client.post(f"/api/games/{self.id}/play", {"step": step, "choice": choice})
                assert answer.status == 200, answer.body
                step = answer.json["step"]
        return self

    def bring(self, context: BrowserContext, seats: list[int] | None = None) -> str:
        """Give seats of it to a browser; the address of its page."""
        kept = {
            seat: token for seat, token in self.tokens.items() if seats is None or seat in seats
        }
        mine = json.dumps([{"id": self.id, "tokens": kept, "invites": {}}])
        key = "localStorage.getItem('teotihuacan.games')"  # with a rematch of it, it stays as it is
        context.add_init_script(
            f"{key}?.includes('{self.id}') ||"
            f" localStorage.setItem('teotihuacan.games', {json.dumps(mine)})"
        )
        return f"/game/{self.id}"
