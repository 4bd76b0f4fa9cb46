"""``westmarch serve``: tables for friends, bots and browsers."""

from __future__ import annotations

from pathlib import Path

import click

from westmarch.cli.installed import needs
from westmarch.cli.language import language_option
from westmarch.cli.problems import BadFile
from westmarch.cli.saves import data_folder
from westmarch.core.text import text_for

LEVELS = ("critical", "error", "warning", "info", "debug")


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on.")
@click.option("--port", default=8000, show_default=True, type=click.IntRange(0, 65535))
@click.option(
    "--database-url",
    envvar="WESTMARCH_DATABASE_URL",
    help="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME; left out: a file in the data folder.",
)
@click.option("--jobs", default=1, show_default=True, type=click.IntRange(1), help="Processes for search.")
@click.option(
    "--secret-file",
    type=click.Path(path_type=Path),
    help="Signs the visitors' cookies; left out: server.secret in the data folder, made if missing.",
)
@click.option("--log-level", default="warning", show_default=True, type=click.Choice(LEVELS))
@click.option("--origin", "origins", multiple=True, help="Another origin that may act; repeatable.")
@click.option(
    "--trusted-proxies",
    default="",
    envvar="WESTMARCH_TRUSTED_PROXIES",
    help="Addresses or networks whose X-Forwarded headers are believed, such as 127.0.0.1; left out: none.",
)
@click.option(
    "--metrics",
    default="local",
    show_default=True,
    type=click.Choice(("local", "all", "off")),
    help="Who may see /metrics: callers on this machine, all, or nobody.",
)
@click.option(
    "--tidy-days",
    type=click.IntRange(1, 36500),
    envvar="WESTMARCH_TIDY_DAYS",
    help="Once a day, remove tables at which nothing has happened for so many days; left out: never.",
)
@click.option("--tidy-over", is_flag=True, help="With --tidy-days: also tables whose match is over.")
@click.option(
    "--rate-factor",
    default=1.0,
    show_default=True,
    type=click.FloatRange(0.01),
    help="Multiplies all rate limits; for load tests.",
)
@click.option(
    "--game", "games", multiple=True, metavar="MODULE:NAME", help="Also serve your own game; repeatable."
)
@language_option
def serve(
    host: str,
    port: int,
    database_url: str | None,
    jobs: int,
    secret_file: Path | None,
    log_level: str,
    origins: tuple[str, ...],
    trusted_proxies: str,
    metrics: str,
    tidy_days: int | None,
    tidy_over: bool,
    rate_factor: float,
    games: tuple[str, ...],
    language: str,
) -> None:
    """Serve tables to browsers: against friends, bots, live or over days.

    \b
    westmarch serve                                 http://127.0.0.1:8000
    westmarch serve --host 0.0.0.0 --port 80        for everybody who can reach this machine
    westmarch serve --database-url postgresql://westmarch@localhost/westmarch

    docs/running.md tells how to run it behind a proxy, and how to keep backups.
    """
    with needs("server"):
        from westmarch.server.app import create_app
        from westmarch.server.edge.serving import listen, proxies_in, secret_in
        from westmarch.server.edge.serving import serve as run
        from westmarch.server.settings import Settings

    listening = listen(host, port)
    folder = data_folder()
    try:
        secret = secret_in(secret_file or folder / "server.secret")
        if database_url is None:
            folder.mkdir(0o700, parents=True, exist_ok=True)  # it will hold the seeds of running matches
            database_url = f"sqlite:///{folder / 'server.sqlite'}"
    except OSError as error:
        raise BadFile(str(error.filename), error.strerror or str(error)) from None
    proxies = proxies_in(trusted_proxies)
    settings = Settings(
        database_url,
        secret,
        jobs,
        games,
        origins,
        metrics=metrics,
        trusted_proxies=proxies,
        tidy_days=tidy_days,
        tidy_over=tidy_over,
    ).at_rates(rate_factor)
    app = create_app(settings)
    shown = f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{listening.getsockname()[1]}/"
    click.echo(text_for(language).get("cli-serving", {"address": address}))
    run(app, settings, listening, log_level)
