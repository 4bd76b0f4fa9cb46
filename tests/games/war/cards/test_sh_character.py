"""Event halves of the Shadow's Character deck against the Ring-bearers; see `test_sh_wraiths` for armies."""

from __future__ import annotations

from typing import Any

import pytest

from westmarch.games.war.ids import CARDS
from westmarch.games.war.ids import TILES as ALL_TILES

from .. import kit
from ..kit import (
    answer,
    asked,
    at,
    fellowship,
    kind,
    nation,
    offered,
    offers,
    refuses,
    roll,
    truth,
    where,
    won,
)
from .shadow import code, done, holding, named_in, play, playable, wanderers

DECK = CARDS[48:72]
GOLLUM = {"region": "hollin", "companions": []}
SETTLED = {"region": "rivendell"}
"""In a settlement of the Free Peoples."""
MORDOR = {"region": "morannon", "mordor": 1}
POOL = list(ALL_TILES[:16])


def test_every_card_of_the_deck_has_a_test() -> None:
    assert set(DECK) <= named_in("test_sh_character.py", "test_sh_wraiths.py", "test_sh_table.py")


# -- special tiles ----------------------------------------------------------------------------------

TILES = {
    "shelobs_lair": "shelobs_lair",
    "the_ring_is_mine": "ring_is_mine",
    "on_on_they_went": "on_on_they_went",
    "give_it_to_uss": "give_it_to_uss",
}


@pytest.mark.parametrize(("card", "tile"), TILES.items())
def test_a_special_tile_waits_for_the_mordor_track(card: str, tile: str) -> None:
    match = play(card)
    assert done(match)
    assert truth(match)["specials_in_play"] == [tile]
    assert tile not in truth(match)["hunt_pool"]


@pytest.mark.parametrize(("card", "tile"), TILES.items())
def test_on_the_mordor_track_it_joins_the_pool_at_once(card: str, tile: str) -> None:
    match = play(card, fellowship=MORDOR)
    assert truth(match)["specials_in_play"] == []
    assert tile in truth(match)["hunt_pool"]


# -- tiles out of turn --------------------------------------------------------------------------------

IN_THE_WILD = ("orc_patrol", "isildurs_bane", "foul_thing_from_the_deep", "candles_of_corpses")


@pytest.mark.parametrize("card", IN_THE_WILD)
def test_not_where_the_free_peoples_have_a_settlement(card: str) -> None:
    """G4: the owner on the map counts, whoever holds it. C23: the Mordor Track is no region."""
    assert not playable(card, fellowship=SETTLED)
    assert not playable(card, fellowship={"region": "lorien"}, control={"lorien": "shadow"})
    assert not playable(card, fellowship={"region": "carrock"})
    assert playable(card, fellowship={"region": "hollin"})
    assert playable(card, fellowship={"region": "moria"})
    assert playable(card, fellowship=MORDOR)


def test_orc_patrol_is_a_successful_hunt() -> None:
    match = play("orc_patrol", "tile:std_2r_1", fellowship=wanderers("strider", "gimli"))
    assert asked(match, "free", "hunt.casualty")
    answer(match, "none")
    assert fellowship(match, "corruption") == 2
    assert not fellowship(match, "hidden")


def test_orc_patrol_an_eye_and_a_blue_tile_are_void() -> None:
    match = play("orc_patrol", "tile:std_eyer_1", fellowship=wanderers("strider"))
    assert done(match)
    assert fellowship(match, "hidden")
    match = play(
        "orc_patrol", "tile:phial_of_galadriel", fellowship=MORDOR, hunt_pool=[*POOL, "phial_of_galadriel"]
    )
    assert done(match)
    assert fellowship(match, "corruption") == 0


def test_orc_patrol_on_the_mordor_track_stops_nobody() -> None:
    match = play(
        "orc_patrol", "tile:on_on_they_went", fellowship=MORDOR, hunt_pool=[*POOL, "on_on_they_went"]
    )
    answer(match, "none")
    assert fellowship(match, "corruption") == 3
    assert fellowship(match, "mordor") == 1


def test_orc_patrol_the_staff_prevents_the_draw() -> None:
    """C5: any tile the Shadow draws, by whatever cause."""
    company = wanderers("gandalf_grey")
    match = play("orc_patrol", "use", fellowship=company, table={"free": ["wizards_staff"]})
    assert done(match)
    assert truth(match)["drawn_tiles"] == []


def test_isildurs_bane_nothing_lowers_the_damage() -> None:
    """C6: no card on the table, no Guide, no casualty."""
    company = wanderers("gimli", "meriadoc")
    match = play("isildurs_bane", "tile:std_3_1", fellowship=company, table={"free": ["axe_and_bow"]})
    assert done(match)
    assert fellowship(match, "corruption") == 3
    assert fellowship(match, "companions") == ["gimli", "meriadoc"]


def test_isildurs_bane_can_be_answered_by_another_tile() -> None:
    """C6: the Mithril Coat does not lower anything."""
    company = wanderers("meriadoc")
    table = {"free": ["mithril_coat_and_sting"]}
    match = play("isildurs_bane", "tile:std_3_1", "use", "tile:std_1_1", fellowship=company, table=table)
    assert done(match)
    assert fellowship(match, "corruption") == 1
    assert "std_3_1" in truth(match)["hunt_pool"]


def test_isildurs_bane_wins_at_twelve() -> None:
    match = play("isildurs_bane", "tile:std_3_1", fellowship={**GOLLUM, "corruption": 10})
    assert won(match) == ("shadow", "victory.corruption")


def test_foul_thing_from_the_deep_takes_somebody_at_random() -> None:
    match = play("foul_thing_from_the_deep", "tile:std_3_1", fellowship=wanderers("strider", "gimli"))
    assert kind(match) == "hunt.companion"
    answer(match, "character:gimli")
    assert done(match)
    assert fellowship(match, "corruption") == 1, "level 2 of 3 points"
    assert "gimli" in truth(match)["dead"]


def test_foul_thing_from_the_deep_without_damage_or_company() -> None:
    """C7: only if there is damage, and somebody to take."""
    match = play("foul_thing_from_the_deep", "tile:std_0r_1", fellowship=wanderers("gimli"))
    assert done(match)
    assert fellowship(match, "companions") == ["gimli"]
    match = play("foul_thing_from_the_deep", "tile:std_2_1", "none", fellowship=GOLLUM)
    assert done(match)
    assert fellowship(match, "corruption") == 2


def test_foul_thing_from_the_deep_a_card_comes_first() -> None:
    """G13, p. 41: a card on the table lowers the damage before anything else."""
    table = {"free": ["axe_and_bow"]}
    match = play("foul_thing_from_the_deep", "tile:std_1_1", fellowship=wanderers("gimli"), table=table)
    answer(match, code("axe_and_bow"))
    assert done(match)
    assert fellowship(match, "companions") == ["gimli"]


def test_foul_thing_from_the_deep_the_guide_comes_before_the_casualty() -> None:
    """C7, p. 42: table card, then the Guide, then the casualty, which this card forces."""
    company = wanderers("meriadoc", "peregrin", progress=2)
    match = play("foul_thing_from_the_deep", "tile:std_2_1", fellowship=company)
    assert asked(match, "free", "hunt.hobbit"), "nobody has been drawn yet"
    answer(match, "use", "region:hollin")
    assert asked(match, "free", "hunt.hobbit"), "the other hobbit guides now"
    answer(match, "use", "region:hollin")
    assert done(match), "no damage is left, so nobody is drawn"
    assert fellowship(match, "corruption") == 0


def test_foul_thing_from_the_deep_forces_a_casualty_for_what_the_guide_left() -> None:
    """p. 42: what is left after the Guide costs a Companion at random; nobody is asked whether."""
    company = wanderers("meriadoc", "peregrin", guide="meriadoc", progress=2)
    match = play("foul_thing_from_the_deep", "tile:std_3_1", fellowship=company)
    answer(match, "none")
    assert kind(match) == "hunt.companion"
    answer(match, "character:peregrin", "region:hollin")
    assert done(match), "the Guide is the same, so he is not asked again"
    assert fellowship(match, "companions") == ["meriadoc"]
    assert fellowship(match, "corruption") == 2


def test_foul_thing_from_the_deep_a_new_guide_may_act() -> None:
    """p. 42, Important: the Guide of this moment, also after a forced casualty."""
    company = wanderers("gimli", "meriadoc", guide="gimli")
    match = play("foul_thing_from_the_deep", "tile:std_3_1", fellowship=company)
    answer(match, "character:gimli")
    assert asked(match, "free", "hunt.hobbit")
    answer(match, "use", "region:hollin")
    assert done(match)
    assert fellowship(match, "corruption") == 0


def test_candles_of_corpses_rolls_for_corruption() -> None:
    match = play("candles_of_corpses", fellowship=wanderers("strider"))
    roll(match, 4, 3, 6)
    assert done(match)
    assert fellowship(match, "corruption") == 2


def test_candles_of_corpses_gollum_knows_the_marshes() -> None:
    match = play("candles_of_corpses", fellowship=GOLLUM)
    roll(match, 4, 5, 6)
    assert fellowship(match, "corruption") == 1


# -- while they are under way -------------------------------------------------------------------------

UNDER_WAY = ("nazgul_search", "cruel_weather", "the_nazgul_strike")


@pytest.mark.parametrize("card", UNDER_WAY)
def test_only_once_the_fellowship_is_under_way(card: str) -> None:
    """C23: on the Mordor Track progress is not counted."""
    assert not playable(card, fellowship={"region": "hollin", "progress": 0})
    assert not playable(card, fellowship=MORDOR)
    assert playable(card, fellowship={"region": "rivendell", "progress": 1})


NINE = {"minas_morgul": "sauron 1r 2n"}
SEARCHED = wanderers("strider", progress=1)


def test_nazgul_search_reveals() -> None:
    match = play(
        "nazgul_search", "region:minas_morgul", "all", "region:hollin", armies=NINE, fellowship=SEARCHED
    )
    assert asked(match, "free", "fellowship.reveal"), "C24: an ordinary reveal"
    answer(match, "region:north_dunland")
    assert done(match)
    assert fellowship(match, "region") == "north_dunland"
    assert fellowship(match, "progress") == 0
    assert not fellowship(match, "hidden")


def test_nazgul_search_can_only_move_nazgul() -> None:
    """G1: whoever finds nobody has still flown."""
    match = play(
        "nazgul_search", "region:minas_morgul", "region:moria", "done", armies=NINE, fellowship=SEARCHED
    )
    assert done(match)
    assert fellowship(match, "hidden")
    assert at(match, "moria") == "sauron 1n"


def test_nazgul_search_the_witch_king_is_a_nazgul_and_the_mouth_is_not() -> None:
    """G5."""
    folk = {"witch_king": "minas_morgul", "mouth_of_sauron": "hollin"}
    match = play("nazgul_search", armies={"minas_morgul": "sauron 1r"}, characters=folk, fellowship=SEARCHED)
    assert offered(match, "character") == {"witch_king"}
    answer(match, "character:witch_king", "region:hollin")
    assert asked(match, "free", "fellowship.reveal")


def test_nazgul_search_not_into_a_stronghold_that_is_not_besieged() -> None:
    resting = {"region": "rivendell", "progress": 1}
    match = play(
        "nazgul_search", "region:minas_morgul", armies={"minas_morgul": "sauron 1r 1n"}, fellowship=resting
    )
    assert refuses(match, "region:rivendell", "region:lorien")
    assert offers(match, "region:bree", "region:edoras")


def test_cruel_weather_moves_the_figure() -> None:
    """C22: progress stays, nothing is declared; also into a Stronghold of the Free Peoples."""
    match = play("cruel_weather", fellowship=wanderers("strider", region="dimrill_dale", progress=2))
    assert asked(match, "shadow", "card.region")
    assert {"lorien", "moria"} <= offered(match, "region")
    answer(match, "region:moria")
    assert done(match)
    assert fellowship(match, "region") == "moria"
    assert fellowship(match, "progress") == 2
    assert fellowship(match, "hidden")


def test_cruel_weather_does_not_wake_the_balrog() -> None:
    """C22: it is neither declaring nor revealing."""
    company = wanderers("strider", progress=1)
    match = play("cruel_weather", "region:moria", fellowship=company, table={"shadow": ["balrog_of_moria"]})
    assert done(match)


def test_the_nazgul_strike_needs_a_nazgul_there() -> None:
    match = play("the_nazgul_strike", "done", armies=NINE, fellowship=SEARCHED)
    assert done(match)


STRIKE = ("region:minas_morgul", "region:hollin", "done")


def test_the_nazgul_strike_discards_a_card() -> None:
    """C25: only Character cards."""
    table = {"free": ["axe_and_bow", "mithril_coat_and_sting", "the_power_of_tom_bombadil"]}
    company = wanderers("gimli", progress=1)
    match = play("the_nazgul_strike", *STRIKE, armies=NINE, fellowship=company, table=table)
    assert offered(match, "card") == {"mithril_coat_and_sting", "axe_and_bow"}
    answer(match, code("mithril_coat_and_sting"))
    assert done(match)
    assert truth(match)["table"]["free"] == ["axe_and_bow", "the_power_of_tom_bombadil"]


def test_the_nazgul_strike_hunts() -> None:
    """C25: with the dice in the Hunt Box, as after a move; the Nazgûl gives a re-roll."""
    box = {"free": 1, "shadow": 2}
    match = play("the_nazgul_strike", *STRIKE, "hunt", armies=NINE, fellowship=SEARCHED, hunt_box=box)
    roll(match, 5, 1)
    roll(match, 5)
    answer(match, "tile:std_eyer_1")
    assert asked(match, "free", "hunt.casualty"), "an Eye counts the successes"
    answer(match, "none")
    assert fellowship(match, "corruption") == 2


def test_the_nazgul_strike_may_do_nothing() -> None:
    match = play(
        "the_nazgul_strike", *STRIKE, "none", armies=NINE, fellowship=SEARCHED, hunt_box={"shadow": 1}
    )
    assert done(match)


# -- once they are revealed ---------------------------------------------------------------------------

REVEALED = ("morgul_wound", "lure_of_the_ring", "the_breaking_of_the_fellowship")


@pytest.mark.parametrize("card", REVEALED)
def test_only_once_the_fellowship_is_revealed(card: str) -> None:
    assert not playable(card, fellowship={"region": "hollin"})
    assert playable(card, fellowship={"region": "hollin", "hidden": False})
    assert playable(card, fellowship={**MORDOR, "hidden": False})


@pytest.mark.parametrize(("before", "after"), [(0, 2), (3, 5), (4, 5), (10, 11)])
def test_morgul_wound(before: int, after: int) -> None:
    match = play("morgul_wound", fellowship={"region": "hollin", "hidden": False, "corruption": before})
    assert done(match)
    assert fellowship(match, "corruption") == after


def test_morgul_wound_wins_at_twelve() -> None:
    match = play("morgul_wound", fellowship={**MORDOR, "hidden": False, "corruption": 11})
    assert won(match) == ("shadow", "victory.corruption")


def seen(*companions: str, **more: Any) -> dict[str, Any]:
    return wanderers(*companions, hidden=False, **more)


def test_lure_of_the_ring_corrupts_by_the_level() -> None:
    match = play("lure_of_the_ring", "character:boromir", fellowship=seen("boromir", "gimli"))
    assert asked(match, "free", "card.option")
    answer(match, "corruption")
    assert fellowship(match, "corruption") == 2
    assert fellowship(match, "companions") == ["boromir", "gimli"]


def test_lure_of_the_ring_takes_the_companion() -> None:
    """C16: this is no casualty of the Hunt, so nobody is worn with sorrow."""
    match = play(
        "lure_of_the_ring",
        "character:boromir",
        "character:boromir",
        fellowship=seen("boromir"),
        table={"shadow": ["worn_with_sorrow_and_toil"]},
        free_hand=["athelas"],
    )
    assert done(match)
    assert "boromir" in truth(match)["dead"]
    assert fellowship(match, "guide") == "gollum"


def test_lure_of_the_ring_hobbits_are_taken_alive() -> None:
    match = play("lure_of_the_ring", "character:meriadoc", "character:meriadoc", fellowship=seen("meriadoc"))
    assert asked(match, "free", "companions.destination")
    answer(match, "region:hollin")
    assert where(match, "meriadoc") == "hollin"
    mordor = {**MORDOR, "hidden": False, "companions": ["meriadoc"]}
    match = play("lure_of_the_ring", "character:meriadoc", "character:meriadoc", fellowship=mordor)
    assert "meriadoc" in truth(match)["dead"]


@pytest.mark.parametrize("card", ["lure_of_the_ring", "the_breaking_of_the_fellowship"])
def test_gollum_alone_is_lured_by_one(card: str) -> None:
    """C14."""
    match = play(card, fellowship=seen())
    assert done(match)
    assert fellowship(match, "corruption") == 1
    assert truth(match)["drawn_tiles"] == []


def test_the_breaking_of_the_fellowship_scatters_as_many_as_the_tile_says() -> None:
    """C15: the Free Peoples say who; they stay where the Ring-bearers are; icons count nothing."""
    match = play(
        "the_breaking_of_the_fellowship", "tile:std_2r_1", fellowship=seen("strider", "gimli", "peregrin")
    )
    assert asked(match, "free", "card.character")
    assert offered(match, "character") == {"strider", "gimli", "peregrin"}
    answer(match, "character:peregrin", "character:gimli")
    assert done(match)
    assert where(match, "gimli") == where(match, "peregrin") == "hollin"
    assert fellowship(match, "companions") == ["strider"]


def test_the_breaking_of_the_fellowship_as_many_as_there_are() -> None:
    match = play("the_breaking_of_the_fellowship", "tile:std_3_1", fellowship=seen("gandalf_grey", "gimli"))
    assert done(match)
    assert fellowship(match, "guide") == "gollum"


def test_the_breaking_of_the_fellowship_asks_for_a_new_guide_and_a_staff_falls() -> None:
    table = {"free": ["mithril_coat_and_sting", "axe_and_bow"]}
    company = seen("strider", "legolas", "gimli", "meriadoc")
    match = play("the_breaking_of_the_fellowship", "tile:std_1_1", "none", fellowship=company, table=table)
    answer(match, "character:strider")
    assert asked(match, "free", "fellowship.guide"), "Legolas and Gimli are of the same level"
    answer(match, "character:gimli")
    assert fellowship(match, "guide") == "gimli"


def test_the_breaking_of_the_fellowship_void_tiles() -> None:
    match = play("the_breaking_of_the_fellowship", "tile:std_eyer_1", fellowship=seen("gimli"))
    assert done(match)
    assert fellowship(match, "companions") == ["gimli"]
    match = play("the_breaking_of_the_fellowship", "tile:std_0r_1", fellowship=seen("gimli"))
    assert done(match)
    assert fellowship(match, "companions") == ["gimli"]


def test_the_breaking_of_the_fellowship_in_mordor_is_death() -> None:
    """C15, p. 43; the die of Shelob's Lair counts as a number."""
    mordor = {**MORDOR, "hidden": False, "companions": ["strider", "gimli"]}
    match = play(
        "the_breaking_of_the_fellowship",
        "tile:shelobs_lair",
        fellowship=mordor,
        hunt_pool=[*POOL, "shelobs_lair"],
    )
    roll(match, 1)
    answer(match, "character:gimli")
    assert "gimli" in truth(match)["dead"]
    assert fellowship(match, "companions") == ["strider"]


def test_the_breaking_of_the_fellowship_may_rouse_a_nation() -> None:
    """p. 34: a Companion comes into play in a City."""
    match = play(
        "the_breaking_of_the_fellowship",
        "tile:std_1_1",
        fellowship={"region": "edoras", "hidden": False, "companions": ["meriadoc"]},
    )
    assert done(match)
    assert nation(match, "rohan") == (1, True)


# -- the Lidless Eye ----------------------------------------------------------------------------------


def test_the_lidless_eye_turns_up_to_three_dice() -> None:
    dice = "event army army muster muster"
    match = play("the_lidless_eye", "die:army", "die:army", "die:muster", die=dice, hunt_box={"shadow": 1})
    assert done(match)
    assert kit.dice(match, "shadow") == ["muster"]
    assert truth(match)["hunt_box"]["shadow"] == 4


def test_the_lidless_eye_fewer_or_none() -> None:
    match = play("the_lidless_eye", "done", die="event army")
    assert done(match)
    assert kit.dice(match, "shadow") == ["army"]
    match = play("the_lidless_eye", "die:army", die="event army")
    assert done(match)
    assert truth(match)["hunt_box"]["shadow"] == 1
    assert done(play("the_lidless_eye")), "no die is left, but the card may be played (G1)"


def test_the_deck_is_played_with_its_own_die_or_an_event() -> None:
    for die, wanted in (("character", True), ("event", True), ("army", False), ("muster", False)):
        assert offers(holding("the_lidless_eye", die=die), code("the_lidless_eye")) is wanted
