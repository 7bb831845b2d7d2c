"""The pyramid: building a tile, and the rewards of the squares it covers."""

from typing import ClassVar, Final

from teotihuacan.engine.steps import Declared, Kind, Phrase, Step, Value, make_step, push
from teotihuacan.founders.rules import fields, kinds, sources
from teotihuacan.founders.rules.effects import face_up, score, take_in_hand, tiles_from
from teotihuacan.founders.rules.families import IN_BETWEEN, PAID
from teotihuacan.founders.rules.laying import grid
from teotihuacan.founders.rules.laying.building import price_flaw, price_of
from teotihuacan.founders.rules.laying.grid import open_places
from teotihuacan.founders.rules.paying import can_pay, price_parts, push_paid
from teotihuacan.founders.rules.printed import boards, tiles
from teotihuacan.founders.rules.resources import MOST_ANY
from teotihuacan.founders.rules.state import Founder, Founding, replaced

ALL_PLACES: Final[int] = len(grid.PLACES)


def places_for(founding: Founding, founder: Founder) -> int:
    """Return where a Pyramid tile may be built now, as bits; at setup on any bottom square (F5)."""
    if founding.round:
        return open_places(founder.filled, founder.architect)
    return grid.BOTTOM_PLACES & ~founder.filled


def colours_from(founding: Founding, founder: Founder, source: int) -> list[int]:
    """The colours of Pyramid tiles that can be taken."""
    if source == fields.IN_HAND:
        return [colour for colour in range(len(tiles.COLOURS)) if founder.start >> colour & 1]
    counts = tiles_from(founding, source)
    return [colour for colour in range(len(tiles.COLOURS)) if counts[tiles.FIRST_PYRAMID + colour]]


def can_build_pyramid(founding: Founding, founder: Founder, source: int, price: int) -> bool:
    """Return whether some Pyramid tile is available, can be paid and has a place (F37)."""
    if not can_pay(founder, price_of(tiles.FIRST_PYRAMID, price, founding.strength)):
        return False
    return bool(colours_from(founding, founder, source)) and places_for(founding, founder) != 0


class Pyramid(Kind[Founding]):
    """Choose which Pyramid tile is built, and where."""

    declared: ClassVar = Declared(
        kinds.PYRAMID,
        "pyramid",
        f"from:0..2 price:{fields.PRINTED}..{MOST_ANY}",
        [f"{colour}.{place}" for colour in tiles.COLOURS for place in grid.PLACES],
        parents=IN_BETWEEN,
    )

    def legal(self, founding: Founding, step: Step) -> list[int]:
        _, seat, source, _, _ = step
        founder = founding.founders[seat]
        open_now = places_for(founding, founder)
        places = [place for place in range(ALL_PLACES) if open_now >> place & 1]
        ids: list[int] = []
        for colour in colours_from(founding, founder, source):
            base = self.first + colour * ALL_PLACES
            ids += [base + place for place in places]
        return ids

    def play(self, founding: Founding, step: Step, option: int) -> None:
        _, seat, source, price, _ = step
        founder = founding.founders[seat]
        colour, place = option // ALL_PLACES, option % ALL_PLACES
        if source == fields.IN_HAND:
            founder.start &= ~(1 << colour)
        else:
            take_in_hand(founding, source, tiles.FIRST_PYRAMID + colour)
        due = price_of(tiles.FIRST_PYRAMID, price, founding.strength)
        push_paid(founding, founder, due, make_step(kinds.SET_TILE, seat, colour, place))

    def question(self, founding: Founding, step: Step) -> Phrase:
        key = "pyramid.start" if step[2] == fields.IN_HAND else "pyramid"
        return key, {"seat": step[1], "from": step[2]}

    def answer(self, founding: Founding, step: Step, option: int) -> Phrase:
        _, seat, source, price, _ = step
        parts: dict[str, Value] = {
            "colour": option // ALL_PLACES,
            "place": option % ALL_PLACES,
            "board": founding.founders[seat].board,
            "points": tiles.PYRAMID_POINTS if founding.round else 0,
        }
        if source == fields.IN_HAND:
            return "pyramid.place", parts
        due = price_of(tiles.FIRST_PYRAMID, price, founding.strength)
        parts.update(price_parts(founding.founders[seat], due))
        return "pyramid.paid", parts

    def flaw(self, founding: Founding, step: Step) -> str:
        _, seat, source, price, _ = step
        if (source == fields.IN_HAND) != founding.in_setup():
            return "starting tiles are placed at setup, and no others"
        if source == fields.IN_HAND:
            return "" if price == 0 else "starting tiles cost nothing"
        return price_flaw(founding, seat, tiles.FIRST_PYRAMID, price)


class SetTile(Kind[Founding]):
    """Set a Pyramid tile that is paid for: points, and the reward it covers (F40)."""

    declared: ClassVar = Declared(
        kinds.SET_TILE,
        "set tile",
        f"colour:0..2 place:0..{ALL_PLACES - 1}",
        parents=IN_BETWEEN,
        families=(PAID,),
    )

    def run(self, founding: Founding, step: Step) -> None:
        _, seat, colour, place, _ = step
        founder = founding.founders[seat]
        founder.pyramid = replaced(founder.pyramid, place, colour)
        founder.filled |= 1 << place
        founding.tell("pyramid", seat, colour, place)
        if founding.round:  # not for the starting tiles (R34)
            score(founding, seat, tiles.PYRAMID_POINTS, sources.PYRAMID)
        if place < grid.LEVEL_2:
            push_reward(founding, founder, place)

    def flaw(self, founding: Founding, step: Step) -> str:
        founder = founding.founders[step[1]]
        open_now = places_for(founding, founder) >> step[3] & 1
        return "" if open_now else "no tile can be built there"


def push_reward(founding: Founding, founder: Founder, square: int) -> None:
    """Push the reward of a covered square (R30–R32, F41–F44)."""
    reward = boards.BOARDS[founder.board].rewards[square]
    seat = founder.seat
    score(founding, seat, reward.points, sources.REWARDS)
    if reward.kind == boards.BUILDINGS:
        allowed = 0
        for tile in reward.buildings:
            allowed |= 1 << tile
        then = fields.THEN_THE_OTHER if len(reward.buildings) > 1 else fields.MUST
        push(founding, kinds.BUILDING, seat, fields.SUPPLY, allowed, then)
    elif reward.kind == boards.ANY_BUILDING:
        allowed = tiles.OF_SIZE[reward.size]
        push(founding, kinds.BUILDING, seat, fields.SUPPLY, allowed, fields.MAY)
    elif reward.kind == boards.TEMPLE:
        tile = tiles.FIRST_TEMPLE + reward.colour
        if founding.supply[tile] and tiles.SHAPE[tile].lies(founding.free(founder)):
            take_in_hand(founding, fields.SUPPLY, tile)
            push(founding, kinds.ANCHOR, seat, tile)
    elif reward.kind == boards.WORSHIP:
        if founding.in_setup() or [stack for stack in range(3) if face_up(founding, stack)]:
            push(founding, kinds.TAKE, seat, fields.ANY_STACK, 1)
