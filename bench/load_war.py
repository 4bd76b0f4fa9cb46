"""War of the Ring as load: live matches over sockets, and what one long match costs in memory and to go back.

War has secrets, so its records cannot be read while it is played: that nothing is lost is proven with Mordor.
"""

from __future__ import annotations

import gc
import random
import time
import tracemalloc
from dataclasses import replace
from typing import Any

import westmarch
from load_plan import Data, Plan
from load_runs import play_live, tell
from load_server import serving
from westmarch.core.match import Match
from westmarch.server.store.stored import Spec
from westmarch.server.table.rebuild import REWIND, restore, rewound
from westmarch.server.table.snapshots import Snapshots

GAME = "war"
KEPT, LONG = 3000, 6000
"""Entries of the match whose memory is measured, and of the one in which answers are taken back."""
TRIES = 20
Log = list[tuple[int, str | None]]


def live(plan: Plan) -> Data:
    """The measured run, on SQLite."""
    tell("war: starting")
    with serving("sqlite") as server:
        figures, told = play_live(server, replace(plan, port=server.port, server=server.process, game=GAME))
    figures["refused"] = sum(told.refused.values())
    return figures


def long_match() -> Data:
    """Megabytes of one match, seconds to open it, and milliseconds of CPU for an undo and for going back."""
    tell("war: one long match")
    record = westmarch.new(GAME, 2, 1).record()
    spec = Spec(GAME, 2, record.options, 11, record.rules, record.content)
    log = _log(spec, KEPT)
    gc.collect()
    tracemalloc.start()
    kept = restore(spec, log)
    gc.collect()
    memory = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    del kept
    log = _log(spec, LONG)
    began = time.process_time()
    match, snapshots = restore(spec, log)
    opened = time.process_time() - began
    return {
        "entries": [KEPT, LONG],
        "memory_mb": round(memory / 1e6, 2),
        "open_s": round(opened, 2),
        "undo_ms": _cost(match, snapshots, match.answered - 1),
        "back_half_ms": _cost(match, snapshots, match.answered // 2),
    }


def _cost(match: Match[Any], snapshots: Snapshots, at: int) -> float:
    began = time.process_time()
    for _ in range(TRIES):
        snapshots.as_of(match, at)
    return round((time.process_time() - began) * 1000 / TRIES, 2)


def _log(spec: Spec, entries: int) -> Log:
    """Answers at random; a match that ends sooner goes back a quarter and on from there."""
    rng = random.Random(1)
    match, snapshots = restore(spec)
    log: Log = []
    while match.answered < entries:
        prompt = match.prompt
        if prompt is None:
            at = match.answered * 3 // 4
            match = rewound(match, snapshots, spec, len(log), at)
            log.append((REWIND, str(at)))
        else:
            text = str(rng.choice(prompt.options))
            match = match.fork()
            match.play(text)
            log.append((prompt.seat, text))
        snapshots.keep(match, anew=prompt is None)
    return log
