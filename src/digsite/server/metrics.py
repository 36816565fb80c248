"""What a host may want to watch, for Prometheus."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

REQUESTS = Counter("digsite_requests_total", "Requests answered.", ["method", "route", "status"])
SECONDS = Histogram(
    "digsite_request_seconds",
    "Time to answer a request.",
    ["route"],
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
)
MOVES = Counter("digsite_plies_total", "Plies stored, chance's included.", ["game"])
TAKEOVERS = Counter("digsite_clock_takeovers_total", "Seats handed to a bot because time ran out.")
LISTENERS = Gauge("digsite_listeners", "Open WebSockets.")
TABLES = Gauge("digsite_tables_in_memory", "Tables kept at hand.")
THINKING = Gauge("digsite_bots_thinking", "Bots that think or wait to think.")
