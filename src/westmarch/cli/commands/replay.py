"""``westmarch replay``: the list of kept matches, a match as a log, or step by step."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import click

from westmarch.cli.drawing.brief import brief_lines
from westmarch.cli.drawing.look import Look, tints
from westmarch.cli.drawing.plain import scene_lines
from westmarch.cli.language import language_option
from westmarch.cli.saves import Saved, data_folder, saved_matches
from westmarch.cli.screen import Screen
from westmarch.cli.talking.ending import player_name, result_line
from westmarch.cli.talking.intro import seats_of
from westmarch.cli.talking.stepping import Reel, step_through
from westmarch.core.errors import BadOption, WestmarchError, between
from westmarch.core.match import Match
from westmarch.core.record import read_record
from westmarch.core.registry import find_game
from westmarch.core.rules import Result
from westmarch.core.text import Text, text_for


@click.command()
@click.argument("file", type=click.Path(path_type=Path), required=False)
@click.option("--upto", metavar="N", help="Only the first N entries of the record.")
@click.option("--step", is_flag=True, help="Step by step, also over a pipe.")
@language_option
@click.option("--seat", metavar="N", help="As player N saw it; otherwise as a spectator.")
@click.option(
    "--content", type=click.Path(path_type=Path), metavar="DIR", help="The content tables it was played with."
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object with all events.")
def replay(
    file: Path | None,
    upto: str | None,
    step: bool,
    language: str,
    seat: str | None,
    content: Path | None,
    as_json: bool,
) -> None:
    """Look at the match in FILE again; without FILE, list the matches that are kept.

    \b
    westmarch replay                          the list
    westmarch replay FILE                     on a terminal step by step, over a pipe the whole log
    westmarch replay FILE --upto 40           the log and the position after 40 entries
    westmarch replay FILE --json | jq .events

    Steps: Enter or n next, p previous, g 40 go to entry 40, q quit.
    """
    screen = Screen()
    if file is None:
        _list(screen, language, as_json)
        return
    record = read_record(file)
    limit = _within("upto", upto, 0, len(record.entries))
    seen_by = _within("seat", seat, 1, record.players)
    text = text_for(language, find_game(record.game))
    reel = Reel(replace(record, result=None), content, None if seen_by is None else seen_by - 1, limit)
    if as_json:
        click.echo(json.dumps(_data(reel, text), ensure_ascii=False))
    elif step or (screen.drawn and limit is None):
        step_through(reel, text, screen)
    else:
        _print(reel, text, screen)


def _within(name: str, value: str | None, low: int, high: int) -> int | None:
    if value is None:
        return None
    if not value.isdecimal() or not low <= int(value) <= high:
        raise BadOption(name, value, between(low, high))
    return int(value)


def _list(screen: Screen, language: str, as_json: bool) -> None:
    found = saved_matches()
    if as_json:
        click.echo(
            json.dumps({"folder": str(data_folder()), "matches": [_saved_data(saved) for saved in found]})
        )
        return
    house = text_for(language)
    screen.say(house.get("cli-matches" if found else "cli-no-matches", {"folder": str(data_folder())}))
    for saved in found:
        screen.say(f"  {saved.path.name}  {saved.changed:%Y-%m-%d %H:%M}  {_status(saved, language)}")


def _saved_data(saved: Saved) -> dict[str, Any]:
    record = saved.record
    data: dict[str, Any] = {"path": str(saved.path), "changed": saved.changed.isoformat(timespec="seconds")}
    if record is None:
        return {**data, "fault": saved.fault}
    return {**data, "game": record.game, "seats": list(record.seats), "result": record.result}


def _status(saved: Saved, language: str) -> str:
    record = saved.record
    if record is None:
        return text_for(language).get("cli-unreadable", {"reason": saved.fault})
    try:
        text = text_for(language, find_game(record.game))
        ended = (
            text.get("cli-unfinished") if record.result is None else _ended(record.result, record.seats, text)
        )
    except (WestmarchError, LookupError, TypeError) as error:
        return text_for(language).get("cli-unreadable", {"reason": str(error)})
    return f"{text.get('game-title')} ({seats_of(record)}): {ended}"


def _ended(data: dict[str, Any], seats: tuple[str, ...], text: Text) -> str:
    result = Result(tuple(data["scores"]), tuple(data["winners"]), str(data["reason"]))
    return result_line(result, seats, text)


def _data(reel: Reel, text: Text) -> dict[str, Any]:
    events = []
    seen = 0
    for match in reel.play():
        for number, event in match.events(reel.seat, seen):
            events.append({"entry": match.answered, **event.as_data(), "text": text.event(event)})
            seen = number + 1
    result = match.result
    return {
        "game": match.game.id,
        "players": match.setup.players,
        "seats": list(match.seats),
        "options": dict(match.setup.options),
        "entries": match.answered,
        "result": None if result is None else result.as_data(),
        "events": events,
    }


def _print(reel: Reel, text: Text, screen: Screen) -> None:
    """The whole log, entry by entry, with the position at the beginning of every turn."""
    seen, turn = 0, -1
    for match in reel.play():
        if turn == -1:
            _print_head(match, text, screen)
        for number, event in match.events(reel.seat, seen):
            screen.say(f"{match.answered:>5}  {text.event(event)}")
            seen = number + 1
        if match.turns != turn:
            turn = match.turns
            _print_position(match, reel, text, screen)
    _print_position(match, reel, text, screen)
    result = match.result
    screen.say(text.get("cli-unfinished") if result is None else result_line(result, match.seats, text))


def _print_head(match: Match[Any], text: Text, screen: Screen) -> None:
    players = ", ".join(player_name(seat, match.seats, text) for seat in range(match.setup.players))
    screen.say(f"{text.get('game-title')}: {players}")
    if match.commitment is not None:
        screen.say(text.get("cli-committed", {"hash": match.commitment}))


def _print_position(match: Match[Any], reel: Reel, text: Text, screen: Screen) -> None:
    scene = match.game.shown.scene(match.setup, match.view(reel.seat))
    look = Look(text, scene, tints(match.game, match.setup.content))
    brief = (
        [line.plain for line in brief_lines(scene, look)] if scene.has_detail else scene_lines(scene, look)
    )
    for line in brief:
        screen.say(f"       {line}")
