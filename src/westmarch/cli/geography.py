"""Questions about the map: all of it, a place with its neighbours, the way from one place to another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text as Line

from westmarch.cli.atlas import CAN, draw_map, every_label, legend, marks_text
from westmarch.cli.brief import flow
from westmarch.cli.lookup import need, standing
from westmarch.cli.names import Names
from westmarch.cli.problems import Problem
from westmarch.cli.ways import distances, shortest
from westmarch.core.scene import Chart, Spot

if TYPE_CHECKING:
    from westmarch.cli.look import Look
    from westmarch.cli.session import Session

PLAIN_MAP = (100, 30)
LANDMARKS = 6


def chart_of(session: Session) -> Chart:
    chart = session.chart()
    if chart is None:
        raise Problem("no_map")
    return chart


def show_map(session: Session, wanted: str) -> bool:
    chart = chart_of(session)
    if wanted:
        _around(session, chart, wanted)
        return False
    screen, scene = session.screen, session.scene()
    look = session.look(scene, session.offered())
    signs = [*legend(chart, look), (CAN, session.text.get("cli-map-can"))]
    width, height = (screen.width, screen.height) if screen.drawn else PLAIN_MAP
    key = flow([("  ", Line(f"{sign} {meaning}")) for sign, meaning in signs], width, 0)
    for line in draw_map(chart, look, width, height - len(key) - 2, look.numbers):
        screen.say(line, whole=True)
    for line in key:
        screen.say(Line(line.plain, "dim"))
    return False


def _spot(session: Session, chart: Chart, wanted: str) -> Spot:
    spots = {spot.name: spot for spot in chart.spots}
    names = Names(session.text, spots)
    names.add_short(every_label(chart, session.look(session.scene())))
    return spots[names.one(wanted)]


def _around(session: Session, chart: Chart, wanted: str) -> None:
    """A place, what stands there and around it, and how far the landmarks are."""
    text, scene = session.text, session.scene()
    look = session.look(scene, session.offered())
    spot = _spot(session, chart, wanted)
    spots = {found.name: found for found in chart.spots}
    lines = [_headline(spot, look), *standing(scene, look, spot.name)]
    lines.append(Line(text.get("cli-near"), "bold"))
    for way in spot.ways:
        near = spots[way.to]
        number = look.numbers.get(near.name)
        line = Line(f" {CAN}{number} " if number else "   ", "bold cyan")
        line.append(look.name(near.name)).append(f" {marks_text(near)}".rstrip(), "bold")
        if near.land is not None:
            line.append(f" · {look.name(near.land)}", "dim")
        if way.note is not None:
            line.append(f" · {look.name(way.note)}")
        lines.append(line)
    far = distances(chart, spot.name)
    marks = sorted(
        (found for found in chart.spots if found.landmark and found.name != spot.name),
        key=lambda found: far.get(found.name, len(spots)),
    )
    if marks:
        places = ", ".join(f"{look.name(found.name)} {far[found.name]}" for found in marks[:LANDMARKS])
        lines.append(Line(text.get("cli-far", {"places": places})))
    session.page(lines)


def _headline(spot: Spot, look: Look) -> Line:
    line = Line(look.name(spot.name), "bold").append(f" {marks_text(spot)}".rstrip())
    built = [look.name(found) for found in (spot.land, spot.built and spot.built.name) if found]
    return line.append(f" · {'; '.join(built)}") if built else line


def path(session: Session, wanted: str) -> bool:
    """The shortest way between two places; with one name, from where the game thinks you are."""
    chart = chart_of(session)
    text = session.text
    scene = session.scene()
    names = Names(text, [spot.name for spot in chart.spots])
    names.add_short(every_label(chart, session.look(scene)))
    small = text.get("cli-words-way").split()
    words = need(wanted, session).split()
    ends = names.two(words) or names.two([word for word in words if word.casefold() not in small])
    if ends is None:
        if chart.here is None:
            raise Problem("path_ends")
        ends = chart.here, names.one(" ".join(word for word in words if word.casefold() not in small))
    steps = shortest(chart, *ends)
    if steps is None:
        raise Problem("no_way")
    session.screen.say(
        text.get("cli-path", {"n": len(steps) - 1, "places": " → ".join(map(text.name, steps))})
    )
    return False
