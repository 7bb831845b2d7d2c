"""Plays by clicking on what the coach proposes, and nothing else."""

from collections.abc import Callable

from playwright.sync_api import TimeoutError

from tests.browser.person import PATIENCE, SURPRISE, Person

SETTLED = (
    "() => document.querySelector('main.over') || document.querySelector('dialog[open]')"
    " || (document.querySelector('main.asked:not(.busy)')"
    "     && document.querySelector('#coach[data-id]'))"
    " || document.querySelector('#coach:not([hidden]) #coach-ask:not([hidden])')"
)
"""The coach has said what to do, waits to be asked, or something lies over the table."""


def follow_coach(person: Person, enough: Callable[[int, int], bool]) -> tuple[int, int]:
    """To the end of the game, or until it is enough; how many proposals were followed, and how
    often the coach was asked for one."""
    page = person.inside
    followed = asked = 0
    while not person.over and not enough(followed, asked):
        page.wait_for_function(SETTLED, timeout=PATIENCE)
        if person.over:
            break
        if person.close_dialog():
            continue
        id = page.locator("#coach").get_attribute("data-id")
        before = person.step
        try:
            if id is None:
                page.locator("#coach-ask").click(timeout=SURPRISE)
            else:
                page.locator(f"#choice-list button[data-id='{id}']").click(timeout=SURPRISE)
        except TimeoutError:
            continue  # the score of an Eclipse has come in between
        if id is None:
            asked += 1
            page.wait_for_selector("#coach[data-id], main.over, dialog[open]", timeout=PATIENCE)
        else:
            followed += 1
            person.wait_for_change(before)
    return followed, asked
