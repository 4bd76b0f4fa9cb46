"""Questions about the map: all of it, a place with its neighbours, the way from one place to another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text as Line

from westmarch.cli.drawing.atlas import CAN, draw_map, every_label, legend, marks_text
from westmarch.cli.drawing.brief import flow
from westmarch.cli.problems import Problem
from westmarch.cli.talking.lookup import need, standing
from westmarch.cli.talking.names import Names
from westmarch.core.atlas import Map, Place
from westmarch.core.sets import just

if TYPE_CHECKING:
    from westmarch.cli.drawing.look import Look
    from westmarch.cli.talking.session import Session

PLAIN_MAP = (100, 30)
LANDMARKS = 6


def map_of(session: Session) -> Map:
    found = session.scene().map
    if found is None:
        raise Problem("no_map")
    return found


def show_map(session: Session, wanted: str) -> bool:
    board = map_of(session)
    if wanted:
        _around(session, board, wanted)
        return False
    screen, scene = session.screen, session.scene()
    look = session.look(scene, session.offered())
    signs = [*legend(board, look), (CAN, session.text.get("cli-map-can"))]
    width, height = (screen.width, screen.height) if screen.drawn else PLAIN_MAP
    key = flow([("  ", Line(f"{sign} {meaning}")) for sign, meaning in signs], width, 0)
    for line in draw_map(board, look, width, height - len(key) - 2, look.numbers):
        screen.say(line, whole=True)
    for line in key:
        screen.say(Line(line.plain, "dim"))
    return False


def _names(session: Session, board: Map) -> Names:
    names = Names(session.text, [place.name for place in board.atlas.places])
    names.add_short(every_label(board.atlas, session.look(session.scene())))
    return names


def _around(session: Session, board: Map, wanted: str) -> None:
    """A place, what stands there and around it, and how far the landmarks are."""
    text, scene, atlas = session.text, session.scene(), board.atlas
    look = session.look(scene, session.offered())
    place = atlas.place(_names(session, board).one(wanted))
    lines = [_headline(board, place, look), *standing(scene, look, place.name)]
    lines.append(Line(text.get("cli-near"), "bold"))
    for near in atlas.around(place.name):
        number = look.numbers.get(near.name)
        line = Line(f" {CAN}{number} " if number else "   ", "bold cyan")
        line.append(look.name(near.name)).append(f" {marks_text(board, near)}".rstrip(), "bold")
        if near.area is not None:
            line.append(f" · {look.name(near.area)}", "dim")
        note = session.road_note(place.name, near.name)
        if note is not None:
            line.append(f" · {look.name(note)}")
        lines.append(line)
    far = atlas.graph.distances(just(atlas.index[place.name]))
    reached = [
        (far[number], found)
        for number, found in enumerate(atlas.places)
        if found.landmark and found is not place and far[number] >= 0
    ]
    if reached:
        nearest = sorted(reached, key=lambda mark: mark[0])[:LANDMARKS]
        places = ", ".join(f"{look.name(found.name)} {steps}" for steps, found in nearest)
        lines.append(Line(text.get("cli-far", {"places": places})))
    session.page(lines)


def _headline(board: Map, place: Place, look: Look) -> Line:
    line = Line(look.name(place.name), "bold").append(f" {marks_text(board, place)}".rstrip())
    built = [look.name(found) for found in (place.area, place.built and place.built.name) if found]
    return line.append(f" · {'; '.join(built)}") if built else line


def path(session: Session, wanted: str) -> bool:
    """The shortest way between two places; with one name, from where the game thinks you are."""
    board = map_of(session)
    text = session.text
    names = _names(session, board)
    small = text.get("cli-words-way").split()
    words = need(wanted, session).split()
    ends = names.two(words) or names.two([word for word in words if word.casefold() not in small])
    if ends is None:
        if board.here is None:
            raise Problem("path_ends")
        ends = board.here, names.one(" ".join(word for word in words if word.casefold() not in small))
    steps = board.atlas.shortest(*ends)
    if steps is None:
        raise Problem("no_way")
    session.screen.say(
        text.get("cli-path", {"n": len(steps) - 1, "places": " → ".join(map(text.name, steps))})
    )
    return False
