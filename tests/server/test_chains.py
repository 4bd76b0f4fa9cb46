"""Looking ahead tells a seat nothing it does not know: neither by chains, nor by refusals."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import westmarch
from toys.riddles import Riddles, RiddlesState, play_round
from westmarch.core.asking import pick_some
from westmarch.core.errors import WestmarchError
from westmarch.core.match import Match
from westmarch.core.registry import register, unregister
from westmarch.core.rules import Rules
from westmarch.core.sets import members
from westmarch.server.table.chains import LONGEST, MOST, chains, check, goes_on, look_ahead, nothing, play


class Ambush(Riddles):
    """Seat 0 shows two cards, one after the other; between them seat 1 is asked if it holds a low card."""

    id = "ambush"

    def step(self, s: RiddlesState) -> Rules | None:
        stretch = super().step(s)
        return stretch if stretch is None or not all(s.hands) or s.rounds else ambush(s)


def ambush(s: RiddlesState) -> Rules:
    def own() -> list[int]:
        return members(s.hands[0])

    yield 0, "round.lay", own
    if s.hands[1] & 0b111:
        yield 1, "round.lay", lambda: members(s.hands[1])
    yield 0, "round.lay", own
    yield from play_round(s)


class Wide(Riddles):
    """Seat 0 names three of nine cards, in any order."""

    id = "wide"

    def step(self, s: RiddlesState) -> Rules | None:
        stretch = super().step(s)
        return stretch if stretch is None or not all(s.hands) or s.rounds else wide(s)


def wide(s: RiddlesState) -> Rules:
    yield from pick_some(0, "round.lay", range(9), -1, least=3, most=3)
    yield from play_round(s)


@pytest.fixture(autouse=True)
def games() -> Iterator[None]:
    register("ambush", Ambush)
    register("wide", Wide)
    yield
    unregister("ambush")
    unregister("wide")


def matches() -> list[Match[Any]]:
    return [westmarch.new("ambush", 2, seed) for seed in range(400)]


def said(match: Match[Any], answers: list[str]) -> str:
    try:
        check(match, answers)
    except WestmarchError as error:
        return error.key
    return "fine"


def test_the_same_knowledge_gives_the_same_chains_and_refusals() -> None:
    by_hand: dict[str, set[str]] = {}
    hidden: dict[str, set[str]] = {}
    for match in matches():
        options = [str(option) for option in match.prompt.options]  # type: ignore[union-attr]
        seen = repr([chains(match), said(match, options[:2]), said(match, [options[0], "card:99"])])
        by_hand.setdefault(repr(options), set()).add(seen)
        hidden.setdefault(repr(options), set()).add(repr(match.state.hands[1]))
    assert max(map(len, hidden.values())) > 3
    assert max(map(len, by_hand.values())) == 1


def test_what_could_not_be_foreseen_cuts_a_batch_after_what_was_played() -> None:
    lengths = set()
    for match in matches():
        first = str(match.prompt.options[0])  # type: ignore[union-attr]
        if said(match, [first, first]) == "fine":
            after, played = play(match, [first, first])
            lengths.add(len(played))
            assert after.prompt is not None
            assert (after.prompt.seat == 1) == (len(played) == 1)
    assert lengths == {1, 2}


def test_chains_are_whole_and_end_where_something_new_begins() -> None:
    match = westmarch.new("mordor", 2, seed=5)
    longest = 0
    while match.prompt is not None:
        seat, found = match.prompt.seat, chains(match)
        for chain in found:
            twin = match.fork()
            for number, answer in enumerate(chain):
                assert number == 0 or goes_on(twin, seat)
                twin.play(answer)
            asked = twin.prompt
            ended = ":" not in chain[-1] or not goes_on(twin, seat) or asked is None
            assert len(chain) == LONGEST or ended or asked.kind != match.prompt.kind or len(found) > 32
            longest = max(longest, len(chain))
        match.play(match.prompt.options[-1])
    assert 2 <= longest <= LONGEST


def test_several_picks_are_told_from_steps_that_follow_each_other() -> None:
    """An army and where it goes are two answers in one order; dice to set aside are picks in any order."""
    told: dict[str, set[bool]] = {}
    for game in ("war", "mordor"):
        match = westmarch.new(game, 2, 4)
        rng = random.Random(4)
        for _ in range(60):
            prompt = match.prompt
            if prompt is None:
                break
            found, several, _ = look_ahead(match)
            if any(len({text.partition(":")[0] for text in chain[:2]}) == 1 < len(chain) for chain in found):
                told.setdefault(prompt.kind, set()).add(several)
            elif prompt.kind.startswith("a"):
                assert not several, prompt.kind
                told.setdefault(prompt.kind, set()).add(several)
            match.play(rng.choice([str(option) for option in prompt.options]))
    assert told["action.choose"] == {False}
    assert told["throw.set_aside"] == {True}


def test_of_picks_in_any_order_only_one_order_is_a_chain() -> None:
    """Six chains of two dice would say the same thing twice; nothing that can be picked is left out."""
    thrown = {"yellow": "ring", "red": "orc", "blue": "gandalf", "green": "ring", "black": "fellowship"}
    match = westmarch.scenario("mordor", {"players": ["frodo", "sam"], "throw": thrown}, seed=1)
    found, several, _ = look_ahead(match)
    sets = [frozenset(chain) for chain in found]
    assert several
    assert len(sets) == len(set(sets)) == 2 * 2 * 2 * 3 - 1, "one or no ring, and any of the three others"
    assert all(chain[-1] == "done" for chain in found)
    assert all(chain[:-1] == sorted(chain[:-1], key=match.game.vocabulary.parse) for chain in found)


def test_the_room_for_chains_is_shared_by_all_first_picks() -> None:
    """84 groups of three do not fit: every card that can begin one gets some of the room."""
    found = chains(westmarch.new("wide", 2, 1))
    whole: dict[str, int] = {}
    for chain in found:
        whole[chain[0]] = whole.get(chain[0], 0) + (len(chain) == 3)
    assert len(found) <= MOST
    assert [first for first, number in whole.items() if number] == [f"card:{n}" for n in range(1, 8)]


@pytest.mark.parametrize("game", ["war", "mordor", "hunt", "smaug"])
def test_forks_of_a_rooted_thought_do_not_deal_again(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """And nothing is different in them."""
    match = westmarch.new(game, 2, 6)
    rng = random.Random(6)
    rooted = 0
    for _ in range(80):
        prompt = match.prompt
        if prompt is None:
            break
        thought = match.imagine(prompt.seat, 1)
        root = thought.rooted()
        with monkeypatch.context() as patch:
            if root is not thought:
                rooted += 1
                patch.setattr(type(match.game), "redeal", _no_deal)
            code = rng.choice(list(prompt.codes))
            after = [one.fork() for one in (root, root)]
            for one in after:
                one.advance(code)
        plain = thought.fork()
        plain.advance(code)
        assert {one.digest() for one in after} == {plain.digest()}
        assert after[0].answered == plain.answered
        assert len(after[0].events(prompt.seat)) == len(plain.events(prompt.seat))
        match.advance(code)
    assert rooted > 5


def _no_deal(*_: Any) -> None:
    raise AssertionError("dealt again")


def test_a_leader_named_before_the_units_begins_a_chain_too() -> None:
    """The group is completed in another order; but every option begins a chain."""
    position = {
        "phase": "action_resolution",
        "dice": {"free": ["army_muster"], "shadow": ["event"]},
        "regions": {"dol_amroth": {"army": {"gondor": {"regular": 1, "elite": 1, "leader": 1}}}},
    }
    match = westmarch.scenario("war", position, seed=1)
    for answer in ("region:dol_amroth", "split", "region:erech"):
        match.play(answer)
    found = chains(match)
    assert {chain[0] for chain in found} == {str(option) for option in match.prompt.options}  # type: ignore[union-attr]
    assert ["figure:gondor_leader"] in found
    begun = [chain[:2] for chain in found]
    assert ["figure:gondor_regular", "figure:gondor_leader"] in begun
    assert ["figure:gondor_leader", "figure:gondor_regular"] not in begun


def crowded() -> Match[Any]:
    """Who of Osgiliath's three goes to Lossarnach, where there is room for one?"""
    position = {
        "phase": "action_resolution",
        "dice": {"free": ["army_muster"], "shadow": ["event"]},
        "politics": {"gondor": {"step": "at_war", "active": True}},
        "regions": {
            "osgiliath": {"army": {"gondor": {"regular": 2, "elite": 1}}},
            "lossarnach": {"army": {"gondor": {"regular": 6, "elite": 3}}},
        },
    }
    match = westmarch.scenario("war", position, seed=1)
    for answer in ("region:osgiliath", "split", "region:lossarnach"):
        match.play(answer)
    return match


def test_who_must_leave_a_crowded_army_is_another_gesture_than_who_goes_there() -> None:
    """Both are figures; but whoever names those who go has not yet named who leaves (p. 26)."""
    regular, elite = "figure:gondor_regular", "figure:gondor_elite"
    assert chains(crowded()) == [
        [elite, "done"],
        [regular, "done"],
        [regular, elite, "done"],
        [regular, regular, "done"],
        [regular, regular, elite],
    ]


def test_answers_that_are_sent_together_tell_together_what_they_amount_to() -> None:
    regular, elite = "figure:gondor_regular", "figure:gondor_elite"
    found = look_ahead(crowded()).outlooks
    above = {answers: one["args"]["n"] for answers, [one] in found.items()}
    assert above == {
        f"{elite} {regular}": 1,
        f"{regular} {regular}": 1,
        f"done {elite} {regular}": 1,
        f"done {regular} {regular}": 1,
        f"{elite} {regular} {regular}": 2,
    }, "one finds room"


@pytest.mark.parametrize("seed", range(5, 9))
def test_nobody_leaves_an_army_by_a_gesture_that_did_not_foretell_it(seed: int) -> None:
    """Half of the answers are whole chains, as the page sends them: what it shows then must be enough."""
    match = westmarch.new("war", seed=seed)
    rng = random.Random(seed)
    told: set[str] = set()
    left = heard = turn = 0
    while (prompt := match.prompt) is not None:
        if match.turns != turn:
            turn, told = match.turns, set()
        option = rng.choice(prompt.options)
        found = look_ahead(match) if rng.random() < 0.5 else nothing()
        answers = rng.choice([chain for chain in found.chains if chain[0] == option] or [[str(option)]])
        shown = [outcome.as_data() for outcome in prompt.foretell(option)]
        shown += found.outlooks.get(" ".join(sorted(answers)), [])
        told |= {one["args"]["region"] for one in shown if one["key"] in ("surplus", "garrison")}
        for answer in answers:
            match.play(answer)
        news = match.events(None, heard)
        heard += len(news)
        gone = {event.args["region"] for _, event in news if event.key == "army.excess"}
        assert gone <= told, f"turn {turn}: {prompt.kind} {answers}"
        left += len(gone)
    assert left, "nobody had to leave: this match shows nothing"


def test_naming_an_army_with_one_way_to_go_does_not_send_it() -> None:
    """Which army, then whither: Nurn leads to Gorgoroth alone, yet its name is not the order to go there."""
    position = {
        "phase": "action_resolution",
        "to_act": "shadow",
        "dice": {"free": ["event"], "shadow": ["army"]},
        "regions": {"nurn": {"army": {"sauron": {"regular": 1}}}},
    }
    match = westmarch.scenario("war", position, seed=1)
    assert match.prompt is not None
    assert "region:nurn" in match.prompt.options
    assert chains(match) == []
    match.play("region:nurn")
    assert match.prompt is not None
    assert match.prompt.options == ("region:gorgoroth",)
