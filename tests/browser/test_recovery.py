"""A friend has lost their seat: a new link brings them back to it."""

from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import LAPTOP, PATIENCE, sit_down
from tests.browser.test_accessible import faults_in_both
from tests.browser.test_together import in_menu
from tests.services.server import Server


def test_friend_recovers_a_lost_seat(page: Page, browser: Browser, server: Server) -> None:
    contexts = [
        browser.new_context(base_url=server.address, viewport=LAPTOP, locale="en-GB")
        for _ in range(2)
    ]
    lost, found = contexts
    for context in contexts:
        context.set_default_timeout(PATIENCE)
    before = lost.new_page()
    sit_down(page, before, "Bea")
    in_menu(page, "#recover")
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text("Bea")
    assert faults_in_both(page) == []
    dialog.locator("[data-free]").click()
    expect(page.locator("#dialog-head")).to_have_text("The seat of Bea is free")
    assert faults_in_both(page) == []
    link = dialog.locator("input").input_value()
    # A page that was still open there says so, and may be used to watch.
    expect(before.locator("#dialog-head")).to_have_text("You no longer have this seat")
    assert faults_in_both(before) == []
    before.locator("#dialog-more button").click()
    before.wait_for_selector("main[data-step]")
    expect(before.locator("#choice-list li")).to_have_count(0)
    assert faults_in_both(before) == []
    lost.close()
    friend = found.new_page()
    friend.goto(link)
    friend.locator("input[name=name]").fill("Bea")
    friend.locator("#join button").click()
    friend.wait_for_selector("main[data-step]")
    page.reload()
    page.wait_for_selector("main[data-step]")
    page.locator("#menu summary").click()
    expect(page.locator("#recover")).to_be_visible()  # there is a friend again
    friend.locator("#menu summary").click()
    expect(friend.locator("#another-device")).to_be_visible()
    expect(friend.locator("#recover")).to_be_hidden()  # who has not begun the game
    found.close()
