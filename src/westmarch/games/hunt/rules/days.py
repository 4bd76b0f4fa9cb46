"""The phases of a day, what ends with each, and the refresh step (pp. 10, 25)."""

from __future__ import annotations

from westmarch.core.rules import Rules, tell
from westmarch.games.hunt.ids import FRODO, PIPPIN
from westmarch.games.hunt.rules import allies, companions, setup, sorcery
from westmarch.games.hunt.state import (
    BEARER,
    DAWN,
    DAY1,
    NIGHT,
    PHASES,
    REFRESH,
    REFRESHED,
    ROLLING,
    HuntState,
)


def begin_day(s: HuntState) -> None:
    s.day += 1
    s.phase = DAY1
    s.stage = DAWN
    tell(s, "day.begin", day=s.day)


def dawn(s: HuntState) -> Rules:
    """Before the first phase: Frodo's first ability (p. 10)."""
    helps = s.on_frodo == 0 and s.supply > 0
    if (yield from companions.first_ability(s, FRODO, helps)):
        allies.gain_fellowship(s, 1)
    begin_phase(s)


def begin_phase(s: HuntState) -> None:
    s.stage = BEARER
    s.moved = s.rested = s.played = s.bought = s.helped = s.gandalf_moved = False
    s.acted = s.here = s.eye = False
    s.acting = 0
    tell(s, "phase.begin", phase=f"phase:{PHASES[s.phase]}")


def end_phase(s: HuntState) -> None:
    """The marker moves on; what lasted for the phase is over (pp. 10, 12, 15)."""
    s.barred = s.slow = s.denied = 0
    s.silenced = s.bound = s.eye = s.here = False
    if s.phase == NIGHT:
        s.stage = REFRESH
    else:
        s.phase += 1
        begin_phase(s)


def refresh(s: HuntState) -> Rules:
    """The Ring-bearer's ally card; the lead passes on (p. 25)."""
    s.mist = 0
    if (yield from companions.first_ability(s, PIPPIN, helps=s.deck.bit_count() > 1)):
        yield from allies.draw_and_keep(s, 2)
    else:
        s.cause = REFRESHED
        yield from allies.draw_cards(s, 1)
    if s.players > 2:
        s.lead = s.hunter_after(s.lead)
        tell(s, "setup.lead", seat=s.lead + 1)
    s.stage = ROLLING


def roll(s: HuntState) -> Rules:
    """The lead player's sorcery card, all dice, Fellowship tokens (p. 25)."""
    s.cause = REFRESHED
    yield from sorcery.take_cards(s, s.lead, 1)
    yield from setup.roll_dice(s)
    begin_day(s)
