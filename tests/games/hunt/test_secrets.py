"""What must never reach a hunter: nothing of a view, an event, a question or a reason depends on it."""

from __future__ import annotations

import json
from typing import Any

import pytest

import westmarch
from westmarch.core.match import Match
from westmarch.core.random_play import Case
from westmarch.core.secrecy import check_non_interference, check_questions
from westmarch.games.hunt.shown.fields import FIELDS
from westmarch.testing import answer, play_blindly

from .table import frodo_at, sheet_to

SECRET = (
    "start",
    "record",
    "last",
    "journey",
    "gandalf",
    "deeds",
    "information",
    "live_information",
    "limit",
)


def everything(match: Match[Any], eyes: int | None) -> str:
    scene = match.game.shown.scene(match.setup, match.view(eyes)).as_data()
    events = [event.as_data() for _, event in match.events(eyes)]
    prompt = match.prompt
    asked = None if prompt is None else [prompt.seat, prompt.kind]
    return json.dumps([match.view(eyes), scene, events, asked])


@pytest.mark.parametrize("eyes", [None, 1, 2])
def test_two_ways_of_frodo_look_alike_to_hunters_and_spectators(eyes: int | None) -> None:
    seen = set()
    for entry in ("dot", "shire:9", "shire:11", "shire:19"):
        match = frodo_at("10", 1, players=3, companions={"frodo": "down"})
        answer(match, entry)
        seen.add(everything(match, eyes))
    assert len(seen) == 1


@pytest.mark.parametrize("part", ["1", "2"])
def test_a_hunter_sees_only_how_much_there_is(part: str) -> None:
    match = westmarch.new("hunt", 3, 2, {"part": part})
    play_blindly(match, 2, 60)
    if match.prompt is None:
        pytest.fail("over too soon to look at")
    for eyes in (None, 1, 2):
        view = match.view(eyes)
        for name in SECRET:
            assert set(view[name]) == {"count"}, name
        assert set(view["hand"]) == {"count"}
        for seat in (1, 2):
            assert isinstance(view["hands"][seat], list) == (seat == eyes)


def test_counts_of_secrets_are_constant_or_public() -> None:
    """Where the number itself would tell something, it is always one."""
    match = frodo_at("19", 2, info={"hidden": ["4", "7", "14", "18"]})
    view = match.view(1)
    assert view["record"] == {"count": view["track"]}
    for name in ("last", "start", "live_information", "seen_spells", "journeys_drawn", "limit"):
        assert view[name] == {"count": 1}, name


def test_passing_an_information_token_shows_nothing() -> None:
    record = sheet_to("23")
    seen = set()
    for hidden in (["23", "4"], ["7", "4"]):
        seen.add(everything(frodo_at("23", info={"hidden": hidden}), 1))
    assert len(seen) == 1
    assert record[-1] == "23"


def test_after_the_end_the_way_lies_open() -> None:
    match = frodo_at("53", 2, options={"part": "1"})
    answer(match, "shire:C")
    assert match.view(1)["record"][-1] == "C"
    assert match.view(None)["start"] == "1"


def test_every_field_of_the_state_is_declared() -> None:
    """What is not declared is never shown and never compared; only what can be worked out may be missing."""
    declared = {field.name for field in FIELDS}
    worked_out = {"board", "side", "players", "log", "given", "letter", "havens", "eye", "in_play", "face_up"}
    worked_out |= {"ask_abilities", "out_of_play", "looked_at", "cause", "drawing"}
    state = frodo_at("19").state
    assert set(type(state).__slots__) - declared == worked_out


@pytest.mark.parametrize("seed", [21, 22, 23])
@pytest.mark.parametrize(("players", "part"), [(5, "1"), (4, "2"), (3, "both")])
def test_several_hunters_with_hands_of_their_own(players: int, part: str, seed: int) -> None:
    case = Case("hunt", players, {"part": part}, seed)
    check_non_interference(case)
    check_questions(case)
