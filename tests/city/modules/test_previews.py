"""Previews of payments on the page: the cost of each way, and of choices that lead to it."""

from collections.abc import Iterator

import teotihuacan as teo
from teotihuacan.city.rules import units
from teotihuacan.city.rules.printed import technologies
from teotihuacan.server.view.preview import preview
from tests.city.modules.picture.looking import WALKS
from tests.picture.looking import TITLE

WAYS = "pay with"


def changes(game: teo.Game, id: int) -> dict[str, int]:
    return dict(preview(game, id))


def parts_of(game: teo.Game, id: int) -> dict[str, int]:
    """Return what an answer pays: which good, how much of it, and how many pieces."""
    _, parts = game.choice_phrase(id)
    return {name: part for name, part in parts.items() if isinstance(part, int)}


def payments() -> Iterator[teo.Game]:
    """The games of all walks whenever it is asked how to pay."""
    for walk in WALKS:
        for game, _ in walk.moments():
            if game.asked == WAYS:
                yield game


def test_each_way_to_pay_shows_what_it_costs() -> None:
    """What follows is the same: so ways differ by what they cost, and by nothing else."""
    seen = 0
    for game in payments():
        ways = [(parts_of(game, id), changes(game, id)) for id in game.ids]
        (first, usual), *others = ways
        for said, told in others:
            good = units.GOODS[first["good"]]
            less = first["amount"] - said["amount"]
            more = said["pieces"] - first["pieces"]
            assert told.get(good, 0) - usual.get(good, 0) == less > 0
            assert told.get("obsidian", 0) - usual.get("obsidian", 0) == -more < 0
            seen += 1
    assert seen > 50


def test_obsidian_instead_of_cocoa_is_one_of_the_ways() -> None:
    seen = 0
    for game in payments():
        if parts_of(game, game.ids[0])["good"] != units.COCOA:
            continue
        ways = [changes(game, id) for id in game.ids]
        kept = ways[-1].get("cocoa", 0) - ways[0].get("cocoa", 0)
        pieces = ways[0].get("obsidian", 0) - ways[-1].get("obsidian", 0)
        assert 0 < kept <= pieces * technologies.COCOA_INSTEAD
        seen += 1
    assert seen


def test_a_choice_that_leads_to_a_payment_shows_its_cost() -> None:
    """A technology or a building costs the same on the way to the question as after it."""
    seen = 0
    for walk in WALKS:
        for game, id in walk.moments():
            ahead = game.hypothetical()
            ahead.play(id)
            if game.asked == WAYS or ahead.asked != WAYS or ahead.actor != game.actor:
                continue
            good = units.GOODS[parts_of(ahead, ahead.ids[0])["good"]]
            before = TITLE.measure(game.state, game.actor or 0)
            then = ahead.hypothetical()
            while then.asked == WAYS and then.actor == game.actor:
                then.play(then.ids[0])
            after = TITLE.measure(then.state, game.actor or 0)
            assert changes(game, id).get(good, 0) == dict(after)[good] - dict(before)[good]
            seen += 1
    assert seen > 5


def test_costs_come_first() -> None:
    for game in payments():
        for id in game.ids:
            gains = [amount > 0 for _, amount in preview(game, id)]
            assert gains == sorted(gains)
