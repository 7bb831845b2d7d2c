"""What the page of a game offers besides choosing: looking back, watching, taking back."""

import json
import random
import re
from collections import Counter
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, WebSocketRoute, expect

import teotihuacan as teo
from teotihuacan.server.games import sample
from teotihuacan.titles import first
from tests.browser.conftest import PHONE, invited
from tests.browser.played import Played
from tests.services.server import Server

SAMPLE = sample.id_of(first())
WATCHED = first().sample()
assert WATCHED is not None
RECORD = WATCHED.record


def open_table(page: Page, context: BrowserContext, game: Played, *seats: int) -> None:
    page.goto(game.bring(context, list(seats) or None))
    page.wait_for_selector("main[data-step]")


def test_title_and_icon_show_whose_turn_it_is(
    page: Page, context: BrowserContext, server: Server
) -> None:
    game = Played(server).on_until(lambda state: state["actor"] == 1 and state["moments"] > 30)
    open_table(page, context, game, 0)
    expect(page).not_to_have_title(re.compile("●"))
    expect(page.locator("#waiting")).to_contain_text("Bruno")
    assert page.locator("#choice-list button").count() == 0
    game.on_until(lambda state: state["actor"] == 0)
    expect(page).to_have_title(re.compile("●"))
    expect(page.locator("#icon")).to_have_attribute("href", re.compile("turn"))
    expect(page.locator(".news")).to_be_visible()  # since your last turn


def test_looking_back_and_returning(page: Page, context: BrowserContext, server: Server) -> None:
    open_table(page, context, Played(server).moments(60))
    now = page.locator("#part-player-0").inner_html()
    page.locator("#log-list .entry button").nth(3).click()
    expect(page.locator("#past")).to_be_visible()
    expect(page.locator("#choice-list button")).to_have_count(0)
    page.locator("#now").click()
    expect(page.locator("#past")).to_be_hidden()
    expect(page.locator("#choice-list button").first).to_be_visible()
    assert page.locator("#part-player-0").inner_html() == now


def test_a_turn_can_be_restarted(page: Page, context: BrowserContext, server: Server) -> None:
    game = Played(server).on_until(lambda state: state["asked"] == "turn" and state["moments"] > 30)
    open_table(page, context, game)
    question = page.locator("#question").inner_text()
    for _ in range(2):
        before = page.locator("main").get_attribute("data-step") or ""
        page.locator("#choice-list button").first.click()
        expect(page.locator("main")).not_to_have_attribute("data-step", before)
    page.locator("#restart").click()
    expect(page.locator("#question")).to_have_text(question)
    expect(page.locator("#undo")).to_be_disabled()


def test_choice_shows_its_cost_before_it_is_played(
    page: Page, context: BrowserContext, server: Server
) -> None:
    game = Played(server).on_until(
        lambda state: (
            state["asked"] == "action" and any(c["code"] == "cocoa" for c in state["choices"])
        )
    )
    open_table(page, context, game)
    page.locator("#choice-list button[data-code=cocoa]").hover()
    expect(page.locator("#preview")).to_contain_text("cocoa")
    expect(page.locator(".spot.looked")).to_be_attached()


def test_a_pyramid_tile_shows_its_rotations_and_points(
    page: Page, context: BrowserContext, server: Server
) -> None:
    game = Played(server, seed=11).on_until(lambda state: state["asked"] == "rotation", seed=3)
    open_table(page, context, game)
    turned = page.locator("#tray .spot.glow")
    expect(page.locator("#tray")).to_be_visible()
    assert turned.count() == page.locator("#choice-list button").count() >= 2
    turned.last.hover()
    expect(page.locator(".ghost").first).to_be_attached()
    expect(page.locator("#preview")).to_contain_text("point")
    before = page.locator("main").get_attribute("data-step") or ""
    turned.last.click()
    expect(page.locator("main")).not_to_have_attribute("data-step", before)


def shared_spot(game: teo.Game) -> str | None:
    """A place on the board that stands for several choices."""
    spots = Counter(first().artist().spots(game).values())
    return next((name for name, count in spots.items() if count > 1), None)


def test_old_news_leave_an_open_menu_alone(
    page: Page, context: BrowserContext, server: Server
) -> None:
    """Where others play quickly the page has often seen more than the line has told."""
    game = teo.new_game(players=2, seed=5)
    dice = random.Random(1)
    moves = iter(lambda: None if shared_spot(game) else dice.choice(game.ids), None)
    table = Played(server, seed=5).follow(game, moves)
    lines: list[WebSocketRoute] = []

    def listen(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server()

    page.route_web_socket(re.compile("/live$"), listen)
    open_table(page, context, table)
    page.locator(f"main [data-spot='{shared_spot(game)}'].glow").first.click()
    expect(page.locator(".choose")).to_be_visible()
    looks: list[str] = []
    page.on("request", lambda request: looks.append(request.url))
    step = int(page.locator("main").get_attribute("data-step") or "")
    news = {"step": step - 1, "actor": 1, "over": False, "seats": 0}
    lines[0].send(json.dumps(news))
    # What the line says comes in order: when the page has heard this, it has heard the other.
    lines[0].send(json.dumps({**news, "step": step, "over": True}))
    expect(page).to_have_title("The game is over")
    expect(page.locator(".choose")).to_be_visible()
    assert not any("/scene" in address for address in looks)


def test_repeated_update_keeps_menu_open(
    browser: Browser, server: Server, page: Page, context: BrowserContext
) -> None:
    """An answer and the line may tell the same: what was opened in between was shut again."""
    game = teo.new_game(players=2, seed=5)
    dice = random.Random(1)
    moves = iter(lambda: None if shared_spot(game) else dice.choice(game.ids), None)
    table = Played(server, seed=5).follow(game, moves)
    assert game.actor is not None
    with server.client(table.tokens[game.actor]) as client:
        seen = {"name": "another-page", "layout": "wide", "step": 0, "moment": 0, "marks": {}}
        news = client.post(f"/api/games/{table.id}/news", seen).json
    lines: list[WebSocketRoute] = []

    def listen(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server()

    page.route_web_socket(re.compile("/live$"), listen)
    open_table(page, context, table)
    page.locator(f"main [data-spot='{shared_spot(game)}'].glow").first.click()
    expect(page.locator(".choose")).to_be_visible()
    count = page.locator(".choose button").count()
    step = news["scene"]["step"]
    assert page.locator("main").get_attribute("data-step") == str(step)
    told = {"step": step, "actor": game.actor, "seats": 0, "company": 0}
    news["scene"]["question"] = "Again?"
    lines[0].send(json.dumps({**told, "over": False, "news": news}))
    expect(page.locator("#question")).to_have_text("Again?")
    expect(page.locator(".choose button")).to_have_count(count)
    page.locator(".choose button").first.click()
    expect(page.locator("main")).not_to_have_attribute("data-step", str(step))


def test_spectators_see_the_table_and_no_choices(
    browser: Browser, server: Server, page: Page
) -> None:
    game = Played(server).moments(50)
    page.goto(f"/game/{game.id}")
    page.wait_for_selector("main[data-step]")
    assert page.locator("#choice-list button").count() == 0
    assert page.locator(".spot.glow").count() == 0
    expect(page.locator("#undo")).to_be_disabled()
    expect(page.locator("#log-list .entry:visible").first).to_be_visible()


def test_tiles_explain_themselves(page: Page, context: BrowserContext, server: Server) -> None:
    open_table(page, context, Played(server).moments(40))
    page.locator("#board [data-about^='technology:']").first.hover()
    expect(page.locator(".tip")).to_contain_text("echnology")


def test_starting_tiles_are_not_shown_to_the_other_at_the_same_screen(
    page: Page, context: BrowserContext, server: Server
) -> None:
    game = Played(server)
    open_table(page, context, game)
    shown = page.locator("#choice-list button")
    expect(shown).to_have_count(4)
    for _ in range(2):
        before = page.locator("main").get_attribute("data-step") or ""
        shown.first.click()
        expect(page.locator("main")).not_to_have_attribute("data-step", before)
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text("Bruno")
    expect(shown).to_have_count(0)
    expect(page.locator("[data-about^='start:']")).to_have_count(0)
    expect(page.locator("#log-list")).not_to_contain_text("keeps")
    dialog.locator("button.primary").click()
    expect(page.locator("#question")).to_contain_text("Bruno")
    expect(shown).to_have_count(4)


def test_the_replay_page_plays_steps_and_links(page: Page, context: BrowserContext) -> None:
    page.goto(f"/replay/{SAMPLE}?at=100")
    expect(page.locator("#preview")).to_contain_text("100")
    page.locator("#next").click()
    expect(page).to_have_url(re.compile(r"at=101$"))
    page.keyboard.press("ArrowLeft")
    expect(page).to_have_url(re.compile(r"at=100$"))
    page.locator("#speed").select_option("8")
    page.locator("#run").click()
    expect(page).to_have_url(re.compile(r"at=(10[3-9]|[1-9][1-9]\d|[2-9]0\d)$"))
    page.locator("#run").click()
    page.locator("#last").click()
    expect(page.locator("#next")).to_be_disabled()
    plate = page.locator("[data-spot=plate-0] text").last
    assert int(plate.text_content() or "") == (RECORD.scores or [0])[0]


def test_the_record_of_a_finished_game_can_be_saved(page: Page, tmp_path: Path) -> None:
    page.goto(f"/replay/{SAMPLE}")
    page.locator("#menu summary").click()
    with page.expect_download() as download:
        page.locator("#record").click()
    file = tmp_path / "record.json"
    download.value.save_as(file)
    stored = json.loads(file.read_text())
    assert stored.pop("players") == ["greedy"] * 4
    assert stored.pop("data") == first().rules.data()
    assert stored == RECORD.to_json()
    assert teo.replay(teo.load(file)).over


def test_spanish_from_the_first_page_to_the_log(
    page: Page, context: BrowserContext, server: Server
) -> None:
    game = Played(server).moments(50)
    page.goto("/?language=es")
    expect(page.locator("html")).to_have_attribute("lang", "es")
    open_table(page, context, game)  # the language is remembered
    expect(page.locator("html")).to_have_attribute("lang", "es")
    expect(page.locator("#end")).to_contain_text("turno")
    expect(page.locator("#log-list")).to_contain_text("madera")


def test_pieces_travel_unless_little_motion_is_wanted(browser: Browser, server: Server) -> None:
    counts = []
    for motion in ("no-preference", "reduce"):
        context = browser.new_context(base_url=server.address)
        page = context.new_page()
        page.emulate_media(reduced_motion="reduce" if motion == "reduce" else "no-preference")
        game = Played(server).on_until(
            lambda state: state["asked"] == "distance" and state["moments"] > 30
        )
        page.goto(game.bring(context))
        page.wait_for_selector("main.asked")
        page.evaluate(
            "() => { const travel = Element.prototype.animate; window.travels = 0;"
            " Element.prototype.animate = function (...all) {"
            " window.travels += 1; return travel.apply(this, all); }; }"
        )
        before = page.locator("main").get_attribute("data-step") or ""
        page.locator("#choice-list button").first.click()
        expect(page.locator("main")).not_to_have_attribute("data-step", before)
        counts.append(page.evaluate("window.travels"))
        expect(page.locator(".travelling")).to_have_count(0)  # it has arrived …
        for piece in page.locator("#board [data-piece]").all():
            expect(piece).to_be_visible()  # … and everything is there
        context.close()
    assert counts[0] > 0
    assert counts[1] == 0


def test_the_log_of_a_page_that_stays_open_is_complete(page: Page, server: Server) -> None:
    game = Played(server).moments(10)
    page.goto(f"/game/{game.id}")
    page.wait_for_selector("main[data-step]")
    for moments in (40, 80, 120, 160):
        game.moments(moments)
        expect(page.locator("main")).to_have_attribute("data-step", str(moments))
    with server.client() as client:
        told = client.get(f"/api/games/{game.id}/log").json["entries"]
    lines = page.locator("#log-list .entry .full")
    expect(lines.last).to_contain_text(told[-1]["text"])
    assert " ".join(lines.all_text_contents()) == " ".join(entry["text"] for entry in told)


def test_focus_comes_back_with_the_next_own_turn(
    page: Page, context: BrowserContext, server: Server
) -> None:
    game = Played(server).on_until(
        lambda state: state["asked"] == "end" and state["actor"] == 0 and state["moments"] > 30
    )
    open_table(page, context, game, 0)
    page.keyboard.press("c")
    page.keyboard.press("Enter")
    expect(page.locator("#choice-list button")).to_have_count(0)
    game.on_until(lambda state: state["actor"] == 0 and state["asked"] == "turn")
    expect(page.locator("#choice-list button").first).to_be_focused()
    expect(page.locator("#preview")).not_to_be_empty()


def test_another_language_leads_to_the_same_place(page: Page, context: BrowserContext) -> None:
    page.goto("/")
    invitation = invited(page)
    context.clear_cookies()
    page.evaluate("localStorage.clear()")  # a friend, who has no seat yet
    page.goto(invitation)
    expect(page.locator("#join")).to_be_visible()
    page.locator(".languages a[lang=es]").click()
    expect(page.locator("html")).to_have_attribute("lang", "es")
    expect(page.locator("#join")).to_be_visible()
    page.goto(f"/replay/{SAMPLE}?at=70")
    expect(page.locator("#preview")).to_contain_text("70")
    page.locator("#menu summary").click()
    page.locator("#menu a[lang=en]").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.locator("#preview")).to_contain_text("70")


def test_replay_opens_with_the_log_at_its_moment(page: Page) -> None:
    """Also if this moment has no line of its own, and on a phone as soon as the log is opened."""
    page.goto(f"/replay/{SAMPLE}?at=100")
    lines = page.locator("#log-list .entry:not([hidden])")
    here = page.locator("#log-list .entry.here")
    expect(here).to_be_in_viewport()
    moments = lines.evaluate_all("lines => lines.map((line) => Number(line.dataset.moment))")
    bare = next(moment for moment in range(100, 200) if moment not in moments)
    before = max(moment for moment in moments if moment < bare)
    page.goto(f"/replay/{SAMPLE}?at={bare}")
    expect(here).to_have_attribute("data-moment", str(before))
    expect(here).to_be_in_viewport()
    page.set_viewport_size(PHONE)
    page.locator("#tab-log").click()
    expect(here).to_be_in_viewport()


def test_quick_steps_of_a_replay_are_all_made(page: Page) -> None:
    page.goto(f"/replay/{SAMPLE}?at=100")
    expect(page.locator("#preview")).to_contain_text("100")
    for _ in range(5):
        page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"at=105$"))


def test_nothing_is_put_away_in_an_open_draft(
    page: Page, context: BrowserContext, server: Server
) -> None:
    open_table(page, context, Played(server, draft=True))
    before = page.locator("main").get_attribute("data-step") or ""
    page.locator("#tray .spot.glow").first.click()
    expect(page.locator("main")).not_to_have_attribute("data-step", before)
    expect(page.locator("#question")).to_contain_text("Bruno")
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_a_choice_explains_its_tile_to_the_keyboard_too(
    page: Page, context: BrowserContext, server: Server
) -> None:
    game = Played(server).on_until(lambda state: state["asked"] == "learn")
    open_table(page, context, game)
    page.keyboard.press("c")
    expect(page.locator(".tip")).to_contain_text("echnology")


def test_spectators_see_that_they_watch(page: Page, server: Server) -> None:
    page.goto(f"/game/{Played(server).moments(30).id}")
    expect(page.locator("#watching")).to_have_text("You are watching")
    expect(page.locator("#undo")).to_be_hidden()


def test_spectator_on_a_phone_sees_no_empty_bar(page: Page, server: Server) -> None:
    page.set_viewport_size(PHONE)
    page.goto(f"/game/{Played(server).moments(10).id}")
    page.wait_for_selector("main[data-step]")
    expect(page.locator("#watching")).to_be_visible()
    expect(page.locator("#resources")).to_be_hidden()


def test_scores_of_the_first_part_are_one_page(
    page: Page, context: BrowserContext, server: Server
) -> None:
    open_table(page, context, Played(server).moments(30))
    page.locator("#menu summary").click()
    page.locator("#scores").click()
    expect(page.locator("dialog[open] .chart svg")).to_be_visible()
    expect(page.locator("dialog[open] .pages")).to_have_count(0)


def test_signs_of_a_choice_are_read_as_words_only(
    page: Page, context: BrowserContext, server: Server
) -> None:
    open_table(page, context, Played(server).on_until(lambda state: state["asked"] == "learn"))
    brings = page.locator("#choice-list .brings").first
    expect(brings.locator(".hidden")).not_to_be_empty()
    expect(brings.locator(".chip").first).to_be_attached()
    expect(brings.locator("xpath=./span[@aria-hidden='true']/span")).not_to_have_count(0)
