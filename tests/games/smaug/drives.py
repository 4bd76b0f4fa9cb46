"""How every card of The Desolation of Smaug comes into play, and every other kind of question."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import westmarch
from questions import Drive, Drives, bring
from westmarch import Match
from westmarch.games.smaug.ids import ADVENTURES, CARDS, ENEMIES, SMAUG, STRENGTH, WEBS

from .kit import answer, march, smaug

PLAYED = ("cards.play", "fight.cards", "smaug.treasure")
DRAWN = ("adventure.draw", "draw.card")
"""Questions at which a card is played, and at which chance brings one."""
WALKS = 6
HELP = ("dwarf_ori", "dwarf_dori", "dwarf_balin", "ally_beorn", "dwarf_dwalin")
"""With whom most sums can be made."""


def subject(match: Match[Any]) -> str:
    s = match.state
    number = s.playing if s.playing >= 0 else s.meets
    return CARDS[number] if number >= 0 else ""


def positions_for(card: str) -> Iterator[Callable[[], Match[Any]]]:
    """Where this card is met, drawn, or held by two who stand together."""
    mirkwood = {"march": {"blue": ["5"]}, "pieces": {"blue": [10, 2], "green": [15, 10]}}
    erebor = {"march": {"blue": ["5"]}, "pieces": {"blue": [36, 32], "green": [41, 32]}, "key_open": True}
    if card in (*WEBS, *ADVENTURES, *ENEMIES):
        for place in (mirkwood, erebor):
            for open_hands in ({}, {"hands_open": True}):
                yield lambda place=place, more=open_hands: smaug(
                    **place, **more, blue=list(HELP), green=["ally_bard"]
                )
    elif card in SMAUG:
        three = {"players": ["blue", "green", "red"], "blue": ["treasure_2", "dwarf_ori"]}
        yield lambda: smaug(step="draw", smaug=40, key_open=True, pieces={"blue": [36, 32]}, **three)
        yield lambda: smaug(**erebor, **three)
    elif card in STRENGTH:
        others = [name for name in HELP if name != card]
        for place in (mirkwood, erebor):
            yield lambda place=place: smaug(**place, blue=[card, *others[:4]], green=["ally_bard"])
    else:
        for at in (10, 19, 40):
            yield lambda at=at: smaug(
                step="cards",
                bilbo=at,
                smaug=40,
                key_open=True,
                pieces={"blue": [at, 2], "green": [18, 20]},
                blue=[card, "ally_bard", "dwarf_dori"],
            )


def cards() -> Iterator[Drive]:
    for card in CARDS:
        kinds = DRAWN if card in (*WEBS, *ADVENTURES, *ENEMIES, *SMAUG) else PLAYED
        tries = ((make, seed) for make in positions_for(card) for seed in range(WALKS))
        found = (match for make, seed in tries if bring((match := make()), f"card:{card}", kinds, seed, 12))
        for match in islice(found, 2):
            yield Drive(card, match, 20)


def others() -> Iterator[Drive]:
    """What no card asks for: set-up, marches, trades, drawing, the dragon."""
    for options in ({"first": "random"}, {"hands": "open"}):
        yield Drive("set-up", westmarch.new("smaug", 4, options=options, chance="ask"), 60)
    for step in ("march", "cards", "draw"):
        together = {"blue": [15, 20], "green": [15, 20]}
        for open_hands in ({}, {"hands_open": True}):
            match = smaug(
                step=step, pieces=together, blue=["bilbo_5", "treasure_2"], green=["treasure_3"], **open_hands
            )
            yield Drive(step, match, 40)

    caught = {"step": "cards", "pieces": {"blue": [16, 2]}, "caught": ["blue:16"]}
    yield Drive("web", smaug(**caught, blue=["ally_bard", "ally_beorn", "dwarf_fili", "dwarf_balin"]), 20)
    yield Drive("gandalf", smaug(step="cards", gandalf=2, blue=["gandalf_1"]), 20)
    yield Drive(
        "joins", smaug(step="cards", pieces={"blue": [3, 4], "green": [6, 9]}, blue=["dwarf_way"]), 20
    )
    halls = {"pieces": {"blue": [36, 32]}, "key_open": True, "smaug": 41, "march": {"blue": ["5"]}}
    for step in (1, 4, 7):
        match = smaug(**halls, gandalf=step, blue=["ally_bard", "dwarf_fili"])
        march(match, "5", "blue_1", 41)
        yield Drive("dragon", match, 20)
        answer(match, "card:ally_bard", "card:dwarf_fili")
        yield Drive("push", match, 6)


def positions() -> Iterator[Drive]:
    yield from others()
    yield from cards()


DRIVES = Drives(subject, positions, frozenset(CARDS))
