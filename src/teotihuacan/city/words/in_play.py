"""What is really in play in a game: boards that modules replace, and what they change on others."""

from typing import Final, NamedTuple

from teotihuacan.city.modules.altars.rules import printed as altar_printed
from teotihuacan.city.modules.altars.rules.state import pointed_board
from teotihuacan.city.modules.mansion.rules import printed as mansion_printed
from teotihuacan.city.modules.mansion.rules.state import temple_of
from teotihuacan.city.rules import places, units
from teotihuacan.city.rules.boards.resources import ResourceBoard
from teotihuacan.city.rules.bundle import Bundle
from teotihuacan.city.rules.printed import boards, discovery
from teotihuacan.city.rules.state import City
from teotihuacan.city.words import doubt
from teotihuacan.city.words.goods import bundle
from teotihuacan.words.formatter import Part, Words
from teotihuacan.words.unverified import Values

GATHERING: Final = (places.FOREST, places.QUARRY, places.GOLD)
"""The boards that bring resources."""


class Other(NamedTuple):
    """A board that a module puts in the place of another."""

    module: str
    key: str
    values: tuple[Values, ...]  # those of which some may be reconstructed


OTHERS: Final = {
    places.PALACE: Other("mansion", "mansion", (doubt.ROYAL_TEMPLES, doubt.MAJOR_TILES)),
    places.NOBLES: Other("empire", "conquest", (doubt.CONQUEST,)),
}


def has(city: City | None, name: str) -> bool:
    """Whether a module is in the game."""
    return city is not None and any(module.name == name for module in city.setting.modules)


def other_board(city: City | None, board: int) -> Other | None:
    """What lies in the place of a board, if a module has put something there."""
    other = OTHERS.get(board)
    return other if other is not None and has(city, other.module) else None


def board_doubt(city: City, words: Words, board: int) -> str:
    """What is said about values of a board that are reconstructed."""
    other = other_board(city, board)
    if other is not None:
        return doubt.doubt(words, *other.values)
    doubtful = board in GATHERING and city.setting.goods > units.WILD
    return doubt.doubt(words, doubt.GRIDS) if doubtful else ""


def cells(city: City | None, board: int) -> list[list[Bundle]]:
    """What the main action of a board of resources brings."""
    if city is not None:
        action = city.setting.actions[board]
        if isinstance(action, ResourceBoard):
            return action.cells
    return boards.GRID[board - places.FOREST]


def mask_kinds(city: City | None) -> int:
    """How many kinds of mask there are."""
    return len(discovery.MASK_KINDS if city is None else city.setting.masks)


def more_about_board(city: City | None, words: Words, board: int) -> list[str]:
    """What modules add to the explanation of a board."""
    if city is None:
        return []
    found: list[str] = []
    pointed = [pointed_board(city, half) for half in range(altar_printed.HALVES)]
    if (
        has(city, "altars") and board in pointed and board != places.PALACE
    ):  # that has no main action
        found.append(words.text("explain.help.shaman"))
    found.append(board_doubt(city, words, board))
    return [said for said in found if said]


def royal_parts(city: City | None, words: Words, tile: int) -> dict[str, Part]:
    """The temple of a royal tile and what a step on it costs, where it lies on the Mansion."""
    if city is None or not has(city, "mansion") or tile not in city.royal:
        return {}
    space = places.ROYAL_SPACE + city.royal.index(tile)
    fee = bundle(words, mansion_printed.STEP_FEE)
    return {"temple": temple_of(space), "step fee": fee, "helper": mansion_printed.HELPER}
