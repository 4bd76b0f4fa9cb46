"""``westmarch verify``: proves that every roll of a match came from the seed it was committed to."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import click

from westmarch.cli.language import language_option
from westmarch.cli.screen import Screen
from westmarch.cli.talking.ending import result_line
from westmarch.core.nonces import Nonces
from westmarch.core.record import Record, read_record
from westmarch.core.registry import find_game
from westmarch.core.replaying import replay
from westmarch.core.replaying import verify as verify_record
from westmarch.core.text import Text, text_for

IN_PART = 3


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--content", type=click.Path(path_type=Path), metavar="DIR", help="The content tables it was played with."
)
@click.option(
    "--earlier",
    type=click.Path(path_type=Path),
    metavar="FILE",
    multiple=True,
    help="The record of a match that this one goes on from, for its seed; repeatable.",
)
@language_option
def verify(file: Path, content: Path | None, earlier: tuple[Path, ...], language: str) -> None:
    """Prove that the dice of the match in FILE came from its seed, and that its result is true.

    \b
    westmarch verify ~/.local/share/westmarch/mordor-2026-11-15-1.westmarch

    Before a match the SHA-256 of the line "westmarch seed S" is shown; the seed S stays secret until
    the end. Here S is checked against that hash, and every roll is derived again from it and from what
    the players added to it. A match that goes on from another has lines with other dice: those are
    proven with the seed of that match.
    Exit code 0: proven; 1: not, with the reason; 3: all but lines of an earlier match, which are named.
    """
    seeds = [seed for path in earlier for seed in _seeds(read_record(path))]
    record = read_record(file).with_seeds(*seeds)
    proof = verify_record(record, content=content)
    text = text_for(language, find_game(record.game))
    screen = Screen(plain=True)
    screen.say(text.get("cli-verified-partly" if proof.unproven else "cli-verified", {"file": str(file)}))
    for line in _earlier(record, text):
        screen.say(line)
    screen.say(text.get("cli-verified-commitment", {"hash": str(record.commitment)}))
    seed = str(record.seed) if record.result is not None else text.get("cli-verified-later")
    screen.say(text.get("cli-verified-seed", {"seed": seed}))
    if record.nonces:
        screen.say(text.get("cli-verified-nonces", {"nonces": _named(record.nonces)}))
    screen.say(text.get("cli-verified-dice", {"rolls": proof.rolls, "dice": proof.dice}))
    screen.say(_result(record, content, text))
    if proof.unproven:
        raise click.exceptions.Exit(IN_PART)


def _seeds(record: Record) -> Iterator[int]:
    for seed in (record.seed, *(part.seed for part in record.earlier)):
        if seed is not None:
            yield seed


def _earlier(record: Record, text: Text) -> Iterator[str]:
    first = 1
    for part in record.earlier:
        args = {"first": str(first), "last": str(part.until), "hash": str(part.commitment)}
        if part.commitment is None:
            yield text.get("cli-verified-earlier-hand", args)
        elif part.seed is None:
            yield text.get("cli-verified-earlier-sealed", args)
        else:
            yield text.get("cli-verified-earlier", {**args, "seed": str(part.seed)})
        if part.nonces:
            yield text.get("cli-verified-nonces", {"nonces": _named(part.nonces)})
        first = part.until + 1


def _named(nonces: Nonces) -> str:
    return ", ".join(f"{seat} {nonce or '–'}" for seat, nonce in enumerate(nonces, 1))


def _result(record: Record, content: Path | None, text: Text) -> str:
    result = replay(record, content=content).result
    return text.get("cli-unfinished") if result is None else result_line(result, record.seats, text)
