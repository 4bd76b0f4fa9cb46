"""What a player may type besides an answer: undo, hint, why, map, rules, log, save and others.

Every command has its English name and words of the player's language (``cli-words-...``).
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from rich.text import Text as Line

from westmarch.cli.commands.rules import markdown_lines, sections, sections_text
from westmarch.cli.drawing.story import tell, turns
from westmarch.cli.language import check_language
from westmarch.cli.problems import Problem
from westmarch.cli.saves import save_as
from westmarch.cli.talking.answers import choices, read_thing
from westmarch.cli.talking.geography import path, show_map
from westmarch.cli.talking.hint import show_hint
from westmarch.cli.talking.lookup import card, hand, table, what, where
from westmarch.cli.talking.undo import take_back
from westmarch.core.chance import CHANCE
from westmarch.core.text import Text, rules_digest, text_for
from westmarch.core.view import has_secrets

if TYPE_CHECKING:
    from westmarch.cli.talking.session import Session

Command = Callable[["Session", str], bool]
"""Takes the rest of the line; True means that the table should be shown again."""


class Quit(Exception):
    """The player leaves; the match is kept."""


def find_command(line: str, text: Text) -> Callable[[Session], bool] | None:
    """The command that a line begins with, or None."""
    word, _, rest = line.strip().partition(" ")
    for name, command in COMMANDS.items():
        if word.casefold() in (name, *words_for(name, text)):
            if rest.strip() and name not in TAKE_ARGUMENT:
                return None
            return partial(_call, command, rest.strip())
    return None


def _call(command: Command, rest: str, session: Session) -> bool:
    return command(session, rest)


def words_for(name: str, text: Text) -> list[str]:
    return text.get(f"cli-words-{name}").split()


def undo(session: Session, _: str) -> bool:
    """Take back one answer: the asked player's, or where nothing is secret the last one's."""
    prompt = session.match.prompt
    asked = prompt is not None and prompt.seat in session.humans
    seats = [prompt.seat] if session.secrets and asked and prompt is not None else session.humans
    session.match, answer = take_back(session.match, session.humans, seats, session.content)
    session.keep()
    events = session.match.events
    session.seen = {viewer: min(seen, len(events(viewer))) for viewer, seen in session.seen.items()}
    session.notices.append(session.text.get("cli-taken-back", {"answer": session.text.name(answer)}))
    return True


def save(session: Session, name: str) -> bool:
    if name:
        path = str(save_as(session.match, name))
    elif session.saver.path is not None:
        path = str(session.saver.path)
    else:
        raise Problem("save_where")
    session.screen.say(session.text.get("cli-saved", {"path": path}))
    return False


def hint(session: Session, _: str) -> bool:
    show_hint(session.match, session.text, session.screen)
    return False


def why(session: Session, wanted: str) -> bool:
    """Why something on the table cannot be chosen now."""
    prompt, text = session.match.prompt, session.text
    if prompt is None or not wanted:
        raise Problem("why_what", example=text.name(session.match.game.vocabulary.options[0]))
    offered = choices(prompt, text)
    meant = read_thing(wanted, offered, session.match.game.vocabulary, text)
    reason = session.match.why_not(meant)
    if reason is not None:
        session.screen.say(text.why(reason))
        return False
    choice = next(choice for choice in offered if choice.option == meant)
    what = " – ".join(part for part in (choice.label, choice.outcomes) if part)
    session.screen.say(text.get("cli-why-can", {"option": what}))
    return False


def rules(session: Session, wanted: str) -> bool:
    """The section for what is asked now; ``rules all`` and ``rules 3`` show others."""
    screen, text = session.screen, session.text
    digest = rules_digest(text.language, session.match.game)
    found = sections(digest)
    prompt = session.match.prompt
    if wanted.isdecimal() and 1 <= int(wanted) <= len(found):
        session.page(markdown_lines(screen, found[int(wanted) - 1].source))
    elif not found or wanted.casefold() in ("all", *text.get("cli-words-all").split()):
        session.page(markdown_lines(screen, digest))
    elif wanted:
        raise Problem("no_such_section", section=wanted, last=len(found))
    else:
        here = [section for section in found if prompt is not None and prompt.kind in section.kinds]
        lines = [line for section in here for line in markdown_lines(screen, section.source)]
        session.page([*lines, Line(sections_text(found, text), "dim")])
    return False


def log(session: Session, wanted: str) -> bool:
    """All that happened, turn by turn; ``log 3`` is the third turn only."""
    events = session.match.events(session.viewer)
    found = turns(events, session.text, session.match.game.keys.paragraphs)
    if wanted:
        headed = [turn for turn in found if turn[0]]
        if not wanted.isdecimal() or not 1 <= int(wanted) <= len(headed):
            raise Problem("no_such_turn", turn=wanted, last=len(headed))
        found = [headed[int(wanted) - 1]]
    lines: list[Line] = []
    for heading, paragraphs in found:
        lines += [Line(heading, "bold")] if heading else []
        indent = "  " if heading else ""
        lines += [Line(indent + sentence) for paragraph in paragraphs for sentence in paragraph]
    session.pages.latest(lines, session.screen, session.text)
    return False


def last(session: Session, _: str) -> bool:
    """What was new when something last was."""
    since = session.latest.get(session.viewer, 0)
    events = [(number, event) for number, event in session.match.events(session.viewer) if number >= since]
    lines: list[Line] = []
    for paragraph in tell(events, 0, session.text, session.match.game.keys.paragraphs):
        lines += [
            Line(f"{'' if number == 0 else '  '}{sentence}")
            for number, (sentence, _new) in enumerate(paragraph)
        ]
    session.page(lines or [Line(session.text.get("cli-no-news"))])
    return False


def more(session: Session, _: str) -> bool:
    """The next page of what was shown, or else of the options."""
    return session.pages.more(session.screen, session.text)


def position(session: Session, _: str) -> bool:
    """The position as data, ready for ``--scenario``; where there are secrets, what the player may know."""
    match = session.match
    secret = has_secrets(match.game.fields)
    back, data = (0, match.view(session.viewer)) if secret else match.last_position()
    if back:
        session.screen.say(session.text.get("cli-position-earlier", {"n": back}))
    lines = [f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in data.items()]
    session.screen.say("{\n" + ",\n".join(lines) + "\n}")
    return False


def lang(session: Session, wanted: str) -> bool:
    session.text = text_for(check_language(wanted), session.match.game)
    return True


def show_help(session: Session, _: str) -> bool:
    screen, text = session.screen, session.text
    prompt = session.match.prompt
    several = prompt is not None and prompt.seat != CHANCE and len(prompt.options) > 1
    lines = [Line(text.get("cli-help-answer"))]
    if several:
        lines.append(Line(text.get("cli-help-several")))
    for name in _commands(session):
        words = " / ".join(dict.fromkeys((name, *words_for(name, text))))
        lines.append(Line(f"  {words}: {text.get(f'cli-help-{name}')}"))
    scene = session.scene()
    signs = session.look(scene).legend(scene)
    if signs and not scene.has_detail:
        lines.append(Line(text.get("cli-legend", {"signs": signs})))
    if screen.drawn:
        session.page(lines)
    else:
        for line in lines:
            screen.say(line)
    return False


def _commands(session: Session) -> list[str]:
    """The commands that make sense in this game."""
    detail, cards = session.scene().has_detail, "card" in session.match.game.vocabulary.domains
    useless = set() if session.scene().map is not None else {"map", "path"}
    useless |= (set() if cards else {"hand", "card"}) | (set() if detail else {"table", "more", "where"})
    return [name for name in COMMANDS if name not in useless]


def leave(session: Session, _: str) -> bool:
    raise Quit


COMMANDS: dict[str, Command] = {
    "undo": undo,
    "hint": hint,
    "why": why,
    "table": table,
    "map": show_map,
    "what": what,
    "where": where,
    "path": path,
    "hand": hand,
    "card": card,
    "last": last,
    "more": more,
    "rules": rules,
    "log": log,
    "position": position,
    "save": save,
    "lang": lang,
    "help": show_help,
    "quit": leave,
}
TAKE_ARGUMENT = ("why", "map", "what", "where", "path", "card", "rules", "log", "save", "lang")
