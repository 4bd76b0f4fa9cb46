"""What is shown of a match, and to whom: the only place where payloads about a match are made.

Everything comes from the match's own view, events and prompt of a seat that the visitor holds; who
holds none sees as a spectator.
"""

from __future__ import annotations

from typing import Any

from westmarch.core.encoding import as_json
from westmarch.core.events import Event
from westmarch.core.match import Match
from westmarch.server.table.chains import look_ahead, nothing

SeatView = dict[str, Any]


def text_of(shown: SeatView) -> str:
    """A seat's view as JSON."""
    rest = {key: value for key, value in shown.items() if key != "scene"}
    return f'{as_json(rest)[:-1]},"scene":{shown["scene"].text}}}'


def seat_view(
    match: Match[Any],
    seat: int | None,
    prompted: bool = True,
    ahead: bool = True,
    public: dict[str, Any] | None = None,
) -> SeatView:
    """The table as one seat (None: a spectator) sees it; ``ahead`` adds chains to its prompt, ``public`` is
    shared by all who look at the same moment."""
    shown = match.game.shown
    view = match.view(seat, public)
    read = {"view": {name: view[name] for name in shown.board_reads}} if shown.board_reads else {}
    return {
        "seat": seat,
        **read,
        "scene": shown.scene(match.setup, view),
        "prompt": prompt_data(match, seat, ahead) if prompted else None,
        "outlook": [reason.as_data() for reason in match.outlook(seat)],
        "undoable": match.undoable(seat) if prompted and seat is not None else 0,
    }


def prompt_data(match: Match[Any], seat: int | None, ahead: bool) -> dict[str, Any] | None:
    prompt = match.prompt
    if prompt is None or seat is None or prompt.seat != seat:
        return None
    data = prompt.as_data()
    for option, shown in zip(prompt.options, data["options"], strict=True):
        shown["outcomes"] = [outcome.as_data() for outcome in prompt.foretell(option)]
    found = look_ahead(match) if ahead else nothing()
    return {
        **data,
        "trail": trail(match, seat),
        "chains": found.chains,
        "several": found.several,
        "outlooks": found.outlooks,
    }


def trail(match: Match[Any], seat: int) -> list[str]:
    """The seat's own answers that have led to the question since dice, news or another seat."""
    codes = match.answers_between(match.answered - match.undoable(seat), match.answered)
    return [str(match.game.vocabulary.options[code]) for code in codes]


def asked(match: Match[Any]) -> dict[str, Any] | None:
    """Who is asked what kind of question; never the options."""
    question = match.question
    return None if question is None else {"seat": question[0], "kind": question[1]}


def event_data(number: int, event: Event) -> dict[str, Any]:
    return {"number": number, "entry": event.entry, **event.as_data()}
