"""People at one table: links that work, messages, notes, colours, calls to one's turn. The seat on
another device and the rematch belong to whole games, see `test_whole_games.py`."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, WebSocketRoute, expect

from tests.browser.conftest import LAPTOP, PATIENCE, PHONE, Devices, invited, sit_down
from tests.browser.person import Person
from tests.browser.played import Played
from tests.services.server import Server

Visitor = Callable[..., Page]


@pytest.fixture
def visitor(browser: Browser, server: Server, devices: Devices) -> Visitor:
    """Another browser on another device."""

    def come(phone: bool = False, refused: bool = False) -> Page:
        context = browser.new_context(
            base_url=server.address,
            viewport=PHONE if phone else LAPTOP,
            reduced_motion="reduce",
            locale="en-GB",
        )
        context.set_default_timeout(PATIENCE)
        return devices(context, refused)

    return come


def in_menu(page: Page, what: str) -> None:
    page.locator("#menu summary").click()
    page.locator(what).click()


def test_a_link_for_this_machine_says_so(page: Page) -> None:
    page.goto("/")
    invited(page)
    dialog = page.locator("dialog[open]")
    expect(dialog.locator(".warn")).to_contain_text("teo play --share")
    expect(dialog.locator(".code")).to_have_count(0)  # a phone could not open it


SHARED = """document.addEventListener("readystatechange", () => {
  document.body.removeAttribute("data-here-only");
  document.body.dataset.address = "http://192.168.7.7:8420";
})"""
"""What the pages of a server that is shared say of themselves."""


def test_a_link_for_the_network_has_its_address_and_a_code(page: Page) -> None:
    page.add_init_script(SHARED)
    page.goto("/")
    invited(page)
    dialog = page.locator("dialog[open]")
    expect(dialog.locator(".code svg")).to_be_visible()
    assert dialog.locator("input").input_value().startswith("http://192.168.7.7:8420/join/")
    expect(dialog.locator(".warn")).to_have_count(0)


def test_a_used_invitation_says_so(page: Page, visitor: Visitor) -> None:
    friend, late = visitor(), visitor()
    link = sit_down(page, friend, "Bea")
    late.goto(link)
    expect(late.locator("#about")).to_contain_text("Bea has the seat")
    expect(late.locator("#join")).to_be_hidden()
    friend.goto(link)
    expect(friend.locator("#about")).to_contain_text("already")


def test_invitation_shows_the_game_and_who_sits_there(page: Page, server: Server) -> None:
    seats = [
        {"kind": "me", "name": "Ana"},
        {"kind": "friend"},
        {"kind": "computer", "player": "novice", "name": "Itzel"},
    ]
    options = {"players": 3, "modules": ["obsidian"], "dark_eclipse": True}
    with server.client() as client:
        wish = {"game": "city", "seats": seats, "options": options}
        made = client.post("/api/games", wish).json
    page.goto(f"/join/{made['id']}#{made['seats'][1]['invite']}")
    invitation = page.locator("main")
    expect(page.locator("#about")).to_contain_text("the table of Ana, Itzel.")
    for said in ("City of Gods", "3 players", "Obsidian", "Dark Eclipse"):
        expect(invitation).to_contain_text(said)
    expect(invitation.locator(".sample svg")).to_be_visible()
    label, field = (page.locator(part).bounding_box() for part in ("[for=name]", "#name"))
    assert label is not None
    assert field is not None
    assert label["y"] + label["height"] <= field["y"]


def test_a_game_with_a_friend_asks_for_a_name_once(page: Page) -> None:
    page.goto("/")
    page.locator("[data-quick=friend]").click()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    invited(page, "Nayeli")
    expect(page.locator("#part-player-0")).to_contain_text("Nayeli")
    page.goto("/")
    page.locator("[data-quick=friend]").click()
    page.wait_for_selector("main[data-step]")


def test_chat_can_be_seen_and_found(page: Page) -> None:
    page.goto("/")
    invited(page)
    page.keyboard.press("Escape")
    expect(page.locator("#company summary")).to_contain_text("Chat")
    page.set_viewport_size(PHONE)
    in_menu(page, "#show-chat")
    expect(page.locator("#say input")).to_be_focused()


def test_messages_presence_and_notes(page: Page, visitor: Visitor) -> None:
    friend = visitor()
    sit_down(page, friend, "Bea")
    expect(page.locator("#here li.here")).to_have_count(2)
    page.locator("#company summary").click()
    page.locator("#say input").fill("<img src=x onerror=alert(1)> hello")
    page.locator("#say button").click()
    expect(friend.locator("#toast")).to_contain_text("hello")
    expect(friend.locator("#unread")).to_contain_text("1 new message")
    friend.locator("#company summary").click()
    expect(friend.locator("#messages li")).to_contain_text("<img src=x onerror=alert(1)> hello")
    assert friend.locator("#messages img").count() == 0
    expect(friend.locator("#unread")).to_be_empty()
    in_menu(page, "#show-notes")
    page.locator("#note").fill("the gold first")
    expect(page.locator("#note-kept")).to_contain_text("Saved")
    page.reload()
    page.wait_for_selector("main[data-step]")
    expect(page.locator("#note")).to_have_value("the gold first")
    friend.reload()
    friend.wait_for_selector("main[data-step]")
    expect(friend.locator("#here li.here")).to_have_count(2)
    expect(friend.locator("#note")).to_have_value("")
    page.goto("about:blank")
    expect(friend.locator("#here li.away")).to_have_count(1)


def test_name_and_colour_are_remembered(page: Page, server: Server) -> None:
    page.goto("/")
    page.locator("#name-0").fill("Nayeli")
    page.locator("#colour-0").select_option("2")
    page.reload()
    expect(page.locator("#name-0")).to_have_value("Nayeli")
    expect(page.locator("#colour-0")).to_have_value("2")
    page.locator("[data-quick=solo]").click()
    page.wait_for_selector("main[data-step]")
    expect(page.locator("#part-player-0")).to_contain_text("Nayeli")
    plum = "rgb(147, 65, 124)"
    body = page.locator("#board .seat-0 .body").first
    assert body.evaluate("shape => getComputedStyle(shape).fill") == plum


BODY = "shape => getComputedStyle(shape).fill"
EDGE = "entry => getComputedStyle(entry).borderLeftColor"
SIGN = "chip => getComputedStyle(chip, '::before').color"
PLUM = "rgb(147, 65, 124)"
COST = {
    "number": 1,
    "seat": 0,
    "moment": 3,
    "head": "Turn 1",
    "played": "this",
    "better": "that",
    "why": "",
}
REVIEW = {"ready": True, "turns": 1, "done": 1, "svg": "", "courses": [], "costs": [COST]}


def test_bars_chips_and_review_cards_wear_the_chosen_colour(
    page: Page, server: Server, context: BrowserContext
) -> None:
    seats = [{"kind": "me", "name": "Ana", "colour": 2}, {"kind": "me", "name": "Bruno"}]
    game = Played(server, seats=seats).moments(60)
    page.goto(game.bring(context))
    page.wait_for_selector("main.asked")
    assert page.locator("#board .seat-0 .body").first.evaluate(BODY) == PLUM
    assert page.locator("#log-list .entry.of-0").first.evaluate(EDGE) == PLUM
    assert page.locator(".chip.seat-0").first.evaluate(SIGN) == PLUM
    page.route("**/review?*", lambda route: route.fulfill(json=REVIEW))
    page.route("**/api/games/*/review", lambda route: route.fulfill(json=REVIEW))
    page.goto(f"/review/{game.id}")
    assert page.locator(".cost.of-0").evaluate(EDGE) == PLUM


def test_a_colour_taken_meanwhile_is_refused_plainly(page: Page, visitor: Visitor) -> None:
    friend = visitor(refused=True)
    page.goto("/")
    link = invited(page)
    friend.goto(link)
    colours = friend.locator("#colours label:visible")
    expect(colours).to_have_count(3)  # the host wears the fourth, without having chosen it
    friend.locator("input[name=name]").fill("Bea")
    friend.locator("#colours input").first.evaluate("box => (box.checked = true)")
    friend.locator("#join button").click()
    expect(friend.locator("#toast")).to_contain_text("Choose one of the others")
    expect(colours.locator("input:checked")).to_have_count(1)
    friend.locator("#join button").click()
    friend.wait_for_selector("main[data-step]")


CALLS = """() => {
  window.rung = 0;
  window.AudioContext = class {
    constructor() { this.currentTime = 0; this.state = "running"; this.destination = {}; }
  };
  window.GainNode = class {
    constructor() {
      const nothing = () => {};
      this.gain = { setValueAtTime: nothing, linearRampToValueAtTime: nothing,
                    exponentialRampToValueAtTime: nothing };
    }
    connect() { return this; }
  };
  window.OscillatorNode = class {
    connect(other) { return other; }
    start() { window.rung += 1; }
    stop() {}
  };
  window.askedForLeave = 0;
  window.told = [];
  window.Notification = class {
    constructor(title, { body }) { window.told.push(body); }
    static permission = "default";
    static async requestPermission() {
      window.askedForLeave += 1;
      window.Notification.permission = "granted";
      return "granted";
    }
  };
}"""
"""Ears for a browser without loudspeakers."""


def test_a_call_to_ones_turn(visitor: Visitor, server: Server) -> None:
    played = Played(server, first_game=True)
    one, two = visitor(), visitor()
    for seat, page in enumerate((one, two)):
        page.add_init_script(f"({CALLS})()")
        page.goto(played.bring(page.context, [seat]))
        page.wait_for_selector("main[data-step]")
    two.locator("#menu summary").click()
    assert two.evaluate("askedForLeave") == 0
    two.locator("#notify").click()
    expect(two.locator("#notify")).to_have_attribute("aria-checked", "true")
    assert two.evaluate("askedForLeave") == 1
    two.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")
    play_until_other(one)
    expect(two.locator("body")).to_have_attribute("data-called", "1")
    assert two.evaluate("rung") == 2
    assert "your turn" in two.evaluate("told[0]")
    two.locator("#sound").click()
    expect(two.locator("#sound")).to_have_attribute("aria-checked", "false")
    play_until_other(two)
    play_until_other(one)
    expect(two.locator("body")).to_have_attribute("data-called", "2")
    assert two.evaluate("rung") == 2


ANDROID = """() => {
  Object.defineProperty(document, "hidden", { get: () => true });
  window.Notification = class {
    constructor() { throw new TypeError("Illegal constructor"); }
    static permission = "granted";
  };
  window.told = [];
  ServiceWorkerRegistration.prototype.showNotification = async (title, { body }) => told.push(body);
}"""
"""A browser on Android: only a service worker can show a notification."""


def test_a_call_on_android(visitor: Visitor, server: Server) -> None:
    played = Played(server, first_game=True)
    page = visitor(phone=True)
    page.add_init_script(f"({ANDROID})()")
    page.add_init_script("""localStorage.setItem("teotihuacan.person", '{"notify": true}')""")
    page.goto(played.bring(page.context, [1]))
    page.wait_for_selector("main[data-step]")
    played.on_until(lambda state: state["actor"] == 1)
    expect(page.locator("main.asked")).to_be_attached()
    expect(page.locator("#log-list .entry").last).to_be_attached()
    page.wait_for_function("told.length > 0")
    assert "your turn" in page.evaluate("told[0]")


def play_until_other(page: Page) -> None:
    person = Person(page, 5)
    person.wait_until_asked()
    while person.asked():
        person.answer()


def test_a_lost_connection_has_words(page: Page, server: Server, context: BrowserContext) -> None:
    """As long as it is lost: the clock stands still until the page may try again."""
    played = Played(server, first_game=True)
    lines: list[WebSocketRoute] = []

    def keep(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    page.route_web_socket("**/live", keep)
    page.clock.install()
    page.goto(played.bring(context))
    page.wait_for_selector("main[data-step]")
    page.wait_for_function("() => !document.body.classList.contains('offline')")
    page.clock.pause_at("2100-01-01")
    expect(page.locator("#line")).to_be_hidden()
    lines[0].close()
    expect(page.locator("#line")).to_contain_text("Connection lost")
    page.clock.run_for(60_000)
    expect(page.locator("#line")).to_be_hidden()
    assert len(lines) > 1


def test_the_button_of_the_handing_over_says_who(
    page: Page, server: Server, context: BrowserContext
) -> None:
    played = Played(server)  # starting tiles are secret
    page.goto(played.bring(context))
    Person(page, 1).wait_until_asked()
    for _ in range(2):
        page.locator("main:not(.busy) #choice-list button").first.click()
    expect(page.locator("#dialog-close")).to_have_text("I am Bruno")


def test_friend_who_left_the_last_page_finds_the_rematch(page: Page, server: Server) -> None:
    """On the finished table, and in the list of games."""
    played = Played(server, first_game=True).on_until(lambda state: False)
    page.goto(played.bring(page.context, [0]))
    page.locator("#dialog-close").click()
    expect(page.locator("#undo, #restart, #end").locator("visible=true")).to_have_count(0)
    expect(page.locator("#review-now")).to_be_visible()
    expect(page.locator("#rematch-now")).to_have_text("Rematch")
    with server.client(played.tokens[1]) as client:
        rematch = client.post(f"/api/games/{played.id}/rematch", {}).json["id"]
    expect(page.locator("#rematch-now")).to_have_text("Go to the rematch")
    page.reload()
    expect(page.locator("#toast")).to_contain_text("A rematch is ready")
    expect(page.locator("#rematch-now")).to_have_text("Go to the rematch")
    page.goto("/")
    expect(page.locator(f"#my-games a[href='/game/{rematch}']")).to_be_visible()


PACE = 1.4  # seconds for a moment of a replay at speed 1, see replay.js


def test_the_sample_begins_in_the_middle_and_is_fast(page: Page) -> None:
    page.goto("/")
    page.locator("a.sample").click()
    page.wait_for_selector("#moment")
    expect(page.locator("#speed")).to_have_value("4")
    page.wait_for_function("Number(document.querySelector('#moment').value) > 0")
    at = int(page.locator("#moment").input_value())
    moments = int(page.locator("#moment").get_attribute("max") or 0)
    assert at >= moments // 2
    seconds = (moments - at) * PACE / float(page.locator("#speed").input_value())
    assert seconds < 120, seconds
