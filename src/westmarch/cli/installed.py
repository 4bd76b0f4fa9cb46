"""The games of this installation as commands list them, and extras that may be missing from it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import click

from westmarch.cli.problems import Problem
from westmarch.core.game import Game


def usable_games(language: str) -> list[Game[Any]]:
    """All games but the broken ones, of which each is told in a line on stderr."""
    from westmarch.core.catalogue import catalogue
    from westmarch.core.text import text_for

    games, broken = catalogue(language)
    for error in broken:
        click.echo(f"westmarch: {text_for(language).error(error)}", err=True)
    return games


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Imports that an extra of the package brings along: one line tells what to install."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("westmarch"):
            raise
        package = error.name.partition(".")[0]
        if package != error.name and package in sys.modules:  # there, but without what we need of it
            raise Problem("old_extra", package=package, module=error.name, extra=extra) from None
        raise Problem("missing_extra", package=package, extra=extra) from None
