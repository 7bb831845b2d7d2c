"""The coached first game is played to its end by doing what the coach says; nothing he asks for is
illegal, and nothing he says is untrue."""

from collections.abc import Mapping

import pytest

import teotihuacan as teo
from teotihuacan.city import coach
from teotihuacan.city.rules.printed import boards
from teotihuacan.city.rules.printed import turn as printed_turn
from teotihuacan.city.rules.state import City, unlocked
from teotihuacan.founders import coach as other
from teotihuacan.founders.rules.state import Founding
from teotihuacan.title import Tip
from teotihuacan.titles import TITLES, title_named
from teotihuacan.words import languages
from tests.coach.following import FEW, SEEDS, Claim, followed, own_codes


def city_of(game: teo.Game) -> City:
    assert isinstance(game.state, City)
    return game.state


def always(game: teo.Game, seat: int, tip: Tip) -> None:
    """Says nothing but what the question itself says."""
    assert game.asked == tip.key or game.asked == "pyramid"


def one_of(*codes: str) -> Claim:
    """All answers are of these sorts."""

    def claim(game: teo.Game, seat: int, tip: Tip) -> None:
        assert own_codes(game)
        for code in own_codes(game):
            assert code.startswith(codes), (tip.key, code)

    return claim


def among(*codes: str) -> Claim:
    """These answers are there."""

    def claim(game: teo.Game, seat: int, tip: Tip) -> None:
        assert set(codes) <= set(own_codes(game)), tip.key

    return claim


# --- City of Gods ---------------------------------------------------------------------------------


def welcome(game: teo.Game, seat: int, tip: Tip) -> None:
    assert (game.asked, city_of(game).era, city_of(game).turn) == ("turn", 0, seat)
    assert tip.parts == (f"player-{seat}",)


def turn(game: teo.Game, seat: int, tip: Tip) -> None:
    city = city_of(game)
    player = city.players[seat]
    free = {f"{boards.BOARD_LETTERS[player.place[i]]}{player.power[i]}" for i in unlocked(player)}
    assert set(own_codes(game)) - {"unlock"} == free
    assert ("unlock" in own_codes(game)) == player.any_locked()


def distance(game: teo.Game, seat: int, tip: Tip) -> None:
    plain = {f">{steps}" for steps in range(1, printed_turn.MOVE + 1)}
    assert plain <= set(own_codes(game))
    assert f"1 to {printed_turn.MOVE} boards" in tip.text


def board(game: teo.Game, seat: int, tip: Tip) -> None:
    """It is the board where the worker has arrived, and it lies where the coach points."""
    number = int(tip.key.split()[1])
    _, parts = game.question_phrase()
    assert parts["board"] == number
    assert tip.parts == (f"slot-{city_of(game).slots[number]}",)


def topic(game: teo.Game, seat: int, tip: Tip) -> None:
    assert tip.key.split(" ", 1)[1] in TITLES[game.rules.name].topics_in(game)


def salary(game: teo.Game, seat: int, tip: Tip) -> None:
    """Every cocoa that is not paid costs so many points."""
    loss = next(int(word) for word in tip.text.split() if word.isdigit())
    _, parts = game.question_phrase()
    owed = parts["amount"]
    assert isinstance(owed, int)
    before = game.scores[seat]
    for id in game.ids:
        code = game.rules.codes[id]
        if not code.removeprefix("pay").isdigit():  # with a tile: nothing is to be paid
            continue
        ahead = game.hypothetical()
        ahead.apply(id)
        paid = int(code.removeprefix("pay"))
        assert ahead.scores[seat] == max(0, before - loss * (owed - paid)), code


def eclipse(game: teo.Game, seat: int, tip: Tip) -> None:
    city = city_of(game)
    assert city.light >= city.dark
    assert city.countdown >= 0


def claim_tile(game: teo.Game, seat: int, tip: Tip) -> None:
    """A tile is there to be claimed; whoever takes it has it then, or has used it at once."""
    one_of("claim-", "decline", "reward")(game, seat, tip)
    assert any(code.startswith("claim-") for code in own_codes(game))


def power_up(game: teo.Game, seat: int, tip: Tip) -> None:
    """Whatever is chosen, a worker has one pip more, or has ascended."""
    for id in game.ids:
        if not game.rules.codes[id].startswith("+"):
            continue
        before = sum(city_of(game).players[seat].power)
        ahead = game.hypothetical()
        ahead.apply(id)
        after = sum(city_of(ahead).players[seat].power)
        assert after in (before + 1, before - 5 + 1)  # a five that ascends begins again as a one


def trade(game: teo.Game, seat: int, tip: Tip) -> None:
    """So often at most: somebody who goes on trading is asked no more often than that."""
    one_of("trade", "stop")(game, seat, tip)
    assert "trade" in own_codes(game)
    _, parts = game.question_phrase()
    most = parts["left"]
    assert isinstance(most, int)
    assert most >= 1


CITY: Mapping[str, Claim] = {
    "welcome": welcome,
    "turn": turn,
    "distance": distance,
    "action": one_of("cocoa", "main", "worship", "royal"),
    "board": board,
    "topic": topic,
    "salary": salary,
    "eclipse": eclipse,
    "power up": power_up,
    "wheel": one_of("wheel-"),
    "trade": trade,
    "buy power": among("no-power"),
    "end": among("end"),
    "temple order": one_of("blue", "red", "green", "order"),
    "claim": claim_tile,
    "learn": one_of("learn"),
    "build": one_of("tile", "built"),
    "site": one_of("1", "2", "3", "4"),
    "rotation": one_of("r"),
    "decorate": one_of("deco"),
    "decoration side": always,
    "worship order": one_of("ability-first", "tile-first"),
    "resource": one_of("wood", "stone", "gold"),
    "give": one_of("wood", "stone", "gold", "give"),
    "temple pair": always,
    "extra worker": always,
    "noble row": always,
    "discount": always,
}

MODULES: Mapping[str, Claim] = {
    **CITY,
    "keep": one_of("keep"),
    "place": one_of("at-"),
    "different workers": one_of("^"),
    "different temples": one_of("blue-once", "red-once", "green-once"),
    "move back": one_of("<", "stay"),
    "back distance": one_of("<"),
    "use again": always,
    "starting power": always,
}
"""With all modules: what is said of the game itself stays true, and more is said."""

# --- Founders -------------------------------------------------------------------------------------


def founders_welcome(game: teo.Game, seat: int, tip: Tip) -> None:
    assert isinstance(game.state, Founding)
    assert game.state.round == 0
    assert tip.parts == (f"city-{seat}",)


def disks(game: teo.Game, seat: int, tip: Tip) -> None:
    most = [int(word) for word in tip.text.split() if word.isdigit()][1]
    placed = [int(code.split("+")[1]) for code in own_codes(game) if code != "pass"]
    assert all(1 <= count <= most for count in placed)
    assert "pass" in own_codes(game)


FOUNDERS: Mapping[str, Claim] = {
    "welcome": founders_welcome,
    "pyramid start": founders_welcome,
    "turn": disks,
    "topic": topic,
    "bonus": among("bonus"),
    "action": one_of("build", "influence"),
    "swap": among("no-swap"),
    "end": among("end"),
    "produce": one_of("cubes", "size1"),
    "resource": one_of("wood", "stone", "gold"),
    "pyramid": one_of("green.", "blue.", "red."),
    **dict.fromkeys(
        (
            *("any action", "building", "anchor", "orientation", "temple", "replace", "pay"),
            *("pay cube", "keep cube", "put cube", "mix", "offering", "times", "take"),
        ),
        always,
    ),
}
CLAIMS = {"city": CITY, "founders": FOUNDERS}


GAMES = [(name, seed) for name in CLAIMS for seed in SEEDS[: FEW.get(name)]]


@pytest.mark.parametrize(("name", "seed"), GAMES)
def test_a_newcomer_follows_the_coach_to_the_end(name: str, seed: int) -> None:
    newcomer = followed(name, seed, CLAIMS[name])
    assert newcomer.proposals > 60
    assert newcomer.compared > 20
    assert newcomer.heard["welcome"] >= 1
    assert len(newcomer.heard) > 15


@pytest.mark.parametrize("seed", range(FEW.get("modules", 10)))
def test_the_coach_keeps_his_word_with_all_modules(seed: int) -> None:
    newcomer = followed("city", seed, MODULES, {"players": 2, "modules": ["all"]})
    assert newcomer.proposals > 60
    assert {"topic shamans", "topic warriors", "topic obsidian"} <= newcomer.heard.keys()


@pytest.mark.parametrize(("name", "topics"), [("city", coach.TOPICS), ("founders", other.TOPICS)])
def test_the_coach_has_a_word_for_every_question(
    name: str, topics: Mapping[str, tuple[str, ...]]
) -> None:
    """Whatever people may be asked, with whatever modules; dice and draws are asked of nobody."""
    words = title_named(name).words("en")
    kinds = title_named(name).rules.kinds
    asked = [kind.name for kind in kinds if kind.codes and not kind.chance]
    assert len(asked) > 20
    silent = {kind for kind in asked if not words.has(f"coach.{kind}") and kind not in topics}
    assert silent <= {"aside"}  # no question, but what may be done besides


@pytest.mark.parametrize("name", CLAIMS)
def test_every_first_game_has_a_coach_and_is_the_first_button(name: str) -> None:
    quick = title_named(name).quick_starts[0]
    assert (quick.key, quick.coach) == ("first", True)
    for language in languages():
        words = title_named(name).words(language)
        assert words.has("page.start.first")
        more = words.text("page.start.first.more").lower()
        assert words.text("page.coach").lower() in more


@pytest.mark.parametrize(
    "options",
    [
        {"players": 2, "modules": ["all"]},
        {"players": 3},
        {"players": 1, "bot": "teotibot", "difficulty": "easy"},
    ],
)
def test_there_is_something_to_say_about_other_games_too(options: dict[str, object]) -> None:
    """With modules, in the setup, against the bot: the first questions and those of a round."""
    game = teo.new_game("city", seed=3, **options)
    title = title_named("city")
    told: set[str] = set()
    for _ in range(60):
        if game.over:
            break
        for language in languages():
            for tip in title.tips(game, title.words(language)):
                assert "{" not in tip.text
                told.add(tip.key)
        game.apply(game.ids[len(game.history) % len(game.ids)])
    assert {"keep", "turn", "distance", "action"} <= told
