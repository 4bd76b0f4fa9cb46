"""Looking ahead for one click: answers of one seat that follow each other with nothing new between.

All looking is done on a fork in which everything the seat cannot know, dice included, is dealt
again. So neither the chains nor a refusal can tell a seat more than it knows.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from westmarch.core.asking import Picking
from westmarch.core.errors import IllegalAnswer
from westmarch.core.match import Match
from westmarch.server.refusal import Refused

LONGEST = 6
MOST = 64
_DEAL = 1
NO_PICK = -1


def chains(match: Match[Any]) -> list[list[str]]:
    """Every way on for the asked seat up to dice, news or another seat; none if no way is longer than one.

    Every option begins at least one chain. What is too wide or too deep is cut off, not left out. Of picks
    that may be made in any order one order is enough: the ascending one. A question that is asked again and
    again (losses, one hit after the other) ends its chains where another asks for things of the same sort;
    of the same answers in another order that lead to the same position one order is enough too.
    """
    return look_ahead(match).chains


class Ahead(NamedTuple):
    """What can be seen ahead of a question."""

    chains: list[list[str]]
    several: bool
    """The chains are picks that may be made in any order."""
    outlooks: dict[str, list[dict[str, Any]]]
    """What picks that were not sent yet amount to, by the picks in alphabetical order."""


def nothing() -> Ahead:
    return Ahead([], False, {})


def look_ahead(match: Match[Any]) -> Ahead:
    """The chains, and what picks along them amount to.

    They are not several picks of one question where an answer of the same domain belongs to another step of
    the rules (which army, then whither), where something is picked twice, where too much was cut off, or
    where the game says that answers are given one by one.
    """
    prompt = match.prompt
    if prompt is None or len(prompt.codes) > MOST:
        return nothing()
    outlooks: dict[str, list[dict[str, Any]]] = {}
    several, other, cut = True, False, False
    seat = prompt.seat
    open_ends: list[End] = [([], match.imagine(seat, _DEAL), NO_PICK)]
    closed: list[list[str]] = []
    again = False
    for depth in range(LONGEST):
        longer: list[End] = []
        again = again or (depth == 1 and any(_again(match, end) for _, end, _ in open_ends))
        if again:
            closed += [chain for chain, thought, _ in open_ends if _another(match, thought, chain)]
            rest = [end for end in open_ends if not _another(match, end[1], end[0])]
            open_ends = _without_twins(rest, seat)
        for number, (chain, thought, last) in enumerate(open_ends):
            asked = thought.prompt
            assert asked is not None
            waiting = len(open_ends) - number - 1
            if len(closed) + len(longer) + waiting + len(asked.codes) > MOST:
                closed.append(chain)
                cut = True
                continue
            onward = [option for option in asked.options if option.code >= last or not option.domain]
            if not onward:
                closed.append(chain)
            for option in onward:
                if chain and option.domain and option.domain == chain[0].partition(":")[0]:
                    one_step = asked.kind.partition(".")[0] == prompt.kind.partition(".")[0]
                    several = several and one_step and option not in chain
                    other = other or asked.kind != prompt.kind
                twin = thought.fork()
                twin.advance(option.code)
                if goes_on(twin, seat):
                    longer.append(([*chain, str(option)], twin, _pick(thought, twin, option.code)))
                    if outlook := twin.outlook(seat):
                        outlooks[" ".join(sorted(longer[-1][0]))] = [reason.as_data() for reason in outlook]
                else:
                    closed.append([*chain, str(option)])
        open_ends = longer
    closed += [chain for chain, _, _ in open_ends]
    longer_than_one = any(len(chain) > 1 for chain in closed)
    several = several and not (cut and other) and prompt.kind not in match.game.keys.one_by_one
    return Ahead(sorted(closed), several, outlooks) if longer_than_one else nothing()


End = tuple[list[str], Match[Any], int]
"""A chain that may go on, where it leads, and the last pick of a group."""


def _again(first: Match[Any], now: Match[Any]) -> bool:
    """Whether the same plain question is asked once more; picks of one group have an order of their own."""
    before, after = first.question, now.question
    if before is None or after is None or isinstance(before, Picking):
        return False
    return before[1] == after[1]


def _another(first: Match[Any], now: Match[Any], chain: Sequence[str]) -> bool:
    """Whether another question now asks for the same sort of thing: an Elite to go on after the losses."""
    asked = now.prompt
    sorts = {answer.partition(":")[0] for answer in chain}
    return asked is None or (not _again(first, now) and any(o.domain in sorts for o in asked.options))


def _without_twins(ends: list[End], seat: int) -> list[End]:
    """Only one order of the same answers where they lead to the same position, as the seat sees it."""
    found: list[End] = []
    seen: dict[tuple[str, ...], list[dict[str, Any]]] = {}
    for end in ends:
        alike = seen.setdefault(tuple(sorted(end[0])), [])
        view = end[1].view(seat)
        if view not in alike:
            alike.append(view)
            found.append(end)
    return found


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
    """Refuse what cannot be played as one; knows only what the seat knows."""
    prompt = match.prompt
    assert prompt is not None
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
