"""The two streams of the terminal: what was asked for goes to stdout, everything else to stderr."""

from __future__ import annotations

from functools import cache

from rich.console import Console


@cache
def output() -> Console:
    return Console(highlight=False)


@cache
def errors() -> Console:
    return Console(stderr=True, highlight=False)
