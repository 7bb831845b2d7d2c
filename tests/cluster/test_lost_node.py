"""A node that is lost with all that was done there."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Thread
from typing import Any

from teotihuacan.analysis.sharing import Cluster, JobContext
from tests.cluster.conftest import two_nodes
from tests.cluster.test_cluster import node

CONTEXT = JobContext.of("city", ["random"])


def wait_for_a_node_to_go(job: tuple[int, str]) -> int:
    """On the node that is to go one waits for its end, elsewhere until that node is chosen."""
    number, folder = job
    Path(folder, f"at-{number}-{node()}").touch()
    while True:
        if (doomed := Path(folder, "doomed")).exists():
            while doomed.read_text("utf-8") == node():
                time.sleep(0.005)
            return number
        time.sleep(0.005)


def test_what_is_lost_with_a_node_is_done_by_the_others(tmp_path: Path) -> None:
    """There is less room then, and whoever is hired instead may never find any."""
    with two_nodes() as nodes:
        share = Cluster(address=nodes.address)
        _, second = nodes.list_all_nodes()
        jobs = [(number, str(tmp_path)) for number in range(6)]
        results = share(wait_for_a_node_to_go, jobs, CONTEXT)
        heard = [*began(results, tmp_path, second, lambda: nodes.remove_node(second)), *results]
        assert heard == [0, 1, 2, 3, 4, 5]


def began(
    results: Iterator[int], folder: Path, doomed: Any, remove: Callable[[], None]
) -> Iterator[int]:
    """Ask for the first result, and meanwhile take the node away as soon as somebody is on it."""

    def watch() -> None:
        while not list(folder.glob(f"at-*-{doomed.node_id}")):
            time.sleep(0.01)
        (folder / "chosen").write_text(doomed.node_id, "utf-8")
        (folder / "chosen").rename(folder / "doomed")
        remove()

    watcher = Thread(target=watch)
    watcher.start()
    yield next(results)
    watcher.join()
