"""Which language to speak: ``--lang``, else what the environment says, else English."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any, TypeVar

import click

from westmarch.cli.problems import Problem

_KEY = "westmarch.language"
Command = TypeVar("Command", bound=Callable[..., Any])


def default_language() -> str:
    """The language of the environment, where we speak it."""
    from westmarch.core.text import LANGUAGES

    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            return value[:2].lower() if value[:2].lower() in LANGUAGES else "en"
    return "en"


def check_language(value: str) -> str:
    """``ru``, ``RU`` or ``ru_RU.UTF-8``; anything else is a Problem."""
    from westmarch.core.text import LANGUAGES

    language = value.strip().lower().partition(".")[0].replace("-", "_").partition("_")[0]
    if language not in LANGUAGES:
        raise Problem("unknown_language", language=value, known=list(LANGUAGES))
    return language


def language_option(command: Command) -> Command:
    """``--lang``, read before all else so that complaints about the rest are in that language."""
    return click.option(
        "--lang",
        "language",
        metavar="en|ru|de",
        is_eager=True,
        callback=_choose,
        help="Language; by default that of your environment ($LANG).",
    )(command)


def _choose(ctx: click.Context, _: click.Parameter, value: str | None) -> str:
    language = default_language() if value is None else check_language(value)
    ctx.meta[_KEY] = language
    return language


def chosen_language(ctx: click.Context) -> str:
    language: str = ctx.meta.get(_KEY) or default_language()
    return language
