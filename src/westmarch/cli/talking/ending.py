"""Last words of a sitting: who won and why, where the record is, how to go on or to check the dice."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Any

from westmarch.cli.screen import Screen
from westmarch.core.letters import SUFFIX, write_letter
from westmarch.core.match import Match
from westmarch.core.rules import Result
from westmarch.core.text import Text, slug


def result_line(result: Result, seats: tuple[str, ...], text: Text) -> str:
    reason = text.get("reason-" + slug(result.reason))
    if not result.winners:
        return text.get("cli-nobody-won", {"reason": reason})
    winners = ", ".join(player_name(seat, seats, text) for seat in result.winners)
    return text.get("cli-won", {"winners": winners, "n": len(result.winners), "reason": reason})


def player_name(seat: int, seats: tuple[str, ...], text: Text) -> str:
    name = text.seat(seat, len(seats))
    if name is not None:
        return f"{name} ({who(seats[seat], text)})" if seat < len(seats) else name
    if seat >= len(seats):
        return text.get("cli-player", {"seat": seat + 1})
    return text.get("cli-player-as", {"seat": seat + 1, "who": who(seats[seat], text)})


def who(spec: str, text: Text) -> str:
    return text.get("cli-human") if spec == "human" else spec


def result_lines(match: Match[Any], text: Text, path: Path | None) -> list[str]:
    result = match.result
    assert result is not None
    lines = [result_line(result, match.seats, text)]
    if text.has(told := "told-" + slug(result.reason)):
        winners = ", ".join(player_name(seat, match.seats, text) for seat in result.winners)
        lines.append(text.get(told, {**match.game.shown.result_args(match.state), "winners": winners}))
    if not match.asks_chance:
        lines.append(text.get("cli-seed", {"seed": str(match.seed)}))
    if path is not None:
        name = shlex.quote(str(path))
        lines.append(text.get("cli-record", {"path": str(path)}))
        if not match.asks_chance:
            lines.append(f"  westmarch verify {name}")
        lines.append(f"  westmarch replay {name}")
    return lines


def offer_letter(match: Match[Any], screen: Screen, text: Text, record: Path | None) -> None:
    """Another match may follow this one: what it hands on is kept beside the record, if that is wished."""
    path = (Path.cwd() / match.game.id if record is None else record).with_suffix(SUFFIX)
    try:
        answer = screen.ask(text.get("cli-letter-ask", {"path": str(path)}) + " ").strip()
    except EOFError:
        return
    if answer.casefold() in ("n", "no", *text.get("cli-words-no").split()):
        return
    if answer and answer.casefold() not in ("y", "yes", *text.get("cli-words-yes").split()):
        path = Path(answer).expanduser()
    try:
        path.write_text(write_letter(match), encoding="utf-8")
    except OSError as error:
        screen.say(text.get("cli-not-kept", {"reason": error.strerror or str(error)}), "yellow")
        return
    screen.say(text.get("cli-letter-kept", {"path": str(path)}), whole=True)
    screen.say(f"  westmarch play {match.game.id} --letter {shlex.quote(str(path))}", whole=True)


def kept_lines(text: Text, path: Path | None) -> list[str]:
    if path is None:
        return [text.get("cli-left")]
    return [text.get("cli-kept", {"path": str(path)}), "  westmarch play --resume " + shlex.quote(str(path))]
