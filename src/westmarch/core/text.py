"""Keys and arguments become sentences here, from Fluent files in English, Russian and German.

A reference such as ``place:moria`` is a message ``place-moria``; its grammatical cases are
attributes of that message, taken by ``{ NAME($place, case: "gen") }``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from westmarch.core.errors import NoRules, WestmarchError
from westmarch.core.events import Event
from westmarch.core.game import Game
from westmarch.core.prompt import Prompt
from westmarch.core.rules import Reason
from westmarch.core.vocabulary import Option

LANGUAGES = ("en", "ru", "de")
SPOKEN_BY_ALL = "en"


class MissingText(LookupError):
    """No sentence for a key: a hole that the conformance battery finds."""


class Text:
    """All sentences of one game (or of the house alone) in one language."""

    def __init__(self, language: str, sources: Sequence[str]) -> None:
        self.language = language
        functions: dict[str, Any] = {"NAME": self._name}
        self._bundle = FluentBundle([language], use_isolating=False, functions=functions)
        for source in sources:
            self._bundle.add_resource(FluentResource(source), allow_overrides=True)

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def get(self, key: str, args: Mapping[str, Any] | None = None) -> str:
        """The sentence for a message id; MissingText if it or a variable is not there."""
        if not self.has(key):
            raise MissingText(f"{self.language}: no text for {key!r}")
        message = self._bundle.get_message(key)
        if message.value is None:
            raise MissingText(f"{self.language}: {key!r} has no value")
        return self._format(message.value, args, key)

    def event(self, event: Event) -> str:
        return self.get("event-" + slug(event.key), event.args)

    def prompt(self, prompt: Prompt) -> str:
        return self.get("prompt-" + slug(prompt.kind), prompt.args)

    def option(self, prompt: Prompt, option: Option) -> str:
        """The most particular text there is: for this option here, for its domain here, or its name."""
        kind = slug(prompt.kind)
        args = {"value": str(option), **prompt.option_args(option)}
        for key in (f"option-{kind}-{option.value}", f"option-{kind}-{option.domain}"):
            if self.has(key):
                return self.get(key, args)
        return self.name(str(option))

    def about(self, reason: Reason) -> str:
        """One thing worth knowing about something."""
        return self.get("about-" + slug(reason.key), reason.args)

    def parts(self, reference: str) -> dict[str, str]:
        """Everything a name carries besides itself: its grammatical cases, the text of a card."""
        key = slug(reference)
        if not self.has(key):
            return {}
        attributes = self._bundle.get_message(key).attributes
        return {part: self._format(pattern, None, key) for part, pattern in attributes.items()}

    def why(self, reason: Reason) -> str:
        """Why something cannot be chosen."""
        return self.get("why-" + slug(reason.key), reason.args)

    def outcome(self, reason: Reason) -> str:
        """What choosing an option surely changes."""
        return self.get("outcome-" + slug(reason.key), reason.args)

    def choice(self, option: str, value: str) -> str:
        """What a value of a game's option means; a value without words of its own stands for itself."""
        key = f"choice-{option}-{value}"
        return self.get(key) if self.has(key) else value

    def name(self, reference: str, case: str = "") -> str:
        """The name of a thing: ``place:moria`` or a plain word of the vocabulary."""
        key = slug(reference)
        if not self.has(key):
            raise MissingText(f"{self.language}: no name for {reference!r}")
        message = self._bundle.get_message(key)
        pattern = message.attributes.get(case) if case else None
        return self._format(pattern or message.value, None, key)

    def error(self, error: WestmarchError) -> str:
        """What was wrong, in the reader's language where there are words for all of it."""
        for key in (f"error-{error.key}-{error.variant}", f"error-{error.key}"):
            try:
                return self.get(key, error.details)
            except MissingText:  # no such sentence, or it speaks of an answer that names nothing
                continue
        return str(error)

    def _format(self, pattern: Any, args: Mapping[str, Any] | None, key: str) -> str:
        plain = {name: self._argument(value) for name, value in (args or {}).items()}
        sentence, errors = self._bundle.format_pattern(pattern, plain)
        if errors:
            raise MissingText(f"{self.language}: {key!r}: {errors[0]}")
        return str(sentence)

    def _argument(self, value: Any) -> Any:
        """Lists become enumerations of names; booleans become words that Fluent can select on."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, list | tuple):
            return ", ".join(self._listed(item) for item in value)
        return "" if value is None else value

    def _listed(self, item: Any) -> str:
        return self.name(item) if isinstance(item, str) and ":" in item else str(item)

    def seat(self, seat: int, players: int) -> str | None:
        """What a seat is called, where seats play parts of their own, with so many players."""
        for key in (f"seat-{players}-{seat + 1}", f"seat-{seat + 1}"):
            if self.has(key):
                return self.get(key)
        return None

    def _name(self, reference: Any, case: Any = "") -> str:
        text = str(reference)
        return self.name(text, str(case)) if ":" in text else text


def slug(key: str) -> str:
    """A key as a Fluent identifier."""
    return key.replace(".", "-").replace(":", "-")


@cache
def house_source(language: str) -> str:
    return (resources.files("westmarch") / "locale" / f"{language}.ftl").read_text("utf-8")


def browser_source(language: str) -> str:
    """The house's words without those that only the terminal says."""
    return re.sub(r"^cli-.*\n(?:[ }].*\n)*", "", house_source(language), flags=re.MULTILINE)


def game_source(language: str, game: Game[Any]) -> str:
    """The game's own words; a game that lacks the language speaks English."""
    try:
        return game.locale(language)
    except OSError:
        return game.locale(SPOKEN_BY_ALL)


def rules_digest(language: str, game: Game[Any]) -> str:
    """The rules in brief, in English where the game lacks the language; NoRules where it has none."""
    for spoken in (language, SPOKEN_BY_ALL):
        try:
            return game.digest(spoken)
        except OSError:
            continue
    raise NoRules(game.id)


@cache
def text_for(language: str, game: Game[Any] | None = None) -> Text:
    """The sentences of the house and of one game."""
    if language not in LANGUAGES:
        raise WestmarchError(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    sources = [house_source(language)]
    if game is not None:
        sources.append(game_source(language, game))
    return Text(language, sources)
