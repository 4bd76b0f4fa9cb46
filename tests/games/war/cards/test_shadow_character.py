"""The Shadow's Character deck: against the Ring-bearers, on the table, and the Nine with armies."""

from __future__ import annotations

from typing import Any

import pytest

from westmarch import Match
from westmarch.games.war.ids import CARDS
from westmarch.games.war.ids import TILES as ALL_TILES

from .. import kit
from ..kit import (
    answer,
    asked,
    at,
    casualties,
    fellowship,
    held_by,
    kind,
    nation,
    no_cards,
    offered,
    offers,
    options,
    refuses,
    reinforcements,
    roll,
    truth,
    war,
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
    assert set(DECK) <= named_in("test_shadow_character.py")


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
    wounded = {**MORDOR, "corruption": 5}
    match = play(
        "orc_patrol", "tile:phial_of_galadriel", fellowship=wounded, hunt_pool=[*POOL, "phial_of_galadriel"]
    )
    assert done(match)
    assert fellowship(match, "corruption") == 5, "put aside unread: nobody is healed"


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


# -- cards on the table -------------------------------------------------------------------------------

WORN = {"shadow": ["worn_with_sorrow_and_toil"]}


@pytest.mark.parametrize("card", ["worn_with_sorrow_and_toil", "flocks_of_crebain", "balrog_of_moria"])
def test_it_stays_on_the_table(card: str) -> None:
    match = play(card)
    assert done(match)
    assert truth(match)["table"]["shadow"] == [card]


def hunted(*answers: str, **position: Any) -> Match[Any]:
    """The Fellowship moves and the one die of the Hunt succeeds."""
    position.setdefault("fellowship", wanderers("strider", "gimli"))
    match = war(free="character", shadow="army", hunt_box={"shadow": 1}, **position)
    answer(match, "action:move_fellowship", *answers)
    return match


def test_worn_with_sorrow_and_toil_takes_a_card_from_the_table_or_the_hand() -> None:
    """C16: the Shadow chooses; from the hand at random, and only a Character card."""
    position: dict[str, Any] = {
        "table": {**WORN, "free": ["axe_and_bow", "the_power_of_tom_bombadil"]},
        "hands": {"free": ["athelas", "bilbos_song", "the_red_arrow"]},
    }
    match = hunted("pips:6", "tile:std_3_1", "none", "guide", **position)
    assert asked(match, "shadow", "hunt.worn")
    assert kit.options(match) == ["none", code("axe_and_bow"), "hand"]
    answer(match, "hand")
    assert kit.options(match) == [code("athelas"), code("bilbos_song")]
    answer(match, code("athelas"))
    assert truth(match)["hands"]["free"] == ["bilbos_song", "the_red_arrow"]
    assert truth(match)["table"]["shadow"] == ["worn_with_sorrow_and_toil"], "it stays"


def test_worn_with_sorrow_and_toil_needs_a_casualty() -> None:
    match = hunted("pips:6", "tile:std_3_1", "none", table=WORN, hands={"free": ["athelas"]})
    assert kind(match) == "action.choose"


def test_worn_with_sorrow_and_toil_has_nothing_to_take() -> None:
    match = hunted("pips:6", "tile:std_3_1", "guide", table=WORN, hands={"free": ["the_red_arrow"]})
    assert kind(match) == "action.choose"


@pytest.mark.parametrize("card", ["worn_with_sorrow_and_toil", "flocks_of_crebain"])
def test_rest_in_a_haven_ends_it(card: str) -> None:
    """Declared in an unconquered City or Stronghold, not elsewhere."""
    for to, gone in (("dimrill_dale", False), ("lorien", True)):
        match = war(
            phase="fellowship",
            fellowship={"region": "dimrill_dale", "progress": 1, "companions": ["strider"]},
            table={"shadow": [card]},
        )
        answer(match, f"region:{to}")
        assert (truth(match)["table"]["shadow"] == []) is gone


def test_flocks_of_crebain_help_the_hunt() -> None:
    table = {"shadow": ["flocks_of_crebain"]}
    match = hunted(table=table)
    assert asked(match, "shadow", "hunt.crebain")
    answer(match, "use", "pips:5")
    assert kind(match) == "hunt.tile"
    assert truth(match)["table"]["shadow"] == []
    match = hunted("none", "pips:5", table=table)
    assert kind(match) == "action.choose"
    assert truth(match)["table"]["shadow"] == ["flocks_of_crebain"]


def test_flocks_of_crebain_need_a_hunt() -> None:
    match = war(
        free="character", shadow="army", fellowship=wanderers(), table={"shadow": ["flocks_of_crebain"]}
    )
    answer(match, "action:move_fellowship")
    assert kind(match) == "action.choose"


BALROG = {"shadow": ["balrog_of_moria"]}


def declared(to: str, **company: Any) -> Match[Any]:
    match = war(
        phase="fellowship", fellowship={"companions": ["strider"], "progress": 3, **company}, table=BALROG
    )
    answer(match, f"region:{to}")
    return match


def test_balrog_of_moria_strikes_those_who_declare_beyond_moria() -> None:
    match = declared("dimrill_dale", region="hollin", progress=2)
    assert asked(match, "shadow", "hunt.balrog")
    answer(match, "use", "tile:std_2r_1", "none")
    assert fellowship(match, "corruption") == 2
    assert not fellowship(match, "hidden")
    assert truth(match)["table"]["shadow"] == []


def test_balrog_of_moria_in_a_haven_nobody_is_revealed() -> None:
    match = declared("lorien", region="hollin")
    answer(match, "use", "tile:std_2r_1", "none")
    assert fellowship(match, "hidden")


def test_balrog_of_moria_reveals_those_who_declare_in_a_lost_haven() -> None:
    """p. 41 with the FAQ: the symbol is ignored only in a haven that the Free Peoples control."""
    match = war(
        phase="fellowship",
        fellowship={"region": "hollin", "companions": ["strider"], "progress": 3},
        table=BALROG,
        control={"lorien": "shadow"},
    )
    answer(match, "region:lorien", "use", "tile:std_2r_1", "none")
    assert not fellowship(match, "hidden")


def test_balrog_of_moria_an_eye_is_void_and_he_may_wait() -> None:
    match = declared("lorien", region="hollin")
    answer(match, "use", "tile:std_eyer_1")
    assert fellowship(match, "corruption") == 0
    match = declared("lorien", region="hollin")
    answer(match, "none")
    assert truth(match)["table"]["shadow"] == ["balrog_of_moria"]


def test_balrog_of_moria_a_void_eye_does_not_reveal_either() -> None:
    """The tile bears the symbol, but it is put aside unread."""
    match = declared("dimrill_dale", region="hollin", progress=2)
    answer(match, "use", "tile:std_eyer_1")
    assert asked(match, "shadow", "hunt.allocate")
    assert fellowship(match, "hidden")


def test_balrog_of_moria_sleeps_while_nobody_goes_in_or_out() -> None:
    assert kind(declared("moria", region="moria")) != "hunt.balrog"
    assert kind(declared("hollin", region="moria")) == "hunt.balrog", "out of Moria"
    assert kind(declared("moria", region="hollin")) == "hunt.balrog", "into Moria"
    assert kind(declared("fords_of_bruinen", region="hollin")) != "hunt.balrog"


def test_balrog_of_moria_is_left_alone_by_those_who_have_another_way() -> None:
    """p. 39, ruling 30: over the High Pass or through Moria, both in four steps; the Balrog has a price."""
    match = declared("high_pass", region="dimrill_dale", progress=4)
    assert asked(match, "free", "fellowship.way")
    answer(match, "done")
    assert fellowship(match, "region") == "high_pass"
    assert asked(match, "shadow", "hunt.allocate"), "the Fellowship phase is over, nobody woke him"


def test_balrog_of_moria_three_tiles_for_those_found_in_moria() -> None:
    """p. 41, example: first the tile that reveals, then the Balrog's, then that of the Stronghold."""
    company = wanderers("strider", "gimli", "legolas", progress=1)
    match = hunted("pips:6", "tile:std_0r_1", fellowship=company, table=BALROG)
    answer(match, "region:moria")
    assert asked(match, "shadow", "hunt.balrog")
    answer(match, "use", "tile:std_1_1", "none")
    assert kind(match) == "hunt.tile", "for the Stronghold"
    answer(match, "tile:std_1_2", "none")
    assert fellowship(match, "corruption") == 2


# -- Saruman's tools ----------------------------------------------------------------------------------

SARUMAN: dict[str, Any] = {"characters": {"saruman": "orthanc"}, "at_war": "isengard"}


@pytest.mark.parametrize("card", ["the_palantir_of_orthanc", "wormtongue"])
def test_only_with_saruman(card: str) -> None:
    assert not playable(card)
    assert not playable(card, dead=["saruman"], at_war="isengard")
    match = play(card, **SARUMAN)
    assert done(match), "no draw for its own play (C18)"
    assert truth(match)["table"]["shadow"] == [card]


PALANTIR: dict[str, Any] = {"table": {"shadow": ["the_palantir_of_orthanc"]}, **SARUMAN}


def test_the_palantir_of_orthanc_draws_after_an_event_die() -> None:
    """C18: from either deck."""
    match = play("give_it_to_uss", **PALANTIR)
    assert asked(match, "shadow", "card.deck")
    answer(match, "deck:strategy", code("stormcrow"))
    assert done(match)
    assert truth(match)["hands"]["shadow"] == ["stormcrow"]


def test_the_palantir_of_orthanc_not_after_another_die() -> None:
    assert done(play("give_it_to_uss", die="character", **PALANTIR))


def test_the_palantir_of_orthanc_can_be_forced_away() -> None:
    """With a Will of the West, or with any die and a Ring (G3)."""
    palantir = code("the_palantir_of_orthanc")
    match = war(free="army", shadow="army", **PALANTIR)
    answer(match, palantir)
    assert truth(match)["elven_rings"] == {"free": 2, "shadow": 1}
    match = war(free="will_of_the_west", shadow="army", **PALANTIR)
    answer(match, palantir)
    assert truth(match)["elven_rings"] == {"free": 3, "shadow": 0}
    assert truth(match)["table"]["shadow"] == []
    match = war(free="army", shadow="army", elven_rings={"free": 0}, **PALANTIR)
    assert refuses(match, palantir)


# -- Wormtongue ---------------------------------------------------------------------------------------

WORMTONGUE: dict[str, Any] = {"table": {"shadow": ["wormtongue"]}, "characters": {"saruman": "orthanc"}}


def test_wormtongue_comes_too_late_for_a_rohan_that_is_awake() -> None:
    """C36: nothing forbids it; it lies there without effect, and Rohan goes to war all the same."""
    awake = {"rohan": {"step": 3, "active": True}}
    match = play("wormtongue", politics=awake, characters={"saruman": "orthanc"}, free="muster")
    assert done(match)
    assert truth(match)["table"]["shadow"] == ["wormtongue"]
    assert nation(match, "rohan") == (3, True)
    answer(match, "nation:rohan")
    assert nation(match, "rohan") == ("at_war", True)
    assert truth(match)["table"]["shadow"] == ["wormtongue"], "it was not activated now"


def test_wormtongue_an_army_that_enters_rouses_nobody() -> None:
    """C19: not even one that takes Edoras without a battle."""
    match = war(
        armies={"fangorn": "isengard 1r", "westemnet": "isengard 1r"},
        at_war="isengard",
        to_act="shadow",
        shadow="army",
        free="army",
        **WORMTONGUE,
    )
    answer(match, "region:westemnet", "region:edoras", "done")
    assert held_by(match, "edoras") == "shadow"
    assert nation(match, "rohan") == (2, False), "it moves on, but sleeps"
    assert truth(match)["table"]["shadow"] == ["wormtongue"]


def test_wormtongue_an_attack_on_helms_deep_does() -> None:
    match = war(
        armies={"fords_of_isen": "isengard 5r", "helms_deep": "rohan 1r"},
        at_war="isengard",
        to_act="shadow",
        shadow="army",
        free="army",
        **WORMTONGUE,
    )
    answer(match, "region:fords_of_isen", "region:helms_deep")
    assert nation(match, "rohan") == (2, True)
    assert truth(match)["table"]["shadow"] == []


def test_wormtongue_an_attack_elsewhere_does_not() -> None:
    match = war(
        armies={"fords_of_isen": "isengard 5r", "westemnet": "rohan 1r"},
        at_war="isengard",
        to_act="shadow",
        shadow="army",
        free="army",
        **WORMTONGUE,
    )
    answer(match, "region:fords_of_isen", "region:westemnet")
    assert nation(match, "rohan") == (2, False)


def test_wormtongue_a_companion_rouses_rohan() -> None:
    folk = {"saruman": "orthanc", "gandalf_grey": "folde"}
    position = {**WORMTONGUE, "characters": folk, "at_war": "isengard"}
    match = war(free="character", shadow="army", **position)
    answer(match, "action:move_companions", "character:gandalf_grey", "region:edoras")
    assert nation(match, "rohan") == (1, True)
    assert truth(match)["table"]["shadow"] == []


@pytest.mark.parametrize(("to", "active"), [("edoras", True), ("helms_deep", True)])
def test_wormtongue_the_fellowship_declared_there(to: str, active: bool) -> None:
    company = {"region": "westemnet", "progress": 1, "companions": ["strider"]}
    match = war(phase="fellowship", fellowship=company, at_war="isengard", **WORMTONGUE)
    answer(match, f"region:{to}")
    assert nation(match, "rohan") == (1, active)


# -- Dreadful Spells ----------------------------------------------------------------------------------


def test_dreadful_spells_needs_an_army_with_a_nazgul_near_an_army() -> None:
    spells = "dreadful_spells"
    assert not playable(spells, armies={"hollin": "sauron 1r", "fords_of_bruinen": "elves 1r"})
    assert not playable(spells, armies={"hollin": "sauron 1n", "fords_of_bruinen": "elves 1r"}), "no army"
    assert not playable(spells, armies={"moria": "sauron 1r 1n", "fords_of_bruinen": "elves 1r"}), "too far"
    assert playable(spells, armies={"hollin": "sauron 1r 1n", "fords_of_bruinen": "elves 1r"})
    folk = {"characters": {"witch_king": "hollin"}}
    assert playable(spells, armies={"hollin": "isengard 1r", "fords_of_bruinen": "elves 1r"}, **folk), "G5"


def test_dreadful_spells_scores_hits() -> None:
    """The owner takes them, and no nation reacts (G7)."""
    armies = {"hollin": "sauron 1r 3n", "fords_of_bruinen": "north 2r 1e 1l"}
    match = play("dreadful_spells", armies=armies)
    roll(match, 5, 4, 6)
    assert asked(match, "free", "card.loss")
    answer(match, "figure:north_regular", "figure:north_elite")
    assert done(match)
    assert at(match, "fords_of_bruinen") == "north 2r 1l"
    assert nation(match, "north") == (1, False)


def test_dreadful_spells_chooses_army_and_victim_and_rolls_five_dice_at_most() -> None:
    armies = {
        "hollin": "sauron 1r 1n",
        "moria": "sauron 1r 5n",
        "fords_of_bruinen": "elves 1r",
        "dimrill_dale": "elves 1r",
    }
    match = play("dreadful_spells", armies=armies, characters={"witch_king": "moria"})
    assert offered(match, "region") == {"hollin", "moria"}
    answer(match, "region:moria")
    roll(match, 1, 1, 1, 1, 5)
    assert done(match)
    assert at(match, "dimrill_dale") == ""


def test_dreadful_spells_a_garrison_dies_and_the_stronghold_falls() -> None:
    """G8, G9: Leaders go with the army, Companions stay, the besieger takes the Stronghold."""
    match = play(
        "dreadful_spells",
        armies={"westemnet": "rohan 1r", "helms_deep": "rohan 1r 1l | isengard 1r sauron 2n"},
        characters={"gimli": "helms_deep"},
    )
    answer(match, "region:helms_deep")
    roll(match, 5, 1)
    assert done(match)
    assert at(match, "helms_deep") == "isengard 1r sauron 2n"
    assert held_by(match, "helms_deep") == "shadow"
    assert casualties(match, "rohan_leader") == 1
    assert where(match, "gimli") == "helms_deep"


def test_dreadful_spells_without_a_hit() -> None:
    match = play("dreadful_spells", armies={"hollin": "sauron 1r 1n", "fords_of_bruinen": "elves 1r"})
    roll(match, 4)
    assert done(match)
    assert at(match, "fords_of_bruinen") == "elves 1r"


# -- Grond ----------------------------------------------------------------------------------------------

GROND = "grond_hammer_of_the_underworld"
CITY = {"minas_tirith": "gondor 5e | sauron 5r 2e"}
CAPTAIN: dict[str, Any] = {"characters": {"witch_king": "minas_tirith"}, "at_war": "sauron gondor"}


def storm(**position: Any) -> Match[Any]:
    match = play(GROND, "all", **{"armies": CITY, **CAPTAIN, **position})
    assert kind(match) == "battle.card"
    return match


def test_grond_needs_the_witch_king_at_a_siege() -> None:
    assert playable(GROND, armies=CITY, **CAPTAIN)
    assert not playable(GROND, armies=CITY, at_war="sauron gondor")
    assert not playable(GROND, armies=CITY, characters={"witch_king": "osgiliath"}, at_war="sauron gondor")
    outside = {"moria": "sauron 2r | elves 3r"}
    assert not playable(GROND, armies=outside, characters={"witch_king": "moria"}), "he is besieged himself"


def test_grond_three_rounds_and_then_elites() -> None:
    """C30: it may be broken off before the third round, and prolonged after it."""
    match = storm(free_hand=["fear_fire_foes"])
    answer(match, "none")
    assert options(match) == ["none"], "no Combat card for the Free Peoples in the first round"
    answer(match, "none")
    for number in (1, 2, 3):
        roll(match, 1, 1, 1, 1, 1)
        roll(match, 1, 1, 1, 1, 1)
        roll(match, 1, 1)  # the Witch-king leads
        if number < 3:
            assert asked(match, "shadow", "battle.cease")
            answer(match, "continue", "none")
            assert offers(match, code("fear_fire_foes"))
            answer(match, "none")
    assert asked(match, "shadow", "battle.press")
    answer(match, "figure:sauron_elite")
    assert kind(match) == "battle.card"


def test_grond_may_cease_and_is_an_attack() -> None:
    match = storm(
        politics={"gondor": {"step": 2, "active": True}, "sauron": {"step": "at_war", "active": True}}
    )
    assert nation(match, "gondor") == (3, True)
    no_cards(match)
    roll(match, 1, 1, 1, 1, 1)
    roll(match, 1, 1, 1, 1, 1)
    roll(match, 1, 1)
    answer(match, "cease")
    assert done(match)


def test_grond_a_companion_may_answer() -> None:
    folk = {"witch_king": "minas_tirith", "strider": "minas_tirith"}
    match = storm(free_hand=["fear_fire_foes"], characters=folk)
    answer(match, "none")
    assert offers(match, code("fear_fire_foes"))


def test_grond_part_of_the_army_with_the_witch_king() -> None:
    match = play(GROND, "split", "figure:sauron_regular", armies=CITY, **CAPTAIN)
    assert refuses(match, "done"), "not without the Witch-king"
    answer(match, "character:witch_king")
    if kind(match) == "army.attackers":
        answer(match, "done")
    no_cards(match)
    roll(match, 1)


def test_grond_without_a_nation_at_war_does_nothing() -> None:
    """G10, G1."""
    match = play(GROND, armies=CITY, characters={"witch_king": "minas_tirith"}, at_war="isengard")
    assert done(match)


# -- The Ringwraiths Are Abroad -------------------------------------------------------------------------

ABROAD = "the_ringwraiths_are_abroad"


def test_the_ringwraiths_are_abroad_two_armies_with_nazgul_move() -> None:
    """C35: a Nazgûl that flew may then march with the army it came to."""
    armies = {"moria": "sauron 2r 2n", "dol_guldur": "sauron 2r", "barad_dur": "sauron 1r"}
    match = play(ABROAD, "region:moria", "region:dol_guldur", "done", armies=armies)
    assert asked(match, "shadow", "card.army")
    assert offered(match, "region") == {"moria", "dol_guldur"}, "those who flew may lead"
    answer(match, "region:moria", "region:hollin")
    assert offered(match, "region") == {"dol_guldur"}
    answer(match, "region:dol_guldur", "split", "region:southern_mirkwood")
    assert options(match) == ["figure:sauron_regular", "figure:nazgul"], "a Nazgûl must come along"
    answer(match, "figure:nazgul")
    assert options(match) == ["done", "figure:sauron_regular"], "one unit goes in any case"
    answer(match, "done")
    assert done(match)
    assert at(match, "hollin") == "sauron 2r 1n"
    assert at(match, "southern_mirkwood") == "sauron 1r 1n"
    assert at(match, "dol_guldur") == "sauron 1r"


def test_the_ringwraiths_are_abroad_the_witch_king_is_one_of_them() -> None:
    """G5: his army marches though no other Nazgûl is there, and not without him."""
    armies = {"moria": "sauron 2r", "dol_guldur": "sauron 2r"}
    match = play(ABROAD, "done", armies=armies, characters={"witch_king": "moria"})
    assert offered(match, "region") == {"moria"}
    answer(match, "region:moria", "split", "region:hollin")
    assert options(match) == ["figure:sauron_regular", "character:witch_king"]
    answer(match, "figure:sauron_regular")
    assert refuses(match, "done")


def test_the_ringwraiths_are_abroad_one_army_attacks_instead() -> None:
    armies = {"moria": "sauron 5r 1n", "dimrill_dale": "elves 1r", "minas_morgul": "sauron 1r 1n"}
    match = play(ABROAD, "done", armies=armies, at_war="sauron elves")
    answer(match, "region:moria")
    assert offers(match, "region:dimrill_dale", "region:hollin", "split")
    answer(match, "region:dimrill_dale")
    assert kind(match) == "battle.card"


def test_the_ringwraiths_are_abroad_no_attack_after_a_move() -> None:
    armies = {"moria": "sauron 5r 1n", "dimrill_dale": "elves 1r", "minas_morgul": "sauron 1r 1n"}
    match = play(
        ABROAD, "done", "region:minas_morgul", "region:north_ithilien", armies=armies, at_war="sauron elves"
    )
    answer(match, "region:moria")
    assert refuses(match, "region:dimrill_dale")
    assert offers(match, "region:hollin")


def test_the_ringwraiths_are_abroad_nobody_moves_twice_in_an_army() -> None:
    armies = {"moria": "sauron 1r 1n"}
    match = play(ABROAD, "done", "region:moria", "region:hollin", armies=armies)
    assert done(match)


def test_the_ringwraiths_are_abroad_all_is_optional_and_borders_hold() -> None:
    """p. 36: a nation at peace stays out of other lands; G1: the card may be played for nothing."""
    match = play(ABROAD, "done", armies={"minas_morgul": "sauron 1r 1n"})
    assert offered(match, "region") == {"minas_morgul"}
    answer(match, "done")
    assert done(match)
    assert done(play(ABROAD)), "no Nazgûl on the map"


def test_the_ringwraiths_are_abroad_an_attack_with_a_rearguard() -> None:
    armies = {"moria": "sauron 3r 2n", "dimrill_dale": "elves 1r"}
    match = play(
        ABROAD, "done", "region:moria", "split", "region:dimrill_dale", armies=armies, at_war="sauron"
    )
    assert options(match) == ["figure:sauron_regular", "figure:nazgul"], "a Nazgûl must come along"
    answer(match, "figure:sauron_regular", "figure:nazgul", "done")
    no_cards(match)
    roll(match, 1)


# -- The Black Captain Commands -------------------------------------------------------------------------

COMMANDS = "the_black_captain_commands"
MORGUL: dict[str, Any] = {
    "armies": {"minas_morgul": "sauron 3r"},
    "characters": {"witch_king": "minas_morgul"},
}


def test_the_black_captain_commands_needs_him() -> None:
    assert not playable(COMMANDS, armies={"minas_morgul": "sauron 3r"})
    assert playable(COMMANDS, **MORGUL)


def test_the_black_captain_commands_recruits_and_moves() -> None:
    match = play(COMMANDS, "recruit", "region:minas_morgul", "region:north_ithilien", **MORGUL)
    assert done(match)
    assert at(match, "north_ithilien") == "sauron 3r 2n"
    assert where(match, "witch_king") == "north_ithilien"


def test_the_black_captain_commands_as_many_nazgul_as_there_are() -> None:
    armies = {"minas_morgul": "sauron 3r", "moria": "sauron 1r 7n"}
    match = play(COMMANDS, "recruit", "done", armies=armies, characters={"witch_king": "minas_morgul"})
    assert done(match)
    assert at(match, "minas_morgul") == "sauron 3r 1n"
    assert reinforcements(match, "nazgul") == 0
    armies = {"minas_morgul": "sauron 3r", "moria": "sauron 1r 8n"}
    match = play(COMMANDS, armies=armies, characters={"witch_king": "minas_morgul"})
    assert refuses(match, "recruit")


def test_the_black_captain_commands_not_where_an_enemy_stands() -> None:
    """G6: recruits need a free region."""
    match = play(COMMANDS, armies={"hollin": "elves 1r"}, characters={"witch_king": "hollin"})
    assert options(match) == ["none", "action:move_minions"]
    answer(match, "none")
    assert done(match), "he leads no army"


def test_the_black_captain_commands_he_flies_to_another_army() -> None:
    """C35: and leads it on."""
    armies = {"minas_morgul": "sauron 3r", "dol_guldur": "sauron 2r"}
    match = play(COMMANDS, "action:move_minions", armies=armies, characters={"witch_king": "minas_morgul"})
    answer(match, "character:witch_king", "region:dol_guldur")
    assert options(match) == ["done", "region:dol_guldur"]
    answer(match, "region:dol_guldur", "region:southern_mirkwood")
    assert done(match)
    assert at(match, "southern_mirkwood") == "sauron 2r"
    assert where(match, "witch_king") == "southern_mirkwood"


def test_the_black_captain_commands_an_assault() -> None:
    """C34: his army may storm what it besieges."""
    match = play(COMMANDS, "none", "region:minas_tirith", "region:minas_tirith", armies=CITY, **CAPTAIN)
    assert kind(match) == "battle.card"
    assert truth(match)["characters"]["witch_king"] == "minas_tirith"


def test_the_black_captain_commands_everything_is_optional() -> None:
    assert done(play(COMMANDS, "none", "done", **MORGUL))
