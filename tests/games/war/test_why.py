"""Refusals explain themselves: a key with arguments and the page (UX 11), and choices foretell (UX 14)."""

from __future__ import annotations

from typing import Any

import pytest

import westmarch
from westmarch.core.errors import UnknownAnswer

ALL_AT_WAR = {
    nation: {"step": "at_war", "active": True}
    for nation in ("gondor", "rohan", "sauron", "isengard", "southrons_easterlings")
}


def scene(**position: Any) -> Any:
    dice = {"free": ["character"], "shadow": ["army"]}
    return westmarch.scenario("war", {"phase": "action_resolution", "dice": dice, **position})


def why(match: Any, text: str) -> tuple[str, int]:
    reason = match.why_not(text)
    assert reason is not None, f"{text} is offered"
    return reason.key, reason.args.get("page", 0)


def army(**figures: int) -> dict[str, Any]:
    return {"army": {"gondor": figures}}


def test_what_is_offered_needs_no_reason() -> None:
    match = scene(regions={"osgiliath": army(regular=1, leader=1)})
    assert match.why_not("region:osgiliath") is None


def test_a_text_outside_the_vocabulary_is_no_question() -> None:
    with pytest.raises(UnknownAnswer):
        scene().why_not("region:nowhere")


@pytest.mark.parametrize(
    ("position", "text", "expected"),
    [
        ({}, "region:osgiliath", ("no_army", 26)),
        ({"regions": {"moria": {"army": {"sauron": {"regular": 1}}}}}, "region:moria", ("enemy_army", 26)),
        (
            {"regions": {"osgiliath": army(regular=1)}},
            "region:osgiliath",
            ("leaderless", 27),
        ),
        (
            {"regions": {"osgiliath": army(regular=1)}, "dice": {"free": ["event"]}},
            "region:osgiliath",
            ("no_army_die", 20),
        ),
        (
            {
                "regions": {
                    "minas_tirith": {
                        "besieged": True,
                        "inside": {"gondor": {"regular": 1, "leader": 1}},
                        "field": {"sauron": {"regular": 3}},
                    }
                }
            },
            "region:minas_tirith",
            ("besieged", 32),
        ),
        ({"hands": {"free": []}}, "card:athelas", ("not_in_hand", 22)),
        ({"hands": {"shadow": ["wormtongue"]}}, "card:wormtongue", ("not_in_hand", 22)),
        (
            {"hands": {"free": ["dead_men_of_dunharrow"]}},
            "card:dead_men_of_dunharrow",
            ("card_condition", 22),
        ),
        (
            {"hands": {"free": ["wisdom_of_elrond"]}},
            "card:wisdom_of_elrond",
            ("card_no_die", 22),
        ),
        ({}, "nation:gondor", ("no_muster_die", 34)),
        (
            {"politics": {"gondor": {"step": 3, "active": False}}, "dice": {"free": ["muster"]}},
            "nation:gondor",
            ("passive", 34),
        ),
        ({"politics": ALL_AT_WAR}, "nation:gondor", ("already_at_war", 34)),
        ({}, "nation:sauron", ("not_your_nation", 34)),
        ({}, "character:aragorn", ("character_not_ready", 24)),
        ({}, "character:gimli", ("in_fellowship", 39)),
        ({"characters": {"strider": "minas_tirith"}}, "character:aragorn", ("no_will_die", 24)),
        ({"fellowship": {"hidden": False}}, "action:move_fellowship", ("is_revealed", 38)),
        ({}, "action:hide", ("is_hidden", 39)),
        ({"dice": {"free": ["event"]}}, "action:move_fellowship", ("no_character_die", 20)),
        (
            {"fellowship": {"mordor": 1, "region": "morannon"}},
            "action:separate",
            ("in_mordor", 43),
        ),
        ({"fellowship": {"companions": []}}, "action:separate", ("no_companions", 39)),
        ({}, "action:move_companions", ("nobody_to_move", 24)),
        ({"elven_rings": {"free": 0}}, "action:ring", ("no_ring", 21)),
        ({"this_turn": {"rings_used": ["free"]}}, "action:ring", ("ring_used", 21)),
        ({"dice": {"free": ["character"]}}, "action:pass", ("more_dice", 19)),
        ({}, "die:event", ("no_such_die", 19)),
        ({}, "action:draw", ("no_event_die", 20)),
    ],
)
def test_each_refusal_has_its_reason_and_page(
    position: dict[str, Any], text: str, expected: tuple[str, int]
) -> None:
    assert why(scene(**position), text) == expected


def ordered(text: str = "region:osgiliath", **position: Any) -> Any:
    match = scene(dice={"free": ["army_muster"], "shadow": []}, **position)
    match.play(text)
    assert match.prompt.kind == "army.order"
    return match


def test_a_road_that_is_closed_says_why() -> None:
    match = ordered(regions={"osgiliath": army(regular=3), "lossarnach": army(regular=10)})
    assert why(match, "region:moria") == ("not_adjacent", 27)
    assert why(match, "region:osgiliath") == ("here_already", 27)
    assert match.why_not("region:lossarnach") is None, "a full region is no closed road (p. 26)"


def test_a_border_closed_to_those_not_at_war_and_an_attack_too_early() -> None:
    regions = {
        "druadan_forest": army(regular=1),
        "osgiliath": army(regular=1),
        "north_ithilien": {"army": {"sauron": {"regular": 1}}},
    }
    match = ordered("region:druadan_forest", regions=regions)
    assert why(match, "region:folde") == ("not_at_war", 36)
    match = ordered("region:osgiliath", regions=regions)
    assert why(match, "region:north_ithilien") == ("cannot_attack_yet", 28)


def test_the_mover_must_be_at_war_not_the_land() -> None:
    """p. 36: an army of a nation at peace, before a land that is at war itself."""
    regions = {"folde": army(regular=1), "edoras": {"army": {"rohan": {"regular": 1}}}}
    war = {"rohan": {"step": "at_war", "active": True}}
    match = scene(dice={"free": ["army_muster"], "shadow": []}, regions=regions, politics=war)
    match.play("region:folde")
    assert why(match, "region:westemnet") == ("not_at_war", 36)
    assert why(match, "region:edoras") == ("not_at_war", 36)
    assert match.why_not("region:druadan_forest") is None, "home, though Gondor is at peace"


def test_a_leader_who_may_not_cross_is_not_left_alone() -> None:
    """p. 27, 36: the whole army would leave him; a part of it may go."""
    mixed = {"army": {"rohan": {"regular": 2}, "gondor": {"leader": 1}}}
    war = {"rohan": {"step": "at_war", "active": True}}
    match = scene(dice={"free": ["army_muster"], "shadow": []}, regions={"folde": mixed}, politics=war)
    match.play("region:folde")
    assert why(match, "region:westemnet") == ("leader_stays", 27)
    for answer in ("split", "region:westemnet"):
        match.play(answer)
    assert match.prompt.kind == "army.second"
    left = match.view(0)["regions"]["folde"]["free"]
    assert left == {"rohan": {"regular": 1}, "gondor": {"leader": 1}}


def test_a_second_army_moves_and_does_not_attack() -> None:
    regions = {
        "dol_amroth": army(regular=2),
        "lossarnach": army(regular=1),
        "osgiliath": {"army": {"sauron": {"regular": 1}}},
    }
    match = ordered("region:dol_amroth", regions=regions, politics=ALL_AT_WAR)
    match.play("region:erech")
    assert why(match, "region:erech") == ("moved_already", 27)
    assert why(match, "region:minas_tirith") == ("no_army", 26)
    match.play("region:lossarnach")
    assert why(match, "region:osgiliath") == ("enemy_there", 27)
    assert why(match, "figure:gondor_regular") == ("moving_now", 27)


def test_who_may_not_come_along() -> None:
    mixed = {"army": {"rohan": {"regular": 2, "leader": 1}, "gondor": {"regular": 2}}}
    war = {"rohan": {"step": "at_war", "active": True}}
    match = scene(
        dice={"free": ["army_muster"], "shadow": []},
        regions={"folde": mixed, "eastemnet": {"army": {"sauron": {"regular": 1}}}},
        politics=war,
        characters={"gimli": "folde"},
    )
    for answer in ("region:folde", "split", "region:westemnet"):
        match.play(answer)
    assert why(match, "figure:gondor_regular") == ("not_at_war", 36)
    assert why(match, "figure:dwarves_elite") == ("not_of_this_army", 27)
    assert why(match, "character:boromir") == ("not_with_army", 27)
    match = scene(
        dice={"free": ["army_muster"], "shadow": []},
        regions={"folde": mixed, "eastemnet": {"army": {"sauron": {"regular": 1}}}},
        politics=war,
    )
    for answer in ("region:folde", "split", "region:eastemnet"):
        match.play(answer)
    assert match.prompt.kind == "army.attackers"
    assert why(match, "figure:gondor_regular") == ("stays_out", 28)


def test_the_die_named_first_is_the_one_that_counts() -> None:
    """p. 19: with a die in hand the question is what that die can do."""
    match = scene(
        dice={"free": ["character", "army_muster"], "shadow": ["army", "army", "army"]},
        regions={"osgiliath": army(regular=1)},
    )
    match.play("die:character")
    assert why(match, "region:osgiliath") == ("leaderless", 27)
    assert why(match, "nation:gondor") == ("wrong_die", 20)
    assert why(match, "action:ring") == ("die_named", 19)
    assert why(match, "action:pass") == ("die_named", 19)
    assert why(match, "die:army_muster") == ("die_named", 19)
    assert why(scene(), "die:character") == ("one_kind_of_dice", 19)


def test_mustering_is_refused_for_what_keeps_it() -> None:
    """p. 26, 36: a settlement of one's own nation, at war, with a figure left."""
    muster = {"free": ["muster"], "shadow": []}
    gondor = {"gondor": {"step": "at_war", "active": True}}
    assert why(scene(dice=muster), "region:pelargir") == ("nation_not_at_war", 36)
    assert why(scene(politics=gondor), "region:pelargir") == ("no_muster_die", 20)
    lost = scene(dice=muster, politics=gondor, control={"pelargir": "shadow"})
    assert why(lost, "region:pelargir") == ("settlement_lost", 26)
    match = scene(dice=muster, politics=gondor, regions={"dol_amroth": army(regular=1)})
    match.play("region:pelargir")
    assert why(match, "region:lamedon") == ("no_army", 26)
    assert why(match, "figure:gondor_leader") == ("leader_alone", 7)
    assert why(match, "figure:rohan_regular") == ("other_nation", 26)
    match.play("figure:gondor_regular")
    assert match.prompt.kind == "muster.second"
    assert why(match, "region:pelargir") == ("another_settlement", 26)
    assert why(match, "region:erech") == ("no_settlement", 26)
    match.play("region:dol_amroth")
    assert why(match, "figure:gondor_elite") == ("elite_whole", 26)


def test_threats_and_promises_are_named_as_the_reason() -> None:
    match = scene(
        dice={"free": ["muster"], "shadow": []}, table={"shadow": ["threats_and_promises"]}, politics={}
    )
    assert why(match, "nation:gondor") == ("threatened", 22)


def test_characters_who_are_not_to_be_had() -> None:
    assert why(scene(), "character:saruman") == ("not_your_character", 24)
    assert why(scene(), "character:gollum") == ("only_guide", 37)
    assert why(scene(dead=["boromir"]), "character:boromir") == ("character_gone", 30)


def test_declaring_and_revealing_have_their_reasons() -> None:
    """p. 37-39."""
    match = westmarch.scenario(
        "war",
        {"phase": "fellowship", "fellowship": {"region": "rivendell", "progress": 1, "guide": "strider"}},
    )
    assert why(match, "region:edoras") == ("too_far", 38)
    assert why(match, "enter") == ("not_at_gates", 39)
    assert why(match, "character:strider") == ("is_guide", 37)
    assert why(match, "character:gimli") == ("not_highest", 37)
    assert why(match, "character:aragorn") == ("not_with_them", 37)


def test_a_retreat_needs_a_free_region() -> None:
    """p. 10, 31."""
    match = westmarch.scenario(
        "war",
        {
            "phase": "action_resolution",
            "to_act": "shadow",
            "dice": {"shadow": ["army"]},
            "regions": {
                "north_ithilien": army(regular=4),
                "south_ithilien": {"army": {"sauron": {"regular": 3}}},
            },
            "politics": ALL_AT_WAR,
        },
        chance="ask",
    )
    for answer in ("region:south_ithilien", "region:north_ithilien", "none", "none", *("pips:1",) * 7):
        match.play(answer)
    match.play("continue")
    assert why(match, "region:minas_morgul") == ("not_free", 31)
    assert why(match, "region:edoras") == ("not_adjacent", 31)


def test_a_card_on_the_table_closes_regions() -> None:
    match = westmarch.scenario(
        "war",
        {
            "phase": "action_resolution",
            "to_act": "shadow",
            "dice": {"shadow": ["army"]},
            "regions": {"dimrill_dale": {"army": {"sauron": {"regular": 2}}}},
            "table": {"free": ["a_power_too_great"]},
            "politics": ALL_AT_WAR,
        },
    )
    match.play("region:dimrill_dale")
    assert why(match, "region:lorien") == ("barred", 22)


def test_a_combat_half_without_its_condition() -> None:
    match = westmarch.scenario(
        "war",
        {
            "phase": "action_resolution",
            "to_act": "free",
            "dice": {"free": ["army_muster"]},
            "regions": {
                "osgiliath": army(regular=2),
                "north_ithilien": {"army": {"sauron": {"regular": 1}}},
            },
            "hands": {"free": ["guards_of_the_citadel", "the_red_arrow"]},
            "politics": ALL_AT_WAR,
        },
    )
    for answer in ("region:osgiliath", "region:north_ithilien"):
        match.play(answer)
    assert match.prompt.kind == "battle.card"
    assert why(match, "card:guards_of_the_citadel") == ("combat_condition", 29), "no Elite to charge"
    assert why(match, "card:elven_cloaks") == ("not_in_hand", 29)


def outcomes(match: Any, text: str) -> list[tuple[str, dict[str, Any]]]:
    option = next(option for option in match.prompt.options if option == text)
    return [(outcome.key, outcome.args) for outcome in match.prompt.foretell(option)]


def test_diplomacy_foretells_the_step_and_the_war() -> None:
    match = scene(dice={"free": ["muster"], "shadow": []}, politics={"rohan": {"step": 3, "active": True}})
    assert outcomes(match, "nation:rohan") == [("to_war", {"nation": "nation:rohan"})]
    assert outcomes(match, "nation:elves") == [("politics", {"nation": "nation:elves", "left": 2})]


def test_a_march_into_an_empty_city_foretells_its_points() -> None:
    match = westmarch.scenario(
        "war",
        {
            "phase": "action_resolution",
            "to_act": "shadow",
            "dice": {"shadow": ["army"]},
            "regions": {"south_ithilien": {"army": {"sauron": {"regular": 2}}}},
            "politics": ALL_AT_WAR,
        },
    )
    match.play("region:south_ithilien")
    assert outcomes(match, "region:osgiliath") == []
    match = westmarch.scenario(
        "war",
        {
            "phase": "action_resolution",
            "to_act": "shadow",
            "dice": {"shadow": ["army"]},
            "regions": {"osgiliath": {"army": {"sauron": {"regular": 2}}}},
            "politics": ALL_AT_WAR,
        },
    )
    match.play("region:osgiliath")
    assert outcomes(match, "region:pelargir") == [("captures", {"region": "region:pelargir", "points": 1})]


def test_hunt_damage_foretells_the_corruption() -> None:
    match = westmarch.scenario(
        "war",
        {
            "phase": "action_resolution",
            "dice": {"free": ["character"]},
            "hunt_box": {"shadow": 1},
            "fellowship": {"corruption": 3, "guide": "strider", "companions": ["strider", "gimli"]},
        },
        chance="ask",
    )
    for answer in ("action:move_fellowship", "pips:6", "tile:std_3_1"):
        match.play(answer)
    assert match.prompt.kind == "hunt.casualty"
    assert outcomes(match, "none") == [("corruption", {"before": 3, "after": 6, "most": 12})]
    assert outcomes(match, "guide") == [("corruption", {"before": 3, "after": 3, "most": 12})]
    assert outcomes(match, "random") == []


def test_declaring_in_a_haven_foretells_rest_and_a_roused_nation() -> None:
    match = westmarch.scenario(
        "war",
        {"phase": "fellowship", "fellowship": {"region": "edoras", "progress": 1, "corruption": 2}},
    )
    assert outcomes(match, "region:edoras") == [
        ("heals", {"before": 2, "after": 1, "most": 12}),
        ("rouses", {"nation": "nation:rohan"}),
    ]
    assert outcomes(match, "region:folde") == []
