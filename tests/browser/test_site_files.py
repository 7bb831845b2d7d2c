"""Games of a site without a server as files and links; its replays and reviews."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, Playwright, expect

from teotihuacan.offline.host import Host
from tests.browser.conftest import PATIENCE
from tests.browser.visiting import STARTING, Visit
from tests.offline.both import asked
from tests.offline.hosting import hosted
from tests.offline.test_store import played
from tests.services.server import Server

CHOICES = 130  # after which the end of this game is near
CLIPBOARD = ["clipboard-read", "clipboard-write"]


def nearly_over() -> dict[str, Any]:
    """The file of a solo game in its last turns."""
    host = Host()
    body = {"options": {"players": 1, "bot": "teotibot"}, "seed": 5, "seats": [{"kind": "me"}]}
    _, answer = asked(host, "POST", "/api/games", body=body)
    id, tokens = answer["id"], {0: answer["seats"][0]["token"]}
    played(host, id, tokens, CHOICES, Random(5))
    status, file = asked(
        host, "POST", f"/api/games/{id}/file", body={"tokens": list(tokens.values())}
    )
    assert status == 200
    _, summary = asked(host, "GET", f"/api/games/{id}")
    assert not summary["over"]
    return file


def opened(page: Page, field: Locator, file: Path) -> None:
    with page.expect_file_chooser() as chooser:
        field.click()
    chooser.value.set_files(file)


def saved(page: Page, button: Locator, folder: Path) -> Path:
    with page.expect_download() as download:
        button.click()
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    return path


def test_games_leave_and_come_back_as_files_and_links(
    play: Playwright, site: Path, server: Server, tmp_path: Path
) -> None:
    path = tmp_path / "begun.json"
    path.write_text(json.dumps(nearly_over()))
    with hosted(site) as address:
        visit = Visit(play, tmp_path / "profile", permissions=CLIPBOARD)
        page, inside = visit.page, visit.inside
        page.on("dialog", lambda dialog: dialog.accept())
        visit.open(address)
        opened(page, inside.locator("#game-file"), path)
        visit.asked()
        person = visit.person()
        person.play_out()
        expect(inside.locator("dialog[open] h2")).to_be_visible()
        id = person.game
        inside.locator("dialog[open] form button.primary").click()
        # The review, and a replay.
        inside.locator("#review-now").click()
        expect(inside.locator("#made")).to_be_visible(timeout=STARTING)
        inside.locator("a.button[href*=replay]").click()
        moments = int(inside.locator("#moment[max]:not([max='0'])").get_attribute("max") or "0")
        inside.locator("#last").click()
        expect(inside.locator("#moment")).to_have_value(str(moments))
        # A link with the whole game.
        inside.locator("#share").click()
        expect(inside.locator("#toast")).to_be_visible()
        link = page.evaluate("navigator.clipboard.readText()")
        assert link.startswith(f"{address}#/record/")
        # Files: of this game, which a server continues, and of all games.
        page.goto(f"{address}#/game/{id}")
        inside.locator("dialog[open] form button.primary").click()
        inside.locator("#menu summary").click()
        one = saved(page, inside.locator("#game-file"), tmp_path)
        with server.client() as client:
            answer = client.post("/api/import", json.loads(one.read_text()))
            assert answer.status == 201, answer.body
            assert client.get(f"/api/games/{answer.json['id']}").json["over"]
        page.goto(f"{address}#/")
        every = saved(page, inside.locator("#save-all"), tmp_path)
        inside.locator("#my-games button").click()
        expect(inside.locator("#my-games li")).to_have_count(0)
        page.goto(f"{address}#/game/{id}")
        expect(inside.locator("h1")).to_contain_text("not", timeout=PATIENCE)
        page.goto(link)  # on any device
        expect(inside.locator(f"#moment[max='{moments}']")).to_be_attached(timeout=PATIENCE)
        page.goto(f"{address}#/")
        opened(page, inside.locator("#game-file"), every)
        expect(inside.locator("#my-games li")).to_have_count(1)
        inside.locator("#my-games a").click()
        expect(inside.locator("main.over")).to_be_attached(timeout=PATIENCE)
        visit.close()
