"""Boards in play in a game: those that modules replace, and what they change on others."""

from teotihuacan.city.rules import places
from teotihuacan.city.rules.boards.resources import ResourceBoard
from teotihuacan.city.rules.goods.bundle import Bundle
from teotihuacan.city.rules.printed import boards, discovery
from teotihuacan.city.rules.state import City
from teotihuacan.city.words import doubt
from teotihuacan.city.words.modules import OtherBoard, texts_in
from teotihuacan.words import Words


def other_board(city: City | None, board: int) -> OtherBoard | None:
    """Return the board in place of a board, if a module has put one there."""
    for texts in texts_in(city):
        if board in texts.boards:
            return texts.boards[board]
    return None


def board_doubt(city: City, words: Words, board: int) -> str:
    """Return the note about reconstructed values of a board."""
    other = other_board(city, board)
    if other is not None:
        return doubt.doubt(words, *other.values)
    return doubt.doubt(words, *[v for texts in texts_in(city) for v in texts.values_on(board)])


def cells(city: City | None, board: int) -> list[list[Bundle]]:
    """Return the contents of the grid of a resource board."""
    if city is not None:
        action = city.setting.actions[board]
        if isinstance(action, ResourceBoard):
            return action.cells
    return boards.GRID[board - places.FOREST]


def mask_kinds(city: City | None) -> int:
    """Return the number of kinds of mask."""
    return len(discovery.MASK_KINDS if city is None else city.setting.masks)


def more_about_board(city: City | None, words: Words, board: int) -> list[str]:
    """Return the additions of modules to the explanation of a board."""
    if city is None:
        return []
    found = [said for texts in texts_in(city) for said in texts.about_board(words, board, city)]
    found.append(board_doubt(city, words, board))
    return [said for said in found if said]
