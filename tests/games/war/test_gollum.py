"""Gollum as Guide (p. 37, 41-42 and his card): what he keeps hidden, and what he shows."""

from __future__ import annotations

from typing import Any

import pytest

from .kit import answer, asked, fellowship, kind, offered, options, roll, truth, war
from .test_hunt import caught, company
from .test_mordor import step, track

HOBBITS = ("meriadoc", "peregrin")


def leave(match: Any) -> None:
    """The hobbit who guides leaves to lower the damage, and stays nearby."""
    answer(match, "use")
    if kind(match) == "companions.destination":
        answer(match, "region:goblins_gate")


# -- he becomes the Guide in the middle of a Hunt ------------------------------------------------------


def test_a_numbered_tile_does_not_reveal_once_both_hobbits_have_left() -> None:
    """p. 42, step 4 and 'Важно': the Guide of that moment decides, not the one when the tile was drawn."""
    match = caught("std_2r_1", **company(*HOBBITS, guide="meriadoc"))
    leave(match)
    assert asked(match, "free", "hunt.hobbit")
    leave(match)
    assert fellowship(match, "guide") == "gollum"
    assert fellowship(match, "hidden") is True
    assert fellowship(match, "corruption") == 0
    assert asked(match, "shadow", "action.choose"), "nobody is revealed"


def test_a_numbered_tile_does_not_reveal_once_the_last_companion_has_fallen() -> None:
    """p. 42, 'Важно': also where the casualty made Gollum the Guide."""
    match = caught("std_2r_1", **company("gimli"))
    answer(match, "guide")
    assert "gimli" in truth(match)["dead"]
    assert fellowship(match, "guide") == "gollum"
    assert fellowship(match, "hidden") is True
    assert asked(match, "shadow", "action.choose"), "nobody is revealed"


def test_gollum_offers_to_show_them_while_damage_is_left() -> None:
    """p. 42, 'Важно': the tile bears the symbol but reveals nobody now, so his other ability may be used."""
    match = caught("std_2r_1", **company("peregrin"))
    leave(match)
    assert asked(match, "free", "hunt.gollum")
    assert options(match) == ["reveal", "none"]
    answer(match, "reveal")
    assert fellowship(match, "corruption") == 0
    assert asked(match, "free", "fellowship.reveal")


def test_gollum_has_nobody_to_show_who_is_revealed_already() -> None:
    """His card: a hidden Fellowship is revealed; another gets the whole damage unasked."""
    position: dict[str, Any] = {"hands": {"shadow": ["orc_patrol"]}, "shadow": "event", "free": "army"}
    alone = {"region": "hollin", "companions": [], "hidden": False}
    match = war(to_act="shadow", fellowship=alone, **position)
    answer(match, "card:orc_patrol", "tile:std_2_1")
    assert fellowship(match, "corruption") == 2
    assert asked(match, "free", "action.choose")
    match = war(to_act="shadow", fellowship={**alone, "hidden": True}, **position)
    answer(match, "card:orc_patrol", "tile:std_2_1")
    assert asked(match, "free", "hunt.gollum"), "hidden, they could still be shown"


def test_gollum_offers_it_after_the_casualty_too() -> None:
    """p. 42, 'Важно': Peregrin is taken alive, one point of damage is left."""
    match = caught("std_2r_1", **company("peregrin"))
    answer(match, "none", "guide", "region:goblins_gate")
    assert asked(match, "free", "hunt.gollum")
    answer(match, "none")
    assert fellowship(match, "corruption") == 1
    assert fellowship(match, "hidden") is True
    assert asked(match, "shadow", "action.choose")


def test_an_eye_reveals_them_whoever_guides() -> None:
    """Card of Gollum: only numbered standard tiles are kept from revealing."""
    match = caught("std_eyer_1", pips=(6, 6), **company("peregrin"))
    leave(match)
    assert fellowship(match, "guide") == "gollum"
    assert asked(match, "free", "fellowship.reveal"), "the reveal is certain, so there is nothing to sell"
    assert fellowship(match, "corruption") == 1


def test_while_a_hobbit_still_guides_the_tile_reveals() -> None:
    """p. 42: one of the two is left, and Gollum is not there yet."""
    match = caught("std_1r_1", **company(*HOBBITS, guide="meriadoc"))
    leave(match)
    assert fellowship(match, "guide") == "peregrin"
    assert asked(match, "free", "fellowship.reveal")


@pytest.mark.parametrize(
    ("people", "answers"), [(HOBBITS, ("use", "use")), (("gimli",), ("guide",))], ids=["hobbits", "casualty"]
)
def test_on_the_mordor_track_too(people: tuple[str, ...], answers: tuple[str, ...]) -> None:
    """p. 42-43: the effects of a tile follow the usual order there."""
    match = track(fellowship={"companions": list(people), "guide": people[0]})
    step(match, "std_2r_1")
    answer(match, *answers)
    assert fellowship(match, "guide") == "gollum"
    assert fellowship(match, "hidden") is True
    assert fellowship(match, "mordor") == 1
    assert asked(match, "shadow", "action.choose")


def test_on_the_mordor_track_he_offers_to_show_them() -> None:
    """p. 42-43: one point is left after the only hobbit went."""
    match = track(fellowship={"companions": ["peregrin"]})
    step(match, "std_2r_1")
    answer(match, "use")
    assert asked(match, "free", "hunt.gollum")
    answer(match, "reveal")
    assert fellowship(match, "hidden") is False
    assert fellowship(match, "corruption") == 0
    assert asked(match, "shadow", "action.choose")


# -- he shows them of his own accord -------------------------------------------------------------------


def shown(**position: Any) -> Any:
    """Gollum shows the Ring-bearers to lower the damage of a tile without the symbol."""
    match = caught("std_3_1", **position)
    answer(match, "reveal")
    return match


@pytest.mark.parametrize(("start", "to"), [("hollin", "moria"), ("moria", "hollin"), ("moria", "moria")])
def test_no_tile_for_a_stronghold_if_gollum_shows_them(start: str, to: str) -> None:
    """p. 39: such tiles are drawn only if the Shadow player has revealed the Fellowship."""
    match = war(
        free="character",
        shadow="event",
        hunt_box={"shadow": 1},
        fellowship={"region": start, "progress": 0, "companions": []},
    )
    answer(match, "action:move_fellowship")
    roll(match, 6)
    answer(match, "tile:std_3_1", "reveal", f"region:{to}")
    assert fellowship(match, "region") == to
    assert fellowship(match, "hidden") is False
    assert asked(match, "shadow", "action.choose"), "no further tile"


def test_the_balrog_wakes_whoever_shows_them() -> None:
    """Card text of the Balrog of Moria: any reveal that leads into, out of or through Moria."""
    match = shown(fellowship={"region": "hollin", "companions": []}, table={"shadow": ["balrog_of_moria"]})
    answer(match, "region:moria")
    assert asked(match, "shadow", "hunt.balrog")
    answer(match, "use", "tile:std_1_1")
    assert fellowship(match, "corruption") == 3
    assert asked(match, "shadow", "action.choose"), "the Balrog's tile and no other"


def test_shown_by_gollum_they_do_not_end_in_a_haven() -> None:
    """p. 38: the move of a reveal, whoever causes it."""
    match = shown(fellowship={"region": "dimrill_dale", "companions": []})
    assert asked(match, "free", "fellowship.reveal")
    assert "lorien" not in offered(match, "region")
