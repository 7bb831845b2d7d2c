"""The log of the table: whose line it is, and what a short line still says."""

from random import Random

import pytest

from tests.server.indoors import ME, Game, Json, Service


def asked_in_the_bots_turn(service: Service, asked: str, seed: int) -> tuple[Game, Json]:
    """A game with all modules, played at random until the bot's turn waits for the player."""
    game = service.create(ME, bot="teotibot", modules=["all"], seed=seed)
    found = game.wander(Random(seed), lambda now: now["asked"] == asked and now["on_turn"] == 1)
    assert not found["over"]
    return game, found


def told(game: Game, since: int = 0, language: str = "en") -> list[Json]:
    entries: list[Json] = game.ask(f"log?since={since}&language={language}", 0)["entries"]
    return entries


def test_rest_of_a_bots_turn_is_an_entry_of_the_bot(service: Service) -> None:
    game, state = asked_in_the_bots_turn(service, "march", 37)
    game.play(state["choices"][0]["code"])
    answer, rest = told(game, state["moments"])[:2]
    assert (answer["seat"], rest["seat"]) == (0, 1)
    assert answer["turn"] == rest["turn"]
    assert answer["short"].startswith("Ana moves a pushed Warrior from Teotihuacan to region ")
    assert "Teotibot" not in answer["text"]
    assert rest["short"].startswith("Teotibot ")
    assert [chip["what"] for chip in rest["chips"]]  # what the bot has won and paid, as icons
    assert "gains" not in rest["short"]
    by_turn = game.ask("log?by=turn", 0)["entries"]
    assert [entry["turn"] for entry in by_turn] == sorted({entry["turn"] for entry in by_turn})


@pytest.mark.parametrize(
    ("language", "roll", "shaman"),
    [("en", "Teotibot rolls ", ", lays its Shaman down beside "),
     ("es", "Teotibot saca ", ", coloca tumbado a su chamán junto a ")],
)  # fmt: skip
def test_short_line_says_what_the_bot_rolled_and_where_its_shaman_went(
    service: Service, language: str, roll: str, shaman: str
) -> None:
    game, _ = asked_in_the_bots_turn(service, "half", 84)
    line = told(game, language=language)[-1]
    assert line["seat"] == 1
    assert line["short"].startswith(roll)
    assert shaman in line["short"]  # which has pushed mine: that is why I am asked


def test_lines_of_the_setup_have_words(service: Service) -> None:
    game = service.create(ME, bot="teotibot", modules=["all"], seed=3)
    game.wander(Random(3), lambda now: now["asked"] == "turn")
    setup = [entry for entry in told(game) if entry["turn"] == 0]
    assert any("gains" in entry["short"] for entry in setup)
    assert all(entry["short"] for entry in setup)


def test_what_happens_between_turns_is_a_line_of_no_player(service: Service) -> None:
    """Neutral workers were a line of the next player; what a player pays stood behind the round."""
    game = service.create(ME, ME, first_game=True)
    start = game.ask("log", 0)["entries"]
    neutral = next(entry for entry in start if "Neutral workers" in entry["text"])
    assert (neutral["turn"], neutral["seat"]) == (0, None)
    game = service.create(ME, ME, game="founders", seed=4)
    game.wander(Random(4), lambda now: now["over"])
    entries = told(game)
    for start in ("Round 1 starts", "Round 4, the last one, starts", "The game is over"):
        [line] = [entry for entry in entries if start in entry["text"]]
        assert line["text"].startswith(start)
        assert (line["seat"], line["chips"]) == (None, [])


def test_short_lines_of_founders_leave_out_what_the_board_or_an_icon_shows(
    service: Service,
) -> None:
    game = service.create(ME, ME, game="founders", seed=4)
    game.wander(Random(4), lambda now: now["over"])
    over = [entry for entry in told(game) if entry["text"].startswith("Round ")]
    assert "The bonus disk on A1: " in over[1]["text"]
    assert over[1]["short"] == "Round 1 is over."
    assert "district" in over[-1]["text"]
    assert over[-1]["short"] == "Round 4 is over."
    assert {gain["source"] for gain in over[-1]["points"]} == {"districts"}
