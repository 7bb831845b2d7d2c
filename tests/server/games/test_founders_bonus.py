"""What goes without saying after a choice: a bonus disk of points alone is used at once."""

from random import Random

from teotihuacan.titles import title_named
from tests.server.indoors import ALSO_ME, ME, Service

RULES = title_named("founders").rules


def test_points_of_a_bonus_disk_are_not_asked_about(service: Service) -> None:
    game = service.create(ME, ALSO_ME, game="founders", seed=3)
    state = game.wander(Random(3), lambda now: now["asked"] == "turn")
    seat = state["actor"]
    scene = game.ask("scene", seat)
    spaces = game.ask("position", seat)["view"]["table"]["spaces"]
    points = {name for name, space in spaces.items() if space["bonus"] == "vp2"}
    assert points
    assert points < set(spaces)
    for choice in scene["choices"]:
        sure = choice["code"].partition("+")[0] in points
        assert choice["then"] == ([RULES.ids["bonus"]] if sure else [])
        won = [change["amount"] for change in choice["preview"] if change["what"] == "points"]
        assert won == [2] or not sure
    chosen = next(choice for choice in scene["choices"] if choice["then"])
    played = {"step": state["step"], "choice": chosen["id"], "then": chosen["then"]}
    after = game.send("play", played, seat)
    assert after["asked"] != "bonus"
    assert after["moments"] == state["moments"] + 2
