"""Positions of games with modules that cannot occur: payments, bots that are asked."""

import teotihuacan as teo
from tests.city.positions_help import Data, position, refused, step


def first_turn(**options: object) -> Data:
    """The first turn of a game with all modules, where seat 0 has some of everything."""
    game = teo.new_game("city", seed=1, **{"players": 2, "modules": ["all"], **options})
    while game.asked != "turn":
        game.apply(game.ids[0])
    data = position(game)
    goods = {"cocoa": 3, "wood": 1, "stone": 1, "gold": 1, "obsidian": 1}
    data["table"]["players"][0].update({**goods, "technologies": []})
    return data


def owing(*steps: dict[str, object], **options: object) -> Data:
    """That turn, with these steps owed before it can be ended."""
    data = first_turn(**options)
    data["agenda"][2:] = list(steps)
    return data


def paying(good: int, amount: int, kept: int = 0, seat: int = 0) -> dict[str, object]:
    return step("pay with", seat, good=good, amount=amount, kept=kept)


COCOA, WOOD, STONE = 0, 1, 2


def test_a_payable_payment_is_accepted() -> None:
    game = teo.from_position(owing(paying(WOOD, 1)))
    assert [choice.code for choice in game.choices] == ["obsidian-0", "obsidian-1"]
    game = teo.from_position(owing(paying(WOOD, 1), paying(STONE, 1)))
    game.play("obsidian-1")
    assert game.asked == "end"  # there was one piece, so the rest is not asked
    assert position(game)["table"]["players"][0]["wood"] == 0


def test_a_payment_needs_what_it_takes() -> None:
    refused(owing(paying(WOOD, 3)), "agenda", "cannot be paid")
    refused(owing(paying(COCOA, 4)), "agenda", "cannot be paid")  # nothing stands for cocoa
    refused(owing(paying(WOOD, 2), paying(STONE, 2, 1)), "agenda", "cannot be paid")


def test_each_payment_leaves_enough_for_the_next() -> None:
    """The piece that the wood needs must be kept for it."""
    refused(owing(paying(WOOD, 2), paying(STONE, 1)), "agenda", "cannot be paid")
    game = teo.from_position(owing(paying(WOOD, 2), paying(STONE, 1, 1)))
    assert game.asked == "end"  # only one way, so nobody was asked


def test_a_payment_leaves_enough_for_what_it_is_paid_for() -> None:
    """With technology 3½ the piece could stand for the cocoa, and would be missing for the wood."""
    for kept in (0, 1):
        perform = step("perform", board=6, workers=1, lowest=2)
        data = owing(perform, paying(COCOA, 1, kept), modules=["obsidian"])
        table = data["table"]
        table["technologies"] = [1, 3, 3.5, 5, 7, 9]
        table["players"][0]["technologies"] = [3.5]
        table["players"][0]["workers"][0].update({"at": "nobles", "power": 2})
        table["acting workers"] = [1]
        if kept:
            assert teo.from_position(data).asked in ("pay with", "power up", "end")
        else:
            refused(data, "agenda", "cannot be paid")


def test_payments_come_first_and_from_one_player() -> None:
    refused(owing(paying(WOOD, 1), step("temple", left=1)), "agenda[3]", "would have come first")
    refused(owing(paying(WOOD, 1), paying(COCOA, 1, seat=1)), "agenda", "one player")
    data = first_turn()
    data["agenda"] = [paying(WOOD, 1)]
    refused(data, "agenda[0]", "bottom")


def test_a_bot_is_never_asked() -> None:
    for bot in ("teotibot", "modified"):
        for owed in (step("power down", 1), paying(WOOD, 1, seat=1), step("temple", 1, left=1)):
            data = owing(owed, players=1, bot=bot)
            refused(data, "agenda[2]", "seat 1 is never asked")


def test_there_are_no_nobles_in_the_empire() -> None:
    """A house would be built that is on no region, and a Warrior too many be left (X72)."""
    nobles = step("noble row", workers=1)
    data = owing(nobles)
    data["table"]["players"][0]["wood"] = 2
    refused(data, "agenda[2]", "place of the Nobles")
    data = owing(nobles, modules=["obsidian"])
    data["table"]["players"][0]["wood"] = 2
    assert teo.from_position(data).asked == "pay with"


def exchanged(data: Data, tile: str) -> str:
    """A tile of the stacks leaves them for a place, and makes room for another."""
    pile = data["table"]["discovery pile"]
    pile[tile] -= 1
    if not pile[tile]:
        del pile[tile]
    return tile


def back(data: Data, tile: str) -> None:
    pile = data["table"]["discovery pile"]
    pile[tile] = pile.get(tile, 0) + 1


def test_each_tile_lies_where_its_stack_is_drawn_for() -> None:
    data = first_turn()
    major = next(key for key in data["table"]["discovery pile"] if key == "three_obsidian")
    near = data["table"]["discovery near"]
    back(data, near["forest"])
    near["forest"] = exchanged(data, major)
    refused(data, "table.discovery near.forest", "another stack")
    data = first_turn()
    pile = data["table"]["discovery piles"]["avenue 3"]
    back(data, pile.pop())
    pile.append(exchanged(data, major))
    refused(data, "table.discovery piles", "another stack")
    data = first_turn(players=1, bot="teotibot")
    data["table"]["bot"]["box"][exchanged(data, major)] = 1
    refused(data, "table.bot.box", "never leaves the game")
