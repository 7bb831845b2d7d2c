"""Random replacement of what a seat may not know: the starting tiles in other hands while they are
secret, and the discovery tiles that were drawn with them.

Nothing else is hidden in this game: piles have no order before they are drawn from.
"""

from teotihuacan.city.rules import kinds, tile_places
from teotihuacan.city.rules.draws import linked_place
from teotihuacan.city.rules.positions.writing import holds, lies_open
from teotihuacan.city.rules.printed import discovery
from teotihuacan.city.rules.state import City, replaced
from teotihuacan.engine.dealer import Dealer
from teotihuacan.engine.steps import make_step


def imagine(city: City, seat: int, dealer: Dealer) -> None:
    """Let a dealer decide what a seat cannot know of this city."""
    put_back_unseen(city, seat)
    if city.secret:
        deal_others(city, seat, dealer)
        if make_step(kinds.LINK) not in city.agenda:
            draw_linked(city, seat, dealer)


def put_back_unseen(city: City, seat: int) -> None:
    """Discovery tiles drawn with starting tiles that the seat cannot see go back to their stacks:
    to the seat it is the same where they lie."""
    for place, kind in enumerate(city._linked):
        tile = city.setting.discoverers[place]
        if kind >= 0 and not holds(city, seat, tile) and not lies_open(city, tile):
            city._discovery_pile[kind] += 1
            city._linked = replaced(city._linked, place, -1)


def deal_others(city: City, seat: int, dealer: Dealer) -> None:
    """Shuffle the starting tiles that the seat has not seen, and deal the other hands again."""
    hidden = city._starting_pile
    for player in city.players:
        if player.seat != seat:
            for tile in (*player._dealt, *player._kept):
                hidden |= 1 << tile
    # In the order of their numbers: the order in which they were dealt is hidden too.
    unseen = [tile for tile in range(hidden.bit_length()) if (hidden >> tile) & 1]
    for player in city.players:
        if player.seat != seat:
            player._dealt = drawn_from(unseen, len(player._dealt), dealer)
            player._kept = drawn_from(unseen, len(player._kept), dealer)
    city._starting_pile = 0
    for tile in unseen:
        city._starting_pile |= 1 << tile


def drawn_from(tiles: list[int], count: int, dealer: Dealer) -> tuple[int, ...]:
    """Draw this many tiles, and remove them from the pile."""
    return tuple([tiles.pop(dealer.below(len(tiles))) for _ in range(count)])


def draw_linked(city: City, seat: int, dealer: Dealer) -> None:
    """Draw what comes with the starting tiles in the other hands, owed or drawn before."""
    city.agenda = [
        step
        for step in city.agenda
        if step[0] != kinds.DRAW_DISCOVERY
        or linked_place(step) < 0
        or holds(city, seat, city.setting.discoverers[linked_place(step)])
    ]
    for place, tile in enumerate(city.setting.discoverers):
        dealt = False
        for player in city.players:
            dealt = dealt or (player.seat != seat and holds(city, player.seat, tile))
        if dealt:
            stack = city.setting.stacks.get(tile_places.LINKED + place, discovery.ORDINARY)
            tiles, pile = discovery.TILES, city._discovery_pile
            left = [count if tiles[kind].stack == stack else 0 for kind, count in enumerate(pile)]
            if max(left) > 0:
                kind = dealer.weighted(left)
                city._discovery_pile[kind] -= 1
                city._linked = replaced(city._linked, place, kind)
