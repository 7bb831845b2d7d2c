"""Execution of a command: in this process, in several ones, or on a cluster."""

import argparse
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Final

from teotihuacan.analysis.sharing import Cluster, Sharing, sharing
from teotihuacan.cli.command import Argument, argument, whole

# Options that say where work is done, and so have no influence on its results.
FLAGS: Final = ("workers", "ray")

RAY: Final = argument(
    "--ray",
    "ADDRESS",
    "Ray cluster to share the work on (default: RAY_ADDRESS, otherwise a new one on this "
    "machine for this command alone; needs teotihuacan[ray])",
    nargs="?",
    const="",  # without an address
)


def workers(same: str = "results") -> Argument:
    return argument(
        "--workers",
        "N",
        f"number of processes to share the work; the {same} are the same (default 1; with "
        "--ray, one for each processor of the cluster)",
        type=whole(),
    )


@contextmanager
def shared(arguments: argparse.Namespace) -> Iterator[tuple[int, Sharing]]:
    """Yield the worker pool that shares the work; it is closed afterwards."""
    workers: int | None = arguments.workers
    if arguments.ray is None:
        workers = 1 if workers is None else workers
        yield workers, sharing(workers)
        return
    with closing(Cluster(workers, arguments.ray or None)) as cluster:
        yield cluster.workers, cluster
