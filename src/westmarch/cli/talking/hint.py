"""``hint``: what search would answer, and its estimate for every option."""

from __future__ import annotations

from typing import Any

from rich.table import Table
from rich.text import Text as Line

from westmarch.bots.protocol import Advice
from westmarch.cli.problems import Problem
from westmarch.cli.screen import Screen
from westmarch.cli.talking.answers import Choice, choices
from westmarch.cli.talking.seats import advise
from westmarch.core.chance import CHANCE
from westmarch.core.match import Match
from westmarch.core.text import Text, slug

SECONDS = 1.5
BAR = 20
MOST = 8
"""Of more options only the best are listed."""


def show_hint(match: Match[Any], text: Text, screen: Screen) -> None:
    prompt = match.prompt
    assert prompt is not None
    if prompt.seat == CHANCE:
        raise Problem("hint_dice")
    if len(prompt.options) == 1:
        screen.say(text.get("cli-hint-only", {"option": text.option(prompt, prompt.options[0])}))
        return
    offered = choices(prompt, text)
    with screen.busy(text.get("cli-hint-thinking")):
        try:
            advice = advise(match, SECONDS)
        except Exception as error:
            raise Problem("hint_failed") from error
    best = next(choice for choice in offered if choice.option == advice.choice)
    screen.say(text.get("cli-hint", {"option": best.label, "n": advice.effort}), "bold")
    ranked = sorted(offered, key=lambda choice: (choice is not best, -_chance(advice, choice)))
    if len(ranked) > MOST:
        ranked = ranked[:MOST]
        for reason in _reasons(best, prompt.kind, text):
            screen.say(reason)
    if screen.drawn:
        screen.show(_table(ranked, advice))
    else:
        for choice in ranked:
            screen.say(f"  {_percent(advice, choice):>5}  {choice.number}) {choice.label}")


def _reasons(best: Choice, kind: str, text: Text) -> list[str]:
    """What the choice changes, and what to think of at this question."""
    guide = f"guide-{slug(kind)}"
    changes = [text.get("cli-hint-changes", {"outcomes": best.outcomes})] if best.outcomes else []
    return [*changes, *([text.get(guide)] if text.has(guide) else [])]


def _table(ranked: list[Choice], advice: Advice) -> Table:
    table = Table.grid(padding=(0, 1))
    for choice in ranked:
        full = round(max(_chance(advice, choice), 0) * BAR)
        best = choice.option == advice.choice
        table.add_row(
            "▶" if best else " ",
            Line(str(choice.number), "bold cyan"),
            _percent(advice, choice),
            Line("█" * full, "green").append("░" * (BAR - full), "dim"),
            choice.label,
            style="bold" if best else "",
        )
    return table


def _chance(advice: Advice, choice: Choice) -> float:
    return advice.chances.get(choice.option, -1.0)


def _percent(advice: Advice, choice: Choice) -> str:
    chance = _chance(advice, choice)
    return "?" if chance < 0 else f"{chance:.0%}"
