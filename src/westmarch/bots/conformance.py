"""The part of the battery about bots and advice: they serve wherever a match may have come to."""

from __future__ import annotations

from westmarch.bots.everything import ask_everything
from westmarch.core.random_play import Case, Check, firsts


def check_everything(case: Case) -> None:
    """Bots, hints, reasons, outcomes, thoughts and positions serve at every question, and change nothing."""
    for step, match in enumerate(firsts(case, times=1, matches=3)):
        ask_everything(match, step)


BOT_CHECKS: tuple[Check, ...] = (check_everything,)
