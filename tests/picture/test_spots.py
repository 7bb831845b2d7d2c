"""Every choice of a person has a place in the picture, whatever is asked."""

import pytest

import teotihuacan as teo
from teotihuacan.city.picture.spots import FINDERS, spots
from teotihuacan.picture.frames import LAYOUTS
from tests.picture.looking import SAMPLES, SOLO, Sample, called, full_row_of_nobles
from tests.picture.spotting import Met, check_drawn, check_game, check_names, check_place, met_in
from tests.tables import VARIANTS, random_steps


@pytest.mark.parametrize("sample", SAMPLES, ids=str)
def test_every_choice_has_a_spot_that_exists(sample: Sample) -> None:
    check_game(sample, often=3, further=0.04)


@pytest.mark.parametrize("options", [*VARIANTS, *SOLO], ids=called)
def test_every_variant_has_a_spot_for_every_choice(options: dict[str, object]) -> None:
    game = teo.new_game("city", seed=len(called(options)), **options)
    for number, _ in enumerate(random_steps(game, 11)):
        check_names(game)
        if number % 50 == 0:
            check_drawn(game, "wide")


def test_a_row_of_the_nobles_can_be_chosen() -> None:
    game = full_row_of_nobles()
    assert game.asked == "noble row"
    assert {"noble-0", "noble-1"} <= set(spots(game).values())
    for layout in LAYOUTS:
        check_drawn(game, layout)


def test_the_samples_ask_every_question() -> None:
    """Whatever can be asked in the game itself has been looked at above."""
    asked = {game.asked for sample in SAMPLES for game, _ in sample.moments()}
    asked.add(full_row_of_nobles().asked)
    game = teo.new_game("city", players=2, seed=1)
    kinds = [kind for kind in game.rules.kinds if game.rules.in_play(game.state, kind.number)]
    others = {"aside", "pay with", "power down", "temple pair"}  # but one: only with obsidian
    assert asked == {kind.name for kind in kinds if kind.asks and not kind.chance} - others


def test_nothing_is_offered_when_nobody_is_asked() -> None:
    game = teo.new_game("city", players=2, seed=None)
    assert game.actor == teo.CHANCE
    assert spots(game) == {}
    over = teo.new_game("city", players=2, seed=1)
    teo.playout(over, teo.Dealer.seeded(1))
    assert spots(over) == {}


def test_every_finder_belongs_to_a_question() -> None:
    game = teo.new_game("city", players=2, seed=1)
    assert all(game.rules.kinds[number].asks for number in FINDERS)


@pytest.fixture(scope="module")
def met() -> Met:
    found = met_in([SAMPLES[0], SAMPLES[3], SAMPLES[6]])
    # Asides may come at any question.
    return {entry for entry in found if not entry[1].startswith(("use-", "pay-"))}


@pytest.mark.parametrize(
    ("asked", "code", "spot"),
    [
        ("keep", "keep", "tray-keep"),
        ("turn", "F1", "die-"),
        ("turn", "unlock", "unlock-"),
        ("distance", ">", "board-"),
        ("action", "cocoa", "cocoa-"),
        ("action", "main", "main-"),
        ("action", "worship", "worship-"),
        ("action", "royal2", "royal-2"),
        ("worship", "tile", "near-"),
        ("resource", "", "tray-"),
        ("claim", "decline", "tray-decline"),
        ("learn", "learn", "tech-"),
        ("build", "tile1", "offer-0"),
        ("build", "built", "tray-built"),
        ("site", "", "site-"),
        ("rotation", "r", "tray-r"),
        ("decorate", "deco1", "deco-offer-0"),
        ("decoration side", "side-top", "deco-top"),
        ("temple", "blue", "temple-blue"),
        ("power up", "+", "die-"),
        ("wheel", "wheel-points", "wheel-points"),
        ("end", "end", "plate-"),
        ("salary", "pay0", "tray-pay0"),
        ("place", "at-P", "board-palace"),
        ("starting power", "start+", "tray-start+"),
        ("worship order", "ability", ("royal-", "worship-")),
        ("trade", "trade", "royal-"),
        ("give", "give", "good-"),
        ("extra worker", "extra", "tile-"),
        ("discount", "full", "tray-full"),
        ("buy power", "buy", "tray-buy"),
        ("temple order", "blue", "temple-blue"),
    ],
)
def test_choices_lie_where_people_look_for_them(
    met: Met, asked: str, code: str, spot: str | tuple[str, ...]
) -> None:
    check_place(met, asked, code, spot)
