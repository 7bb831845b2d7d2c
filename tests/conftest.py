"""What holds for all tests: none depends on luck, on the clock or on those before it, and nobody
overlooks that some were skipped for want of a service."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from _pytest.terminal import TerminalReporter
from hypothesis import settings

from teotihuacan.players import registry
from tests.long import LONG

TESTS = Path(__file__).parent
SLOW = {"browser", "numbers", "server", "trials"}

# The same examples in every run, however slow the machine: a test that fails fails for everybody.
settings.register_profile("teotihuacan", derandomize=True, deadline=None, database=None)
settings.load_profile("teotihuacan")


@pytest.fixture(autouse=True)
def _forget_new_players() -> Iterator[None]:
    """A player that a test or an example in a document made known is unknown to the next test."""
    registered = {name: dict(by) for name, by in registry._registered.items()}
    offered = dict(registry._offered)
    yield
    registry._registered.clear()
    registry._registered.update(registered)
    registry._offered.clear()
    registry._offered.update(offered)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave tests that are marked as long to `make test-long`; spread the others over workers."""
    if not LONG:
        config.hook.pytest_deselected(items=[it for it in items if it.get_closest_marker("long")])
        items[:] = [item for item in items if not item.get_closest_marker("long")]
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    if workers > 1:
        items[:] = spread(items, workers)


def spread(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """The tests in blocks, one for each worker: first its share of those that start servers or
    browsers, which take long, and then quick ones, which idle workers take over."""
    slow = [item for item in items if item.path.relative_to(TESTS).parts[0] in SLOW]
    quick = [item for item in items if item.path.relative_to(TESTS).parts[0] not in SLOW]
    share = -(-len(quick) // workers)
    blocks = [
        slow[number::workers] + quick[number * share : (number + 1) * share]
        for number in range(workers)
    ]
    return [item for block in blocks for item in block]


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Name a failed test at once: the end of a whole run is minutes away."""
    if report.failed:
        print(f"\nFAILED {report.nodeid}", flush=True)


def pytest_terminal_summary(terminalreporter: TerminalReporter) -> None:
    """Skipped tests in full and in capitals: each is a promise that nobody checked."""
    reasons: dict[str, list[str]] = {}
    for report in terminalreporter.stats.get("skipped", []):
        if isinstance(report, pytest.TestReport | pytest.CollectReport):
            said = report.longrepr
            reason = str(said[2]) if isinstance(said, tuple) else str(said)
            reasons.setdefault(reason.removeprefix("Skipped: "), []).append(report.nodeid)
    for reason, tests in reasons.items():
        terminalreporter.write_line("")
        terminalreporter.write_sep("*", f"SKIPPED: {reason.upper()}", red=True, bold=True)
        for test in tests:
            terminalreporter.write_line(f"***  {test}")
