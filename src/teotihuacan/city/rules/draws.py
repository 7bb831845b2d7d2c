"""Random draws of the game.  Piles are what remains, without an order."""

from typing import ClassVar, Final

from teotihuacan.city.rules import kinds, tile_places
from teotihuacan.city.rules.boards import geometry, pyramid_tiles
from teotihuacan.city.rules.boards.pyramid import lay
from teotihuacan.city.rules.families import DRAWING, ONLY_PLANNED, PAUSE, REFILL
from teotihuacan.city.rules.neutral import FOR_NEUTRALS, LAID_ASIDE, place_neutrals
from teotihuacan.city.rules.printed import boards, discovery, starting, technologies
from teotihuacan.city.rules.printed.royal import BONUS_TILES, ROYAL_TILES
from teotihuacan.city.rules.state import City, replaced
from teotihuacan.engine.dealer import Dealer
from teotihuacan.engine.steps import CHANCE, Declared, Kind, Phrase, Step, make_step, push

FACE_UP: Final = 4  # what a starting tile is drawn for: a seat, the draft, neutral workers, …
ON_SITE: Final = 10  # what a pyramid tile is drawn for: a place of the offer, or 10 + a site


REFILLING: Final = ("next turn", REFILL)
"""The parents of the draws after a turn, which lie on each other."""


def filling_flaw(city: City, step: Step) -> str:
    """A draw for a place is owed once."""
    return "" if city.agenda.count(step) == 1 else "a place is filled twice"


def ids_of(bits: int, ids: list[int]) -> list[int]:
    return [id for i, id in enumerate(ids) if (bits >> i) & 1]


def drawn_bit(bits: int, dealer: Dealer) -> int:
    """Draw one of the set bits, all equally likely; -1 if fewer than two are set."""
    count = bits.bit_count()
    if count < 2:
        return -1
    for _ in range(dealer.below(count)):
        bits &= bits - 1
    return (bits & -bits).bit_length() - 1


def draw(
    number: int,
    name: str,
    codes: list[str],
    part: str,
    first: int = 0,
    fields: str = "",
    *,
    parents: tuple[str, ...] = ONLY_PLANNED,
    families: tuple[str, ...] = (),
    even: bool = True,
    quick: bool = False,
    skippable: bool = False,
) -> Declared:
    """The declaration of a draw, most often a part of the setup.

    In words an outcome is a `part`, of which the first option has the number `first`.
    """
    return Declared(
        number,
        name,
        fields,
        codes,
        parents=parents,
        families=families,
        answers=("outcome", part, first),
        chance=True,
        even=even,
        quick=quick,
        skippable=skippable,
        scattered=True,
    )


class Draw(Kind[City]):
    """A draw of a tile: the question names the place it is for."""

    def question(self, city: City, step: Step) -> Phrase:
        return self.name, {"place": step[2]}


class DrawBoard(Draw):
    """Boards 2 to 7 onto the six places of the ring between Palace and Construction."""

    declared: ClassVar = draw(
        kinds.DRAW_BOARD,
        "draw board",
        [f"~{boards.BOARD_LETTERS[board]}" for board in range(2, 8)],
        "board",
        2,
        fields="slot:1..7",
    )

    def legal(self, city: City, step: Step) -> list[int]:
        return [self.ids[board - 2] for board in range(2, 8) if board not in city.ring]

    def play(self, city: City, step: Step, option: int) -> None:
        city.ring = replaced(city.ring, step[2], option + 2)
        city.slots = replaced(city.slots, option + 2, step[2])

    def flaw(self, city: City, step: Step) -> str:
        return "" if city.ring[step[2]] == 0 else "slot must be an empty one"


class DrawRoyal(Draw):
    """Draw one royal tile of each category."""

    declared: ClassVar = draw(
        kinds.DRAW_ROYAL,
        "draw royal",
        [f"~royal{tile.number}" for tile in ROYAL_TILES],
        "royal",
        fields="category:0..2",
        parents=(DRAWING,),
    )

    def legal(self, city: City, step: Step) -> list[int]:
        royal = city.setting.royal
        return [self.ids[tile] for tile in royal if ROYAL_TILES[tile].category == step[2]]

    def play(self, city: City, step: Step, option: int) -> None:
        city.royal = (*city.royal, option)

    def question(self, city: City, step: Step) -> Phrase:
        return "draw royal", {"category": step[2]}

    def flaw(self, city: City, step: Step) -> str:
        return "" if len(city.royal) < 3 else "three royal tiles are enough"


class DrawTechnology(Draw):
    """Six technologies, displayed by number."""

    declared: ClassVar = draw(
        kinds.DRAW_TECHNOLOGY,
        "draw technology",
        [f"~{technology.key}" for technology in technologies.TILES],
        "technology",
    )

    def legal(self, city: City, step: Step) -> list[int]:
        ids = self.ids
        return [ids[i] for i in city.setting.technologies if i not in city.technologies]

    def play(self, city: City, step: Step, option: int) -> None:
        shown = [*city.technologies, option]
        city.technologies = tuple([known for known in technologies.IN_ORDER if known in shown])

    def flaw(self, city: City, step: Step) -> str:
        return "" if len(city.technologies) < 6 else "six technologies are enough"


class DrawBonus(Draw):
    """A temple bonus tile for each temple, from left to right."""

    declared: ClassVar = draw(
        kinds.DRAW_BONUS, "draw bonus", [f"~bonus{tile.number}" for tile in BONUS_TILES], "bonus"
    )

    def legal(self, city: City, step: Step) -> list[int]:
        return [id for i, id in enumerate(self.ids) if i not in city.bonus]

    def play(self, city: City, step: Step, option: int) -> None:
        city.bonus = (*city.bonus, option)

    def question(self, city: City, step: Step) -> Phrase:
        return "draw bonus", {"temple": len(city.bonus)}

    def flaw(self, city: City, step: Step) -> str:
        return "" if len(city.bonus) < 3 else "three bonus tiles are enough"


class DrawDecoration(Draw):
    """A decoration for a place of the offer."""

    declared: ClassVar = draw(
        kinds.DRAW_DECORATION,
        "draw decoration",
        [f"~deco{tile}" for tile in range(1, pyramid_tiles.DECORATION_TILES + 1)],
        "decoration",
        fields=f"offer:0..{pyramid_tiles.DECORATION_OFFER - 1}",
        parents=REFILLING,
        families=(REFILL,),
        skippable=True,
        quick=True,
    )

    def legal(self, city: City, step: Step) -> list[int]:
        return ids_of(city.decoration_pile, self.ids)

    def deal(self, city: City, step: Step, dealer: Dealer) -> int:
        return drawn_bit(city.decoration_pile, dealer)

    def play(self, city: City, step: Step, option: int) -> None:
        city.decoration_pile &= ~(1 << option)
        city.decoration_offer = replaced(city.decoration_offer, step[2], option)
        if city.events is not None:
            city.tell("new decoration", -1, option)

    def flaw(self, city: City, step: Step) -> str:
        empty = city.decoration_offer[step[2]] < 0
        return filling_flaw(city, step) if empty else "offer must be an empty place"


class DrawPyramid(Draw):
    """A pyramid tile for a place of the offer, or in setup for a site."""

    declared: ClassVar = draw(
        kinds.DRAW_PYRAMID,
        "draw pyramid",
        [f"~tile{tile}" for tile in range(1, pyramid_tiles.PYRAMID_TILES + 1)],
        "pyramid",
        fields=f"place:0..{ON_SITE + geometry.SITES - 1}",
        parents=REFILLING,
        families=(REFILL,),
        skippable=True,
        quick=True,
    )

    def legal(self, city: City, step: Step) -> list[int]:
        return ids_of(city.pyramid_pile, self.ids)

    def deal(self, city: City, step: Step, dealer: Dealer) -> int:
        return drawn_bit(city.pyramid_pile, dealer)

    def play(self, city: City, step: Step, option: int) -> None:
        place = step[2]
        city.pyramid_pile &= ~(1 << option)
        if place < pyramid_tiles.PYRAMID_OFFER:
            city.pyramid_offer = replaced(city.pyramid_offer, place, option)
            if city.events is not None:
                city.tell("new pyramid tile", -1, option)
        else:
            lay(city, place - ON_SITE, option, 0)
            push(city, kinds.DRAW_ROTATION, CHANCE, place - ON_SITE)

    def question(self, city: City, step: Step) -> Phrase:
        if step[2] < pyramid_tiles.PYRAMID_OFFER:
            return "draw pyramid", {}
        return "draw pyramid.site", {"site": step[2] - ON_SITE}

    def flaw(self, city: City, step: Step) -> str:
        place = step[2]
        if 0 <= place < pyramid_tiles.PYRAMID_OFFER:
            empty = city.pyramid_offer[place] < 0
        else:
            empty = place >= ON_SITE and city.pyramid[place - ON_SITE] < 0
        return filling_flaw(city, step) if empty else "place must be an empty one"

    def allowed_parents(self, step: Step) -> tuple[str, ...]:
        return REFILLING if step[2] < pyramid_tiles.PYRAMID_OFFER else ONLY_PLANNED

    def reject_child(self, city: City, step: Step, above: Step) -> str:
        turning = make_step(kinds.DRAW_ROTATION, CHANCE, step[2] - ON_SITE)
        if above[0] != kinds.DRAW_ROTATION or above == turning:
            return ""
        return "only the tile just laid can be turned"


class DrawRotation(Draw):
    """Rotate tiles placed in setup at random (ruling 40), and those that no player rotates."""

    declared: ClassVar = draw(
        kinds.DRAW_ROTATION,
        "draw rotation",
        ["~r0", "~r1", "~r2", "~r3"],
        "oriented",
        fields=f"site:0..{geometry.SITES - 1}",
        parents=("draw pyramid", DRAWING),
        quick=True,
    )

    def legal(self, city: City, step: Step) -> list[int]:
        return self.ids[:]

    def deal(self, city: City, step: Step, dealer: Dealer) -> int:
        return dealer.below(4)

    def play(self, city: City, step: Step, option: int) -> None:
        site = step[2]
        lay(city, site, city.pyramid[site] >> 2, option)
        if city.events is not None and city.turn >= 0:
            city.tell("turned", city.turn, city.pyramid[site], site)

    def question(self, city: City, step: Step) -> Phrase:
        return "draw rotation", {"pyramid": city.pyramid[step[2]] >> 2, "site": step[2]}

    def answer(self, city: City, step: Step, option: int) -> Phrase:
        oriented = (city.pyramid[step[2]] >> 2) * 4 + option
        return "draw rotation.outcome", {"oriented": oriented, "rotation": option}

    def flaw(self, city: City, step: Step) -> str:
        return "" if city.pyramid[step[2]] >= 0 else "site must have a tile"


MOST_COPIES: Final[int] = max([tile.copies for tile in discovery.TILES])
"""There are no more discovery tiles of any kind."""


class DrawDiscovery(Draw):
    """A discovery tile for a worship place, a step, or a starting tile; none left: the place
    stays empty (ruling 18)."""

    declared: ClassVar = draw(
        kinds.DRAW_DISCOVERY,
        "draw discovery",
        [f"~{tile.key}" for tile in discovery.TILES],
        "tile",
        fields=f"place:0..{tile_places.LAST}",
        parents=(*REFILLING, DRAWING),
        families=(REFILL,),
        skippable=True,
        even=False,
        quick=True,
    )

    def stack(self, city: City, step: Step) -> list[int]:
        """Return how many tiles of each kind can be drawn."""
        stacks = city.setting.stacks
        if not stacks:
            return city._discovery_pile
        stack = stacks.get(step[2], discovery.ORDINARY)
        tiles, pile = discovery.TILES, city._discovery_pile
        return [count if tiles[kind].stack == stack else 0 for kind, count in enumerate(pile)]

    def legal(self, city: City, step: Step) -> list[int]:
        ids = self.ids
        return [ids[tile] for tile, count in enumerate(self.stack(city, step)) if count > 0]

    def deal(self, city: City, step: Step, dealer: Dealer) -> int:
        pile = self.stack(city, step)
        count = sum(pile)
        if count <= MOST_COPIES and count in pile:
            return -1  # of one kind, or none at all
        left = dealer.below(count)
        for tile, copies in enumerate(pile):
            if left < copies:
                return tile
            left -= copies
        return -1

    def weights(self, city: City, step: Step, ids: list[int]) -> list[int]:
        return [city._discovery_pile[self.option_of(id)] for id in ids]

    def play(self, city: City, step: Step, option: int) -> None:
        place = step[2]
        city._discovery_pile[option] -= 1
        for module in city.setting.tile_drawn:
            module.drawn(city, option)
        if place < tile_places.PILES:
            pile = tuple(sorted([*city.piles[place], option]))
            city.piles = (*city.piles[:place], pile, *city.piles[place + 1 :])
        elif place < tile_places.LINKED:
            city.near = replaced(city.near, place - tile_places.NEAR, option)
            if city.events is not None:
                city.tell("new discovery", -1, place - tile_places.NEAR, option)
        elif place >= tile_places.ELSEWHERE:
            city.setting.places[place].lay(city, place, option)
        else:
            city._linked = replaced(city._linked, place - tile_places.LINKED, option)

    def question(self, city: City, step: Step) -> Phrase:
        place = step[2]
        if place < tile_places.PILES:
            return "draw discovery", {"pile": place}
        if place < tile_places.LINKED:
            return "draw discovery.near", {"board": place - tile_places.NEAR}
        if place >= tile_places.ELSEWHERE:
            key, parts = city.setting.places[place].place_phrase(city, place)
            return f"draw discovery.{key}", parts
        return "draw discovery.linked", {}

    def flaw(self, city: City, step: Step) -> str:
        place = step[2]
        if 0 <= place < tile_places.PILES:
            return ""
        if place - tile_places.NEAR in boards.WORSHIP_BOARDS:
            empty = city.near[place - tile_places.NEAR] < 0
        elif tile_places.LINKED <= place < tile_places.LINKED + len(city._linked):
            empty = city._linked[place - tile_places.LINKED] < 0
        elif place in city.setting.places:
            return ""  # its module looks after it
        else:
            return "place is not one with tiles"
        return filling_flaw(city, step) if empty else "place must be an empty one"

    def allowed_parents(self, step: Step) -> tuple[str, ...] | None:
        if step[2] < tile_places.PILES:
            return ONLY_PLANNED
        if step[2] >= tile_places.ELSEWHERE:
            return (PAUSE, DRAWING, self.name)
        return self.declaration.parents if step[2] < tile_places.LINKED else ("link", self.name)


def stack_of(city: City, step: Step) -> int:
    """From which stack a `draw discovery` draws; -1 for any other step."""
    if step[0] != kinds.DRAW_DISCOVERY:
        return -1
    return city.setting.stacks.get(step[2], discovery.ORDINARY)


def linked_place(step: Step) -> int:
    """The place of `City._linked` that a `draw discovery` fills, or -1: it fills another."""
    linked = tile_places.LINKED <= step[2] < tile_places.ELSEWHERE
    return step[2] - tile_places.LINKED if linked else -1


class DrawStarting(Draw):
    """A starting tile for a seat's hand, for the draft, for neutral workers or for a module."""

    declared: ClassVar = draw(
        kinds.DRAW_STARTING,
        "draw starting",
        [f"~start{tile.number}" for tile in starting.TILES],
        "start",
        fields="purpose:0..6",
        parents=("neutrals", "draw starting"),
        quick=True,
    )

    def legal(self, city: City, step: Step) -> list[int]:
        return ids_of(city._starting_pile, self.ids)

    def deal(self, city: City, step: Step, dealer: Dealer) -> int:
        return drawn_bit(city._starting_pile, dealer)

    def play(self, city: City, step: Step, option: int) -> None:
        purpose = step[2]
        city._starting_pile &= ~(1 << option)
        if purpose == FOR_NEUTRALS:
            place_neutrals(city, option)
        elif purpose == LAID_ASIDE:
            city.drawn = (*city.drawn, option)
        elif purpose == FACE_UP:
            city.face_up = (*city.face_up, option)
            if city.events is not None:
                city.tell("face up", -1, option)
        else:
            player = city.players[purpose]
            player._dealt = (*player._dealt, option)
            if city.events is not None:
                city.tell("dealt", purpose, option)

    def question(self, city: City, step: Step) -> Phrase:
        if step[2] == FOR_NEUTRALS:
            return "draw starting.neutral", {}
        if step[2] == FACE_UP:
            return "draw starting.draft", {}
        if step[2] == LAID_ASIDE:
            return "draw starting.aside", {"seat": len(city.players) - 1}
        return "draw starting", {"seat": step[2]}

    def flaw(self, city: City, step: Step) -> str:
        if step[2] == LAID_ASIDE:
            return "" if city.setting.modules else "no module of this game lays a tile aside"
        if len(city.players) <= step[2] < FACE_UP:
            return "purpose must be a seat, 4 (draft) or 5 (neutral workers)"
        return "" if city._starting_pile else "no starting tile is left"

    def allowed_parents(self, step: Step) -> tuple[str, ...] | None:
        return self.declaration.parents if step[2] == FOR_NEUTRALS else ONLY_PLANNED
