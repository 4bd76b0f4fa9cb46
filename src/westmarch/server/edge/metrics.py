"""Figures for those who run the house, in the form that Prometheus reads."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector

from westmarch.server.refusal import refusals

TICK = 0.25
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class _Refusals(Collector):
    def collect(self) -> Iterator[CounterMetricFamily]:
        found = CounterMetricFamily("westmarch_refusals", "What was refused, by its key.", labels=["key"])
        for key, many in sorted(refusals.items()):
            found.add_metric([key], many)
        yield found


class Metrics:
    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._registry.register(_Refusals())
        self.lag = self._histogram("loop_lag_seconds", "How much later than wished the event loop came back.")
        self.answers = self._histogram("answer_seconds", "From an answer's arrival until it is on the disk.")
        self.requests = self._histogram("request_seconds", "How long requests over HTTP took.")

        self._bot_failures = Counter(
            "westmarch_bot_failures",
            "Answers and hints at which a bot failed.",
            ["bot"],
            registry=self._registry,
        )

    def bot_failed(self, bot: str) -> None:
        self._bot_failures.labels(bot.partition(":")[0]).inc()

    def watch(self, name: str, about: str, value: Callable[[], float]) -> None:
        """A figure that is looked up when somebody asks."""
        Gauge(f"westmarch_{name}", about, registry=self._registry).set_function(value)

    def page(self) -> bytes:
        return generate_latest(self._registry)

    async def measure_lag(self) -> None:
        while True:
            wished = time.perf_counter() + TICK
            await asyncio.sleep(TICK)
            self.lag.observe(max(0.0, time.perf_counter() - wished))

    def _histogram(self, name: str, about: str) -> Any:
        return Histogram(f"westmarch_{name}", about, registry=self._registry, buckets=QUICK)
