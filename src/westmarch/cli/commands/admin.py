"""``westmarch admin``: what those who run a server may do, while it runs or not; all is written down."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click

from westmarch.cli.commands.backup import database_of, database_option
from westmarch.cli.installed import needs
from westmarch.cli.language import language_option
from westmarch.cli.problems import BadFile
from westmarch.core.text import text_for

yes_option = click.option("--yes", is_flag=True, help="Do not ask.")
game_option = click.option("--game", "games", multiple=True, metavar="MODULE:NAME", help="As for serve.")


@click.group()
def admin() -> None:
    """Look after a server: its tables and its visitors.

    \b
    westmarch admin list                      tables; also: list visitors, list audit
    westmarch admin close TABLE               nobody comes in any more
    westmarch admin unseat TABLE SEAT         a bot plays on, or the seat is free again
    westmarch admin rewind TABLE ENTRY        go back, with new dice
    westmarch admin rename VISITOR NAME
    westmarch admin ban VISITOR [--lift]
    westmarch admin announce TEXT             to all tables where somebody is
    westmarch admin export VISITOR            all that is kept of somebody, as JSON
    westmarch admin delete VISITOR            and take it away
    westmarch admin tidy --days 90            remove tables that nobody comes back to

    A running server carries the orders out within a second or two; without one they are done at once.
    `list audit` shows who has ordered what.
    """


def _order(
    database_url: str | None, language: str, action: str, games: tuple[str, ...] = (), **given: Any
) -> None:
    with needs("server"):
        from westmarch.server.admin.office import office
        from westmarch.server.settings import register_games

    register_games(games)
    with office(database_of(database_url), games) as found:
        key, args = found.order(action, **given)
    click.echo(text_for(language).get(key, args))


def _sure(yes: bool, language: str, key: str, **args: Any) -> None:
    if not yes:
        click.confirm(text_for(language).get(key, args), abort=True, err=True)


@admin.command("list")
@click.argument("what", type=click.Choice(("tables", "visitors", "audit")), default="tables")
@click.option(
    "--most", default=50, show_default=True, type=click.IntRange(1), help="How many, the latest first."
)
@database_option
@language_option
def list_(what: str, most: int, database_url: str | None, language: str) -> None:
    """The latest tables, visitors or orders, one a line, in columns that a tab divides."""
    with needs("server"):
        from westmarch.server.admin import lists
        from westmarch.server.admin.office import office

    question = {"tables": lists.tables, "visitors": lists.visitors, "audit": lists.audit}[what]
    with office(database_of(database_url)) as found:
        for row in found.ask(question, most):
            click.echo("\t".join(row))


@admin.command()
@click.argument("table")
@yes_option
@game_option
@database_option
@language_option
def close(table: str, yes: bool, games: tuple[str, ...], database_url: str | None, language: str) -> None:
    """Close TABLE for good: it is in no list, and whoever opens it is told so."""
    _sure(yes, language, "cli-admin-sure-close", table=table)
    _order(database_url, language, "close", games, table=table)


@admin.command()
@click.argument("table")
@click.argument("seat", type=click.IntRange(1, 20))
@yes_option
@game_option
@database_option
@language_option
def unseat(
    table: str, seat: int, yes: bool, games: tuple[str, ...], database_url: str | None, language: str
) -> None:
    """Take whoever sits in SEAT (1, 2, …) of TABLE away from there."""
    _sure(yes, language, "cli-admin-sure-unseat", table=table, seat=seat)
    _order(database_url, language, "unseat", games, table=table, seat=seat - 1)


@admin.command()
@click.argument("table")
@click.argument("entry", type=click.IntRange(0))
@yes_option
@game_option
@database_option
@language_option
def rewind(
    table: str, entry: int, yes: bool, games: tuple[str, ...], database_url: str | None, language: str
) -> None:
    """Let TABLE go on after ENTRY of its record, with new dice."""
    _sure(yes, language, "cli-admin-sure-rewind", table=table, entry=entry)
    _order(database_url, language, "rewind", games, table=table, at=entry)


@admin.command()
@click.argument("visitor")
@click.argument("name")
@database_option
@language_option
def rename(visitor: str, name: str, database_url: str | None, language: str) -> None:
    """Give VISITOR another name."""
    _order(database_url, language, "rename", visitor=visitor, name=name)


@admin.command()
@click.argument("visitor")
@click.option("--lift", is_flag=True, help="Let the visitor in again.")
@yes_option
@database_option
@language_option
def ban(visitor: str, lift: bool, yes: bool, database_url: str | None, language: str) -> None:
    """Keep VISITOR out. Who throws the cookie away comes as somebody else: addresses are for the proxy."""
    if not lift:
        _sure(yes, language, "cli-admin-sure-ban", visitor=visitor)
    _order(database_url, language, "ban", visitor=visitor, banned=not lift)


@admin.command()
@click.argument("text")
@database_option
@language_option
def announce(text: str, database_url: str | None, language: str) -> None:
    """Say TEXT in the talk of every table where somebody is."""
    _order(database_url, language, "announce", text=text)


@admin.command()
@click.argument("visitor")
@click.option(
    "--out", type=click.Path(path_type=Path, dir_okay=False), help="A file; left out: the terminal."
)
@database_option
@language_option
def export(visitor: str, out: Path | None, database_url: str | None, language: str) -> None:
    """All that is kept of VISITOR, as JSON."""
    with needs("server"):
        from westmarch.server.admin.erasing import export as kept_of
        from westmarch.server.admin.office import office
        from westmarch.server.refusal import Refused

    with office(database_of(database_url)) as found:
        kept = found.ask(kept_of, visitor)
    if kept is None:
        raise Refused("unknown_visitor", visitor=visitor)
    written = json.dumps(kept, ensure_ascii=False, indent=1)
    if out is None:
        click.echo(written)
        return
    try:
        out.write_text(written + "\n", "utf-8")
    except OSError as error:
        raise BadFile(str(out), error.strerror or str(error)) from None


@admin.command()
@click.argument("visitor")
@yes_option
@game_option
@database_option
@language_option
def delete(visitor: str, yes: bool, games: tuple[str, ...], database_url: str | None, language: str) -> None:
    """Take away all that is kept of VISITOR. Matches of others stay: there somebody without a name played."""
    _sure(yes, language, "cli-admin-sure-delete", visitor=visitor)
    _order(database_url, language, "delete", games, visitor=visitor)


@admin.command()
@click.option("--days", required=True, type=click.IntRange(1), help="Nothing has happened there for so long.")
@click.option("--over", is_flag=True, help="Also matches that are over.")
@yes_option
@database_option
@language_option
def tidy(days: int, over: bool, yes: bool, database_url: str | None, language: str) -> None:
    """Remove tables that nobody comes back to, with all that belongs to them."""
    _sure(yes, language, "cli-admin-sure-tidy", days=days)
    _order(database_url, language, "tidy", days=days, over=over)
