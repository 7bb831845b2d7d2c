"""Effects of the bots with the data files that they find, printed as one number.

`python -m tests.city.modules.solo.probe` is run by a test with a changed file, in a process of its
own.
"""

import json
from hashlib import blake2b
from random import Random

import teotihuacan as teo
from teotihuacan.city.modules.solo.rules.difficulty import read_difficulty

KNOBS = ("gold", "wood", "stone", "cocoa_points", "worship_steps", "bonus_points",
         "technology_points")  # fmt: skip


def accepted(bot: str, difficulty: object) -> bool:
    try:
        read_difficulty(difficulty, bot, ())
    except teo.OptionError:
        return False
    return True


def played() -> str:
    """A hash of what is told in random games, and of the difficulties that may be chosen."""
    seen = blake2b(digest_size=8)
    for number in range(16):
        options = {
            "bot": ("teotibot", "modified")[number % 2],
            "difficulty": ("easy", "normal", "hard", "brutal")[number // 2 % 4],
        }
        game = teo.new_game("city", players=1, seed=number, **options)
        rng = Random(number)
        for _ in range(12):  # setup is over: what was played can be read again
            game.play(rng.choice(game.ids))
        game = teo.from_position(game.position())
        while not game.over:
            game.play(rng.choice(game.ids))
            seen.update(str([event for event in game.events if event.seat == 1]).encode())
        seen.update(json.dumps(game.position()).encode())
    for bot in ("teotibot", "modified"):
        for value in range(-4, 30):
            for knob in KNOBS:
                seen.update(b"%d" % accepted(bot, {knob: value}))
            seen.update(b"%d" % accepted(bot, {"powers": [0, 0, value]}))
    return seen.hexdigest()


if __name__ == "__main__":
    print(played())
