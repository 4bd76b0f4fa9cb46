"""Positions as data (docs/positions.md, SCENARIOS.md): what is refused, with the reason, and the way back."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

import westmarch
from westmarch import Match, UnwritablePosition
from westmarch.core.errors import BadOption, PositionError

from .kit import answer, figures, kind, options, truth, war

SIEGE = {"besieged": True, "inside": figures("rohan 2r"), "field": figures("isengard 3r")}
FIGHT = {
    "regions": {
        "osgiliath": {"army": figures("gondor 3r")},
        "south_ithilien": {"army": figures("sauron 3r")},
        "helms_deep": SIEGE,
    },
}
BATTLE = {"kind": "field", "attacker": "free", "from": "osgiliath", "at": "south_ithilien"}


def army(text: str, name: str = "edoras") -> dict[str, Any]:
    return {"regions": {name: {"army": figures(text)}}}


def siege(inside: str, field: str, name: str = "helms_deep") -> dict[str, Any]:
    return {"regions": {name: {"besieged": True, "inside": figures(inside), "field": figures(field)}}}


def battle(**changes: Any) -> dict[str, Any]:
    return {**FIGHT, "battle": {**BATTLE, **changes}}


REFUSED: list[tuple[str, dict[str, Any], str]] = [
    # the shape
    ("unknown key", {"regoins": {}}, "unknown key 'regoins'"),
    ("players", {"players": 5}, "players must be 2, 3, 4"),
    ("no table", {"regions": []}, "regions must be a table"),
    ("unknown region", army("", "mordor"), "'mordor' is unknown; known are .* more"),
    ("unknown part of a region", {"regions": {"edoras": {"armies": {}}}}, "edoras: 'armies' is unknown"),
    ("phase", {"phase": "supper"}, "phase: 'supper' is unknown"),
    ("turn", {"turn": 0}, "turn must be a whole number from 1"),
    ("a turn that is no number", {"turn": True}, "turn must be a whole number"),
    ("to act", {"to_act": "both"}, "to_act: 'both' is unknown"),
    # figures
    ("unknown nation", {"regions": {"edoras": {"army": {"ents": {}}}}}, "'ents' is unknown"),
    ("unknown kind", {"regions": {"edoras": {"army": {"rohan": {"hero": 1}}}}}, "'hero' is unknown"),
    ("negative", {"regions": {"edoras": {"army": {"rohan": {"regular": -1}}}}}, "whole number from 1"),
    ("none", army("rohan 0r"), "edoras, rohan, regular must be a whole number from 1 to 99, not 0"),
    ("no casualties", {"casualties": {"rohan": {"elite": 0}}}, "casualties, rohan, elite must be a whole"),
    ("no rearguard", battle(rearguard=figures("gondor 0r")), "battle, rearguard, gondor, regular must be"),
    ("too many", army("rohan 6e"), "more than 5 figures of kind rohan_elite"),
    ("shadow leader", army("sauron 1r 1l", "nurn"), "sauron has no leader"),
    ("nazgul of others", army("isengard 1n", "orthanc"), "isengard has no nazgul"),
    ("eleven units", army("gondor 11r", "pelargir"), "11 units, at most 10"),
    ("leader alone", army("rohan 1l"), "never stands without an army"),
    ("two armies", army("rohan 1r isengard 1r"), "armies of both sides, but no siege"),
    ("casualties too many", {"casualties": {"rohan": {"elite": 6}}}, "more than 5 figures"),
    ("shadow casualties", {"casualties": {"sauron": {"regular": 1}}}, "go back to the reinforcements"),
    # settlements and sieges
    ("control of nothing", {"control": {"osgiliath": "shadow"}}, "no settlement in osgiliath"),
    ("control by nobody", {"control": {"edoras": "ents"}}, "control, edoras: 'ents' is unknown"),
    (
        "army in another's settlement",
        {**army("isengard 1r"), "control": {"edoras": "free"}},
        "held by the other side",
    ),
    ("siege of a city", siege("rohan 1r", "isengard 1r", "edoras"), "edoras has no Stronghold"),
    (
        "siege with an army",
        {"regions": {"helms_deep": {"besieged": True, "army": figures("rohan 1r")}}},
        "a siege has 'inside' and 'field'",
    ),
    (
        "inside without a siege",
        {"regions": {"helms_deep": {"inside": figures("rohan 1r")}}},
        "belong to a siege",
    ),
    ("besieged is a flag", {"regions": {"helms_deep": {"besieged": 1}}}, "must be true or false"),
    ("besieged by friends", siege("rohan 1r", "gondor 1r"), "field: figures of the free side"),
    ("enemy inside", siege("isengard 1r", "isengard 1r"), "inside: figures of the shadow side"),
    ("nobody inside", siege("", "isengard 1r"), "inside: 1 to 5 units, not 0"),
    ("six inside", siege("rohan 6r", "isengard 1r"), "inside: 1 to 5 units, not 6"),
    ("nobody outside", siege("rohan 1r", ""), "field: 1 to 10 units, not 0"),
    ("eleven outside", siege("rohan 1r", "isengard 11r"), "field: 1 to 10 units, not 11"),
    # characters and the Fellowship
    ("unknown character", {"characters": {"bilbo": "rivendell"}}, "'bilbo' is unknown"),
    ("character nowhere", {"characters": {"gimli": "valinor"}}, "characters, gimli: 'valinor' is unknown"),
    ("dead and alive", {"characters": {"gimli": "dale"}, "dead": ["gimli"]}, "dead: gimli is on the map"),
    ("dead twice", {"dead": ["gimli", "gimli"]}, "stands here twice"),
    ("dead is a list", {"dead": "gimli"}, "dead must be a list"),
    (
        "two of one person",
        {"characters": {"strider": "bree", "aragorn": "pelargir"}},
        "strider and aragorn are the same person",
    ),
    (
        "grey and white",
        {"characters": {"gandalf_grey": "bree", "gandalf_white": "edoras"}},
        "gandalf_grey and gandalf_white are the same person",
    ),
    ("saruman abroad", {"characters": {"saruman": "edoras"}}, "saruman never leaves orthanc"),
    ("fellowship nowhere", {"fellowship": {"region": "valinor"}}, "fellowship, region"),
    (
        "progress",
        {"fellowship": {"progress": 13}},
        "fellowship, progress must be a whole number from 0 to 12",
    ),
    ("hidden", {"fellowship": {"hidden": "yes"}}, "fellowship, hidden must be true or false"),
    ("corruption", {"fellowship": {"corruption": 13}}, "fellowship, corruption"),
    ("lost", {"fellowship": {"corruption": 12}}, "at corruption 12 the match is over"),
    ("beyond doom", {"fellowship": {"mordor": 6}}, "fellowship, mordor"),
    ("progress in Mordor", {"fellowship": {"mordor": 1, "progress": 1}}, "not counted on the Mordor Track"),
    ("at the Crack of Doom", {"fellowship": {"mordor": 5}}, "at the Crack of Doom the match is over"),
    (
        "seen and gone",
        {"fellowship": {"hidden": False, "progress": 1}},
        "revealed Fellowship has no progress",
    ),
    ("aragorn in the Fellowship", {"fellowship": {"companions": ["aragorn"]}}, "'aragorn' is unknown"),
    (
        "in two places",
        {"characters": {"gimli": "dale"}, "fellowship": {"companions": ["gimli"]}},
        "gimli cannot be in it and elsewhere",
    ),
    (
        "strider beside aragorn",
        {"characters": {"aragorn": "pelargir"}, "fellowship": {"companions": ["strider"]}},
        "strider cannot be in it and elsewhere",
    ),
    ("guide", {"fellowship": {"guide": "boromir"}}, "of the highest level: gandalf_grey, strider"),
    ("gollum too early", {"fellowship": {"guide": "gollum"}}, "of the highest level"),
    ("unknown guide", {"fellowship": {"guide": "sam"}}, "fellowship, guide: 'sam' is unknown"),
    # politics and dice
    (
        "passive at war",
        {"politics": {"rohan": {"step": "at_war"}}},
        "rohan cannot be at war while it is passive",
    ),
    ("step", {"politics": {"rohan": {"step": 4}}}, "politics, rohan, step"),
    ("active", {"politics": {"rohan": {"active": 1}}}, "politics, rohan, active must be true or false"),
    ("pool", {"pool": {"free": 7}}, "pool, free must be a whole number from 0 to 6"),
    ("rings", {"elven_rings": {"free": 3, "shadow": 1}}, "only three Elven Rings"),
    ("face", {"phase": "action_resolution", "dice": {"free": ["eye"]}}, "dice, free: 'eye' is unknown"),
    (
        "face of the enemy",
        {"phase": "action_resolution", "dice": {"shadow": ["will_of_the_west"]}},
        "'will_of_the_west' is unknown",
    ),
    (
        "dice",
        {"phase": "action_resolution", "dice": {"free": ["event"] * 7}},
        "free cannot have 7 dice, Hunt Box included; there are 6",
    ),
    (
        "dice out of season",
        {"phase": "fellowship", "dice": {"free": ["event"]}},
        "no dice lie face up in phase",
    ),
    (
        "dice in the Hunt Box count",
        {"phase": "action_resolution", "dice": {"shadow": ["army"]}, "hunt_box": {"shadow": 10}},
        "shadow cannot have 11 dice",
    ),
    ("hunt box", {"hunt_box": {"shadow": 11}}, "hunt_box, shadow"),
    ("hunt box of the Free", {"hunt_box": {"free": 7}}, "hunt_box, free"),
    # cards
    ("unknown card", {"hands": {"free": ["second_breakfast"]}}, "'second_breakfast' is unknown"),
    ("card of the enemy", {"hands": {"free": ["wormtongue"]}}, "wormtongue is not a card of this side"),
    (
        "card in two places",
        {"hands": {"free": ["athelas"]}, "played": ["athelas"]},
        "athelas is in two places",
    ),
    (
        "seven cards",
        {
            "hands": {
                "free": [
                    "athelas",
                    "elven_cloaks",
                    "elven_rope",
                    "phial_of_galadriel",
                    "bilbos_song",
                    "axe_and_bow",
                    "horn_of_gondor",
                ]
            }
        },
        "free holds more than six cards",
    ),
    ("table", {"table": {"free": ["athelas"]}}, "a card that does not stay on the table"),
    ("table without Saruman", {"table": {"shadow": ["wormtongue"]}}, "wormtongue would have been discarded"),
    (
        "deck too large",
        {"decks": {"fp_character": 25}},
        "decks, fp_character must be a whole number from 0 to 24",
    ),
    (
        "card of another deck",
        {"decks": {"fp_character": ["the_red_arrow"]}},
        "the_red_arrow is elsewhere or of another deck",
    ),
    (
        "card in hand and deck",
        {"hands": {"free": ["athelas"]}, "decks": {"fp_character": ["athelas"]}},
        "athelas is elsewhere",
    ),
    ("draw after no card", {"draw_after": "second_breakfast"}, "draw_after: 'second_breakfast' is unknown"),
    (
        "draw after a card in hand",
        {"phase": "action_resolution", "hands": {"free": ["athelas"]}, "draw_after": "athelas"},
        "draw_after: athelas has not been played",
    ),
    (
        "draw after another phase",
        {"phase": "fellowship", "played": ["athelas"], "draw_after": "athelas"},
        "draw_after: only in the action phase",
    ),
    (
        "part of a deck",
        {"decks": {"fp_character": {"bottom": []}}},
        "decks, fp_character: 'bottom' is unknown",
    ),
    (
        "card twice in a deck",
        {"decks": {"fp_character": {"top": ["athelas"], "rest": ["athelas"]}}},
        "athelas is in two places",
    ),
    # tiles, turns, the end
    ("unknown tile", {"hunt_pool": ["std_9"]}, "hunt_pool: 'std_9' is unknown"),
    ("standard among specials", {"specials_in_play": ["std_1_1"]}, "only special tiles wait"),
    ("tile in two places", {"hunt_pool": ["std_1_1"], "drawn_tiles": ["std_1_1"]}, "tile is in two places"),
    ("last turn", {"last_turn": {"free_dice_in_hunt_box": 7}}, "last_turn, free_dice_in_hunt_box"),
    ("this turn", {"this_turn": {"acted": "no"}}, "this_turn, acted must be true or false"),
    ("rings used", {"this_turn": {"rings_used": ["nobody"]}}, "this_turn, rings_used"),
    ("over without an end", {"phase": "over"}, "'over' says who has won"),
    ("an end before it is over", {"over": {"winner": "free"}}, "'over' says who has won"),
    ("winner", {"phase": "over", "over": {"winner": "smaug"}}, "over, winner"),
    ("reason", {"phase": "over", "over": {"winner": "free", "reason": "luck"}}, "over, reason"),
    # a battle between two rounds
    ("battle of no kind", battle(kind="duel"), "battle, kind: 'duel' is unknown"),
    ("battle of nobody", battle(attacker="ents"), "battle, attacker"),
    ("battle from nowhere", battle(**{"from": "valinor"}), "battle, from"),
    ("battle at nowhere", battle(at="valinor"), "battle, at"),
    ("round", battle(round=0), "battle, round"),
    ("no enemy", battle(at="pelargir"), "battle: an army is missing"),
    ("no attackers", battle(rearguard=figures("gondor 3r")), "battle: an army is missing"),
    ("large rearguard", battle(rearguard=figures("gondor 4r")), "the rearguard is larger than the army"),
    ("rearguard elsewhere", battle(rearguard_characters=["gimli"]), "character of the rearguard is not in"),
    (
        "far away",
        {
            **army("gondor 3r", "pelargir"),
            "regions": {**FIGHT["regions"], "bree": {"army": figures("north 1r")}},
        }
        | {"battle": {**BATTLE, "from": "bree"}},
        "no field battle from bree to south_ithilien",
    ),
    ("no siege", battle(kind="assault"), "no assault of the free side"),
    (
        "sortie from outside",
        battle(kind="sortie", attacker="shadow", **{"from": "helms_deep"}, at="helms_deep"),
        "no sortie of the shadow side at helms_deep",
    ),
    ("unknown word", battle(weather="rain"), "battle: 'weather' is unknown"),
]


@pytest.mark.parametrize(("data", "reason"), [row[1:] for row in REFUSED], ids=[row[0] for row in REFUSED])
def test_impossible_positions_are_refused_with_the_reason(data: dict[str, Any], reason: str) -> None:
    """SCENARIOS.md: too many figures, stacking, a card in two places, unknown names."""
    with pytest.raises(PositionError, match=reason):
        westmarch.scenario("war", data)


def test_unknown_options_are_refused() -> None:
    """SCENARIOS.md."""
    with pytest.raises(BadOption):
        westmarch.scenario("war", {"options": {"army_card": "both"}})
    with pytest.raises(PositionError, match="'dragons' is unknown"):
        westmarch.scenario("war", {"options": {"dragons": "yes"}})


# -- defaults -----------------------------------------------------------------------------------------------


def test_what_is_left_out_has_its_default() -> None:
    """SCENARIOS.md: nobody on the map, all else as at set-up, hands and dice empty."""
    match = war(phase="fellowship")
    position = truth(match)
    assert position["regions"] == {}
    assert position["hands"] == {"free": [], "shadow": []}
    assert position["fellowship"]["region"] == "rivendell"
    assert len(position["fellowship"]["companions"]) == 7
    assert position["elven_rings"] == {"free": 3, "shadow": 0}
    assert len(position["hunt_pool"]) == 16


def test_the_example_of_the_shape_is_a_position() -> None:
    """SCENARIOS.md, 'war' (for two players)."""
    data: dict[str, Any] = {
        "phase": "action_resolution",
        "turn": 4,
        "to_act": "shadow",
        "dice": {
            "free": ["character", "will_of_the_west"],
            "shadow": ["army", "muster", "event", "army_muster", "eye"],
        },
        "pool": {"free": 4, "shadow": 8},
        "hunt_box": {"free": 1, "shadow": 3},
        "elven_rings": {"free": 2, "shadow": 1},
        "regions": {
            "osgiliath": {"army": {"gondor": {"regular": 2, "elite": 1, "leader": 1}}},
            "helms_deep": {
                "besieged": True,
                "inside": {"rohan": {"regular": 2}},
                "field": {"isengard": {"regular": 4, "elite": 2}},
            },
            "minas_morgul": {"army": {"sauron": {"regular": 3, "nazgul": 1}}},
        },
        "characters": {"boromir": "minas_tirith", "saruman": "orthanc"},
        "dead": ["gandalf_grey"],
        "control": {"pelargir": "shadow"},
        "politics": {
            "rohan": {"step": 1, "active": True},
            "sauron": {"step": "at_war", "active": True},
        },
        "fellowship": {
            "region": "lorien",
            "progress": 2,
            "hidden": True,
            "guide": "strider",
            "companions": ["strider", "peregrin"],
            "corruption": 3,
            "mordor": None,
        },
        "hands": {"free": ["athelas"], "shadow": ["wormtongue"]},
        "table": {"shadow": ["flocks_of_crebain"]},
        "decks": {"fp_character": 10},
        "casualties": {"elves": {"regular": 1}},
        "hunt_pool": ["std_1_1", "std_eyer_4"],
        "drawn_tiles": [],
        "removed_tiles": [],
        "specials_in_play": ["phial_of_galadriel"],
        "last_turn": {"free_dice_in_hunt_box": 1},
    }
    match = war(**data)
    match.game.invariants(match.state)
    position = truth(match)
    assert position["hunt_box"]["shadow"] == 4, "an Eye lies in the Hunt Box at once"
    assert match.view(None)["decks"]["fp_character"] == 10
    assert len(position["drawn_tiles"]) == 14, "tiles that are named nowhere have been drawn"
    assert match.view(None)["points"] == {"free": 0, "shadow": 1}


def test_an_army_takes_the_settlement_it_stands_in() -> None:
    """SCENARIOS.md: control follows, unless it is contradicted."""
    match = war(phase="fellowship", armies={"pelargir": "sauron 1r"})
    assert truth(match)["control"] == {"pelargir": "shadow"}


def test_the_hunt_box_of_the_turn_before() -> None:
    """SCENARIOS.md: in phase 1 the Free dice of the turn before still lie in the Hunt Box."""
    empty = {"fp_character": [], "fp_strategy": [], "sh_character": [], "sh_strategy": []}
    match = war(phase="recover", last_turn={"free_dice_in_hunt_box": 2}, decks=empty)
    assert kind(match) == "fellowship.phase"
    answer(match, "done")
    assert "number:0" not in options(match)


def test_a_deck_may_be_a_list_from_the_top() -> None:
    """SCENARIOS.md."""
    match = war(free="event", shadow="event", decks={"fp_character": ["athelas", "elven_rope"]})
    answer(match, "action:draw", "deck:character")
    assert truth(match)["hands"]["free"] == ["athelas"]


def test_some_cards_may_lie_on_top_of_the_rest() -> None:
    """docs/positions.md: a fixed order on top, any order below."""
    deck = {"top": ["athelas", "elven_rope"], "rest": ["bilbos_song"]}
    match = war(free="event event", shadow="event", decks={"fp_character": deck})
    assert truth(match)["decks"]["fp_character"] == deck
    assert truth(match)["decks"]["fp_strategy"]["top"] == []
    assert len(truth(match)["decks"]["fp_strategy"]["rest"]) == 24
    answer(match, "action:draw", "deck:character")
    assert truth(match)["decks"]["fp_character"] == {"top": ["elven_rope"], "rest": ["bilbos_song"]}
    twin = westmarch.scenario("war", match.position(), chance="ask")
    assert twin.position() == match.position()
    assert twin.digest() == match.digest()


def test_a_number_of_cards_is_written_as_those_cards() -> None:
    """SCENARIOS.md: which ones are left is random, but fixed with the position."""
    match = war(phase="fellowship", decks={"fp_character": 10})
    left = match.position()["decks"]["fp_character"]
    assert len(left["rest"]) == 10
    assert len(match.position()["discards"]["free"]) == 14
    assert westmarch.scenario("war", match.position()).position()["decks"]["fp_character"] == left


# -- the way back ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
def test_every_position_between_stretches_can_be_written_and_read(seed: int) -> None:
    """SCENARIOS.md: `scenario(game, match.position())` is the same position again, decks included."""
    seen = set()
    for match in random_match(seed):
        assert match.prompt is not None
        if match.between_stretches:
            position = json.loads(json.dumps(match.position()))
            twin = westmarch.scenario("war", position)
            assert twin.digest() == match.digest()
            assert twin.position() == match.position()
            assert [twin.state.decks, twin.state.deck_tops] == [match.state.decks, match.state.deck_tops]
            seen.add(match.prompt.kind)
    assert {"fellowship.phase", "hunt.allocate", "action.choose"} <= seen


def random_match(seed: int) -> Iterator[Match[Any]]:
    """A match before each of its first 500 answers."""
    match, number = westmarch.new("war", seed=seed), seed + 1
    for _ in range(500):
        if match.prompt is None:
            break
        yield match
        choices = options(match)
        number = number * 1103515245 + 12345 & 0x7FFFFFFF
        match.play(choices[(number >> 8) % len(choices)])


@pytest.mark.parametrize("seed", range(2))
def test_the_middle_of_a_rule_is_refused_and_the_last_position_is_given(seed: int) -> None:
    """docs/positions.md: the error says how many entries back it is, and it is what the record was then."""
    refused = set()
    for match in random_match(seed):
        if match.between_stretches or match.answered % 5:
            continue
        back, position = match.last_position()
        then = westmarch.replay(match.record().sealed(), upto=match.answered - back)
        assert then.position() == position
        if back == 0:
            assert match.position() == position
            continue
        with pytest.raises(UnwritablePosition) as middle:
            match.position()
        assert middle.value.details == {"back": back}
        assert match.prompt is not None
        refused.add(match.prompt.kind)
    assert len(refused) > 3


def test_a_battle_in_progress_is_no_position() -> None:
    """docs/positions.md: a round of battle is written at its start."""
    match = war(
        free="army_muster",
        shadow="event",
        at_war="gondor sauron",
        armies={"osgiliath": "gondor 3r", "south_ithilien": "sauron 5r"},
    )
    answer(match, "region:osgiliath", "region:south_ithilien")
    start = match.position()
    assert start["battle"]["round"] == 1
    answer(match, "none", "none")
    for thrown in range(3):
        with pytest.raises(UnwritablePosition, match=f"{2 + bool(thrown)} entries back"):
            match.position()
        assert match.last_position() == (2 + bool(thrown), start)
        answer(match, "pips:1")


def test_picks_that_are_not_finished_are_no_position() -> None:
    """The last position is that before the first of them."""
    match = war(free="army_muster", shadow="event", at_war="gondor", armies={"osgiliath": "gondor 3r 1e"})
    start = match.position()
    answer(match, "region:osgiliath")
    with pytest.raises(UnwritablePosition, match="one entry back"):
        match.position()
    assert match.last_position() == (1, start)


def test_a_battle_between_rounds_can_be_written_and_read() -> None:
    """docs/positions.md: rounds are stretches of their own."""
    match = war(
        free="army_muster",
        shadow="event",
        at_war="gondor sauron",
        armies={"osgiliath": "gondor 3r rohan 1r", "south_ithilien": "sauron 5r"},
    )
    answer(match, "region:osgiliath", "region:south_ithilien", "none", "none")
    answer(match, *("pips:1",) * 8)
    answer(match, "continue", "none")
    twin = westmarch.scenario("war", match.position(), chance="ask")
    assert kind(twin) == kind(match) == "battle.card"
    assert twin.position() == match.position()
    assert twin.view(None)["battle"] == match.view(None)["battle"]


def test_a_finished_match_can_be_written_and_read() -> None:
    """SCENARIOS.md: the end is a position too."""
    match = war(phase="victory_check", control={"moria": "free", "orthanc": "free"})
    twin = westmarch.scenario("war", match.position())
    assert twin.result == match.result
    assert twin.prompt is None
