"""Features of legal answers."""

import numpy as np
import pytest

import teotihuacan as teo
from teotihuacan import research
from tests.long import LONG
from tests.research.positions import ENVIRONMENTS, OTHERS, made_for, questions

GAMES = 1000 if LONG else 5


def rows(made: research.Specification, game: teo.Game) -> list[dict[str, object]]:
    """The rows of the legal answers, by name."""
    written = bytes(made.answers.features(game))
    width = made.answer_size
    return [
        made.named_answer(written[row * width : (row + 1) * width]) for row in range(len(game.ids))
    ]


@pytest.mark.parametrize("environment", [*ENVIRONMENTS, *OTHERS])
def test_features_stay_in_their_ranges(environment: str) -> None:
    """And every answer has a row; in many games each feature is seen away from rest."""
    made = made_for(environment)
    highest = np.zeros(made.answer_size, np.uint8)
    shape = (made.answer_rows, made.answer_size)
    for game in questions(environment, GAMES, 3, 7):
        written = np.frombuffer(bytes(made.answers.features(game)), np.uint8).reshape(shape)
        actions = np.frombuffer(bytes(made.answers.actions(game)), "<i2")
        count = len(game.ids)
        assert count <= made.answer_rows
        assert [made.actions[index].id for index in actions[:count]] == game.legal()
        assert (actions[count:] == -1).all()
        assert not written[count:].any()
        assert written[:count, 0].all()
        highest = np.maximum(highest, written.max(axis=0))
    resting = []
    for field in made.answer_fields:
        most = highest[field.at : field.at + field.size].max()
        assert most <= field.high, f"{field.name}: {most} > {field.high}"
        if not field.rest and not most:
            resting.append(field.name)
    if LONG and environment in ENVIRONMENTS:
        assert resting == []


def test_a_board_is_told_by_its_distance_and_what_is_there() -> None:
    game = teo.new_game("city", players=2, seed=1, first_game=True)
    made = research.spec("city", players=2, first_game=True)
    game.play("F1")
    found = rows(made, game)
    assert [row["distance"] for row in found] == [{"1": 1}, {"2": 1}, {"3": 1}]
    assert [row["then asked"] for row in found] == [{"action": 1}, {"action": 1}, {"end": 1}]
    boards = [game.state.ring[(game.state.slots[2] + step) % 8] for step in (1, 2, 3)]
    keys = made.answer_field("board").parts
    assert [row["board"] for row in found] == [{keys[board - 1]: 1} for board in boards]


def test_cocoa_is_gained_and_paid() -> None:
    made = research.spec("city", players=2, first_game=True)
    game = teo.new_game("city", players=2, seed=1, first_game=True)
    game.play("F1")
    game.play(">1")
    found = {game.rules.codes[id]: row for id, row in zip(game.legal(), rows(made, game))}
    before = game.state.players[0].goods[0]
    for code, row in found.items():
        twin = game.copy()
        twin.play(code)
        change = twin.state.players[0].goods[0] - before
        gains, losses = row.get("gains", {}), row.get("losses", {})
        assert isinstance(gains, dict)
        assert isinstance(losses, dict)
        assert gains.get("cocoa", 0) - losses.get("cocoa", 0) == change, code


def test_a_place_of_a_tile_tells_what_laying_it_there_brings() -> None:
    """As much as the best way to turn it does, tried out."""
    made = research.spec("Founders-2p")
    checked = 0
    for game in questions("Founders-2p", 6, 40, 1000):
        if game.asked != "anchor" or not game.state.round:
            continue
        seat = game.actor
        assert seat is not None
        for id, row in list(zip(game.legal(), rows(made, game)))[::9]:
            twin = game.hypothetical()
            twin.apply(id)
            turned = twin.legal() if twin.asked == "orientation" else [None]
            assert row["ways to turn"] == len(turned)
            most = 0
            for turn in turned:
                laid = twin.copy()
                if turn is not None:
                    laid.apply(turn)
                if laid.state.founders[seat].tiles == game.state.founders[seat].tiles:
                    continue  # it is to be paid first
                free = game.state.founders[seat].all_cubes()
                most = max(most, (laid.state.founders[seat].all_cubes() & ~free).bit_count())
                checked += 1
            told = row.get("most gained", 0)
            assert isinstance(told, int)
            assert told >= most
    assert checked > 20


def test_nothing_is_tried_while_starting_tiles_are_secret() -> None:
    made = research.spec("City-2p")
    game = teo.new_game("city", players=2, seed=1)
    for row in rows(made, game):
        assert not {"gains", "losses", "then asked", "other asked"} & set(row)
        assert "tile brings" in row
