"""Games through the real page, every click on something that can be seen: on a phone upright and
lying down, at several devices.

Every day their last part is played, in Chromium. `make test-long` plays them whole, in Firefox too.
"""

import re
from collections.abc import Callable, Iterator, Sequence

import pytest
from playwright.sync_api import Browser, Frame, Page, Playwright, ViewportSize, expect

import teotihuacan as teo
from tests.browser.conftest import (
    LAPTOP,
    PATIENCE,
    PHONE,
    Devices,
    launched,
    launched_firefox,
    sit_down,
)
from tests.browser.person import Person, play_together
from tests.browser.played import Played
from tests.long import LONG
from tests.services.server import Server

WINS = re.compile("wins(:| with)")  # a tie goes to the bot, in other words
LYING: ViewportSize = {"width": 844, "height": 390}
NAMES = ("Ana", "Bea", "Carla")
SOLO, CITY, FOUNDERS = 85, 260, 120  # choices after which the last part of a game begins

Visitor = Callable[..., Page]


def engine_scores(server: Server, game: str) -> list[int]:
    """The scores that the engine comes to when it plays the record of the game again."""
    with server.client() as client:
        record = teo.Record.from_json(client.get(f"/api/games/{game}/record").json)
    replayed = teo.replay(record)
    assert replayed.over
    return replayed.scores


def shown_scores(page: Page | Frame, players: int) -> list[int]:
    """The points written on the name plates."""
    plates = [page.locator(f"[data-spot=plate-{seat}] text").last for seat in range(players)]
    return [int(plate.text_content() or "") for plate in plates]


def bring_friends(
    server: Server, pages: list[Page], names: Sequence[str], game: str, choices: int
) -> None:
    """The last part of a game of friends, each at a page of their own; of a short game, another."""
    others = [{"kind": "friend", "name": name} for name in names[1:]]
    seats = [{"kind": "me", "name": names[0]}, *others]
    while (table := Played(server, None, game, players=len(names), seats=seats)).over_at(choices):
        pass
    for seat, page in enumerate(pages):
        page.goto(table.bring(page.context, [seat]))
        page.wait_for_selector("main[data-step]")


# --- browsers -------------------------------------------------------------------------------------


@pytest.fixture(scope="module", params=["chromium", "firefox"] if LONG else ["chromium"])
def kind(request: pytest.FixtureRequest) -> str:
    """Which browser."""
    name: str = request.param
    return name


@pytest.fixture(scope="module")
def browser(
    play: Playwright, kind: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Browser]:
    """One with a mouse."""
    if kind == "chromium":
        running = launched(play)
    else:
        running = launched_firefox(play, tmp_path_factory.mktemp("mouse"))
    yield running
    running.close()


@pytest.fixture(scope="module")
def fingers(
    play: Playwright,
    kind: str,
    request: pytest.FixtureRequest,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Browser]:
    """One that is touched: in Chromium every window may be, in Firefox all of them are."""
    if kind == "chromium":
        yield request.getfixturevalue("browser")
        return
    running = launched_firefox(play, tmp_path_factory.mktemp("finger"), finger=True)
    yield running
    running.close()


@pytest.fixture
def visitor(request: pytest.FixtureRequest, kind: str, server: Server, devices: Devices) -> Visitor:
    """Another window on another device."""

    def come(size: ViewportSize = LAPTOP, finger: bool = False, refused: bool = False) -> Page:
        browser: Browser = request.getfixturevalue("fingers" if finger else "browser")
        context = browser.new_context(
            base_url=server.address,
            viewport=size,
            reduced_motion="reduce",
            locale="en-GB",
            has_touch=finger,
            is_mobile=finger and kind == "chromium",
        )
        context.set_default_timeout(2 * PATIENCE)
        return devices(context, refused)

    return come


# --- alone, on a phone ----------------------------------------------------------------------------


@pytest.mark.parametrize("size", [PHONE, LYING], ids=["upright", "lying"])
def test_a_solo_game_on_a_phone(visitor: Visitor, server: Server, size: ViewportSize) -> None:
    page = visitor(size, finger=True)
    person = Person(page, seed=1, finger=True)
    if LONG:
        page.goto("/")
        person.press(page.locator("[data-quick=solo]"))
    else:
        game = Played(server, players=1, bot="teotibot").moments(SOLO)
        page.goto(game.bring(page.context))
    person.play_out(undo_every=12 if LONG else 4)
    expect(page.locator("dialog[open] h2")).to_contain_text(WINS)
    assert shown_scores(page, 2) == engine_scores(server, person.game)
    assert person.on_board > (30 if LONG else 8)
    assert person.in_list > (30 if LONG else 8)
    assert person.taken_back > (3 if LONG else 1)


# --- two people, two devices, and one more --------------------------------------------------------


def test_two_people_and_a_seat_that_moves_to_a_phone(
    visitor: Visitor, server: Server, kind: str
) -> None:
    """One begins and sends a link; the other sits down, and in the middle of the game goes on with
    a phone, which has the seat by another link."""
    game = "city" if kind == "chromium" else "founders"
    one, two = visitor(), visitor()
    if LONG:
        sit_down(one, two, "<b>Bea & Co</b>", game)
    else:
        bring_friends(server, [one, two], ["Ana", "<b>Bea & Co</b>"], game, CITY)
    expect(one.locator("#part-player-1")).to_contain_text("<b>Bea & Co</b>")
    people = [Person(one, 1), Person(two, 2)]
    play_together(people, 60 if LONG else 12)
    people[1].close_dialog()
    two.locator("#menu summary").click()
    two.locator("#another-device").click()
    pass_link = two.locator("dialog[open] input").input_value()
    phone = visitor(PHONE, finger=game == "city")
    phone.goto(pass_link)
    phone.wait_for_selector("main[data-step]")
    assert "seat=" not in phone.url
    two.locator("dialog[open] form button.primary").click()
    moved = Person(phone, 3, finger=game == "city")
    play_together([people[0], moved])
    assert moved.on_board + moved.in_list > (20 if LONG else 2)
    scores = engine_scores(server, people[0].game)
    for page in (one, phone, two):  # the first device has followed, too
        page.locator("dialog[open] #rematch").wait_for()
        assert shown_scores(page, 2) == scores
    late = visitor(refused=True)
    late.goto(pass_link)
    expect(late.locator("#about")).to_contain_text("has been used")


# --- three, and once more -------------------------------------------------------------------------


def sit_down_at_three(pages: list[Page]) -> None:
    pages[0].goto("/?game=founders")
    pages[0].locator("[name=players][value='3']").check()
    pages[0].locator("#name-0").fill(NAMES[0])
    for seat in (1, 2):
        pages[0].locator(f"#kind-{seat}").select_option("friend")
    pages[0].locator("#new-game button.primary").click()
    links = pages[0].locator("dialog[open] input")
    expect(links).to_have_count(2)
    for page, name, link in zip(
        pages[1:], NAMES[1:], [one.input_value() for one in links.all()], strict=True
    ):
        page.goto(link)
        page.locator("input[name=name]").fill(name)
        page.locator("#join button").click()
        page.wait_for_selector("main[data-step]")


def test_three_people_and_a_rematch(visitor: Visitor, server: Server) -> None:
    """To the end of a game, and all of them into the next one, the second player first."""
    pages = [visitor() for _ in NAMES]
    if LONG:
        sit_down_at_three(pages)
    else:
        bring_friends(server, pages, NAMES, "founders", FOUNDERS)
    people = [Person(page, seed) for seed, page in enumerate(pages)]
    game = people[0].game
    play_together(people)
    scores = engine_scores(server, game)
    for page in pages:
        page.locator("dialog[open] #rematch").wait_for()
        assert shown_scores(page, 3) == scores
    pages[1].locator("#rematch").click()
    pages[1].wait_for_url(lambda url: game not in url)
    for page in (pages[0], pages[2]):
        expect(page.locator("#rematch")).to_have_text("Go to the rematch")
        page.locator("#rematch").click()
        page.wait_for_url(lambda url: game not in url)
        assert page.url == pages[1].url
    again = people[0].game
    with server.client() as client:
        told = client.get(f"/api/games/{again}").json
    assert [seat["name"] for seat in told["seats"]] == [NAMES[1], NAMES[2], NAMES[0]]
    assert told["options"]["players"] == 3
    play_together(people, 12)
    with server.client() as client:
        assert client.get(f"/api/games/{again}").json["moments"] >= 12
