"""The example of the documents is a real player: it plays a whole game."""

import subprocess
import sys

from tests.services.server import Server


def test_the_example_player_plays_a_game(server: Server) -> None:
    played = subprocess.run(
        [sys.executable, "docs/examples/api_player.py", server.address],
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert played.returncode == 0, played.stderr
    watched, *scores = played.stdout.splitlines()
    game = watched.rpartition("/")[2]
    with server.client() as client:
        summary = client.get(f"/api/games/{game}").json
    assert summary["over"]
    assert scores == [
        f"{seat['name']}: {points}"
        for seat, points in zip(summary["seats"], summary["scores"], strict=True)
    ]
