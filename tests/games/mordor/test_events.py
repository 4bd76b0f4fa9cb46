"""What the match tells: each thing that acted, and each that did not, with the reason."""

from __future__ import annotations

from typing import Any

from westmarch import Match

from .play import set_aside, start, throw, turn


def told(match: Match[Any]) -> list[str]:
    """Keys of what was told about Sam's turn, without throws and dice set aside."""
    keys = [event.key for _, event in match.events()]
    return [key for key in keys if key not in ("throw.roll", "throw.set_aside", "turn.begin")]


def test_rings_tell_where_they_led() -> None:
    match = start("sam", "merry")
    turn(match, yellow="ring", green="ring")
    events = {event.key: event.args for _, event in match.events()}
    assert events["evaluate.ring"] == {"hobbit": "hobbit:sam", "rings": 2, "place": "place:moria"}


def test_the_white_tree_is_told_when_it_cuts_the_throwing_short() -> None:
    match = start("sam", "merry")
    turn(match)
    assert told(match) == ["throw.white_tree"]


def test_the_white_tree_as_last_die_cuts_nothing_short() -> None:
    """Ruling 28."""
    match = start("sam", "merry")
    turn(match, black="white_tree", rest="orc")
    assert told(match) == []


def test_no_tree_is_told_when_all_dice_are_out() -> None:
    match = start("sam", "merry")
    turn(match, rest="fellowship")
    assert told(match) == []


def test_a_tree_left_on_the_table_is_not_told() -> None:
    match = start("sam", "merry")
    throw(match, black="white_tree", rest="orc")
    set_aside(match, "red")
    assert told(match) == []


def test_orcs_are_told_where_there_are_rings() -> None:
    """de 'Orks', 'Gefährten': with nothing to stop they matter to nobody."""
    match = start("sam", "merry")
    turn(match, yellow="ring", green="orc")
    assert told(match) == ["throw.white_tree", "evaluate.orcs_stop"]
    match = start("sam", "merry")
    turn(match, yellow="ring", green="orc", red="fellowship")
    assert told(match) == ["throw.white_tree", "evaluate.orcs_held", "evaluate.ring"]
    match = start("sam", "merry")
    turn(match, green="orc")
    assert told(match) == ["throw.white_tree"]


def test_shelob_is_told_when_she_takes_a_ring() -> None:
    """de '8) Kankras Lauer'."""
    match = start("sam", "merry", at={"sam": "shelobs_lair"})
    turn(match, yellow="ring")
    assert told(match) == ["throw.white_tree", "evaluate.shelob"]


def test_shelob_is_not_blamed_for_what_orcs_did() -> None:
    """Ruling 21."""
    match = start("sam", "merry", at={"sam": "shelobs_lair"})
    turn(match, yellow="ring", green="orc")
    assert told(match) == ["throw.white_tree", "evaluate.orcs_stop"]


def test_the_balrog_and_eowyn_are_told() -> None:
    """de '2) Moria', '6) Gondor'."""
    match = start("sam", "merry", at={"sam": "moria"})
    turn(match, yellow="gandalf")
    assert told(match) == ["throw.white_tree", "evaluate.balrog"]
    match = start("sam", "merry", at={"sam": "gondor"})
    turn(match, red="nazgul")
    assert told(match) == ["throw.white_tree", "evaluate.eowyn"]


def test_the_last_round_is_told() -> None:
    """de 'Ausscheiden', 'Spielende': Sam arrives, strikes Merry out, and is alone in Mordor."""
    match = start("sam", "merry", at={"sam": "minas_tirith"}, nazgul={"merry": "x x x x x x"}, sheet="basic")
    turn(match, yellow="ring", green="ring", blue="nazgul")
    assert told(match) == [
        "throw.white_tree",
        "evaluate.nazgul",
        "ending.out",
        "evaluate.ring",
        "ending.mordor",
        "ending.alone",
    ]
    assert [event.args for _, event in match.events()][-1] == {"winners": ["hobbit:sam"], "n": 1}
