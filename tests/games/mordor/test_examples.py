"""Every worked example and test case of the rulebooks, named after its number in the facts.

Lines are those of the two seed texts, ``de`` and ``ru``. The dice of some examples are pictures;
there the test chooses dice that fit the words.
"""

from __future__ import annotations

import pytest

from westmarch import IllegalAnswer

from .play import (
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


def test_X1_one_ring() -> None:
    """de 'Ring' 139, ru 'Кольцо' 126: Frodo's one ring crosses one round space."""
    match = start("frodo", "sam")
    turn(match, yellow="ring")
    assert where(match, "frodo") == "rivendell"
    assert where(match, "sam") == "bag_end"


def test_X2_two_rings() -> None:
    """de 'Ring' 145, ru 'Кольцо' 128: two rings, out of two throws, cross two round spaces."""
    match = start("frodo", "sam")
    turn(match, yellow="ring", red="ring")
    assert where(match, "frodo") == "moria"


def test_X3_more_orcs_than_fellowship() -> None:
    """de 'Gefährten' 169, ru 'Воин' 150: two orcs against one of the fellowship void the ring."""
    match = start("frodo", "sam")
    turn(match, yellow="orc", red="orc", blue="fellowship", green="ring")
    assert where(match, "frodo") == "bag_end"


def test_X4_orcs_equal_fellowship() -> None:
    """de 'Gefährten' 173, ru 'Воин' 154: one each, so the orc is held and both rings count."""
    match = start("frodo", "sam")
    turn(match, yellow="orc", red="fellowship", blue="ring", green="ring")
    assert where(match, "frodo") == "moria"


def test_X5_black_and_own_colour() -> None:
    """de 'Nazgûl' 185, ru 'Назгул' 172: black always strikes the active player, blue is Merry's own."""
    match = start("merry", "sam")
    turn(match, black="nazgul", blue="nazgul", rest="fellowship")
    assert track(match, "merry") == "x x"
    assert track(match, "sam") == ""


def test_X6_another_players_colour() -> None:
    """de 'Nazgûl' 191, ru 'Назгул' 178: with the red one as well Sam is struck in Merry's turn."""
    match = start("merry", "sam")
    turn(match, black="nazgul", blue="nazgul", red="nazgul", rest="fellowship")
    assert track(match, "merry") == "x x"
    assert track(match, "sam") == "x"


def test_X7_gandalf_before_nazgul() -> None:
    """de 'Gandalf' 205, ru 'Гэндальф' 194: Sam halves the second square, then half of it is crossed."""
    match = start("sam", "merry", nazgul={"sam": "x"})
    turn(match, yellow="gandalf", red="nazgul")
    match.play("symbol:gandalf")
    match.play("space:2")
    assert track(match, "sam") == "x x."


def test_X8_white_tree_throw() -> None:
    """de 'Weißer Baum' 215-219, ru 'Белое древо' 206-208: ring, Nazgûl and tree end Pippin's turn."""
    match = start("pippin", "sam")
    throw(match, yellow="ring", red="ring", blue="nazgul", green="orc", black="white_tree")
    set_aside(match, "yellow", "blue", "black")
    assert where(match, "pippin") == "rivendell", "the second ring and the orc do not count"
    assert track(match, "pippin") == "x"
    assert active(match) == "sam"


def test_X8_not_both_rings() -> None:
    """de 'Weißer Baum' 219, ru 'Белое древо' 208: the second ring cannot be taken as well."""
    match = start("pippin", "sam")
    throw(match, yellow="ring", red="ring", blue="nazgul", green="orc", black="white_tree")
    with pytest.raises(IllegalAnswer):
        pick(match, "yellow", "red")


def test_X8_not_without_the_nazgul() -> None:
    """de 'Weißer Baum' 211, ru 'Белое древо' 200: the Nazgûl goes with the tree in any case."""
    match = start("pippin", "sam")
    throw(match, yellow="ring", red="ring", blue="nazgul", green="orc", black="white_tree")
    assert match.view(None)["picked"] == ["blue"]
    set_aside(match, "black")
    assert track(match, "pippin") == "x"


def test_X8_may_throw_on() -> None:
    """de 'Weißer Baum' 219: with ring and Nazgûl alone Pippin throws the other three again."""
    match = start("pippin", "sam")
    throw(match, yellow="ring", red="ring", blue="nazgul", green="orc", black="white_tree")
    set_aside(match, "yellow", "blue")
    assert is_thrown(match)
    assert dice_to_throw(match) == ["red", "green", "black"]


def test_X9_elimination() -> None:
    """de 'Ausscheiden' 231, ru 'Выбывание' 220: Pippin's last square is crossed; the others play on."""
    match = start("pippin", "sam", "merry", nazgul={"pippin": "x x x x x x"})
    turn(match, green="nazgul")
    assert out(match) == ["pippin"]
    assert match.result is None
    for hobbit in ("sam", "merry", "sam"):
        assert active(match) == hobbit
        idle(match)


def test_X10_scoring_example_1() -> None:
    """de 'Beispiele für Wertungen' 279-284, ru 'Примеры' 231-238: Merry's five different dice."""
    match = start("merry", "sam")
    throw(match, yellow="ring", red="gandalf", blue="nazgul", green="fellowship", black="orc")
    set_aside(match, "yellow", "red", "blue", "green", "black")
    match.play("symbol:gandalf")
    match.play("space:1")
    assert where(match, "merry") == "rivendell"
    assert track(match, "merry") == "x."


def test_X11_scoring_example_2() -> None:
    """de 'Beispiele für Wertungen' 288-297, ru 'Примеры' 240-251: Sam's turn strikes Merry's other half."""
    match = start("sam", "merry", nazgul={"merry": "x."})
    turn(match, red="nazgul", blue="nazgul", yellow="orc", green="gandalf", black="ring")
    match.play("symbol:gandalf")
    match.play("space:1")
    assert where(match, "sam") == "bag_end", "nobody held the orc"
    assert track(match, "sam") == "x."
    assert track(match, "merry") == "x"


def test_X12_rivendell() -> None:
    """de '1) Bruchtal' 305, ru '1. Ривенделл' 259: three rings may be set aside from one throw."""
    match = start("frodo", "sam", at={"frodo": "rivendell"})
    throw(match, yellow="ring", red="ring", blue="ring", green="orc", black="white_tree")
    set_aside(match, "yellow", "red", "blue", "black")
    assert where(match, "frodo") == "rohan"


def test_X13_lothlorien() -> None:
    """de '3) Lothlórien' 313, ru '3. Лотлориэн' 267: one of the fellowship holds two orcs."""
    match = start("frodo", "sam", at={"frodo": "lothlorien"})
    turn(match, yellow="fellowship", red="orc", blue="orc", green="ring")
    assert where(match, "frodo") == "rohan"


def test_X14_helms_deep() -> None:
    """de '5) Helms Klamm' 323, ru '5. Хельмова Падь' 298: one of the fellowship cannot hold an orc."""
    match = start("frodo", "sam", at={"frodo": "helms_deep"})
    turn(match, yellow="fellowship", red="orc", blue="ring")
    assert where(match, "frodo") == "helms_deep"


def test_X14b_helms_deep_enough_fellowship() -> None:
    """de '5) Helms Klamm' 323, ru '5. Хельмова Падь' 298: two of the fellowship hold one orc."""
    match = start("frodo", "sam", at={"frodo": "helms_deep"})
    turn(match, yellow="fellowship", red="orc", blue="ring", green="fellowship")
    assert where(match, "frodo") == "gondor"


def test_X15_gondor() -> None:
    """de '6) Gondor' 327, ru '6. Гондор' 302-304: Nazgûl spare Sam in his turn, but strike Merry."""
    match = start("sam", "merry", at={"sam": "gondor"})
    turn(match, black="nazgul", red="nazgul", blue="nazgul", rest="fellowship")
    assert track(match, "sam") == ""
    assert track(match, "merry") == "x"


def test_X16_minas_tirith() -> None:
    """de '7) Minas Tirith' 331, ru '7. Минас-Тирит' 308: all three Nazgûl strike Sam."""
    match = start("sam", "merry", at={"sam": "minas_tirith"})
    turn(match, black="nazgul", red="nazgul", blue="nazgul", rest="fellowship")
    assert track(match, "sam") == "x x x"
    assert track(match, "merry") == ""


def test_X17_shelobs_lair_one_ring() -> None:
    """de '8) Kankras Lauer' 335, ru '8. Логово Шелоб' 312: one ring does not lead into Mordor."""
    match = start("frodo", "sam", at={"frodo": "shelobs_lair"})
    turn(match, yellow="ring")
    assert where(match, "frodo") == "shelobs_lair"


def test_X18_shelobs_lair_two_rings() -> None:
    """de '8) Kankras Lauer' 335, ru '8. Логово Шелоб' 312: two rings do."""
    match = start("frodo", "sam", at={"frodo": "shelobs_lair"})
    turn(match, yellow="ring", red="ring")
    assert where(match, "frodo") == "mordor"


def test_X19_rohan_sequence() -> None:
    """ru '4. Рохан' 273-292: Sam repeats a throw of five dice and one of three, then all are out."""
    match = start("sam", "merry", at={"sam": "rohan"})
    throw(match, yellow="orc", red="nazgul", blue="orc", green="orc", black="nazgul")
    match.play("repeat")
    assert dice_to_throw(match) == ["yellow", "red", "blue", "green", "black"]
    throw(match, yellow="ring", red="nazgul", blue="orc", green="orc", black="orc")
    assert kind(match) == "throw.set_aside", "the repeat stands"
    set_aside(match, "yellow", "red")

    throw(match, blue="nazgul", green="orc", black="nazgul")
    match.play("repeat")
    assert dice_to_throw(match) == ["blue", "green", "black"]
    throw(match, blue="ring", green="orc", black="fellowship")
    set_aside(match, "blue", "green", "black")

    assert where(match, "sam") == "gondor", "two rings, and the orc is held"
    assert track(match, "sam") == "x"
    assert active(match) == "merry"


def test_X20_moria() -> None:
    """de '2) Moria' 309, ru '2. Мория' 263: Gandalf may be set aside but does nothing."""
    match = start("frodo", "sam", at={"frodo": "moria"})
    throw(match, yellow="gandalf", red="orc", blue="orc", green="orc", black="white_tree")
    assert "die:yellow" in offered(match)
    set_aside(match, "yellow", "black")
    assert active(match) == "sam", "nothing was asked"
    assert track(match, "frodo") == ""


def test_X21_neutral_colour() -> None:
    """de 'Nazgûl' 181, ru 'Назгул' 168: green belongs to nobody and strikes the active player."""
    match = start("merry", "sam")
    turn(match, green="nazgul")
    assert track(match, "merry") == "x"
    assert track(match, "sam") == ""


def test_X22_colour_of_a_player_who_is_out() -> None:
    """de 'Ausscheiden' 227, ru 'Выбывание' 216: with Pippin out green strikes the active player."""
    match = start("merry", "sam", "pippin", out=["pippin"])
    turn(match, green="nazgul")
    assert track(match, "merry") == "x"
    assert track(match, "sam") == ""


def test_X23_tie_in_mordor() -> None:
    """de 'Spielende' 273, ru 'Конец игры' 227: Sam's one square and three halves beat Frodo's 2 and 1."""
    match = start(
        "frodo",
        "sam",
        at={"frodo": "minas_tirith", "sam": "minas_tirith"},
        nazgul={"frodo": "x x x x x. . .", "sam": "x x x x x. .. ."},
    )
    turn(match, yellow="ring", red="ring")
    turn(match, yellow="ring", red="ring")
    assert match.view(None)["marks_left"] == [3, 4]
    assert winners(match) == ["sam"]
    assert match.result is not None
    assert match.result.reason == "ending.tie_break"
