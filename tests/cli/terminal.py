"""The terminal as tests use it: commands in this process or in one of their own, and scripted players."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from click.testing import CliRunner, Result

import westmarch
from westmarch import Match
from westmarch.cli import main
from westmarch.cli.talking.seats import bot_answer
from westmarch.core.prompt import Prompt
from westmarch.core.text import text_for
from westmarch.core.vocabulary import Option

SOURCE = Path(westmarch.__file__).parent.parent
SEATS = ("human", "bot:steady")
SLOW = 120.0
"""Seconds after which a command will not end, on the busiest machine."""
Spelling = Callable[[Prompt, Option], str]


def run(*arguments: str, typed: str = "", code: int = 0) -> Result:
    """A command in this process; it must end with this exit code and never with a traceback."""
    result = CliRunner().invoke(main, [str(argument) for argument in arguments], input=typed)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    assert result.exit_code == code, result.output + result.stderr
    assert "Traceback" not in result.output + result.stderr
    return result


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "westmarch", *map(str, arguments)]


def environment(**changes: str) -> dict[str, str]:
    path = os.pathsep.join([str(SOURCE), os.environ.get("PYTHONPATH", "")])
    return {**os.environ, "PYTHONPATH": path, **changes}


def pipe(*arguments: str, typed: str = "", **changes: str) -> subprocess.CompletedProcess[str]:
    """A command in a process of its own, over pipes."""
    return subprocess.run(
        command(*arguments),
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(**changes),
        timeout=SLOW,
        check=False,
    )


def kept(folder: Path) -> Path:
    """The only match in a folder."""
    [path] = folder.glob("*.westmarch")
    return path


def load(path: Path) -> Match[Any]:
    return westmarch.load(path)


# -- scripted players -------------------------------------------------------------------------


def by_number(prompt: Prompt, option: Option) -> str:
    return str(prompt.options.index(option) + 1)


def by_text(prompt: Prompt, option: Option) -> str:
    return str(option)


def by_label(language: str) -> Spelling:
    def spell(prompt: Prompt, option: Option) -> str:
        return text_for(language, westmarch.core.registry.find_game("mordor")).option(prompt, option).upper()

    return spell


def script(
    seed: int, spelling: Spelling = by_text, answers: int | None = None
) -> tuple[list[str], Match[Any]]:
    """What a person types who always takes the last option against ``bot:steady``, and the match then."""
    match = westmarch.new("mordor", 2, seed, seats=SEATS)
    lines: list[str] = []
    while (prompt := match.prompt) is not None and len(lines) != answers:
        if prompt.seat == 0:
            option = prompt.options[-1]
            lines.append(spelling(prompt, option))
            match.play(option)
        else:
            match.play(bot_answer(match, SEATS[1]))
    while (prompt := match.prompt) is not None and prompt.seat != 0:
        match.play(bot_answer(match, SEATS[1]))
    return lines, match


def typed(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)
