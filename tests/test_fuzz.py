"""Bad input: mutated positions, records and files are refused by name, or they can be played.

Deterministic, and more than twenty thousand of them: see the constants.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

import teotihuacan as teo
from tests.mutating import Mutator, mutated_bytes, without_derived
from tests.tables import after, variant

CHUNKS = 20  # small ones, so that several workers can share them
POSITIONS = 750  # in each chunk
RECORDS = 200
LAID = 600
FILES = 100
SOURCES = 240

KINDS = [kind for kind in teo.new_game("city").rules.kinds if kind.name != "aside"]

assert CHUNKS * (POSITIONS + RECORDS + FILES) >= 20_000


@cache
def positions() -> list[str]:
    """Whole positions of all variants, early and late, with a dealer and without."""
    texts = []
    for number in range(SOURCES):
        seed = number if number % 3 else None
        game = teo.new_game("city", seed=seed, **variant(number))
        after(game, Random(number).choice((0, 2, 9, 40, 70, 120, 200, 350, 550, 700)), number)
        position = game.position()
        texts.append(json.dumps(without_derived(position) if number % 4 else position))
    return texts


@cache
def records() -> list[str]:
    """Broken-off games from setup, and games that began from a position."""
    texts = []
    for number in range(SOURCES):
        if number % 2:
            game = teo.from_position(json.loads(positions()[number]))
        else:
            game = teo.new_game("city", seed=number if number % 3 else None, **variant(number))
        after(game, number % 80, number)
        texts.append(json.dumps(game.record.to_json()))
    return texts


def play_on(game: teo.Game, rng: Random) -> None:
    """What was let in must be playable, showable, and writable again."""
    for turn in range(40):
        if game.over:
            assert game.winners
            break
        if turn % 8 == 0:
            assert game.question
            game.view(game.actor if game.actor != teo.CHANCE else None)
            game.play(rng.choice(game.choices))
        else:
            game.apply(rng.choice(game.legal()))
    again = teo.from_position(json.loads(json.dumps(game.position())))
    assert again.legal() == game.legal()


def check_refusal(error: teo.PositionError | teo.RecordError, data: object) -> None:
    """An error names its field (unless it is about the whole) and stays readable."""
    assert error.field or not isinstance(data, dict)
    assert error.problem
    assert len(str(error)) < 1000


def test_the_sources_themselves_are_sound() -> None:
    for number, text in enumerate(positions()):
        play_on(teo.from_position(json.loads(text)), Random(number))
    for number, text in enumerate(records()):
        play_on(teo.replay(teo.Record.from_json(json.loads(text))), Random(number))


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_mutated_positions(chunk: int) -> None:
    mutator = Mutator(chunk)
    rng = mutator.rng
    loaded = 0
    for _ in range(POSITIONS):
        source, donor = rng.choice(positions()), rng.choice(positions())
        data = mutator.mutate(json.loads(source), json.loads(donor))
        try:
            game = teo.from_position(data)
        except teo.PositionError as error:
            check_refusal(error, data)
            continue
        loaded += 1
        given = json.dumps(data)
        play_on(game, rng)
        assert json.dumps(data) == given, "a game must not hold on to what it was made from"
    assert loaded > POSITIONS // 20, "mutations this wild prove little"


def laid(data: dict[str, Any], rng: Random) -> None:
    """A step of any kind, with fields it may have, laid on an agenda or put into it."""
    agenda = data["agenda"]
    if rng.random() < 0.5:
        del agenda[2:]  # of a turn its end is left, on which most things may lie
    kind = rng.choice(KINDS)
    seats = [agenda[0]["seat"] if agenda else 0, 0, 1]
    entry = {"step": kind.name, "seat": teo.CHANCE if kind.chance else rng.choice(seats)}
    for field, (low, high) in zip(kind.fields, kind.bounds):
        entry[field] = rng.randint(low, min(high, 40 if field in ("place", "space") else 8))
    way = rng.randrange(4)
    if way < 2:
        agenda.append(entry)
    elif way == 2 and agenda:
        agenda[-1] = entry
    else:
        agenda.insert(rng.randint(0, len(agenda)), entry)


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_steps_laid_on_any_agenda(chunk: int) -> None:
    """Whatever is accepted, questions or not, is settled and can be played to its end."""
    rng = Random(3000 + chunk)
    loaded = 0
    for number in range(LAID):
        data = json.loads(rng.choice(positions()))
        laid(data, rng)
        try:
            game = teo.from_position(data)
        except teo.PositionError as error:
            check_refusal(error, data)
            continue
        loaded += 1
        play_on(game, rng)
        after(game, 10_000 if number % 4 == 0 else 0, chunk)
        assert teo.from_position(game.position()).legal() == game.legal()
    assert loaded > LAID // 120


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_mutated_records(chunk: int) -> None:
    mutator = Mutator(1000 + chunk)
    rng = mutator.rng
    replayed = 0
    for _ in range(RECORDS):
        source, donor = rng.choice(records()), rng.choice(records())
        data = mutator.mutate(json.loads(source), json.loads(donor))
        try:
            record = teo.Record.from_json(data)
            game = teo.replay(record, rng.choice((None, None, 10)))
        except teo.RecordError as error:
            check_refusal(error, data)
            continue
        replayed += 1
        play_on(game, rng)
    assert replayed > RECORDS // 20


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_damaged_files(chunk: int, tmp_path: Path) -> None:
    rng = Random(2000 + chunk)
    path = tmp_path / "game.json"
    for _ in range(FILES):
        source, donor = rng.choice(records()), rng.choice(records())
        path.write_bytes(mutated_bytes(source.encode(), donor.encode(), rng))
        try:
            game = teo.replay(teo.load(path))
        except teo.RecordError as error:
            check_refusal(error, None)
            continue
        play_on(game, rng)
