"""Rulings X8, X10, X12 to X16, X43 and X72: how games with modules begin."""

from itertools import groupby

import pytest

import teotihuacan as teo
from teotihuacan.city.rules import kinds, places, tile_places
from teotihuacan.city.rules.draws import FACE_UP
from teotihuacan.city.rules.neutral import FOR_NEUTRALS, LAID_ASIDE
from teotihuacan.city.rules.printed import discovery, starting, technologies
from teotihuacan.city.rules.scoring.eclipse import mask_points
from tests.city.modules.obsidian.test_rulings_setup import codes, dealt, keep, state
from tests.city.modules.scene import period
from tests.city.modules.sets import SETS
from tests.city.stages import eclipse
from tests.tables import table, weighted_steps

ALL = ["obsidian", "mansion", "altars", "empire"]


def to_the_first_turn(game: teo.Game) -> teo.Game:
    while game.asked != "turn":
        game.play(codes(game)[0])
    return game


# --- the order ----------------------------------------------------------------------------------


def named(game: teo.Game, step: tuple[int, ...]) -> str:
    """A step of the plan in words, with the place where a discovery tile is drawn."""
    name = str(game.rules.kinds[step[0]].name)
    if step[0] == kinds.DRAW_DISCOVERY:
        place = step[2]
        if place < tile_places.PILES:
            return "steps"
        return (
            "mansion"
            if place == tile_places.NEAR + 1
            else "worship"
            if place < tile_places.ELSEWHERE
            else "altars"
        )
    if step[0] == kinds.DRAW_STARTING:
        return "face up" if step[2] == FACE_UP else "dealt"
    return name


def plan(**options: object) -> list[str]:
    """All of setup, each part once."""
    game = teo.new_game("city", seed=None, modules=ALL, **options)
    return [name for name, _ in groupby(named(game, step) for step in reversed(game.state.agenda))]


BOARD = ["draw board", "draw category", "draw technology", "draw bonus", "draw decoration",
         "draw pyramid", "worship", "steps"]  # fmt: skip
LAST = ["neutral setup", "half", "muster", "setup over"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ruling_x8_the_whole_order(players: int) -> None:
    """The Major tiles come after the altars; Shamans and Warriors when even the neutral workers
    are there.  A Major tile of the Mansion is drawn before those on the altars."""
    starting = ["dealt", "link", "keep", "reveal", "benefits"]
    assert plan(players=players) == [*BOARD, "draw altar", "mansion", "altars", *starting, *LAST]
    starting[0] = "face up"
    drafted = plan(players=players, draft=True)
    assert drafted == [*BOARD, "draw altar", "mansion", "altars", *starting, *LAST]


# --- the Major stack ----------------------------------------------------------------------------


def left_in_the_stack(players: int, modules: list[str], **options: object) -> int:
    """Before any starting tile is drawn."""
    game = teo.new_game("city", players=players, seed=None, modules=modules, **options)
    for _ in weighted_steps(game, 1):
        if game.asked == "draw starting":
            break
    pile = table(game)._discovery_pile
    return sum(
        count for kind, count in enumerate(pile) if discovery.TILES[kind].stack == discovery.MAJOR
    )


@pytest.mark.parametrize("modules", SETS, ids="-".join)
def test_ruling_x10_the_stack_after_the_board_is_laid_out(modules: list[str]) -> None:
    for players in (2, 3, 4):
        wanted = 25 - 4 * players if "altars" in modules else 21
        wanted -= "mansion" in modules
        assert left_in_the_stack(players, modules) == wanted


def test_ruling_x10_all_modules_and_alone() -> None:
    assert [left_in_the_stack(players, ALL) for players in (2, 3, 4)] == [16, 12, 8]
    assert left_in_the_stack(1, ALL, bot="teotibot") == 16


# --- technologies -------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", ["teotibot", "modified"])
def test_ruling_x12_the_bot_begins_with_the_third_lowest(bot: str) -> None:
    for seed in range(12):
        game = to_the_first_turn(
            teo.new_game("city", players=1, bot=bot, seed=seed, modules=["M6"])
        )
        shown = sorted(
            state(game).technologies, key=lambda tile: float(technologies.TILES[tile].written())
        )
        assert list(state(game).technologies) == shown
        assert state(game).players[1].technologies == 1 << shown[2]


# --- starting tiles -----------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "shown"), [(2, 6), (3, 8), (4, 10)])
def test_ruling_x13_the_draft_shows_as_many_as_in_the_base_game(players: int, shown: int) -> None:
    seen: set[int] = set()
    for seed in range(30):
        game = teo.new_game("city", players=players, seed=seed, draft=True, modules=["M6"])
        assert len(state(game).face_up) == shown
        seen |= set(state(game).face_up)
    assert seen == set(range(20))


def drawn_for(purpose: int, **options: object) -> set[int]:
    """The starting tiles that can be drawn for something in some games, Eclipses included."""
    seen: set[int] = set()
    for seed in range(4):
        game = teo.new_game("city", seed=None, **options)
        for id in weighted_steps(game, seed):
            step = game.state.agenda[-1]
            if step[0] == kinds.DRAW_STARTING and step[2] == purpose:
                seen |= {game.rules.kinds[step[0]].option_of(id) for id in game.ids}
                assert id in game.ids
    return seen


def test_ruling_x13_all_twenty_for_neutral_workers_and_for_bots() -> None:
    assert drawn_for(FOR_NEUTRALS, players=2, modules=["M6"]) == set(range(20))
    assert drawn_for(LAID_ASIDE, players=1, bot="modified", modules=["M6", "M8"]) == set(range(20))


def test_ruling_x13_neutral_workers_of_a_later_eclipse_use_all_of_them() -> None:
    s = period("mansion").seat(0, cocoa=9).seat(1, cocoa=9)
    s.game.dealer = None
    eclipse(s)
    while s.game.asked != "draw starting":
        s.play(s.codes[0])
    assert len(s.codes) == 20


# --- the Major tile of tile 19 ------------------------------------------------------------------


def test_ruling_x14_kept_and_not_claimed_it_goes_back() -> None:
    game = keep(dealt(19, 15, 1, 2, major="~three_obsidian"), 19, 15)
    assert codes(game) == ["claim-three_obsidian", "decline"]  # it may be claimed, not must
    game.play("decline")
    city = state(to_the_first_turn(game))
    kind = city.setting.keys.index("three_obsidian")
    assert city._discovery_pile[kind] == city.setting.copies[kind]
    assert sum(city.players[0].tiles) == 0


def test_ruling_x14_a_mask_claimed_so_scores_like_any_other() -> None:
    game = keep(dealt(19, 15, 1, 2, major="~mask_8"), 19, 15)
    game.play("claim-mask_8")
    city = state(to_the_first_turn(game))
    assert mask_points(city, city.players[0]) == 1


def test_ruling_x15_both_tiles_pay_out_before_the_claim() -> None:
    """Tile 4 brings the cocoa that the Major tile costs; the power-up comes before it as well."""
    brings = next(tile.number for tile in starting.TILES if tile.gain.cocoa and tile.number < 19)
    game = dealt(19, brings, 1 if brings != 1 else 3, 2 if brings != 2 else 5, major="~any_and_red")
    game = keep(game, 19, brings)
    while game.asked != "claim":
        assert game.asked in ("resource", "starting power", "temple")
        game.play(codes(game)[0])
    assert "claim-any_and_red" in codes(game)
    assert max(state(game).players[0].power[:3]) == 2


def test_ruling_x15_any_starting_die_of_two_pays_power() -> None:
    game = keep(dealt(19, 15, 1, 2, major="~shaman_stand", modules=["M6", "M8"]), 19, 15)
    state(game).players[0].power[:3] = [3, 2, 1]
    game.play("claim-shaman_stand")
    assert game.asked == "power down"
    assert codes(game) == ["start-3", "start-2"] or codes(game) == ["start-2", "start-3"]
    game.play("start-3")
    assert sorted(state(game).players[0].power[:3]) == [1, 2, 2]


def test_ruling_x15_it_is_not_used_during_setup() -> None:
    game = keep(dealt(19, 15, 1, 2, major="~three_obsidian", modules=["all"]), 19, 15)
    game.play("claim-three_obsidian")
    while game.asked != "turn":
        assert not [code for code in codes(game) if code.startswith("use-")]
        game.play(codes(game)[0])
    assert "use-three_obsidian" in codes(game)


def placements(first: int, second: int) -> set[tuple[int, ...]]:
    """Return where the three starting workers of two tiles can stand."""
    others = [tile for tile in (1, 2, 3, 4) if tile not in (first, second)]
    begun = keep(dealt(first, second, *others[:2]), first, second)
    begun.play("decline")
    found: set[tuple[int, ...]] = set()
    waiting = [begun]
    while waiting:
        game = waiting.pop()
        if game.asked != "place" or game.actor != 0:
            found.add(tuple(sorted(state(game).players[0].place[:3])))
            continue
        for code in codes(game):
            waiting.append(game.copy())
            waiting[-1].play(code)
    return found


def test_ruling_x16_three_of_the_four_places() -> None:
    """Tile 19 (5, 5) with tile 15 (2, 6); with tile 13 (3, 5) only two fives and the three."""
    assert placements(19, 15) == {(2, 5, 5), (5, 5, 6), (2, 5, 6)}
    assert placements(19, 13) == {(3, 5, 5)}


def test_ruling_x43_with_an_empty_stack_tile_19_brings_no_tile() -> None:
    game = teo.new_game("city", players=2, seed=None, modules=["M6"])
    hand = [f"~start{tile}" for tile in (19, 15, *[n for n in range(1, 19) if n != 15])]
    while game.actor == teo.CHANCE:
        if game.asked == "draw starting":
            pile = table(game)._discovery_pile
            for kind in range(len(pile)):
                pile[kind] = 0 if discovery.TILES[kind].stack == discovery.MAJOR else pile[kind]
            game.play(hand.pop(0))
        else:
            game.play(codes(game)[0])
    assert state(game)._linked[2] == -1
    keep(game, 19, 15)
    assert game.asked == "place"  # nothing to claim


def test_ruling_x72_starting_tiles_that_name_nobles_mean_conquest() -> None:
    tile = next(tile for tile in starting.TILES if places.NOBLES in tile.boards)
    others = [number for number in range(1, 6) if number != tile.number]
    game = keep(dealt(tile.number, *others[:3], modules=["M6", "M9"]), tile.number, others[0])
    while game.asked != "place":
        game.play(codes(game)[0])
    assert "at-N" in codes(game)
    game.play("at-N")
    assert places.NOBLES in state(game).players[0].place
