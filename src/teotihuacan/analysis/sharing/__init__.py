"""Work shared among processes: jobs go in, results come out in the order of the jobs.

A caller with many games passes its work to a `Sharing` and does not know where it is done.  There
are three: in this process, in several others on this machine, and on a Ray cluster.  Another one
only has to implement `Sharing`.  Jobs, results and the function that does a job must survive
pickling.
"""

from teotihuacan.analysis.sharing.cluster import MOST_IN_A_CLUSTER, Cluster
from teotihuacan.analysis.sharing.context import JobContext, Sharing, alone
from teotihuacan.analysis.sharing.pool import LEAD, LostWorker
from teotihuacan.analysis.sharing.processes import MOST_WORKERS, Processes
from teotihuacan.engine.options import check_range

__all__ = ["LEAD", "MOST_IN_A_CLUSTER", "MOST_WORKERS", "Cluster", "JobContext", "LostWorker"]
__all__ += ["Processes", "Sharing", "alone", "sharing"]


def sharing(workers: int) -> Sharing:
    """Share work among this number of processes; one worker is this process itself.

    Others are fresh processes, so a program needs the usual `if __name__ == "__main__":`.
    """
    check_range("workers", workers, 1, MOST_WORKERS)
    return alone if workers == 1 else Processes(workers)
