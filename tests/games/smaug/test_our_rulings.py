"""Our own further rulings, 61 to 84 (docs/rulings/smaug.md): what a program has to decide besides."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import westmarch
from westmarch import Match
from westmarch.games.smaug.ids import card

from .kit import (
    answer,
    asked,
    at,
    draw,
    hand,
    kind,
    march,
    offered,
    offers,
    prompt,
    refuses,
    roll,
    smaug,
    told,
    truth,
    why,
)

DWARVES = ["dwarf_dori", "dwarf_nori", "dwarf_ori"]


def meets(card: str, **position: Any) -> Match[Any]:
    """Blue's first dwarf goes from 10 to 15, into Mirkwood, where Green's first may stand."""
    match = smaug(**{"march": {"blue": ["5"]}, "pieces": {"blue": [10, 2], "green": [15, 3]}, **position})
    march(match, "5", "blue_1", 15)
    draw(match, card)
    return match


def test_61_the_key_traded_to_somebody_on_its_space_opens_it() -> None:
    match = smaug(
        step="cards", pieces={"green": [33, 2]}, blue=["dwarf_dori", "dwarf_nori"], green=["dwarf_ori"]
    )
    answer(match, "trade", "card:dwarf_dori", "card:dwarf_nori", "card:thorins_key", "any", "card:dwarf_ori")
    assert truth(match)["key_open"]
    assert truth(match)["key_holder"] == "green"
    assert hand(match, "blue") == ["dwarf_ori"]


def test_62_a_caught_dwarf_takes_no_part() -> None:
    match = meets("enemy_wood_elves", caught=["green:15"], green=["dwarf_fili"], blue=["dwarf_balin"])
    assert asked(match) == (0, "fight.cards"), "nobody is asked to help"
    answer(match, "retreat")
    roll(match, 6)
    assert at(match, "green") == [15, 3]
    assert at(match, "blue") == [11, 2]


def test_63_values_and_doubling_are_worked_out() -> None:
    match = meets(
        "enemy_giant_spider",
        pieces={"blue": [10, 2]},
        gandalf=4,
        blue=["dwarf_bombur", "dwarf_bofur", "dwarf_fili"],
    )
    answer(match, "card:dwarf_bombur", "card:dwarf_bofur", "card:dwarf_fili")
    won = told(match, "fight.won")[-1]
    assert won["gandalf"]
    assert won["need"] == 14, "4 + 2 + 2 * 4, for one"


def test_64_the_decks_are_settled_before_the_first_draw() -> None:
    match = smaug(step="draw", pieces={"blue": [45, 31]}, smaug=47, key_open=True)
    answer(match, "deck:beorn")
    draw(match, "smaug_b2")
    assert at(match, "blue") == ["killed", 31]
    draw(match, "treasure_2")
    assert hand(match, "blue") == ["treasure_2"]


@pytest.mark.parametrize(("die", "to"), [(4, 35), (2, 33)])
def test_65_who_is_driven_back_neither_stops_before_smaug_nor_attacks(die: int, to: int) -> None:
    match = smaug(
        pieces={"blue": [38, 31]},
        smaug=35,
        key_open=True,
        march={"blue": ["123"]},
        blue=["ally_bard", "dwarf_ori"],
    )
    march(match, "123", "blue_1", 41)
    draw(match, "enemy_bolg")
    answer(match, "retreat")
    roll(match, die)
    assert at(match, "blue") == [to, 31]
    assert truth(match)["smaug"] == 35
    assert kind(match) == "cards.play"


def test_66_going_back_onto_smaug_attacks() -> None:
    match = smaug(
        pieces={"blue": [39, 31]},
        smaug=35,
        key_open=True,
        march={"blue": ["4"]},
        blue=["ally_bard", "dwarf_ori"],
    )
    march(match, "4", "blue_1", 35)
    assert kind(match) == "smaug.armour"


def test_67_two_float_together_to_an_empty_space() -> None:
    match = meets("barrels", pieces={"blue": [10, 17], "green": [15, 3]})
    answer(match, "number:2")
    assert at(match, "blue") == [18, 17], "one stands on 17, so both go on to 18"
    assert at(match, "green") == [18, 3]
    assert kind(match) == "adventure.draw", "one card for both"


def test_68_the_roll_may_be_given_up_only_if_somebody_is_held_up() -> None:
    match = smaug(step="cards", pieces={"blue": [32, 20]}, blue=["paths_2"])
    answer(match, "card:paths_2", "die")
    roll(match, 3)
    assert offers(match, "none"), "the one before the key space cannot go"
    answer(match, "none")
    assert at(match, "blue") == [32, 20]
    match = smaug(step="cards", pieces={"blue": [22, 20]}, blue=["paths_2"])
    answer(match, "card:paths_2", "die")
    roll(match, 3)
    assert refuses(match, "none")


def smaug_twice(**position: Any) -> Match[Any]:
    """Blue draws a Smaug card, and will draw another."""
    match = smaug(step="draw", pieces={"blue": [2, 3]}, **position)
    draw(match, "smaug_b2")
    return match


def test_69_treasures_are_asked_for_once() -> None:
    match = smaug_twice(green=["treasure_2", "treasure_3"])
    assert asked(match) == (1, "smaug.treasure")
    answer(match, "none")
    assert truth(match)["smaug"] == 48
    draw(match, "smaug_b3")
    assert asked(match) == (1, "smaug.treasure"), "another card, another chance"


def test_69_not_this_turn_is_remembered() -> None:
    match = smaug_twice(green=["treasure_2", "treasure_3"])
    answer(match, "quiet")
    draw(match, "smaug_b3")
    assert asked(match) == (1, "march.card")
    assert truth(match)["quiet"] == [], "a new turn begins"


def two_treasurers(card: str, **position: Any) -> Match[Any]:
    """Green and Red hold treasures; Blue draws a Smaug card while Green's dwarf stands on 46."""
    match = smaug(
        **{
            "step": "draw",
            "players": ["blue", "green", "red"],
            "pieces": {"blue": [2, 3], "green": [46, 5], "red": [6, 7]},
            "key_open": True,
            "smaug": 49,
            "green": ["treasure_2", "treasure_2"],
            "red": ["treasure_2"],
            **position,
        }
    )
    draw(match, card)
    return match


def test_69_who_said_no_may_come_back_while_something_can_be_saved() -> None:
    match = two_treasurers("smaug_b5")  # 3 and 1: the dwarf on 46 would be killed
    assert asked(match) == (1, "smaug.treasure")
    answer(match, "none")
    assert asked(match) == (2, "smaug.treasure")
    again = match.fork()
    answer(match, "none")
    assert asked(match) == (1, "smaug.treasure"), "Red saves nobody, so Green may think again"
    answer(match, "card:treasure_2")
    assert asked(match) == (1, "smaug.treasure"), "and once more: 1 and 1 to go"
    answer(match, "none")
    assert kind(match) == "draw.card", "nobody would be hurt now"
    assert at(match, "green") == [46, 5]
    answer(again, "card:treasure_2")
    assert kind(again) == "draw.card", "Red has saved him: Green is not asked for nothing"
    assert at(again, "green") == [46, 5]


def test_69_nobody_is_asked_without_end() -> None:
    """Each has heard what the others say; and "not this turn" is a last word."""
    match = two_treasurers("smaug_b5")
    answer(match, "none", "none", "none")
    assert at(match, "green") == ["killed", 5]
    match = two_treasurers("smaug_b5")
    answer(match, "quiet", "none")
    assert at(match, "green") == ["killed", 5]
    match = two_treasurers("smaug_b5", pieces={"blue": [2, 3], "green": [4, 5], "red": [6, 7]})
    answer(match, "none", "none")
    assert kind(match) == "draw.card", "nothing can be saved: once is enough"


@pytest.mark.parametrize("where", [{"smaug": 46}, {"smaug": 30, "pieces": {"blue": [2, 3]}}])
def test_69_to_be_thrown_back_or_to_lose_is_worth_coming_back_for(where: dict[str, Any]) -> None:
    """Beside Smaug, who sets out; or he reaches the dragon space."""
    match = two_treasurers("smaug_b5", **where)
    answer(match, "none", "none")
    assert asked(match) == (1, "smaug.treasure")


def test_69_several_treasures_at_once() -> None:
    match = smaug(step="draw", pieces={"blue": [2, 3]}, green=["treasure_2", "treasure_3"])
    draw(match, "smaug_b6")
    answer(match, "card:treasure_2", "card:treasure_3")
    assert truth(match)["smaug"] == "cave"
    assert kind(match) == "draw.card"


def test_70_backs_tell_whom_to_ask() -> None:
    match = smaug_twice(green=["bards_arrow"], blue=["dwarf_dori"])
    assert asked(match) == (1, "smaug.treasure"), "the Arrow has the same back"
    assert offered(match, "card") == set()
    match = smaug_twice(green=["bards_arrow"], hands_open=True)
    assert kind(match) == "draw.card", "with open hands everybody sees that it is no treasure"


def test_71_the_partner_offers_cards_with_closed_hands() -> None:
    match = meets("enemy_wood_elves", blue=["dwarf_balin"], green=["dwarf_fili", "dwarf_dori"])
    assert asked(match) == (1, "fight.offer")
    answer(match, "card:dwarf_fili", "done")
    assert match.view(0)["offered"] == ["dwarf_fili"]
    assert why(match, "card:dwarf_dori") == "not_offered"
    answer(match, "card:dwarf_fili", "card:dwarf_balin")
    assert hand(match, "green") == ["dwarf_dori"]
    assert hand(match, "blue") == []


def test_72_the_partner_agrees_or_refuses_with_open_hands() -> None:
    position = {
        "blue": ["dwarf_balin", "dwarf_dori"],
        "green": ["dwarf_fili", "dwarf_dwalin"],
        "hands_open": True,
    }
    match = meets("enemy_wood_elves", **position)
    answer(match, "card:dwarf_balin", "card:dwarf_fili")
    assert asked(match) == (1, "fight.agree")
    assert prompt(match).args["cards"] == ["card:dwarf_fili", "card:dwarf_balin"]
    again = match.fork()
    answer(match, "agree")
    assert hand(match, "green") == ["dwarf_dwalin"]
    answer(again, "refuse")
    assert asked(again) == (0, "fight.cards")
    assert refuses(again, "card:dwarf_fili", "card:dwarf_dwalin")
    assert hand(again, "green") == ["dwarf_dwalin", "dwarf_fili"]


def trade(**position: Any) -> Match[Any]:
    match = smaug(
        **{"step": "cards", "blue": [*DWARVES, "dwarf_balin"], "green": ["dwarf_fili", "legolas"], **position}
    )
    answer(match, "trade", "card:dwarf_dori", "card:dwarf_nori", "card:dwarf_balin")
    return match


def test_73_a_trade_is_proposed_and_may_be_changed() -> None:
    match = trade(hands_open=True)
    answer(match, "card:dwarf_fili")
    assert asked(match) == (1, "trade.answer")
    answer(match, "card:legolas")
    assert asked(match) == (0, "trade.confirm")
    answer(match, "agree")
    assert hand(match, "blue") == ["dwarf_ori", "legolas"]
    assert hand(match, "green") == ["dwarf_balin", "dwarf_fili"]
    assert sorted(truth(match)["discards"]) == ["dwarf_dori", "dwarf_nori"]


def test_73_a_refused_trade_costs_nothing() -> None:
    match = trade()
    answer(match, "any", "refuse")
    assert hand(match, "blue") == ["dwarf_balin", "dwarf_dori", "dwarf_nori", "dwarf_ori"]
    assert truth(match)["discards"] == []
    assert refuses(match, "trade")
    assert why(match, "trade") == "nobody_to_trade"


def test_73_of_a_closed_hand_any_card_may_be_wished_for_that_can_be_there() -> None:
    """Green holds a card of Beorn's House and one of Esgaroth; Blue sees nothing but their backs."""
    match = trade(discards=["dwarf_thorin"])
    assert offers(match, "card:dwarf_fili", "card:legolas", "any"), "Green holds these"
    assert offers(match, "card:ally_beorn", "card:galadriel"), "and might hold these"
    assert why(match, "card:treasure_2") == "not_wished", "no card has the treasury's back"
    assert why(match, "card:dwarf_thorin") == "not_wished", "the only one lies among the discards"
    assert why(match, "card:dwarf_ori") == "not_wished", "Blue holds the only one"
    assert why(match, "card:smaug_b2") == "not_wished", "nobody holds a Smaug card"
    other = trade(discards=["dwarf_thorin"], green=["ally_beorn", "galadriel"])
    assert offered(other, "card") == offered(match, "card"), "what is offered tells nothing of the hand"
    answer(match, "card:galadriel")
    assert told(match, "trade.proposed", 1)[-1]["wish"] == "card:galadriel"
    assert told(match, "trade.proposed", None) == [], "the others hear of a talk only"
    answer(match, "card:legolas")
    assert asked(match) == (0, "trade.confirm")
    answer(match, "agree")
    assert hand(match, "blue") == ["dwarf_ori", "legolas"]


def test_73_a_wish_tells_search_nothing_of_a_closed_hand() -> None:
    """Green holds Legolas, but that is not known to Blue, who wished for him."""
    match = trade()
    answer(match, "card:legolas")
    hands = {match.imagine(0, seed).state.hand[1] for seed in range(8)}
    assert len({hand & match.setup.board.copies[card("legolas")] for hand in hands}) > 1
    answer(match, "card:dwarf_fili")
    assert asked(match) == (0, "trade.confirm")
    offer = match.setup.board.copies[card("dwarf_fili")]
    assert all(match.imagine(0, seed).state.hand[1] & offer for seed in range(8)), "he was named as a gift"


def test_73_a_wish_with_one_answer_is_not_asked() -> None:
    """Everybody sees that Green has nothing else to give."""
    match = trade(hands_open=True, green=["legolas"])
    assert asked(match) == (1, "trade.answer")
    assert match.view(0)["trade"] == ["card:dwarf_balin", "card:legolas"]
    match = trade(hands_open=True, green=["legolas"], key_holder="green")
    assert offered(match, "card") == {"legolas", "thorins_key"}
    assert kind(trade(green=["legolas"])) == "trade.wish", "a closed hand may hold anything"


def test_73_a_changed_trade_may_be_turned_down() -> None:
    match = trade(hands_open=True)
    answer(match, "card:dwarf_fili", "card:legolas", "refuse")
    assert asked(match) == (0, "cards.play")
    assert told(match, "trade.refused")
    assert hand(match, "blue") == ["dwarf_balin", "dwarf_dori", "dwarf_nori", "dwarf_ori"]
    assert hand(match, "green") == ["dwarf_fili", "legolas"]
    assert refuses(match, "trade"), "it came to nothing, so Green is not asked again"


def test_74_who_declined_may_be_asked_again_in_the_next_turn() -> None:
    match = smaug(
        step="cards",
        players=["blue", "green", "red"],
        blue=[*DWARVES, "dwarf_balin"],
        green=["dwarf_fili", "dwarf_kili", "dwarf_oin"],
        red=["legolas"],
    )
    answer(match, "trade", "colour:red", "card:dwarf_dori", "card:dwarf_nori", "card:dwarf_balin", "any")
    answer(match, "refuse", "done")
    draw(match, "eagle_1_2", "paths_2")
    march(match, "5", "green_1", 6)
    answer(match, "trade")
    assert offered(match, "colour") == {"blue", "red"}


def test_a_player_with_nothing_but_the_key_is_asked_for_it() -> None:
    """l. 84, 164: it lies open beside the march cards, and goes to who asked for it."""
    match = smaug(step="cards", key_holder="green", blue=DWARVES)
    answer(match, "trade", "card:dwarf_dori", "card:dwarf_nori", "card:dwarf_ori")
    assert asked(match) == (1, "trade.answer"), "there is nothing else to wish for"
    answer(match, "card:thorins_key")
    assert told(match, "key.passes")[-1]["colour"] == "colour:blue"
    assert truth(match)["key_holder"] == "blue"
    assert hand(match, "blue") == []
    assert hand(match, "green") == ["dwarf_ori"]


def test_nobody_trades_with_a_player_who_has_nothing() -> None:
    """l. 164: a card is given for a card; a key that was laid on its space is none any more (l. 103)."""
    assert why(smaug(step="cards", blue=DWARVES), "trade") == "nobody_to_trade"
    match = smaug(step="cards", key_holder="green", key_open=True, blue=DWARVES)
    assert why(match, "trade") == "nobody_to_trade"
    match = smaug(step="cards", key_open=True, blue=DWARVES[:2], green=["legolas"])
    assert why(match, "trade") == "too_few_cards"


def test_a_key_got_elsewhere_has_still_to_be_brought() -> None:
    """l. 103: only who stands on its space has come there."""
    match = smaug(step="cards", pieces={"green": [32, 2]}, blue=DWARVES[:2], green=["dwarf_ori"])
    answer(match, "trade", "card:dwarf_dori", "card:dwarf_nori", "card:thorins_key", "any", "card:dwarf_ori")
    assert truth(match)["key_holder"] == "green"
    assert not truth(match)["key_open"]
    assert told(match, "key.opens") == []


def test_75_a_card_that_moves_nobody_is_refused_while_another_does() -> None:
    match = smaug(pieces={"blue": [3, "killed"]}, smaug="cave", march={"blue": ["4", "5"]})
    assert offers(match, "march:4", "march:5")
    match = smaug(
        pieces={"blue": [33, "killed"]}, key_holder="green", smaug=28 + 1, march={"blue": ["4", "5", "123"]}
    )
    assert offered(match, "march") == {"4", "123"}, "back to Smaug is four, past him nobody goes"
    assert why(match, "march:5") == "nobody_moves"


def test_76_the_second_card_may_be_kept() -> None:
    match = smaug(
        pieces={"blue": [31, 29]},
        smaug=35,
        key_open=True,
        march={"blue": ["4"]},
        blue=["ally_bard", "dwarf_fili"],
    )
    march(match, "4", "blue_1", 35)
    answer(match, "card:ally_bard", "none")
    assert hand(match, "blue") == ["dwarf_fili"]
    assert truth(match)["smaug"] == 35


def test_77_the_difficulty_changes_further_moves_only() -> None:
    for level, steps in (("gentle", 3), ("book", 4), ("grim", 5)):
        match = smaug(step="draw", options={"difficulty": level})
        draw(match, "smaug_b4")
        assert match.state.smaug == steps
    for level in ("gentle", "book", "grim"):
        match = smaug(step="draw", options={"difficulty": level})
        draw(match, "smaug_b2")
        assert match.state.smaug == 2


def test_a_shared_victory_counts_for_every_seat() -> None:
    match = smaug(
        players=["blue", "green", "red"],
        pieces={"blue": [47, 31], "green": [50, 31], "red": [50, "killed"]},
        bilbo=50,
        key_open=True,
        march={"blue": ["3"]},
    )
    march(match, "3", "blue_1", 50)
    assert match.result is not None
    assert match.result.winners == (0, 1, 2)
    assert match.result.scores == (1.0, 1.0, 1.0)


@pytest.mark.parametrize(("green", "bilbo"), [(50, 49), (49, 50)])
def test_nobody_wins_before_bilbo_and_a_dwarf_of_everybody_are_home(green: int, bilbo: int) -> None:
    """l. 255."""
    pieces = {"blue": [47, 31], "green": [green, 31]}
    match = smaug(pieces=pieces, bilbo=bilbo, key_open=True, march={"blue": ["3"]})
    march(match, "3", "blue_1", 50)
    assert told(match, "move.home")
    assert match.result is None


@pytest.mark.parametrize("hands_open", [True, False])
@pytest.mark.parametrize(("leader", "partner"), [("blue", "green"), ("green", "blue")])
def test_80_the_leaders_own_card_goes_first(leader: str, partner: str, hands_open: bool) -> None:
    """Whoever holds the first copy of the card: it is alike, and nobody could see the difference."""
    match = smaug(
        to_act=leader,
        gandalf=3,
        march={leader: ["5"]},
        pieces={leader: [10, 2], partner: [15, 3]},
        hands={leader: ["ally_beorn"], partner: ["ally_beorn"]},
        **({"hands_open": True} if hands_open else {}),
    )
    march(match, "5", f"{leader}_1", 15)
    draw(match, "enemy_azog")
    if not hands_open:
        answer(match, "card:ally_beorn")
    answer(match, "card:ally_beorn")
    assert told(match, "fight.won")[-1]["own"] == 1
    assert hand(match, leader) == []
    assert hand(match, partner) == ["ally_beorn"]


def test_our_rulings_have_rows() -> None:
    rows = (Path(__file__).parents[3] / "docs/rulings/smaug.md").read_text("utf-8")
    for number in range(61, 85):
        assert f"\n| {number} |" in rows


def test_the_first_player_can_be_drawn_by_lot() -> None:
    match = westmarch.new("smaug", 3, 1, {"first": "random"}, chance="ask")
    answer(match, "colour:red")
    assert truth(match)["first"] == "red"


def test_who_begins_holds_the_key() -> None:
    """l. 84."""
    match = smaug(step="setup", players=["blue", "green", "red"], first="green")
    draw(match, "dwarf_dori", "dwarf_nori", "dwarf_fili")
    draw(match, "dwarf_ori", "dwarf_kili", "dwarf_balin", "dwarf_oin", "dwarf_gloin", "dwarf_bifur")
    assert truth(match)["key_holder"] == "green"
    assert asked(match) == (1, "march.card")


def test_the_next_clockwise_is_on_turn() -> None:
    """l. 99, 113."""
    match = smaug(step="draw", players=["blue", "green", "red"])
    draw(match, "dwarf_dori", "dwarf_nori")
    assert asked(match) == (1, "march.card")


def ride_with_bilbo(start: int, card: str, **position: Any) -> Match[Any]:
    """Blue's dwarf and Bilbo without the Ring come to an adventure together."""
    match = smaug(
        pieces={"blue": [start, 2]}, bilbo=start, ring="lost at 20", march={"blue": ["3"]}, **position
    )
    answer(match, "march:3", "piece:blue_1", "piece:bilbo", f"space:{start + 3}")
    draw(match, card)
    return match


@pytest.mark.parametrize("who", ["blue_1", "bilbo"])
def test_81_who_moved_a_dwarf_and_bilbo_says_whom_an_event_befalls(who: str) -> None:
    match = ride_with_bilbo(12, "enchanted_stream")
    assert asked(match) == (0, "adventure.whom")
    assert offered(match, "piece") == {"blue_1", "bilbo"}
    answer(match, f"piece:{who}")
    roll(match, 1)
    assert at(match, "blue") == [12 if who == "blue_1" else 15, 2], "nobody had to agree"
    assert truth(match)["bilbo"] == (12 if who == "bilbo" else 15)


def test_81_it_is_not_asked_where_it_comes_to_the_same() -> None:
    """Elf Lanterns: Blue draws in either case. Longing: it matters only to who must go back."""
    assert kind(ride_with_bilbo(12, "elf_lanterns")) != "adventure.whom"
    rich = {"blue": ["dwarf_dori", "ally_beorn"]}
    assert kind(ride_with_bilbo(38, "longing", key_open=True, hands=rich)) == "adventure.discard"
    assert kind(ride_with_bilbo(38, "longing", key_open=True)) == "adventure.whom"


@pytest.mark.parametrize(("bilbo", "ring"), [(45, "worn"), (47, "by the treasury")])
def test_82_the_ring_swept_beside_the_treasury_comes_to_bilbo_there_at_once(bilbo: int, ring: str) -> None:
    """l. 238: he is on a treasury space and need not leave it and return; 47 is none."""
    match = smaug(
        step="draw", pieces={"blue": [2, 3]}, bilbo=bilbo, ring="lost at 42", smaug=43, key_open=True
    )
    draw(match, "smaug_b2")
    assert truth(match)["smaug"] == 41
    assert truth(match)["ring"] == ring
    assert [event["space"] for event in told(match, "ring.found")] == (
        [f"space:{bilbo}"] if ring == "worn" else []
    )


def test_82_with_the_ring_he_is_safe_from_the_same_move() -> None:
    """Smaug flies over the Ring on 47, and stops where Bilbo stands."""
    match = smaug(step="draw", pieces={"blue": [2, 3]}, bilbo=46, ring="lost at 47", smaug=48, key_open=True)
    draw(match, "smaug_b2")
    assert truth(match)["bilbo"] == 46
    assert match.result is None


def test_83_the_ring_under_smaug_is_swept_up_when_he_sets_out() -> None:
    match = smaug(step="draw", pieces={"blue": [2, 3]}, bilbo=20, ring="lost at 40", smaug=40, key_open=True)
    draw(match, "smaug_b2")
    assert truth(match)["ring"] == "by the treasury"


def test_84_beorns_house_is_filled_when_it_runs_out() -> None:
    """l. 173: with the last card, not before the next one."""
    match = smaug(
        step="draw",
        pieces={"blue": [2, 3]},
        decks={"beorn": ["dwarf_dori", "dwarf_nori"]},
        discards=["dwarf_fili", "legolas"],
    )
    draw(match, "dwarf_dori")
    assert told(match, "draw.shuffled") == []
    draw(match, "dwarf_nori")
    assert asked(match) == (1, "march.card")
    assert match.view(0)["decks"]["beorn"] == 2
    assert truth(match)["discards"] == []
    keys = [event.key for _, event in match.events(0)]
    assert keys.index("draw.shuffled") > keys.index("draw.card"), "the last card is drawn first"


def test_84_a_smaug_card_that_empties_beorns_house_begins_the_new_discards() -> None:
    match = smaug(
        step="draw",
        pieces={"blue": [2, 3]},
        decks={"beorn": ["smaug_b2"]},
        discards=["dwarf_fili", "legolas"],
    )
    draw(match, "smaug_b2")
    assert truth(match)["discards"] == ["smaug_b2"]
    assert match.view(0)["decks"]["beorn"] == 2
    assert kind(match) == "draw.card"


@pytest.mark.parametrize(
    ("spaces", "empty", "asked_for"),
    [
        ([45, 2], ["treasury"], set()),
        ([45, 25], ["treasury", "esgaroth"], set()),
        ([45, 25], ["treasury"], {"beorn", "esgaroth"}),
        ([45, 2], [], {"beorn", "treasury"}),
    ],
)
def test_46_the_order_is_asked_only_of_two_decks(
    spaces: list[int], empty: list[str], asked_for: set[str]
) -> None:
    """An empty refuge gives from Beorn's House (43), so both cards may come from there."""
    match = smaug(step="draw", pieces={"blue": spaces}, key_open=True, decks={name: [] for name in empty})
    assert offered(match, "deck") == asked_for
    if "esgaroth" in asked_for:
        assert why(match, "deck:treasury") == "refuge_empty"
