"""Two people at one screen in a game with secrets: a curtain between them, and nobody's hand is shown."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from cli.terminal import kept, load, run, typed
from toys.riddles import Riddles
from westmarch.core.registry import register, unregister
from westmarch.core.text import text_for
from westmarch.core.view import Sees

CURTAIN = "Pass the screen to player {}, who then presses Enter."


@pytest.fixture(autouse=True)
def riddles() -> Iterator[None]:
    register("riddles", Riddles)
    yield
    unregister("riddles")


def test_a_curtain_between_people() -> None:
    output = run(
        "play", "riddles", "--seats", "human,human", "--seed", "1", typed=typed("", "1", "", "1")
    ).output
    parts = re.split("Pass the screen to player", output)
    assert len(parts) == 4
    hands = [set(re.findall(r"You draw (\d)", part)) for part in parts]
    assert hands[0] == set()
    assert len(hands[1]) == 3
    assert len(hands[2]) == 3
    assert not hands[1] & hands[2]


def test_no_curtain_for_one_person() -> None:
    output = run("play", "riddles", "--seats", "human,bot:random", "--seed", "1", typed="1\n").output
    assert "Pass the screen" not in output


def test_undo_does_not_reach_over_the_curtain(home: Path) -> None:
    output = run(
        "play", "riddles", "--seats", "human,human", "--seed", "1", typed=typed("", "1", "", "undo")
    ).output
    assert "This cannot be taken back: somebody else has answered since." in output
    assert load(kept(home)).record().entries[-1][0] == 0


def test_the_position_shows_only_what_the_player_may_know() -> None:
    output = run("play", "riddles", "--seats", "human,bot:random", "--seed", "1", typed="position\n").output
    assert '"deck": {"count": 3}' in output
    assert re.search(r'"hands": \[\[.*\], \{"count": 3\}\]', output)


class OpenRiddles(Riddles):
    """Riddles with all cards face up."""

    id = "open_riddles"
    fields = tuple(replace(field, sees=Sees.ALL, plain=field.truth) for field in Riddles.fields)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "this is the position one entry ago"),
        ("ru", "Это позиция 1 запись назад"),
        ("de", "die Stellung vor einem Eintrag"),
    ],
)
def test_in_the_middle_of_a_rule_the_position_is_an_earlier_one(language: str, said: str) -> None:
    register("open_riddles", OpenRiddles)
    try:
        word = text_for(language).get("cli-words-position").split()[0]
        arguments = ("open_riddles", "--seats", "human,human", "--seed", "1", "--lang", language)
        output = run("play", *arguments, typed=typed("1", word)).output
    finally:
        unregister("open_riddles")
    assert said in output
    assert re.search(r'"hands": \[\[("\d", ){2}"\d"\], \[("\d", ){2}"\d"\]\]', output), "before the round"


def test_a_replay_by_seat(home: Path) -> None:
    run("play", "riddles", "--seats", "bot:random,bot:random", "--seed", "1")
    file = str(kept(home))
    assert "You draw" not in run("replay", file).output
    one, two = (run("replay", file, "--seat", str(seat)).output for seat in (1, 2))
    assert set(re.findall(r"You draw \d", one)).isdisjoint(re.findall(r"You draw \d", two))
