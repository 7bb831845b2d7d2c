"""A cluster of machines, by Ray (https://ray.io), which comes with the extra `ray`.

Every node needs this package in the same version, and whatever else the players are made of; Ray
looks there for modules in the folder of the same path in which the program was started here, too.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final

import teotihuacan as teo
from teotihuacan.analysis.sharing.crew import Crew
from teotihuacan.analysis.sharing.hands import Gone, Hand, Hands, done

MOST_IN_A_CLUSTER: Final = 10_000
LOCAL: Final = "local"
PATIENCE: Final = 10.0  # seconds for somebody to answer at an address
MISSING: Final = "Ray is not installed: pip install 'teotihuacan[ray]'"
STORE: Final = 128 * 2**20  # bytes of shared memory on this machine: jobs and results are small


class Cluster(Hands):
    """Workers on the nodes of a Ray cluster; one that dies is replaced, and its job is done again.

    `address` is that of a running cluster, `auto` for the one this machine belongs to, or `local`
    for one of this machine alone that is started for us.  Without one it is that of `RAY_ADDRESS`,
    or else `local`.  A program that has called `ray.init` itself stays where it is.  `workers`: one
    for each processor if nobody says.  `close` leaves the cluster, and ends one that is ours.
    """

    def __init__(self, workers: int | None = None, address: str | None = None) -> None:
        if workers is not None and not 1 <= workers <= MOST_IN_A_CLUSTER:
            raise teo.OptionError(f"workers must be 1 to {MOST_IN_A_CLUSTER}, not {workers}")
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

    def hirer(self, do: Callable[[Any], Any], crew: Crew) -> Callable[[], Hand]:
        # What is defined in the caller's main program travels as a whole: no node has it.
        packed = self.ray.put(self.ray.cloudpickle.dumps((do, crew)))
        worker = self.ray.remote(num_cpus=1, max_restarts=0, max_task_retries=0)(Worker)
        return lambda: ClusterHand(self.ray, worker.remote(), packed)

    def heard(self, hands: Sequence[ClusterHand]) -> list[Hand]:
        ready, _ = self.ray.wait([hand.said for hand in hands], num_returns=1)
        return [hand for hand in hands if hand.said in ready]


def found() -> Any:
    """Ray, where it is installed."""
    # A game has no business to tell anybody that it is played; Ray asks when it is imported.
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
    """Whether anybody is there at all: Ray itself would try for many minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdigit():
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()


def in_a_line(error: Exception) -> str:
    """What Ray has to say, which is a lot."""
    return " ".join(str(error).split())[:300]


class ClusterHand(Hand):
    """A process somewhere in the cluster."""

    def __init__(self, ray: Any, worker: Any, packed: Any) -> None:
        self.ray = ray
        self.worker = worker
        self.said = worker.get_ready.remote(packed, teo.__version__)

    def give(self, job: Any) -> None:
        # Packed by us, so that what cannot be read there is an error of the job, not of the hand.
        self.said = self.worker.work.remote(self.ray.cloudpickle.dumps(job))

    def answer(self) -> bytes:
        try:
            said: bytes = self.ray.get(self.said)
        except self.ray.exceptions.RayError as error:  # its process, or its node
            raise Gone(in_a_line(error)) from None
        return said

    def dismiss(self) -> None:
        with suppress(Exception):  # the whole cluster may be gone
            self.ray.kill(self.worker)


class Worker:
    """In the cluster: a process of its own, which knows the caller's game and its players."""

    def __init__(self) -> None:
        self.do: Callable[[Any], Any] = done

    def get_ready(self, packed: bytes, version: str) -> bytes:
        return done(lambda: self.unpack(packed, version))

    def unpack(self, packed: bytes, version: str) -> None:
        if version != teo.__version__:
            raise teo.OptionError(
                f"the cluster has version {teo.__version__} of the package, and we {version}"
            )
        crew: Crew
        self.do, crew = read(packed)
        crew.get_ready()

    def work(self, packed: bytes) -> bytes:
        return done(lambda: self.do(read(packed)))


def read(packed: bytes) -> Any:
    """In the cluster: what the caller sent."""
    from ray import cloudpickle

    try:
        return cloudpickle.loads(packed)
    except ImportError as error:
        raise teo.OptionError(f"a node of the cluster lacks a module: {error}") from error
