"""The group of commands: imports each when it is called, and turns wrong input into one sentence.

Exit codes: 0 done, 1 something given is not right (a damaged file, a proof that fails), 2 wrong use,
130 interrupted.
"""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any

import click

from westmarch.cli.language import chosen_language
from westmarch.cli.problems import Problem
from westmarch.core.errors import BadOption, UnknownBot, UnknownGame, WestmarchError

USAGE = (BadOption, UnknownBot, UnknownGame)


class LazyGroup(click.Group):
    """``abouts`` says what each command does; it lies in the module of its name in ``package``."""

    def __init__(self, *args: Any, package: str, abouts: dict[str, str], **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._package = package
        self._abouts = abouts

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self._abouts)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self._abouts:
            return None
        path = f"{self._package}.{cmd_name}"
        try:
            module = import_module(path)
        except ModuleNotFoundError as error:
            if error.name != path:
                raise
            raise Problem("missing_command", command=cmd_name) from None
        command: click.Command = getattr(module, cmd_name)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(self._abouts.items()))

    def invoke(self, ctx: click.Context) -> Any:
        try:
            result = super().invoke(ctx)
            sys.stdout.flush()  # so that a reader who has gone away is noticed here
        except WestmarchError as error:
            _tell(ctx, error)
            raise click.exceptions.Exit(_exit_code(error)) from None
        except KeyboardInterrupt:
            raise click.exceptions.Exit(130) from None
        return result


def _exit_code(error: WestmarchError) -> int:
    if isinstance(error, Problem):
        return error.exit_code
    return 2 if isinstance(error, USAGE) else 1


def _tell(ctx: click.Context, error: WestmarchError) -> None:
    from westmarch.core.text import MissingText, text_for

    text = text_for(chosen_language(ctx))
    try:
        sentence = text.error(error)
    except MissingText:
        sentence = str(error)
    click.echo(f"westmarch: {sentence}", err=True)
