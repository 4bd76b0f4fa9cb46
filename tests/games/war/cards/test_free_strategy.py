"""The Free Peoples' Strategy deck: when each card can be played, what it does, what it meets."""

from __future__ import annotations

from typing import Any

import pytest

from westmarch import Match
from westmarch.games.war.ids import CARDS

from .free_table import (
    ALL_SEVEN,
    FREE,
    NOBODY,
    SHADOW,
    army,
    asked,
    besieged,
    can_play,
    code,
    do,
    fellowship,
    hand,
    holds,
    offered,
    over,
    play,
    roll,
    start,
    step,
    told,
    where,
)
from .shadow import named_in

AT_WAR = {"step": "at_war", "active": True}


def test_every_card_of_the_deck_has_a_test() -> None:
    assert set(CARDS[24:48]) <= named_in("test_free_strategy.py")


def begin(*cards: str, **position: Any) -> Match[Any]:
    """The die shows an Event that no ability answers: Gandalf does not guide."""
    position.setdefault("fellowship", NOBODY)
    return start(*cards, dice=("event",), **position)


def siege(inside: dict[str, Any], field: dict[str, Any]) -> dict[str, Any]:
    return {"besieged": True, "inside": inside, "field": field}


# -- on the table ---------------------------------------------------------------------------------

LAST = "the_last_battle"
HOST = {"army": {"gondor": {"regular": 3}}}


def test_the_last_battle_needs_aragorn_with_an_army_outside_the_free_nations() -> None:
    """C4: Osgiliath belongs to nobody."""
    assert can_play(begin(LAST, characters={"aragorn": "osgiliath"}, regions={"osgiliath": HOST}), LAST)
    assert can_play(begin(LAST, characters={"aragorn": "morannon"}, regions={"morannon": HOST}), LAST)
    assert not can_play(begin(LAST, characters={"aragorn": "osgiliath"}), LAST)
    assert not can_play(begin(LAST, characters={"strider": "osgiliath"}, regions={"osgiliath": HOST}), LAST)
    assert not can_play(begin(LAST, characters={"aragorn": "pelargir"}, regions={"pelargir": HOST}), LAST)


def test_the_last_battle_keeps_dice_out_of_the_hunt_box_until_they_are_seen() -> None:
    match = start(
        LAST,
        dice=("army", "character", "character"),
        characters={"aragorn": "dagorlad"},
        regions={"dagorlad": HOST},
        hunt_box={"shadow": 1},
        dead=ALL_SEVEN[1:],
    )
    play(match, LAST)
    do(match, "action:skip", "action:move_fellowship")
    roll(match, 1)
    assert match.position()["hunt_box"]["free"] == 0
    assert match.position()["table"]["free"] == [LAST]
    do(match, "action:move_fellowship")
    roll(match, 6)
    do(match, "tile:std_0r_1", "region:hollin")
    assert match.position()["table"]["free"] == [], "the Fellowship is revealed"


def test_the_last_battle_ends_when_they_are_revealed_on_the_mordor_track() -> None:
    """Card text: as soon as the Fellowship is revealed, wherever; this die goes to the Hunt Box (p. 37)."""
    match = start(
        characters={"aragorn": "dagorlad"},
        regions={"dagorlad": HOST},
        table={"free": [LAST]},
        fellowship={"region": "morannon", "mordor": 1, **NOBODY},
    )
    do(match, "action:move_fellowship", "tile:std_eyer_1")
    assert match.position()["fellowship"]["hidden"] is False
    assert match.position()["table"]["free"] == []
    assert LAST in match.position()["played"]
    assert match.position()["hunt_box"]["free"] == 1
    assert over(match)


def test_the_last_battle_ends_when_aragorn_comes_home() -> None:
    match = start(
        LAST,
        dice=("army", "army"),
        characters={"aragorn": "osgiliath"},
        regions={"osgiliath": HOST},
        politics={"gondor": AT_WAR},
    )
    play(match, LAST)
    do(match, "action:skip", "region:osgiliath", "region:minas_tirith")
    assert match.position()["table"]["free"] == []


@pytest.mark.parametrize(
    ("card", "nation", "target", "origin"),
    [
        ("a_power_too_great", "elves", "lorien", "dimrill_dale"),
        ("the_power_of_tom_bombadil", "north", "buckland", "cardolan"),
    ],
)
def test_a_power_closes_its_lands_to_the_shadow(card: str, nation: str, target: str, origin: str) -> None:
    match = begin(
        card,
        regions={origin: {"army": {"sauron": {"regular": 1}}}},
        politics={"sauron": AT_WAR, nation: {"step": 1, "active": False}},
    )
    play(match, card)
    assert step(match, nation) == (2, False)
    assert match.position()["table"]["free"] == [card]
    do(match, f"region:{origin}")
    assert f"region:{target}" not in offered(match)


@pytest.mark.parametrize(
    ("table", "ways"),
    [
        ([], {"buckland", "north_downs", "weather_hills"}),
        (["the_power_of_tom_bombadil"], {"north_downs", "weather_hills"}),
    ],
)
def test_nobody_retreats_into_a_land_closed_by_a_card(table: list[str], ways: set[str]) -> None:
    """C38: no Shadow army moves into these lands, and a retreat is a move (p. 31)."""
    match = start(
        dice=("army_muster",),
        politics={"north": AT_WAR},
        regions={
            "south_downs": {"army": {"north": {"regular": 2}}},
            "bree": {"army": {"sauron": {"regular": 3}}},
        },
        table={"free": table},
    )
    do(match, "region:south_downs", "region:bree", "none", "none")
    roll(match, 1, 1)
    roll(match, 1, 1, 1)
    do(match, "continue")
    assert asked(match) == (SHADOW, "battle.retreat")
    assert set(offered(match)) == {"none", *(f"region:{way}" for way in ways)}


@pytest.mark.parametrize("table", [[], ["a_power_too_great"]])
def test_nobody_attacks_into_a_land_closed_by_a_card(table: list[str]) -> None:
    """No Shadow army may attack these lands, whoever stands there."""
    match = start(
        politics={"sauron": AT_WAR},
        regions={
            "lorien": {"army": {"elves": {"regular": 1}}},
            "dimrill_dale": {"army": {"sauron": {"regular": 3}}},
        },
        table={"free": table},
    )
    do(match, "action:skip", "region:dimrill_dale")
    assert asked(match) == (SHADOW, "army.order")
    assert ("region:lorien" in offered(match)) is not bool(table)
    do(match, "split")
    assert asked(match) == (SHADOW, "army.where")
    assert ("region:lorien" in offered(match)) is not bool(table)


def test_a_power_too_great_forbids_an_assault() -> None:
    match = begin(
        "a_power_too_great",
        regions={"lorien": siege({"elves": {"regular": 1}}, {"sauron": {"regular": 5}})},
        politics={"sauron": AT_WAR},
    )
    play(match, "a_power_too_great")
    do(match, "region:lorien")
    assert "region:lorien" not in offered(match)


def test_the_shadow_can_buy_a_power_off_with_two_cards() -> None:
    """C1: one with the Army symbol, one with the Character symbol."""
    card = "the_power_of_tom_bombadil"
    for held, possible in (
        (("shadows_gather", "orc_patrol"), True),
        (("shadows_gather", "the_shadow_is_moving"), False),
    ):
        match = begin(card, shadow=held)
        play(match, card)
        assert (code(card) in offered(match)) == possible


# -- politics -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "nation", "places"),
    [
        ("book_of_mazarbul", "dwarves", ("ered_luin", "erebor")),
        ("fear_fire_foes", "north", ("bree", "the_shire")),
    ],
)
def test_a_companion_who_is_there_brings_a_nation_to_war(
    card: str, nation: str, places: tuple[str, str]
) -> None:
    for place in places:
        match = begin(card, characters={"peregrin": place})
        play(match, card, "done")
        assert step(match, nation) == ("at_war", True)


def test_book_of_mazarbul_moves_companions_first() -> None:
    match = begin("book_of_mazarbul", characters={"gimli": "dale", "legolas": "bree"})
    play(match, "book_of_mazarbul", "character:gimli", "region:erebor", "done")
    assert step(match, "dwarves") == ("at_war", True)
    assert where(match, "gimli") == "erebor"
    assert over(match)


def test_fear_fire_foes_without_a_companion_on_the_map_does_nothing() -> None:
    match = begin("fear_fire_foes")
    before = match.position()["politics"]
    play(match, "fear_fire_foes")
    assert over(match)
    assert match.position()["politics"] == before


def test_wisdom_of_elrond_rouses_a_nation_and_moves_it() -> None:
    match = begin("wisdom_of_elrond", politics={"elves": AT_WAR, "gondor": {"step": 3, "active": False}})
    play(match, "wisdom_of_elrond")
    assert offered(match) == ["nation:dwarves", "nation:gondor", "nation:north", "nation:rohan"]
    do(match, "nation:gondor")
    assert step(match, "gondor") == ("at_war", True)


def test_wisdom_of_elrond_cannot_rouse_rohan_past_wormtongue() -> None:
    """C19: it still moves."""
    match = begin(
        "wisdom_of_elrond",
        characters={"saruman": "orthanc"},
        table={"shadow": ["wormtongue"]},
        politics={"rohan": {"step": 1, "active": False}},
    )
    play(match, "wisdom_of_elrond", "nation:rohan")
    assert step(match, "rohan") == (2, False)


def test_wisdom_of_elrond_is_wasted_when_all_are_at_war() -> None:
    everybody = dict.fromkeys(("dwarves", "elves", "gondor", "north", "rohan"), AT_WAR)
    match = begin("wisdom_of_elrond", politics=everybody)
    play(match, "wisdom_of_elrond")
    assert over(match)


def test_the_red_arrow_needs_gondor_awake() -> None:
    card = "the_red_arrow"
    assert not can_play(begin(card), card)
    assert can_play(begin(card, politics={"gondor": {"active": True}}), card)


def test_the_red_arrow_moves_rohan_and_musters_in_edoras() -> None:
    match = begin("the_red_arrow", politics={"gondor": {"active": True}, "rohan": {"step": 1}})
    play(match, "the_red_arrow", "figure:rohan_elite")
    assert step(match, "rohan") == (2, False)
    assert army(match, "edoras") == {"rohan": {"elite": 1, "leader": 1}}
    match = begin("the_red_arrow", politics={"gondor": {"active": True}}, control={"edoras": "shadow"})
    play(match, "the_red_arrow")
    assert over(match)
    assert army(match, "edoras") == {}


# -- ambushes -------------------------------------------------------------------------------------

SPIRIT = "the_spirit_of_mordor"
MIXED = {"army": {"isengard": {"regular": 1}, "sauron": {"regular": 1, "nazgul": 1}}}


def test_the_spirit_of_mordor_strikes_an_army_of_two_nations() -> None:
    """G7: nobody is roused; G8: the Nazgûl stays."""
    match = begin(
        SPIRIT,
        regions={"moria": MIXED, "hollin": {"army": {"sauron": {"regular": 9}}}},
        politics={"isengard": {"step": 2, "active": True}},
    )
    play(match, SPIRIT)
    roll(match, 5, 6, 4, 4, 1)
    assert army(match, "moria") == {"sauron": {"nazgul": 1}}
    assert step(match, "isengard") == (2, True)
    assert over(match)


def test_the_spirit_of_mordor_chooses_among_armies_and_the_owner_among_units() -> None:
    match = begin(SPIRIT, regions={"moria": MIXED, "hollin": MIXED})
    play(match, SPIRIT)
    assert asked(match) == (FREE, "card.army")
    assert offered(match) == ["region:hollin", "region:moria"]
    do(match, "region:hollin")
    roll(match, 5, 1, 1, 1, 1)
    assert asked(match) == (SHADOW, "card.loss")
    do(match, "figure:sauron_regular")
    assert army(match, "hollin") == {"isengard": {"regular": 1}, "sauron": {"nazgul": 1}}


def test_the_spirit_of_mordor_without_a_target_does_nothing() -> None:
    match = begin(SPIRIT, regions={"moria": {"army": {"sauron": {"regular": 4}}}})
    play(match, SPIRIT)
    assert over(match)


def test_besiegers_who_are_ambushed_leave_the_siege() -> None:
    match = begin(
        SPIRIT,
        regions={
            "helms_deep": siege(
                {"rohan": {"regular": 1}}, {"isengard": {"regular": 1}, "sauron": {"regular": 1}}
            )
        },
    )
    play(match, SPIRIT)
    roll(match, 5, 5, 5, 5, 5)
    assert not besieged(match, "helms_deep")


def test_faramirs_rangers_ambush_and_muster_in_osgiliath() -> None:
    match = begin(
        "faramirs_rangers",
        regions={
            "osgiliath": {"army": {"gondor": {"regular": 1}}},
            "south_ithilien": {"army": {"sauron": {"regular": 1}}},
            "minas_morgul": {"army": {"sauron": {"regular": 5}}},
        },
    )
    play(match, "faramirs_rangers")
    roll(match, 5, 1, 1)
    assert army(match, "south_ithilien") == {}
    do(match, "figure:gondor_regular")
    assert army(match, "osgiliath") == {"gondor": {"regular": 2, "leader": 1}}


def test_faramirs_rangers_need_no_enemy() -> None:
    """G1."""
    match = begin("faramirs_rangers", regions={"osgiliath": {"army": {"rohan": {"regular": 10}}}})
    play(match, "faramirs_rangers", "figure:gondor_regular")
    assert asked(match) == (FREE, "army.excess")
    do(match, "figure:gondor_regular")
    assert army(match, "osgiliath") == {"rohan": {"regular": 10}, "gondor": {"leader": 1}}
    assert over(match)
    match = begin("faramirs_rangers", regions={"osgiliath": {"army": {"sauron": {"regular": 3}}}})
    play(match, "faramirs_rangers")
    roll(match, 5, 5, 5)
    assert army(match, "osgiliath") == {}
    assert over(match)


# -- musters --------------------------------------------------------------------------------------

WITH_LEADER = [
    ("guards_of_the_citadel", "gondor", "minas_tirith"),
    ("grimbeorn_the_old", "north", "carrock"),
    ("imrahil_of_dol_amroth", "gondor", "dol_amroth"),
    ("dain_ironfoots_guard", "dwarves", "erebor"),
    ("eomer_son_of_eomund", "rohan", "edoras"),
    ("riders_of_theoden", "rohan", "edoras"),
]
WITH_CARD = [
    ("celeborns_galadhrim", "elves", "lorien"),
    ("kindred_of_glorfindel", "elves", "rivendell"),
    ("thranduils_archers", "elves", "woodland_realm"),
]


@pytest.mark.parametrize(("card", "nation", "place"), WITH_LEADER)
def test_a_muster_brings_a_unit_and_a_leader_without_war(card: str, nation: str, place: str) -> None:
    """P. 27: the nation need not be at war."""
    for kind in ("regular", "elite"):
        match = begin(card)
        play(match, card)
        if asked(match)[1] == "card.region":
            do(match, f"region:{place}")
        do(match, f"figure:{nation}_{kind}")
        assert army(match, place) == {nation: {kind: 1, "leader": 1}}
        assert over(match)


@pytest.mark.parametrize(("card", "nation", "place"), WITH_LEADER[:4])
def test_a_muster_brings_what_there_is(card: str, nation: str, place: str) -> None:
    """P. 22, the example of Imrahil: without a Leader the unit still comes, and the other way round."""
    limits = {"gondor": (15, 5, 4), "north": (10, 5, 4), "dwarves": (5, 5, 4)}
    regular, elite, leader = limits[nation]
    match = begin(card, casualties={nation: {"leader": leader}})
    play(match, card, f"figure:{nation}_regular")
    assert army(match, place) == {nation: {"regular": 1}}
    spent = {nation: {"regular": regular, "elite": elite}}
    match = begin(card, casualties=spent, regions={place: {"army": {"elves": {"regular": 1}}}})
    play(match, card)
    assert army(match, place) == {"elves": {"regular": 1}, nation: {"leader": 1}}
    match = begin(card, casualties=spent)
    play(match, card)
    assert army(match, place) == {}, "a Leader is never alone"


@pytest.mark.parametrize(("card", "nation", "place"), WITH_LEADER[:4])
def test_a_muster_fails_where_the_shadow_rules(card: str, nation: str, place: str) -> None:
    match = begin(card, control={place: "shadow"})
    play(match, card)
    assert over(match)
    assert army(match, place) == {}


def test_guards_of_the_citadel_join_those_before_a_lost_minas_tirith() -> None:
    """C37, p. 10, 27: the card names a region, and it is free for whoever besieges it."""
    match = begin(
        "guards_of_the_citadel",
        control={"minas_tirith": "shadow"},
        regions={"minas_tirith": siege({"sauron": {"regular": 2}}, {"rohan": {"regular": 1}})},
    )
    play(match, "guards_of_the_citadel", "figure:gondor_elite")
    assert over(match)
    assert army(match, "minas_tirith")["gondor"] == {"elite": 1, "leader": 1}


def test_imrahil_comes_into_a_besieged_dol_amroth_with_five_units_at_most() -> None:
    for units in (4, 5):
        match = begin(
            "imrahil_of_dol_amroth",
            regions={"dol_amroth": siege({"gondor": {"regular": units}}, {"sauron": {"regular": 1}})},
        )
        play(match, "imrahil_of_dol_amroth", "figure:gondor_regular")
        assert army(match, "dol_amroth")["gondor"] == {"regular": 5, "leader": 1}
        assert over(match), "all of one kind: who is too many is not asked"


def test_a_full_garrison_chooses_who_goes() -> None:
    """P. 26: the sixth unit may come for any other; the Leader is no unit and stays."""
    garrison = {"gondor": {"regular": 3}, "rohan": {"elite": 2}}
    for excess, gondor, rohan in (
        ("gondor_regular", {"regular": 2, "elite": 1, "leader": 1}, {"elite": 2}),
        ("gondor_elite", {"regular": 3, "leader": 1}, {"elite": 2}),
        ("rohan_elite", {"regular": 3, "elite": 1, "leader": 1}, {"elite": 1}),
    ):
        match = begin(
            "imrahil_of_dol_amroth", regions={"dol_amroth": siege(garrison, {"sauron": {"regular": 1}})}
        )
        before = match.view(None)["reinforcements"].get(excess, 0)
        play(match, "imrahil_of_dol_amroth", "figure:gondor_elite")
        assert asked(match) == (FREE, "army.excess")
        assert offered(match) == ["figure:gondor_regular", "figure:gondor_elite", "figure:rohan_elite"]
        do(match, f"figure:{excess}")
        found = army(match, "dol_amroth")
        assert (found["gondor"], found["rohan"]) == (gondor, rohan)
        back = match.view(None)["reinforcements"][excess]
        assert back == before + (excess != "gondor_elite"), "a reinforcement again, no casualty"
        assert over(match)


def test_dain_comes_to_a_full_erebor_for_an_elf_or_only_with_a_leader() -> None:
    for excess, dwarves, elves in (
        ("dwarves_regular", {"leader": 1}, 10),
        ("elves_elite", {"regular": 1, "leader": 1}, 9),
    ):
        match = begin("dain_ironfoots_guard", regions={"erebor": {"army": {"elves": {"elite": 10}}}})
        play(match, "dain_ironfoots_guard", "figure:dwarves_regular", f"figure:{excess}")
        assert army(match, "erebor") == {"elves": {"elite": elves}, "dwarves": dwarves}
        assert over(match)


@pytest.mark.parametrize(("card", "nation", "place"), WITH_CARD)
def test_a_muster_with_a_card(card: str, nation: str, place: str) -> None:
    match = begin(card, decks={"fp_strategy": ["the_red_arrow"]})
    play(match, card, f"figure:{nation}_elite")
    assert army(match, place) == {nation: {"elite": 1}}
    assert hand(match) == ["the_red_arrow"]
    assert over(match)


@pytest.mark.parametrize(("card", "nation", "place"), WITH_CARD)
def test_a_card_is_drawn_even_if_nobody_comes(card: str, nation: str, place: str) -> None:
    match = begin(card, control={place: "shadow"}, decks={"fp_strategy": ["the_red_arrow"]})
    play(match, card)
    assert hand(match) == ["the_red_arrow"]
    match = begin(card, control={place: "shadow"}, decks={"fp_strategy": 0})
    play(match, card)
    assert over(match), "an empty deck gives nothing"


def test_a_seventh_card_costs_one() -> None:
    held = ["athelas", "bilbos_song", "elven_rope", "elven_cloaks", "horn_of_gondor"]
    match = begin("celeborns_galadhrim", *held, decks={"fp_strategy": ["the_red_arrow"]})
    play(match, "celeborns_galadhrim", "figure:elves_elite")
    assert len(hand(match)) == 6
    assert over(match), "the card played has left the hand"


def test_king_brands_men_are_two_regulars() -> None:
    draws = {"fp_strategy": ["the_red_arrow"]}
    match = begin("king_brands_men", decks=draws)
    play(match, "king_brands_men")
    assert army(match, "dale") == {"north": {"regular": 2}}
    assert hand(match) == ["the_red_arrow"]
    match = begin("king_brands_men", decks=draws, regions={"dale": {"army": {"elves": {"elite": 9}}}})
    play(match, "king_brands_men")
    assert asked(match) == (FREE, "army.excess"), "two came, one is too many (p. 26)"
    do(match, "figure:north_regular")
    assert army(match, "dale") == {"elves": {"elite": 9}, "north": {"regular": 1}}
    match = begin("king_brands_men", decks=draws, control={"dale": "shadow"})
    play(match, "king_brands_men")
    assert army(match, "dale") == {}


def test_swords_in_eriador_come_to_two_regions() -> None:
    card = "swords_in_eriador"
    match = begin(card, decks={"fp_strategy": ["the_red_arrow"]})
    play(match, card, "figure:north_regular", "figure:dwarves_elite")
    assert army(match, "the_shire") == {"north": {"regular": 1}}
    assert army(match, "ered_luin") == {"dwarves": {"elite": 1}}
    assert hand(match) == ["the_red_arrow"]
    match = begin(card, control={"the_shire": "shadow"}, decks={"fp_strategy": 0})
    play(match, card, "figure:dwarves_regular")
    assert over(match)


def test_cirdans_ships_need_the_elves_at_war() -> None:
    card = "cirdans_ships"
    assert not can_play(begin(card), card)
    assert can_play(begin(card, politics={"elves": AT_WAR}), card), "no army is printed as a condition"


def test_cirdans_ships_land_with_an_army_on_the_coast() -> None:
    """C2: Lamedon has a coast, Lossarnach has none."""
    match = begin(
        "cirdans_ships",
        politics={"elves": AT_WAR},
        regions={
            "lamedon": {"army": {"gondor": {"regular": 1}}},
            "lossarnach": {"army": {"gondor": {"regular": 1}}},
            "dol_amroth": siege({"gondor": {"regular": 4}}, {"sauron": {"regular": 1}}),
            "grey_havens": siege({"elves": {"elite": 5}}, {"sauron": {"regular": 1}}),
        },
    )
    play(match, "cirdans_ships")
    assert offered(match) == ["region:dol_amroth", "region:grey_havens", "region:lamedon"]
    do(match, "region:lamedon", "figure:elves_regular", "figure:elves_elite")
    assert army(match, "lamedon") == {"gondor": {"regular": 1}, "elves": {"regular": 1, "elite": 1}}
    assert over(match)


def test_for_the_second_ship_somebody_leaves_a_besieged_stronghold() -> None:
    """P. 26: counted when both have landed."""
    match = begin(
        "cirdans_ships",
        politics={"elves": AT_WAR},
        regions={"dol_amroth": siege({"gondor": {"regular": 4}}, {"sauron": {"regular": 1}})},
    )
    play(match, "cirdans_ships", "figure:elves_elite", "figure:elves_elite")
    assert asked(match) == (FREE, "army.excess")
    do(match, "figure:gondor_regular")
    found = army(match, "dol_amroth")
    assert (found["gondor"], found["elves"]) == ({"regular": 3}, {"elite": 2})
    assert over(match)


def test_cirdans_ships_find_nobody() -> None:
    match = begin("cirdans_ships", politics={"elves": AT_WAR})
    play(match, "cirdans_ships")
    assert over(match)


def test_riders_of_theoden_come_to_a_companion_even_under_siege() -> None:
    """P. 27, the example: not among enemies in Eastemnet, but in besieged Helm's Deep."""
    match = begin(
        "riders_of_theoden",
        characters={"gimli": "eastemnet", "legolas": "helms_deep", "boromir": "folde"},
        regions={
            "eastemnet": {"army": {"isengard": {"regular": 1}}},
            "helms_deep": siege({"rohan": {"regular": 1}}, {"isengard": {"regular": 2}}),
        },
    )
    play(match, "riders_of_theoden")
    assert offered(match) == ["region:edoras", "region:folde", "region:helms_deep"]
    do(match, "region:helms_deep", "figure:rohan_elite")
    assert army(match, "helms_deep")["rohan"] == {"regular": 1, "elite": 1, "leader": 1}


def test_riders_of_theoden_have_nowhere_to_go() -> None:
    match = begin("riders_of_theoden", control={"edoras": "shadow"}, characters={"gimli": "edoras"})
    play(match, "riders_of_theoden")
    assert over(match)


def test_eomer_comes_to_a_free_settlement() -> None:
    """The Fords of Isen are no settlement, and Helm's Deep under siege is not free."""
    match = begin(
        "eomer_son_of_eomund",
        regions={
            "fords_of_isen": {"army": {"rohan": {"regular": 1}}},
            "helms_deep": siege({"rohan": {"regular": 1}}, {"isengard": {"regular": 2}}),
        },
        control={"westemnet": "shadow"},
    )
    play(match, "eomer_son_of_eomund")
    assert offered(match) == ["region:edoras", "region:folde"]
    do(match, "region:folde", "figure:rohan_regular")
    assert army(match, "folde") == {"rohan": {"regular": 1, "leader": 1}}


# -- marches --------------------------------------------------------------------------------------

WOSES = "paths_of_the_woses"


def test_paths_of_the_woses_need_rohan_at_war() -> None:
    assert not can_play(begin(WOSES), WOSES)
    assert can_play(begin(WOSES, politics={"rohan": AT_WAR}), WOSES)


def test_the_woses_lead_an_army_to_minas_tirith() -> None:
    match = begin(
        WOSES,
        politics={"rohan": AT_WAR},
        characters={"meriadoc": "edoras"},
        regions={
            "edoras": {"army": {"rohan": {"regular": 3, "elite": 1, "leader": 1}}},
            "folde": {"army": {"gondor": {"regular": 1}}},
        },
    )
    play(match, WOSES)
    assert offered(match) == ["region:edoras", "region:folde"], "Gondor's men may go home"
    do(match, "region:edoras")
    assert offered(match) == ["all", "split"]
    do(match, "all")
    assert army(match, "minas_tirith") == {"rohan": {"regular": 3, "elite": 1, "leader": 1}}
    assert where(match, "meriadoc") == "minas_tirith"
    assert step(match, "gondor")[1], "Meriadoc ends his way there"
    assert over(match)


def test_a_part_of_the_army_may_stay() -> None:
    match = begin(
        WOSES,
        politics={"rohan": AT_WAR},
        regions={"edoras": {"army": {"rohan": {"regular": 3, "leader": 1}}}},
    )
    play(match, WOSES, "split")
    assert asked(match) == (FREE, "card.who")
    assert offered(match) == ["figure:rohan_regular", "figure:rohan_leader"], "a unit goes anyway"
    do(match, "figure:rohan_leader", "done")
    assert army(match, "minas_tirith") == {"rohan": {"regular": 1, "leader": 1}}
    assert army(match, "edoras") == {"rohan": {"regular": 2}}


def test_only_nations_at_war_cross_into_gondor() -> None:
    match = begin(
        WOSES,
        politics={"rohan": AT_WAR},
        regions={"edoras": {"army": {"rohan": {"regular": 1}, "elves": {"regular": 1}}}},
    )
    play(match, WOSES)
    assert army(match, "minas_tirith") == {"rohan": {"regular": 1}}
    assert army(match, "edoras") == {"elves": {"regular": 1}}


def test_an_army_that_leaves_a_besieged_stronghold_gives_it_up() -> None:
    """C28."""
    match = begin(
        WOSES,
        politics={"rohan": AT_WAR},
        regions={"helms_deep": siege({"rohan": {"regular": 1}}, {"isengard": {"regular": 2}})},
    )
    play(match, WOSES)
    assert army(match, "minas_tirith") == {"rohan": {"regular": 1}}
    assert holds(match, "helms_deep") == "shadow"


def test_the_woses_lead_beside_a_besieged_minas_tirith() -> None:
    match = begin(
        WOSES,
        politics={"rohan": AT_WAR},
        regions={
            "edoras": {"army": {"rohan": {"regular": 1}}},
            "minas_tirith": siege({"gondor": {"regular": 1}}, {"sauron": {"regular": 2}}),
            "osgiliath": {"army": {"sauron": {"regular": 2}}},
        },
    )
    play(match, WOSES)
    assert "region:minas_tirith" not in offered(match)
    assert "region:osgiliath" not in offered(match), "the enemy is there"
    assert "region:lossarnach" in offered(match)
    do(match, "region:druadan_forest")
    assert army(match, "druadan_forest") == {"rohan": {"regular": 1}}


def test_the_woses_lead_more_than_find_room() -> None:
    """p. 26: the surplus leaves at the end of the action, the owner choosing."""
    match = begin(
        WOSES,
        politics={"rohan": AT_WAR},
        regions={
            "edoras": {"army": {"rohan": {"regular": 3}}},
            "minas_tirith": {"army": {"gondor": {"regular": 9}}},
        },
    )
    play(match, WOSES, "all")
    assert asked(match) == (FREE, "army.excess")
    do(match, "figure:gondor_regular", "figure:rohan_regular")
    assert over(match)
    assert army(match, "minas_tirith") == {"gondor": {"regular": 8}, "rohan": {"regular": 2}}


DAY = "through_a_day_and_a_night"


def test_through_a_day_and_a_night_needs_a_companion_with_an_army() -> None:
    troops = {"edoras": {"army": {"rohan": {"regular": 2}}}}
    assert can_play(begin(DAY, characters={"gimli": "edoras"}, regions=troops), DAY)
    assert not can_play(begin(DAY, characters={"gimli": "folde"}, regions=troops), DAY)
    assert not can_play(begin(DAY, regions=troops), DAY)


def test_companions_on_the_march_rouse_nobody_where_they_only_pass() -> None:
    """p. 34: a Companion rouses a nation where his move ends."""
    match = begin(
        DAY,
        characters={"gandalf_grey": "westemnet"},
        regions={"westemnet": {"army": {"gondor": {"regular": 2}}}},
        politics={"gondor": AT_WAR},
    )
    play(match, DAY, "region:edoras", "region:folde", "all")
    assert over(match)
    assert where(match, "gandalf_grey") == "folde"
    assert step(match, "rohan") == (1, False)


def test_an_army_marches_two_regions_and_takes_what_lies_on_its_way() -> None:
    """G11."""
    match = begin(
        DAY,
        characters={"gimli": "edoras", "legolas": "edoras"},
        regions={"edoras": {"army": {"rohan": {"regular": 2, "leader": 1}}}},
        control={"westemnet": "shadow"},
    )
    play(match, DAY, "region:westemnet")
    assert "done" in offered(match)
    do(match, "region:helms_deep")
    assert offered(match) == ["all", "split"]
    do(match, "all")
    assert army(match, "helms_deep") == {"rohan": {"regular": 2, "leader": 1}}
    assert holds(match, "westemnet") is None
    assert where(match, "gimli") == where(match, "legolas") == "helms_deep"
    assert over(match)


def test_a_march_may_come_back_to_its_start() -> None:
    """C39: the army takes what lies beside it and returns; the card forbids no way."""
    match = begin(
        DAY,
        characters={"gimli": "edoras"},
        regions={"edoras": {"army": {"rohan": {"regular": 10, "leader": 1}}}},
        control={"westemnet": "shadow"},
    )
    play(match, DAY, "region:westemnet", "region:edoras", "all")
    assert over(match)
    assert army(match, "edoras") == {"rohan": {"regular": 10, "leader": 1}}
    assert where(match, "gimli") == "edoras"
    assert holds(match, "westemnet") is None


def test_besiegers_who_all_march_do_not_come_back() -> None:
    """C39, p. 32: the siege is lifted when they leave; then the region is no longer open to them."""
    position: dict[str, Any] = {"characters": {"gimli": "moria"}, "politics": {"elves": AT_WAR}}
    one = siege({"sauron": {"regular": 2}}, {"elves": {"regular": 1}})
    match = begin(DAY, regions={"moria": one}, **position)
    play(match, DAY, "region:hollin")
    assert "region:moria" not in offered(match)
    two = siege({"sauron": {"regular": 2}}, {"elves": {"regular": 2}})
    match = begin(DAY, regions={"moria": two}, **position)
    play(match, DAY, "region:hollin", "region:moria", "figure:elves_regular")
    assert over(match), "one goes with Gimli and one keeps up the siege"
    assert army(match, "moria") == {"sauron": {"regular": 2}, "elves": {"regular": 2}}
    assert besieged(match, "moria")


def test_a_march_may_end_after_one_region() -> None:
    match = begin(
        DAY, characters={"gimli": "edoras"}, regions={"edoras": {"army": {"rohan": {"regular": 1}}}}
    )
    play(match, DAY, "region:folde", "done")
    assert army(match, "folde") == {"rohan": {"regular": 1}}
    assert where(match, "gimli") == "folde"


def test_a_companion_goes_with_a_part_of_the_army() -> None:
    match = begin(
        DAY,
        characters={"gimli": "edoras", "legolas": "edoras"},
        regions={"edoras": {"army": {"rohan": {"regular": 2, "leader": 1}}}},
    )
    play(match, DAY, "region:westemnet", "region:helms_deep", "split")
    do(match, "figure:rohan_regular")
    assert "done" not in offered(match), "a Companion must go"
    do(match, "character:gimli", "done")
    assert army(match, "helms_deep") == {"rohan": {"regular": 1}}
    assert army(match, "edoras") == {"rohan": {"regular": 1, "leader": 1}}
    assert where(match, "legolas") == "edoras"


def test_the_limit_does_not_matter_on_the_way() -> None:
    """G11: it is looked at when the action ends."""
    match = begin(
        DAY,
        characters={"gimli": "edoras"},
        regions={
            "edoras": {"army": {"rohan": {"regular": 2}}},
            "westemnet": {"army": {"elves": {"elite": 10}}},
        },
    )
    play(match, DAY, "region:westemnet")
    assert "done" in offered(match), "it may stop there too: two of twelve would leave"
    do(match, "region:helms_deep", "all")
    assert army(match, "helms_deep") == {"rohan": {"regular": 2}}
    assert army(match, "westemnet") == {"elves": {"elite": 10}}


def test_a_nation_at_peace_keeps_to_its_borders_on_a_march() -> None:
    match = begin(DAY, characters={"gimli": "folde"}, regions={"folde": {"army": {"rohan": {"regular": 2}}}})
    play(match, DAY)
    assert "region:druadan_forest" not in offered(match), "Gondor"


def test_a_besieged_army_goes_nowhere() -> None:
    match = begin(
        DAY,
        characters={"gimli": "helms_deep"},
        regions={"helms_deep": siege({"rohan": {"regular": 1}}, {"isengard": {"regular": 2}})},
    )
    play(match, DAY)
    assert over(match)


# -- Help Unlooked For ----------------------------------------------------------------------------

HELP = "help_unlooked_for"
SIEGE_OF_GONDOR = siege({"gondor": {"regular": 3}}, {"sauron": {"regular": 5}})


def test_help_unlooked_for_attacks_besiegers_who_roll_fewer_dice() -> None:
    """C27: one less for each unit inside, in every round."""
    match = begin(
        HELP,
        politics={"rohan": AT_WAR, "sauron": {"step": 2, "active": True}},
        regions={
            "minas_tirith": SIEGE_OF_GONDOR,
            "druadan_forest": {"army": {"rohan": {"regular": 4, "leader": 1}}},
        },
    )
    play(match, HELP, "all")
    assert step(match, "sauron") == (3, True), "they are attacked"
    for _ in range(2):
        do(match, "none", "none")
        roll(match, *[1] * 4)
        roll(match, 1, 1)
        roll(match, 1)
        assert asked(match) == (FREE, "battle.cease")
        do(match, "continue", "none")
    assert "battle.field" in told(match)


def test_at_least_one_die_is_rolled() -> None:
    match = begin(
        HELP,
        politics={"rohan": AT_WAR},
        regions={
            "minas_tirith": siege({"gondor": {"regular": 5}}, {"sauron": {"regular": 2}}),
            "lossarnach": {"army": {"rohan": {"regular": 1}}},
        },
    )
    play(match, HELP)
    do(match, "none", "none")
    roll(match, 1)
    roll(match, 1)


def test_help_unlooked_for_may_leave_a_rearguard() -> None:
    match = begin(
        HELP,
        politics={"rohan": AT_WAR},
        regions={
            "minas_tirith": SIEGE_OF_GONDOR,
            "druadan_forest": {"army": {"rohan": {"regular": 3}, "gondor": {"regular": 1, "leader": 1}}},
        },
    )
    play(match, HELP, "split", "done")
    do(match, "none", "none")
    roll(match, 6)
    roll(match, 1, 1)


def test_help_unlooked_for_comes_from_a_chosen_army() -> None:
    match = begin(
        HELP,
        politics={"rohan": AT_WAR},
        regions={
            "minas_tirith": SIEGE_OF_GONDOR,
            "druadan_forest": {"army": {"rohan": {"regular": 1}}},
            "lossarnach": {"army": {"rohan": {"regular": 1}}},
        },
    )
    play(match, HELP)
    assert asked(match) == (FREE, "card.army")
    assert offered(match) == ["region:druadan_forest", "region:lossarnach"]


@pytest.mark.parametrize(
    "army_there",
    [
        {},
        {"druadan_forest": {"army": {"gondor": {"regular": 2}}}},
        {"druadan_forest": {"army": {"rohan": {"regular": 1}, "gondor": {"leader": 1}}}},
    ],
)
def test_help_unlooked_for_needs_an_army_at_war(army_there: dict[str, Any]) -> None:
    """G10, and nobody leaves a Leader alone; the card itself names no condition (G1)."""
    match = begin(HELP, politics={"rohan": AT_WAR}, regions={"minas_tirith": SIEGE_OF_GONDOR, **army_there})
    play(match, HELP)
    assert over(match)


def test_help_unlooked_for_wins_and_lifts_the_siege() -> None:
    match = begin(
        HELP,
        politics={"rohan": AT_WAR},
        regions={
            "minas_tirith": siege({"gondor": {"regular": 1}}, {"sauron": {"regular": 1}}),
            "druadan_forest": {"army": {"rohan": {"regular": 2}}},
        },
    )
    play(match, HELP, "all", "none", "none")
    roll(match, 6, 6)
    roll(match, 1)
    assert offered(match) == ["all", "split", "none"]
    do(match, "all")
    assert army(match, "minas_tirith") == {"gondor": {"regular": 1}, "rohan": {"regular": 2}}
    assert not besieged(match, "minas_tirith")
    assert fellowship(match, "corruption") == 0


def test_help_unlooked_for_comes_to_any_besieged_stronghold() -> None:
    """C27: a besieged Stronghold, also one that the Free Peoples have taken from the Shadow."""
    match = begin(
        HELP,
        politics={"rohan": AT_WAR},
        control={"orthanc": "free"},
        regions={
            "orthanc": siege({"rohan": {"regular": 2}}, {"isengard": {"regular": 4}}),
            "fords_of_isen": {"army": {"rohan": {"regular": 3}}},
        },
    )
    play(match, HELP, "all", "none", "none")
    roll(match, 1, 1, 1)
    roll(match, 1, 1)
    assert asked(match) == (FREE, "battle.cease"), "four besiegers roll two dice less"


def test_those_who_come_to_help_are_picked_from_the_army_that_was_named() -> None:
    """The army stays in focus while its attackers are named."""
    match = begin(
        HELP,
        politics={"rohan": AT_WAR},
        regions={
            "minas_tirith": SIEGE_OF_GONDOR,
            "druadan_forest": {"army": {"rohan": {"regular": 3}}},
            "lossarnach": {"army": {"rohan": {"regular": 1}}},
        },
    )
    play(match, HELP, "region:druadan_forest")
    assert asked(match) == (FREE, "card.option")
    assert match.view(FREE)["focus"] == "druadan_forest"
    do(match, "split")
    assert asked(match) == (FREE, "army.attackers")
    assert match.view(FREE)["focus"] == "druadan_forest"
    assert match.prompt.args["region"] == "region:druadan_forest"
    assert match.game.heuristics.steady(match.state, FREE, "army.attackers", match.codes) in match.codes
