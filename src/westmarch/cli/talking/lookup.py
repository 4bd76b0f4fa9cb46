"""Questions about the table: all that lies on it, what a thing is, where it is, what a card says."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from rich.text import Text as Line

from westmarch.cli.drawing.atlas import every_label
from westmarch.cli.drawing.brief import ONE_LINE, brief_lines
from westmarch.cli.drawing.plain import scene_lines
from westmarch.cli.problems import Problem
from westmarch.cli.talking.names import TEXTS, Names
from westmarch.core.errors import NoRules
from westmarch.core.scene import Item, Panel, Scene, Tray
from westmarch.core.text import rules_digest

if TYPE_CHECKING:
    from westmarch.cli.drawing.look import Look
    from westmarch.cli.talking.session import Session

PART_TITLES = {
    "needs": "cli-part-needs",
    "event": "cli-part-event",
    "discard": "cli-part-discard",
    "text": "cli-part-text",
}
HAND = "tray:hand"


# -- what there is ----------------------------------------------------------------------------------


def things(session: Session, scene: Scene) -> Names:
    """Everything that has a name at this table."""
    references = [str(option) for option in session.match.game.vocabulary.options]
    references += [panel.title for panel in scene.in_words().panels]
    references += [item.name for _, tray in trays_of(scene) for item in tray.items]
    if scene.map is not None:
        references += [place.name for place in scene.map.atlas.places]
    names = Names(session.text, references)
    names.add_aliases(session.match.game.vocabulary)
    if scene.map is not None:
        names.add_short(every_label(scene.map.atlas, session.look(scene)))
    return names


def trays_of(scene: Scene) -> Iterator[tuple[Panel | None, Tray]]:
    for panel in scene.in_words().panels:
        for tray in panel.trays:
            yield panel, tray
    for tray in scene.trays:
        yield None, tray


def need(wanted: str, session: Session) -> str:
    if not wanted.strip():
        example = session.match.game.vocabulary.options[0]
        raise Problem("what_what", example=session.text.name(str(example)))
    return wanted


# -- the table ----------------------------------------------------------------------------------------


def table(session: Session, _: str) -> bool:
    """The whole table, with all that is not shown at every question."""
    scene = session.scene().in_words()
    look = session.look(scene)
    if not session.screen.drawn or not scene.has_detail:
        session.page([Line(line) for line in scene_lines(scene, look)])
        return False
    lines = [line for panel in scene.panels for line in _panel_lines(panel, look, session.screen.width)]
    session.page(lines + brief_lines(Scene((), _plain(scene.trays)), look, session.screen.width))
    return False


def _panel_lines(panel: Panel, look: Look, width: int) -> list[Line]:
    """A panel at a glance; one of details has a line for each of its trays."""
    trays = _plain(panel.trays)
    if not panel.detail:
        return brief_lines(Scene((Panel(panel.title, panel.notes, panel.tracks, trays),)), look, width)
    lines = brief_lines(Scene((Panel(panel.title, panel.notes, panel.tracks),)), look, width)
    for tray in trays:
        lines += [Line("  ").append_text(line) for line in brief_lines(Scene((), (tray,)), look, width - 2)]
    return lines


def _plain(trays: Sequence[Tray]) -> tuple[Tray, ...]:
    """All trays as such that are always shown; a first item that repeats the title says only what it is."""
    shown = []
    for tray in trays:
        items = [
            Item(item.shows, state=item.state, option=item.option, number=item.number)
            if item.name == tray.title and item.shows
            else item
            for item in tray.items
        ]
        shown.append(Tray(tray.title, tuple(items)))
    return tuple(shown)


def standing(scene: Scene, look: Look, name: str) -> list[Line]:
    found = [tray for _, tray in trays_of(scene) if tray.title == name]
    lines = []
    for tray in _plain(found):
        items = Tray(tray.title, tuple(item for item in tray.items if not item.name.startswith("settlement")))
        if items.items:
            lines += brief_lines(Scene((), (items,)), look, ONE_LINE)
    return lines


# -- things -----------------------------------------------------------------------------------------


def what(session: Session, wanted: str) -> bool:
    scene = session.scene()
    names = things(session, scene)
    session.page(about(session, scene, names.one(need(wanted, session))))
    return False


def card(session: Session, wanted: str) -> bool:
    """A card by its name, whoever holds it."""
    vocabulary = session.match.game.vocabulary
    cards = [str(option) for option in vocabulary.options if option.domain == "card"]
    if not cards:
        raise Problem("no_cards")
    if not wanted:
        return hand(session, "")
    names = Names(session.text, cards)
    names.add_aliases(vocabulary)
    session.page(about(session, session.scene(), names.one(wanted)))
    return False


def hand(session: Session, _: str) -> bool:
    """Every card in the player's hand, in full."""
    scene = session.scene()
    held = [item.name for _, tray in trays_of(scene) if tray.title == HAND for item in tray.items]
    cards = [name for name in held if session.text.parts(name).keys() & set(TEXTS)]
    if not cards:
        session.screen.say(session.text.get("cli-no-hand"))
        return False
    lines: list[Line] = []
    for name in cards:
        lines += [*about(session, scene, name, placed=False), Line()]
    session.page(lines[:-1])
    return False


def where(session: Session, wanted: str) -> bool:
    """Where on the table something lies: all that the name may mean, with how many there are."""
    scene, text = session.scene(), session.text
    names = things(session, scene)
    meant = names.find(need(wanted, session))
    if not meant:
        raise Problem("unknown_thing", input=wanted)
    lines = [line for name in meant for line in places(session, scene, name)]
    if not lines:
        called = ", ".join(dict.fromkeys(map(text.name, meant)))
        lines = [Line(text.get("cli-nowhere", {"thing": called}))]
    session.page(lines)
    return False


def places(session: Session, scene: Scene, name: str) -> list[Line]:
    look = session.look(scene)
    for panel in scene.in_words().panels:
        if panel.title == name:
            return _panel_lines(panel, look, ONE_LINE)
    found = []
    for owner, tray in trays_of(scene):
        for item in tray.items:
            if item.name == name and tray.title != name:
                title = look.name(tray.title)
                if owner is not None and not owner.detail:
                    title = f"{look.name(owner.title)} · {title}"
                if item.number is not None:
                    title += f" {item.number}"
                if item.shows:
                    title += f" {look.name(item.shows)}"
                found.append(title if item.state is None else f"{title} ({look.name(item.state)})")
    if not found:
        return standing(scene, look, name)
    return [Line(look.name(name), "bold").append(": ").append(", ".join(dict.fromkeys(found)), "not bold")]


def about(session: Session, scene: Scene, name: str, placed: bool = True) -> list[Line]:
    """All that the table, the rules and the game have to say about a thing."""
    text, match = session.text, session.match
    view = match.view(session.viewer)
    lines = [Line(text.name(name), "bold")]
    lines += _texts(session, name) or map(_indented, _row(_rules(session), text.name(name)))
    for reason in match.game.shown.about(match.setup, view, name):
        lines.append(_indented(text.about(reason)))
        if reason.args.get("of", name) != name:
            lines += _texts(session, str(reason.args["of"]), "    ")
    if placed:
        lines += [
            _indented(line.plain) for line in places(session, scene, name) if line.plain != text.name(name)
        ]
    number = next((choice.number for choice in session.offered() if str(choice.option) == name), None)
    if number is not None:
        lines.append(_indented(text.get("cli-what-can", {"number": number})))
    if scene.map is not None and name in scene.map.atlas.index:
        near = ", ".join(text.name(place.name) for place in scene.map.atlas.around(name))
        lines.append(_indented(f"{text.get('cli-near')} {near}"))
    return lines


def _texts(session: Session, name: str, indent: str = "  ") -> list[Line]:
    parts = session.text.parts(name)
    return [
        Line(indent).append(f"{session.text.get(PART_TITLES[part])} ", "dim").append(parts[part])
        for part in TEXTS
        if part in parts
    ]


def _indented(sentence: str) -> Line:
    return Line(f"  {sentence}")


def _rules(session: Session) -> str:
    """The rules digest, empty where the game has none."""
    try:
        return rules_digest(session.text.language, session.match.game)
    except NoRules:
        return ""


def _row(digest: str, name: str) -> Iterable[str]:
    """The row of a table in the rules that begins with this name, each cell after its heading."""
    heads: list[str] = []
    for line in digest.splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")] if line.startswith("|") else []
        if not cells:
            heads = []
        elif not heads:
            heads = cells
        elif name in re.split(r",\s*|\s*\(", cells[0]) or _first_words(name, cells[0]):
            yield from (
                f"{head}: {cell}"
                for head, cell in zip(heads[1:], cells[1:], strict=False)
                if cell not in "–-"
            )


def _first_words(name: str, cell: str) -> bool:
    """``Meriadoc Brandybuck`` is the Meriadoc of a table that names two in one row."""
    return "," in cell and name.partition(" ")[0] in re.split(r",\s*", cell)
