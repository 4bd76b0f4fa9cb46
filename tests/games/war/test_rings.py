"""Chapter 4, 'Эльфийские Кольца' (p. 21)."""

from __future__ import annotations

from typing import Any

from .kit import answer, asked, dice, offered, offers, options, refuses, truth, war


def test_a_ring_changes_one_unused_die_and_passes_to_the_shadow() -> None:
    """p. 21: the token is turned over and handed to the Shadow player."""
    match = war(free="event", shadow="army")
    answer(match, "action:ring", "die:character")
    assert dice(match, "free") == ["character"]
    assert truth(match)["elven_rings"] == {"free": 2, "shadow": 1}
    assert asked(match, "free", "action.choose"), "using a ring is no action"


def test_the_die_need_not_be_used_at_once() -> None:
    """p. 21: afterwards the player acts by the usual rules, and may also pass or skip."""
    match = war(free="event muster", shadow="army army army")
    answer(match, "action:ring", "die:muster", "die:character")
    assert dice(match, "free") == ["character", "event"]
    assert offers(match, "action:pass", "action:skip", "action:draw", "action:move_fellowship")


def test_one_ring_a_turn_for_each_player() -> None:
    """p. 21, first limit."""
    match = war(free="event event", shadow="army army", elven_rings={"free": 2, "shadow": 1})
    answer(match, "action:ring", "die:character")
    assert refuses(match, "action:ring")
    answer(match, "action:skip", "die:event")
    assert offers(match, "action:ring"), "the Shadow has a ring and has used none"


def test_a_ring_of_the_other_side_does_not_lift_the_limit() -> None:
    """p. 21: what the Shadow has used is no matter of the Free Peoples."""
    match = war(free="event event", shadow="army army", elven_rings={"free": 2, "shadow": 1})
    answer(match, "action:ring", "die:character")
    answer(match, "action:skip", "die:event")
    answer(match, "action:ring", "die:muster")
    answer(match, "action:skip", "die:muster")
    assert asked(match, "free", "action.choose")
    assert truth(match)["elven_rings"] == {"free": 1, "shadow": 1}
    assert refuses(match, "action:ring")


def test_the_limit_is_lifted_with_the_turn() -> None:
    """p. 21: one for each turn."""
    match = war(free="event", shadow="event", this_turn={"rings_used": ["free"]})
    assert refuses(match, "action:ring")
    answer(match, "action:skip", "action:skip")
    while not asked(match, "free", "action.choose"):
        answer(match, options(match)[0])
    assert offers(match, "action:ring")


def test_a_ring_makes_no_will_of_the_west() -> None:
    """p. 21, second limit; only faces that the die has can be chosen."""
    match = war(free="event", shadow="army")
    answer(match, "action:ring")
    assert set(options(match)) == {"die:character", "die:muster", "die:army_muster"}


def test_a_will_of_the_west_may_be_changed() -> None:
    """p. 21: any unused die."""
    match = war(free="will_of_the_west character", shadow="army")
    answer(match, "action:ring")
    assert offered(match, "die") == {"will_of_the_west", "character"}
    answer(match, "die:will_of_the_west", "die:muster")
    assert dice(match, "free") == ["character", "muster"]


def test_the_shadow_makes_an_eye_and_still_acts() -> None:
    """p. 21, third limit: the die goes to the Hunt Box at once, and that is no action."""
    match = war(
        free="event",
        shadow="army muster",
        to_act="shadow",
        elven_rings={"free": 1, "shadow": 1},
        hunt_box={"shadow": 2},
    )
    answer(match, "action:ring", "die:army")
    assert set(options(match)) == {"die:character", "die:muster", "die:event", "die:army_muster", "die:eye"}
    answer(match, "die:eye")
    assert truth(match)["hunt_box"]["shadow"] == 3
    assert dice(match, "shadow") == ["muster"]
    assert asked(match, "shadow", "action.choose")


def test_the_last_die_turned_to_an_eye_ends_the_shadows_actions() -> None:
    """p. 21: there is no die left to act with."""
    match = war(free="event", shadow="army", to_act="shadow", elven_rings={"free": 2, "shadow": 1})
    answer(match, "action:ring", "die:eye")
    assert asked(match, "free", "action.choose")
    assert dice(match, "shadow") == []


def test_the_shadows_ring_leaves_the_game() -> None:
    """p. 21: every token serves each owner once."""
    match = war(free="event", shadow="army", to_act="shadow", elven_rings={"free": 2, "shadow": 1})
    answer(match, "action:ring", "die:muster")
    assert truth(match)["elven_rings"] == {"free": 2, "shadow": 0}


def test_an_eye_in_the_hunt_box_cannot_be_changed() -> None:
    """p. 21: no ring turns an Eye back."""
    match = war(
        free="event",
        shadow="army",
        to_act="shadow",
        elven_rings={"free": 2, "shadow": 1},
        hunt_box={"shadow": 3},
    )
    answer(match, "action:ring")
    assert "die:eye" in options(match), "the die is named already: the only one that is unused"
    answer(match, "die:event")
    assert truth(match)["hunt_box"]["shadow"] == 3


def test_no_ring_without_a_token() -> None:
    """p. 21: three for the Free Peoples, none for the Shadow at first."""
    match = war(free="event", shadow="army", to_act="shadow")
    assert refuses(match, "action:ring")
    match = war(free="event", shadow="army", elven_rings={"free": 0, "shadow": 3})
    assert refuses(match, "action:ring")


# -- a ring against the Palantír of Orthanc ------------------------------------------------------------

PALANTIR = "card:the_palantir_of_orthanc"
ORTHANC: dict[str, Any] = {
    "table": {"shadow": ["the_palantir_of_orthanc"]},
    "characters": {"saruman": "orthanc"},
    "at_war": "isengard",
}


def test_the_ring_paid_against_the_palantir_is_the_one_of_this_turn() -> None:
    """p. 21, first limit: it counts like any other, so no die can be changed any more."""
    match = war(free="event event", shadow="army army", **ORTHANC)
    answer(match, PALANTIR)
    assert truth(match)["elven_rings"] == {"free": 2, "shadow": 1}
    assert truth(match)["this_turn"]["rings_used"] == ["free"]
    answer(match, "action:skip")
    assert asked(match, "free", "action.choose")
    assert refuses(match, "action:ring")


def test_no_second_ring_against_the_palantir() -> None:
    """p. 21, first limit: one ring was used on a die; only a Will of the West still drives the card away."""
    match = war(free="event event", shadow="army army", **ORTHANC)
    assert offers(match, PALANTIR)
    answer(match, "action:ring", "die:character")
    assert refuses(match, PALANTIR)
    reason = match.why_not(PALANTIR)
    assert reason is not None
    assert reason.key == "ring_used"
    match = war(free="will_of_the_west event", shadow="army", this_turn={"rings_used": ["free"]}, **ORTHANC)
    answer(match, PALANTIR)
    assert dice(match, "free") == ["event"], "the Will of the West pays, nobody asks"
    assert truth(match)["elven_rings"] == {"free": 3, "shadow": 0}
    assert asked(match, "shadow", "action.choose")


def test_a_will_of_the_west_against_the_palantir_uses_no_ring() -> None:
    """Card text: the Will of the West alone is enough."""
    match = war(free="will_of_the_west event", shadow="army", **ORTHANC)
    answer(match, PALANTIR, "die:will_of_the_west")
    assert truth(match)["this_turn"]["rings_used"] == []
    assert truth(match)["elven_rings"] == {"free": 3, "shadow": 0}
