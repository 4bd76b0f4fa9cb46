"""How things look: a sign for every mark, so that nothing rests on colour, and colours on top.

Signs are told apart by shape alone; what a terminal cannot show is spelt by `streams`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.text import Text as Line

from westmarch.core.content import Content
from westmarch.core.game import Game
from westmarch.core.scene import Panel, Scene, Track
from westmarch.core.text import Text

PATH_SIGNS = {"here": "●", "passed": "•", "empty": "○"}
BOX_SIGNS = {"empty": "□", "halved": "◫", "half_crossed": "◧", "crossed": "■", "here": "●", "passed": "•"}
SPARE_SIGNS = "◆◇▲△★☆▼▽"
REVERSED = "reverse"
COLOURS = {
    "yellow": "yellow",
    "red": "red",
    "blue": "dodger_blue1",
    "green": "green",
    "black": REVERSED,
    "white": "bright_white",
    "purple": "medium_purple",
    "orange": "dark_orange",
    "brown": "orange4",
    "grey": "grey62",
}
HERE = "bold"
OPEN = "bold"
QUIET = "dim"


class Look:
    """What drawing needs besides the scene: words, colours, signs, and the numbers of the options."""

    def __init__(
        self, text: Text, scene: Scene, tints: Mapping[str, str], numbers: Mapping[str, int] | None = None
    ) -> None:
        self.text = text
        self.tints = tints
        self.numbers = numbers or {}
        self._spare = _spare_signs(scene)

    def name(self, reference: str) -> str:
        return self.text.name(reference)

    def named(self, reference: str, style: str = "") -> Line:
        return styled(self.name(reference), f"{style} {self.tint(reference)}".strip())

    def tint(self, reference: str) -> str:
        return self.tints.get(reference, "")

    def tinted_names(self) -> list[tuple[str, str]]:
        """Names to colour inside sentences, where they stand in their plain form."""
        return [(self.name(thing), tint) for thing, tint in self.tints.items() if tint != REVERSED]

    def sign(self, state: str, boxes: bool) -> str:
        value = state.partition(":")[2]
        return (BOX_SIGNS if boxes else PATH_SIGNS).get(value) or BOX_SIGNS.get(value) or self._spare[state]

    def legend(self, scene: Scene) -> str:
        """Every sign in the scene with its meaning."""
        meanings: dict[str, str] = {}
        for track in tracks_of(scene):
            for cell in track.cells:
                meanings[self.sign(cell.state, is_boxes(track))] = self.name(cell.state)
        return "  ".join(f"{sign} {meaning}" for sign, meaning in meanings.items())


def styled(text: str, style: str) -> Line:
    """A line whose style ends where this text ends, whatever is appended."""
    return Line().append(text, style)


def is_boxes(track: Track) -> bool:
    """Numbered spaces are drawn as boxes in a line, named places as a path."""
    return all(cell.name.partition(":")[2].isdecimal() for cell in track.cells)


def tracks_of(scene: Scene) -> Iterator[Track]:
    for panel in scene.panels:
        yield from panel.tracks


def _spare_signs(scene: Scene) -> dict[str, str]:
    """A sign of its own for each mark that the house does not know."""
    unknown = dict.fromkeys(
        cell.state
        for track in tracks_of(scene)
        for cell in track.cells
        if cell.state.partition(":")[2] not in {**BOX_SIGNS, **PATH_SIGNS}
    )
    return {state: SPARE_SIGNS[number % len(SPARE_SIGNS)] for number, state in enumerate(unknown)}


def tints(game: Game[Any], content: Content) -> dict[str, str]:
    """Colours of things: by their own name (``die:red``), or by a column ``colour`` of their table."""
    found = {
        str(option): COLOURS[option.value] for option in game.vocabulary.options if option.value in COLOURS
    }
    for table in game.tables:
        for row in content[table.name]:
            if row.get("colour") in COLOURS:
                found[f"{table.row}:{row['id']}"] = COLOURS[row["colour"]]
    return found


def panel_title(panel: Panel, look: Look) -> Line:
    title = look.named(panel.title, "bold not dim")
    for note in panel.notes:
        title.append(" · ", QUIET)
        title.append(look.name(note), "not dim")
    return title
