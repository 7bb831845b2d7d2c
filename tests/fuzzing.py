"""Bad input on purpose: damaged positions, records, files and options of some sort of games.

Whatever is damaged must be refused by name, or be a game that can be played, shown and written.
`test_fuzz.py` does so to City of Gods alone, `city/modules/test_fuzz.py` to games with modules,
`founders/test_fuzz.py` to Founders.
"""

import json
from collections.abc import Callable, Iterator
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any

import teotihuacan as teo
from teotihuacan.city.game import CITY
from teotihuacan.engine.rules import Rules
from teotihuacan.engine.steps import Kind
from tests.mutating import Mutator, mutated_bytes, without_derived
from tests.tables import after

Options = dict[str, object]

SOURCES = 240
STAGES = (0, 2, 9, 40, 70, 120, 200, 350, 550, 700)
"""Decisions after which a game is taken: in setup, early, late, at its end."""


class Refused(Exception):
    """Something damaged was refused, and properly."""


def check_brief(error: teo.TeotihuacanError) -> None:
    assert len(str(error)) < 1000


def check_refusal(error: teo.PositionError | teo.RecordError, data: object) -> None:
    """An error names its field (unless it is about the whole) and stays readable."""
    assert error.field or not isinstance(data, dict)
    assert error.problem
    check_brief(error)


def read_position(data: object) -> teo.Game:
    try:
        return teo.from_position(data)
    except teo.PositionError as error:
        check_refusal(error, data)
        raise Refused from error


def laid(data: dict[str, Any], rng: Random, kinds: list[Kind[Any]]) -> None:
    """A step of any kind, with fields it may have, laid on an agenda or put into it."""
    agenda = data["agenda"]
    if rng.random() < 0.5:
        del agenda[2:]  # of a turn its end is left, on which most things may lie
    kind = rng.choice(kinds)
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


class Damage:
    """Games of some sort, and everything that can happen to what is written of them.

    `options` gives those of the game of a number, `check` fails if a table has lost something.
    Each method that damages says how many of its attempts were let in.
    """

    def __init__(
        self,
        options: Callable[[int], Options],
        check: Callable[[teo.Game], None],
        sources: int = SOURCES,
        rules: Rules = CITY,
    ) -> None:
        self.options = options
        self.check = check
        self.sources = sources
        self.rules = rules
        # The kinds of step that can be written down.
        known = [kind for kind in rules.kinds if not kind.name.startswith("unused")]
        self.kinds = [kind for kind in known if kind.name != "aside"]

    # --- what is damaged --------------------------------------------------------------------------

    @cached_property
    def positions(self) -> list[str]:
        """Whole positions, early and late, with a dealer and without."""
        texts = []
        for number in range(self.sources):
            seed = number if number % 3 else None
            game = teo.Game.new(self.rules, self.options(number), seed)
            after(game, Random(number).choice(STAGES), number)
            position = game.position()
            texts.append(json.dumps(without_derived(position) if number % 4 else position))
        return texts

    @cached_property
    def records(self) -> list[str]:
        """Broken-off games from setup, and games that began from a position."""
        texts = []
        for number in range(self.sources):
            if number % 2:
                game = teo.from_position(json.loads(self.positions[number]))
            else:
                seed = number if number % 3 else None
                game = teo.Game.new(self.rules, self.options(number), seed)
            after(game, number % 80, number)
            texts.append(json.dumps(game.record.to_json()))
        return texts

    def play_on(self, game: teo.Game, rng: Random) -> None:
        """What was let in must be playable, showable, and writable again."""
        for turn in range(40):
            if game.over:
                assert game.winners
                break
            assert game.actor == teo.CHANCE or game.actor in range(game.deciders)
            if turn % 8 == 0:
                assert game.question
                game.view(game.actor if game.actor != teo.CHANCE else None)
                game.play(rng.choice(game.choices))
                self.check(game)
            else:
                game.apply(rng.choice(game.ids))
        self.check(game)
        again = teo.from_position(json.loads(json.dumps(game.position())))
        assert again.ids == game.ids

    def check_sources(self) -> None:
        """Undamaged, all of them are sound."""
        for number, text in enumerate(self.positions):
            self.play_on(teo.from_position(json.loads(text)), Random(number))
        for number, text in enumerate(self.records):
            record = teo.Record.from_json(json.loads(text))
            self.play_on(teo.replay(record), Random(number))

    def pairs(self, mutator: Mutator, texts: list[str], count: int) -> Iterator[object]:
        """So many damaged documents, with parts of one another."""
        for _ in range(count):
            source, donor = mutator.rng.choice(texts), mutator.rng.choice(texts)
            yield mutator.mutate(json.loads(source), json.loads(donor))

    # --- damaging ---------------------------------------------------------------------------------

    def damage_positions(self, chunk: int, count: int) -> int:
        mutator = Mutator(chunk)
        loaded = 0
        for data in self.pairs(mutator, self.positions, count):
            try:
                game = read_position(data)
            except Refused:
                continue
            loaded += 1
            given = json.dumps(data)
            self.play_on(game, mutator.rng)
            assert json.dumps(data) == given, "a game must not hold on to what it was made from"
        return loaded

    def lay_steps(self, chunk: int, count: int) -> int:
        """Steps where they do not belong: what is accepted can be played to its end."""
        rng = Random(3000 + chunk)
        loaded = 0
        for number in range(count):
            data = json.loads(rng.choice(self.positions))
            laid(data, rng, self.kinds)
            try:
                game = read_position(data)
            except Refused:
                continue
            loaded += 1
            self.play_on(game, rng)
            after(game, 10_000 if number % 4 == 0 else 0, chunk)
            assert teo.from_position(game.position()).ids == game.ids
        return loaded

    def damage_records(self, chunk: int, count: int) -> int:
        mutator = Mutator(1000 + chunk)
        rng = mutator.rng
        replayed = 0
        for data in self.pairs(mutator, self.records, count):
            try:
                record = teo.Record.from_json(data)
                game = teo.replay(record, rng.choice((None, None, 10)))
            except teo.RecordError as error:
                check_refusal(error, data)
                continue
            replayed += 1
            self.play_on(game, rng)
        return replayed

    def damage_files(self, chunk: int, count: int, folder: Path) -> int:
        rng = Random(2000 + chunk)
        path = folder / "game.json"
        replayed = 0
        for _ in range(count):
            source, donor = rng.choice(self.records), rng.choice(self.records)
            path.write_bytes(mutated_bytes(source.encode(), donor.encode(), rng))
            try:
                game = teo.replay(teo.load(path))
            except teo.RecordError as error:
                check_refusal(error, None)
                continue
            replayed += 1
            self.play_on(game, rng)
        return replayed

    def damage_options(self, chunk: int, count: int) -> int:
        """Options of a game, as a caller or a page may give them."""
        mutator = Mutator(4000 + chunk)
        texts = [json.dumps(self.options(number)) for number in range(self.sources)]
        made = 0
        for data in self.pairs(mutator, texts, count):
            if not isinstance(data, dict):
                continue  # no caller could give it: options are named
            try:
                game = teo.Game.new(self.rules, data, 1 if mutator.rng.random() < 0.5 else None)
            except teo.OptionError as error:
                check_brief(error)
                continue
            made += 1
            self.play_on(game, mutator.rng)
        return made
