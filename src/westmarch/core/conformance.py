"""The battery that every registered game must pass, with every option.

Each check plays random matches through the public verbs and raises AssertionError with what it
saw. `westmarch.pytest_conformance` runs them all for every game by pytest.
"""

from __future__ import annotations

import json
import pickle
import random
from collections.abc import Iterator
from copy import copy, deepcopy
from dataclasses import replace
from typing import Any

from westmarch.core import random_play
from westmarch.core.chance import CHANCE
from westmarch.core.errors import IllegalAnswer, MatchOver, UnwritablePosition
from westmarch.core.form_checks import check_forms
from westmarch.core.game import Game
from westmarch.core.match import Match
from westmarch.core.random_play import Case, Check, cases, start, stride, walk
from westmarch.core.record import parse_record
from westmarch.core.registry import find_game
from westmarch.core.replaying import replay, verify
from westmarch.core.secrecy import check_non_interference, check_questions
from westmarch.core.text import LANGUAGES, Text, text_for

__all__ = ["CHECKS", "Case", "Check", "cases"]


def check_prompts(case: Case) -> None:
    """A prompt has options, each once, from the vocabulary; asking for it changes nothing."""
    for match in walk(start(case), case.seed, stride(case, 1, 500)):
        before = match.game.invariants, match.digest()
        prompt = match.prompt
        if prompt is None:
            continue
        assert prompt.options, f"{prompt.kind}: no options"
        assert len(set(prompt.options)) == len(prompt.options), f"{prompt.kind}: an option twice"
        assert 0 <= prompt.seat < case.players, f"{prompt.kind}: seat {prompt.seat}"
        assert prompt.kind in match.game.keys.prompts, f"{prompt.kind} is not in prompt_kinds"
        first = json.dumps(prompt.as_data(), sort_keys=True)
        match._prompt = None
        again = match.prompt
        assert again is not None
        assert json.dumps(again.as_data(), sort_keys=True) == first, f"{prompt.kind} changes when asked twice"
        match._prompt = None
        assert match.digest() == before[1], f"asking {prompt.kind} changed the match"


def check_illegal_answers(case: Case) -> None:
    """Whatever is not offered is refused and changes nothing."""
    for match in walk(start(case), case.seed, stride(case, 5, 100)):
        before = match.digest()
        offered = set(match.prompt.options) if match.prompt else set()
        wrong = [str(option) for option in match.game.vocabulary if option not in offered]
        for answer in [*wrong, "", "nonsense", "region:nowhere"]:
            try:
                match.play(answer)
            except (IllegalAnswer, MatchOver):
                continue
            raise AssertionError(f"{answer!r} was accepted, offered were {sorted(offered)}")
        assert match.digest() == before, "a refused answer changed the match"


def check_forks(case: Case) -> None:
    """A fork is equal, goes the same way on the same answers, and shares nothing that changes."""
    rng = random.Random(case.seed)
    for match in walk(start(case), case.seed, stride(case, 3, 100)):
        before = match.digest()
        twin, other = match.fork(), match.fork(quiet=True)
        assert twin.digest() == other.digest() == before, "a fork differs from its original"
        assert [e.as_data() for _, e in twin.events(0)] == [e.as_data() for _, e in match.events(0)]
        for _ in range(8):
            if twin.prompt is None:
                break
            answer = rng.choice(twin.prompt.options)
            twin.play(answer)
            other.play(str(answer))
            assert twin.digest() == other.digest(), "two forks went apart on the same answers"
        assert match.digest() == before, "playing a fork changed the original"


def check_copies(case: Case) -> None:
    """Copies and pickles are forks, with the same dice to come: of matches with their own dice or with
    yours, of quiet and imagined ones, in the middle of a roll and at the end."""
    rng = random.Random(case.seed)
    for ask in (False, True):
        for match in walk(start(case, ask=ask), case.seed, stride(case, 5, 12, ask)):
            seat = rng.randrange(case.players)
            for original in (match, match.fork(quiet=True), match.imagine(seat, case.seed)):
                _check_copies(original, rng)


def _check_copies(match: Match[Any], rng: random.Random) -> None:
    before = _told(match)
    twins = [match.fork(), copy(match), deepcopy(match), pickle.loads(pickle.dumps(match))]
    assert all(_told(twin) == before for twin in twins), "a copy or a pickle differs from its original"
    for _ in range(4):
        prompt = twins[0].plain_prompt
        if prompt is not None:
            code = rng.choice(prompt.codes)
            for twin in twins:
                twin.step(code)
    assert len({_told(twin) for twin in twins}) == 1, "a copy or a pickle went another way than a fork"
    assert _told(match) == before, "playing a copy changed the original"


def _told(match: Match[Any]) -> str:
    """The whole truth, what has been told and answered, and what was rolled for it."""
    events = [event.as_data() for event in match.told_since(0)]
    return json.dumps([match.digest(), events, match.history(), match.rolled])


def check_records(case: Case) -> None:
    """A record replays to the same match at every step, and its dice are proven from the seed."""
    digests = {}
    match = start(case)
    for now in walk(match, case.seed, stride(case, 1, 100)):
        digests[now.answered] = now.digest()
    record = match.record()
    assert parse_record(record.dumps()) == record, "a record changes when written and read"
    verify(record)
    for upto, digest in list(digests.items())[:: max(1, len(digests) // 15)]:
        assert replay(record, upto).digest() == digest, f"replay differs after {upto} entries"
    assert replay(record).digest() == match.digest(), "replay ends elsewhere"
    sealed = replay(record.sealed())
    assert sealed.digest() == match.digest(), "replay without the seed ends elsewhere"


def check_asked_chance(case: Case) -> None:
    """Dice may be answered by the caller, and such a match is recorded and replayed too."""
    match = start(case, ask=True)
    for now in walk(match, case.seed, stride(case, 7, 20, ask=True)):
        assert replay(now.record()).digest() == now.digest(), "replay with asked dice differs"
    assert any(seat == CHANCE for seat, _ in match.history()) or not _rolls(case)


def _rolls(case: Case) -> bool:
    match = start(case)
    for _ in walk(match, case.seed, every=1000):
        pass
    return any(seat == CHANCE for seat, _ in match.history())


def check_positions(case: Case) -> None:
    """At every start of a stretch of rules the position can be written down, as JSON, and set up again.

    In the middle of one it can be, too, or it is refused and an earlier one is given.
    """
    for step, match in enumerate(walk(start(case, ask=True), case.seed)):
        if match.between_stretches:
            data = match.position()  # which is given only if it leads to the same match again
            assert json.loads(json.dumps(data)) == data, f"no JSON: {data}"
        elif step % 23 == 0:
            back, data = match.last_position()
            assert (_position(match) is None) == bool(back), "refused, and yet the last"
            assert back or match.position() == data


def _position(match: Match[Any]) -> dict[str, Any] | None:
    try:
        return match.position()
    except UnwritablePosition:
        return None


def check_invariants(case: Case) -> None:
    """The state is possible at every step."""
    for match in walk(start(case), case.seed):
        match.game.invariants(match.state)


def check_ending(case: Case) -> None:
    """Random play ends, with a result that names its winners and its reason."""
    length = stride(case, 1, 1)
    for seed in range(min(20, max(4, 10_000 // length))):
        match = start(Case(case.game, case.players, case.options, seed), quiet=True)
        for _ in walk(match, seed, every=1000):
            pass
        result = match.result
        assert result is not None, "over without a result"
        assert len(result.scores) == case.players
        assert all(0 <= score <= 1 for score in result.scores)
        assert all(result.scores[seat] > 0 for seat in result.winners)
        assert result.reason in match.game.keys.endings, f"{result.reason} is not in result_reasons"


def check_undo(case: Case) -> None:
    """What may be taken back is the seat's own, and taking it back gives the earlier match."""
    match = start(case)
    earlier = {match.answered: match.fork(quiet=True)}
    every = stride(case, 1, 15)
    for step, now in enumerate(walk(match, case.seed)):
        earlier[now.answered] = now.fork(quiet=True)
        seats = [seat for seat in range(case.players) if now.undoable(seat)]
        assert len(seats) <= 1, "two seats could undo the same answers"
        for seat in seats:
            back = now.answered - now.undoable(seat)
            assert all(who == seat for who, _ in now.history()[back:]), "undo would cross another seat"
            if step % every == 0:
                assert replay(now.record(), back).digest() == earlier[back].digest()


def check_vocabulary(case: Case) -> None:
    """Every answer has one text, and the text gives the answer back."""
    vocabulary = find_game(case.game).vocabulary
    for option in vocabulary:
        assert vocabulary.parse(str(option)) == option.code
        assert vocabulary.format(option.code) == option


def check_texts(case: Case) -> None:
    """Prompts, options, events, names, reasons and drawings have text in every language."""
    game = find_game(case.game)
    texts = [text_for(language, game) for language in LANGUAGES]
    for text in texts:
        _check_keys(game, text)
    match = start(case)
    for atlas in game.shown.atlases(match.setup.content):
        for place in atlas.places:
            names = (place.name, place.area, place.built and place.built.name)
            assert all(text.name(name) for name in names if name for text in texts)
    for now in walk(match, case.seed, stride(case, 2, 70)):
        for text in texts:
            if now.prompt is not None:
                assert text.prompt(now.prompt)
                assert all(text.option(now.prompt, option) for option in now.prompt.options)
                _check_reasons(now, text)
            scene = game.shown.scene(now.setup, now.view(0))
            marks = (
                [] if scene.map is None else [mark.name for spot in scene.map.spots for mark in spot.marks]
            )
            for reference in (*_references(scene.in_words().as_data()), *marks):
                assert text.name(reference)
    for _, event in match.events(0):
        assert event.key in game.keys.events, f"{event.key} is not in event_keys"
        assert all(text.event(event) for text in texts)


def _check_reasons(match: Match[Any], text: Text) -> None:
    """What is offered foretells in words, what is not is refused in words."""
    prompt = match.prompt
    assert prompt is not None
    for option in prompt.options:
        assert match.why_not(option) is None
        for outcome in prompt.foretell(option):
            assert outcome.key in match.game.keys.outcomes, f"{outcome.key} is not in outcome_keys"
            assert text.outcome(outcome)
    for outcome in match.outlook(prompt.seat):
        assert outcome.key in match.game.keys.outcomes, f"{outcome.key} is not in outcome_keys"
        assert text.outcome(outcome)
    for option in match.game.vocabulary.options:
        if option not in prompt.options:
            reason = match.why_not(option)
            assert reason is not None, f"no reason against {option}"
            assert reason.key in (*match.game.keys.reasons, "not_asked"), f"{reason.key} is not in why_keys"
            assert text.why(reason)


def _check_keys(game: Game[Any], text: Text) -> None:
    slug = [f"event-{key}" for key in game.keys.events]
    slug += [f"prompt-{kind}" for kind in game.keys.prompts]
    slug += [f"reason-{reason}" for reason in game.keys.endings]
    slug += [f"why-{key}" for key in (*game.keys.reasons, "not_asked", "match_over")]
    slug += [f"outcome-{key}" for key in game.keys.outcomes]
    slug += [f"setting-{spec.name}" for spec in game.option_specs]
    slug += [f"choice-{spec.name}-{choice}" for spec in game.option_specs for choice in spec.choices]
    slug += [f"table-{table.name}" for table in game.tables]
    for key in [*slug, "game-title", "game-summary"]:
        assert text.has(key.replace(".", "-")), f"{text.language}: no text for {key}"
    for option in game.vocabulary:
        assert text.name(str(option))


def _references(data: Any) -> Iterator[str]:
    """Every ``kind:name`` in a drawing, but for the canonical texts of its options."""
    if isinstance(data, dict):
        for key, value in data.items():
            if key != "option":
                yield from _references(value)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from _references(value)
    elif isinstance(data, str):
        yield data


def check_views(case: Case) -> None:
    """Views are plain JSON data of a reasonable size, for every seat and for spectators."""
    for match in walk(start(case), case.seed, stride(case, 4, 200)):
        for seat in (None, *range(case.players)):
            text = json.dumps(match.view(seat))
            assert json.loads(text) == match.view(seat), "a view is not plain data"
            assert len(text) < 30_000, f"a view of {len(text)} bytes"


def check_heuristic(case: Case) -> None:
    """The game's own heuristic, where there is one, answers with an option; its chances are chances.

    On the ways it goes itself, and wherever random answers lead.
    """
    game = find_game(case.game)
    if game.heuristics.has_steady:
        for seed in range(min(10, max(2, 8_000 // stride(case, 1, 1)))):
            for match in walk(start(replace(case, seed=seed), quiet=True), seed):
                if (prompt := match.plain_prompt) is not None:
                    code = game.heuristics.steady(match.state, prompt.seat, prompt.kind, prompt.codes)
                    assert code in prompt.codes, f"steady answered {code} to {prompt!r}"
    match = start(case, quiet=True)
    steps = 0
    while (prompt := match.prompt) is not None:
        chances = game.heuristics.chances(match.state)
        assert chances is None or (len(chances) == case.players and all(0 <= c <= 1 for c in chances))
        code = prompt.codes[0]
        if game.heuristics.has_steady:
            before = match.digest()
            code = game.heuristics.steady(match.state, prompt.seat, prompt.kind, prompt.codes)
            assert code in prompt.codes, f"steady answered {code} to {prompt!r}"
            assert match.digest() == before, "the heuristic changed the state"
        match.advance(code)
        steps += 1
        assert steps < random_play.LONGEST_MATCH


CHECKS: tuple[Check, ...] = (
    check_prompts,
    check_illegal_answers,
    check_forks,
    check_copies,
    check_records,
    check_asked_chance,
    check_positions,
    check_non_interference,
    check_questions,
    check_invariants,
    check_ending,
    check_undo,
    check_vocabulary,
    check_texts,
    check_views,
    check_heuristic,
    check_forms,
)
