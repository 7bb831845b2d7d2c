"""Contents of the tray: starting tiles, rotations, prices, a yes or no."""

from typing import Final

from teotihuacan.city.picture import tiles
from teotihuacan.city.picture.looks import symbols_in
from teotihuacan.city.picture.modules import pictures
from teotihuacan.city.picture.tiles import MINUS, Row
from teotihuacan.city.rules import units
from teotihuacan.city.rules.goods.bundle import bundle_of, things
from teotihuacan.city.rules.printed import discovery, technologies, temples
from teotihuacan.city.rules.state import City
from teotihuacan.engine.game import Game
from teotihuacan.picture import seats
from teotihuacan.picture.ink import group, use
from teotihuacan.picture.row import plate
from teotihuacan.picture.tray import Offer, arranged, button, spoken
from teotihuacan.words import Words

REFUSING: Final = ("decline", "no-extra", "no-power")

KINDS: Final = {kind.key: number for number, kind in enumerate(discovery.TILES)}


def face_up(city: City) -> str:
    """Draw the face-up things, for the players who are not asked."""
    return arranged([(None, starting(city, tile)) for tile in city.face_up])


def offer(game: Game[City], words: Words, id: int, code: str) -> Offer:
    """Return how a choice looks."""
    city = game.state
    seat = city.agenda[-1][1]
    said = game.choice_phrase(id)[1]
    parts = {name: part for name, part in said.items() if isinstance(part, int)}
    if "start" in parts:
        return starting(city, parts["start"])
    for picture in pictures():
        offered = picture.offer(game, code, parts)
        if offered is not None:
            return offered
    if code.startswith("claim-") and game.asked == "claim":
        kind = KINDS[code.removeprefix("claim-")]
        return Offer(64, 64, tiles.discovery(kind, 64), f"tile:{kind}")
    if game.asked == "pay with":
        return button(payment(parts["good"], parts["amount"], parts["pieces"]))
    if game.asked == "starting power":
        power = parts["power"]
        drawn = group(seats.die(seat, power), at=(8, 8))
        drawn += use("arrow", 56, 24, 18) + group(seats.die(seat, power + 1), at=(72, 8))
        return Offer(112, 50, plate(112, 50) + drawn)
    if code in units.GOODS[1:]:
        return Offer(72, 64, plate(72, 64) + use(code, 36, 32, 44))
    if code == "reward":
        place = said["reward"]
        assert isinstance(place, tuple)  # temple and step
        return button(Row(26).things(temples.TEMPLE_REWARD[place[0]][place[1]]))
    if "oriented" in parts:
        return rotation(parts["oriented"], parts["points"])
    if code == "buy-power":
        sold = technologies.TILES[parts["technology"]]
        return button(Row(26).things(sold.cost).arrow().things(sold.gain))
    if code in ("full", "less-stone", "less-wood"):
        return button(Row(26).things(things(stone=parts["stone"], wood=parts["wood"])))
    if code.startswith("pay") and game.asked == "salary" and "amount" in parts:
        return salary(parts["amount"], parts.get("points", 0))
    refusing = (*REFUSING, *[refused for picture in pictures() for refused in picture.refusing])
    return spoken("no" if code in refusing else "yes", words.choice(game, id))


def starting(city: City, tile: int) -> Offer:
    """A starting tile; a discovery tile that comes with it lies on its corner."""
    drawn = tiles.starting(tile, symbols_in(city), 112, 68)
    if tile in city.setting.discoverers:
        kind = city._linked[city.setting.discoverers.index(tile)]
        if kind >= 0:
            drawn += group(tiles.discovery(kind, 40, price=False), at=(74, 30))
    return Offer(112, 68, drawn, f"start:{tile}")


def payment(good: int, amount: int, pieces: int) -> Row:
    """Draw a way to pay: pieces that stand for it, and what is left of it."""
    row = Row(26)
    if pieces:
        row.things(bundle_of(units.WILD, pieces))
    return row.things(bundle_of(good, amount)) if amount else row


def rotation(oriented: int, points: int) -> Offer:
    """A tile as it would lie, with the points of its matching icons below: they hide none."""
    drawn = tiles.pyramid_tile(oriented, 78)
    drawn += Row(24).points(f"+{points}").centred(39, 95)
    return Offer(82, 108, drawn)


def salary(cocoa: int, points: int) -> Offer:
    row = Row(22).say(cocoa).icon("cocoa")
    if points:
        row.say(f"{MINUS}{points}").icon("points", 24)
    return button(row)
