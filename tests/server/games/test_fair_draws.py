"""Nobody knows what will be drawn: not who begins a game, not who searches, not who looks back."""

import hashlib
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import teotihuacan as teo
from teotihuacan.cli import main
from teotihuacan.engine.dealer import HIGHEST_SEED, Dealer, known_seed, written_seed
from teotihuacan.engine.proof import commitment, verify
from teotihuacan.titles import GAMES
from tests.server.indoors import ALSO_ME, COMPUTER, FRIEND, ME, Game, Service

SECRET = 0x0123456789ABCDEF0123456789ABCDEF


def played(service: Service, **options: Any) -> Game:
    game = service.create(ME, ALSO_ME, first_game=True, **options)
    game.wander(Random(3), lambda state: False)
    return game


def test_nobody_chooses_the_seed_of_a_game_with_friends(service: Service) -> None:
    for seats in ((ME, FRIEND), (ME, COMPUTER, FRIEND), (FRIEND, FRIEND)):
        refused = service.create(*seats, seed=7, status=409).made
        assert refused["error"] == "seed"
        assert "friends" in refused["message"]
        service.create(*seats)


def test_a_chosen_seed_is_told_to_everybody(service: Service) -> None:
    game = service.create(ME, ALSO_ME, seed=7)
    for seat in (None, 0, 1):
        told = game.ask("", seat)
        assert told["seed"] == 7
        assert told["commitment"] is None
    for page in ("game", "replay"):
        assert "Chosen seed: 7<" in service.client.get(f"/{page}/{game.id}").text
    other = service.create(ME, ALSO_ME)
    assert "chosen-seed" not in service.client.get(f"/game/{other.id}").text


def test_a_seed_of_the_table_is_secret_and_long(service: Service) -> None:
    seeds: set[int] = set()
    for _ in range(20):
        game = service.create(ME, FRIEND)
        assert game.ask("", 0)["seed"] is None
        header = service.tables.store.header(game.id)
        assert header is not None
        seed = known_seed(header.data["seed"])
        assert seed is not None
        assert seed > HIGHEST_SEED
        seeds.add(seed.bit_length())
        assert game.ask()["commitment"] == commitment(seed)
    assert max(seeds) > 120


def test_after_the_game_anyone_can_verify_the_draws(
    service: Service, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = service.create(ME, ALSO_ME, first_game=True)
    promised = game.ask()["commitment"]
    game.wander(Random(3), lambda state: False)
    told = game.ask()
    assert told["commitment"] == promised
    # What the documents say, without any of our functions.
    text = f"teotihuacan commitment 1 {told['seed']}"
    assert hashlib.sha256(text.encode()).hexdigest() == promised
    record = game.ask("record")
    assert record["seed"] == told["seed"]
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record))
    assert main(["verify", str(file), "--commitment", promised]) == 0
    assert "fixed before the game began" in capsys.readouterr().out
    assert main(["verify", str(file), "--commitment", "0" * 64, "--language", "es"]) == 1
    assert "NO es la que has dado" in capsys.readouterr().out
    assert main(["verify", str(file)]) == 0
    assert promised in capsys.readouterr().out
    assert main(["verify", str(file), "--commitment", "abc"]) == 2


def test_a_draw_that_was_exchanged_is_found(service: Service) -> None:
    record = teo.Record.from_json(played(service).ask("record"))
    draws = verify(record, GAMES)
    assert draws > 20
    again = teo.Game.new(GAMES["city"], record.options, None)
    for place, code in enumerate(record.steps):
        if place > 60 and again.actor == teo.CHANCE and len(again.ids) > 1:
            other = next(id for id in again.ids if again.rules.codes[id] != code)
            record.steps[place] = again.rules.codes[other]
            break
        again.play(code)
    with pytest.raises(teo.RecordError, match="but the seed deals"):
        verify(record, GAMES)


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"scores": None, "steps": 100}, "is not over"),
        ({"steps": 100}, "is not over"),
        ({"scores": None}, "None recorded"),
        ({"rules": 1_000_000}, "revision 1000000 is not known"),
    ],
)
def test_unfinished_or_future_record_is_not_verified(
    service: Service,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    change: dict[str, Any],
    problem: str,
) -> None:
    record = service.tables.record("sample-game-of-city-2")
    if "steps" in change:
        change = {**change, "steps": record["steps"][: change["steps"]]}  # type: ignore[index]
    file = tmp_path / "game.json"
    file.write_text(json.dumps({**record, **change}))
    assert main(["verify", str(file)]) == 1
    said = capsys.readouterr()
    assert problem in said.err
    assert "fixed before" not in said.out


def test_short_seeds_prove_nothing(
    service: Service, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(played(service, seed=7).ask("record")))
    assert main(["verify", str(file)]) == 0
    assert "proves nothing" in capsys.readouterr().out
    assert main(["verify", str(file), "--commitment", "0" * 64]) == 1
    with pytest.raises(teo.OptionError):
        commitment(7)


def test_games_with_a_secret_seed_go_on_from_everywhere(service: Service) -> None:
    """From a snapshot, from a position, from a record, from a pickle: the same draws."""
    game = teo.Game.new(GAMES["city"], {"players": 2}, SECRET)
    rng = Random(1)
    for _ in range(40):
        game.play(rng.choice(game.ids))
    twins = [
        game.copy(),
        teo.from_position(json.loads(json.dumps(game.position()))),
        teo.replay(teo.Record.from_json(json.loads(json.dumps(game.record.to_json())))),
    ]
    for _ in range(60):
        choice = rng.choice(game.ids)
        game.play(choice)
        for twin in twins:
            twin.play(choice)
            assert twin.view(0) == game.view(0)
            assert twin.position()["dealer"] == game.position()["dealer"]


def test_sealed_words_are_what_the_documents_say() -> None:
    dealer = Dealer.seeded(SECRET)
    words = [dealer.word() for _ in range(16)]
    digests = [
        hashlib.sha256(f"teotihuacan draws 1 {SECRET:032x} {block}".encode()).hexdigest()
        for block in (0, 1)
    ]
    assert "".join(f"{word:08x}" for word in words) == "".join(digests)


@pytest.mark.parametrize("written", [-1, HIGHEST_SEED + 1, "", "0" * 32, "g" * 32, "A" * 32, 1.0])
def test_what_is_no_seed(written: object) -> None:
    assert known_seed(written) == -1
    position = teo.new_game("city", players=2, seed=1).position()
    with pytest.raises(teo.PositionError, match="seed"):
        teo.from_position({**position, "seed": written})


def test_seeds_are_read_as_they_are_written() -> None:
    for seed in (None, 0, HIGHEST_SEED, HIGHEST_SEED + 1, SECRET, 2**128 - 1):
        assert known_seed(json.loads(json.dumps(written_seed(seed)))) == seed
