"""The steady heuristic: sound answers where the right one is clear, and stronger than chance."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import westmarch
from westmarch import CHANCE, Match
from westmarch.bots import make_bot
from westmarch.bots.protocol import ask_bot
from westmarch.games.war.bots import ALLIED, ANSWERS
from westmarch.games.war.shown.prompts import PROMPT_KINDS
from westmarch.research.series import Series, play_series

from .fields_of_battle import free_attack
from .kit import answer, at, kind, roll, truth, war

MORDOR = {"minas_morgul": "sauron 2r", "morannon": "sauron 2r"}
BY_CHANCE = (
    *("card.draw", "combat.roll", "card.roll", "hunt.roll", "hunt.reroll", "hunt.tile", "hunt.die"),
    *("hunt.companion", "hunt.worn_card", "action.roll", "battle.roll", "battle.reroll"),
)


def choice(match: Match[Any]) -> str:
    """What the heuristic answers now; asking changes nothing."""
    before = truth(match)
    prompt = match.prompt
    assert prompt is not None
    code = match.game.heuristics.steady(match.state, prompt.seat, prompt.kind, prompt.codes)
    assert truth(match) == before
    assert code in prompt.codes
    return str(match.game.vocabulary.format(code))


def follow(match: Match[Any], until: str = "") -> list[str]:
    """Let the heuristic answer until the dice are thrown, the other side acts, or a kind is asked."""
    given: list[str] = []
    prompt = match.prompt
    assert prompt is not None
    seat = prompt.seat
    while (
        (prompt := match.prompt) is not None and prompt.seat == seat and (not given or prompt.kind != until)
    ):
        text = choice(match)
        given.append(text)
        match.play(text)
        if prompt.kind == "action.choose" and len(given) > 1:
            break
    return given


# -- every question -----------------------------------------------------------------------------


def test_every_question_to_a_side_has_an_answer_of_its_own() -> None:
    assert set(ANSWERS) | set(ALLIED) == set(PROMPT_KINDS) - set(BY_CHANCE)


def test_none_is_the_answer_where_there_is_no_other() -> None:
    match = free_attack("gondor 3r 1l", "sauron 3r 1n")
    none = match.game.vocabulary.parse("none")
    assert match.game.heuristics.steady(match.state, 0, "combat.figure", [none]) == none


# -- the quest ------------------------------------------------------------------------------------


def test_the_ring_bearers_run_while_nobody_hunts() -> None:
    match = war(free="character muster", shadow="army", hunt_box={"shadow": 0})
    assert choice(match) == "action:move_fellowship"


def test_the_ring_bearers_do_not_run_into_five_dice_for_the_fourth_time() -> None:
    match = war(
        free="character",
        shadow="army army",
        hunt_box={"shadow": 5, "free": 4},
        fellowship={"corruption": 9, "companions": []},
    )
    assert choice(match) != "action:move_fellowship"


def test_the_revealed_hide() -> None:
    match = war(
        free="character event",
        shadow="army",
        fellowship={"hidden": False, "region": "parth_celebrant"},
        hunt_box={"shadow": 2},
    )
    assert choice(match) == "action:hide"


def test_with_strider_as_guide_they_hide_with_the_die_that_is_missed_least() -> None:
    match = war(
        free="character event",
        shadow="army",
        fellowship={"hidden": False, "guide": "strider"},
    )
    answer(match, choice(match))
    assert choice(match) == "die:event"


def test_they_enter_mordor_as_soon_as_they_can() -> None:
    match = war(
        phase="fellowship", armies=MORDOR, fellowship={"region": "dagorlad", "progress": 1, "hidden": True}
    )
    assert choice(match) in ("region:morannon", "region:minas_morgul")
    answer(match, choice(match))
    assert choice(match) == "enter"


def test_they_do_not_move_on_when_the_gates_are_reached() -> None:
    match = war(free="character muster", shadow="army", fellowship={"region": "dagorlad", "progress": 1})
    assert choice(match) != "action:move_fellowship"


def test_they_declare_in_lorien_to_be_healed() -> None:
    match = war(
        phase="fellowship",
        armies={"lorien": "elves 1r"},
        fellowship={"region": "dimrill_dale", "progress": 1, "corruption": 6},
    )
    assert choice(match) == "region:lorien"


def test_in_mordor_they_move_every_turn() -> None:
    match = war(
        free="character muster",
        shadow="army",
        armies=MORDOR,
        hunt_box={"shadow": 4},
        fellowship={"region": "morannon", "mordor": 2, "corruption": 6},
    )
    assert choice(match) == "action:move_fellowship"


def test_in_mordor_a_ring_is_given_for_the_step_that_must_be_taken() -> None:
    match = war(
        free="muster event", shadow="army", fellowship={"region": "morannon", "mordor": 2, "companions": []}
    )
    assert choice(match) == "action:ring"
    answer(match, choice(match))
    answer(match, choice(match))
    assert choice(match) == "die:character"


def test_found_they_show_themselves_nearer_to_mordor_and_off_the_dark_strongholds() -> None:
    match = war(free="character", shadow="army", hunt_box={"shadow": 1}, fellowship={"progress": 4})
    answer(match, "action:move_fellowship")
    roll(match, 6)
    answer(match, "tile:std_0r_1")
    assert kind(match) == "fellowship.reveal"
    place = choice(match)
    assert place not in ("region:moria", "region:goblins_gate", "region:dol_guldur")


# -- the Hunt -------------------------------------------------------------------------------------


def hunted(damage: int, corruption: int, companions: list[str]) -> Match[Any]:
    """A tile of so much damage has been drawn; the casualty is to be named."""
    match = war(
        free="character",
        shadow="army",
        hunt_box={"shadow": 1},
        fellowship={"corruption": corruption, "companions": companions, "guide": companions[0]},
    )
    answer(match, "action:move_fellowship")
    roll(match, 6)
    answer(match, f"tile:std_{damage}_1")
    return match


def test_one_point_is_taken_while_the_ring_is_light() -> None:
    match = hunted(1, 0, ["strider", "gandalf_grey", "legolas"])
    assert kind(match) == "hunt.casualty"
    assert choice(match) == "none"


def test_a_companion_dies_rather_than_the_quest() -> None:
    match = hunted(3, 10, ["strider", "legolas"])
    assert choice(match) in ("guide", "random")


def test_a_hobbit_leaves_when_the_ring_is_heavy() -> None:
    match = hunted(1, 8, ["meriadoc", "peregrin"])
    assert kind(match) == "hunt.hobbit"
    assert choice(match) == "use"


def test_the_shadow_hunts_harder_in_mordor_than_in_the_first_turn() -> None:
    first = war(phase="hunt_allocation")
    later = war(phase="hunt_allocation", turn=8, fellowship={"region": "morannon", "mordor": 3})
    assert int(choice(later).split(":")[1]) >= int(choice(first).split(":")[1]) > 0


# -- heroes and nations -----------------------------------------------------------------------------


def test_a_will_of_the_west_crowns_aragorn() -> None:
    match = war(
        free="will_of_the_west character",
        shadow="army",
        armies={"minas_tirith": "gondor 2r"},
        characters={"strider": "minas_tirith"},
    )
    assert choice(match) == "character:aragorn"


def test_strider_leaves_for_gondor_once_it_is_near() -> None:
    match = war(
        free="character character",
        shadow="army",
        hunt_box={"shadow": 3, "free": 2},
        armies={"minas_tirith": "gondor 3r"},
        fellowship={"region": "fangorn", "progress": 2},
    )
    given = follow(match)
    assert given[0] == "action:separate"
    assert "character:strider" in given
    assert "region:minas_tirith" in given


def test_the_shadow_goes_to_war_first() -> None:
    match = westmarch.new("war", 2, 1)
    data = match.position() | {
        "phase": "action_resolution",
        "to_act": "shadow",
        "dice": {"free": [], "shadow": ["muster", "army", "event"]},
    }
    assert choice(westmarch.scenario("war", data)) in ("nation:sauron", "nation:isengard")


def test_saruman_comes_as_soon_as_he_may() -> None:
    match = war(
        free="",
        shadow="muster army",
        to_act="shadow",
        armies={"orthanc": "isengard 2r", "helms_deep": "rohan 2r"},
        at_war="isengard sauron",
    )
    assert choice(match) == "character:saruman"


def test_a_nation_in_danger_goes_to_war() -> None:
    match = war(
        free="muster",
        shadow="army",
        armies={"helms_deep": "rohan 1r", "westemnet": "isengard 8r", "grey_havens": "elves 1r"},
        politics={"rohan": {"step": 3, "active": True}},
    )
    assert choice(match) == "nation:rohan"


def test_the_free_peoples_muster_where_the_enemy_is() -> None:
    match = war(
        free="muster",
        shadow="army",
        armies={
            "helms_deep": "rohan 1r",
            "edoras": "rohan 1r",
            "fords_of_isen": "isengard 6r",
            "dol_amroth": "gondor 3r",
        },
        at_war="rohan isengard gondor",
        elven_rings={"free": 0},
    )
    assert choice(match) in ("region:helms_deep", "region:edoras")


# -- armies ---------------------------------------------------------------------------------------


def test_an_empty_city_is_taken() -> None:
    match = war(
        shadow="army",
        to_act="shadow",
        armies={"osgiliath": "sauron 5r", "minas_tirith": "gondor 5r 2e 1l", "dol_guldur": "sauron 2r"},
        at_war="sauron gondor",
    )
    given = follow(match)
    assert given[:2] == ["region:osgiliath", "region:pelargir"]


def test_a_strong_host_lays_siege_and_storms() -> None:
    match = war(
        shadow="army army",
        to_act="shadow",
        armies={"westemnet": "isengard 6r 4e", "helms_deep": "rohan 2r"},
        characters={"saruman": "orthanc"},
        at_war="isengard rohan",
    )
    assert follow(match, "battle.withdraw")[:2] == ["region:westemnet", "region:helms_deep"]
    assert kind(match) == "battle.withdraw"
    assert choice(match) == "withdraw"
    answer(match, "withdraw")
    assert choice(match) == "all"


def test_the_walls_are_stormed_with_good_odds_only() -> None:
    strong = war(
        shadow="army",
        to_act="shadow",
        armies={"helms_deep": "rohan 2r | isengard 6r 4e"},
        characters={"saruman": "orthanc"},
        at_war="isengard rohan",
    )
    assert follow(strong)[:2] == ["region:helms_deep", "region:helms_deep"]
    weak = war(
        shadow="army",
        to_act="shadow",
        armies={"helms_deep": "rohan 2r 3e 3l | isengard 2r"},
        at_war="isengard rohan",
    )
    assert choice(weak) != "region:helms_deep"


def test_the_outnumbered_go_behind_the_walls_and_the_strong_fight() -> None:
    def attacked(garrison: str, host: str) -> str:
        match = war(
            shadow="army",
            to_act="shadow",
            armies={"westemnet": host, "helms_deep": garrison},
            at_war="isengard rohan",
        )
        answer(match, "region:westemnet", "region:helms_deep")
        return choice(match)

    assert attacked("rohan 2r", "isengard 6r 2e") == "withdraw"
    assert attacked("rohan 5r 3e 3l", "isengard 2r") == "fight"


def test_a_stronghold_in_danger_is_not_left_empty() -> None:
    match = war(
        free="army_muster",
        shadow="army",
        armies={
            "helms_deep": "rohan 4r 1e",
            "edoras": "rohan 1r",
            "fords_of_isen": "isengard 9r",
            "westemnet": "rohan 1r",
        },
        at_war="rohan isengard",
    )
    follow(match)
    assert truth(match)["regions"]["helms_deep"]["army"]["rohan"]["regular"] >= 4


def test_the_shadow_leaves_a_garrison_beside_an_enemy() -> None:
    match = war(
        shadow="army",
        to_act="shadow",
        armies={
            "minas_morgul": "sauron 6r",
            "north_ithilien": "sauron 2r",
            "osgiliath": "gondor 2r 2e 1l",
            "minas_tirith": "gondor 3r",
        },
        at_war="sauron gondor",
    )
    follow(match)
    left = truth(match)["regions"].get("minas_morgul", {})
    assert left.get("army", {}).get("sauron", {}).get("regular", 0) >= 1


def test_an_empty_dark_stronghold_is_seized() -> None:
    match = war(
        free="army_muster",
        shadow="army",
        armies={"lorien": "elves 3r 2e 1l", "dimrill_dale": "elves 2e", "dol_guldur": "sauron 5r"},
        at_war="elves sauron",
    )
    given = follow(match)
    assert "region:moria" in given


def test_regulars_die_first_and_elites_are_reduced_last() -> None:
    match = war(
        shadow="army",
        to_act="shadow",
        armies={"westemnet": "isengard 4r 2e", "edoras": "rohan 3r 2e"},
        at_war="isengard rohan",
    )
    answer(match, "region:westemnet", "region:edoras", "none", "none")
    roll(match, 6, 1, 1, 1, 1)
    roll(match, 1, 1, 1, 1, 1)
    assert kind(match) == "battle.loss"
    assert choice(match) == "figure:rohan_regular"


def test_a_hopeless_attack_is_broken_off() -> None:
    match = war(
        shadow="army",
        to_act="shadow",
        armies={"westemnet": "isengard 3r", "edoras": "rohan 4r 3e"},
        at_war="isengard rohan",
    )
    answer(match, "region:westemnet", "region:edoras", "none", "none")
    roll(match, 1, 1, 1)
    roll(match, 6, 6, 1, 1, 1)
    assert kind(match) == "battle.cease"
    assert choice(match) == "cease"


# -- cards ----------------------------------------------------------------------------------------


def test_a_gift_is_laid_ready_for_mordor() -> None:
    match = war(free="event", shadow="army", hands={"free": ["phial_of_galadriel"]}, elven_rings={"free": 0})
    assert choice(match) == "card:phial_of_galadriel"


def test_a_card_that_heals_nothing_is_kept() -> None:
    match = war(free="event", shadow="army", hands={"free": ["bilbos_song"]})
    assert choice(match) != "card:bilbos_song"


def test_the_least_useful_card_is_thrown_away() -> None:
    hand = [
        *("through_a_day_and_a_night", "phial_of_galadriel", "elven_cloaks", "elven_rope"),
        *("mithril_coat_and_sting", "athelas", "wizards_staff"),
    ]
    match = war(free="event", shadow="army", hands={"free": hand[:6]}, decks={"fp_character": [hand[6]]})
    answer(match, "action:draw", "deck:character")
    assert kind(match) == "card.discard"
    assert choice(match) == "card:through_a_day_and_a_night"


# -- whole matches ----------------------------------------------------------------------------------


@pytest.mark.parametrize("side", [0, 1])
def test_it_beats_chance_on_either_side(side: int) -> None:
    lineup = ("steady", "random") if side == 0 else ("random", "steady")
    played = play_series(Series("war", 2, (lineup,), seed=5), 8)
    assert sum(side in one.winners for one in played) >= 7
    assert max(one.turns for one in played) < 40


def test_two_of_them_come_to_an_end_in_good_time() -> None:
    played = play_series(Series("war", 2, (("steady", "steady"),), seed=9), 6)
    assert max(one.turns for one in played) <= 25
    assert Counter(one.winners for one in played)


def test_search_builds_on_it() -> None:
    match = westmarch.new("war", 2, 3)
    bots = [make_bot("search:4", match.game, seat) for seat in range(2)]
    for _ in range(12):
        prompt = match.prompt
        assert prompt is not None
        assert prompt.seat != CHANCE
        match.play(ask_bot(bots[prompt.seat], match))


def test_chances_follow_the_ring_and_the_war() -> None:
    def free_chance(**position: Any) -> float:
        match = war(free="character", shadow="army", **position)
        chances = match.game.heuristics.chances(match.state)
        assert sum(chances) == pytest.approx(1)
        return float(chances[0])

    near = free_chance(fellowship={"region": "morannon", "mordor": 4, "corruption": 2})
    start = free_chance()
    heavy = free_chance(fellowship={"region": "morannon", "mordor": 1, "corruption": 11, "companions": []})
    lost = free_chance(
        control={
            "minas_tirith": "shadow",
            "pelargir": "shadow",
            "dol_amroth": "shadow",
            "helms_deep": "shadow",
        },
        fellowship={"corruption": 5},
    )
    assert heavy < start < near
    assert lost < start


# -- the limit of ten -----------------------------------------------------------------------------


def test_no_more_march_than_find_room() -> None:
    """p. 26: the rules let all of them go, but the surplus would be lost."""
    match = war(
        shadow="army",
        to_act="shadow",
        armies={"minas_morgul": "sauron 6r", "north_ithilien": "sauron 8r", "osgiliath": "gondor 3r"},
        at_war="sauron gondor",
    )
    answer(match, "region:minas_morgul")
    given = follow(match)
    assert not [event for _, event in match.events() if event.key == "army.excess"], given


def test_a_relief_moves_in_as_far_as_there_is_room() -> None:
    match = war(
        free="army_muster",
        armies={"helms_deep": "rohan 5r | isengard 1r", "westemnet": "gondor 8r"},
        at_war="rohan gondor isengard",
    )
    answer(match, "region:westemnet", "region:helms_deep", "none", "none")
    roll(match, 6, 1, 1, 1, 1)
    roll(match, 1)
    assert kind(match) == "battle.advance"
    assert follow(match)[0] == "split"
    assert at(match, "helms_deep") == "gondor 5r rohan 5r"
    assert at(match, "westemnet") == "gondor 3r"


def test_shadows_gather_where_there_is_room() -> None:
    """Of two armies in reach the one with room is joined."""
    match = war(
        shadow="event",
        to_act="shadow",
        hands={"shadow": ["shadows_gather"]},
        armies={"morannon": "sauron 6r", "dagorlad": "sauron 9r", "gorgoroth": "sauron 1r"},
        at_war="sauron",
    )
    answer(match, "card:sh_strategy.07", "region:morannon")
    follow(match)
    assert at(match, "gorgoroth") == "sauron 7r"
