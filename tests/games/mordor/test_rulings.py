"""The twenty-nine rulings on what the rulebooks leave open, one test each; see docs/rulings/mordor.md.

What the rulebooks say themselves is tested in `test_throwing`, `test_resolving` and `test_places`.
"""

from __future__ import annotations

import pytest

import westmarch

from .play import (
    DICE,
    HOBBITS,
    active,
    dice_to_throw,
    idle,
    is_thrown,
    kind,
    offered,
    out,
    pick,
    set_aside,
    start,
    throw,
    track,
    turn,
    where,
    winners,
)


def test_ruling_01_rivendell_allows_more_than_one_nazgul() -> None:
    """de '1) Bruchtal', ru '1. Ривенделл': at least one Nazgûl goes, and others may follow."""
    match = start("frodo", "sam", "merry", at={"frodo": "rivendell"})
    throw(match, yellow="orc", red="nazgul", blue="nazgul", green="orc", black="white_tree")
    assert offered(match) == ["die:red", "die:blue"], "one of them has to go"
    set_aside(match, "red", "blue", "black")
    assert track(match, "sam") == "x"
    assert track(match, "merry") == "x"


def test_ruling_02_the_roller_chooses_among_nazgul() -> None:
    """ru 'Назгул' 182: whoever throws picks the colour, and so the victim."""
    match = start("frodo", "sam", "merry")
    throw(match, yellow="nazgul", red="nazgul", blue="nazgul", green="orc", black="white_tree")
    assert kind(match) == "throw.nazgul"
    assert match.prompt is not None
    assert match.prompt.seat == 0
    assert offered(match) == ["die:yellow", "die:red", "die:blue"]
    set_aside(match, "blue", "black")
    assert [track(match, hobbit) for hobbit in ("frodo", "sam", "merry")] == ["", "", "x"]


def test_ruling_03_the_forced_nazgul_alone_is_enough() -> None:
    """de 'Würfel rauslegen', ru 'Отложенные кубики': it is the one die that must be set aside."""
    match = start("frodo", "sam")
    throw(match, red="nazgul", rest="orc")
    match.play("done")
    assert is_thrown(match)
    assert dice_to_throw(match) == ["yellow", "blue", "green", "black"]


def test_ruling_04_rings_are_used_without_asking() -> None:
    """de 'Ring', ru 'Кольцо': not crossing a space would never help."""
    match = start("frodo", "sam")
    turn(match, yellow="ring", red="ring")
    assert active(match) == "sam", "no question came between"
    assert where(match, "frodo") == "moria"


def test_ruling_05_gandalf_before_nazgul_is_the_default() -> None:
    """de 'Würfelsymbole', ru 'Применение результатов': any order, Gandalf first is offered first."""
    match = start("sam", "merry")
    turn(match, yellow="gandalf", red="nazgul")
    assert offered(match) == ["symbol:gandalf", "symbol:nazgul"]
    match.play("symbol:nazgul")
    match.play("space:2")
    assert track(match, "sam") == "x ..", "a whole square was crossed before Gandalf came"


def test_ruling_06_any_empty_whole_square_may_be_halved() -> None:
    """de 'Gandalf', ru 'Гэндальф': the next one first in the list, Mordor's as well."""
    match = start("sam", "merry", nazgul={"sam": "x x. . .. ."})
    turn(match, yellow="gandalf")
    assert offered(match) == ["space:3", "space:5", "space:6", "space:7", "none"]
    match.play("space:7")
    assert track(match, "sam") == "x x. . .. . . .."


def test_ruling_07_a_struck_bystander_halves_nothing() -> None:
    """de 'Gandalf', ru 'Гэндальф': Sam's Gandalf is Sam's; Merry crosses a whole square."""
    match = start("sam", "merry")
    turn(match, yellow="gandalf", blue="nazgul")
    assert match.prompt is not None
    assert match.prompt.seat == 0
    match.play("space:1")
    assert active(match) == "merry"
    assert is_thrown(match), "Merry was asked nothing"
    assert track(match, "sam") == ".."
    assert track(match, "merry") == "x"


def test_ruling_08_both_tracks_at_once_is_out() -> None:
    """de 'Ausscheiden', ru 'Выбывание': Mordor with the ring and the Nazgûl there as well: no victory."""
    match = start("sam", "merry", at={"sam": "minas_tirith"}, nazgul={"sam": "x x x x x x"})
    turn(match, yellow="ring", green="ring", red="nazgul")
    assert out(match) == ["sam"]
    assert match.result is None
    assert active(match) == "merry"


def test_ruling_09_struck_in_mordor_and_out() -> None:
    """de 'Ausscheiden', 'Spielende': Frodo waits in Mordor, his last square is crossed, the match goes on."""
    match = start("frodo", "sam", active="sam", at={"frodo": "mordor"}, nazgul={"frodo": "x x x x x x"})
    turn(match, yellow="nazgul")
    assert out(match) == ["frodo"]
    assert match.result is None
    assert active(match) == "sam"


def test_ruling_09_the_other_one_in_mordor_wins() -> None:
    """ru 'Конец игры': of two in Mordor the one struck out leaves the other alone there."""
    match = start(
        "frodo",
        "sam",
        "merry",
        active="merry",
        at={"frodo": "mordor", "sam": "mordor"},
        nazgul={"frodo": "x x x x x x", "sam": "x x x x x ."},
    )
    turn(match, yellow="nazgul")
    assert winners(match) == ["sam"]


def test_ruling_10_no_further_turn_in_mordor() -> None:
    """de 'Spielende': Frodo has arrived; Sam and Merry finish the round, then it is over."""
    match = start("frodo", "sam", "merry", at={"frodo": "minas_tirith"})
    turn(match, yellow="ring", red="ring")
    for hobbit in ("sam", "merry"):
        assert active(match) == hobbit
        idle(match)
    assert winners(match) == ["frodo"]


@pytest.mark.parametrize(("arrives", "turns_to_come"), [("merry", 2), ("frodo", 1), ("sam", 0)])
def test_ruling_11_the_round_ends_before_the_first_player(arrives: str, turns_to_come: int) -> None:
    """ru 'Конец игры': Merry began, so everybody has had as many turns when Merry would be next."""
    match = start("frodo", "sam", "merry", first="merry", active=arrives, at={arrives: "minas_tirith"})
    turn(match, yellow="ring", red="ring")
    for _ in range(turns_to_come):
        assert match.result is None
        idle(match)
    assert winners(match) == [arrives]


def test_ruling_12_the_first_seat_marks_the_round_even_when_out() -> None:
    """ru 'Конец игры': Frodo began and is out; after Sam's arrival Merry still has a turn, then it ends."""
    match = start("frodo", "sam", "merry", active="sam", out=["frodo"], at={"sam": "minas_tirith"})
    turn(match, yellow="ring", green="ring")
    assert active(match) == "merry"
    idle(match)
    assert winners(match) == ["sam"]


def test_ruling_12_nobody_gains_a_turn() -> None:
    """ru 'Конец игры': Frodo began and is out; Merry, last of the round, arrives and it ends at once."""
    match = start("frodo", "sam", "merry", active="merry", out=["frodo"], at={"merry": "minas_tirith"})
    turn(match, yellow="ring", green="ring")
    assert winners(match) == ["merry"]


def test_ruling_13_equal_marks_share_the_victory() -> None:
    """de 'Spielende', ru 'Конец игры' do not say: both win, with half a score each."""
    match = start("frodo", "sam", at={"frodo": "minas_tirith", "sam": "minas_tirith"})
    turn(match, blue="ring", green="ring")
    turn(match, blue="ring", green="ring")
    assert winners(match) == ["frodo", "sam"]
    assert match.result is not None
    assert match.result.scores == (0.5, 0.5)
    assert match.result.reason == "ending.shared"


def test_ruling_14_the_open_half_of_a_half_crossed_square_counts() -> None:
    """de 'Spielende': marks still to make; Frodo's half square is one more than Sam's crossed one."""
    match = start(
        "frodo",
        "sam",
        at={"frodo": "minas_tirith", "sam": "minas_tirith"},
        nazgul={"frodo": "x. . .", "sam": "x . ."},
    )
    turn(match, blue="ring", green="ring")
    turn(match, blue="ring", green="ring")
    assert match.view(None)["marks_left"] == [7, 6]
    assert winners(match) == ["frodo"]


def test_ruling_15_rohan_repeats_all_dice_and_the_second_result_stands() -> None:
    """de '4) Rohan', ru '4. Рохан': the same dice again, once for each throw."""
    match = start("sam", "merry", at={"sam": "rohan"})
    throw(match, yellow="fellowship", rest="orc")
    assert offered(match) == ["repeat", "keep"]
    match.play("repeat")
    throw(match, red="nazgul", rest="orc")
    assert kind(match) == "throw.set_aside"
    assert match.view(None)["faces"]["yellow"] == "orc"
    match.play("done")
    throw(match, rest="orc")
    assert offered(match) == ["repeat", "keep"], "the next throw has a repeat of its own"


def test_ruling_16_rohan_repeats_a_throw_with_the_tree_too() -> None:
    """de '4) Rohan', ru '4. Рохан': any throw, whatever it shows."""
    match = start("sam", "merry", at={"sam": "rohan"})
    throw(match, black="white_tree", rest="ring")
    match.play("repeat")
    throw(match, black="orc", rest="ring")
    assert match.view(None)["faces"]["black"] == "orc"


@pytest.mark.parametrize("place", ["lothlorien", "helms_deep"])
def test_ruling_17_doubling_is_for_ones_own_turn_only(place: str) -> None:
    """de '3) Lothlórien', '5) Helms Klamm': where Merry waits changes nothing in Frodo's turn."""
    match = start("frodo", "merry", at={"merry": place})
    turn(match, yellow="fellowship", red="orc", blue="ring")
    assert where(match, "frodo") == "rivendell", "one against one, as usual"
    match = start("frodo", "merry", at={"merry": place})
    turn(match, yellow="fellowship", red="orc", green="orc", blue="ring")
    assert where(match, "frodo") == "bag_end", "one against two, as usual"


@pytest.mark.parametrize(
    ("place", "fellowship", "orcs", "held"),
    [
        ("bag_end", 1, 1, True),
        ("bag_end", 1, 2, False),
        ("lothlorien", 1, 2, True),
        ("lothlorien", 1, 3, False),
        ("lothlorien", 0, 1, False),
        ("helms_deep", 1, 1, False),
        ("helms_deep", 2, 1, True),
        ("helms_deep", 2, 2, False),
        ("helms_deep", 0, 0, True),
    ],
)
def test_ruling_18_fellowship_against_orcs(place: str, fellowship: int, orcs: int, held: bool) -> None:
    """de 'Gefährten', '3) Lothlórien', '5) Helms Klamm': each side times one, or times two."""
    symbols = ["fellowship"] * fellowship + ["orc"] * orcs
    match = start("frodo", "sam", at={"frodo": place})
    turn(match, rest="ring", **dict(zip(DICE, symbols, strict=False)))
    assert (where(match, "frodo") != place) == held


def test_ruling_19_surplus_rings_at_shelobs_lair() -> None:
    """de '8) Kankras Lauer', 'Spielende': three rings are at least two."""
    match = start("frodo", "sam", at={"frodo": "shelobs_lair"})
    turn(match, yellow="ring", red="ring", blue="ring")
    assert where(match, "frodo") == "mordor"


def test_ruling_20_shelob_does_not_stop_who_comes_from_afar() -> None:
    """de 'Sonderfunktionen der Orte', ru 'Усложнённая игра': only who starts a turn there meets her."""
    match = start("frodo", "sam", at={"frodo": "minas_tirith"})
    turn(match, yellow="ring", red="ring")
    assert where(match, "frodo") == "mordor"


def test_ruling_21_rings_lost_to_orcs_do_not_count_for_shelob() -> None:
    """de 'Orks', '8) Kankras Lauer': an orc voids both rings."""
    match = start("frodo", "sam", at={"frodo": "shelobs_lair"})
    turn(match, yellow="ring", red="ring", blue="orc")
    assert where(match, "frodo") == "shelobs_lair"


def test_ruling_22_minas_tirith_takes_neutral_dice_too() -> None:
    """de '7) Minas Tirith', ru '7. Минас-Тирит': of Pippin who is out, of Frodo who does not play."""
    match = start("sam", "merry", "pippin", at={"sam": "minas_tirith"}, out=["pippin"])
    turn(match, yellow="nazgul", green="nazgul", blue="nazgul")
    assert track(match, "sam") == "x x x"
    assert track(match, "merry") == ""


def test_ruling_23_gondor_protects_in_ones_own_turn_only() -> None:
    """ru '6. Гондор' 304: Éowyn does not help Sam in Merry's turn."""
    match = start("merry", "sam", at={"sam": "gondor"})
    turn(match, red="nazgul")
    assert track(match, "sam") == "x"


def test_ruling_24_bag_end_has_no_effect() -> None:
    """de 'Sonderfunktionen der Orte', ru 'Усложнённая игра': the first turn is an ordinary one."""
    match = westmarch.new("mordor", players=2, chance="ask")
    assert match.view(None)["effect"] == "none"


def test_ruling_24_no_turn_is_taken_in_mordor() -> None:
    """de 'Spielende': so Mordor can have no effect either."""
    with pytest.raises(westmarch.PositionError, match="takes no more turns"):
        start("frodo", "sam", at={"frodo": "mordor"})


@pytest.mark.parametrize("hobbit", HOBBITS)
def test_ruling_25_black_strikes_the_active_player(hobbit: str) -> None:
    """de 'Spielmaterial', 'Nazgûl', ru 'Назгул': also when all four colours are taken."""
    match = start(*HOBBITS, active=hobbit)
    turn(match, black="nazgul", rest="fellowship")
    assert [other for other in HOBBITS if track(match, other)] == [hobbit]


def test_ruling_26_more_nazgul_than_squares() -> None:
    """de 'Ausscheiden': the first one puts Sam out, the other two find nothing to cross."""
    match = start("sam", "merry", nazgul={"sam": "x x x x x x"})
    turn(match, red="nazgul", yellow="nazgul", green="nazgul")
    assert out(match) == ["sam"]
    assert track(match, "sam") == "x x x x x x x"
    assert track(match, "merry") == ""
    struck = [event for _, event in match.events(None) if event.key == "evaluate.nazgul"]
    assert len(struck) == 1, "nothing is told of the other two"


def test_ruling_27_two_go_out_in_one_turn() -> None:
    """de 'Ausscheiden': Sam's turn ends him and Merry; Pippin plays on alone."""
    match = start("sam", "merry", "pippin", nazgul={"sam": "x x x x x x", "merry": "x x x x x x"})
    turn(match, red="nazgul", blue="nazgul")
    assert out(match) == ["sam", "merry"]
    assert active(match) == "pippin"


def test_ruling_27_the_last_two_go_out_in_one_turn() -> None:
    """de 'Spielende', ru 'Конец игры': nobody is left, so all have lost."""
    match = start("sam", "merry", nazgul={"sam": "x x x x x x", "merry": "x x x x x x"})
    turn(match, red="nazgul", blue="nazgul")
    assert winners(match) == []
    assert match.result is not None
    assert match.result.reason == "ending.all_lost"


def test_ruling_28_the_tree_as_last_die() -> None:
    """de 'Weißer Baum', 'Alle Würfel herausgelegt': the turn would end anyway."""
    match = start("frodo", "sam")
    throw(match, rest="orc", yellow="ring", red="fellowship", green="gandalf")
    set_aside(match, "yellow", "red", "blue", "green")
    throw(match, black="white_tree")
    assert offered(match) == ["die:black"]
    set_aside(match, "black")
    match.play("none")  # Gandalf is not needed
    assert where(match, "frodo") == "rivendell"
    assert active(match) == "sam"


def test_ruling_29_nothing_acts_before_the_turn_is_resolved() -> None:
    """de 'Würfelsymbole', ru 'Применение результатов' 105: Sam's Nazgûl waits until all dice are out."""
    match = start("frodo", "sam")
    throw(match, red="nazgul", yellow="ring", rest="orc")
    set_aside(match, "red", "yellow")
    assert track(match, "sam") == ""
    assert where(match, "frodo") == "bag_end"
    throw(match, rest="fellowship", black="white_tree")
    pick(match, "black")
    assert track(match, "sam") == ""
    match.play("done")
    assert track(match, "sam") == "x"
    assert where(match, "frodo") == "rivendell"
