"""What a page is sent: the turns of others that have ended since its last update, and no older."""

from random import Random

from tests.server.indoors import ALSO_ME, ME, Json, Service


def test_turns_that_a_page_has_shown_are_not_sent_again(service: Service) -> None:
    """Not even after a snapshot of the game was stored."""
    game = service.create(ME, ALSO_ME, seed=11)
    rng = Random(5)
    page: Json = {}
    state = game.ask()
    while service.tables.store.snapshot(game.id) is None or state["asked"] != "turn":
        seat = state["actor"]
        game.play(rng.choice(game.ask("choices", seat)["choices"])["code"], seat)
        state = game.ask("choices", 0)
        news = game.send("news", page, 0)
        scene = news["scene"]
        if page:
            assert all(stage["moment"] > page["moment"] for stage in news["stages"])
        page = {"marks": scene["marks"], "step": scene["step"], "moment": scene["moments"]}
    assert scene["step"] > 60
