"""Player areas show what one needs: technologies, workers with their power, the salary to come."""

import re
from collections.abc import Iterator
from xml.etree.ElementTree import Element

import pytest

import teotihuacan as teo
from teotihuacan.city.picture.artist import ARTIST
from teotihuacan.city.rules import places
from teotihuacan.city.rules.printed import discovery
from teotihuacan.city.rules.scoring.eclipse import salary_due
from teotihuacan.picture.ink import SMALL
from tests.picture.looking import TITLE, named, parts_of, read
from tests.tables import after, table

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_technology_is_shown_and_explains_itself(players: int) -> None:
    game = after(teo.new_game("city", players=players, seed=4), 140 * players, 3)
    known = 0
    for player in table(game).players:
        told = named(parts_of(game)[f"player-{player.seat}"], "data-about")
        for index in range(player.technologies.bit_length()):
            assert (f"technology:{index}" in told) == bool(player.technologies >> index & 1)
        known += player.technologies.bit_count()
    assert known >= players


def test_every_worker_is_shown_with_its_power() -> None:
    game = after(teo.new_game("city", players=3, seed=4), 300, 3)
    for player in table(game).players:
        area = parts_of(game)[f"player-{player.seat}"]
        standing = [place for place in player.place if place not in (places.HAND, places.WHEEL)]
        dice = [group for group in read(area).iter(f"{SVG}rect") if group.get("class") == "shine"]
        held = player.place.count(places.HAND)
        assert len(dice) == len(standing) + held
        locks = len(re.findall('href="#teo-lock"', area))
        assert locks == sum(place > places.HAND for place in player.place)


def test_the_salary_to_come_is_told() -> None:
    game = after(teo.new_game("city", players=2, seed=4), 200, 3)
    for player in table(game).players:
        area = parts_of(game)[f"player-{player.seat}"]
        assert f"\N{MINUS SIGN}{salary_due(table(game), player)}" in area


def test_alone_ones_own_area_is_larger_than_the_bots() -> None:
    game = teo.new_game("city", players=1, bot="teotibot", seed=1)
    own, bot = (ARTIST.area_high(game.options, seat) for seat in range(2))
    assert own > bot


def test_the_purse_has_all_goods_and_the_points() -> None:
    game = after(teo.new_game("city", players=2, seed=4, modules=["obsidian"]), 150, 3)
    purse = ARTIST.purse(game, 0, TITLE.words("en"))
    texts = [element.text for element in read(purse).iter(f"{SVG}text")]
    goods = table(game).players[0].goods[:5]
    assert texts == [*map(str, goods), str(game.scores[0])]


def test_a_spectator_has_no_purse() -> None:
    game = teo.new_game("city", players=2, seed=4)
    assert ARTIST.parts(game, None, TITLE.words("en"))["purse"] == ""


def test_type_stays_as_large_as_it_is_however_much_somebody_has() -> None:
    """Technologies become brief instead of small, where four play and each has many."""
    game = after(teo.new_game("city", players=4, seed=4), 300, 3)
    for player in table(game).players:
        player.technologies = 0b1101101
        area = parts_of(game)[f"player-{player.seat}"]
        assert area.count('data-about="technology:') == 5
        assert "scale(0." not in area


@pytest.mark.parametrize(
    "options",
    [
        {"players": 4},
        {"players": 4, "modules": ["all"]},
        {"players": 3, "modules": ["all"]},
        {"players": 1, "bot": "teotibot", "modules": ["all"]},
    ],
    ids=lambda options: "-".join(options) + str(options["players"]),
)
def test_type_is_never_drawn_smaller_than_it_is(options: dict[str, object]) -> None:
    """Who has everything: technologies and masks are counted where there is no room for each."""
    game = after(teo.new_game("city", seed=4, **options), 200, 3)
    for player in table(game).players:
        player.technologies = 0b111111111
        for kind in range(len(player.tiles)):
            player.tiles[kind] = 1 if discovery.TILES[kind].mask else 0
        player.used = (7, *player.used[1:])
        sizes = list(type_in(read(parts_of(game)[f"player-{player.seat}"])))
        assert len(sizes) > 5
        assert min(sizes) >= SMALL


def type_in(element: Element, scale: float = 1) -> Iterator[float]:
    """The sizes of all type in an element, as it is drawn."""
    found = re.search(r"scale\(([\d.]+)\)", element.get("transform", ""))
    scale *= float(found[1]) if found else 1
    if element.tag == f"{SVG}text":
        yield scale * float(element.get("font-size", "0"))
    for child in element:
        yield from type_in(child, scale)
