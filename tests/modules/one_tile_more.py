"""Plays whole games and says which codes were played: run with a package that has tiles more.

Whatever is legal must belong to the question that is asked or to the interrupts, and every record
and every position must lead back to the same game.
"""

import json
from random import Random

import teotihuacan as teo
from teotihuacan import players
from teotihuacan.city.game import CITY
from teotihuacan.city.rules.rules import pinned_codes
from tests.tables import VARIANTS, weighted_steps

GAMES = 10  # of each sort


def options(number: int) -> dict[str, object]:
    if number % 5 == 4:
        return {"players": 1, "bot": ("teotibot", "modified")[number % 2]}
    return VARIANTS[number * 7 % len(VARIANTS)]


def look(game: teo.Game) -> None:
    asked = game.state.agenda[-1][0]
    for choice in game.choices:
        assert CITY.askers[choice.id] in (asked, CITY.interrupt.number), (game.asked, choice)
        assert CITY.kinds[CITY.askers[choice.id]].codes[CITY.meanings[choice.id]] == choice.code


def without_a_dealer(number: int) -> teo.Game:
    """Every draw is asked, with its odds."""
    game = teo.new_game("city", seed=None, **options(number))
    for _ in weighted_steps(game, number):
        look(game)
    return game


def with_a_dealer(number: int) -> teo.Game:
    game = teo.new_game("city", seed=number, **options(number))
    rng = Random(number)
    while not game.over:
        look(game)
        if len(game.history) % 10 == 0:
            again = teo.from_position(json.loads(json.dumps(game.position())))
            assert again.ids == game.ids
        game.play(rng.choice(game.ids))
    return game


def played_well() -> teo.Game:
    """By a player with opinions: its setup and its first turns."""
    game = teo.new_game("city", seed=1, players=2)
    greedy = players.make("greedy", 1)
    for _ in range(40):
        game.play(greedy.choose(game))
    return game


def main() -> None:
    pinned = list(pinned_codes())
    assert CITY.codes[: len(pinned)] == pinned
    games = [without_a_dealer(number) for number in range(GAMES)]
    games += [with_a_dealer(number) for number in range(GAMES)]
    games.append(played_well())
    for game in games:
        assert game._repr_svg_()
        assert teo.replay(game.record).scores == game.scores
    steps = {code for game in games for code in game.record.steps}
    new = [code for code in CITY.codes[len(pinned) :] if code in steps]
    print(json.dumps({"file": teo.__file__, "more": CITY.codes[len(pinned) :], "played": new}))


if __name__ == "__main__":
    main()
