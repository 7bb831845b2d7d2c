"""Whole games with modules, and single answers, of the greedy player."""

from teotihuacan.city.players.greedy import Greedy
from tests.city.scene import Scene


def greedy() -> Greedy:
    return Greedy(1)


def answer(s: Scene) -> str:
    """Return the greedy player's answer to the question of a scene, in notation."""
    s.ask()
    return s.game.rules.codes[greedy().choose(s.game)]


def turn(s: Scene, seat: int = 0) -> list[str]:
    """Let the greedy player take the turn of a seat; others who are asked play their first answer.
    What the seat has played."""
    s.ask()
    player = greedy()
    codes: list[str] = []
    while not s.game.over and s.city.turn == seat:
        if s.game.actor != seat:
            s.game.apply(s.game.ids[0])
            continue
        id = player.choose(s.game)
        assert id in s.game.ids
        codes.append(s.game.rules.codes[id])
        s.game.apply(id)
    return codes
