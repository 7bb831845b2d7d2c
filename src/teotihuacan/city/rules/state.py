"""The state of the table: players, workers, piles, tracks.

What changes in nearly every turn is a number or a small list; what seldom changes is a tuple,
replaced as a whole, so that copies share it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from teotihuacan.city.rules import places, units
from teotihuacan.city.rules.boards import geometry
from teotihuacan.engine.compiling import mypyc_attr
from teotihuacan.engine.steps import State, Step

if TYPE_CHECKING:
    from teotihuacan.city.rules.setting import Setting

WORKER_COUNT: Final = 4


class Player:
    """The things in front of one player, and their markers and workers on the board."""

    # In plain Python this makes reading and copying faster.
    __slots__ = (
        *("_dealt", "_kept", "avenue", "goods", "literal", "place", "points", "power", "seat"),
        *("showing", "technologies", "temple", "tiles", "track", "used"),
    )

    def __init__(
        self,
        seat: int,
        goods: list[int],
        points: int,
        avenue: int,
        track: int,
        technologies: int,
        temple: list[int],
        power: list[int],
        place: list[int],
        tiles: list[int],
        showing: int,
        used: tuple[int, ...],
        dealt: tuple[int, ...],
        kept: tuple[int, ...],
        literal: bool,
    ) -> None:
        self.seat = seat
        self.goods = goods  # in the order of `units.GOODS`
        self.points = points
        self.avenue = avenue
        self.track = track
        self.technologies = technologies  # one bit for each of the nine
        self.temple = temple  # steps on blue, red, green
        self.power = power  # of the four workers
        self.place = place  # of the four workers
        self.tiles = tiles  # face-up discovery tiles by kind, masks included
        self.showing = showing  # the kinds there is one of, as bits: asked at every pause
        self.used = used  # face-down ones by kind
        self._dealt = dealt  # starting tiles in hand, secret
        self._kept = kept  # starting tiles chosen, secret until all have chosen
        self.literal = literal  # the good that stands for resources pays only where it is named

    def copy(self) -> Player:
        return Player(
            self.seat,
            self.goods[:],
            self.points,
            self.avenue,
            self.track,
            self.technologies,
            self.temple[:],
            self.power[:],
            self.place[:],
            self.tiles[:],
            self.showing,
            self.used,
            self._dealt,
            self._kept,
            self.literal,
        )

    def lay_out(self, tiles: list[int]) -> None:
        """Have these discovery tiles face up, and no others."""
        self.tiles = tiles
        self.showing = sum([1 << kind for kind, count in enumerate(tiles) if count])

    def worker_with(self, place: int, power: int) -> int:
        """The index of a worker of that power at that place, or -1."""
        powers = self.power
        for i, here in enumerate(self.place):
            if here == place and powers[i] == power:
                return i
        return -1

    def any_locked(self) -> bool:
        first, second, third, fourth = self.place  # compiled, far faster than `in` or a loop
        hand = places.HAND
        return first > hand or second > hand or third > hand or fourth > hand

    def pieces(self) -> int:
        """Return the number of pieces of the good that stands for resources, if it does."""
        return 0 if self.literal else self.goods[units.WILD]

    def resources(self) -> int:
        """Wood, stone and gold together, and what stands for them."""
        goods = self.goods
        found = goods[units.WOOD] + goods[units.STONE] + goods[units.GOLD]
        return found if self.literal else found + goods[units.WILD]

    def knows(self, technology: int) -> bool:
        return (self.technologies >> technology) & 1 == 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """A module's part of the city; it is copied with it."""

    def copy(self) -> Part:
        raise NotImplementedError

    def marked(self, mark: int) -> int:
        """The mark of a position in a turn, changed by what a turn can change in this part."""
        return mark


P = TypeVar("P")


class City(State):
    """The state of a game of City of Gods: everything that can change, and the fixed setting.

    Every public name is known to all seats.  While `secret`, other seats may not know the starting
    tiles that a player was `_dealt` and has `_kept` nor the discovery tiles `_linked` to them.
    Both piles with an underscore would tell those: read `view` or `writing.unseen_tiles` instead.
    """

    # In plain Python this makes reading and copying faster.
    __slots__ = (
        *("_discovery_pile", "_linked", "_starting_pile", "acting", "bonus", "buildings"),
        *("countdown", "dark", "decoration_offer", "decoration_pile", "decorations"),
        *("discount_used", "drawn", "era", "face_up", "filled", "final", "light", "near"),
        *("neutral", "nobles", "parts", "piles", "players", "pyramid", "pyramid_offer"),
        *("pyramid_pile", "ring", "royal", "secret", "setting", "slots", "technologies", "turn"),
    )

    def __init__(
        self,
        agenda: list[Step],
        players: list[Player],
        setting: Setting,
        ring: tuple[int, ...],
        slots: tuple[int, ...],
        discovery_pile: list[int],
        royal: tuple[int, ...] = (),
        technologies: tuple[int, ...] = (),
        bonus: tuple[int, ...] = (),
        neutral: tuple[tuple[int, ...], ...] = (),
        light: int = 0,
        dark: int = 0,
        era: int = 0,
        countdown: int = -1,
        final: bool = False,
        turn: int = -1,
        acting: int = 0,
        discount_used: bool = False,
        buildings: int = 0,
        nobles: tuple[int, ...] = (0, 0, 0),
        pyramid: tuple[int, ...] = (-1,) * geometry.SITES,
        filled: int = 0,
        pyramid_offer: tuple[int, ...] = (),
        pyramid_pile: int = 0,
        decorations: tuple[int, ...] = (-1,) * 16,
        decoration_offer: tuple[int, ...] = (),
        decoration_pile: int = 0,
        near: tuple[int, ...] = (-1,) * 9,
        piles: tuple[tuple[int, ...], ...] = ((),) * 7,
        starting_pile: int = 0,
        drawn: tuple[int, ...] = (),
        face_up: tuple[int, ...] = (),
        linked: tuple[int, ...] = (),
        secret: bool = False,
        parts: tuple[Part, ...] = (),
    ) -> None:
        super().__init__(agenda)
        self.players = players
        self.setting = setting  # what never changes in a game
        self.ring = ring  # boards clockwise from the Palace
        self.slots = slots  # place in the ring, by board number
        self.royal = royal
        self.technologies = technologies  # six tiles: first row, second row
        self.bonus = bonus  # one tile for each temple
        self.neutral = neutral  # boards of the workers of each unused colour
        self.light = light
        self.dark = dark
        self.era = era  # Eclipses behind us
        self.countdown = countdown  # turns until the Eclipse; -1 while it is not in sight
        self.final = final  # the pyramid is finished: the coming Eclipse is the last
        self.turn = turn  # whose turn it is; -1 in setup and during an Eclipse
        self.acting = acting  # bits of the moved workers while their main action runs
        self.discount_used = discount_used  # in the main action that runs
        self.buildings = buildings  # built so far
        self.nobles = nobles  # for each of the three rows, its taken spaces as bits
        self.pyramid = pyramid  # tile * 4 + rotation on each of 30 sites, or -1
        self.filled = filled  # the same as bits
        self.pyramid_offer = pyramid_offer
        self.pyramid_pile = pyramid_pile  # bits: what is left, in no order
        self.decorations = decorations  # tile on side * 4 + level, or -1
        self.decoration_offer = decoration_offer
        self.decoration_pile = decoration_pile
        self.near = near  # the discovery tile beside each board's worship space, or -1
        self.piles = piles  # discovery tiles on the Avenue (0-2) and the temples (3-6)
        self._discovery_pile = discovery_pile  # how many of each are left
        self._starting_pile = starting_pile
        self.drawn = drawn  # starting tiles drawn for the neutral workers
        self.face_up = face_up  # starting tiles to draft from
        self._linked = linked  # the discovery tile drawn with each starting tile that has one
        self.secret = secret  # the kept starting tiles are still face down
        self.parts = parts  # what modules add

    def copy(self) -> City:
        return City(
            self.agenda[:],
            [player.copy() for player in self.players],
            self.setting,
            self.ring,
            self.slots,
            self._discovery_pile[:],
            self.royal,
            self.technologies,
            self.bonus,
            self.neutral,
            self.light,
            self.dark,
            self.era,
            self.countdown,
            self.final,
            self.turn,
            self.acting,
            self.discount_used,
            self.buildings,
            self.nobles,
            self.pyramid,
            self.filled,
            self.pyramid_offer,
            self.pyramid_pile,
            self.decorations,
            self.decoration_offer,
            self.decoration_pile,
            self.near,
            self.piles,
            self._starting_pile,
            self.drawn,
            self.face_up,
            self._linked,
            self.secret,
            tuple([part.copy() for part in self.parts]) if self.parts else self.parts,
        )

    def colours_on(self, board: int) -> int:
        """Return how many colours have an unlocked worker in the general area of a board.

        Workers on the move are in hand, so the one arriving is never counted (rulings 1, 2).
        """
        count = 0
        for player in self.players:
            a, b, c, d = player.place  # compiled, far faster than `in`
            if board == a or board == b or board == c or board == d:
                count += 1
        for boards in self.neutral:
            if board in boards:
                count += 1
        return count

    def colours_by_board(self) -> list[int]:
        """The same for all boards: much quicker for several boards."""
        counts = [0] * places.HAND
        for player in self.players:
            seen = 0
            for place in player.place:
                if place < places.HAND and not (seen >> place) & 1:
                    seen |= 1 << place
                    counts[place] += 1
        for boards in self.neutral:
            seen = 0
            for place in boards:
                if not (seen >> place) & 1:
                    seen |= 1 << place
                    counts[place] += 1
        return counts

    def holder(self, space: int) -> int:
        """The seat whose worker is locked on a worship space, or -1."""
        for player in self.players:
            a, b, c, d = player.place  # as above
            if space == a or space == b or space == c or space == d:
                return player.seat
        return -1


def replaced(items: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    """The same tuple with one entry changed."""
    return items[:index] + (value,) + items[index + 1 :]


def added(items: tuple[int, ...], index: int, more: int) -> tuple[int, ...]:
    """The same tuple with one entry raised, or lowered."""
    return replaced(items, index, items[index] + more)


def unlocked(player: Player) -> list[int]:
    """The workers that stand on boards: neither locked nor in hand, and not on the wheel."""
    return [i for i in range(WORKER_COUNT) if 1 <= player.place[i] < places.HAND]


def board_of(place: int) -> int:
    """The board a place belongs to; 0 for the wheel and the hand."""
    if place > places.SIDEBAR:
        return place - places.SIDEBAR
    if place >= places.ROYAL_SPACE:
        return places.PALACE
    return place if place != places.HAND else 0


def board_and_power(option: int) -> tuple[int, int]:
    """A worker as answers name it: five powers for each board, from the Palace on."""
    return option // 5 + 1, option % 5 + 1


def part_in(city: City, kind: type[P]) -> P | None:
    """The part of a module, where it is in play."""
    for part in city.parts:
        if isinstance(part, kind):
            return part
    return None
