"""Worship tiles: making an Offering, taking tiles, returning them; and the Favor track."""

from typing import ClassVar, Final

from teotihuacan.engine.steps import CHANCE, Declared, Kind, Phrase, Step, make_step, push, push2
from teotihuacan.founders.rules import fields, kinds, sources
from teotihuacan.founders.rules.effects import face_up, put_under, score, take_from_table
from teotihuacan.founders.rules.families import IN_BETWEEN, LAID, PAID, PAUSE
from teotihuacan.founders.rules.laying.building import temples_possible
from teotihuacan.founders.rules.laying.pyramid import can_build_pyramid
from teotihuacan.founders.rules.paying import (
    PaymentKind,
    most_times,
    payable,
    price_parts,
    push_paid,
)
from teotihuacan.founders.rules.printed import rounds, tiles, worship
from teotihuacan.founders.rules.printed.worship import Worship
from teotihuacan.founders.rules.resources import Purse
from teotihuacan.founders.rules.state import Founder, Founding, without

NO_SWAP: Final[int] = len(worship.WORSHIP)
TILE_FIELD: Final[str] = f"worship:0..{len(worship.WORSHIP) - 1}"


# --- what can be used -----------------------------------------------------------------------------


def holds(founder: Founder, tile: Worship) -> bool:
    """Return whether a city has everything a tile asks for (R45, F51)."""
    for allowed, count in tile.needs:
        if founder.tiles_among(allowed) < count:
            return False
    return True


def usable_with(founding: Founding, founder: Founder, tile: Worship, purse: Purse) -> bool:
    """Return whether a tile could be used with these cubes (F45)."""
    effect = tile.effect
    if effect == worship.HAVE:
        return holds(founder, tile)
    if effect == worship.TRADE:
        return payable(tile.pay, purse)
    # The price is checked with these cubes instead of those in the city, so it is 0 below.
    if effect == worship.A_TEMPLE:
        return payable(tile.pay, purse) and bool(
            temples_possible(founding, founder, fields.SUPPLY, 0)
        )
    if effect == worship.A_PYRAMID_TILE:
        return payable(tile.pay, purse) and can_build_pyramid(founding, founder, fields.SUPPLY, 0)
    return True


def can_offer(founding: Founding, founder: Founder, purse: Purse) -> bool:
    """Return whether some own tile can be used with these cubes."""
    for kind in founder.worship:
        if usable_with(founding, founder, worship.WORSHIP[kind], purse):
            return True
    return False


def product(founder: Founder, tile: Worship) -> int:
    """Return the points of a tile that multiplies now."""
    temples = founder.tiles_among(1 << tile.temple)
    return min(tile.most, temples * founder.tiles_among(tiles.PRODUCING[tile.building]))


class Offering(Kind[Founding]):
    """Choose which Worship tile is used; it is set aside until its effect is over (F46)."""

    declared: ClassVar = Declared(
        kinds.OFFERING,
        "offering",
        codes=[tile.key for tile in worship.WORSHIP],
        parents=IN_BETWEEN,
        scattered=True,
        answers=("tile", "worship", 0),
    )

    def legal(self, founding: Founding, step: Step) -> list[int]:
        founder = founding.founders[step[1]]
        purse = founder.purse()
        return [
            self.ids[kind]
            for kind in sorted(set(founder.worship))
            if usable_with(founding, founder, worship.WORSHIP[kind], purse)
        ]

    def play(self, founding: Founding, step: Step, option: int) -> None:
        seat = step[1]
        founder = founding.founders[seat]
        tile = worship.WORSHIP[option]
        founder.worship = without(founder.worship, option)
        founding.tell("use", seat, option)
        if tile.effect != worship.TRADE:
            points = product(founder, tile) if tile.effect == worship.MULTIPLY else tile.points
            score(founding, seat, points, sources.WORSHIP)
        back = make_step(kinds.PUT_BACK, seat, option)
        if tile.effect in (worship.MULTIPLY, worship.HAVE):
            founding.agenda.append(back)
        else:
            push2(founding, self.effect_of(tile, seat, option), back)

    def effect_of(self, tile: Worship, seat: int, option: int) -> Step:
        """Return the step of a tile's effect, in addition to immediate points."""
        effect = tile.effect
        if effect == worship.TRADE:
            return make_step(kinds.TIMES, seat, option)
        if effect == worship.A_TEMPLE:
            return make_step(kinds.TEMPLE, seat, fields.SUPPLY, tile.pay.any)
        if effect == worship.A_PYRAMID_TILE:
            return make_step(kinds.PYRAMID, seat, fields.SUPPLY, tile.pay.any)
        if effect == worship.ANY_BUILDING:
            allowed = tiles.OF_SIZE[tile.size]
            return make_step(kinds.BUILDING, seat, fields.SUPPLY, allowed, fields.MAY)
        sort = fields.INFLUENCE if effect == worship.ANY_INFLUENCE else fields.BUILD
        return make_step(kinds.ANY_ACTION, seat, sort, 1)


class Times(PaymentKind):
    """Choose how often a trade is made (R51)."""

    declared: ClassVar = Declared(
        kinds.TIMES,
        "times",
        TILE_FIELD,
        [f"x{times}" for times in range(1, worship.MOST_TIMES + 1)],
        parents=("put back",),
        says="worship",
    )

    def legal(self, founding: Founding, step: Step) -> list[int]:
        tile = worship.WORSHIP[step[2]]
        founder = founding.founders[step[1]]
        most = most_times(tile.pay, founder.purse(), tile.times)
        return [self.first + option for option in range(most)]

    def play(self, founding: Founding, step: Step, option: int) -> None:
        _, seat, kind, _, _ = step
        tile = worship.WORSHIP[kind]
        points = tile.points * (option + 1)
        gain = make_step(kinds.GAIN, seat, points, sources.WORSHIP)
        push_paid(founding, founding.founders[seat], tile.pay.times(option + 1), gain)

    def answer(self, founding: Founding, step: Step, option: int) -> Phrase:
        price = worship.WORSHIP[step[2]].pay.times(option + 1)
        return "times.times", {
            "times": option + 1,
            "points": worship.WORSHIP[step[2]].points * (option + 1),
            **price_parts(founding.founders[step[1]], price),
        }


class Gain(Kind[Founding]):
    """Points that have been paid for."""

    declared: ClassVar = Declared(
        kinds.GAIN,
        "gain",
        f"points:0..999 source:0..{len(sources.SOURCES) - 1}",
        parents=("put back",),
        families=(PAID,),
    )

    def run(self, founding: Founding, step: Step) -> None:
        score(founding, step[1], step[2], step[3])


class PutBack(Kind[Founding]):
    """A Worship tile that lay aside goes face down under its stack."""

    declared: ClassVar = Declared(
        kinds.PUT_BACK, "put back", TILE_FIELD, parents=IN_BETWEEN, families=(PAUSE,)
    )

    def run(self, founding: Founding, step: Step) -> None:
        founding.tell("put back", step[1], step[2])
        put_under(founding, step[2])


# --- taking and returning tiles -------------------------------------------------------------------

SIDE_AND_TOP: Final = 2 * len(tiles.COLOURS)


class Take(Kind[Founding]):
    """Choose a Worship tile to take: face up or, at setup, next of a stack (R49, F7)."""

    declared: ClassVar = Declared(
        kinds.TAKE,
        "take",
        "stacks:1..7 tops:0..1",
        [
            *[f"{colour}.{place}" for colour in tiles.COLOURS for place in ("side", "top")],
            *[f"{colour}.stack" for colour in tiles.COLOURS],
        ],
        parents=(LAID, PAUSE),
        skippable=True,
    )

    def legal(self, founding: Founding, step: Step) -> list[int]:
        _, _, stacks, tops, _ = step
        ids: list[int] = []
        for stack in range(len(tiles.COLOURS)):
            if not stacks >> stack & 1:
                continue
            if founding.round == 0:
                ids.append(self.first + SIDE_AND_TOP + stack)
            elif face_up(founding, stack):
                if not tops:
                    ids.append(self.first + 2 * stack)
                if tops or different_top(founding, stack):  # a single one is the top, too (F11)
                    ids.append(self.first + 2 * stack + 1)
        return ids

    def play(self, founding: Founding, step: Step, option: int) -> None:
        seat = step[1]
        if option >= SIDE_AND_TOP:
            push(founding, kinds.DRAW_WORSHIP, CHANCE, option - SIDE_AND_TOP, seat)
        else:
            take_from_table(founding, seat, option // 2, option % 2 == 1)

    def question(self, founding: Founding, step: Step) -> Phrase:
        return "take.unseen" if founding.in_setup() else "take", {"seat": step[1]}

    def answer(self, founding: Founding, step: Step, option: int) -> Phrase:
        if option >= SIDE_AND_TOP:
            return "take.stack", {"colour": option - SIDE_AND_TOP}
        return "take.tile", {"worship": tile_face_up(founding, option)}

    def flaw(self, founding: Founding, step: Step) -> str:
        if founding.in_setup() and (step[2] != fields.ANY_STACK or not step[3]):
            return "at setup only a reward lets somebody choose a stack"
        return ""


def different_top(founding: Founding, stack: int) -> bool:
    """Return whether the tile on a stack differs from the one beside it: if both are the same, it
    does not matter which one is taken, as the other then lies beside the stack (F10).
    """
    top = founding.top[stack]
    return top >= 0 and top != founding.beside[stack]


def tile_face_up(founding: Founding, option: int) -> int:
    """The Worship tile that an answer to `take` names."""
    stack = option // 2
    top = founding.top[stack]
    return top if option % 2 and top >= 0 else founding.beside[stack]


def gain_favor(founding: Founding, seat: int) -> None:
    """A step on the Favor track, and perhaps a swap of Worship tiles (F52, F53)."""
    founder = founding.founders[seat]
    if founder.favor < len(rounds.FAVOR):
        points = rounds.FAVOR[founder.favor]
        founder.favor += 1
        founding.tell("favor", seat, founder.favor)
        score(founding, seat, points, sources.FAVOR)
    if founder.worship:
        push(founding, kinds.SWAP, seat)


class Swap(Kind[Founding]):
    """Choose which Worship tile is returned to take another one, if any (R48)."""

    declared: ClassVar = Declared(
        kinds.SWAP,
        "swap",
        codes=[*[f"return.{tile.key}" for tile in worship.WORSHIP], "no-swap"],
        parents=IN_BETWEEN,
        scattered=True,
    )

    def legal(self, founding: Founding, step: Step) -> list[int]:
        ids: list[int] = []
        if max(founding.beside) >= 0:
            own = sorted(set(founding.founders[step[1]].worship))
            ids += [self.ids[kind] for kind in own]
        ids.append(self.ids[NO_SWAP])
        return ids

    def play(self, founding: Founding, step: Step, option: int) -> None:
        seat = step[1]
        if option == NO_SWAP:
            return
        founder = founding.founders[seat]
        founder.worship = without(founder.worship, option)
        # Among the tiles that are face up before this one goes back (F12).
        take = make_step(kinds.TAKE, seat, fields.ANY_STACK)
        push2(founding, take, make_step(kinds.PUT_BACK, seat, option))

    def answer(self, founding: Founding, step: Step, option: int) -> Phrase:
        if option == NO_SWAP:
            return "swap.none", {}
        return "swap.tile", {"worship": option}
