"""Plays the golden games and the traces again: `python -m tests.make_golden`, or `make golden`.

Golden games are whole records with their scores.  They are played by whoever plays best at the
time; after that only their codes count.  Make them again when a rule was changed on purpose: those
of today's revision of the rules are written, those of earlier ones can only be kept.
"""

from __future__ import annotations

import json
from pathlib import Path

import teotihuacan as teo
from teotihuacan import players
from teotihuacan.city.game import CITY
from tests.trace import STORED, traces

FOLDER = Path(__file__).with_name("games")  # with a folder for each revision

GAMES: list[tuple[str, int, tuple[str, ...], dict[str, object]]] = [
    ("2-revised", 101, ("greedy", "greedy"), {}),
    ("3-revised", 102, ("greedy", "greedy", "greedy"), {}),
    ("4-revised", 103, ("greedy", "random", "greedy", "greedy"), {}),
    ("2-first-edition", 104, ("greedy", "random"), {"edition": "first"}),
    ("3-first-edition-draft", 105, ("greedy", "greedy", "random"),
     {"edition": "first", "draft": True}),
    ("4-first-edition-dark-eclipse", 106, ("random", "random", "random", "random"),
     {"edition": "first", "dark_eclipse": True}),
    ("2-draft-dark-eclipse", 107, ("random", "greedy"), {"draft": True, "dark_eclipse": True}),
    ("3-first-game", 108, ("greedy", "greedy", "greedy"), {"first_game": True}),
    ("4-first-game-first-edition", 109, ("random", "random", "greedy", "random"),
     {"first_game": True, "edition": "first"}),
    ("3-first-game-dark-eclipse", 110, ("random", "random", "random"),
     {"first_game": True, "dark_eclipse": True}),
    ("4-draft", 111, ("random", "random", "random", "random"), {"draft": True}),
    ("2-random", 112, ("random", "random"), {}),
    ("solo-teotibot", 113, ("greedy",), {"bot": "teotibot"}),
    ("solo-modified-hard", 114, ("greedy",), {"bot": "modified", "difficulty": "hard"}),
]  # fmt: skip


def played(seed: int, names: tuple[str, ...], options: dict[str, object]) -> teo.Game:
    game = teo.new_game("city", seed=seed, players=len(names), **options)
    seats = [players.make(name, seed=seed + seat) for seat, name in enumerate(names)]
    while not game.over:
        assert game.actor is not None
        game.apply(seats[game.actor].choose(game))
    return game


def main() -> None:
    folder = FOLDER / str(CITY.revision)
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.json"):
        old.unlink()
    for name, seed, names, options in GAMES:
        game = played(seed, names, options)
        game.record.save(folder / f"{name}.json")
        print(f"{name}: {game.scores}")
    text = json.dumps({"traces": traces()}, indent=0)
    STORED.write_text(text + "\n", encoding="utf-8")
    print(f"traces: {STORED.name}")


if __name__ == "__main__":
    main()
