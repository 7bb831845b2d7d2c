"""A real Ray cluster of two nodes with one processor each, on this machine."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from teotihuacan.analysis.sharing import Cluster

os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
ray = pytest.importorskip("ray", reason="Ray is not installed: make test-ray")

NODE = {"num_cpus": 1, "object_store_memory": 80 * 2**20, "include_dashboard": False}

# Ray forgets to close a socket or a file here and there, and warns of its own future; neither is
# ours to mend.
THEIRS = ("ResourceWarning", "DeprecationWarning", "FutureWarning")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        for warning in (*THEIRS, "pytest.PytestUnraisableExceptionWarning"):
            item.add_marker(pytest.mark.filterwarnings(f"ignore::{warning}"))


@contextmanager
def two_nodes() -> Iterator[Any]:
    from ray.cluster_utils import Cluster as Nodes

    nodes = Nodes(initialize_head=True, head_node_args=NODE)
    try:
        nodes.add_node(**NODE)
        nodes.wait_for_nodes()
        yield nodes
    finally:
        ray.shutdown()
        nodes.shutdown()


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    with two_nodes() as nodes:
        yield nodes.address


@pytest.fixture(scope="module")
def cluster(address: str) -> Iterator[Cluster]:
    cluster = Cluster(address=address)
    yield cluster
    cluster.close()
