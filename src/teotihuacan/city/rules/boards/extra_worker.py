"""Tiles that join a main action: most count as one more worker (ruling 24)."""

from typing import ClassVar, Final

from teotihuacan.city.rules import kinds, places, units
from teotihuacan.city.rules.effects import flip
from teotihuacan.city.rules.families import IN_A_TURN, MAIN_ACTION
from teotihuacan.city.rules.printed import boards, discovery, turn
from teotihuacan.city.rules.state import City, Player
from teotihuacan.engine.steps import Declared, Kind, Phrase, Step, push

EXTRA: Final = "extra_worker"

_WITH_BOARDS: Final = [kind for kind, tile in enumerate(discovery.TILES) if tile.boards]
JOINING: Final[tuple[int, ...]] = (discovery.EXTRA_WORKER, *_WITH_BOARDS)
"""The kinds of tile that join a main action; those of further boxes name their boards."""

WITHOUT: Final = 1  # the answer that uses none: it stands behind the first of them


def joins(kind: int, board: int) -> bool:
    """Return whether a kind of tile can join the main action of a board."""
    if kind == discovery.EXTRA_WORKER:
        return board in (places.ALCHEMY, places.NOBLES, places.CONSTRUCTION)
    return board in discovery.TILES[kind].boards


JOINING_AT: Final[tuple[int, ...]] = tuple(
    [sum([1 << kind for kind in JOINING if joins(kind, board)]) for board in range(9)]
)
"""[board]: the kinds that can join its main action, as bits."""


def extra_workers(player: Player, board: int) -> int:
    """Return how many additional workers the tiles in hand could count as on a board."""
    shown = player.showing & JOINING_AT[board]
    if not shown:
        return 0
    kinds = [kind for kind in JOINING if (shown >> kind) & 1]
    extra = [kind for kind in kinds if discovery.TILES[kind].special == EXTRA]
    return sum([player.tiles[kind] for kind in extra])


def helpful(player: Player, kind: int, board: int, workers: int) -> bool:
    """Return whether a player has a kind of tile that could make a difference."""
    if not (player.showing >> kind) & 1 or not joins(kind, board):
        return False
    most = 2 if board == places.ALCHEMY else turn.COUNTED
    return workers < most or discovery.TILES[kind].special != EXTRA


def ask_extra_worker(city: City, player: Player, board: int, workers: int, lowest: int) -> bool:
    """Offer such tiles, if the player has one that could make a difference.

    When it is answered the main action begins with the workers that count then.
    """
    if not player.showing & JOINING_AT[board]:
        return False
    for kind in JOINING:
        if helpful(player, kind, board, workers):
            push(city, kinds.EXTRA_WORKER_TILE, player.seat, board, workers, lowest)
            return True
    return False


def nothing_to_double(city: City, player: Player, board: int, workers: int, lowest: int) -> bool:
    """Return whether a cell has no resources, even with the tiles that can still join; it may be
    doubled nevertheless (ruling X30).
    """
    most = min(turn.COUNTED, workers + extra_workers(player, board))
    for row in city.setting.actions[board].cells[workers - 1 : most]:
        for resource in (units.WOOD, units.STONE, units.GOLD, units.WILD):
            if row[boards.COLUMN_OF_POWER[lowest]].of(resource):
                return False
    return True


def without_tiles(city: City, player: Player, board: int, workers: int, lowest: int) -> bool:
    """Return whether a main action would be possible without any joining tile."""
    showing = player.showing
    player.showing &= ~JOINING_AT[board]
    possible = city.setting.actions[board].possible(city, player, workers, lowest)
    player.showing = showing
    return possible


def needed_workers(city: City, player: Player, board: int, workers: int, lowest: int) -> int:
    """Return how many workers must count; if there are fewer, tiles make the action possible."""
    for count in range(workers, min(turn.COUNTED, workers + extra_workers(player, board)) + 1):
        if without_tiles(city, player, board, count, lowest):
            return count
    return workers


def joining_kind(option: int) -> int:
    """The kind of tile that an answer uses."""
    return JOINING[option if option < WITHOUT else option - 1]


class ExtraWorkerTile(Kind[City]):
    """Use a tile, or do without; where the action is impossible without it, it is used."""

    declared: ClassVar = Declared(
        kinds.EXTRA_WORKER_TILE,
        "extra worker",
        f"board:1..8 workers:1..{turn.COUNTED} lowest:1..5",
        ["extra", "no-extra", *[f"join-{discovery.TILES[kind].key}" for kind in JOINING[1:]]],
        parents=IN_A_TURN,
        families=(MAIN_ACTION,),
        scattered=True,
    )

    def legal(self, city: City, step: Step) -> list[int]:
        _, seat, board, workers, lowest = step
        player = city.players[seat]
        ids: list[int] = []
        for place, kind in enumerate(JOINING):
            if helpful(player, kind, board, workers):
                ids.append(self.ids[place if place < WITHOUT else place + 1])
        if without_tiles(city, player, board, workers, lowest):
            ids.append(self.ids[WITHOUT])
        return ids

    def play(self, city: City, step: Step, option: int) -> None:
        _, seat, board, workers, lowest = step
        player = city.players[seat]
        if option != WITHOUT:
            kind = joining_kind(option)
            flip(city, player, kind)
            if discovery.TILES[kind].special == EXTRA:
                workers += 1
            else:
                for module in city.setting.cell_gained:
                    module.join(city, player, kind)
            if ask_extra_worker(city, player, board, workers, lowest):
                return
        city.setting.actions[board].begin(city, player, workers, lowest)

    def question(self, city: City, step: Step) -> Phrase:
        _, seat, board, workers, _ = step
        player = city.players[seat]
        more = [kind for kind in JOINING[1:] if helpful(player, kind, board, workers)]
        key = "extra worker.tiles" if more else "extra worker"
        return key, {"seat": seat, "board": board, "workers": workers}

    def answer(self, city: City, step: Step, option: int) -> Phrase:
        if option <= WITHOUT:
            return f"extra worker.{self.codes[option]}", {}
        _, seat, board, workers, lowest = step
        kind = joining_kind(option)
        doubles = discovery.TILES[kind].special != EXTRA
        if doubles and nothing_to_double(city, city.players[seat], board, workers, lowest):
            return "extra worker.join.nothing", {"tile": kind}
        return "extra worker.join", {"tile": kind}

    def flaw(self, city: City, step: Step) -> str:
        _, seat, board, workers, lowest = step
        if not 2 <= board <= places.CONSTRUCTION or not JOINING_AT[board]:
            return "no tile can join the main action of this board"
        player = city.players[seat]
        if not [kind for kind in JOINING if helpful(player, kind, board, workers)]:
            return "the player has no such tile"
        possible = city.setting.actions[board].possible(city, player, workers, lowest)
        return "" if possible else "the main action is not possible"
