"""Random replacement of hidden information: starting tiles in other hands, their linked tiles,
and the dealer, which is all that is yet to be drawn."""

import json
from random import Random

import teotihuacan as teo
from teotihuacan.city.rules import tile_places
from teotihuacan.city.rules.printed import discovery
from teotihuacan.city.rules.state import City
from tests.surviving import written
from tests.tables import table


def seats_and_spectator(game: teo.Game) -> list[int | None]:
    return [None, *range(game.deciders)]


def shuffled_secrets(game: teo.Game, seat: int | None, rng: Random) -> dict[str, object]:
    """The position again, with everything the seat cannot know drawn anew."""
    other = game.copy()
    if table(other).secret:
        deal_anew(other, seat, rng)
    if other.dealer is not None:
        other.dealer = teo.Dealer.seeded(rng.randrange(2**53))
    return written(other)


def deal_anew(other: teo.Game, seat: int | None, rng: Random) -> None:
    """Other starting tiles into the hands of others, and other tiles along with them."""
    city = table(other)
    drawing = any(step["step"] == "link" or is_link(step) for step in agenda(other))
    keep_apart = set(city.setting.discoverers) if drawing else set()
    hands = [player for player in city.players if player.seat != seat]
    unknown = starting_tiles(city._starting_pile)
    for player in hands:
        unknown += [*player._dealt, *player._kept]
    movable = [tile for tile in unknown if tile not in keep_apart]
    mapping = dict(zip(movable, rng.sample(movable, len(movable)), strict=True))
    for player in hands:
        player._dealt = tuple(mapping.get(tile, tile) for tile in player._dealt)
        player._kept = tuple(mapping.get(tile, tile) for tile in player._kept)
    held = [tile for player in city.players for tile in (*player._dealt, *player._kept)]
    all_tiles = starting_tiles(city.setting.starting)
    city._starting_pile = sum(1 << tile for tile in all_tiles if tile not in held)
    if not drawing:
        redraw_linked(other, seat, rng)


def starting_tiles(bits: int) -> list[int]:
    return [tile for tile in range(bits.bit_length()) if (bits >> tile) & 1]


def redraw_linked(other: teo.Game, seat: int | None, rng: Random) -> None:
    city = table(other)
    if max(city._linked) < 0 and not any(step["step"] == "keep" for step in agenda(other)[-1:]):
        return  # nothing is drawn yet
    own = () if seat is None else (*city.players[seat]._dealt, *city.players[seat]._kept)
    linked = list(city._linked)
    pile = list(city._discovery_pile)
    for place, tile in enumerate(city.setting.discoverers):
        if tile in own:
            continue
        if linked[place] >= 0:
            pile[linked[place]] += 1
            linked[place] = -1
        if any(tile in (*player._dealt, *player._kept) for player in city.players):
            kind = rng.choice(drawable(city, pile, place))
            pile[kind] -= 1
            linked[place] = kind
    city._linked = tuple(linked)
    city._discovery_pile = pile


def drawable(city: City, pile: list[int], place: int) -> list[int]:
    """The tiles that can be drawn with a starting tile: each has its own stack."""
    stack = city.setting.stacks.get(tile_places.LINKED + place, discovery.ORDINARY)
    return [tile for tile, n in enumerate(pile) if n and discovery.TILES[tile].stack == stack]


def agenda(game: teo.Game) -> list[dict[str, object]]:
    steps = game.position()["agenda"]
    assert isinstance(steps, list)
    return steps


def is_link(step: dict[str, object]) -> bool:
    """Return whether a step draws a discovery tile for a starting tile."""
    return step["step"] == "draw discovery" and step["place"] in range(
        tile_places.LINKED, tile_places.LINKED + 3
    )


def view_depends_on_no_secret(game: teo.Game, seat: int | None, rng: Random) -> None:
    """Whatever a seat cannot know, it sees the same table, question and answers."""
    other = teo.from_position(shuffled_secrets(game, seat, rng))
    assert other.view(seat) == game.view(seat)
    if game.actor == seat:
        assert other.choices == game.choices
        assert other.question == game.question


def view_contains_no_secret(game: teo.Game, seat: int | None) -> None:
    """No dealer, no pile in its order, no tile in another hand."""
    view = game.view(seat)
    text = json.dumps(view)
    for word in ("dealer", "seed", "starting pile"):
        assert f'"{word}"' not in text
    city = table(game)
    seen = view["table"]
    assert isinstance(seen, dict)
    for other, player in enumerate(seen["players"]):
        hidden = city.secret and other != seat
        for field in ("starting dealt", "starting kept"):
            assert isinstance(player[field], int if hidden else list)
    if city.secret and seat is None:
        assert set(seen["discovery linked"]) == {None}
        steps = view["agenda"]
        assert isinstance(steps, list)
        assert not [step for step in steps if is_link(step)]


def nobody_sees_the_dealer(game: teo.Game, seed: int) -> None:
    other = game.copy()
    other.dealer = teo.Dealer.seeded(seed)
    for seat in seats_and_spectator(game):
        assert other.view(seat) == game.view(seat)
    assert other.choices == game.choices
