"""What the dice do, going out, and the end, rule by rule (R, E and W of the facts).

The places of the advanced sheet follow in `test_places`.
"""

from __future__ import annotations

import pytest

from westmarch import IllegalAnswer

from .play import active, idle, kind, out, start, track, turn, where, winners

# -- what the dice do --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "die", "struck"),
    [
        (("merry", "sam"), "yellow", "merry"),
        (("merry", "sam"), "green", "merry"),
        (("merry", "sam"), "red", "sam"),
        (("frodo", "sam", "pippin"), "blue", "frodo"),
        (("frodo", "sam", "pippin"), "green", "pippin"),
        (("frodo", "sam", "merry", "pippin"), "blue", "merry"),
        (("frodo", "sam", "merry", "pippin"), "green", "pippin"),
        (("frodo", "sam", "merry", "pippin"), "yellow", "frodo"),
    ],
)
def test_R16_R17_whom_a_colour_strikes(players: tuple[str, ...], die: str, struck: str) -> None:
    """de 'Nazgûl', ru 'Назгул': the owner of the colour, or the active player if it has none."""
    match = start(*players)
    turn(match, **{die: "nazgul"})
    assert [hobbit for hobbit in players if track(match, hobbit)] == [struck]


def test_C7_colour_matters_for_nazgul_only() -> None:
    """de 'Würfelsymbole', ru 'Применение результатов': Sam's red ring moves Frodo, whose turn it is."""
    match = start("frodo", "sam")
    turn(match, red="ring")
    assert where(match, "frodo") == "rivendell"
    assert where(match, "sam") == "bag_end"


def test_R15_a_halved_square_takes_two_nazgul() -> None:
    """de 'Nazgûl', 'Gandalf': first one half, then the other, then the next square."""
    match = start("sam", "merry", nazgul={"sam": ".. ."})
    for marks in ("x.", "x", "x x"):
        turn(match, red="nazgul", rest="fellowship")
        assert track(match, "sam") == marks
        idle(match)


def test_R18_two_gandalfs_halve_two_squares() -> None:
    """de 'Gandalf', ru 'Гэндальф': one square each."""
    match = start("sam", "merry")
    turn(match, yellow="gandalf", green="gandalf")
    match.play("space:1")
    match.play("space:4")
    assert track(match, "sam") == ".. . . .."


def test_R20_R21_what_cannot_be_halved() -> None:
    """de 'Gandalf', ru 'Гэндальф': crossed, half-crossed and halved squares."""
    match = start("sam", "merry", nazgul={"sam": "x x. .."})
    turn(match, yellow="gandalf")
    for square in (1, 2, 3):
        with pytest.raises(IllegalAnswer):
            match.play(f"space:{square}")
    match.play("space:4")
    assert track(match, "sam") == "x x. .. .."


def test_R22_gandalf_with_nothing_left_to_halve() -> None:
    """de 'Gandalf', ru 'Гэндальф': no question comes."""
    match = start("sam", "merry", nazgul={"sam": "x x x x. .. .. .."})
    turn(match, yellow="gandalf")
    assert active(match) == "merry"


def test_R22_the_second_gandalf_may_find_nothing() -> None:
    """de 'Gandalf', ru 'Гэндальф': the first one halves the only whole square."""
    match = start("sam", "merry", nazgul={"sam": "x x x x x x ."})
    turn(match, yellow="gandalf", green="gandalf")
    match.play("space:7")
    assert active(match) == "merry"


def test_R18_gandalf_saves_who_would_be_out() -> None:
    """R18, R19, de 'Gandalf': Mordor's square halved in time takes only half of the Nazgûl's blow."""
    match = start("sam", "merry", nazgul={"sam": "x x x x x x ."})
    turn(match, yellow="gandalf", red="nazgul")
    match.play("symbol:gandalf")
    match.play("space:7")
    assert out(match) == []
    assert track(match, "sam") == "x x x x x x x."


def test_R19_who_lets_the_nazgul_go_first_may_be_out() -> None:
    """R10, R19, de 'Würfelsymbole': any order is legal, also the fatal one."""
    match = start("sam", "merry", nazgul={"sam": "x x x x x x ."})
    turn(match, yellow="gandalf", red="nazgul")
    match.play("symbol:nazgul")
    assert out(match) == ["sam"]


def test_R19_the_order_is_asked_again_for_the_second_gandalf() -> None:
    """R10, R19, de 'Würfelsymbole': between two Gandalfs a Nazgûl may strike."""
    match = start("sam", "merry")
    turn(match, yellow="gandalf", green="gandalf", red="nazgul")
    match.play("symbol:gandalf")
    match.play("space:3")
    assert kind(match) == "evaluate.order"
    match.play("symbol:nazgul")
    assert track(match, "sam") == "x . .."
    assert kind(match) == "evaluate.gandalf"


# -- going out -----------------------------------------------------------------------------------


def test_E1_out_in_another_players_turn() -> None:
    """de 'Ausscheiden', ru 'Выбывание': Sam goes out in Frodo's turn and is passed over."""
    match = start("frodo", "sam", "merry", nazgul={"sam": "x x x x x x"})
    turn(match, red="nazgul")
    assert out(match) == ["sam"]
    assert active(match) == "merry"


def test_E2_who_goes_out_in_the_own_turn_does_not_move_on() -> None:
    """de 'Ausscheiden': the rings of that turn take nobody anywhere."""
    match = start("sam", "merry", nazgul={"sam": "x x x x x x"})
    before = where(match, "sam")
    turn(match, red="nazgul", yellow="ring")
    assert out(match) == ["sam"]
    assert where(match, "sam") == before
    assert active(match) == "merry"


def test_E3_the_die_of_a_player_put_out_turns_neutral() -> None:
    """de 'Ausscheiden', ru 'Выбывание': from the next turn on red strikes whoever set it aside."""
    match = start("frodo", "sam", "merry", nazgul={"sam": "x x x x x x"})
    turn(match, red="nazgul")
    turn(match, red="nazgul")
    assert track(match, "merry") == "x"
    assert track(match, "frodo") == ""


def test_a_survivor_plays_on_alone() -> None:
    """de 'Ausscheiden', 'Spielende': being the last one in is not yet a victory."""
    match = start("frodo", "sam", out=["sam"], at={"frodo": "minas_tirith"})
    idle(match)
    assert match.result is None
    assert active(match) == "frodo"
    turn(match, blue="ring", green="ring")
    assert winners(match) == ["frodo"]
    assert match.result is not None
    assert match.result.scores == (1.0, 0.0)


# -- the end -------------------------------------------------------------------------------------


def test_W1_all_out_all_lose() -> None:
    """de 'Spielende', ru 'Конец игры': the last one goes out and nobody has won."""
    match = start("frodo", "sam", out=["sam"], nazgul={"frodo": "x x x x x x", "sam": "x x x x x x x"})
    turn(match, yellow="nazgul")
    assert match.prompt is None
    assert winners(match) == []
    assert match.result is not None
    assert match.result.scores == (0.0, 0.0)
    assert match.result.reason == "ending.all_lost"


def test_W2_the_last_round_is_played_out() -> None:
    """de 'Spielende', ru 'Конец игры': who comes later in the round can still catch up and win."""
    match = start(
        "frodo",
        "sam",
        "merry",
        at={"frodo": "minas_tirith", "merry": "minas_tirith"},
        nazgul={"frodo": "x x"},
    )
    turn(match, blue="ring", green="ring")
    idle(match)
    turn(match, blue="ring", green="ring")
    assert winners(match) == ["merry"]


def test_W2_the_last_of_the_round_ends_the_match_at_once() -> None:
    """de 'Spielende', ru 'Конец игры': all have had as many turns."""
    match = start("frodo", "sam", active="sam", at={"sam": "minas_tirith"})
    turn(match, blue="ring", green="ring")
    assert match.prompt is None
    assert winners(match) == ["sam"]


def test_W3_surplus_rings_are_lost() -> None:
    """de 'Spielende' 273: four rings from Minas Tirith lead to Mordor and no further."""
    match = start("frodo", "sam", at={"frodo": "minas_tirith"})
    turn(match, yellow="ring", red="ring", blue="ring", green="ring")
    assert where(match, "frodo") == "mordor"


def test_W4_alone_in_mordor() -> None:
    """de 'Spielende', ru 'Конец игры': the number of open squares does not matter then."""
    match = start("frodo", "sam", at={"frodo": "minas_tirith"}, nazgul={"frodo": "x x x x x x"})
    turn(match, blue="ring", green="ring")
    idle(match)
    assert winners(match) == ["frodo"]
    assert match.result is not None
    assert match.result.reason == "ending.alone"


@pytest.mark.parametrize(
    ("frodo", "sam", "best"),
    [
        ("x x x", "x x x x", ["frodo"]),
        ("x x x", "x x x . . . ..", ["sam"]),
        ("x x x x. .. .. ..", "x x . . . . .", ["frodo"]),
        ("x x x x.", "x x x .", ["frodo", "sam"]),
    ],
)
def test_W5_tie_break_counts_marks_still_to_make(frodo: str, sam: str, best: list[str]) -> None:
    """de 'Spielende', ru 'Конец игры': a half counts as much as a whole square."""
    match = start(
        "frodo",
        "sam",
        at={"frodo": "minas_tirith", "sam": "minas_tirith"},
        nazgul={"frodo": frodo, "sam": sam},
    )
    turn(match, blue="ring", green="ring")
    turn(match, blue="ring", green="ring")
    assert winners(match) == best


def test_W5_three_may_share() -> None:
    """ruling 13: three with equal marks win a third each; who stayed behind gets nothing."""
    at = dict.fromkeys(("frodo", "sam", "merry"), "minas_tirith")
    match = start("frodo", "sam", "merry", "pippin", at=at)
    for _ in at:
        turn(match, blue="ring", green="ring")
    idle(match)
    assert winners(match) == ["frodo", "sam", "merry"]
    assert match.result is not None
    assert match.result.scores == (1 / 3, 1 / 3, 1 / 3, 0.0)
