"""The ring of boards, relative to each board and to the worker that is being moved.

The ring is laid out at random, so "two boards further" is another board in every game.  A plain net
does not learn that, so the boards ahead are written beside each board.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from teotihuacan.city.observation.part import Fields
from teotihuacan.city.observation.people import MOST_POWER
from teotihuacan.city.rules import places
from teotihuacan.city.rules.printed import boards
from teotihuacan.city.rules.state import City, Player, board_of
from teotihuacan.engine.steps import CHANCE, Kind, field_value
from teotihuacan.observation.layout import Layout

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64, u8

NEXT: Final = 3  # boards ahead that a worker reaches without a tile
ALL_AROUND: Final = 8  # boards ahead that it reaches with one
KEYS: Final[tuple[str, ...]] = boards.BOARD_KEYS[1:]
SEATS: Final = 4


class Workers:
    """The unlocked workers of a player by board."""

    def __init__(self, player: Player) -> None:
        self.count = [0] * places.HAND
        self.best = [0] * places.HAND
        self.least = [0] * places.HAND
        powers = player.power
        for i, place in enumerate(player.place):
            if place < places.HAND:
                power = powers[i]
                self.count[place] += 1
                if power > self.best[place]:
                    self.best[place] = power
                if not self.least[place] or power < self.least[place]:
                    self.least[place] = power


class Ring(Fields):
    """The workers on each board, and the boards ahead of it and of the asked worker."""

    def __init__(self, layout: Layout, kinds: list[Kind], players: tuple[str, ...]) -> None:
        block = Layout()
        distances = tuple([str(distance) for distance in range(len(KEYS))])
        self.distance: i64 = block.add(
            "distance", "Boards from the Palace to here, clockwise.", parts=distances
        )
        self.own: i64 = block.add("own workers", "Own unlocked workers.", high=4)
        self.best: i64 = block.add("own highest", "The highest power of those.", high=MOST_POWER)
        self.least: i64 = block.add("own lowest", "The lowest power of those.", high=MOST_POWER)
        self.others: i64 = block.add(
            "other workers", "Unlocked workers of the other players.", parts=players[1:], high=4
        )
        none = "" if len(players) < SEATS else "Four players leave no colour for neutral workers."
        self.neutral: i64 = block.add("neutral workers", "Neutral workers.", high=9, rest=none)
        self.colours: i64 = block.add(
            "colours", "Colours with an unlocked worker: what an action costs or gains.", high=4
        )
        self.size: i64 = block.size
        self.first: i64 = layout.repeat("board", KEYS, block)

        worshipped = tuple([boards.BOARD_KEYS[board] for board in boards.WORSHIP_BOARDS])
        self.locked: i64 = layout.add(
            "own locked", "Own workers locked on a board.", parts=worshipped, high=4
        )
        self.others_locked: i64 = layout.add(
            "others locked",
            "Workers of others locked on a board.",
            parts=worshipped,
            high=9,
            scale=2,
        )
        ahead = Layout()
        self.key: i64 = ahead.add("board", "The board that is there.", parts=KEYS)
        self.ahead_own: i64 = ahead.add("own workers", "Own unlocked workers there.", high=4)
        self.ahead_best: i64 = ahead.add(
            "own highest", "The highest power of those.", high=MOST_POWER
        )
        self.ahead_colours: i64 = ahead.add("colours", "Colours with a worker there.", high=4)
        self.ahead_size: i64 = ahead.size
        named = tuple([f"{key} +{step}" for key in KEYS for step in range(1, NEXT + 1)])
        self.ahead: i64 = layout.repeat("boards ahead of a board", named, ahead)
        named = tuple([f"asked worker +{step}" for step in range(1, ALL_AROUND + 1)])
        self.around: i64 = layout.repeat("boards ahead of the asked worker", named, ahead)
        self.asked_power: i64 = layout.add("asked worker power", "Its power.", high=MOST_POWER)
        named = ("asked board",)
        self.target: i64 = layout.repeat("the board that the question is about", named, ahead)

        # By kind: the place of the worker, of the board among its fields; or -1.
        self.worker_in = [-1] * (1 + max([kind.number for kind in kinds]))
        self.board_in = self.worker_in[:]
        for kind in kinds:
            if "worker" in kind.fields:
                self.worker_in[kind.number] = kind.fields.index("worker")
            if "board" in kind.fields:
                self.board_in[kind.number] = kind.fields.index("board")

    def write(self, city: City, seat: int, out: vec[u8]) -> None:
        players = city.players
        seats = len(players)
        workers = Workers(players[seat])
        colours = city.colours_by_board()
        locked = [0] * places.HAND
        others_locked = [0] * places.HAND
        neutral = [0] * places.HAND
        for boards_of in city.neutral:
            for board in boards_of:
                neutral[board] += 1
        for player in players:
            for place in player.place:
                if place > places.HAND:
                    if player.seat == seat:
                        locked[board_of(place)] += 1
                    else:
                        others_locked[board_of(place)] += 1
        ring = city.ring
        slots = city.slots
        length = len(ring)
        o: i64 = self.first
        for board in range(1, places.HAND):
            slot = slots[board]
            if slot >= 0:
                out[o + self.distance + slot] = 1
            out[o + self.own] = workers.count[board]
            out[o + self.best] = workers.best[board]
            out[o + self.least] = workers.least[board]
            out[o + self.neutral] = neutral[board]
            out[o + self.colours] = colours[board]
            if slot >= 0:
                at: i64 = self.ahead + (board - 1) * NEXT * self.ahead_size
                for step in range(1, NEXT + 1):
                    self.write_board(ring[(slot + step) % length], workers, colours, at, out)
                    at += self.ahead_size
            o += self.size
        for i, board in enumerate(boards.WORSHIP_BOARDS):
            out[self.locked + i] = locked[board]
            out[self.others_locked + i] = others_locked[board]
        for further in range(1, seats):
            for place in players[(seat + further) % seats].place:
                if 0 < place < places.HAND:
                    k: i64 = self.first + (place - 1) * self.size + self.others + further - 1
                    out[k] = out[k] + 1
        self.write_asked(city, workers, colours, out)

    def write_board(
        self, board: int, workers: Workers, colours: list[int], at: i64, out: vec[u8]
    ) -> None:
        if not board:
            return  # not drawn yet
        out[at + self.key + board - 1] = 1
        out[at + self.ahead_own] = workers.count[board]
        out[at + self.ahead_best] = workers.best[board]
        out[at + self.ahead_colours] = colours[board]

    def write_asked(self, city: City, own: Workers, colours: list[int], out: vec[u8]) -> None:
        """Write what the open question is about."""
        agenda = city.agenda
        if not agenda or agenda[-1][1] == CHANCE:
            return
        asked = agenda[-1]
        named = self.worker_in[asked[0]]
        worker = field_value(asked, named) if named >= 0 else -1
        if worker >= 0:
            player = city.players[asked[1]]
            out[self.asked_power] = player.power[worker]
            board = board_of(player.place[worker])
            slot = city.slots[board] if board else -1
            if slot >= 0:
                ring = city.ring
                length = len(ring)
                at: i64 = self.around
                for step in range(1, ALL_AROUND + 1):
                    self.write_board(ring[(slot + step) % length], own, colours, at, out)
                    at += self.ahead_size
        named = self.board_in[asked[0]]
        board = field_value(asked, named) if named >= 0 else 0
        if board > 0:
            self.write_board(board, own, colours, self.target, out)
