"""A computer player over the API, with nothing but the standard library.

    teo serve &
    python docs/examples/api_player.py http://127.0.0.1:8420

It begins a game against `greedy`, plays its seat by a simple idea (take the choice that brings
most at once), and prints how the game ended.
"""

import json
import sys
import time
import urllib.request


def ask(server: str, path: str, token: str = "", body: object = None) -> dict:
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(server + path, data, headers)
    with urllib.request.urlopen(request) as response:
        return json.load(response)


def worth(choice: dict) -> float:
    """How good a choice looks: goods and points that it brings, minus what it costs."""
    prices = {"points": 2.0, "gold": 1.5, "stone": 1.2, "wood": 1.0, "cocoa": 0.8}
    return sum(prices.get(change["what"], 1.5) * change["amount"] for change in choice["preview"])


def main(server: str) -> None:
    seats = [{"kind": "me", "name": "API"}, {"kind": "computer", "player": "greedy"}]
    made = ask(server, "/api/games", body={"players": 2, "seats": seats})
    game, token = made["id"], made["seats"][0]["token"]
    print(f"watch it: {server}/game/{game}")
    while True:
        scene = ask(server, f"/api/games/{game}/scene", token)
        if scene["over"]:
            break
        if not scene["choices"]:
            time.sleep(0.05)  # or listen on the WebSocket /api/games/{game}/live
            continue
        choice = max(scene["choices"], key=worth)
        # The step says which question this answers: a late answer is refused, never misplaced.
        ask(
            server,
            f"/api/games/{game}/play",
            token,
            {"step": scene["step"], "choice": choice["id"]},
        )
    summary = ask(server, f"/api/games/{game}", token)
    for seat, points in zip(summary["seats"], summary["scores"]):
        print(f"{seat['name']}: {points}")


if __name__ == "__main__":
    main(sys.argv[1].rstrip("/") if len(sys.argv) > 1 else "http://127.0.0.1:8420")
