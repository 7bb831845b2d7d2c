"""Where a command does its work: here, in several processes, or on a cluster."""

import argparse
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Final

from teotihuacan.analysis.sharing import Cluster, Sharing, sharing
from teotihuacan.cli.common import count

FOUND: Final = ""  # --ray without an address

# What says where work is done, and so has no influence on what comes of it.
FLAGS: Final = ("workers", "ray")


def add_sharing(parser: argparse.ArgumentParser, same: str = "results") -> None:
    """`--workers` and `--ray`."""
    parser.add_argument(
        "--workers",
        type=count,
        metavar="N",
        help=f"processes to share the work; the {same} are the same (default 1; with --ray, one "
        "for each processor of the cluster)",
    )
    parser.add_argument(
        "--ray",
        nargs="?",
        const=FOUND,
        metavar="ADDRESS",
        help="share the work on a Ray cluster: the one at this address, or else at RAY_ADDRESS, or "
        "else one that is started on this machine for this command alone "
        "(needs teotihuacan[ray])",
    )


@contextmanager
def shared(arguments: argparse.Namespace) -> Iterator[tuple[int, Sharing]]:
    """How many share the work, and how; afterwards nobody is left."""
    workers: int | None = arguments.workers
    if arguments.ray is None:
        workers = 1 if workers is None else workers
        yield workers, sharing(workers)
        return
    with closing(Cluster(workers, arguments.ray or None)) as cluster:
        yield cluster.workers, cluster
