"""Tells Prometheus what the process measures, on a port of its own: the public site doesn't show it."""

from collections.abc import Iterable, Iterator
from itertools import accumulate

from prometheus_client import GC_COLLECTOR, PLATFORM_COLLECTOR, PROCESS_COLLECTOR, start_http_server
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector, CollectorRegistry

from bastide.core.errors import system_reason
from bastide.server import metrics
from bastide.server.metrics import Histogram
from bastide.server.services import Services
from bastide.words import LocalizedError

PREFIX = "bastide_"


def start(services: Services, host: str, port: int) -> None:
    """Answer Prometheus in a thread, at `/metrics`."""
    registry = CollectorRegistry()
    for collector in (PROCESS_COLLECTOR, PLATFORM_COLLECTOR, GC_COLLECTOR, Measured(services)):
        registry.register(collector)
    try:
        start_http_server(port, host, registry)
    except OSError as error:
        raise LocalizedError("cannot-listen", address=f"{host}:{port}", reason=system_reason(error)) from None


class Measured(Collector):
    """Everything in `metrics`, and how much waits or is open now."""

    def __init__(self, services: Services) -> None:
        self._services = services

    def collect(self) -> Iterable[Metric]:
        """Return all measurements."""
        yield from map(_histogram, metrics.HISTOGRAMS)
        yield _counter("refusals", "Refused requests and commands, by key.", "key", metrics.refusals.copy())
        yield _counter("http_responses", "HTTP responses, by status.", "status", metrics.responses.copy())
        yield _counter("mails", "Mail, by what became of it: sent, retried or failed.", "outcome", metrics.mails.copy())
        waiting = GaugeMetricFamily(f"{PREFIX}jobs_waiting", "Jobs that wait for a worker, by kind.", labels=["kind"])
        for kind, count in self._services.jobs.health().waiting.items():
            waiting.add_metric([kind], count)
        yield waiting
        for name, explanation, value in self._now():
            yield GaugeMetricFamily(PREFIX + name, explanation, value)

    def _now(self) -> Iterator[tuple[str, str, float]]:
        services, jobs = self._services, self._services.jobs.health()
        waiting = [socket.waiting for socket in services.sockets.copy()]
        yield "sockets", "Open sockets.", len(waiting)
        yield "socket_frames_waiting", "Frames that wait to be sent, over all sockets.", sum(waiting)
        yield (
            "socket_frames_waiting_most",
            "Frames that wait at the slowest socket.",
            max(waiting, default=0),
        )
        yield "writer_jobs_waiting", "Jobs that wait for the writer.", services.writer.waiting
        yield "jobs_oldest_seconds", "For how long the oldest job has waited.", jobs.oldest
        yield "job_workers", "Workers that take jobs.", jobs.workers
        yield "bots_thinking", "Bots whose move is awaited.", services.bots.thinking
        yield "tables_in_memory", "Tables in memory.", services.tables.in_memory
        yield "draining", "Whether the process is about to stop.", services.sockets.draining
        yield "bus_connected", "Whether news from other processes arrives.", services.tables.bus.connected


def _histogram(measured: Histogram) -> HistogramMetricFamily:
    counts = list(accumulate(measured.counts))
    bounds = [*(str(float(bound)) for bound in measured.bounds), "+Inf"]
    return HistogramMetricFamily(
        PREFIX + measured.name, measured.explanation, list(zip(bounds, counts, strict=True)), measured.total
    )


def _counter(name: str, explanation: str, label: str, counts: dict[str, int] | dict[int, int]) -> CounterMetricFamily:
    family = CounterMetricFamily(PREFIX + name, explanation, labels=[label])
    for key, count in counts.items():
        family.add_metric([str(key)], count)
    return family
