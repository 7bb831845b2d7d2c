"""Looking into drawn parts: what is a spot, what is a piece, and where it lies."""

import re
from collections.abc import Iterator
from functools import cache, cached_property
from random import Random
from xml.etree import ElementTree

import teotihuacan as teo
from teotihuacan import players
from teotihuacan.city.rules import kinds, units
from teotihuacan.city.rules.printed import boards
from teotihuacan.city.rules.state import City
from teotihuacan.picture.frames import Layout
from teotihuacan.titles import title_named
from teotihuacan.words import Words

SPOT = re.compile(r'data-spot="([^"]*)"')
TITLE = title_named("city")


def parts_of(
    game: teo.Game, seat: int | None = None, words: Words | None = None, layout: Layout = "wide"
) -> dict[str, str]:
    return TITLE.artist().parts(game, seat, words or TITLE.words(), layout)


def svg_of(game: teo.Game, seat: int | None = None, words: Words | None = None) -> str:
    return TITLE.artist().svg(game, seat, words or TITLE.words())


def frame_of(layout: str, players: int) -> dict[str, str]:
    return TITLE.artist().frame(layout, TITLE.rules.options({"players": players}), players)


class Sample:
    """A table, its seed, and the seed of the hand that plays it."""

    def __init__(self, seed: int, hand: int, **options: object) -> None:
        self.seed = seed
        self.hand = hand
        self.options = options

    def __str__(self) -> str:
        return "-".join(key if on is True else str(on) for key, on in self.options.items() if on)

    def game(self) -> teo.Game:
        return teo.new_game("city", seed=self.seed, **self.options)

    @cached_property
    def ids(self) -> list[int]:
        """Playing takes its time, so every sample is played once and then only repeated."""
        return self.played()

    def played(self) -> list[int]:
        """To the end, and well now and then: it comes everywhere, pyramid and wheel included."""
        game = self.game()
        rng = Random(self.hand)
        greedy = players.make("greedy", self.hand)
        found: list[int] = []
        while not game.over:
            id = greedy.choose(game) if rng.random() < 0.4 else rng.choice(game.ids)
            found.append(id)
            game.apply(id)
        return found

    def moments(self) -> Iterator[tuple[teo.Game, int]]:
        """The game before every choice, with the id that is chosen."""
        game = self.game()
        for id in self.ids:
            yield game, id
            game.apply(id)


SAMPLES: list[Sample] = [
    Sample(44, 16, players=2),
    Sample(5, 5, players=2, edition="first", dark_eclipse=True, draft=True),
    Sample(5, 5, players=2, edition="first", first_game=True),
    Sample(2, 2, players=3, edition="first"),
    Sample(5, 5, players=3, dark_eclipse=True, draft=True),
    Sample(5, 5, players=4, dark_eclipse=True, first_game=True),
    Sample(9, 10, players=4, edition="first", draft=True),
    Sample(4, 4, players=1, bot="teotibot"),
    Sample(2, 2, players=1, bot="modified", edition="first", dark_eclipse=True),
    Sample(2, 2, players=1, bot="teotibot", first_game=True),
]
"""Every player count, edition, variant and bot; chosen so that rare questions are asked too."""

SOLO: list[dict[str, object]] = [
    {"players": 1, "bot": bot, "edition": edition, **more}
    for bot in ("teotibot", "modified")
    for edition, more in (
        ("revised", {}),
        ("first", {"dark_eclipse": True}),
        ("revised", {"first_game": True}),
    )
]
"""Solo tables beside the variants of `tests.tables`."""


def full_row_of_nobles() -> teo.Game:
    """Three workers find their row full: the only time that people choose a row of the Nobles."""
    for game, _ in SAMPLES[0].moments():
        city = game.state
        assert isinstance(city, City)
        if game.asked == "turn" and city.players[city.turn].goods[units.WOOD] >= 2:
            then = game.copy()
            table = then.state
            assert isinstance(table, City)
            table.nobles = (1, 0, (1 << len(boards.NOBLE_ROWS[2])) - 1)
            table.buildings = sum(taken.bit_count() for taken in table.nobles)
            table.agenda.append((kinds.NOBLE_ROW, table.turn, 3, 0, 0))
            then.settle()
            return then
    raise AssertionError("nobody had wood")


def read(drawn: str) -> ElementTree.Element:
    """A part as XML; broken XML is an error."""
    return ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{drawn}</svg>')


@cache
def wellformed(part: str) -> bool:
    """Whether a part can be read; most of them are the same from one picture to the next."""
    return read(part) is not None


def named(drawn: str, attribute: str) -> list[str]:
    """Every value of an attribute in a drawn part."""
    found = [element.get(attribute) for element in read(drawn).iter()]
    return [value for value in found if value is not None]


def spots_in(parts: dict[str, str]) -> list[str]:
    """The names of all spots of a picture."""
    return [name for part in parts.values() for name in SPOT.findall(part)]


def called(options: dict[str, object]) -> str:
    """A name of a table for the report of a test."""
    return "-".join(key if on is True else str(on) for key, on in options.items() if on)
