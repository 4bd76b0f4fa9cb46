"""``westmarch restore``: everything back from a backup, whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path

import click

from westmarch.cli.commands.backup import database_of, database_option, secret_option
from westmarch.cli.installed import needs
from westmarch.cli.language import language_option
from westmarch.cli.problems import BadFile
from westmarch.cli.saves import data_folder
from westmarch.core.text import text_for


@click.command()
@click.argument("file", type=click.Path(path_type=Path, exists=True, dir_okay=False))
@click.option("--yes", is_flag=True, help="Also where the database is not empty: what is there is lost.")
@database_option
@secret_option
@language_option
def restore(file: Path, yes: bool, database_url: str | None, secret_file: Path | None, language: str) -> None:
    """Bring back what `westmarch backup` has written into FILE. The server must not run.

    \b
    westmarch restore westmarch-2026-11-16.backup
    westmarch restore old.backup --database-url postgresql://westmarch@localhost/westmarch

    A secret that lies in the data folder already is replaced only with --yes.
    """
    with needs("server"):
        from westmarch.server.admin.backups import restore as bring_back
        from westmarch.server.store.alone import alone
        from westmarch.server.store.database import url_of

    address, secret = database_of(database_url), secret_file or data_folder() / "server.secret"
    try:
        data_folder().mkdir(0o700, parents=True, exist_ok=True)
        lock = alone(url_of(address))
        try:
            tables, kept = bring_back(file, address, yes)
        finally:
            lock.release()
        if kept is not None and (yes or not secret.exists()):
            handle = os.open(secret, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
            with os.fdopen(handle, "w") as written:
                written.write(kept + "\n")
    except OSError as error:
        raise BadFile(str(error.filename or file), error.strerror or str(error)) from None
    click.echo(text_for(language).get("cli-restored", {"file": str(file), "tables": tables}))
