"""Plays a game with the engine and the second implementation side by side."""

import json
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import teotihuacan as teo
from teotihuacan import players as computers
from tests.founders.second.game import play
from tests.founders.second.table import Question, Steps, Table

Player = Callable[[Random, list[str], teo.Game], str]

DECLINED = ("pass", "none", "no-action", "no-swap", "done", "skip", "cubes")
CLIMBING = {
    "pyramid": (".TOP", "2"),
    "any action": ("pyramid",),
    "action": ("build",),
    "building": ("gold", "wood3"),
    "resource": ("gold",),
    "pay": ("wild0",),
    "mix": ("gold=0",),
    "offering": ("r_any5_pyramid", "r_vp_build", "g_vp_influence"),
    "produce": ("cubes",),
    "put cube": ("+",),
    "swap": ("no-swap",),
}
CROWDING = ("size1", "build", "building", "bonus", "temple", "offering", "influence")
WHOLE_TABLE = ("turn", "end", "")  # asked where nothing is in hand or half paid


class Difference(AssertionError):
    """The engine and the second implementation do not agree."""


def anything(rng: Random, codes: list[str], game: teo.Game) -> str:
    return rng.choice(codes)


def keen(rng: Random, codes: list[str], game: teo.Game) -> str:
    """Seldom passes or declines, so that games last and resources are there."""
    active = [code for code in codes if code not in DECLINED]
    if "pass" in codes and active:
        chance = rng.random()
        later_sections = [code for code in active if code[0] in "BC"]
        one_disk = [code for code in active if code.endswith("+1")]
        if chance < 0.5 and later_sections:
            return rng.choice(later_sections)
        if chance < 0.9 and one_disk:
            return rng.choice(one_disk)
    return rng.choice(active if active and rng.random() < 0.9 else codes)


def crowding(rng: Random, codes: list[str], game: teo.Game) -> str:
    """Builds whatever it can, so that cities and stacks fill."""
    wanted = [code for code in codes if code in CROWDING]
    if wanted and rng.random() < 0.8:
        return rng.choice(wanted)
    return keen(rng, codes, game)


def climbing(rng: Random, codes: list[str], game: teo.Game) -> str:
    """Keeps its gold for Pyramid tiles, the higher the better."""
    for wanted in CLIMBING.get(game.asked, ()):
        found = [code for code in codes if code.startswith(wanted) or code.endswith(wanted)]
        if found and rng.random() < 0.8:
            return rng.choice(found)
    return crowding(rng, codes, game)


def greedy(rng: Random, codes: list[str], game: teo.Game) -> str:
    """A good player with a few slips: the way to the top of the pyramid and to empty stacks."""
    seat = game.actor
    if seat is None or seat == teo.CHANCE:
        return rng.choice(codes)
    if rng.random() < 0.03:
        return rng.choice([code for code in codes if code != "pass"] or codes)
    computer = computers.make("greedy", seat, "founders")
    return game.rules.codes[computer.choose(game)]


PLAYERS: dict[str, Player] = {
    "anything": anything,
    "keen": keen,
    "crowding": crowding,
    "climbing": climbing,
    "greedy": greedy,  # forty times as slow as the others
}


class Following:
    """One game.  `seen` counts the questions and what came up; `reload` is how often, of all
    questions, the engine's game is saved and read back."""

    def __init__(self, players: int, side: str, player: Player, reload: float = 0.0) -> None:
        self.game = teo.new_game("founders", players=players, side=side, seed=None)
        self.table = Table(players)
        self.side = side
        self.player = player
        self.reload = reload
        self.seen: Counter[str] = self.table.seen
        self.answers: list[str] = []

    def play(self, seed: int) -> None:
        rng = Random(seed)
        steps: Steps[None] = play(self.table, self.side)
        question: Question | None = next(steps)
        while question is not None:
            if rng.random() < self.reload:
                self.save_and_reload()
            codes = self.compare(question)
            self.seen[f"asked {self.game.asked}"] += 1
            answer = self.player(rng, codes, self.game)
            self.answers.append(answer)
            self.game.play(answer)
            try:
                question = steps.send(answer)
            except StopIteration:
                question = None
        self.same("over", self.game.over, True)
        self.compare_table()
        self.same("winners", self.game.winners, self.table.winners())

    def save_and_reload(self) -> None:
        written = json.loads(json.dumps(self.game.position()))
        self.game = teo.from_position(written)
        self.same("position", self.game.position(), written)
        self.seen["reloaded"] += 1

    def compare(self, question: Question) -> list[str]:
        """The question that is asked now; the answers as the engine lists them."""
        game = self.game
        codes = [game.rules.codes[id] for id in game.ids]
        self.same("seat", game.actor, question.seat)
        ours = question.answers
        self.same("answers of its own", sorted({*codes} - ours), sorted(ours - {*codes}))
        self.same("number of answers", len(codes), len(ours))
        if question.odds:
            engine, second = sum(game.odds), sum(question.odds.values())
            for code, weight in zip(codes, game.odds):
                self.same(f"odds of {code}", weight * second, question.odds[code] * engine)
        self.same("points", game.scores, [founder.points for founder in self.table.founders])
        if game.asked in WHOLE_TABLE:
            self.compare_table()
        return codes

    def compare_table(self) -> None:
        engine: Any = self.game.position()["table"]
        for founder in engine["players"]:  # in which order they are held is no rule
            founder["worship"].sort()
            founder["masks"] = sorted(
                (colour, points) for colour, held in founder["masks"].items() for points in held
            )
        self.compare_part("table", engine, self.table.written())

    def compare_part(self, name: str, engine: Any, second: Any) -> None:
        """Compare the second implementation's position part by part, to name the difference."""
        if isinstance(second, dict) and second.keys() <= engine.keys():
            for key, part in second.items():
                self.compare_part(f"{name}, {key}", engine[key], part)
        else:
            self.same(name, engine, second)

    def same(self, what: str, engine: object, second: object) -> None:
        if engine == second:
            return
        raise Difference(
            f"{what}: the engine has {engine}, the second implementation {second}; "
            f"{self.game.asked or 'over'} after {' '.join(self.answers[-40:])}"
        )


def follow(players: int, side: str, player: Player, seed: int, reload: float = 0.0) -> Counter[str]:
    """Play one game; what came up in it.  The first difference raises `Difference`."""
    following = Following(players, side, player, reload)
    try:
        following.play(seed)
    except Difference as difference:
        name = next(name for name in PLAYERS if PLAYERS[name] is player)
        difference.add_note(f"{players} players, side {side}, {name}, seed {seed}")
        raise
    return following.seen
