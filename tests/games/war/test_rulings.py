"""What the rulebook leaves open and how we play it; the list is docs/rulings/war.md."""

from __future__ import annotations

from typing import Any

from .kit import (
    answer,
    asked,
    at,
    fellowship,
    kind,
    offered,
    offers,
    options,
    refuses,
    roll,
    told,
    truth,
    war,
)


def test_a_will_of_the_west_counts_as_an_event_for_gandalf() -> None:
    """Character card of Gandalf the Grey: used to play a card it is an Event result."""
    match = war(free="will_of_the_west", shadow="event", hands={"free": ["elven_cloaks"]})
    answer(match, "card:elven_cloaks")
    assert asked(match, "free", "card.gandalf")


def test_the_fellowship_track_ends_at_twelve() -> None:
    """p. 37: the track has twelve steps; a move beyond them is still a move, and hunted."""
    match = war(
        free="character",
        shadow="event",
        hunt_box={"shadow": 1},
        fellowship={"region": "hollin", "progress": 12},
    )
    answer(match, "action:move_fellowship")
    assert kind(match) == "hunt.roll"
    assert fellowship(match, "progress") == 12


def test_no_card_is_drawn_from_empty_decks() -> None:
    """p. 22: an Event result then only plays cards."""
    match = war(free="event", shadow="event", decks={"fp_character": [], "fp_strategy": []})
    assert refuses(match, "action:draw")
    match = war(free="event", shadow="event", decks={"fp_character": [], "fp_strategy": ["the_red_arrow"]})
    answer(match, "action:draw")
    assert truth(match)["hands"]["free"] == ["the_red_arrow"], "one deck is left, so nobody asks which"


def test_the_voice_of_saruman_makes_one_elite_where_one_regular_stands() -> None:
    """Character card of Saruman: as far as possible, like the effects of cards (p. 22)."""
    match = war(
        free="event",
        shadow="muster",
        to_act="shadow",
        at_war="isengard",
        armies={"orthanc": "isengard 1r"},
        characters={"saruman": "orthanc"},
    )
    answer(match, "action:voice_elites")
    assert at(match, "orthanc") == "isengard 1e"


def test_nazgul_fly_into_a_besieged_stronghold_of_their_own() -> None:
    """p. 24: only Strongholds of the Free Peoples are closed to them; the Mouth is bound like a Companion."""
    match = war(
        free="event",
        shadow="character",
        to_act="shadow",
        armies={"barad_dur": "sauron 1n", "orthanc": "isengard 2r | rohan 3r"},
    )
    answer(match, "action:move_minions", "region:barad_dur", "region:orthanc")
    assert at(match, "orthanc") == "isengard 2r sauron 1n | rohan 3r"


def test_a_free_stronghold_in_the_shadows_hands_costs_no_tile() -> None:
    """p. 39: a Stronghold of the Shadow is one that was the Shadow's from the start."""
    match = war(
        free="character",
        shadow="event",
        hunt_box={"shadow": 1},
        control={"lorien": "shadow"},
        fellowship={"region": "dimrill_dale", "progress": 0},
    )
    answer(match, "action:move_fellowship")
    roll(match, 6)
    answer(match, "tile:std_0r_1", "region:lorien")
    assert asked(match, "shadow", "action.choose")


def test_a_declaration_meets_the_balrog_where_no_way_leads_round_him() -> None:
    """p. 38-39: where all ways cost the same nobody asks; Strongholds cost nothing in a declaration."""
    balrog = {"table": {"shadow": ["balrog_of_moria"]}}
    match = war(phase="fellowship", fellowship={"region": "hollin", "progress": 4}, **balrog)
    answer(match, "region:goblins_gate")
    assert asked(match, "free", "fellowship.phase"), "declared, and no tile drawn"
    assert told(match, "fellowship.declared")
    match = war(phase="fellowship", fellowship={"region": "hollin", "progress": 2}, **balrog)
    answer(match, "region:dimrill_dale")
    assert asked(match, "shadow", "hunt.balrog")


def test_who_stays_where_he_is_does_not_pass_moria() -> None:
    """p. 41; card text: the Balrog wakes when they come, go or pass, not when they only show themselves."""
    match = war(
        phase="fellowship",
        fellowship={"region": "moria", "progress": 2},
        table={"shadow": ["balrog_of_moria", "flocks_of_crebain"]},
    )
    answer(match, "region:moria")
    assert asked(match, "free", "fellowship.phase"), "declared, and no tile drawn"
    assert told(match, "fellowship.declared")


def test_one_companion_left_is_guide_and_random_casualty_alike() -> None:
    """p. 42: the question is the same, whoever is left."""
    match = war(
        free="character",
        shadow="event",
        hunt_box={"shadow": 1},
        fellowship={"region": "hollin", "companions": ["gimli"]},
    )
    answer(match, "action:move_fellowship")
    roll(match, 6)
    answer(match, "tile:std_3_1")
    assert set(options(match)) == {"none", "guide", "random"}


def test_rings_do_not_help_who_has_no_die() -> None:
    """p. 21: a ring is used when one may act, so not after the last die."""
    match = war(free="", shadow="event", to_act="shadow")
    answer(match, "action:skip")
    assert truth(match)["turn"] == 2


def test_an_army_pinned_by_borders_leaves_part_of_itself_behind() -> None:
    """p. 27, 36: the order moves all who may go."""
    position: dict[str, Any] = {"free": "army_muster", "shadow": "event", "at_war": "elves"}
    match = war(**position, armies={"old_forest_road": "elves 2r north 2r"})
    answer(match, "region:old_forest_road", "region:woodland_realm")
    assert (at(match, "woodland_realm"), at(match, "old_forest_road")) == ("elves 2r", "north 2r")


def test_gandalf_the_white_is_not_born_in_a_lost_stronghold() -> None:
    """Character card: unconquered Elven Strongholds; Fangorn always, whoever stands there."""
    match = war(
        free="will_of_the_west",
        shadow="event",
        dead=["gandalf_grey"],
        characters={"saruman": "orthanc"},
        armies={"fangorn": "isengard 5r"},
        control=dict.fromkeys(["rivendell", "lorien", "grey_havens", "woodland_realm"], "shadow"),
    )
    assert offers(match, "character:gandalf_white")
    answer(match, "character:gandalf_white")
    assert offered(match, "region") == {"fangorn"}
