"""A game without an encoder of its own gets observations of the open question and its points."""

from random import Random

import teotihuacan as teo
from teotihuacan.engine.game import Game
from tests.toy.title import CoinsTitle

COINS = CoinsTitle()


def test_a_game_without_files_of_its_own_is_observed_without_its_secrets() -> None:
    encoder = COINS.encoder({"players": 3})
    answers = COINS.answers(encoder)
    game = Game.new(COINS.rules, {"players": 3}, 1)
    rng = Random(1)
    asked = set()
    while not game.over:
        asked.add(game.asked)
        seat = game.actor
        assert seat is not None
        for viewer in range(3):
            other = game.imagined(viewer, teo.Dealer.seeded(rng.randrange(1000)))
            seen = bytes(encoder.observe(game.state, viewer))
            assert seen == bytes(encoder.observe(other.state, viewer))
            if viewer == seat:
                rows = bytes(answers.features(game))
                assert rows == bytes(answers.features(other))
                written = [rows[i * answers.layout.size] for i in range(answers.rows)]
                assert sum(written) == len(game.ids)
        game.apply(rng.choice(game.ids))
    assert asked == {"take", "give", "stop"}
    names = [field.name for field in encoder.layout.fields]
    assert names == ["asked player", "asked", "asked most", "points"]
