"""What must hold for the spots of any game: their names, and that each is drawn once."""

import re
from collections.abc import Mapping

import teotihuacan as teo
from tests.picture.looking import spots_in, wellformed


def names_are_right(game: teo.Game, found: Mapping[int, str], grammar: re.Pattern[str]) -> None:
    """Every choice has a spot, in the order of the choices, by a name that spots can have."""
    assert list(found) == game.ids
    for id, name in found.items():
        assert grammar.fullmatch(name), name
        if name.startswith("tray-"):
            assert name == f"tray-{game.rules.codes[id]}"


def all_are_drawn(
    parts: Mapping[str, str], found: Mapping[int, str], grammar: re.Pattern[str], asked: str
) -> None:
    assert all(wellformed(part) for part in parts.values())
    drawn = spots_in(dict(parts))
    missing = set(found.values()) - set(drawn)
    assert not missing, (asked, missing)
    assert len(drawn) == len(set(drawn))
    assert all(grammar.fullmatch(name) for name in drawn)
