"""What helps to decide at a glance: what boards offer, how a tile lies, what is to come, tips."""

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, expect

import teotihuacan as teo
from teotihuacan.city.picture.tiles import MINUS
from teotihuacan.city.rules.boards import geometry
from teotihuacan.city.rules.boards.construction import chosen_site
from teotihuacan.city.rules.boards.pyramid_tiles import LEVEL_POINTS
from teotihuacan.city.rules.scoring.eclipse import salary_due
from teotihuacan.city.rules.state import City
from teotihuacan.city.words.explain import TOPICS
from teotihuacan.titles import first
from tests.browser.played import Played
from tests.services.server import Server


def played(
    server: Server, enough: Callable[[teo.Game], bool], seed: int, **options: Any
) -> tuple[Played, teo.Game]:
    """The same game at the table and here, where something is asked."""
    options.setdefault("players", 2)
    game = teo.new_game(seed=seed, **options)
    dice = random.Random(1)
    moves = iter(lambda: None if enough(game) else dice.choice(game.ids), None)
    return Played(server, seed=seed, **options).follow(game, moves), game


def open_table(page: Page, context: BrowserContext, table: Played) -> None:
    page.goto(table.bring(context))
    page.wait_for_selector("main.asked")


def following(game: teo.Game, id: int) -> list[str]:
    """What could be done after a choice, in words."""
    ahead = game.hypothetical()
    ahead.play(id)
    words = first().words("en", ["Ana", "Bruno"]).at(game.rules.cast(game.state))
    return [words.choice(ahead, next) for next in ahead.ids] if ahead.asked == "action" else []


def test_how_far_shows_what_each_board_offers_now(
    page: Page, context: BrowserContext, server: Server
) -> None:
    table, game = played(
        server,
        lambda game: (
            game.asked == "distance" and sum(len(following(game, i)) > 1 for i in game.ids) > 1
        ),
        seed=5,
    )
    open_table(page, context, table)
    for id in game.ids:
        offers = page.locator(f"#choice-list button[data-id='{id}'] .offer > span:first-child")
        told = following(game, id)
        expect(offers).to_have_count(len(told))
        for number, text in enumerate(told):
            expect(offers.nth(number)).to_have_text(text)
    brought = page.locator("#choice-list .offer .chip").first
    expect(brought).to_be_visible()
    # All of it can be read: nothing is cut off at the edge.
    cut = page.evaluate("""() => [...document.querySelectorAll("#choice-list button")].filter(
      (button) => button.scrollWidth > button.clientWidth + 1).length""")
    assert cut == 0


def rotating(game: teo.Game) -> bool:
    """A tile is turned, and one way scores more than another."""
    if game.asked != "rotation":
        return False
    return len({game.choice_phrase(id)[1]["points"] for id in game.ids}) > 1


def test_a_pyramid_tile_is_turned_on_its_site_the_best_way_first(
    page: Page, context: BrowserContext, server: Server
) -> None:
    table, game = played(server, rotating, seed=11)
    actor = game.actor
    assert actor is not None
    city = game.state
    assert isinstance(city, City)
    level = LEVEL_POINTS[geometry.SITE_LEVEL[chosen_site(city.agenda[-1])]]
    won = [level + int(str(game.choice_phrase(id)[1]["points"])) for id in game.ids]
    open_table(page, context, table)
    badge = page.locator("#board .laying text").last
    expect(badge).to_have_text(str(max(won)))
    seen = {badge.text_content()}
    for _ in won:
        page.keyboard.press("t")
        seen.add(badge.text_content())
    assert seen == {str(points) for points in won}
    expect(badge).to_have_text(str(max(won)))  # once round
    before = page.locator("main").get_attribute("data-step") or ""
    page.locator("#lay-do").click()
    expect(page.locator("main")).not_to_have_attribute("data-step", before)
    laid = page.locator("#log-list .entry .full").last
    expect(laid).to_contain_text("places tile")


def test_points_hide_no_icon_of_a_tile(page: Page, context: BrowserContext, server: Server) -> None:
    table, _ = played(server, rotating, seed=11)
    open_table(page, context, table)
    page.locator("#tray .spot.glow").first.hover()
    expect(page.locator("#board .ghost").first).to_be_attached()
    hidden = page.evaluate("""() => {
      const tiles = [...document.querySelectorAll("#tray .spot, #board .ghost, #board .laying")];
      const apart = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1 ||
        a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
      return tiles.flatMap((tile) => {
        const box = (one) => one.getBoundingClientRect();
        const seals = [...tile.querySelectorAll("use[href='#teo-points']")].map(box);
        const icons = [...tile.querySelectorAll("use[href^='#teo-icon-']")].map(box);
        return seals.flatMap((seal) => icons.filter((icon) => !apart(seal, icon)));
      }).length;
    }""")
    assert hidden == 0


def test_salary_and_eclipse_are_foreseen_beside_the_calendar(
    page: Page, context: BrowserContext, server: Server
) -> None:
    table, game = played(
        server, lambda game: game.asked == "turn" and len(game.history) > 80, seed=5
    )
    city = game.state
    assert isinstance(city, City)
    assert game.actor is not None
    due = salary_due(city, city.players[game.actor])
    open_table(page, context, table)
    expect(page.locator("#part-calendar")).to_contain_text(f"{MINUS}{due}")
    page.locator("#part-calendar").hover()
    expect(page.locator(".tip")).to_contain_text(f"{due} cocoa")
    expect(page.locator(".tip")).to_contain_text("would score")


def test_player_areas_show_what_players_need(
    page: Page, context: BrowserContext, server: Server
) -> None:
    """Technologies, workers and the salary to come; and one's own area is larger than the bot's."""

    def learned(game: teo.Game) -> bool:
        assert isinstance(game.state, City)
        return game.asked == "turn" and game.state.players[0].technologies > 0

    table, game = played(
        server, learned, seed=5, players=1, bot="teotibot", difficulty="normal", first_game=True
    )
    assert game.actor == 0
    city = game.state
    assert isinstance(city, City)
    open_table(page, context, table)
    own, bots = (page.locator(f"#players .person[data-seat='{seat}']") for seat in (0, 1))
    larger, smaller = own.bounding_box(), bots.bounding_box()
    assert larger is not None
    assert smaller is not None
    assert larger["height"] > smaller["height"]
    expect(own.locator("[data-about^='technology:']").first).to_be_visible()
    assert own.locator("rect.shine").count() >= 3  # a die for every worker
    due = f"{MINUS}{salary_due(city, city.players[0])}"
    expect(own.get_by_text(due, exact=True).first).to_be_visible()
    # An arrow points at whose turn it is, and no hourglass.
    expect(own.locator("use[href='#teo-to-move']")).to_have_count(1)
    expect(bots.locator("use[href='#teo-to-move']")).to_have_count(0)


# --- tips -----------------------------------------------------------------------------------------


def test_a_tip_waits_and_covers_nothing_of_its_sort(
    page: Page, context: BrowserContext, server: Server
) -> None:
    table, _ = played(server, lambda game: game.asked == "turn" and len(game.history) > 60, seed=5)
    page.clock.install()
    open_table(page, context, table)
    page.clock.pause_at("2100-01-01")
    tiles = page.locator("#board [data-about^='technology:']")
    tip = page.locator(".tip")
    for number in range(tiles.count()):
        tiles.nth(number).hover()
        page.clock.run_for(400)
        expect(tip).to_be_hidden()
        page.clock.run_for(200)
        expect(tip).to_be_visible()
        assert covered(tip, tiles) == []
        page.mouse.move(1, 1)


def covered(tip: Locator, things: Locator) -> list[int]:
    """Which of some things lie under a tip."""
    over = tip.bounding_box()
    assert over is not None
    found = []
    for number in range(things.count()):
        box = things.nth(number).bounding_box()
        assert box is not None
        across = min(over["x"] + over["width"], box["x"] + box["width"]) - max(over["x"], box["x"])
        down = min(over["y"] + over["height"], box["y"] + box["height"]) - max(over["y"], box["y"])
        if across > 1 and down > 1:
            found.append(number)
    return found


def test_a_tip_leaves_with_the_click_until_the_pointer_moves(
    page: Page, context: BrowserContext, server: Server
) -> None:
    """Otherwise it covers what comes next."""
    page.clock.install()
    table = Played(server).on_until(lambda state: state["asked"] == "turn")
    open_table(page, context, table)
    page.clock.pause_at("2100-01-01")
    worker, tip = page.locator("#board .worker .spot.glow").first, page.locator(".tip")
    worker.hover()
    page.clock.run_for(600)
    expect(tip).to_contain_text("power of a worker")
    before = page.locator("main").get_attribute("data-step") or ""
    page.mouse.down()
    expect(tip).to_be_hidden()
    page.mouse.up()
    expect(page.locator("main")).not_to_have_attribute("data-step", before)
    page.clock.run_for(2000)
    expect(tip).to_be_hidden()


EXPLAINED = {
    f"#part-avenue [data-about='topic:{TOPICS.index('track')}'] text": "Pyramid track",
    f"#part-avenue [data-about='topic:{TOPICS.index('avenue')}'] text": "Avenue of the Dead",
    "#board .worker": "power of a worker",
    "#players .person:not(.own) [data-about] .body": "power of a worker",
    "#board [data-about='stair:6']": "step 6",
    "#players [data-about^='good:']": "Cocoa pays",
    "#players [data-about^='action:']": "action tile",
    "#board [data-spot^='offer-']": "icon",
    "#board [data-spot^='deco-offer-']": "icon",
}


def test_steps_counts_offers_and_the_bots_tiles_explain_themselves(
    server: Server, page: Page, context: BrowserContext
) -> None:
    table = Played(server, players=1, bot="teotibot", difficulty="normal").on_until(
        lambda state: state["asked"] == "turn" and state["moments"] > 20
    )
    open_table(page, context, table)
    for sort, said in EXPLAINED.items():
        page.mouse.move(1, 1)
        expect(page.locator(".tip")).to_be_hidden()
        page.locator(sort).first.hover(force=True)  # its number may lie over it
        expect(page.locator(".tip")).to_contain_text(said)
