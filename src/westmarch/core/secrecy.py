"""The part of the battery about secrets: what a seat cannot know changes nothing that it can see.

A world is the match with all that somebody cannot know dealt again; who does not know it must not be
able to tell it from the true one, neither now nor by how both go on.
"""

from __future__ import annotations

import json
import random
from typing import Any

from westmarch.core.chance import CHANCE
from westmarch.core.events import Event, Trail
from westmarch.core.match import Match
from westmarch.core.random_play import Case, first_offers, start, stride, walk
from westmarch.core.registry import find_game

Eyes = int | None
"""A seat, or None for a spectator."""
FARTHER = 6
"""Questions for which two worlds are played on together."""
WORLDS = 4
"""Other worlds held against the true one where a new answer is offered; one, where it names but a place."""


def check_non_interference(case: Case) -> None:
    """Dealing again what a seat cannot know changes nothing that it, or a spectator, sees."""
    for step, match in enumerate(walk(start(case), case.seed, stride(case, 3, 40))):
        truth = {eyes: seen(match, eyes) for eyes in (None, *range(case.players))}
        for seat in range(case.players):
            twin = match.imagine(seat, step * 31 + seat)
            for eyes in (seat, None):
                assert seen(twin, eyes) == truth[eyes], (
                    f"seat {seat} could tell a re-dealt match from the true one"
                )
            twin.game.invariants(twin.state)
            if step % 20 == 0:
                for _ in walk(twin.fork(quiet=True), seat, every=1000):
                    pass


def seen(match: Match[Any], seat: int | None) -> str:
    """All that reaches a seat: its view, what is drawn of it, its events, its prompt."""
    view = match.view(seat)
    prompt = match.prompt
    asked: list[Any] | None = None if prompt is None else [prompt.seat, prompt.kind]
    if prompt is not None and prompt.seat == seat:
        asked = [prompt.as_data(), _reasons(match)]
    events = [(number, event.as_data()) for number, event in match.events(seat)]
    scene = match.game.shown.scene(match.setup, view).as_data()
    outlook = [reason.as_data() for reason in match.outlook(seat)]
    return json.dumps([view, scene, asked, events, outlook], sort_keys=True)


def _reasons(match: Match[Any]) -> list[Any]:
    """All that the asked seat can learn by asking for reasons and consequences."""
    prompt = match.prompt
    assert prompt is not None
    outcomes = [[reason.as_data() for reason in prompt.foretell(option)] for option in prompt.options]
    refusals = [match.why_not(option) for option in match.game.vocabulary.options]
    return [outcomes, [reason and reason.as_data() for reason in refusals]]


def check_questions(case: Case) -> None:
    """Worlds go on alike with the same answers until something is revealed: to every seat and to a
    spectator the same questions are put to the same seats, and the same is told and shown."""
    rng = random.Random(case.seed)
    setup = start(case).setup
    places = {
        place.name for atlas in find_game(case.game).shown.atlases(setup.content) for place in atlas.places
    }
    for match, code in first_offers(case, matches=4):
        worlds = 1 if match.game.vocabulary.options[code] in places else WORLDS
        for eyes in (None, *range(case.players)):
            for world in range(worlds):
                _go_along(_afresh(match.fork()), _world(match, eyes, world), eyes, code, rng)


def _world(match: Match[Any], eyes: Eyes, seed: int) -> Match[Any]:
    """A match that these eyes cannot tell from this one; a spectator knows of nobody's secrets."""
    for seat in range(match.setup.players) if eyes is None else (eyes,):
        match = match.imagine(seat, seed)
    return _afresh(match)


def _afresh(match: Match[Any]) -> Match[Any]:
    """Its dice are answered here, so that they can fall alike in two worlds; its story begins here."""
    match._chance = None
    if match._memory is not None:
        match._memory.events = Trail()
    return match


def _go_along(true: Match[Any], twin: Match[Any], eyes: Eyes, first: int, rng: random.Random) -> None:
    """Answer both alike, ``first`` so, as long as that is possible and nothing is revealed."""
    who = "a spectator" if eyes is None else f"seat {eyes}"
    for step in range(FARTHER):
        asked, other = _asked(true), _asked(twin)
        assert asked == other, f"{who} could tell by the questions: {other} instead of {asked}"
        if asked is None or not _answer_alike(true, twin, rng, None if step else first):
            break
        if _revealed(true.events(eyes), twin.events(eyes), true.game.keys.findings):
            twin.game.invariants(twin.state)
            return
    twin.game.invariants(twin.state)
    assert twin.view(eyes) == true.view(eyes), f"{who} could tell by what is shown at {asked}"


def _revealed(
    true: list[tuple[int, Event]], twin: list[tuple[int, Event]], findings: tuple[str, ...]
) -> bool:
    """Whether something was told that tells the worlds apart; then it must be marked as a reveal.

    Both are told the same kind of thing: where one is asked and the other goes on, that is a leak of its own,
    unless what came is a finding.
    """
    for number in range(max(len(true), len(twin))):
        events = [told[number][1] for told in (true, twin) if number < len(told)]
        if len(events) < 2 or events[0].as_data() != events[1].as_data():
            assert any(event.reveals for event in events), f"{events} tells a secret but reveals nothing"
            alike = len(events) == 2 and events[0].key == events[1].key
            found = any(event.key in findings for event in events)
            assert alike or found, f"that {events} came in one world only tells a secret"
            return True
    return False


def _asked(match: Match[Any]) -> tuple[int, str, int] | None:
    """What everybody knows of a question: who is asked what, or how many dice are thrown."""
    if match.question is None:
        return None
    seat, kind, _ = match.question
    return seat, kind, len(match.codes) if seat == CHANCE else 0


def _answer_alike(true: Match[Any], twin: Match[Any], rng: random.Random, code: int | None) -> bool:
    """Give both the same answer (any, if it is not given); False where the other world does not offer it."""
    question = true.question
    assert question is not None
    if question[0] == CHANCE:
        dice: Any = true.codes
        others: Any = twin.codes
        outcome = [rng.choice(die) for die in dice]
        if any(code not in die for code, die in zip(outcome, others, strict=True)):
            return False
        for match in (true, twin):
            match.roll(outcome)
        return True
    if code is None:
        code = rng.choice(true.codes)
    if code not in twin.codes:
        return False
    for match in (true, twin):
        match.advance(code)
    return True
