"""``westmarch rules``: a game's rules in brief; in play, the section that explains what is asked."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

import click
from rich.text import Text as Line

from westmarch.cli.language import language_option
from westmarch.cli.screen import Screen
from westmarch.core.registry import find_game, game_ids
from westmarch.core.text import Text, rules_digest

_COMMENT = re.compile(r"<!--.*?-->\n?", re.DOTALL)
_HEADING = re.compile(r"^## (?P<title>.+)\n(?:<!-- for:(?P<kinds>[^>]*)-->)?", re.MULTILINE)
WIDEST = 96


@dataclass(frozen=True)
class Section:
    title: str
    kinds: tuple[str, ...]
    """Prompts that it explains."""
    source: str


def sections(digest: str) -> list[Section]:
    found = list(_HEADING.finditer(digest))
    ends = [heading.start() for heading in found[1:]] + [len(digest)]
    return [
        Section(heading["title"], tuple((heading["kinds"] or "").split()), digest[heading.start() : end])
        for heading, end in zip(found, ends, strict=False)  # a short digest may have no heading at all
    ]


def show_markdown(screen: Screen, source: str) -> None:
    source = _COMMENT.sub("", source).strip()
    if screen.drawn:
        from rich.markdown import Markdown

        screen.console.print(Markdown(source), width=min(screen.width, WIDEST))
    else:
        screen.say(source)


def markdown_lines(screen: Screen, source: str) -> list[Line]:
    """The same as lines, for pages."""
    source = _COMMENT.sub("", source).strip()
    if not screen.drawn:
        return [Line(line) for line in source.splitlines()]
    from rich.markdown import Markdown

    options = screen.console.options.update(width=min(screen.width, WIDEST))
    rows = screen.console.render_lines(Markdown(source), options, pad=False)
    return [Line.assemble(*[(part.text, part.style or "") for part in row]) for row in rows]


def sections_text(found: Sequence[Section], text: Text) -> str:
    titles = " · ".join(f"{number} {section.title}" for number, section in enumerate(found, 1))
    return text.get("cli-sections", {"titles": titles, "last": len(found)})


@click.command()
@click.argument("game", required=False)
@language_option
@click.option("--plain", is_flag=True, help="Markdown source, no colours.")
def rules(game: str | None, language: str, plain: bool) -> None:
    """Print the rules of GAME in brief, in our own words.

    \b
    westmarch rules mordor
    westmarch rules mordor --lang de
    westmarch rules mordor > mordor.md      Markdown

    While you play, `rules` shows the part that explains the present question.
    """
    show_markdown(Screen(plain), rules_digest(language, find_game(game or game_ids()[0])))
