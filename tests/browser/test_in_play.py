"""What a player meets while a game is played: targets, clicks, the log, what others do."""

import re

import pytest
from playwright.sync_api import BrowserContext, Page, Response, expect

from tests.browser.conftest import PHONE, watched
from tests.browser.pixels import ring_contrasts
from tests.browser.played import Played, State
from tests.services.server import Server

LEAST = 3.0  # contrast of a target

STILL = """() => {
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    const made = animate.apply(this, given);
    made.pause();
    return made;
  };
}"""
"""Pieces begin to travel, and stop in the middle of it."""

AT_END = """() => {
  const { scrollHeight, scrollTop, clientHeight } = document.querySelector("#log-list");
  return scrollHeight - scrollTop - clientHeight < 4;
}"""


def open_table(page: Page, context: BrowserContext, game: Played, *seats: int) -> None:
    page.goto(game.bring(context, list(seats) or None))
    page.wait_for_selector("main[data-step]")


def my_turn(state: State) -> bool:
    return bool(state["asked"] == "turn" and state["actor"] == 0 and state["moments"] > 30)


def not_mine(state: State) -> bool:
    return bool(state["actor"] == 1)


# --- targets --------------------------------------------------------------------------------------


def test_every_target_contrasts_with_its_background(
    page: Page, context: BrowserContext, server: Server
) -> None:
    """Workers of all colours, boards, temples, tiles and sites: each ring, on what is below it."""
    table = Played(server, seed=4, players=4)
    measured: dict[str, float] = {}
    kinds: list[tuple[str, int | None]] = [("turn", seat) for seat in range(4)]
    kinds += [(kind, None) for kind in ("distance", "action", "temple", "learn", "build", "site")]
    for number, (kind, seat) in enumerate(kinds):
        last = len(measured)
        table.on_until(
            lambda state, kind=kind, seat=seat: (  # type: ignore[misc]
                state["asked"] == kind
                and state["moments"] > 30
                and (seat is None or state["actor"] == seat)
            )
        )
        if number == 0:
            open_table(page, context, table)
        else:
            page.reload()
        page.wait_for_selector("main.asked .spot.glow")
        measured.update({f"{kind} {name}": value for name, value in ring_contrasts(page).items()})
        assert len(measured) > last, kind
    weak = {name: round(value, 2) for name, value in measured.items() if value < LEAST}
    assert weak == {}


def test_nothing_moves_for_ever(moving: BrowserContext, server: Server) -> None:
    page = moving.new_page()
    open_table(page, moving, Played(server).on_until(my_turn))
    page.wait_for_selector(".spot.glow")
    endless = "() => document.getAnimations().filter((one) =>"
    endless += " one.effect.getComputedTiming().iterations === Infinity).length"
    assert page.evaluate(endless) == 0


# --- clicks ---------------------------------------------------------------------------------------


def test_moving_piece_can_be_clicked(moving: BrowserContext, server: Server) -> None:
    page = moving.new_page()
    game = Played(server).on_until(
        lambda state: state["asked"] == "distance" and state["moments"] > 30
    )
    open_table(page, moving, game)
    page.wait_for_selector("main.asked:not(.busy)")
    page.evaluate(STILL)
    page.locator("#choice-list button").first.click()
    expect(page.locator(".travelling").first).to_be_attached()
    hit = page.evaluate("""() => {
      const ways = [...document.querySelectorAll("#board .worker[data-piece]")];
      const gone = ways.filter((piece) => piece.style.opacity === "0" || piece.style.visibility);
      return gone.map((piece) => {
        const { x, y, width, height } = piece.getBoundingClientRect();
        return piece.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
    }""")
    assert hit
    assert all(hit)


def test_a_click_is_one_round_trip(page: Page, context: BrowserContext, server: Server) -> None:
    game = Played(server).on_until(my_turn)
    open_table(page, context, game, 0)
    calls: list[str] = []
    page.on("request", lambda request: calls.append(re.sub(r".*/", "", request.url)))
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))
    told = page.locator("#log-list .entry").count()
    for _ in range(2):
        before = page.locator("main").get_attribute("data-step") or ""
        drawn = page.locator("#board").inner_html()
        page.locator("#choice-list button").first.click()
        expect(page.locator("main")).not_to_have_attribute("data-step", before)
        assert page.locator("#board").inner_html() != drawn
    assert page.locator("#log-list .entry").count() > told
    asked = [call.partition("?")[0] for call in calls]
    assert [call for call in asked if call != "company"] == ["play", "play"]
    # The parts that changed, and not the whole picture.
    with server.client(game.tokens[0]) as client:
        whole = len(client.get(f"/api/games/{game.id}/scene").body)
    sizes = [len(answer.body()) for answer in answers if "/play" in answer.url]
    assert len(sizes) == 2
    assert all(size < whole / 2 for size in sizes), (sizes, whole)


def test_moves_of_others_are_pushed(page: Page, context: BrowserContext, server: Server) -> None:
    game = Played(server).on_until(my_turn).on_until(not_mine)
    open_table(page, context, game, 0)
    expect(page.locator("#choice-list button")).to_have_count(0)
    told = page.locator("#log-list .entry").count()
    calls: list[str] = []
    page.on("request", lambda request: calls.append(request.url))
    game.on_until(my_turn)
    expect(page.locator("#choice-list button").first).to_be_visible()
    assert page.locator("#log-list .entry").count() > told
    assert [call for call in calls if "/api/" in call and "/company" not in call] == []
    # And it is the same table that a fresh look shows.
    shown = page.locator("#part-player-1").inner_html()
    page.reload()
    page.wait_for_selector("main.asked")
    assert page.locator("#part-player-1").inner_html() == shown


# --- the log --------------------------------------------------------------------------------------


def test_the_log_goes_on_following(page: Page, context: BrowserContext, server: Server) -> None:
    game = Played(server).on_until(my_turn)
    open_table(page, context, game, 0)
    for _ in range(3):
        game.on_until(not_mine).on_until(my_turn)
        expect(page.locator("main")).to_have_attribute("data-step", str(game.step))
        page.locator("#choice-list button").first.click()
        expect(page.locator("main")).not_to_have_attribute("data-step", str(game.step))
        page.wait_for_function(AT_END)


def test_log_that_was_scrolled_up_stays_there(
    page: Page, context: BrowserContext, server: Server
) -> None:
    game = Played(server).on_until(my_turn)
    open_table(page, context, game, 0)
    page.wait_for_function(AT_END)
    page.locator("#log-list").hover()
    page.mouse.wheel(0, -2000)
    page.wait_for_function("() => document.querySelector('#log-list').scrollTop === 0")
    before = page.locator("main").get_attribute("data-step") or ""
    page.locator("#choice-list button").first.click()
    expect(page.locator("main")).not_to_have_attribute("data-step", before)
    assert page.evaluate("document.querySelector('#log-list').scrollTop") == 0


def test_since_your_last_turn_stays_through_the_turn(
    page: Page, context: BrowserContext, server: Server
) -> None:
    """Everything behind the line happened after the own turn before, and nothing else did."""
    game = Played(server).on_until(my_turn).on_until(not_mine).on_until(my_turn)
    open_table(page, context, game, 0)
    expect(page.locator(".news")).to_be_visible()
    told = page.locator("#log-list .entry").count()
    for _ in range(2):  # which worker, and how far: that is told
        before = page.locator("main").get_attribute("data-step") or ""
        page.locator("#choice-list button").first.click()
        expect(page.locator("main")).not_to_have_attribute("data-step", before)
    expect(page.locator("#log-list .entry")).not_to_have_count(told)
    expect(page.locator(".news")).to_be_attached()
    above = page.locator("li:has(+ .news)")
    expect(above).to_have_class(re.compile("of-0"))


CUBES = """async () => {
  const { src } = document.querySelector("script[type=module][src*='game']");
  const { Log } = await import(new URL("../game/log.js", src));
  const log = new Log({ jump: () => {} });
  const entry = (moment, short, ...amounts) => {
    const chips = amounts.map((amount) => ({ what: "wood", amount, icon: "wood", name: "" }));
    return { moment, turn: 1, seat: 0, text: `${moment}.`, short, chips, points: [] };
  };
  const wins = [entry(2, "", 1), entry(3, "", 1, -1), entry(4, "", 2)];
  log.update(0, [entry(1, "She produces."), ...wins, entry(5, "She ends.")], {});
  return [...log.list.children].map((item) => [
    item.dataset.moment,
    [...item.querySelectorAll(".chip > :first-child")].map((chip) => chip.textContent),
  ]);
}"""


def test_cubes_won_one_after_another_are_one_line(
    page: Page, context: BrowserContext, server: Server
) -> None:
    """There was a line for each of two dozen cubes, and each lengthened the animation."""
    page.goto(Played(server).bring(context))
    page.wait_for_selector("main.asked")
    assert page.evaluate(CUBES) == [["1", []], ["2", ["+4", "\N{MINUS SIGN}1"]], ["5", []]]


def test_bookkeeping_and_reasons_are_a_click_away(
    page: Page, context: BrowserContext, server: Server
) -> None:
    game = Played(server, players=1, bot="teotibot", difficulty="normal").on_until(
        lambda state: state["asked"] == "turn" and state["moments"] > 30
    )
    open_table(page, context, game)
    bots = page.locator("#log-list .entry.of-1:visible").last
    expect(bots.locator(".chip .icon").first).to_be_visible()
    expect(bots).to_contain_text(re.compile(r"rolls \d+: "), use_inner_text=True)
    dice = re.compile(r"rolls \d+ \(\d \+ \d\)")
    expect(bots).not_to_contain_text(dice, use_inner_text=True)
    line, more = (bots.locator(part).bounding_box() for part in (".line", ".more"))
    assert line is not None
    assert more is not None
    assert more["y"] + more["height"] <= line["y"] + line["height"]  # beside it: no line of its own
    bots.locator(".more").click()
    expect(page.locator("#log-list .entry.of-1:visible").last).to_contain_text(
        dice, use_inner_text=True
    )


# --- what others do, as a story -------------------------------------------------------------------


def with_computers(server: Server, seed: int = 3) -> Played:
    """Ana, and two that play at random."""
    seats = [{"kind": "me", "name": "Ana"}]
    seats += [{"kind": "computer", "name": name, "player": "random"} for name in ("Bea", "Carl")]
    return Played(server, seed=seed, players=3, first_game=True, seats=seats)


def end_turn(page: Page) -> None:
    """Make choices until the turn is over and others play."""
    while page.locator("main.asked").count():
        before = page.locator("main").get_attribute("data-step") or ""
        end = page.locator("#end:enabled")
        if end.count():
            end.click()
            return
        page.locator("#choice-list button").first.click()
        expect(page.locator("main")).not_to_have_attribute("data-step", before)


def test_reduced_motion_skips_the_turn_animation(
    page: Page, context: BrowserContext, server: Server
) -> None:
    open_table(page, context, with_computers(server))
    page.wait_for_selector("main.asked")
    page.evaluate("""() => {
      window.stories = 0;
      const story = document.querySelector("#turn-animation");
      const count = () => (window.stories += !story.hidden);
      new MutationObserver(count).observe(story, { attributeFilter: ["hidden"] });
    }""")
    end_turn(page)
    expect(page.locator("main.asked")).to_be_attached()
    expect(page.locator(".changed").first).to_be_attached()  # but it is seen what they have done
    assert page.evaluate("stories") == 0


@pytest.mark.parametrize("skipped", [True, False])
def test_turns_of_others_are_animated_one_after_the_other(
    moving: BrowserContext, server: Server, skipped: bool
) -> None:
    """The clock stands still: a turn stays on the table until its time is over or it is skipped."""
    page = moving.new_page()
    wrong = watched(page)
    game = with_computers(server)
    page.clock.install()
    open_table(page, moving, game)
    page.wait_for_selector("main.asked")
    page.clock.pause_at("2100-01-01")
    end_turn(page)
    expect(page.locator("#question")).to_have_text("Bea’s turn")
    expect(page.locator("#recent-turns")).to_contain_text("Bea")
    expect(page.locator("#choice-list button")).to_have_count(0)
    expect(page.locator(".changed").first).to_be_attached()
    page.clock.run_for(700)
    expect(page.locator("#question")).to_have_text("Bea’s turn")
    if skipped:
        page.locator("#skip").click()
    else:
        page.clock.run_for(10_000)
        expect(page.locator("#question")).not_to_have_text("Bea’s turn")
        page.clock.resume()  # what the other one does may still be on its way
    expect(page.locator("main.asked")).to_be_attached()
    expect(page.locator("#turn-animation")).to_be_hidden()
    # What they have changed is outlined until the next click.
    expect(page.locator(".changed").first).to_be_attached()
    page.locator("#question").click()
    expect(page.locator(".changed")).to_have_count(0)
    assert wrong == []


OUTLINED = """() => [...document.querySelectorAll(".changed .ring")].map((ring) => {
  const { x, y, width, height } = ring.getBoundingClientRect();
  const inside = document.elementFromPoint(x + width / 2, y + height / 2);
  const { piece, spot } = inside.closest("[data-piece], #players [data-spot]").dataset;
  return piece ?? spot;
})"""
"""What is outlined."""


def test_last_turn_of_two_players_is_shown_before_the_question(
    moving: BrowserContext, server: Server
) -> None:
    """The longer its log, the longer; then the strip keeps it until it is touched."""
    page = moving.new_page()
    game = Played(server).on_until(my_turn)
    page.clock.install()
    open_table(page, moving, game, 0)
    page.wait_for_selector("main.asked")
    page.clock.pause_at("2100-01-01")
    game.on_until(not_mine).on_until(my_turn)
    expect(page.locator("#question")).to_have_text("Bruno’s turn")
    strip = page.locator("#recent-turns")
    expect(strip).to_contain_text("Bruno goes to")
    expect(page.locator("#end")).to_be_disabled()
    # Nothing that has only made room for it.
    assert set(page.evaluate(OUTLINED)) == {"die-1-0", "good-1-cocoa"}
    page.clock.run_for(800)  # more than one line of the log
    expect(page.locator("#question")).to_have_text("Bruno’s turn")
    page.clock.run_for(10_000)
    expect(page.locator("main.asked")).to_be_attached()
    expect(strip).to_contain_text("Since your last turn")
    expect(strip).to_contain_text("Bruno goes to")
    step = page.locator("main").get_attribute("data-step") or ""
    page.locator("#choice-list button").first.click()
    expect(page.locator("main")).not_to_have_attribute("data-step", step)
    page.wait_for_selector("main.asked:not(.busy)")
    page.locator("#choice-list button").first.hover()
    page.locator("#question").hover()  # over a choice its preview takes this line
    expect(strip).to_be_visible()
    strip.click()
    expect(strip).to_be_hidden()


@pytest.mark.parametrize("touched", ["strip", "log"])
def test_phone_shows_the_city_of_the_player_on_turn_and_marks_the_log(
    moving: BrowserContext, server: Server, touched: str
) -> None:
    page = moving.new_page()
    page.set_viewport_size(PHONE)
    game = Played(server, seed=11, game="founders").on_until(my_turn)
    page.clock.install()
    open_table(page, moving, game, 0)
    page.wait_for_selector("main.asked")
    page.clock.pause_at("2100-01-01")
    game.on_until(not_mine).on_until(my_turn)
    expect(page.locator("#question")).to_have_text("Bruno’s turn")
    expect(page.locator("[data-leaf=city-1]")).to_be_visible()
    expect(page.locator("#recent-turns")).to_be_visible()
    page.clock.run_for(20_000)
    expect(page.locator("main.asked")).to_be_attached()
    expect(page.locator("[data-leaf=city-1]")).to_be_hidden()
    expect(page.locator("#tab-log")).to_have_class(re.compile("badge"))
    if touched == "strip":
        page.locator("#recent-turns").click()
        expect(page.locator("#recent-turns")).to_be_hidden()
    else:
        page.locator("#tab-log").click()
    expect(page.locator("#tab-log")).not_to_have_class(re.compile("badge"))


IN_SIGHT = """() => {
  const { top } = document.querySelector("#recent-turns").getBoundingClientRect();
  return [...document.querySelectorAll("#board .changed .ring")].some((ring) => {
    const box = ring.getBoundingClientRect();
    return box.bottom < top && box.top > document.querySelector("main").getBoundingClientRect().top;
  });
}"""
"""Something that is outlined is above the strip with the story."""


def test_phone_leaves_the_list_for_a_turn_and_returns(
    moving: BrowserContext, server: Server
) -> None:
    """The list of choices shows nothing of it."""
    page = moving.new_page()
    page.set_viewport_size(PHONE)
    game = with_computers(server)
    page.clock.install()
    open_table(page, moving, game)
    page.wait_for_selector("main.asked")
    page.locator("#tab-choices").click()
    page.clock.pause_at("2100-01-01")
    end_turn(page)
    expect(page.locator("#question")).to_have_text("Bea’s turn")
    expect(page.locator("#board [data-frame=ring]")).to_be_visible()
    page.wait_for_function(IN_SIGHT)
    expect(page.locator("#choices, #turn-tools").locator("visible=true")).to_have_count(0)
    page.locator("#skip").click()
    page.clock.resume()
    expect(page.locator("main.asked")).to_be_attached()
    expect(page.locator("#choice-list button").first).to_be_visible()


def test_turn_of_a_bot_is_shown_for_as_long_as_its_line(
    moving: BrowserContext, server: Server
) -> None:
    """It is one entry of the log, however much the bot does."""
    game = Played(server, players=1, bot="teotibot", difficulty="normal").on_until(
        lambda state: state["asked"] == "turn" and state["moments"] > 30
    )
    page = moving.new_page()
    page.clock.install()
    open_table(page, moving, game)
    page.wait_for_selector("main.asked")
    page.clock.pause_at("2100-01-01")
    end_turn(page)
    expect(page.locator("#question")).to_have_text("Teotibot’s turn")
    told = page.locator("#recent-turns").text_content() or ""
    assert len(told) > 70
    page.clock.run_for(1400)  # more than one line of text
    expect(page.locator("#question")).to_have_text("Teotibot’s turn")
    page.clock.run_for(10_000)
    expect(page.locator("main.asked")).to_be_attached()


def test_area_of_the_player_on_turn_is_unfolded(moving: BrowserContext, server: Server) -> None:
    """With three players on a laptop the others are rows, but what one of them wins is seen."""
    page = moving.new_page()
    game = with_computers(server)
    page.clock.install()
    open_table(page, moving, game)
    page.wait_for_selector("main.asked")
    bea = page.locator(".person[data-seat='1'] .area")
    expect(bea).to_be_hidden()
    page.clock.pause_at("2100-01-01")
    end_turn(page)
    expect(page.locator("#question")).to_have_text("Bea’s turn")
    expect(bea).to_be_visible()
    expect(page.locator("#choices")).to_be_hidden()
    page.locator("#skip").click()
    page.clock.resume()
    expect(page.locator("main.asked")).to_be_attached()
    expect(bea).to_be_hidden()
    expect(page.locator("#choices")).to_be_visible()
