"""The two runs: one that is measured, one in which the server dies again and again; and what was kept."""

from __future__ import annotations

import multiprocessing
import random
import statistics
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from load_clients import clients
from load_plan import Answer, Data, Plan, Told
from load_server import SLOW, Server, call

UP_TIME = (1.0, 2.5)
"""Seconds from a start of the server to its next kill."""
BEGAN = time.monotonic()


def tell(text: str) -> None:
    """Progress, for whoever waits."""
    print(f"{time.monotonic() - BEGAN:4.0f} s  {text}", file=sys.stderr, flush=True)


class Crowd:
    """The clients as seen from here."""

    def __init__(self, plan: Plan) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=clients, args=(plan, theirs), daemon=True)
        self._limit = plan.warm_up + plan.seconds + 6 * SLOW
        self._process.start()
        theirs.close()

    def ready(self) -> None:
        """Wait until all matches are live and warm."""
        self._next()

    def end(self) -> None:
        self._pipe.send("end")

    def told(self) -> Told:
        found = self._next()
        self._process.join(SLOW)
        assert isinstance(found, Told)
        return found

    def stop(self) -> None:
        self._process.kill()

    def _next(self) -> Any:
        if not self._pipe.poll(self._limit):
            raise RuntimeError("the clients do not answer")
        found = self._pipe.recv()
        if isinstance(found, Exception):
            raise found
        return found


@dataclass
class Faults:
    """What must not be."""

    lost: int = 0
    doubled: int = 0
    """Also answers in a record that nobody gave."""
    taken_back: int = 0
    unsettled: int = 0
    refused: int = 0


def play_live(server: Server, plan: Plan) -> tuple[Data, Told]:
    """The run that is measured."""
    crowd = Crowd(plan)
    try:
        crowd.ready()
        tell(f"  {plan.matches} live matches are warm; measuring {plan.seconds:g} s")
        told = crowd.told()
    finally:
        crowd.stop()
    delays = sorted(delay * 1000 for delay in told.delays)
    cut = statistics.quantiles(delays, n=100, method="inclusive") if len(delays) > 1 else [0.0] * 99
    figures: Data = {
        "seconds": round(told.seconds, 1),
        "answers": told.answers,
        "answers_per_s": round(told.answers / told.seconds, 1),
        "p50_ms": round(cut[49], 1),
        "p99_ms": round(cut[98], 1),
        "max_ms": round(delays[-1], 1) if delays else 0.0,
        "cores": told.cores,
        "cpu_ms": round(told.cores.get("server", 0.0) * told.seconds * 1000 / max(1, told.answers), 2),
    }
    return figures, told


def play_killed(server: Server, plan: Plan, restarts: int) -> tuple[Data, Told]:
    """The run in which the server dies again and again."""
    rng = random.Random(plan.seed)
    crowd = Crowd(plan)
    starts = []
    try:
        crowd.ready()
        for number in range(restarts):
            time.sleep(rng.uniform(*UP_TIME))
            server.kill()
            starts.append(server.start())
            tell(f"  killed {number + 1} of {restarts}; back after {starts[-1]:.1f} s")
        time.sleep(UP_TIME[1])
        crowd.end()
        told = crowd.told()
    finally:
        crowd.stop()
    figures: Data = {
        "restarts": restarts,
        "seconds": round(told.seconds, 1),
        "acknowledged": sum(len(accepted) for _, accepted in told.matches),
        "cut_off": told.drops,
        "resent": told.resent,
        "resent_already_kept": told.resent_kept,
        "restart_s": round(statistics.median(starts), 2) if starts else None,
    }
    return figures, told


def entries_of(record: str) -> list[tuple[int, int, str]]:
    """Place, seat and text of every answer of a seat in a record file."""
    lines = record.partition("\n\n")[2].splitlines()
    split = [line.partition(" ") for line in lines if not line.startswith("end ")]
    return [(place, int(who), text) for place, (who, _, text) in enumerate(split) if who.isdigit()]


def compare(record: str, accepted: Sequence[Answer]) -> tuple[int, int]:
    """How many acknowledged answers a record has not, and how many it has that it should not have."""
    given = sorted((answer.seq, answer.seat, answer.text) for answer in accepted)
    found = entries_of(record)
    lost = sum(answer not in found for answer in given)
    doubled = sum(entry not in given for entry in found) + len(accepted) - len({a.id for a in accepted})
    if not lost and not doubled and given != found:
        doubled = abs(len(given) - len(found)) or 1
    return lost, doubled


def inspect(server: Server, told: Told) -> Faults:
    """Kill the server once more, so that only the database speaks, and read every record."""
    tell("  played and settled; killing the server once more to read the records")
    server.kill()
    server.start()
    faults = Faults(taken_back=told.taken_back, unsettled=told.unsettled, refused=sum(told.refused.values()))
    cookie = call(server.port, "GET", "/api/me")[1]
    for table, accepted in told.matches:
        lost, doubled = compare(call(server.port, "GET", f"/api/tables/{table}/record", cookie)[0], accepted)
        faults.lost += lost
        faults.doubled += doubled
    tell(f"  read {len(told.matches)} records: {faults.lost} lost, {faults.doubled} doubled")
    if told.refused:
        tell(f"  refused: {told.refused}")
    return faults
