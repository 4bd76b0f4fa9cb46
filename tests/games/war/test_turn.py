"""Chapter 4 (p. 18-21): the six phases of a turn, the Action dice, and how turns alternate."""

from __future__ import annotations

from typing import Any

import pytest

from westmarch.games.war.ids import CARDS, DECKS, deck_of

from .kit import (
    answer,
    asked,
    dice,
    fellowship,
    kind,
    offers,
    options,
    points,
    refuses,
    rolling,
    skip,
    truth,
    war,
)

FOUR_DECKS = {
    "fp_character": ["athelas"],
    "fp_strategy": ["the_red_arrow"],
    "sh_character": ["orc_patrol"],
    "sh_strategy": ["olog_hai"],
}
HAND = ["elven_cloaks", "elven_rope", "phial_of_galadriel", "axe_and_bow", "horn_of_gondor", "wizards_staff"]
MINIONS = {"witch_king": "angmar", "mouth_of_sauron": "nurn", "saruman": "orthanc"}


def throw(match: Any, free: str, shadow: str) -> None:
    """Phase 4: both roll their Action dice."""
    for face in (free + " " + shadow).split():
        answer(match, f"die:{face}")


# -- phases 1 to 4 ---------------------------------------------------------------------------------


def test_six_phases_in_order() -> None:
    """p. 18 'Описание хода': recover and draw, Fellowship, Hunt allocation, roll, actions, victory check."""
    match = war(phase="recover", decks=FOUR_DECKS)
    assert asked(match, "free", "fellowship.phase")
    assert truth(match)["hands"] == {
        "free": ["athelas", "the_red_arrow"],
        "shadow": ["orc_patrol", "olog_hai"],
    }
    answer(match, "done")
    assert asked(match, "shadow", "hunt.allocate")
    answer(match, "number:2")
    assert (kind(match), rolling(match)) == ("action.roll", 4)
    throw(match, "muster muster event character", "")
    assert (kind(match), rolling(match)) == ("action.roll", 5), "two of the seven lie in the Hunt Box"
    throw(match, "", "eye army army muster eye")
    assert asked(match, "free", "action.choose")
    assert truth(match)["hunt_box"] == {"free": 0, "shadow": 4}
    assert dice(match, "shadow") == ["army", "army", "muster"]
    for _ in range(7):
        skip(match)
    assert truth(match)["turn"] == 2


def test_each_draws_a_card_of_each_deck_in_phase_1() -> None:
    """p. 18 'Фаза 1', p. 22 'Получение карт событий'."""
    match = war(phase="recover", turn=3)
    seen = []
    while kind(match) == "card.draw":
        seen.append(DECKS[deck_of(CARDS.index(options(match)[0].removeprefix("card:")))])
        answer(match, options(match)[0])
    assert seen == ["fp_character", "fp_strategy", "sh_character", "sh_strategy"]


def test_an_empty_deck_gives_no_card_and_is_not_shuffled_again() -> None:
    """p. 22 'Получение карт событий'."""
    match = war(
        phase="recover",
        decks={**FOUR_DECKS, "fp_character": []},
        played=["athelas", "elven_rope"],
    )
    assert kind(match) == "fellowship.phase"
    assert truth(match)["hands"]["free"] == ["the_red_arrow"]
    assert "athelas" in truth(match)["played"]


def test_six_cards_in_hand_at_most_the_rest_goes_face_down() -> None:
    """p. 22: the limit is checked after both cards are drawn; discards are face down."""
    match = war(phase="recover", decks=FOUR_DECKS, hands={"free": HAND})
    assert asked(match, "free", "card.discard")
    assert len(options(match)) == 8
    answer(match, "card:athelas", "card:elven_cloaks")
    assert kind(match) == "fellowship.phase"
    assert set(truth(match)["discards"]["free"]) >= {"athelas", "elven_cloaks"}
    shadow = match.view(1)
    assert "athelas" not in str(shadow["played"]), "face down"
    assert shadow["hand"][0] == {"count": 6}


def test_hand_limit_holds_at_once_for_a_card_drawn_by_an_action() -> None:
    """p. 22: whoever has more than six cards discards at once."""
    match = war(free="event", shadow="army", decks=FOUR_DECKS, hands={"free": HAND})
    answer(match, "action:draw", "deck:strategy")
    assert asked(match, "free", "card.discard")
    answer(match, "card:the_red_arrow")
    assert set(truth(match)["hands"]["free"]) == set(HAND)


@pytest.mark.parametrize(
    ("characters", "pool"),
    [
        ({}, {"free": 4, "shadow": 7}),
        ({"aragorn": "minas_tirith"}, {"free": 5, "shadow": 7}),
        ({"aragorn": "minas_tirith", "gandalf_white": "edoras"}, {"free": 6, "shadow": 7}),
        ({"saruman": "orthanc"}, {"free": 4, "shadow": 8}),
        (
            {"witch_king": "angmar", "mouth_of_sauron": "nurn", "saruman": "orthanc"},
            {"free": 4, "shadow": 10},
        ),
    ],
)
def test_dice_of_characters_in_play(characters: dict[str, str], pool: dict[str, int]) -> None:
    """p. 18-19 'Запас кубиков действий'."""
    match = war(phase="recover", decks=FOUR_DECKS, characters=characters)
    assert truth(match)["pool"] == pool


def test_a_die_gained_counts_from_the_next_turn() -> None:
    """p. 19: a gain takes effect in phase 1 of the next turn."""
    match = war(
        free="will_of_the_west",
        shadow="",
        armies={"minas_tirith": "gondor 1r"},
        characters={"strider": "minas_tirith"},
        decks=FOUR_DECKS,
    )
    answer(match, "character:aragorn")
    assert truth(match)["turn"] == 2, "no die came in between"
    assert truth(match)["pool"]["free"] == 5


def test_a_die_lost_counts_from_the_next_turn() -> None:
    """p. 19: a loss takes effect in phase 1 of the next turn."""
    match = war(
        free="army_muster",
        shadow="army army",
        at_war="gondor sauron",
        armies={"osgiliath": "gondor 5r", "south_ithilien": "sauron 1r"},
        characters={"witch_king": "south_ithilien"},
        decks=FOUR_DECKS,
        pool={"free": 4, "shadow": 8},
    )
    answer(match, "region:osgiliath", "region:south_ithilien", "none", "none")
    for value in (6, 6, 6, 6, 6, 1):
        answer(match, f"pips:{value}")
    answer(match, "pips:1")  # the Witch-king's re-roll
    answer(match, "none")
    assert "witch_king" in truth(match)["dead"]
    assert truth(match)["pool"]["shadow"] == 8
    assert dice(match, "shadow") == ["army", "army"], "this turn nothing is taken away"
    answer(match, "action:skip", "action:skip")
    assert truth(match)["turn"] == 2
    assert truth(match)["pool"]["shadow"] == 7


@pytest.mark.parametrize(
    ("companions", "last", "numbers"),
    [
        (7, 0, range(8)),
        (7, 1, range(1, 8)),
        (2, 0, range(3)),
        (1, 0, range(2)),
        (0, 0, range(2)),
    ],
)
def test_how_many_dice_the_shadow_may_allocate(companions: int, last: int, numbers: range) -> None:
    """p. 19 'Начало Охоты': one at least if Free dice came back; at most one a Companion, but always one."""
    first = ["gandalf_grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin"]
    match = war(
        phase="hunt_allocation",
        fellowship={"companions": first[:companions]},
        last_turn={"free_dice_in_hunt_box": last},
    )
    assert options(match) == [f"number:{number}" for number in numbers]


def test_with_gollum_and_free_dice_back_one_die_must_go() -> None:
    """p. 19: minimum and maximum are both one; there is nothing to ask."""
    match = war(
        phase="hunt_allocation", fellowship={"companions": []}, last_turn={"free_dice_in_hunt_box": 2}
    )
    assert kind(match) == "action.roll"
    assert truth(match)["hunt_box"]["shadow"] == 1


def test_the_minimum_comes_from_the_dice_recovered_in_phase_1() -> None:
    """p. 18 'Фаза 3': Free dice that lay in the Hunt Box at the end of the turn before."""
    match = war(phase="recover", decks=FOUR_DECKS, hunt_box={"free": 1, "shadow": 3})
    answer(match, "done")
    assert refuses(match, "number:0")
    assert truth(match)["hunt_box"] == {"free": 0, "shadow": 0}, "all dice have come back"


def test_free_dice_are_all_rolled_and_eyes_go_to_the_hunt_box() -> None:
    """p. 19 'Бросок действий'."""
    match = war(phase="action_roll", hunt_box={"shadow": 7})
    throw(match, "event event event event", "")
    assert dice(match, "shadow") == []
    assert asked(match, "free", "action.choose"), "the Shadow has no die to roll and none to use"
    match = war(phase="action_roll", hunt_box={"shadow": 1})
    throw(match, "event event event event", "eye eye eye eye eye eye")
    assert truth(match)["hunt_box"]["shadow"] == 7


def test_faces_of_the_two_dice() -> None:
    """p. 18 'Символы кубиков действий'."""
    match = war(phase="action_roll", hunt_box={"shadow": 7})
    assert set(options(match)) == {
        "die:character",
        "die:muster",
        "die:army_muster",
        "die:event",
        "die:will_of_the_west",
    }
    match = war(phase="action_roll", pool={"free": 0, "shadow": 7})
    assert set(options(match)) == {
        "die:character",
        "die:army",
        "die:muster",
        "die:army_muster",
        "die:event",
        "die:eye",
    }


# -- phase 5 ---------------------------------------------------------------------------------------


def test_players_alternate_and_the_free_peoples_begin() -> None:
    """p. 19 'Использование кубиков действий'."""
    match = war(free="event event", shadow="event event", hunt_box={"shadow": 1})
    for side in ("free", "shadow", "free", "shadow"):
        assert asked(match, side, "action.choose")
        answer(match, "action:skip")
    assert truth(match)["turn"] == 2


def test_who_has_dice_left_acts_alone_to_the_end() -> None:
    """p. 20: the other player's remaining actions follow one another."""
    match = war(free="event", shadow="event event event")
    answer(match, "action:skip")
    for _ in range(3):
        assert asked(match, "shadow", "action.choose")
        answer(match, "action:skip")
    assert truth(match)["turn"] == 2


def test_only_who_has_fewer_dice_may_pass() -> None:
    """p. 19: pass with fewer unused dice than the enemy."""
    match = war(free="event event", shadow="event event event")
    assert offers(match, "action:pass")
    answer(match, "action:pass")
    assert dice(match, "free") == ["event", "event"]
    assert asked(match, "shadow", "action.choose")
    assert refuses(match, "action:pass"), "more dice than the enemy"
    answer(match, "action:skip")
    assert refuses(match, "action:pass"), "as many as the enemy"


def test_the_shadow_may_pass_too() -> None:
    """p. 19: the rule is the same for both."""
    match = war(free="event event event", shadow="event event", to_act="shadow")
    assert offers(match, "action:pass")


def test_skipping_uses_a_die_of_ones_choice_without_effect() -> None:
    """p. 19: discard one of the dice instead of using it."""
    match = war(free="character event", shadow="event event")
    answer(match, "action:skip")
    assert asked(match, "free", "action.die")
    answer(match, "die:character")
    assert dice(match, "free") == ["event"]
    assert fellowship(match, "progress") == 0


def test_a_die_may_be_named_first() -> None:
    """p. 19: the player picks a die and acts with it."""
    match = war(free="character event", shadow="event")
    answer(match, "die:event")
    assert asked(match, "free", "action.use")
    assert set(options(match)) == {"action:draw", "action:skip"}


def test_a_used_die_is_gone_until_the_next_turn() -> None:
    """p. 19: only the die that moves the Fellowship goes to the Hunt Box."""
    match = war(free="character character", shadow="event event", fellowship={"hidden": False})
    answer(match, "action:hide")
    assert dice(match, "free") == ["character"]
    assert truth(match)["hunt_box"]["free"] == 0


# -- phase 6 ---------------------------------------------------------------------------------------


def test_the_victory_check_opens_the_next_turn() -> None:
    """p. 18 'Фаза 6': nobody has won, so a new turn begins."""
    match = war(phase="victory_check", turn=6, decks=FOUR_DECKS)
    assert truth(match)["turn"] == 7
    assert kind(match) == "fellowship.phase"
    assert points(match, "shadow") == 0


def test_what_lasts_a_turn_is_renewed() -> None:
    """p. 18 'Фаза 1': dice, rings, the Mouth's order and the try in Mordor begin anew."""
    match = war(
        phase="recover",
        decks=FOUR_DECKS,
        hunt_box={"free": 2, "shadow": 3},
        this_turn={"rings_used": ["free", "shadow"], "mouth_used": True, "mordor_tried": True},
    )
    turn = truth(match)["this_turn"]
    assert turn["rings_used"] == []
    assert turn["mouth_used"] is False
    assert turn["mordor_tried"] is False
    assert truth(match)["hunt_box"] == {"free": 0, "shadow": 0}
