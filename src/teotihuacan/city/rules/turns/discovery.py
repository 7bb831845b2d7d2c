"""Discovery tiles: claiming them, and using them in the middle of a turn."""

from typing import ClassVar, Final

from teotihuacan.city.rules import effects, kinds, places, sources, tile_places, triggers, units
from teotihuacan.city.rules.families import IN_BETWEEN, PAUSE
from teotihuacan.city.rules.printed import boards, discovery, temples, turn
from teotihuacan.city.rules.state import WORKER_COUNT, City, Player, replaced
from teotihuacan.city.rules.turns.temples import FIRST_TEMPLE_PILE
from teotihuacan.engine.steps import Declared, Kind, Phrase, Step

TILES: Final = len(discovery.TILES)

REWARD: Final = TILES  # take the step's printed reward instead
DECLINE: Final = TILES + 1


def claim(city: City, player: Player, tile: int) -> None:
    """Pay a tile's cost and lay it face up before the player."""
    if city.setting.trigger_reached and discovery.TILES[tile].mask:
        triggers.announce(city, player, triggers.MASK)
    effects.pay(city, player, discovery.TILES[tile].cost)
    player.tiles[tile] += 1
    player.showing |= 1 << tile
    if city.events is not None:
        city.tell("claim", player.seat, tile)


def claim_near(city: City, player: Player, board: int) -> None:
    """Claim the tile beside a board's worship space; refilled when the turn ends (ruling 17)."""
    claim(city, player, city.near[board])
    city.near = replaced(city.near, board, -1)


def major_step(place: int, temple: int) -> int:
    """The step a temple pile lies on: the marker may have gone further since, by an interrupt."""
    return temples.MAJOR_PILE[temple].index(place - FIRST_TEMPLE_PILE)


class Claim(Kind[City]):
    """Choose which of the tiles here to claim, if any (rulings 18 to 20)."""

    declared: ClassVar = Declared(
        kinds.CLAIM,
        "claim",
        f"place:0..{tile_places.LAST} temple:0..2",
        [f"claim-{tile.key}" for tile in discovery.TILES] + ["reward", "decline"],
        parents=IN_BETWEEN,
        families=(PAUSE,),
        free=True,
        scattered=True,
    )

    def offered(self, city: City, place: int) -> tuple[int, ...]:
        if place < tile_places.PILES:
            return city.piles[place]
        if place >= tile_places.ELSEWHERE:
            return city.setting.places[place].lying(city, place)
        near = place < tile_places.LINKED
        tile = (
            city.near[place - tile_places.NEAR]
            if near
            else city._linked[place - tile_places.LINKED]
        )
        return (tile,) if tile >= 0 else ()

    def legal(self, city: City, step: Step) -> list[int]:
        place = step[2]
        player = city.players[step[1]]
        ids: list[int] = []
        for tile in self.offered(city, place):
            id = self.ids[tile]
            if effects.payable(player, discovery.TILES[tile].cost) and id not in ids:
                ids.append(id)
        on_temple = FIRST_TEMPLE_PILE <= place < tile_places.PILES
        ids.append(self.ids[REWARD if on_temple else DECLINE])
        return ids

    def play(self, city: City, step: Step, option: int) -> None:
        _, seat, place, temple, _ = step
        player = city.players[seat]
        if place >= tile_places.ELSEWHERE:
            owner = city.setting.places[place]
            if option != DECLINE:
                claim(city, player, option)
                owner.claimed(city, place, option)
            owner.claim_over(city, place)
            return
        if option == DECLINE:
            return
        if option == REWARD:
            printed = temples.TEMPLE_REWARD[temple][major_step(place, temple)]
            effects.gain(city, player, printed, sources.TEMPLES)
            return
        if tile_places.NEAR <= place < tile_places.LINKED:
            claim_near(city, player, place - tile_places.NEAR)
            return
        claim(city, player, option)
        if place < tile_places.PILES:
            left = list(city.piles[place])
            left.remove(option)
            city.piles = (*city.piles[:place], tuple(left), *city.piles[place + 1 :])
        else:
            city._linked = replaced(city._linked, place - tile_places.LINKED, -1)

    def question(self, city: City, step: Step) -> Phrase:
        place = step[2]
        if place < FIRST_TEMPLE_PILE:
            return "claim.avenue", {"seat": step[1]}
        if place < tile_places.PILES:
            return "claim.temple", {"seat": step[1], "temple": step[3]}
        if place < tile_places.LINKED:
            return "claim.near", {"seat": step[1], "board": place - tile_places.NEAR}
        if place >= tile_places.ELSEWHERE:
            key, parts = city.setting.places[place].place_phrase(city, place)
            return f"claim.{key}", {"seat": step[1], **parts}
        return "claim.linked", {"seat": step[1]}

    def answer(self, city: City, step: Step, option: int) -> Phrase:
        if option == REWARD:
            return "claim.reward", {"reward": (step[3], major_step(step[2], step[3]))}
        if option == DECLINE:
            return "claim.decline", {}
        return "claim.tile", {"tile": option, "cost": option}

    def flaw(self, city: City, step: Step) -> str:
        place = step[2]
        if not (
            0 <= place < tile_places.PILES
            or place - tile_places.NEAR in boards.WORSHIP_BOARDS
            or 0 <= place - tile_places.LINKED < len(city._linked)
            or place in city.setting.places
        ):
            return "place is not one with tiles"
        if FIRST_TEMPLE_PILE <= place < tile_places.PILES:
            if place - FIRST_TEMPLE_PILE not in temples.MAJOR_PILE[step[3]]:
                return "temple must be the one the pile lies on"
        return ""


def claimed_place(step: Step) -> int:
    """Return the place of the tiles of a `claim`: a pile, `NEAR` or `LINKED` and a number."""
    return step[2]


WORKS_ALWAYS: Final[tuple[bool, ...]] = tuple(
    [tile.gain.parts != () and not tile.gain.needs_steps for tile in discovery.TILES]
)
"""Tiles that bring goods and points alone: they do something whenever they are used."""

USABLE: Final[int] = sum(
    [1 << tile for tile in range(discovery.FOUR_POINTS, discovery.DOUBLE_MOVE)]
)
"""The tiles that are interrupts, as bits."""

USUAL: Final[int] = (1 << discovery.KINDS) - 1
"""The tiles of the first box, as bits."""

UNLOCK: Final = (
    discovery.DOUBLE_MOVE - discovery.FOUR_POINTS
)  # the answer after the kinds of tile …

_GAINS: Final = [
    kind for kind in range(discovery.KINDS, TILES) if not discovery.TILES[kind].gain.is_empty()
]
MORE_USABLE: Final[tuple[int, ...]] = tuple(
    [kind for kind in _GAINS if not discovery.TILES[kind].special]
)
"""… and then the kinds of further boxes that are interrupts too."""


def used_kind(option: int) -> int:
    """The kind of tile that an interrupt uses."""
    return option + discovery.FOUR_POINTS if option < UNLOCK else MORE_USABLE[option - UNLOCK - 1]


class Interrupt(Kind[City]):
    """The actions available in the middle of a player's turn: flip a tile, or pay to unlock.

    The tiles that belong to a certain moment (moving, main actions, payments) are offered there.
    """

    declared: ClassVar = Declared(
        kinds.INTERRUPT,
        "aside",
        codes=[
            *[
                f"use-{discovery.TILES[k].key}"
                for k in range(discovery.FOUR_POINTS, discovery.DOUBLE_MOVE)
            ],
            "pay-unlock",
            *[f"use-{discovery.TILES[kind].key}" for kind in MORE_USABLE],
        ],
        scattered=True,
    )

    def extend(self, city: City, step: Step, ids: list[int]) -> None:
        if city.turn != step[1]:
            return  # only in the player's own turn: not in setup, not during an Eclipse
        player = city.players[step[1]]
        showing = player.showing
        if showing & USABLE:
            for tile in range(discovery.FOUR_POINTS, discovery.DOUBLE_MOVE):
                if player.tiles[tile] and (WORKS_ALWAYS[tile] or works(city, player, tile)):
                    ids.append(self.ids[tile - discovery.FOUR_POINTS])
        # As `any_locked`: at every pause of a game a call of its own is dear.
        first, second, third, fourth = player.place
        hand = places.HAND
        locked = first > hand or second > hand or third > hand or fourth > hand
        if locked and effects.payable(player, turn.UNLOCKING):
            if not city.setting.unlock_paid or not barred(city, player):
                ids.append(self.ids[UNLOCK])
        if showing > USUAL:
            for i, tile in enumerate(MORE_USABLE):
                if player.tiles[tile] and (WORKS_ALWAYS[tile] or works(city, player, tile)):
                    ids.append(self.ids[UNLOCK + 1 + i])

    def play(self, city: City, step: Step, option: int) -> None:
        player = city.players[step[1]]
        if option == UNLOCK:
            effects.pay(city, player, turn.UNLOCKING)
            effects.unlock_all(city, player)
            for module in city.setting.unlock_paid:
                module.unlocked(city, player)
            return
        tile = used_kind(option)
        effects.flip(city, player, tile)
        effects.gain(city, player, discovery.TILES[tile].gain, sources.DISCOVERY)

    def answer(self, city: City, step: Step, option: int) -> Phrase:
        if option == UNLOCK:
            return "aside.unlock", {"amount": turn.UNLOCKING.cocoa}
        return "aside.use", {"tile": used_kind(option)}


def barred(city: City, player: Player) -> bool:
    """Return whether a module forbids unlocking workers for cocoa now."""
    for module in city.setting.unlock_paid:
        if module.barred(city, player):
            return True
    return False


def works(city: City, player: Player, tile: int) -> bool:
    """Return whether flipping a tile now would have any effect."""
    for unit, _ in discovery.TILES[tile].gain.parts:
        if unit == units.AVENUE:
            if player.avenue < temples.AVENUE_LAST:
                return True
        elif unit == units.TEMPLE:
            if effects.any_climbable(city, player):
                return True
        elif units.BLUE <= unit <= units.GREEN:
            if effects.climbable(city, player, unit - units.BLUE):
                return True
        elif unit == units.POWER:
            for i in range(WORKER_COUNT):
                if 1 <= player.place[i] < places.HAND and not effects.counts_acting(
                    city, player, i
                ):
                    return True
        elif unit > units.POWER:
            for module in city.setting.more_gained:
                if module.can_gain(city, player, unit):
                    return True
        else:
            return True
    return False
