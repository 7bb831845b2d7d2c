"""Games with modules that differ in hidden information look the same to seats that cannot see it.

Pairs of games, compared in everything that a seat or a spectator is shown: view, answers, what is
told, words and screens in every language, pictures.  What the server sends is compared in
`tests/server/games/test_secrets.py`.
"""

from random import Random

import pytest

import teotihuacan as teo
from teotihuacan.city.rules.positions.writing import unseen_tiles
from teotihuacan.city.rules.printed import discovery
from teotihuacan.city.rules.state import City, Part, Player
from tests.city.modules.sets import SETS
from tests.city.modules.variants import PEOPLE, SOLO, Options
from tests.city.secrets import shuffled_secrets
from tests.seeing import seen
from tests.server.games.twins import Played, twins
from tests.tables import after, table

MAJOR_TILE = 18
"""The starting tile with which a Major Discovery tile is drawn (PST1, number 19)."""

DECISIONS = 26
DRAWN = (0, 3, DECISIONS)
ALL = [options for options in PEOPLE if options["modules"] == SETS[-1]]
TWO = next(options for options in ALL if options["players"] == 2 and not options["draft"])
THREE = next(options for options in ALL if options["players"] == 3 and options["draft"])
FOUR = next(options for options in ALL if options["players"] == 4 and not options["draft"])
BOTS = [options for options in SOLO if options["extras"] == ["S07", "S08"]]
"""Both with all modules and their priests, with and without their other movement."""

PAIRS = [(TWO, None), (TWO, 0), (FOUR, None), (FOUR, 2), *[(options, None) for options in BOTS]]
"""Who looks at which game.  In a draft everything lies open; alone you know all but what comes."""


def name(value: object) -> str:
    if not isinstance(value, dict):
        return str(value)
    return f"{value.get('bot') or value['players']}-{len(value['modules'])}"


def dealt(played: Played, seat: int | None) -> bool:
    """Return whether another seat was dealt the starting tile with a Major tile."""
    game, _ = next(iter(played.moments()))
    hands = [player._dealt for player in table(game).players if player.seat != seat]
    return any(MAJOR_TILE in hand for hand in hands)


def pair(options: Options, viewer: int | None, decisions: int) -> tuple[Played, Played]:
    """Twins of which one has a Major tile in a hidden hand."""
    for seed in range(60):
        first, second = twins(options, seed, decisions, viewer)
        if dealt(first, viewer) or dealt(second, viewer):
            return first, second
    raise AssertionError("no game deals that tile")


@pytest.mark.parametrize(("options", "viewer"), PAIRS, ids=name)
def test_paired_games_look_the_same(options: Options, viewer: int | None) -> None:
    first, second = pair(options, viewer, DECISIONS)
    together = zip(first.moments(), second.moments(), strict=True)
    for number, ((one, told), (other, heard)) in enumerate(together):
        here = seen(one, viewer, told, number in DRAWN)
        there = seen(other, viewer, heard, number in DRAWN)
        assert here.keys() == there.keys()
        for what, shown in here.items():
            assert shown == there[what], f"{what} after {number} decisions"
    assert number == DECISIONS


@pytest.mark.parametrize(("options", "viewer"), PAIRS, ids=name)
def test_paired_games_have_the_same_history_for_those_who_may_not_know(
    options: Options, viewer: int | None
) -> None:
    first, second = pair(options, viewer, DECISIONS)
    one, other = first.game(), second.game()
    assert one.known_history(viewer) == other.known_history(viewer)
    assert unseen_tiles(table(one), viewer) == unseen_tiles(table(other), viewer)
    secret = one.known_history(0 if viewer is None else viewer)
    assert any(seen.actor == viewer and seen.choice >= 0 for seen in secret) or viewer is None


@pytest.mark.parametrize("decisions", [0, 3, DECISIONS])
@pytest.mark.parametrize("options", [TWO, FOUR, *BOTS], ids=name)
def test_public_names_of_a_state_tell_no_secret(options: Options, decisions: int) -> None:
    """An observation made of everything public in the state is the same for both twins."""
    first, second = pair(options, None, decisions)
    one, other = first.game(), second.game()
    found, there = public(one.state), public(other.state)
    assert isinstance(found, dict)
    assert {"players", "piles", "near", "parts", "turn"} <= found.keys()
    assert found == there
    assert unseen_tiles(table(one), None) == unseen_tiles(table(other), None)


def test_piles_and_hands_differ_where_public_names_do_not() -> None:
    first, second = pair(TWO, None, 0)
    one, other = table(first.game()), table(second.game())
    assert one._discovery_pile != other._discovery_pile
    assert one._starting_pile != other._starting_pile
    assert one._linked != other._linked
    assert [player._dealt for player in one.players] != [player._dealt for player in other.players]


def public(thing: object) -> object:
    """Return all data of a thing with public names, down to numbers and texts."""
    if thing is None or isinstance(thing, (int, str, float)):
        return thing
    if isinstance(thing, (list, tuple)):
        return [public(item) for item in thing]
    if isinstance(thing, dict):
        return {key: public(value) for key, value in thing.items()}
    if not isinstance(thing, (City, Player, Part)):
        return None  # its setting and the bot's manual: fixed by the options
    found: dict[str, object] = {}
    for name in dir(thing):
        if not name.startswith("_") and not callable(value := getattr(thing, name)):
            found[name] = public(value)
    return found


@pytest.mark.parametrize("options", [TWO, FOUR, BOTS[0]], ids=name)
def test_the_pairs_do_differ(options: Options) -> None:
    """To those whose hands were exchanged it is another game, Major tile and all: the comparison
    has teeth."""
    viewer = None if options["players"] == 1 else 1
    first, second = pair(options, viewer, 0)
    one, other = first.game(), second.game()
    assert seen(one, 0, [], False) != seen(other, 0, [], False)
    majors = [
        [
            kind
            for kind in table(game)._linked
            if kind >= 0 and discovery.TILES[kind].stack == discovery.MAJOR
        ]
        for game in (one, other)
    ]
    assert majors[0] != majors[1]


@pytest.mark.parametrize("options", [TWO, THREE, FOUR, *BOTS], ids=name)
def test_future_draws_are_hidden_from_all_seats(options: Options) -> None:
    """Another dealer: other stacks, altars to come, dice, paths and masks of the bot's pile."""
    game = teo.new_game("city", seed=9, **options)
    futures = 0
    for number, decisions in enumerate((0, 3, 30, 60)):
        after(game, decisions, number)
        for seat in (None, 0):
            other = teo.from_position(shuffled_secrets(game, seat, Random(number)))
            assert seen(other, seat, [], number == 2) == seen(game, seat, [], number == 2)
        futures += played_on(game) != played_on(other)
    assert futures


def played_on(game: teo.Game) -> object:
    """Return the result of a few turns, if the first answer is given each time."""
    other = game.copy()
    for _ in range(60):
        if not other.over:
            other.apply(other.ids[0])
    return other.view(0)
