"""A cluster of machines, by Ray (https://ray.io), which comes with the extra `ray`.

Every node needs this package in the same version, and the modules of the players; Ray
looks there for modules in the folder of the same path in which the program was started here, too.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final

import teotihuacan as teo
from teotihuacan.analysis.sharing.context import JobContext
from teotihuacan.analysis.sharing.pool import Worker, WorkerDied, WorkerPool, done
from teotihuacan.engine.options import check_range

MOST_IN_A_CLUSTER: Final = 10_000
LOCAL: Final = "local"
PATIENCE: Final = 10.0  # seconds to wait for a connection to an address
MISSING: Final = "Ray is not installed: pip install 'teotihuacan[ray]'"
STORE: Final = 128 * 2**20  # bytes of shared memory on this machine: jobs and results are small


class Cluster(WorkerPool):
    """Workers on the nodes of a Ray cluster; one that dies is replaced, and its job is done again.

    `address` is that of a running cluster, `auto` for the one this machine belongs to, or `local`
    for one of this machine alone that is started for us.  Without one it is that of `RAY_ADDRESS`,
    or else `local`.  A program that has called `ray.init` itself stays where it is.  `workers`: one
    for each processor by default.  `close` leaves the cluster, and ends one that is ours.
    """

    def __init__(self, workers: int | None = None, address: str | None = None) -> None:
        if workers is not None:
            check_range("workers", workers, 1, MOST_IN_A_CLUSTER)
        self.ray = found()
        self.joined = not self.ray.is_initialized()
        if self.joined:
            join(self.ray, address or os.environ.get("RAY_ADDRESS") or LOCAL, workers)
        if workers is None:
            processors = int(self.ray.cluster_resources().get("CPU", 1))
            workers = max(1, min(MOST_IN_A_CLUSTER, processors))
        super().__init__(workers)

    def close(self) -> None:
        if self.joined:
            self.ray.shutdown()

    def spawner(self, do: Callable[[Any], Any], context: JobContext) -> Callable[[], Worker]:
        # Definitions of the caller's main program are sent by value: no node has them.
        packed = self.ray.put(self.ray.cloudpickle.dumps((do, context)))
        worker = self.ray.remote(num_cpus=1, max_restarts=0, max_task_retries=0)(Actor)
        return lambda: ClusterWorker(self.ray, worker.remote(), packed)

    def ready(self, workers: Sequence[ClusterWorker]) -> list[Worker]:
        ready, _ = self.ray.wait([worker.said for worker in workers], num_returns=1)
        return [worker for worker in workers if worker.said in ready]


def found() -> Any:
    """Ray, where it is installed."""
    # A game must not report that it is played; Ray decides about that when it is imported.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
        import ray.exceptions
    except ImportError as error:
        raise teo.OptionError(MISSING) from error
    return ray


def join(ray: Any, address: str, workers: int | None) -> None:
    """Connect to a cluster; raises `OptionError` where that cannot be."""
    ours: dict[str, object] = {}
    if address == LOCAL:
        ours = {"num_cpus": workers, "include_dashboard": False, "object_store_memory": STORE}
    try:
        knock(address)
        ray.init(address=address, log_to_driver=False, logging_level="warning", **ours)
    except (ConnectionError, ImportError, RuntimeError, ValueError, OSError) as error:
        raise teo.OptionError(f"no Ray cluster at {address}: {in_a_line(error)}") from error


def knock(address: str) -> None:
    """Raise `OSError` if there is no server, as Ray itself would retry for many minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdigit():
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()


def in_a_line(error: Exception) -> str:
    """The message of Ray, which is long."""
    return " ".join(str(error).split())[:300]


class ClusterWorker(Worker):
    """A process somewhere in the cluster."""

    def __init__(self, ray: Any, worker: Any, packed: Any) -> None:
        self.ray = ray
        self.worker = worker
        self.said = worker.get_ready.remote(packed, teo.__version__)

    def give(self, job: Any) -> None:
        # Pickled by us, so that an unreadable job is an error of the job, not of the worker.
        self.said = self.worker.work.remote(self.ray.cloudpickle.dumps(job))

    def answer(self) -> bytes:
        try:
            said: bytes = self.ray.get(self.said)
        except self.ray.exceptions.RayError as error:  # its process, or its node
            raise WorkerDied(in_a_line(error)) from None
        return said

    def terminate(self) -> None:
        with suppress(Exception):  # the whole cluster may be gone
            self.ray.kill(self.worker)


class Actor:
    """In the cluster: the process of a worker."""

    def __init__(self) -> None:
        self.do: Callable[[Any], Any] = done

    def get_ready(self, packed: bytes, version: str) -> bytes:
        return done(lambda: self.unpack(packed, version))

    def unpack(self, packed: bytes, version: str) -> None:
        if version != teo.__version__:
            raise teo.OptionError(
                f"the cluster has version {teo.__version__} of the package, and we {version}"
            )
        context: JobContext
        self.do, context = read(packed)
        context.get_ready()

    def work(self, packed: bytes) -> bytes:
        return done(lambda: self.do(read(packed)))


def read(packed: bytes) -> Any:
    """In the cluster: what the caller sent."""
    from ray import cloudpickle

    try:
        return cloudpickle.loads(packed)
    except ImportError as error:
        raise teo.OptionError(f"a node of the cluster lacks a module: {error}") from error
