"""A view as numbers, for learning programs: the same fields, and the same decision who sees them.

    layout = parts_of(game)                    # names, shapes and ranges: the same for all matches of a game
    numbers = encode(game, match.view(seat))   # one list of ints for each part

The numbers are made from the view, so they hold nothing that the seat may not know. One less than the lowest
number of a part means that nothing is there, or that the seat may not know it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from westmarch.core.forms import Form, Part, PerSeat
from westmarch.core.forms.form import Numbers
from westmarch.core.forms.several import stacked
from westmarch.core.game import Game
from westmarch.core.schema import form_of
from westmarch.core.view import Field, Sees

MOST_TURNS = 1_000_000


def parts_of(game: Game[Any]) -> tuple[Part, ...]:
    """The blocks of numbers of a view, by name; ``<field>.count`` is the size of what may be hidden."""
    most = game.player_counts[-1]
    head = (
        Part("players", (), game.player_counts[0], most),
        Part("seat", (), 0, most - 1),
        Part("turn", (), 0, MOST_TURNS),
    )
    return (*head, *(part for field in _shown(game) for part in _parts(field)))


def encode(game: Game[Any], view: dict[str, Any]) -> Numbers:
    """The numbers of a view, one list for each of `parts_of`; a spectator has the seat -1."""
    seat = -1 if view["seat"] is None else view["seat"]
    head = [[view["players"]], [seat], [view["turn"]]]
    return [*head, *(numbers for field in _shown(game) for numbers in _encode(field, view[field.name]))]


def _shown(game: Game[Any]) -> list[Field]:
    return [field for field in game.fields if field.sees is not Sees.NOBODY]


def _parts(field: Field) -> list[Part]:
    form = form_of(field)
    parts = [replace(part, name=field.name + part.name) for part in form.parts()]
    if field.sees is Sees.ALL:
        return parts
    shape: tuple[int, ...] = ()
    one = form
    if field.by_owner and isinstance(form, PerSeat):
        shape, one = (form.among.most,), form.form
    number = Part(f"{field.name}.count", shape, 0, max(part.length for part in one.parts()))
    return [number] if field.sees is Sees.COUNT else [*parts, number]


def _encode(field: Field, shown: Any) -> Numbers:
    form = form_of(field)
    if field.sees is Sees.ALL:
        return form.encode(shown)
    if field.sees is Sees.COUNT:
        return [[shown["count"]]]
    if not field.by_owner:
        return [*_known(form, shown), [_size(form, shown)]]
    assert isinstance(form, PerSeat)
    missing = form.among.most - len(shown)
    entries = [*(_known(form.form, one) for one in shown), *([form.form.blank()] * missing)]
    counts = [*(_size(form.form, one) for one in shown), *([-1] * missing)]
    return [*stacked(entries), counts]


def _is_hidden(shown: Any) -> bool:
    return isinstance(shown, dict) and shown.keys() == {"count"}


def _known(form: Form, shown: Any) -> Numbers:
    return form.blank() if _is_hidden(shown) else form.encode(shown)


def _size(form: Form, shown: Any) -> int:
    if _is_hidden(shown):
        size: int = shown["count"]
        return size
    return len(shown) if isinstance(shown, list | dict) else 1
