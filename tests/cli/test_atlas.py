"""Maps in characters: every place is there with a label of its own, and no two labels touch."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import westmarch
from westmarch import Match
from westmarch.cli.drawing.atlas import LABEL_SIZES, draw_map, every_label, labels_of, legend, marks_text
from westmarch.cli.drawing.labels import short_labels
from westmarch.cli.drawing.look import Look
from westmarch.core.atlas import Atlas, Map, Mark, Place, Spot, Way
from westmarch.core.registry import find_game
from westmarch.core.text import LANGUAGES, text_for

WINDOWS = ((80, 20), (120, 30), (200, 55), (80, 30))
GAME = find_game("war")


def after(answers: int, seed: int) -> Match[Any]:
    match = westmarch.new("war", 2, seed)
    choose = random.Random(seed)
    while (prompt := match.prompt) is not None and match.answered < answers:
        match.play(choose.choice(prompt.options))
    return match


MATCHES = [after(answers, seed) for answers, seed in ((0, 1), (500, 2), (1500, 3))]
MATCHES += [westmarch.scenario("war", GAME.study(name), 1) for name in GAME.studies()]


def drawn(match: Match[Any], language: str) -> tuple[Map, Look]:
    scene = GAME.shown.scene(match.setup, match.view(0))
    assert scene.map is not None
    return scene.map, Look(text_for(language, GAME), scene, {})


def marks(board: Map, place: str) -> str:
    return marks_text(board, board.atlas.place(place))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("columns", "lines"), WINDOWS)
def test_no_labels_touch_and_none_is_missing(columns: int, lines: int, language: str) -> None:
    for match in MATCHES:
        board, look = drawn(match, language)
        options = {str(option) for option in match.prompt.options} if match.prompt else set()
        rows = [line.plain for line in draw_map(board, look, columns, lines, options)]
        assert len(rows) <= lines
        assert max(map(len, rows)) <= columns
        shown = [word for row in rows for word in re.split(r"[ >]+", row) if word]
        assert len(shown) == len(board.atlas.places) == 105
        sizes = [
            size
            for size in LABEL_SIZES
            if sorted(shown)
            == sorted(
                labels_of(board.atlas, look, size)[place.name] + marks_text(board, place)
                for place in board.atlas.places
            )
        ]
        assert len(sizes) >= 1
        assert sum(row.count(">") for row in rows) == len(options & board.atlas.index.keys())


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_are_unique_at_every_size(language: str) -> None:
    board, look = drawn(MATCHES[0], language)
    for size in LABEL_SIZES:
        labels = labels_of(board.atlas, look, size)
        assert len({label.casefold() for label in labels.values()}) == 105
        assert all(1 <= len(label) <= size for label in labels.values())
    assert all(len(found) == len(LABEL_SIZES) for found in every_label(board.atlas, look).values())


def test_labels_say_what_they_stand_for() -> None:
    names = [
        "Minas Tirith",
        "Minas Morgul",
        "Fords of Isen",
        "Bree",
        "Helm’s Deep",
        "Старый лес",
        "Старый брод",
    ]
    assert short_labels(names, 4) == ["MTir", "MMor", "FIse", "Bree", "HDee", "СЛес", "СБро"]
    assert short_labels(["Same", "Same thing", "Samet"], 3) == ["Sam", "STh", "Sae"]
    assert len(set(short_labels([f"A{n}" for n in range(40)], 2))) == 40


def test_places_lie_as_on_the_board() -> None:
    board, look = drawn(MATCHES[0], "en")
    rows = [line.plain for line in draw_map(board, look, 80, 20, ())]
    at = {word: (n, row.index(word)) for n, row in enumerate(rows) for word in row.split()}
    tirith, havens, erebor, umbar = (at[word] for word in ("MTir#▲4", "GHav#▲2", "Ereb#▲3", "Umba#▼3"))
    assert havens[1] < tirith[1] < erebor[1] + 20
    assert erebor[0] < havens[0] < tirith[0] < umbar[0]


def test_signs_tell_sides_sieges_and_who_is_there() -> None:
    siege = westmarch.scenario("war", GAME.study("minas_tirith"), 1)
    board, look = drawn(siege, "en")
    assert marks(board, "region:minas_tirith") == "#(▲4☆2)▼9N3★1"
    signs = dict(legend(board, look))
    assert signs["▲"] == "Free Peoples"
    assert signs["▼"] == "Shadow"
    assert {"#", "⌂", "°", "=", "N", "☆", "★", "○"} <= set(signs)


def test_a_taken_settlement_is_marked() -> None:
    board, _ = drawn(westmarch.scenario("war", GAME.study("mordor_track"), 1), "en")
    assert marks(board, "region:dale") == "⌂×"
    assert board.spot("region:dale").held == "held:shadow"
    assert not any(mark.sign == "○" for spot in board.spots for mark in spot.marks)  # in Mordor
    assert board.here is None


def test_borders_say_who_may_cross_them() -> None:
    match = MATCHES[0]
    view = match.view(0)
    assert GAME.shown.road_note(match.setup, view, "region:fords_of_isen", "region:orthanc") == "way:enemy"
    assert GAME.shown.road_note(match.setup, view, "region:dale", "region:erebor") == "way:closed"


def test_ways_are_as_long_as_on_the_board() -> None:
    board, _ = drawn(MATCHES[0], "en")
    within = MATCHES[0].setup.board.within
    names = [place.name for place in board.atlas.places]
    for start in (0, 50, 104):
        for end, name in enumerate(names):
            steps = next(n for n, mask in enumerate(within[start]) if mask >> end & 1)
            assert board.atlas.distance(names[start], name) == steps


def test_a_crowded_map_and_one_without_ways() -> None:
    apart = Atlas("", (Place("a:1", 0, 0), Place("a:2", 5, 5), Place("a:3", 5, 5)), (Way("a:1", "a:2"),))
    assert apart.shortest("a:1", "a:2") == ["a:1", "a:2"]
    assert apart.shortest("a:3", "a:1") is None
    names = [f"a:{n}" for n in range(30)]
    crowd = Map(
        Atlas("", tuple(Place(name, 1, 1, built=Mark("b:1", "#")) for name in names), ()),
        tuple(Spot(name, marks=(Mark("c:1", "▲", n),)) for n, name in enumerate(names)),
    )

    class Names:
        def name(self, reference: str) -> str:
            return f"Place {reference[2:]}"

    rows = [line.plain for line in draw_map(crowd, Names(), 40, 3, ())]  # type: ignore[arg-type]
    assert len([word for row in rows for word in row.split()]) == 30
    assert max(map(len, rows)) <= 40
