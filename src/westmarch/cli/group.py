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
    """``commands_at`` names for each command where it lies (``module:attribute``) and what it does."""

    def __init__(self, *args: Any, commands_at: dict[str, tuple[str, str]], **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._commands_at = commands_at

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self._commands_at)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self._commands_at:
            return None
        path, _, attribute = self._commands_at[cmd_name][0].partition(":")
        try:
            module = import_module(path)
        except ModuleNotFoundError as error:
            if error.name != path:
                raise
            raise Problem("missing_command", command=cmd_name) from None
        command: click.Command = getattr(module, attribute)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, about) for name, (_, about) in self._commands_at.items()])

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
