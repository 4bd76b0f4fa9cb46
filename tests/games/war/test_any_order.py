"""Members of a group are named in any order, and what is offered can always be completed (p. 27-28)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import permutations, product
from typing import Any

import pytest

from westmarch import Match

from .cards.free_table import code
from .fields_of_battle import WAR
from .kit import answer, asked, dice, fellowship, kind, offered, options, truth, war, where

Member = str
Group = frozenset[tuple[Member, int]]


def group(*members: Member) -> Group:
    return frozenset(Counter(members).items())


def named(match: Match[Any]) -> Counter[Member]:
    """Who is named so far, those included who came without being asked for."""
    view = match.view(None)
    found = Counter({f"figure:{name}": number for name, number in view["picked"].items()})
    found.update(f"character:{name}" for name in view["picked_characters"])
    return found


def endings(match: Match[Any], end: Callable[[Match[Any]], Group]) -> set[Group]:
    """All groups that can come of any answers."""
    question = kind(match)
    found: set[Group] = set()
    waiting, known = [match], set()
    while waiting:
        now = waiting.pop()
        assert options(now), "nobody is left without an answer"
        for option in options(now):
            twin = now.fork()
            twin.play(option)
            if kind(twin) != question:
                found.add(end(twin))
            elif (so_far := frozenset(named(twin).items())) not in known:
                known.add(so_far)
                waiting.append(twin)
    return found


def groups_of(army: dict[Member, int]) -> Iterator[dict[Member, int]]:
    for numbers in product(*(range(number + 1) for number in army.values())):
        yield dict(zip(army, numbers, strict=True))


def orders(wanted: Group, most: int = 40) -> list[tuple[Member, ...]]:
    """All orders of a small group, some of a large one."""
    found = sorted(set(permutations(Counter(dict(wanted)).elements())))
    return random.Random(1).sample(found, min(most, len(found)))


def name_all(match: Match[Any], order: tuple[Member, ...]) -> None:
    """Name these one after the other; whoever has come already, because he must, is not named again."""
    question = kind(match)
    told: Counter[Member] = Counter()
    for member in order:
        told[member] += 1
        if kind(match) == question and named(match)[member] < told[member]:
            assert member in options(match), f"{member} is shut out after {told}"
            answer(match, member)
    if kind(match) == question:
        answer(match, "done")


# -- armies ----------------------------------------------------------------------------------------

ARMY = {
    "figure:gondor_regular": 2,
    "figure:gondor_elite": 1,
    "figure:gondor_leader": 1,
    "figure:rohan_leader": 1,
    "character:boromir": 1,
    "character:meriadoc": 1,
}
UNITS = ("figure:gondor_regular", "figure:gondor_elite")
LEADERS = ("figure:gondor_leader", "figure:rohan_leader")
PERSONS = ("character:boromir", "character:meriadoc")


def army(die: str, target: str) -> Match[Any]:
    match = war(
        free=die,
        shadow="event",
        at_war=f"{WAR} rohan",
        armies={"north_ithilien": "gondor 2r 1e 1l rohan 1l", "south_ithilien": "sauron 1r"},
        characters={"boromir": "north_ithilien", "meriadoc": "north_ithilien"},
    )
    answer(match, "region:north_ithilien", "split", f"region:{target}")
    return match


def gone(match: Match[Any]) -> Group:
    """Who has left North Ithilien for another region, or attacks from it."""
    position = truth(match)
    left: Counter[Member] = Counter()
    for nation, kinds in position["regions"].get("north_ithilien", {}).get("army", {}).items():
        left.update({f"figure:{nation}_{figure}": number for figure, number in kinds.items()})
    for person in ("boromir", "meriadoc"):
        if position["characters"][person] == "north_ithilien":
            left[f"character:{person}"] = 1
    return frozenset((Counter(ARMY) - left).items())


def attacking(match: Match[Any]) -> Group:
    battle = match.view(None)["battle"]
    rear = Counter({f"figure:{name}": number for name, number in battle["rearguard"].items()})
    rear.update(f"character:{name}" for name in battle["rearguard_characters"])
    return frozenset((Counter(ARMY) - rear).items())


def may_move(chosen: dict[Member, int], lead: bool) -> bool:
    """p. 27: a unit at least, and no Leader stays without one; a Character result needs somebody to lead."""
    units = sum(chosen[unit] for unit in UNITS)
    if lead and not any(chosen[member] for member in (*LEADERS, *PERSONS)):
        return False
    return units > 0 and (units < 3 or all(chosen[leader] == ARMY[leader] for leader in LEADERS))


def may_attack(chosen: dict[Member, int], lead: bool) -> bool:
    """p. 28: the rearguard has a unit too, or there is none."""
    units = sum(chosen[unit] for unit in UNITS)
    all_come = all(chosen[member] == ARMY[member] for member in (*LEADERS, *PERSONS))
    return may_move(chosen, lead) and (units < 3 or all_come)


Case = tuple[str, str, Callable[[dict[Member, int], bool], bool], Callable[[Match[Any]], Group]]
CASES: dict[str, Case] = {
    "army.who": ("army_muster", "dagorlad", may_move, gone),
    "army.who led": ("character", "dagorlad", may_move, gone),
    "army.attackers": ("army_muster", "south_ithilien", may_attack, attacking),
    "army.attackers led": ("character", "south_ithilien", may_attack, attacking),
}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_every_allowed_group_and_no_other_can_be_named(case: Case) -> None:
    die, target, allowed, end = case
    wanted = {
        frozenset((+Counter(chosen)).items())
        for chosen in groups_of(ARMY)
        if allowed(chosen, die == "character")
    }
    assert len(wanted) > 40
    assert endings(army(die, target), end) == wanted


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
@pytest.mark.parametrize(
    "members",
    [
        ("figure:gondor_elite", "figure:gondor_regular", "character:boromir"),
        ("figure:gondor_leader", "figure:gondor_regular"),
        ("figure:gondor_regular", "figure:gondor_regular", "figure:rohan_leader", "character:meriadoc"),
        (*UNITS, UNITS[0], *LEADERS, *PERSONS),
    ],
    ids=len,
)
def test_a_group_is_named_in_any_order(case: Case, members: tuple[Member, ...]) -> None:
    die, target, _, end = case
    start = army(die, target)
    for order in orders(group(*members)):
        match = start.fork()
        name_all(match, order)
        assert end(match) == group(*members), order


def test_who_must_not_stay_alone_comes_at_once_whenever_the_last_unit_is_named() -> None:
    """p. 27: the Leaders of the Free Peoples; whether Companions come is still asked."""
    match = army("army_muster", "dagorlad")
    answer(
        match, "character:boromir", "figure:gondor_elite", "figure:gondor_regular", "figure:gondor_regular"
    )
    assert named(match)["figure:gondor_leader"] == named(match)["figure:rohan_leader"] == 1
    assert options(match) == ["done", "character:meriadoc"]


def test_an_elite_of_isengard_who_must_lead_comes_last_or_first() -> None:
    """Character card of Saruman: his Elites are leaders; without one a Character result moves nobody."""
    start = war(
        free="event",
        shadow="character",
        to_act="shadow",
        at_war="isengard",
        armies={"orthanc": "isengard 2r 1e"},
        characters={"saruman": "orthanc"},
    )
    answer(start, "region:orthanc", "split", "region:gap_of_rohan")
    assert options(start) == ["figure:isengard_regular", "figure:isengard_elite"]
    first, last = start.fork(), start.fork()
    answer(first, "figure:isengard_elite", "figure:isengard_regular", "figure:isengard_regular")
    answer(last, "figure:isengard_regular")
    assert options(last) == ["figure:isengard_regular", "figure:isengard_elite"], "nobody leads them yet"
    answer(last, "figure:isengard_regular")
    for match in (first, last):
        assert asked(match, "free", "action.choose")
        assert truth(match)["regions"]["gap_of_rohan"]["army"] == {"isengard": {"regular": 2, "elite": 1}}


def test_a_nazgul_named_first_waits_for_a_unit_that_may_come() -> None:
    """Shadows Gather, p. 36: only units of Sauron may enter Gondor; the Southrons could only come back."""
    match = war(
        free="event",
        shadow="event",
        to_act="shadow",
        at_war="sauron",
        armies={"umbar": "southrons_easterlings 1r sauron 2r 1n", "pelargir": "sauron 1r"},
        hands={"shadow": ["shadows_gather"]},
    )
    answer(match, code("shadows_gather"), "region:umbar")
    answer(match, "figure:nazgul")
    assert asked(match, "shadow", "card.who")
    assert "done" not in options(match), "nobody flies alone by this card"
    answer(match, "figure:sauron_regular", "done")
    assert "region:west_harondor" in options(match)


# -- Companions, dice --------------------------------------------------------------------------------


@pytest.mark.parametrize("order", list(permutations(("strider", "gimli", "peregrin"))))
def test_companions_leave_the_fellowship_in_any_order(order: tuple[str, ...]) -> None:
    """p. 39: one Companion or a group."""
    match = war(free="character", shadow="event")
    answer(match, "action:separate", *(f"character:{name}" for name in order), "done")
    assert asked(match, "free", "companions.destination")
    assert {"strider", "gimli", "peregrin"}.isdisjoint(fellowship(match, "companions"))


@pytest.mark.parametrize("order", list(permutations(("strider", "gimli", "peregrin"))))
def test_companions_walk_together_in_any_order(order: tuple[str, ...]) -> None:
    """p. 24: groups share start and destination."""
    match = war(free="character", shadow="event", characters=dict.fromkeys(order, "edoras"))
    answer(match, "action:move_companions", *(f"character:{name}" for name in order), "region:folde")
    assert asked(match, "shadow", "action.choose"), "all have moved"
    assert {where(match, name) for name in order} == {"folde"}


@pytest.mark.parametrize("order", list(permutations(("legolas", "gimli"))))
def test_friends_ride_with_the_heir_in_any_order(order: tuple[str, ...]) -> None:
    """Dead Men of Dunharrow (C11)."""
    match = war(
        free="event",
        shadow="event",
        characters=dict.fromkeys(("strider", "legolas", "gimli", "peregrin"), "edoras"),
        hands={"free": ["dead_men_of_dunharrow"]},
    )
    answer(match, code("dead_men_of_dunharrow"), "region:erech")
    answer(match, *(f"character:{name}" for name in order))
    assert options(match) == ["done", "character:peregrin"]
    answer(match, "done")
    assert asked(match, "free", "card.number")
    assert {where(match, name) for name in (*order, "strider")} == {"erech"}
    assert where(match, "peregrin") == "edoras"


@pytest.mark.parametrize("order", list(permutations(("strider", "gimli"))))
def test_the_fellowship_is_broken_in_any_order(order: tuple[str, ...]) -> None:
    """The Breaking of the Fellowship (C15)."""
    match = war(
        free="event",
        shadow="event",
        to_act="shadow",
        fellowship={"region": "hollin", "hidden": False, "companions": ["strider", "gimli", "peregrin"]},
        hands={"shadow": ["the_breaking_of_the_fellowship"]},
    )
    answer(match, code("the_breaking_of_the_fellowship"), "tile:std_2_1")
    assert offered(match, "character") == {"strider", "gimli", "peregrin"}
    answer(match, *(f"character:{name}" for name in order))
    assert fellowship(match, "companions") == ["peregrin"]
    assert {where(match, name) for name in order} == {"hollin"}


@pytest.mark.parametrize("order", list(permutations(("army", "muster", "event"))))
def test_dice_turn_to_eyes_in_any_order(order: tuple[str, ...]) -> None:
    """The Lidless Eye."""
    match = war(
        free="event",
        shadow="event event army army muster",
        to_act="shadow",
        hands={"shadow": ["the_lidless_eye"]},
    )
    answer(match, code("the_lidless_eye"), *(f"die:{face}" for face in order))
    assert asked(match, "free", "action.choose")
    assert dice(match, "shadow") == ["army"]
    assert truth(match)["hunt_box"]["shadow"] == 3
