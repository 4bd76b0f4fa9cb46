"""Every worked example ('Пример') of chapters 4 to 9, in the order of the rulebook."""

from __future__ import annotations

from typing import Any

import pytest

from .kit import (
    answer,
    asked,
    at,
    fellowship,
    held_by,
    kind,
    nation,
    no_cards,
    offered,
    offers,
    options,
    refuses,
    roll,
    rolling,
    round_,
    separate,
    truth,
    war,
    where,
)

# -- chapter 5: Event cards ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("face", "plays"),
    [
        ("event", True),
        ("army_muster", True),
        ("will_of_the_west", True),
        ("muster", False),
        ("character", False),
    ],
)
def test_paths_of_the_woses_needs_a_palantir_or_a_banner(face: str, plays: bool) -> None:
    """p. 22 'Использование карт событий': the Event result, or the card's own symbol (Army)."""
    match = war(
        free=face,
        shadow="event",
        hands={"free": ["paths_of_the_woses"]},
        armies={"edoras": "rohan 2r", "folde": "rohan 1r", "druadan_forest": "gondor 1r"},
        at_war="rohan gondor",
    )
    assert offers(match, "card:paths_of_the_woses") is plays


def test_denethors_folly_is_discarded_when_minas_tirith_is_free() -> None:
    """p. 22: the card goes as soon as Minas Tirith is no longer besieged."""
    match = war(
        free="event",
        shadow="army",
        to_act="shadow",
        at_war="sauron gondor",
        armies={"minas_tirith": "gondor 2r | sauron 5r"},
        table={"shadow": ["denethors_folly"]},
    )
    answer(match, "region:minas_tirith", "region:osgiliath")
    assert truth(match)["table"]["shadow"] == []
    assert "denethors_folly" in truth(match)["played"]


def test_imrahil_brings_only_units_when_no_leader_is_left() -> None:
    """p. 22: what can be done is done; one Elite or Regular, though there is no Leader."""
    match = war(
        free="event",
        shadow="event",
        hands={"free": ["imrahil_of_dol_amroth"]},
        fellowship={"guide": "strider"},
        armies={"dol_amroth": "gondor 1r"},
        casualties={"gondor": {"leader": 4}},
    )
    answer(match, "card:imrahil_of_dol_amroth")
    while not asked(match, "shadow", "action.choose"):
        answer(match, "figure:gondor_elite" if offers(match, "figure:gondor_elite") else options(match)[0])
    assert at(match, "dol_amroth") == "gondor 1r 1e"


# -- chapter 6: armies and battles -----------------------------------------------------------------


def test_ten_units_stand_in_lossarnach() -> None:
    """p. 26 'Ячейки войск': ten Regulars of Gondor; boxes on the board have no meaning here."""
    match = war(free="army_muster", shadow="event", armies={"minas_tirith": "gondor 10r"})
    answer(match, "region:minas_tirith", "region:lossarnach")
    assert at(match, "lossarnach") == "gondor 10r"


def test_riders_of_theoden_with_a_companion_among_enemies() -> None:
    """p. 27: not in Eastemnet beside an enemy army, but in a besieged Helm's Deep."""
    card: dict[str, Any] = {"free": "event", "shadow": "event", "hands": {"free": ["riders_of_theoden"]}}
    match = war(**card, characters={"meriadoc": "eastemnet"}, armies={"eastemnet": "isengard 3r"})
    answer(match, "card:riders_of_theoden")
    assert refuses(match, "region:eastemnet"), "only Edoras is left, so nobody asks where"
    siege = {"helms_deep": "rohan 1r | isengard 3r"}
    match = war(**card, characters={"meriadoc": "helms_deep"}, armies=siege)
    answer(match, "card:riders_of_theoden", "region:helms_deep", "figure:rohan_elite")
    assert at(match, "helms_deep") == "rohan 1r 1e 1l | isengard 3r"


@pytest.mark.parametrize(("army", "number"), [("gondor 3r 1e", 4), ("gondor 6r 2e", 5)])
def test_combat_strength_four_and_eight(army: str, number: int) -> None:
    """p. 28 'Боевая сила и лидерство': strength 4 rolls four dice, strength 8 only five."""
    match = war(
        free="army_muster",
        shadow="event",
        at_war="gondor sauron",
        armies={"north_ithilien": army, "south_ithilien": "sauron 5r"},
    )
    answer(match, "region:north_ithilien", "region:south_ithilien")
    no_cards(match)
    assert rolling(match) == number


def test_scouts_escape_before_durins_bane() -> None:
    """p. 29 'Очередность использования боевых карт': initiative 1 comes before 2."""
    match = war(
        free="event",
        shadow="army",
        to_act="shadow",
        at_war="sauron elves",
        armies={"moria": "sauron 5r", "dimrill_dale": "elves 3r"},
        hands={"free": ["the_spirit_of_mordor"], "shadow": ["balrog_of_moria"]},
    )
    answer(match, "region:moria", "region:dimrill_dale")
    answer(match, "card:balrog_of_moria", "card:the_spirit_of_mordor")
    assert match.prompt is not None
    assert match.prompt.seat == 0, "the Scouts choose before any die is thrown"
    answer(match, "region:parth_celebrant")
    assert at(match, "parth_celebrant") == "elves 3r"
    assert asked(match, "shadow", "battle.advance")
    answer(match, "none")
    assert {"the_spirit_of_mordor", "balrog_of_moria"} <= set(truth(match)["played"])


def test_five_units_and_three_leaders() -> None:
    """p. 29-30 'Переброс за лидерство': 1, 3, 5, 5, 6, then two dice again, one hit: four in all."""
    match = war(
        free="army_muster",
        shadow="event",
        at_war="gondor sauron",
        armies={"north_ithilien": "gondor 5r 3l", "south_ithilien": "sauron 10r"},
    )
    answer(match, "region:north_ithilien", "region:south_ithilien")
    no_cards(match)
    roll(match, 1, 3, 5, 5, 6)
    roll(match, 1, 1, 1, 1, 1)
    assert rolling(match) == 2
    roll(match, 5, 2)
    assert at(match, "south_ithilien") == "sauron 6r"


def test_one_added_makes_fours_hit() -> None:
    """p. 30 'Модификаторы бросков': with +1 the results 4, 5 and 6 hit."""
    match = war(
        free="army_muster",
        shadow="event",
        at_war="gondor sauron",
        armies={"north_ithilien": "gondor 4r 1e", "south_ithilien": "sauron 10r"},
        hands={"free": ["dain_ironfoots_guard"]},
    )
    answer(match, "region:north_ithilien", "region:south_ithilien", "card:dain_ironfoots_guard", "none")
    roll(match, 3, 4, 5, 6, 1)
    roll(match, 1, 1, 1, 1, 1)
    assert at(match, "south_ithilien") == "sauron 7r"


@pytest.mark.parametrize(
    ("choices", "left"),
    [
        (["figure:gondor_regular", "figure:gondor_regular"], "gondor 1r 3e"),
        (["figure:gondor_elite", "figure:gondor_elite"], "gondor 5r 1e"),
        (["remove:gondor_elite"], "gondor 3r 2e"),
    ],
)
def test_two_hits_three_ways(choices: list[str], left: str) -> None:
    """p. 30 'Подсчет потерь': two Regulars, or two Elites reduced, or one Elite."""
    match = war(
        free="event",
        shadow="army",
        to_act="shadow",
        at_war="gondor sauron",
        armies={"south_ithilien": "sauron 2r", "north_ithilien": "gondor 3r 3e"},
    )
    answer(match, "region:south_ithilien", "region:north_ithilien")
    round_(match, [6, 6], [1, 1, 1, 1, 1])
    answer(match, *choices)
    assert at(match, "north_ithilien") == left


# -- chapter 7: politics ---------------------------------------------------------------------------


def test_dale_is_attacked_and_taken() -> None:
    """p. 34: the North becomes active and moves two steps, for the attack and for the City."""
    match = war(
        free="event",
        shadow="army",
        to_act="shadow",
        at_war="sauron",
        armies={"iron_hills": "sauron 5r", "dale": "north 2r"},
    )
    answer(match, "region:iron_hills", "region:dale")
    assert nation(match, "north") == (2, True)
    round_(match, [6, 1, 1, 1, 1], [1, 1])
    answer(match, "continue", "region:old_forest_road")
    answer(match, "all")
    assert at(match, "old_forest_road") == "north 1r"
    assert held_by(match, "dale") == "shadow"
    assert nation(match, "north") == (3, True)


def test_the_north_retreats_from_dale_to_erebor() -> None:
    """p. 36: not at war, but a retreat may cross the border; an ordinary move may not."""
    match = war(
        free="event",
        shadow="army",
        to_act="shadow",
        at_war="sauron",
        armies={"iron_hills": "sauron 5r", "dale": "north 2r"},
    )
    answer(match, "region:iron_hills", "region:dale")
    round_(match, [1] * 5, [1, 1])
    answer(match, "continue", "region:erebor", "none")
    assert at(match, "erebor") == "north 2r"
    match = war(free="army_muster", shadow="event", armies={"dale": "north 2r"})
    answer(match, "region:dale")
    assert refuses(match, "region:erebor")


def test_nazgul_attack_before_sauron_is_at_war() -> None:
    """p. 36 'Персонажи на войне': they take part in an attack of others."""
    match = war(
        free="event",
        shadow="character",
        to_act="shadow",
        at_war="isengard",
        armies={"gap_of_rohan": "isengard 3r sauron 1n", "fords_of_isen": "rohan 2r"},
    )
    assert nation(match, "sauron") == (3, True)
    answer(match, "region:gap_of_rohan", "region:fords_of_isen")
    no_cards(match)
    roll(match, 1, 1, 1)
    roll(match, 1, 1)
    assert kind(match) == "battle.reroll"


# -- chapter 8: the Fellowship ---------------------------------------------------------------------


def test_strider_becomes_guide_in_the_first_turn() -> None:
    """p. 37: both are of level 3."""
    match = war(phase="fellowship", turn=1)
    answer(match, "character:strider")
    assert fellowship(match, "guide") == "strider"


def test_declared_in_lorien_by_way_of_moria() -> None:
    """p. 38: from Rivendell with progress 5; one corruption is healed, progress is 0, still hidden."""
    match = war(
        phase="fellowship",
        turn=4,
        fellowship={"region": "rivendell", "progress": 5, "corruption": 2},
    )
    answer(match, "region:lorien")
    assert fellowship(match, "region") == "lorien"
    assert fellowship(match, "progress") == 0
    assert fellowship(match, "hidden") is True
    assert fellowship(match, "corruption") == 1
    assert kind(match) in ("fellowship.phase", "hunt.allocate"), "no tile for Moria"


def test_revealed_at_goblins_gate_rather_than_in_moria() -> None:
    """p. 39: from Rivendell with progress 3; Moria would cost a tile, Goblins' Gate does not."""
    match = war(
        free="character",
        shadow="event",
        turn=2,
        hunt_box={"shadow": 1},
        fellowship={"region": "rivendell", "progress": 2},
    )
    answer(match, "action:move_fellowship")
    roll(match, 6)
    answer(match, "tile:std_0r_1")
    assert offers(match, "region:moria", "region:goblins_gate")
    moria = match.fork()
    answer(moria, "region:moria")
    assert kind(moria) == "hunt.tile"
    answer(match, "region:goblins_gate")
    assert asked(match, "shadow", "action.choose")
    assert fellowship(match, "region") == "goblins_gate"
    assert fellowship(match, "progress") == 0
    assert fellowship(match, "hidden") is False


def test_legolas_and_meriadoc_go_to_the_woodland_realm() -> None:
    """p. 39: progress 5 and level 2 make seven regions."""
    match = war(free="character", shadow="event", fellowship={"region": "rivendell", "progress": 5})
    separate(match, "legolas", "meriadoc")
    answer(match, "region:woodland_realm")
    assert where(match, "legolas") == where(match, "meriadoc") == "woodland_realm"


# -- chapter 9: the Hunt ---------------------------------------------------------------------------


def test_the_second_move_is_hunted_with_fives() -> None:
    """p. 41 'Модификаторы броска Охоты': a six the first time, a five or six the second."""
    match = war(free="character character", shadow="event event", hunt_box={"shadow": 1})
    answer(match, "action:move_fellowship")
    roll(match, 5)
    answer(match, "action:skip", "action:move_fellowship")
    roll(match, 5)
    assert kind(match) == "hunt.tile"


@pytest.mark.parametrize(
    ("place", "army", "number"), [("goblins_gate", "sauron 3r 2n", 2), ("moria", "sauron 4r 1n", 3)]
)
def test_two_and_three_rerolls(place: str, army: str, number: int) -> None:
    """p. 41 'Перебросы Охоты', examples 1 and 2."""
    match = war(
        free="character",
        shadow="event",
        hunt_box={"shadow": 4},
        fellowship={"region": place},
        armies={place: army},
    )
    answer(match, "action:move_fellowship")
    roll(match, 1, 1, 1, 1)
    assert (kind(match), rolling(match)) == ("hunt.reroll", number)


def test_three_tiles_in_moria_with_the_balrog() -> None:
    """p. 41: first the tile of the Hunt, then the Balrog's, then that of the Stronghold."""
    match = war(
        free="character",
        shadow="event",
        hunt_box={"shadow": 1},
        fellowship={"region": "hollin", "progress": 0},
        table={"shadow": ["balrog_of_moria"]},
    )
    answer(match, "action:move_fellowship")
    roll(match, 6)
    answer(match, "tile:std_1r_1", "none")
    assert fellowship(match, "corruption") == 1, "the first tile is done with before the others are drawn"
    answer(match, "region:moria")
    assert asked(match, "shadow", "hunt.balrog")
    answer(match, "use", "tile:std_1_1", "none")
    assert fellowship(match, "corruption") == 2
    assert kind(match) == "hunt.tile"
    answer(match, "tile:std_2_1", "none")
    assert fellowship(match, "corruption") == 4
    assert asked(match, "shadow", "action.choose")


def test_gimli_falls_near_goblins_gate() -> None:
    """p. 42: progress 1 to 2, two successes of three dice, tile 3, Gimli drawn: 1 corruption."""
    match = war(
        free="character",
        shadow="event",
        turn=4,
        hunt_box={"free": 1, "shadow": 3},
        fellowship={"region": "goblins_gate", "progress": 1, "guide": "strider"},
    )
    answer(match, "action:move_fellowship")
    assert fellowship(match, "progress") == 2
    roll(match, 2, 5, 6)
    answer(match, "tile:std_3_1", "random", "character:gimli")
    assert offered(match, "character") == {"gandalf_grey", "strider"}
    answer(match, "character:strider")
    assert "gimli" in truth(match)["dead"]
    assert fellowship(match, "corruption") == 1
    assert fellowship(match, "hidden") is True
    assert fellowship(match, "guide") == "strider"
