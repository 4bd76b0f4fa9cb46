"""Chapter 6, who of an army may take part in its march or attack (p. 27-28, 36)."""

from __future__ import annotations

from westmarch.core.rules import Reason
from westmarch.core.sets import has
from westmarch.games.war.ids import CHAR, FIGURE, FIGURES_OF, KINDS, REGION, Person, Seat
from westmarch.games.war.rules.groups import everyone
from westmarch.games.war.rules.movement import fighters, frozen_at, who_may_go
from westmarch.games.war.rules.reasons import because
from westmarch.games.war.state import WarState


def may_come(s: WarState, seat: Seat, kind: int) -> Reason | None:
    """Whether a figure of the army in focus may go where the group is bound (p. 27, 36)."""
    if not s.figures[s.focus * KINDS + kind] or kind not in FIGURES_OF[s.seating.sides[seat]]:
        return because("not_of_this_army", 27, figure=FIGURE.texts[kind], region=REGION.texts[s.focus])
    group = everyone(s, seat, s.focus, frozen_at(s.moved, s.focus))
    if not group[0][kind]:
        return because("moved_already", 27, region=REGION.texts[s.focus])
    if not who_may_go(s, group, s.bound)[0][kind]:
        return because("not_at_war", 36, region=REGION.texts[s.bound])
    return _all_named(s, kind, group[0][kind])


def may_fight(s: WarState, seat: Seat, kind: int) -> Reason | None:
    """Whether a figure of the army in focus may take part in its attack (p. 28, 36)."""
    if not s.figures[s.focus * KINDS + kind] or kind not in FIGURES_OF[s.seating.sides[seat]]:
        return because("not_of_this_army", 28, figure=FIGURE.texts[kind], region=REGION.texts[s.focus])
    able = fighters(s, seat, s.focus)[0][kind]
    if not able:
        return because("stays_out", 28, figure=FIGURE.texts[kind])
    return _all_named(s, kind, able)


def _all_named(s: WarState, kind: int, number: int) -> Reason | None:
    named = s.picked is not None and s.picked[kind] >= number
    return because("all_named", 27, figure=FIGURE.texts[kind]) if named else None


def may_come_too(s: WarState, seat: Seat, person: Person) -> Reason | None:
    """Whether a character goes with the army in focus; one of level 0 never moves (p. 24)."""
    here = everyone(s, seat, s.focus, frozen_at(s.moved, s.focus))[1]
    return _with_army(s, here, person)


def may_fight_too(s: WarState, seat: Seat, person: Person) -> Reason | None:
    """Whether a character is with the attackers (p. 28)."""
    return _with_army(s, fighters(s, seat, s.focus)[1], person)


def _with_army(s: WarState, here: int, person: Person) -> Reason | None:
    who = CHAR.texts[person]
    if not has(here, person):
        return because("not_with_army", 27, character=who, region=REGION.texts[s.focus])
    return because("named", 27, character=who) if has(s.picked_persons, person) else None
