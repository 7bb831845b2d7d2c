"""Measures the page of a game in Chromium: `python -m benchmarks.page`, or `make bench-page`.

Two real servers, of the commit named by --before and of this tree, are looked at in turns by the
same browser, which draws without a GPU: how long a click takes until the page is drawn again, here
and with 200 ms added to every request, and how long browser and server work for it; what an idle
page with something glowing costs; how much is loaded.
"""

import argparse
import contextlib
import datetime
import json
import os
import platform
import subprocess
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

import teotihuacan as teo
from benchmarks import report
from tests.browser.played import Played
from tests.browser.weighing import weight
from tests.services import chromium
from tests.services.server import Server

BEGIN = "<!-- page: begin -->"
END = "<!-- page: end -->"
ROOT = Path(__file__).resolve().parent.parent
LATENCY = 200  # milliseconds added
FAR = 100_000_000  # bytes a second: only the latency is felt
SEED = 5
PATIENCE = 30_000
TICKS = os.sysconf("SC_CLK_TCK")

CLICK = """() => new Promise((done) => {
  const main = document.querySelector("main");
  const before = main.dataset.step;
  const began = performance.now();
  const took = () => done(performance.now() - began);
  const drawn = () => requestAnimationFrame(() => requestAnimationFrame(took));
  new MutationObserver((_, observer) => {
    if (main.dataset.step === before) return;
    observer.disconnect();
    drawn();
  }).observe(main, { attributes: true });
  document.querySelector("#choice-list button").click();
})"""
"""Click on the first choice; the milliseconds until the picture that it brings has been drawn: the
frame with everything the click has changed is behind us, and the one after it begins."""


@dataclass
class Side:
    """One of the two: its server, and what was measured."""

    name: str
    server: Server
    near: list[float] = field(default_factory=list)
    far: list[float] = field(default_factory=list)
    work: dict[str, list[float]] = field(default_factory=dict)
    idle: list[float] = field(default_factory=list)
    loaded: dict[str, int] = field(default_factory=dict)


@contextlib.contextmanager
def tree(commit: str) -> Iterator[Path]:
    """The files of a commit."""
    with tempfile.TemporaryDirectory(prefix="teo-before-") as folder:
        made = subprocess.run(
            ["git", "archive", commit, "src"], cwd=ROOT, stdout=subprocess.PIPE, check=True
        )
        subprocess.run(["tar", "-x", "-C", folder], input=made.stdout, check=True)
        yield Path(folder)


def processes(parent: int) -> list[int]:
    """A process and everything that it has started."""
    children: dict[int, list[int]] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            with contextlib.suppress(OSError):
                above = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
                children.setdefault(above, []).append(int(entry.name))
    found = [parent]
    for one in found:
        found += children.get(one, [])
    return found


def cpu_seconds(pids: list[int]) -> float:
    """How long processes have worked so far."""
    total = 0
    for pid in pids:
        with contextlib.suppress(OSError):
            spent = (Path("/proc") / str(pid) / "stat").read_text().rpartition(")")[2].split()
            total += int(spent[11]) + int(spent[12])
    return total / TICKS


def opened(browser: Browser, side: Side, table: Played) -> tuple[Page, CDPSession]:
    context = browser.new_context(
        base_url=side.server.address, viewport={"width": 1366, "height": 768}
    )
    page = context.new_page()
    session = context.new_cdp_session(page)
    page.goto(table.bring(context))
    page.wait_for_selector("main.asked", timeout=PATIENCE)
    return page, session


def ready(side: Side, moments: int) -> Played:
    """A game for two at one screen, in the middle."""
    return Played(side.server, seed=SEED, players=2).on_until(
        lambda state: state["asked"] == "turn" and state["moments"] > moments
    )


def slow_down(session: CDPSession, latency: int) -> None:
    session.send("Network.enable")
    session.send(
        "Network.emulateNetworkConditions",
        {"offline": False, "latency": latency, "downloadThroughput": FAR, "uploadThroughput": FAR},
    )


def clicks(browser: Browser, side: Side, count: int, latency: int) -> list[float]:
    """The same choices of the same game on both sides."""
    page, session = opened(browser, side, ready(side, 40))
    if latency:
        slow_down(session, latency)
    times: list[float] = []
    workers = {"browser": browser_processes(), "server": processes(side.server.pid)}
    before = {name: cpu_seconds(pids) for name, pids in workers.items()}
    while len(times) < count:
        page.wait_for_selector("main.asked:not(.busy)", timeout=PATIENCE)
        for close in page.locator("dialog[open] form button.primary").all():
            close.click()
        times.append(page.evaluate(CLICK))
    for name, pids in workers.items():
        spent = 1000 * (cpu_seconds(pids) - before[name]) / count
        side.work.setdefault(name, []).append(spent)
    page.context.close()
    return times


def idle(browser: Browser, side: Side, seconds: float) -> float:
    """The share of a core that a page costs while nobody does anything, and targets glow."""
    page, _ = opened(browser, side, ready(side, 30))
    page.wait_for_selector(".spot.glow")
    page.wait_for_timeout(4000)  # what came with it has come to rest
    pids = browser_processes()
    before, began = cpu_seconds(pids), time.monotonic()
    page.wait_for_timeout(seconds * 1000)
    spent = (cpu_seconds(pids) - before) / (time.monotonic() - began)
    page.context.close()
    return 100 * spent


def browser_processes() -> list[int]:
    return [pid for pid in processes(os.getpid()) if is_browser(pid)]


def is_browser(pid: int) -> bool:
    with contextlib.suppress(OSError):
        return b"chrom" in (Path("/proc") / str(pid) / "cmdline").read_bytes()
    return False


def weigh(browser: Browser, side: Side) -> dict[str, int]:
    """What the first look at a page loads, as it comes over the line."""
    found: dict[str, int] = {}
    table = ready(side, 30)
    for name, path in (("start page", "/"), ("page of a game", f"/game/{table.id}")):
        context = browser.new_context(base_url=side.server.address)
        table.bring(context)
        found[name] = round(weight(context, path))
        context.close()
    return found


def table(sides: list[Side], given: argparse.Namespace) -> str:
    """All figures, with what they were measured on."""

    def row(what: str, values: list[str], target: str, reached: bool) -> list[str]:
        return [what, *values, target, report.verdict(reached)]

    now = sides[-1]
    near = [report.spread(side.near, lambda value: f"{value:.0f}")[0] for side in sides]
    far = [report.spread(side.far, lambda value: f"{value:.0f}")[0] for side in sides]
    work = [
        ", ".join(f"{name} {median(spent):.0f}" for name, spent in side.work.items())
        for side in sides
    ]
    resting = [f"{median(side.idle):.1f}" for side in sides]
    body = [
        row("click to drawn page, ms", near, "≤ 120", median(now.near) <= 120),
        row(f"the same, {LATENCY} ms latency added", far, "≤ 350", median(now.far) <= 350),
        ["CPU for a click, ms", *work, "", ""],
        row("idle page that glows, % of a core", resting, "< 3", median(now.idle) < 3),
    ]
    for name in now.loaded:
        weights = [f"{side.loaded[name] / 1000:.0f}" for side in sides]
        body.append(row(f"{name}, first look, kB", weights, "< 120", now.loaded[name] < 120_000))
    today = datetime.date.today().isoformat()
    machine = f"{os.cpu_count()} CPUs ({platform.machine()}, {platform.system()})"
    lines = [
        f"`make bench-page WRITE=1`, {today}, {machine}, Python {platform.python_version()},"
        f" teotihuacan {teo.__version__}; {given.rounds} rounds of {given.clicks} clicks, medians.",
        "",
        *report.rows(
            ["one browser, both servers", *[side.name for side in sides], "target", ""], body
        ),
    ]
    return "\n".join(lines)


def main() -> None:
    """Measure, print, and write down if asked to."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.page", description=__doc__)
    parser.add_argument("--before", default="0aee3a6", help="the commit to compare with (0aee3a6)")
    parser.add_argument("--rounds", type=int, default=3, help="on both sides in turns (3)")
    parser.add_argument("--clicks", type=int, default=20, help="in each round (20)")
    parser.add_argument("--seconds", type=float, default=10, help="of idleness in each round (10)")
    parser.add_argument("--write", action="store_true", help="also into benchmarks/README.md")
    given = parser.parse_args()
    reason = chromium.why_not()
    if reason:
        raise SystemExit(reason)
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="teo-page-")))
        before = stack.enter_context(tree(given.before))
        sides: list[Side] = []
        for name, path in ((f"commit {given.before}", before), ("now", ROOT)):
            store = f"sqlite:///{folder / str(len(sides))}.sqlite3"
            server = Server(store, {"PYTHONPATH": str(path / "src")})
            sides.append(Side(name, stack.enter_context(server)))
        play = stack.enter_context(sync_playwright())
        browser = play.chromium.launch(
            executable_path=chromium.chromium(), args=[*chromium.arguments(), "--disable-gpu"]
        )
        stack.callback(browser.close)
        for side in sides:
            clicks(browser, side, 3, 0)  # everything is loaded once
            side.work.clear()
            side.loaded = weigh(browser, side)
        for _ in range(given.rounds):
            for side in sides:
                side.near += clicks(browser, side, given.clicks, 0)
                side.far += clicks(browser, side, given.clicks, LATENCY)
                side.idle.append(idle(browser, side, given.seconds))
    told = table(sides, given)
    print(told)
    print(json.dumps({side.name: [sorted(side.near), side.idle] for side in sides}))
    if given.write:
        report.write(told, BEGIN, END)


if __name__ == "__main__":
    main()
