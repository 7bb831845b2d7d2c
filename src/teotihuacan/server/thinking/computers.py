"""The threads and processes in which computer players of a server think."""

import logging
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from teotihuacan.server.games.tables import Tables
from teotihuacan.server.thinking.scheduling import GIVEN_UP, Scheduler
from teotihuacan.server.thinking.workers import WorkerProcess

LOG: Final = logging.getLogger("teotihuacan.server")


class Computers(Scheduler):
    """Schedules computer players, and lets them think in processes of their own."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables)
        self.workers: list[WorkerProcess] = []
        self.executor = ThreadPoolExecutor(1, "computers")  # for what follows a review
        self.sweeper = threading.Thread(target=self.sweep_on, name="sweep", daemon=True)

    def start(self) -> None:
        if self.settings.thinkers > 0:
            self.connect()
        self.sweeper.start()

    def stop(self) -> None:
        """Stop immediately; what was being thought about is thought about again later."""
        self.stopping.set()
        self.queue.close()
        with self.lock:
            workers, leases = list(self.workers), list(self.busy)
        for worker in workers:
            worker.end()
        self.sweeper.join(10)
        self.executor.shutdown(wait=False, cancel_futures=True)
        if leases:
            try:
                self.store.renew_leases(leases, GIVEN_UP)
            except Exception as error:  # on the way out: the leases end by themselves
                LOG.info("could not release the leases: %s", type(error).__name__)

    def open_workers(self) -> None:
        """Start the threads that look after the processes, when there is something to do."""
        with self.lock:
            while len(self.workers) < self.settings.thinkers and not self.stopping.is_set():
                worker = WorkerProcess()
                self.workers.append(worker)
                name = f"thinker-{len(self.workers)}"
                threading.Thread(target=self.work, args=(worker,), name=name, daemon=True).start()

    def work(self, worker: WorkerProcess) -> None:
        while not self.stopping.is_set() and self.serve(worker):
            pass

    def later(self, work: Callable[..., None], *given: object) -> None:
        self.executor.submit(work, *given)

    def sweep_on(self) -> None:
        while not self.stopping.wait(self.settings.sweep):
            try:
                self.sweep()
            except Exception as error:
                LOG.warning("the store failed: %s", type(error).__name__)
