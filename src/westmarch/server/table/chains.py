"""Looking ahead for one click: answers of one seat that follow each other with nothing new between.

All looking is done on a fork in which everything the seat cannot know, dice included, is dealt
again. So neither the chains nor a refusal can tell a seat more than it knows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from westmarch.core.asking import Picking
from westmarch.core.errors import IllegalAnswer
from westmarch.core.match import Match
from westmarch.core.prompt import Prompt
from westmarch.core.rules import Reason
from westmarch.core.vocabulary import Option
from westmarch.server.refusal import Refused

LONGEST = 6
MOST = 64
_DEAL = 1
NO_PICK = -1


def chains(match: Match[Any]) -> list[list[str]]:
    """What the asked seat may answer in one gesture; none if no gesture is longer than one answer.

    Every option begins at least one chain. A gesture is picks of one group and the word that ends them, or
    one answer with those that can only follow in one way. It ends with dice, news or another seat, with a
    word, and where something else is asked. What is too wide or too deep is cut off, not left out. Of picks
    that may be made in any order one order is enough: the ascending one; they end where the group is whole. A
    question that is asked again and again (losses, one hit after the other) ends its chains where another
    asks for things of the same sort; of the same answers in another order that lead to the same position one
    order is enough too.
    """
    return look_ahead(match).chains


class Ahead(NamedTuple):
    """What can be seen ahead of a question."""

    chains: list[list[str]]
    several: bool
    """The chains are picks that may be made in any order."""
    outlooks: dict[str, list[dict[str, Any]]]
    """What answers that were not sent yet amount to, by the answers in alphabetical order."""


def nothing() -> Ahead:
    return Ahead([], False, {})


def look_ahead(match: Match[Any]) -> Ahead:
    """The chains, and what picks along them amount to.

    They are not several picks of one question where an answer of the same domain belongs to another step of
    the rules, where something is picked twice, or where too much was cut off. Where the game says that
    answers are given one by one (which army, then whither) there are none: naming an army that has only one
    way to go is not yet an order to go there.
    """
    prompt = match.prompt
    if prompt is None or len(prompt.codes) > MOST or prompt.kind in match.game.keys.one_by_one:
        return nothing()
    return _Looking(match, prompt).found()


class End(NamedTuple):
    """A chain that may go on, where it leads, and the last pick of a group."""

    chain: list[str]
    thought: Match[Any]
    last: int = NO_PICK


class _Looking:
    def __init__(self, match: Match[Any], prompt: Prompt) -> None:
        self._match = match
        self._prompt = prompt
        self._seat = prompt.seat
        self._group = isinstance(match.question, Picking)
        self._domains = {option.domain for option in prompt.options if option.domain}
        self._closed: list[list[str]] = []
        self._outlooks: dict[str, list[dict[str, Any]]] = {}
        self._several, self._other, self._cut = True, False, False

    def found(self) -> Ahead:
        ends = self._onward([End([], self._match.imagine(self._seat, _DEAL).rooted())], 0)
        again = not self._group and any(_same_question(self._match, end.thought) for end in ends)
        for depth in range(1, LONGEST):
            if again:
                self._closed += [end.chain for end in ends if self._another(end.thought)]
                ends = _without_twins([end for end in ends if not self._another(end.thought)], self._seat)
            ends = self._onward(_in_turn(ends), depth)
        self._closed += [end.chain for end in ends]
        if all(len(chain) == 1 for chain in self._closed):
            return nothing()
        several = self._several and not (self._cut and self._other)
        return Ahead(sorted(self._closed), several, self._outlooks)

    def _another(self, now: Match[Any]) -> bool:
        """Whether another question asks for the same sort of thing: an Elite to go on after the losses."""
        asked = now.prompt
        if asked is None:
            return True
        same_sort = any(option.domain in self._domains for option in asked.options)
        return same_sort and not _same_question(self._match, now)

    def _onward(self, ends: list[End], depth: int) -> list[End]:
        """One answer further, wherever that still belongs to the gesture."""
        longer: list[End] = []
        for number, end in enumerate(ends):
            asked = end.thought.prompt
            assert asked is not None
            ways = self._ways(end, asked)
            waiting = len(ends) - number - 1
            if len(self._closed) + len(longer) + waiting + max(1, len(ways)) > MOST:
                self._cut = True
                ways = []
            if not ways:
                self._closed.append(end.chain)
            for option in ways:
                chain = [*end.chain, str(option)]
                if not option.domain:  # a word ends the gesture
                    self._carried_out(end, asked, option)
                    self._closed.append(chain)
                    continue
                twin = end.thought.fork()
                twin.advance(option.code)
                if _same_question(end.thought, twin):
                    self._tell(chain, twin.outlook(self._seat))
                else:
                    self._carried_out(end, asked, option)
                whole = self._group and not _same_question(self._match, twin)
                if goes_on(twin, self._seat) and not whole and depth < LONGEST - 1:
                    longer.append(End(chain, twin, _pick(end.thought, twin, option.code)))
                else:
                    self._closed.append(chain)
        return longer

    def _carried_out(self, end: End, asked: Prompt, option: Option) -> None:
        """An answer after which there is nothing left to pick: the picks before it take effect with it."""
        if end.chain:
            self._tell([*end.chain, str(option)], asked.foretell(option))

    def _tell(self, chain: list[str], amounts: list[Reason]) -> None:
        if amounts:
            self._outlooks[" ".join(sorted(chain))] = [reason.as_data() for reason in amounts]

    def _ways(self, end: End, asked: Prompt) -> list[Option]:
        """The answers here that belong to the gesture."""
        if not end.chain:
            return list(asked.options)
        first = end.chain[0].partition(":")[0]
        one_step = asked.kind.partition(".")[0] == self._prompt.kind.partition(".")[0]
        for option in asked.options:
            if option.domain == first:
                self._several = self._several and one_step and option not in end.chain
                self._other = self._other or asked.kind != self._prompt.kind
        if one_step:
            onward = [o for o in asked.options if o.code >= end.last or not o.domain]
            ways = [o for o in onward if not o.domain or o.domain in self._domains]
            if ways and len(ways) < len(onward):
                self._closed.append(end.chain)
            return ways
        return [option for option in asked.options if len(asked.codes) == 1 and option.domain in ("", first)]


def _in_turn(ends: list[End]) -> list[End]:
    """One chain of each first answer, then the next of each: the room for chains is shared fairly."""
    places: Counter[str] = Counter()
    found = []
    for end in ends:
        found.append((places[end.chain[0]], end))
        places[end.chain[0]] += 1
    return [end for _, end in sorted(found, key=lambda one: one[0])]


def _same_question(first: Match[Any], now: Match[Any]) -> bool:
    before, after = first.question, now.question
    return before is not None and after is not None and before[1] == after[1]


def _without_twins(ends: list[End], seat: int) -> list[End]:
    """Only one order of the same answers where they lead to the same position, as the seat sees it."""
    found: list[End] = []
    seen: dict[tuple[str, ...], list[Match[Any]]] = {}
    for end in ends:
        alike = seen.setdefault(tuple(sorted(end.chain)), [])
        if not any(_alike(end.thought, other, seat) for other in alike):
            alike.append(end.thought)
            found.append(end)
    return found


def _alike(one: Match[Any], two: Match[Any], seat: int) -> bool:
    same: bool = one.state.same(two.state)  # much cheaper than two views, and mostly so
    return same or one.view(seat) == two.view(seat)


def _pick(before: Match[Any], after: Match[Any], code: int) -> int:
    """The answer between two questions, if both ask for members of one group."""
    first, second = before.question, after.question
    one_group = isinstance(first, Picking) and isinstance(second, Picking) and first.kind == second.kind
    return code if one_group else NO_PICK


def goes_on(match: Match[Any], seat: int) -> bool:
    """Whether the seat that has just answered is asked again, and nothing fell or was shown between."""
    question = match.question
    return question is not None and question[0] == seat and match.undoable(seat) > 0


def check(match: Match[Any], answers: Sequence[str]) -> None:
    """Refuse what cannot be played as one; knows only what the seat knows.

    The first answer is among those that the seat was shown; only what follows it has to be imagined.
    """
    prompt = match.prompt
    assert prompt is not None
    if len(answers) == 1:
        match.game.vocabulary.parse(answers[0])
        match.code_of(answers[0])
        return
    thought = match.imagine(prompt.seat, _DEAL)
    for number, answer in enumerate(answers):
        if number and not goes_on(thought, prompt.seat):
            raise Refused("batch_cut")
        thought.game.vocabulary.parse(answer)
        thought.play(answer)


def play(match: Match[Any], answers: Sequence[str]) -> tuple[Match[Any], list[str]]:
    """A fork after the answers, and those that were played.

    All of them, unless something that the seat could not foresee comes between: a refusal would then
    tell a secret for nothing, so what came before it stands.
    """
    prompt = match.prompt
    assert prompt is not None
    seat = prompt.seat
    check(match, answers)
    twin = match.fork()
    for number, answer in enumerate(answers):
        if number and not goes_on(twin, seat):
            return twin, list(answers[:number])
        try:
            twin.play(answer)
        except IllegalAnswer:
            return twin, list(answers[:number])
    return twin, list(answers)
