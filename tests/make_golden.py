"""Plays the golden games and the traces again: `python -m tests.make_golden`, or `make golden`.

Golden games are whole records with their scores.  They are played by whoever plays best at the
time; after that only their codes count.  Make them again when a rule was changed on purpose: those
of today's revision of the rules are written, those of earlier ones can only be kept.
"""

import json
from pathlib import Path

import teotihuacan as teo
from teotihuacan import players
from teotihuacan.titles import title_named
from tests.picture import stored
from tests.trace import STORED, traces

FOLDER = Path(__file__).with_name("games")

Golden = tuple[str, int, tuple[str, ...], dict[str, object]]
"""A name, a seed, who plays, and with which options."""

CITY: list[Golden] = [
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

FOUNDERS: list[Golden] = [
    ("2-A", 201, ("greedy", "greedy"), {"side": "A"}),
    ("2-B", 202, ("random", "greedy"), {"side": "B"}),
    ("3-A", 203, ("greedy", "random", "greedy"), {"side": "A"}),
    ("3-B", 204, ("greedy", "greedy", "greedy"), {"side": "B"}),
    ("4-A", 205, ("random", "random", "random", "random"), {"side": "A"}),
    ("4-B", 206, ("greedy", "random", "greedy", "greedy"), {"side": "B"}),
]

GAMES: dict[str, list[Golden]] = {"city": CITY, "founders": FOUNDERS}


def folder_of(game: str) -> Path:
    """Where the golden games of a game lie, with a folder for each revision of its rules."""
    return FOLDER if game == "city" else FOLDER / game


def records(game: str) -> list[Path]:
    return sorted(folder_of(game).glob("[0-9]*/*.json"))


def name_of(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


def expected(game: str) -> set[str]:
    """The names of all golden games: every one of them, by every revision of the rules."""
    revisions = range(1, title_named(game).rules.revision + 1)
    return {f"{revision}/{name}" for revision in revisions for name, *_ in GAMES[game]}


def played(game: str, seed: int, names: tuple[str, ...], options: dict[str, object]) -> teo.Game:
    going = teo.new_game(game, seed=seed, players=len(names), **options)
    seats = [players.make(name, seed + seat, game) for seat, name in enumerate(names)]
    while not going.over:
        assert going.actor is not None
        going.apply(seats[going.actor].choose(going))
    return going


def main() -> None:
    for game, golden in GAMES.items():
        folder = folder_of(game) / str(title_named(game).rules.revision)
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.glob("*.json"):
            old.unlink()
        for name, seed, names, options in golden:
            going = played(game, seed, names, options)
            going.record.save(folder / f"{name}.json")
            print(f"{game} {name}: {going.scores}")
    text = json.dumps({"traces": traces()}, indent=0)
    STORED.write_text(text + "\n", encoding="utf-8")
    print(f"traces: {STORED.name}")
    pictures = {name: stored.digests(name) for name in stored.SAMPLES}
    stored.STORED.write_text(json.dumps(pictures) + "\n", encoding="utf-8")
    print(f"pictures: {stored.STORED.name}")


if __name__ == "__main__":
    main()
