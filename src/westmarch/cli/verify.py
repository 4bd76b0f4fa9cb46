"""``westmarch verify``: proves that every roll of a match came from the seed it was committed to."""

from __future__ import annotations

from pathlib import Path

import click

from westmarch.cli.ending import result_line
from westmarch.cli.language import language_option
from westmarch.cli.screen import Screen
from westmarch.core.record import Record, read_record, replay
from westmarch.core.record import verify as verify_record
from westmarch.core.registry import find_game
from westmarch.core.text import text_for


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--content", type=click.Path(path_type=Path), metavar="DIR", help="The content tables it was played with."
)
@language_option
def verify(file: Path, content: Path | None, language: str) -> None:
    """Prove that the dice of the match in FILE came from its seed, and that its result is true.

    \b
    westmarch verify ~/.local/share/westmarch/mordor-2026-11-15-1.westmarch

    Before a match the SHA-256 of the line "westmarch seed S" is shown; the seed S stays secret until
    the end. Here S is checked against that hash and every roll is derived from it again.
    Exit code 0: proven; 1: not, with the reason.
    """
    record = read_record(file)
    rolls, dice = verify_record(record, content=content)
    text = text_for(language, find_game(record.game))
    screen = Screen(plain=True)
    screen.say(text.get("cli-verified", {"file": str(file)}))
    screen.say(text.get("cli-verified-commitment", {"hash": str(record.commitment)}))
    seed = str(record.seed) if record.result is not None else text.get("cli-verified-later")
    screen.say(text.get("cli-verified-seed", {"seed": seed}))
    screen.say(text.get("cli-verified-dice", {"rolls": rolls, "dice": dice}))
    screen.say(_result(record, content, language))


def _result(record: Record, content: Path | None, language: str) -> str:
    text = text_for(language, find_game(record.game))
    result = replay(record, content=content).result
    return text.get("cli-unfinished") if result is None else result_line(result, record.seats, text)
