"""Metrics of a running server in the text format of Prometheus.

The format is a few lines, so no client library is needed.  A gauge (games in memory, open sockets)
is a function that is called when the metrics are read.
"""

import bisect
import os
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar, Final, Generic, TypeVar

import teotihuacan as teo

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
SECONDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
MOST_SERIES: Final = 2000  # of one name, whatever clients send

Labels = tuple[str, ...]
V = TypeVar("V")


def escaped(value: str) -> str:
    return value.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")


def written(name: str, labels: Mapping[str, str], value: float) -> str:
    inside = ",".join(f'{label}="{escaped(given)}"' for label, given in labels.items())
    number = repr(round(value, 6)) if value != int(value) else str(int(value))
    return f"{name}{{{inside}}} {number}" if inside else f"{name} {number}"


class Series(Generic[V]):
    """Values by labels; safe to use from many threads."""

    kind: ClassVar[str]

    def __init__(self, name: str, help: str, labels: Sequence[str] = ()) -> None:
        self.name: Final = name
        self.help: Final = help
        self.labels: Final = tuple(labels)
        self.values: dict[Labels, V] = {}
        self.lock: Final = threading.Lock()


class Counter(Series[float]):
    """Something that only grows, by labels."""

    kind = "counter"

    def add(self, *labels: str, by: float = 1) -> None:
        with self.lock:
            if labels in self.values or len(self.values) < MOST_SERIES:
                self.values[labels] = self.values.get(labels, 0) + by

    def lines(self) -> list[str]:
        with self.lock:
            found = sorted(self.values.items())
        return [
            written(self.name, dict(zip(self.labels, labels, strict=True)), value)
            for labels, value in found
        ]


class Histogram(Series[tuple[list[int], float]]):
    """A histogram of durations, by labels."""

    kind = "histogram"

    def note(self, seconds: float, *labels: str) -> None:
        with self.lock:
            if labels not in self.values and len(self.values) >= MOST_SERIES:
                return
            counts, total = self.values.get(labels) or ([0] * (len(SECONDS) + 1), 0.0)
            counts[bisect.bisect_left(SECONDS, seconds)] += 1
            self.values[labels] = (counts, total + seconds)

    def lines(self) -> list[str]:
        with self.lock:
            found = sorted((key, counts[:], total) for key, (counts, total) in self.values.items())
        lines: list[str] = []
        for labels, counts, total in found:
            named = dict(zip(self.labels, labels, strict=True))
            count = 0
            for bound, some in zip((*map(str, SECONDS), "+Inf"), counts, strict=True):
                count += some
                lines.append(written(f"{self.name}_bucket", {**named, "le": bound}, count))
            lines.append(written(f"{self.name}_sum", named, total))
            lines.append(written(f"{self.name}_count", named, count))
        return lines


@dataclass(frozen=True)
class Gauge:
    """A value that is computed on demand."""

    name: str
    help: str
    ask: Callable[[], float]
    kind: str = "gauge"

    def lines(self) -> list[str]:
        return [written(self.name, {}, self.ask())]


class Metrics:
    """All figures of one server process."""

    def __init__(self) -> None:
        began = time.time()
        self.requests: Final = Counter(
            "teo_requests_total", "Requests answered.", ("method", "route", "status")
        )
        self.request_seconds: Final = Histogram(
            "teo_request_seconds", "How long answers took.", ("route",)
        )
        self.rows: Final = Counter("teo_rows_total", "Rows stored.", ("kind",))
        self.append_seconds: Final = Histogram(
            "teo_append_seconds", "How long the store took to confirm a move."
        )
        self.parts: Final[list[Counter | Histogram | Gauge]] = [
            *(self.requests, self.request_seconds, self.rows, self.append_seconds),
            Gauge("process_resident_memory_bytes", "Memory in use.", memory),
            Gauge("process_cpu_seconds_total", "CPU time used.", cpu, "counter"),
            Gauge("process_start_time_seconds", "When it began.", lambda: began),
        ]

    def gauge(self, name: str, help: str, ask: Callable[[], float], kind: str = "gauge") -> None:
        self.parts.append(Gauge(name, help, ask, kind))

    def text(self) -> str:
        lines = [
            "# HELP teo_info Which version this is.",
            "# TYPE teo_info gauge",
            written("teo_info", {"version": teo.__version__}, 1),
        ]
        for part in self.parts:
            lines += [f"# HELP {part.name} {part.help}", f"# TYPE {part.name} {part.kind}"]
            lines += part.lines()
        return "\n".join(lines) + "\n"


def memory() -> float:
    """Resident bytes, where the system tells them as a file."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except (OSError, ValueError, IndexError):
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")


def cpu() -> float:
    used = os.times()
    return used.user + used.system
