"""Every card has a test of its own, and its code; a name that is not in the tables is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from westmarch.games.smaug.cards.registry import ADVENTURES, HAND_CARDS, adventure, hand, unfinished
from westmarch.games.smaug.cards.verbs import nothing, somebody_can_go
from westmarch.games.smaug.ids import CARDS, SMAUG

TESTS = "".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py"))


@pytest.mark.parametrize("name", CARDS)
def test_a_card_is_tested(name: str) -> None:
    short = name.removeprefix("web_")
    assert f'"{name}"' in TESTS or f'"{short}"' in TESTS


def test_every_card_has_its_code() -> None:
    assert unfinished() == []
    assert HAND_CARDS.keys() & ADVENTURES.keys() == set()
    assert all(CARDS.index(name) in ADVENTURES for name in SMAUG)


def test_a_wrong_name_is_refused() -> None:
    with pytest.raises(LookupError, match="no card is called"):
        hand("smaugs_tooth", needs=somebody_can_go)(lambda s, seat, kind: nothing())
    with pytest.raises(LookupError, match="stands here twice"):
        adventure("longing")(ADVENTURES[CARDS.index("longing")])
