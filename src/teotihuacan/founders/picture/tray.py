"""Contents of the tray: rotations of a tile, prices, resources, a yes or no."""

from typing import Final

from teotihuacan.engine.game import Game
from teotihuacan.founders.picture import pieces
from teotihuacan.founders.picture.pieces import Row
from teotihuacan.founders.picture.symbols import RESOURCE_SYMBOLS
from teotihuacan.founders.rules.resources import Price
from teotihuacan.picture.ink import group, use
from teotihuacan.picture.row import plate
from teotihuacan.picture.tray import Offer, button, spoken
from teotihuacan.words import Words

REFUSING: Final = ("none", "later", "done", "no-action", "no-swap", "skip")

FORM: Final = 20  # the side of a space of a tile in the tray


def offer(game: Game, words: Words, id: int, code: str) -> Offer:
    """Return how a choice looks."""
    parts = {
        name: part for name, part in game.choice_phrase(id)[1].items() if isinstance(part, int)
    }
    if game.asked == "orientation":
        return form(parts["tile"], parts["orientation"])
    if game.asked == "times":
        cost = Price(parts["gold"], parts["stone"], parts["wood"], parts["any"])
        return button(Row(22).price(cost).arrow().points(parts["points"]))
    if game.asked == "resource":
        return Offer(72, 60, plate(72, 60) + use(code, 36, 30, 42))
    if game.asked == "mix":
        return button(Row(24).say(parts["amount"]).icon(RESOURCE_SYMBOLS[parts["resource"]]))
    if game.asked == "pay":
        return button(payment(parts))
    if code == "cubes":
        return button(Row(26).icon("building").arrow().icon("resource"))
    if code == "size1":
        return button(Row(26).say("≤ 2").form(0, 24).form(3, 24))
    if code == "pass":
        return spoken("pass", words.choice(game, id))
    if code.endswith("=") and game.asked == "replace":
        return spoken("no", words.choice(game, id))
    return spoken("no" if code in REFUSING else "yes", words.choice(game, id))


def form(tile: int, orientation: int) -> Offer:
    """A tile as it would lie."""
    wide, high = [length + 16 for length in pieces.extent(tile, orientation, FORM)]
    drawn = plate(wide, high) + group(pieces.tile(tile, orientation, FORM), at=(8, 8))
    return Offer(wide, high, drawn, f"tile:{tile}")


def payment(parts: dict[str, int]) -> Row:
    """Draw the number of cubes of a resource, and the gold for the rest."""
    line = Row(24)
    if parts["amount"]:
        line.say(parts["amount"]).icon(RESOURCE_SYMBOLS[parts["resource"]])
    if parts["gold"]:
        line.say(parts["gold"]).icon("gold")
    return line
