"""Invariants of every game with modules, as in the base game: positions, copies, records, views."""

from random import Random

import pytest

import teotihuacan as teo
from tests.city.modules.sets import SETS
from tests.city.modules.variants import PEOPLE, SOLO, Options
from tests.city.secrets import (
    nobody_sees_the_dealer,
    seats_and_spectator,
    view_contains_no_secret,
    view_depends_on_no_secret,
)
from tests.surviving import broken_off_goes_on, play_with_copies, positions_survive, record_replays
from tests.tables import random_steps, table

SOME = [*[PEOPLE[24 * n + (7 * n) % 24] for n in range(8)], *SOLO[::5], SOLO[-3]]
"""Every set of modules with people, and some with each bot, its priests and its movement."""


def name(options: Options) -> str:
    modules = options["modules"]
    assert isinstance(modules, list)
    who = options.get("bot") or f"{options['players']}-{options['edition']}"
    return "-".join([str(who), *[key for key in options if options[key] is True], *modules])


SOME_VARIANTS = pytest.mark.parametrize("options", SOME, ids=name)


def new(options: Options, seed: int | None) -> teo.Game:
    return teo.new_game("city", seed=seed, **options)


def test_some_of_everything_is_tried() -> None:
    with_people = [options["modules"] for options in SOME if "bot" not in options]
    assert sorted(map(str, with_people)) == sorted(map(str, SETS))
    with_a_bot = [str(options["modules"]) for options in SOME if "bot" in options]
    assert {"movement" in modules for modules in with_a_bot} == {False, True}
    for key, values in (
        ("players", {1, 2, 3, 4}),
        ("edition", {"revised", "first"}),
        ("draft", {False, True}),
        ("dark_eclipse", {False, True}),
        ("bot", {"teotibot", "modified"}),
        ("difficulty", {"easy", "normal", "hard", "brutal"}),
    ):
        assert {options[key] for options in SOME if key in options} >= values
    assert ["S07", "S08"] in [options.get("extras") for options in SOME]


# --- positions, copies, records -------------------------------------------------------------------


@SOME_VARIANTS
def test_a_position_survives_json_at_every_step(options: Options) -> None:
    positions_survive(new(options, 1), 17)


def drawn_or_now_and_then(number: int, game: teo.Game) -> bool:
    return number % 7 == 0 or (game.actor == teo.CHANCE and number > 60 and number % 2 == 0)


@pytest.mark.parametrize("options", SOME[1::2], ids=name)
def test_a_position_survives_json_in_the_middle_of_draws(options: Options) -> None:
    """Without a dealer every draw is a question."""
    positions_survive(new(options, None), 18, drawn_or_now_and_then, 700)


@SOME_VARIANTS
def test_copies_and_records(options: Options) -> None:
    game = new(options, 3)
    play_with_copies(game, 3, 40)
    record_replays(game)
    broken_off_goes_on(game, 3)


# --- secrets --------------------------------------------------------------------------------------


@SOME_VARIANTS
def test_a_view_does_not_depend_on_what_its_seat_cannot_know(options: Options) -> None:
    """In setup at every question, the draws of setup too; later now and then."""
    for number, seed in enumerate((5, None)):
        game = new(options, seed)
        for step, _ in enumerate(random_steps(game, number)):
            secret = table(game).secret
            if step > 200 or (not secret and step % 20) or (seed is None and step % 3):
                continue
            for seat in seats_and_spectator(game):
                view_contains_no_secret(game, seat)
                if secret:
                    view_depends_on_no_secret(game, seat, Random(step))
            if seed is not None:
                nobody_sees_the_dealer(game, step)
