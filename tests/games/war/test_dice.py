"""Chapter 4, the uses of every face (p. 20-21), and what characters and cards on the table add."""

from __future__ import annotations

from typing import Any

import pytest

from .kit import answer, asked, at, dice, kind, nation, offered, offers, options, refuses, truth, war, where

ARMIES = {
    "osgiliath": "gondor 3r 1l",
    "pelargir": "gondor 2r",
    "minas_morgul": "sauron 4r 1n",
    "south_ithilien": "sauron 2r",
}
HANDS = {
    "free": ["athelas", "a_power_too_great", "wisdom_of_elrond"],
    "shadow": ["the_lidless_eye", "shadows_gather", "monsters_roused"],
}
CARD = {
    "character": ("card:athelas", "card:the_lidless_eye"),
    "army": ("card:a_power_too_great", "card:shadows_gather"),
    "muster": ("card:wisdom_of_elrond", "card:monsters_roused"),
}


def table(face: str, side: str, **more: Any) -> Any:
    """Both sides at war, one die of this face for the side to act, and a card of each symbol in hand."""
    dice = {"free": "event", "shadow": "event", side: face}
    return war(
        free=dice["free"],
        shadow=dice["shadow"],
        to_act=side,
        armies=ARMIES,
        hands=HANDS,
        **{"at_war": "gondor sauron", "characters": {"legolas": "osgiliath", "gimli": "bree"}, **more},
    )


def cards(match: Any) -> set[str]:
    return {text for text in options(match) if text.startswith("card:")}


# -- what each face does, for both sides -----------------------------------------------------------


def test_character_result_of_the_free_peoples() -> None:
    """p. 20 'Персонаж': armies with a leader, Character cards, and everything about the Fellowship."""
    match = table("character", "free")
    assert offered(match, "region") == {"osgiliath"}, "Pelargir has no leader; nothing is mustered"
    assert cards(match) == {CARD["character"][0]}
    assert offered(match, "action") == {
        "move_fellowship",
        "separate",
        "move_companions",
        "ring",
        "skip",
    }
    assert not offered(match, "nation")
    answer(match, "region:osgiliath")
    assert offers(match, "region:south_ithilien", "region:north_ithilien", "split")


def test_character_result_hides_a_revealed_fellowship() -> None:
    """p. 20: hide instead of move; which of the two depends on the marker."""
    match = table("character", "free", fellowship={"hidden": False, "region": "moria"})
    assert offers(match, "action:hide")
    assert refuses(match, "action:move_fellowship")


def test_character_result_of_the_shadow() -> None:
    """p. 20 'Персонаж': armies with a Nazgûl or Minion, Character cards, Nazgûl and Minions."""
    match = table("character", "shadow")
    assert offered(match, "region") == {"minas_morgul"}
    assert cards(match) == {CARD["character"][1]}
    assert offered(match, "action") == {"move_minions", "skip"}


@pytest.mark.parametrize("face", ["army", "army_muster"])
def test_army_result_of_the_shadow(face: str) -> None:
    """p. 20 'Войско': two moves or one attack of any army, Army cards."""
    match = table(face, "shadow")
    assert {"minas_morgul", "south_ithilien"} <= offered(match, "region")
    assert CARD["army"][1] in cards(match)
    assert CARD["character"][1] not in cards(match)
    assert refuses(match, "action:move_minions", "action:draw")


def test_a_pure_army_result_musters_nothing() -> None:
    """p. 20: only 'Сбор' moves nations and recruits."""
    match = table("army", "shadow")
    assert cards(match) == {CARD["army"][1]}
    assert not offered(match, "nation")
    answer(match, "region:minas_morgul")
    assert not offered(match, "figure")


def test_muster_result_of_the_free_peoples() -> None:
    """p. 20 'Сбор': diplomacy, Muster cards, recruiting of nations at war."""
    match = table("muster", "free")
    assert offered(match, "nation") == {"dwarves", "elves", "north", "rohan"}, "Gondor is at war already"
    assert cards(match) == {CARD["muster"][0]}
    assert offered(match, "region") == {"minas_tirith", "dol_amroth", "pelargir", "lamedon", "lossarnach"}
    answer(match, "region:pelargir")
    assert set(options(match)) == {"figure:gondor_regular", "figure:gondor_elite", "figure:gondor_leader"}


def test_muster_result_of_the_shadow() -> None:
    """p. 20 'Сбор': the same, and Minions come into play."""
    match = table("muster", "shadow")
    assert offered(match, "nation") == {"isengard", "southrons_easterlings"}
    assert cards(match) == {CARD["muster"][1]}
    assert offered(match, "character") == {"witch_king"}, "Sauron and a Free nation are at war"
    assert "barad_dur" in offered(match, "region")


def test_army_muster_result_of_the_free_peoples() -> None:
    """p. 20 'Сбор/войско': one of either."""
    match = table("army_muster", "free")
    assert {"osgiliath", "pelargir", "minas_tirith"} <= offered(match, "region")
    assert cards(match) == {CARD["army"][0], CARD["muster"][0]}
    assert "rohan" in offered(match, "nation")
    assert refuses(
        match, "action:move_fellowship", "action:separate", "action:draw", "action:move_companions"
    )
    answer(match, "region:pelargir")
    assert offers(match, "region:lossarnach", "figure:gondor_regular"), "march or muster"


@pytest.mark.parametrize("side", ["free", "shadow"])
def test_event_result(side: str) -> None:
    """p. 20 'Событие': draw from either deck, or play any card whatever its symbol."""
    match = table("event", side)
    number = ("free", "shadow").index(side)
    assert cards(match) == {pair[number] for pair in CARD.values()}
    assert offers(match, "action:draw")
    assert not offered(match, "region") | offered(match, "nation")
    answer(match, "action:draw")
    assert set(options(match)) == {"deck:character", "deck:strategy"}


def test_will_of_the_west_is_any_result() -> None:
    """p. 20 'Воля Запада'."""
    match = table("will_of_the_west", "free")
    assert cards(match) == {pair[0] for pair in CARD.values()}
    assert {"osgiliath", "pelargir", "minas_tirith"} <= offered(match, "region")
    assert offers(match, "action:draw", "action:move_fellowship", "action:separate", "action:move_companions")
    assert "rohan" in offered(match, "nation")


def test_will_of_the_west_as_an_army_moves_two_armies() -> None:
    """p. 20: it becomes any other symbol; the better one is taken."""
    match = table("will_of_the_west", "free")
    answer(match, "region:osgiliath", "region:lossarnach")
    assert asked(match, "free", "army.second")


@pytest.mark.parametrize(("face", "ready"), [("will_of_the_west", {"aragorn"}), ("character", set())])
def test_only_the_will_of_the_west_brings_aragorn(face: str, ready: set[str]) -> None:
    """p. 20-21 'Воля Запада': Aragorn and Gandalf the White."""
    match = table(face, "free", characters={"strider": "minas_tirith"})
    assert offered(match, "character") == ready


def test_the_die_is_asked_for_only_where_faces_differ() -> None:
    """p. 19: the player picks the die."""
    match = war(free="character will_of_the_west muster", shadow="event")
    answer(match, "action:move_fellowship")
    assert set(options(match)) == {"die:character", "die:will_of_the_west"}
    answer(match, "die:will_of_the_west")
    assert dice(match, "free") == ["character", "muster"]
    match = war(free="character character", shadow="event")
    answer(match, "action:move_fellowship")
    assert dice(match, "free") == ["character"]


def test_a_symbol_that_serves_nothing_can_only_be_skipped() -> None:
    """p. 19 'пропустить'."""
    match = war(shadow="army", free="event", to_act="shadow")
    assert options(match) == ["action:skip"]


# -- cards and their symbols -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "faces"),
    [
        ("athelas", {"character", "event", "will_of_the_west"}),
        ("faramirs_rangers", {"army_muster", "event", "will_of_the_west"}),
        ("wisdom_of_elrond", {"muster", "army_muster", "event", "will_of_the_west"}),
    ],
)
def test_die_symbols_of_free_cards(name: str, faces: set[str]) -> None:
    """p. 22 'Использование карт событий': the Palantír, or the symbol of the card."""
    for face in ("character", "muster", "army_muster", "event", "will_of_the_west"):
        match = war(free=face, shadow="event", hands={"free": [name]})
        assert offers(match, f"card:{name}") == (face in faces), face


@pytest.mark.parametrize(
    ("name", "faces"),
    [
        ("the_lidless_eye", {"character", "event"}),
        ("shadows_gather", {"army", "army_muster", "event"}),
        ("monsters_roused", {"muster", "army_muster", "event"}),
    ],
)
def test_die_symbols_of_shadow_cards(name: str, faces: set[str]) -> None:
    """p. 22 'Использование карт событий'."""
    for face in ("character", "army", "muster", "army_muster", "event"):
        match = war(free="event", shadow=face, to_act="shadow", hands={"shadow": [name]})
        assert offers(match, f"card:{name}") == (face in faces), face


# -- special uses by characters --------------------------------------------------------------------


@pytest.mark.parametrize("face", ["character", "muster", "army_muster", "event", "will_of_the_west"])
def test_strider_as_guide_hides_with_any_die(face: str) -> None:
    """Character card of Strider."""
    match = war(
        free=face, shadow="event", fellowship={"hidden": False, "region": "moria", "guide": "strider"}
    )
    answer(match, "action:hide")
    assert truth(match)["fellowship"]["hidden"] is True
    assert dice(match, "free") == []


@pytest.mark.parametrize("face", ["muster", "army_muster", "event"])
def test_other_guides_hide_with_a_character_result_only(face: str) -> None:
    """p. 39 'Сокрытие Братства'."""
    match = war(free=face, shadow="event", fellowship={"hidden": False, "region": "moria"})
    assert refuses(match, "action:hide")


@pytest.mark.parametrize(
    ("person", "place", "people"),
    [
        ("boromir", "minas_tirith", "gondor"),
        ("boromir", "dol_amroth", "gondor"),
        ("boromir", "pelargir", "gondor"),
        ("legolas", "rivendell", "elves"),
        ("legolas", "lorien", "elves"),
        ("legolas", "grey_havens", "elves"),
        ("legolas", "woodland_realm", "elves"),
        ("gimli", "erebor", "dwarves"),
    ],
)
def test_envoys_move_their_nation_with_any_die(person: str, place: str, people: str) -> None:
    """Character cards of Boromir, Legolas and Gimli: any die, whatever its face."""
    for face in ("character", "event"):
        match = war(free=face, shadow="event", characters={person: place})
        before = nation(match, people)[0]
        assert offered(match, "nation") == {people}
        answer(match, f"nation:{people}")
        assert nation(match, people)[0] == before + 1
        assert dice(match, "free") == []


@pytest.mark.parametrize(
    ("person", "place", "people"),
    [
        ("boromir", "lossarnach", "gondor"),
        ("legolas", "dale", "elves"),
        ("gimli", "iron_hills", "dwarves"),
        ("gimli", "ered_luin", "dwarves"),
    ],
)
def test_envoys_must_stand_in_a_seat_of_their_nation(person: str, place: str, people: str) -> None:
    """Character cards: a City or Stronghold of Gondor, an Elven Stronghold, Erebor."""
    match = war(free="character", shadow="event", characters={person: place})
    assert refuses(match, f"nation:{people}")


def test_envoys_need_an_unconquered_seat_and_an_active_nation_for_war() -> None:
    """Character card of Boromir: the ordinary rule holds, a passive nation does not enter the war (p. 34)."""
    match = war(
        free="character", shadow="event", characters={"boromir": "pelargir"}, control={"pelargir": "shadow"}
    )
    assert refuses(match, "nation:gondor")
    passive = {"gondor": {"step": 3, "active": False}}
    match = war(free="character", shadow="event", characters={"boromir": "minas_tirith"}, politics=passive)
    assert refuses(match, "nation:gondor")


def test_the_mouth_of_sauron_uses_a_muster_as_an_army_once_a_turn() -> None:
    """Character card of the Mouth of Sauron."""
    match = war(
        free="event event",
        shadow="muster muster",
        to_act="shadow",
        armies=ARMIES,
        characters={"mouth_of_sauron": "barad_dur"},
        hands={"shadow": ["shadows_gather"]},
    )
    assert offers(match, "region:south_ithilien", "card:shadows_gather")
    answer(match, "region:south_ithilien", "region:north_ithilien")
    assert asked(match, "shadow", "army.second"), "an Army result moves two armies"
    answer(match, "done", "action:skip")
    assert refuses(match, "region:north_ithilien", "card:shadows_gather"), "once a turn"


def test_the_mouths_order_is_spent_by_a_card_and_an_attack_too() -> None:
    """Character card of the Mouth of Sauron: a Muster result used as an Army result."""
    place = {"characters": {"mouth_of_sauron": "barad_dur"}, "to_act": "shadow", "free": "event event"}
    match = war(shadow="muster muster", hands={"shadow": ["shadows_gather"]}, **place)
    answer(match, "card:shadows_gather")
    while not asked(match, "free", "action.choose"):
        answer(match, "done" if "done" in options(match) else options(match)[0])
    assert truth(match)["this_turn"]["mouth_used"] is True
    match = war(shadow="muster", armies=ARMIES, at_war="gondor sauron", **place)
    answer(match, "region:south_ithilien", "region:osgiliath")
    assert truth(match)["this_turn"]["mouth_used"] is True


def test_no_muster_army_without_the_mouth() -> None:
    """p. 20 'Сбор'."""
    match = war(free="event", shadow="muster", to_act="shadow", armies=ARMIES)
    assert not offered(match, "region")


def test_a_muster_used_as_such_leaves_the_mouth_his_order() -> None:
    """Character card of the Mouth of Sauron."""
    match = war(
        free="event event",
        shadow="muster muster",
        to_act="shadow",
        armies=ARMIES,
        characters={"mouth_of_sauron": "barad_dur"},
    )
    answer(match, "nation:isengard", "action:skip")
    assert offers(match, "region:south_ithilien")


def voice(**more: Any) -> Any:
    position: dict[str, Any] = {
        "armies": {"orthanc": "isengard 3r"},
        "characters": {"saruman": "orthanc"},
        "at_war": "isengard",
        **more,
    }
    return war(free="event", shadow="muster", to_act="shadow", **position)


def test_the_voice_of_saruman_recruits_everywhere_in_isengard() -> None:
    """Character card of Saruman: one Regular in each settlement of Isengard."""
    match = voice()
    answer(match, "action:voice_recruit")
    assert at(match, "orthanc") == "isengard 4r"
    assert at(match, "north_dunland") == at(match, "south_dunland") == "isengard 1r"
    assert dice(match, "shadow") == []


def test_the_voice_of_saruman_makes_elites_of_two_regulars() -> None:
    """Character card of Saruman: two Regulars in Orthanc give way to Elites."""
    match = voice()
    answer(match, "action:voice_elites")
    assert at(match, "orthanc") == "isengard 1r 2e"
    assert match.view(None)["reinforcements"]["isengard_regular"] == 11


def test_the_voice_of_saruman_makes_no_more_elites_than_are_left() -> None:
    """p. 7: six Elites of Isengard are all there are."""
    match = voice(armies={"orthanc": "isengard 3r", "north_dunland": "isengard 5e"})
    answer(match, "action:voice_elites")
    assert at(match, "orthanc") == "isengard 2r 1e"
    assert match.view(None)["reinforcements"].get("isengard_elite", 0) == 0


def test_the_voice_is_mute_in_a_besieged_or_lost_orthanc() -> None:
    """Character card of Saruman: Orthanc under Shadow control and not besieged."""
    match = voice(armies={"orthanc": "isengard 3r | rohan 3r"}, at_war="isengard rohan")
    assert refuses(match, "action:voice_recruit", "action:voice_elites")
    match = voice(armies={"orthanc": "rohan 3r"}, at_war="isengard rohan")
    assert refuses(match, "action:voice_recruit", "action:voice_elites")


def test_the_voice_passes_over_settlements_that_are_lost_or_full() -> None:
    """Character card of Saruman, p. 26: only where the settlement is free, at most ten units."""
    match = voice(armies={"orthanc": "isengard 10r", "north_dunland": "rohan 1r"})
    answer(match, "action:voice_recruit")
    assert at(match, "orthanc") == "isengard 10r"
    assert at(match, "south_dunland") == "isengard 1r"
    assert at(match, "north_dunland") == "rohan 1r"


def test_the_voice_asks_where_if_regulars_run_out() -> None:
    """Character card of Saruman: limited by the figures; the owner says where."""
    match = voice(armies={"orthanc": "isengard 5r", "gap_of_rohan": "isengard 5r"})
    answer(match, "action:voice_recruit")
    assert asked(match, "shadow", "muster.voice")
    answer(match, "region:south_dunland")
    assert offered(match, "region") == {"orthanc", "north_dunland"}
    answer(match, "region:north_dunland")
    assert at(match, "orthanc") == "isengard 5r"


def test_no_voice_without_saruman() -> None:
    """Character card of Saruman."""
    assert refuses(voice(characters={}), "action:voice_recruit", "action:voice_elites")


# -- forcing cards off the table (p. 22) -----------------------------------------------------------


def test_denethors_folly_goes_with_a_will_of_the_west() -> None:
    """p. 22: a discard that costs a die is an action; card text."""
    siege = {"minas_tirith": "gondor 2r | sauron 5r"}
    match = war(free="will_of_the_west", shadow="event", armies=siege, table={"shadow": ["denethors_folly"]})
    answer(match, "card:denethors_folly")
    assert truth(match)["table"]["shadow"] == []
    assert dice(match, "free") == []
    match = war(free="event", shadow="event", armies=siege, table={"shadow": ["denethors_folly"]})
    assert refuses(match, "card:denethors_folly")


@pytest.mark.parametrize("healer", ["gandalf_grey", "gandalf_white", "aragorn"])
def test_denethors_folly_goes_with_any_die_where_a_healer_is(healer: str) -> None:
    """p. 22; card text: Gandalf or Aragorn in Minas Tirith."""
    siege = {"minas_tirith": "gondor 2r | sauron 5r"}
    match = war(
        free="event",
        shadow="event",
        armies=siege,
        table={"shadow": ["denethors_folly"]},
        characters={healer: "minas_tirith"},
    )
    assert offers(match, "card:denethors_folly")


def test_the_palantir_goes_for_a_will_of_the_west_or_a_ring_and_any_die() -> None:
    """p. 22; card text: the ring passes to the Shadow."""
    lies = {"characters": {"saruman": "orthanc"}, "table": {"shadow": ["the_palantir_of_orthanc"]}}
    match = war(free="event", shadow="event", **lies)
    answer(match, "card:the_palantir_of_orthanc")
    assert truth(match)["elven_rings"] == {"free": 2, "shadow": 1}
    assert truth(match)["table"]["shadow"] == []
    match = war(free="will_of_the_west", shadow="event", elven_rings={"free": 0}, **lies)
    answer(match, "card:the_palantir_of_orthanc")
    assert truth(match)["elven_rings"] == {"free": 0, "shadow": 0}
    match = war(free="event", shadow="event", elven_rings={"free": 0}, **lies)
    assert refuses(match, "card:the_palantir_of_orthanc")


def test_spells_of_the_free_peoples_cost_an_army_and_a_character_card() -> None:
    """p. 22; card text of A Power too Great and Tom Bombadil: any die and one card of each type."""
    for spell in ("a_power_too_great", "the_power_of_tom_bombadil"):
        match = war(
            free="event",
            shadow="army",
            to_act="shadow",
            table={"free": [spell]},
            hands={"shadow": ["the_lidless_eye", "shadows_gather", "monsters_roused"]},
        )
        answer(match, f"card:{spell}", "card:shadows_gather", "card:the_lidless_eye")
        assert truth(match)["table"]["free"] == []
        assert truth(match)["hands"]["shadow"] == ["monsters_roused"]
        assert {"the_lidless_eye", "shadows_gather", spell} <= set(truth(match)["played"])


def test_the_price_of_a_spell_must_be_in_hand() -> None:
    """C1: a card with the Army symbol, unless the option says the deck."""
    lies: dict[str, Any] = {
        "table": {"free": ["a_power_too_great"]},
        "hands": {"shadow": ["the_lidless_eye", "monsters_roused"]},
        "free": "event",
        "shadow": "army",
        "to_act": "shadow",
    }
    assert refuses(war(**lies), "card:a_power_too_great")
    assert offers(war(**lies, options={"army_card": "deck"}), "card:a_power_too_great")


def test_cards_without_a_price_stay_where_they_lie() -> None:
    """p. 22: only cards that name a die can be forced off the table."""
    match = war(
        free="will_of_the_west",
        shadow="event",
        table={"shadow": ["worn_with_sorrow_and_toil", "flocks_of_crebain", "threats_and_promises"]},
    )
    assert not {text for text in options(match) if text.startswith("card:")}


def test_gandalf_the_grey_draws_after_an_event_result() -> None:
    """Character card of Gandalf the Grey: as Guide, a card of the same deck after an Event die played one."""
    match = war(
        free="event character",
        shadow="event event",
        hands={"free": ["elven_cloaks", "elven_rope"]},
        decks={"fp_character": ["athelas"]},
    )
    answer(match, "card:elven_cloaks", "die:event")
    assert asked(match, "free", "card.gandalf")
    answer(match, "use")
    assert "athelas" in truth(match)["hands"]["free"]
    answer(match, "action:skip")
    answer(match, "card:elven_rope")
    assert kind(match) == "action.choose", "a Character result is no Event result"


def test_no_other_guide_draws() -> None:
    """Character card of Gandalf the Grey."""
    match = war(
        free="event", shadow="event", hands={"free": ["elven_cloaks"]}, fellowship={"guide": "strider"}
    )
    answer(match, "card:elven_cloaks")
    assert asked(match, "shadow", "action.choose")
    assert where(match, "gandalf_grey") is None
