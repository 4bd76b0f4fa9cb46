"""Every sentence that terminal and server say is there in every language, and none is there for nothing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import westmarch
from westmarch.cli.talking.requests import COMMANDS
from westmarch.core.errors import LetterError, WestmarchError
from westmarch.core.text import LANGUAGES, house_source, text_for
from westmarch.server.refusal import STATUS

SOURCES = "\n".join(
    path.read_text("utf-8")
    for folder in ("cli", "core", "server")
    for path in sorted((Path(westmarch.__file__).parent / folder).rglob("*.py"))
)


def used() -> set[str]:
    """Messages that the sources name."""
    keys = set(re.findall(r"[\"'](cli-[a-z-]+)[\"']", SOURCES))
    keys |= {f"cli-{part}-{name}" for part in ("words", "help") for name in COMMANDS}
    keys |= {f"error-{key}" for key in re.findall(r'Problem\(\s*"(\w+)"', SOURCES)}
    keys |= {f"error-record-{fault}" for fault in re.findall(r'RecordError\(\s*"(\w+)"', SOURCES)}
    keys |= {f"error-letter-{fault}" for fault in LetterError.FAULTS}
    keys |= {f"error-{key}" for key in re.findall(r'(?:Refused|clean_line)\([^"\n]*"(\w+)"', SOURCES)}
    keys |= {f"error-{key}" for key in STATUS}
    return keys | {"error-bad_file", "error-cut_short"}


def errors(kind: type[WestmarchError] = WestmarchError) -> set[str]:
    """Keys of all errors of the engine."""
    found = {kind.key} if kind.__module__ == "westmarch.core.errors" else set()
    return found.union(*map(errors, kind.__subclasses__()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_said_has_a_text(language: str) -> None:
    text = text_for(language)
    wanted = used() | {f"error-{key}" for key in errors() - {"generic"}}
    assert [key for key in sorted(wanted) if not text.has(key)] == []


def test_no_text_is_left_over() -> None:
    known = set(re.findall(r"^((?:cli|error)-[\w-]+) =", house_source("en"), re.MULTILINE))
    assert sorted(known - used() - {f"error-{key}" for key in errors()}) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_means_one_command(language: str) -> None:
    text = text_for(language)
    words = [word for name in COMMANDS for word in {name, *text.get(f"cli-words-{name}").split()}]
    assert len(words) == len(set(words))
