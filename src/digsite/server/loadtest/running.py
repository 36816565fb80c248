"""A load test from beginning to end."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable
from dataclasses import replace

from digsite.server.loadtest.analyses import Analyses
from digsite.server.loadtest.club import Club
from digsite.server.loadtest.crowd import Crowd, Report, use_of_the_server
from digsite.server.loadtest.figures import Plan, Result
from digsite.server.loadtest.hosting import hosted
from digsite.server.loadtest.newcomers import Newcomers


def run(plan: Plan, report: Report) -> Result:
    """Start a server, let the crowd play, stop the server. Ctrl-C while it plays ends it early, with what there is."""
    plan.check()
    with asyncio.Runner(loop_factory=_loop()) as runner:
        return runner.run(_run(plan, report))


def _loop() -> Callable[[], asyncio.AbstractEventLoop]:
    try:
        from uvloop import new_event_loop
    except ImportError:  # Windows
        return asyncio.new_event_loop
    return new_event_loop


async def _run(plan: Plan, report: Report) -> Result:
    report("Starting a server", 0, plan.tables)
    async with hosted(plan) as port:
        crowd = Crowd(plan, port)
        try:
            await crowd.gather(report)
            analyses = Analyses(plan, port, crowd.tally.errors)
            newcomers = Newcomers(plan, port, crowd.tally.errors)
            club = Club(plan, port, crowd)
            try:
                report("Beginning analyses", 0, plan.analyses)
                await analyses.begin()
                newcomers.begin()
                club.begin()
                found = await _measured(crowd, report)
                return replace(
                    found, analyses_done=analyses.done, welcome=newcomers.welcome, sent_away=newcomers.sent_away
                )
            finally:
                await club.leave()
                await newcomers.leave()
                await analyses.leave()
        finally:
            await crowd.leave()


async def _measured(crowd: Crowd, report: Report) -> Result:
    plan = crowd.plan
    was_interrupted = False
    cpu_before, _ = await use_of_the_server(plan.host, crowd.port)
    crowd.tally.messages = 0
    gc.collect()
    gc.disable()  # else the guests would stop now and then to look at all they know, and call it the server's time
    begin, client_begin = time.perf_counter(), time.process_time()
    try:
        await crowd.play(report)
    except asyncio.CancelledError:
        was_interrupted = True
        crowd.tally.in_time = crowd.tally.moves
        current = asyncio.current_task()
        if current is not None:
            current.uncancel()
    seconds = min(time.perf_counter() - begin, plan.seconds)
    client_cpu = time.process_time() - client_begin
    gc.enable()
    cpu, memory = await use_of_the_server(plan.host, crowd.port)
    return Result(plan, crowd.tally, seconds, cpu - cpu_before, client_cpu, memory, was_interrupted)
