"""``westmarch backup`` and what it shares with ``westmarch restore``: where the house keeps its things."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from westmarch.cli.installed import needs
from westmarch.cli.language import language_option
from westmarch.cli.problems import BadFile
from westmarch.cli.saves import data_folder
from westmarch.core.text import text_for

Command = TypeVar("Command", bound=Callable[..., Any])


def database_option(command: Command) -> Command:
    return click.option(
        "--database-url",
        envvar="WESTMARCH_DATABASE_URL",
        help="The same as for serve; left out: a file in the data folder.",
    )(command)


def secret_option(command: Command) -> Command:
    return click.option(
        "--secret-file",
        type=click.Path(path_type=Path),
        help="The same as for serve; left out: server.secret in the data folder.",
    )(command)


def database_of(named: str | None) -> str:
    return named or f"sqlite:///{data_folder() / 'server.sqlite'}"


@click.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@database_option
@secret_option
@language_option
def backup(file: Path, database_url: str | None, secret_file: Path | None, language: str) -> None:
    """Write everything the server keeps into FILE, while it runs or not.

    \b
    westmarch backup westmarch-2026-11-16.backup
    westmarch restore westmarch-2026-11-16.backup

    FILE holds the seeds of running matches and the secret of the cookies: keep it private.
    """
    with needs("server"):
        from westmarch.server.admin.backups import back_up

    secret = secret_file or data_folder() / "server.secret"
    try:
        kept = secret.read_text("utf-8").strip() if secret.is_file() else None
        tables = back_up(database_of(database_url), file.absolute(), kept)
    except OSError as error:
        raise BadFile(str(error.filename or file), error.strerror or str(error)) from None
    click.echo(text_for(language).get("cli-backed-up", {"file": str(file), "tables": tables}))
