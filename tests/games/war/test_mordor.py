"""Chapter 9, 'Братство в Мордоре' (p. 43): the Mordor Track."""

from __future__ import annotations

from typing import Any

import pytest

from .kit import (
    answer,
    asked,
    fellowship,
    kind,
    offers,
    options,
    refuses,
    roll,
    separate,
    skip,
    truth,
    war,
    won,
)


def track(step: int = 0, **position: Any) -> Any:
    """On the Mordor Track, with a Character result."""
    entry = {"region": "morannon", "mordor": step, **position.pop("fellowship", {})}
    return war(**{"free": "character", "shadow": "event", "fellowship": entry, **position})


def step(match: Any, tile: str) -> None:
    answer(match, "action:move_fellowship", f"tile:{tile}")


# -- entering --------------------------------------------------------------------------------------


@pytest.mark.parametrize("gate", ["morannon", "minas_morgul"])
def test_entering_from_the_two_gates(gate: str) -> None:
    """p. 39 'Вход в Мордор', p. 43: in the Fellowship phase, onto the first step."""
    match = war(phase="fellowship", fellowship={"region": gate, "progress": 1})
    answer(match, "enter")
    assert fellowship(match, "mordor") == 0
    assert fellowship(match, "progress") == 0


def test_progress_is_lost_when_mordor_is_entered_undeclared() -> None:
    """p. 5, 43 (ruling): it is not counted on the track."""
    match = war(phase="fellowship", fellowship={"region": "morannon", "progress": 3, "companions": ["gimli"]})
    answer(match, "enter")
    assert (fellowship(match, "progress"), fellowship(match, "hidden")) == (0, True)
    assert asked(match, "shadow", "hunt.allocate"), "nothing is left to declare"


def test_entering_right_after_a_declaration() -> None:
    """p. 43: after declaring, if that is needed to reach the gate."""
    match = war(phase="fellowship", fellowship={"region": "dagorlad", "progress": 1})
    assert refuses(match, "enter")
    answer(match, "region:morannon", "enter")
    assert fellowship(match, "mordor") == 0


def test_entering_while_revealed() -> None:
    """p. 5, 43: it need not be hidden; it stays revealed."""
    match = war(phase="fellowship", fellowship={"region": "morannon", "hidden": False})
    answer(match, "enter")
    assert fellowship(match, "hidden") is False


def test_entering_is_a_choice_of_the_fellowship_phase_only() -> None:
    """p. 43."""
    match = war(phase="fellowship", fellowship={"region": "morannon"})
    answer(match, "done")
    assert fellowship(match, "mordor") is None
    match = war(free="character", shadow="event", fellowship={"region": "morannon"})
    assert refuses(match, "enter")


def test_the_new_hunt_pool() -> None:
    """p. 43, step 2: what is left, the Eyes drawn before, the special tiles in play; not the removed Eyes."""
    match = war(
        phase="fellowship",
        fellowship={"region": "morannon"},
        hunt_pool=["std_1_1", "std_3_1"],
        drawn_tiles=["std_eyer_1", "std_eyer_2", "std_2_1"],
        removed_tiles=["std_eyer_3", "std_eyer_4"],
        specials_in_play=["phial_of_galadriel", "shelobs_lair"],
    )
    answer(match, "enter")
    pool = {"std_1_1", "std_3_1", "std_eyer_1", "std_eyer_2", "phial_of_galadriel", "shelobs_lair"}
    assert set(truth(match)["hunt_pool"]) == pool
    assert truth(match)["specials_in_play"] == []
    assert "std_2_1" in truth(match)["drawn_tiles"]


def test_an_empty_pool_is_full_again_when_mordor_is_entered() -> None:
    """p. 40, 43: the tiles came back the moment the last one was drawn."""
    match = war(
        phase="fellowship",
        fellowship={"region": "morannon"},
        hunt_pool=[],
        removed_tiles=["std_eyer_3"],
        specials_in_play=["shelobs_lair"],
    )
    answer(match, "enter")
    pool = set(truth(match)["hunt_pool"])
    assert len(pool) == 16
    assert "shelobs_lair" in pool
    assert "std_eyer_3" not in pool


# -- moving ----------------------------------------------------------------------------------------


def test_a_move_draws_a_tile_without_a_hunt_roll() -> None:
    """p. 43: a tile is drawn automatically, also without a die in the Hunt Box."""
    match = track()
    answer(match, "action:move_fellowship")
    assert kind(match) == "hunt.tile"
    answer(match, "tile:std_1_1", "none")
    assert fellowship(match, "mordor") == 1
    assert fellowship(match, "corruption") == 1
    assert truth(match)["hunt_box"]["free"] == 1, "the die goes to the Hunt Box as always"


def test_an_eye_counts_all_dice_in_the_hunt_box() -> None:
    """p. 43: Shadow dice, and Free dice used before in this turn."""
    match = track(free="character character", hunt_box={"free": 1, "shadow": 2})
    step(match, "std_eyer_1")
    answer(match, "none")
    assert fellowship(match, "corruption") == 3


def test_the_step_is_taken_though_the_tile_reveals() -> None:
    """p. 43: only the stop symbol holds them back."""
    match = track()
    step(match, "std_0r_1")
    assert fellowship(match, "mordor") == 1
    assert fellowship(match, "hidden") is False
    assert asked(match, "shadow", "action.choose"), "no figure to move"


def test_revealed_on_the_track_they_must_hide_first() -> None:
    """p. 43."""
    match = track(fellowship={"hidden": False})
    assert refuses(match, "action:move_fellowship")
    answer(match, "action:hide")
    assert fellowship(match, "hidden") is True


@pytest.mark.parametrize("tile", ["shelobs_lair", "ring_is_mine", "on_on_they_went", "give_it_to_uss"])
def test_red_tiles_stop_them(tile: str) -> None:
    """p. 40, 43: all special tiles of the Shadow bear the stop symbol."""
    match = track(hunt_pool=[tile], hunt_box={"shadow": 1})
    step(match, tile)
    if kind(match) == "hunt.die":
        roll(match, 1)
    if kind(match) == "hunt.casualty":
        answer(match, "none")
    assert fellowship(match, "mordor") == 0
    assert truth(match)["this_turn"]["mordor_tried"] is True
    assert fellowship(match, "hidden") is (tile in ("shelobs_lair", "on_on_they_went"))


@pytest.mark.parametrize(
    ("tile", "before", "after"),
    [
        ("phial_of_galadriel", 5, 3),
        ("phial_of_galadriel", 1, 0),
        ("smeagol_helps", 5, 4),
        ("elven_cloaks", 5, 5),
    ],
)
def test_blue_tiles_heal_or_do_nothing(tile: str, before: int, after: int) -> None:
    """p. 40: a negative number is subtracted from corruption, never below 0."""
    match = track(hunt_pool=[tile], fellowship={"corruption": before})
    step(match, tile)
    assert fellowship(match, "corruption") == after
    assert fellowship(match, "mordor") == 1


def test_the_die_tile_is_thrown() -> None:
    """p. 40: damage is the result of a die, thrown after the tile is drawn."""
    match = track(hunt_pool=["shelobs_lair"])
    step(match, "shelobs_lair")
    assert kind(match) == "hunt.die"
    roll(match, 4)
    answer(match, "none")
    assert fellowship(match, "corruption") == 4


def test_special_tiles_do_not_come_back() -> None:
    """p. 40: an empty pool gets standard tiles only."""
    match = track(free="character character", hunt_pool=["elven_cloaks"], shadow="event event")
    step(match, "elven_cloaks")
    answer(match, "action:skip", "action:move_fellowship")
    assert refuses(match, "tile:elven_cloaks")
    assert len(options(match)) == 16


# -- Companions ------------------------------------------------------------------------------------


def test_nobody_separates_on_the_track() -> None:
    """p. 43."""
    assert refuses(track(), "action:separate")


def test_what_would_separate_a_companion_removes_him() -> None:
    """p. 43: a hobbit's ability as Guide, and 'taken alive', mean the end of him."""
    people = {"companions": ["meriadoc", "peregrin"], "guide": "meriadoc"}
    match = track(fellowship=people)
    step(match, "std_2_1")
    assert asked(match, "free", "hunt.hobbit")
    answer(match, "use")
    assert "meriadoc" in truth(match)["dead"]
    answer(match, "none", "guide")
    assert {"meriadoc", "peregrin"} <= set(truth(match)["dead"])
    assert fellowship(match, "guide") == "gollum"
    assert fellowship(match, "corruption") == 0


def test_casualties_as_in_any_hunt() -> None:
    """p. 43: the tile's effects follow the usual order."""
    match = track()
    step(match, "std_3_1")
    answer(match, "guide")
    assert "gandalf_grey" in truth(match)["dead"]
    assert fellowship(match, "corruption") == 0
    assert fellowship(match, "mordor") == 1


# -- lingering, and the end ------------------------------------------------------------------------


def test_who_neither_moves_nor_hides_suffers() -> None:
    """p. 43: one corruption at the end of the action phase."""
    match = track(free="event", shadow="")
    answer(match, "action:skip")
    assert fellowship(match, "corruption") == 1


@pytest.mark.parametrize(("hidden", "verb"), [(True, "action:move_fellowship"), (False, "action:hide")])
def test_an_attempt_is_enough(hidden: bool, verb: str) -> None:
    """p. 43: to move or to hide; also if a tile stops the move."""
    match = track(shadow="", hunt_pool=["on_on_they_went"], fellowship={"hidden": hidden, "companions": []})
    answer(match, verb)
    if kind(match) == "hunt.tile":
        answer(match, "tile:on_on_they_went", "none")
    assert truth(match)["turn"] == 2
    assert fellowship(match, "corruption") == (3 if hidden else 0)


def test_what_was_tried_last_turn_does_not_count_now() -> None:
    """p. 43: every turn that is spent on the track without moving or hiding."""
    match = track(shadow="", fellowship={"hidden": False, "companions": []})
    answer(match, "action:hide")
    assert (truth(match)["turn"], fellowship(match, "corruption")) == (2, 0)
    while truth(match)["turn"] == 2:
        if kind(match) == "action.choose":
            skip(match)
        else:
            answer(match, options(match)[0])
    assert fellowship(match, "corruption") == 1


def test_lingering_may_be_the_end() -> None:
    """p. 43-44: twelve is twelve."""
    match = track(free="event", shadow="", fellowship={"corruption": 11})
    answer(match, "action:skip")
    assert won(match) == ("shadow", "victory.corruption")


def test_the_fifth_step_is_the_crack_of_doom() -> None:
    """p. 43: five steps, corruption below twelve."""
    match = track(4, fellowship={"corruption": 10})
    step(match, "std_1_1")
    answer(match, "none")
    assert won(match) == ("free", "victory.ring_destroyed")


def test_at_twelve_the_last_step_is_not_taken() -> None:
    """p. 43-44: the tile comes first."""
    match = track(4, fellowship={"corruption": 10})
    step(match, "std_2_1")
    answer(match, "none")
    assert won(match) == ("shadow", "victory.corruption")


def test_the_track_is_no_region() -> None:
    """p. 43: no re-rolls, no Stronghold; the figure is not in Gorgoroth or at the gate."""
    match = track(armies={"morannon": "sauron 5r 1n", "gorgoroth": "sauron 5r 1n"}, hunt_box={"shadow": 3})
    answer(match, "action:move_fellowship")
    assert kind(match) == "hunt.tile"
    answer(match, "tile:std_0r_1")
    assert asked(match, "shadow", "action.choose"), "revealed, but no tile for a Stronghold"


def test_no_declaring_on_the_track_but_a_new_guide() -> None:
    """p. 43: progress is no longer counted."""
    match = war(phase="fellowship", fellowship={"region": "morannon", "mordor": 2})
    assert options(match) == ["done", "character:strider"]


def test_companions_of_the_fellowship_stay_the_shadows_limit() -> None:
    """p. 19: the Hunt allocation counts Companions here as well."""
    match = war(
        phase="hunt_allocation",
        fellowship={"region": "morannon", "mordor": 2, "companions": ["strider", "gimli"]},
    )
    assert offers(match, "number:2")
    assert refuses(match, "number:3")
    outside = war(free="character", shadow="event", fellowship={"region": "morannon"})
    separate(outside, "gimli")
    assert kind(outside) == "companions.destination", "before the gate they still may leave"
