"""``westmarch tables``: what the operator of a server may ask about its tables."""

from __future__ import annotations

from collections import Counter

import click

from westmarch.cli.installed import needs
from westmarch.cli.language import language_option
from westmarch.cli.saves import data_folder
from westmarch.core.text import text_for


@click.group()
def tables() -> None:
    """The tables of a server, for whoever runs it.

    \b
    westmarch tables check --database-url sqlite:///copy-of-server.sqlite
    """


@tables.command()
@click.option(
    "--database-url",
    envvar="WESTMARCH_DATABASE_URL",
    help="As for serve; left out: the file in the data folder.",
)
@click.option(
    "--game", "games", multiple=True, metavar="MODULE:NAME", help="Your own game, as for serve; repeatable."
)
@language_option
@click.pass_context
def check(ctx: click.Context, database_url: str | None, games: tuple[str, ...], language: str) -> None:
    """Tell what this version would do with every table that is not over. Nothing is changed.

    \b
    westmarch tables check --database-url sqlite:///copy-of-server.sqlite

    Run it with the new version before an upgrade. Exit code 1: some tables could not go on.
    """
    with needs("server"):
        from westmarch.server.settings import register_games
        from westmarch.server.store.database import open_as_it_is
        from westmarch.server.store.reads import Reads
        from westmarch.server.table.upgrade import Fate, upgraded

    told = {Fate.FROM_POSITION: "cli-tables-position", Fate.STUCK: "cli-tables-stuck"}
    register_games(games)
    text = text_for(language)
    engine = open_as_it_is(database_url or f"sqlite:///{data_folder() / 'server.sqlite'}")
    found: Counter[str] = Counter()
    try:
        reads = Reads(engine)
        for table in reads.not_over():
            stored = reads.table(table)
            if stored is None:
                continue
            upgrade = upgraded(stored)
            found[upgrade.fate.value] += 1
            if upgrade.fate in told:
                args = {"table": table, "game": stored.spec.game}
                args |= {"entries": str(stored.listed.entries), "at": str(upgrade.entries)}
                click.echo(text.get(told[upgrade.fate], args))
    finally:
        engine.dispose()
    counts = {fate.value: found[fate.value] for fate in Fate}
    click.echo(text.get("cli-tables-checked", {"all": sum(found.values()), **counts}))
    if found[Fate.STUCK.value]:
        ctx.exit(1)
