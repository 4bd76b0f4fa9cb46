"""What the others may not learn of a hand: neither from how often a side is asked, nor in imagined forks."""

from __future__ import annotations

from typing import Any

import pytest

from westmarch import Match
from westmarch.games.war import ids
from westmarch.games.war.ids import CARDS as CARD_NAMES

from .cards.free_table import code
from .fields_of_battle import free_attack
from .kit import answer, asked, kind, offered, options, told, truth, war

ARMY, CHARACTER = ("shadows_gather", "the_shadow_lengthens"), ("the_lidless_eye", "orc_patrol")


def questions(match: Match[Any], *answers: str) -> list[tuple[int, str]]:
    """Who is asked what until these answers are given: all that the others can see of it."""
    seen = []
    for text in answers:
        assert match.prompt is not None
        seen.append((match.prompt.seat, match.prompt.kind))
        answer(match, text)
    return seen


@pytest.mark.parametrize(("seat", "card"), [(0, "book_of_mazarbul"), (1, "olog_hai")])
def test_only_who_draws_a_card_is_told_which_it_is(seat: int, card: str) -> None:
    """p. 22: the others see from which deck it came."""
    decks = {"fp_strategy": ["book_of_mazarbul"], "sh_strategy": ["olog_hai"]}
    match = war(free="event", shadow="event", to_act=("free", "shadow")[seat], decks=decks)
    answer(match, "action:draw", "deck:strategy")
    assert len(told(match, "card.draws")) == 1
    heard = {eyes: told(match, "card.drawn", eyes) for eyes in (0, 1, None)}
    assert heard == {seat: [{"card": code(card)}], 1 - seat: [], None: []}


@pytest.mark.parametrize("armies", [1, 2])
@pytest.mark.parametrize("characters", [1, 2])
def test_both_cards_of_a_price_are_asked_for_whatever_is_in_hand(armies: int, characters: int) -> None:
    """p. 22: 0, 1 or 2 questions would tell how many Army and Character cards the Shadow holds."""
    hand = [*ARMY[:armies], *CHARACTER[:characters], "monsters_roused"]
    match = war(
        free="event",
        shadow="army",
        to_act="shadow",
        table={"free": ["a_power_too_great"]},
        hands={"shadow": hand},
    )
    answer(match, code("a_power_too_great"))
    assert asked(match, "shadow", "card.price")
    assert set(options(match)) == {code(card) for card in ARMY[:armies]}
    answer(match, code(ARMY[0]))
    assert asked(match, "shadow", "card.price")
    assert set(options(match)) == {code(card) for card in CHARACTER[:characters]}
    answer(match, code(CHARACTER[0]))
    assert asked(match, "free", "action.choose")
    assert truth(match)["hands"]["shadow"] == sorted(
        set(hand) - {ARMY[0], CHARACTER[0]}, key=truth(match)["hands"]["shadow"].index
    )


def test_who_pays_with_cards_has_them_in_every_thought() -> None:
    """The Free Peoples know that the price can be paid as soon as it is asked for."""
    match = war(
        free="event",
        shadow="army muster",
        to_act="shadow",
        table={"free": ["a_power_too_great"]},
        hands={"shadow": [ARMY[0], CHARACTER[0], "monsters_roused", "pits_of_mordor"]},
    )
    for text in (code("a_power_too_great"), "die:army", code(ARMY[0]), code(CHARACTER[0])):
        answer(match, text)
        for seed in range(30):
            twin = match.imagine(0, seed)
            twin.game.invariants(twin.state)
            while twin.prompt is not None and twin.prompt.seat == 1 and kind(twin) != "action.choose":
                answer(twin, options(twin)[0])
    assert asked(match, "free", "action.choose")


@pytest.mark.parametrize("card", ["a_power_too_great", "the_power_of_tom_bombadil"])
@pytest.mark.parametrize("hand", [[], ["the_lidless_eye"], ["pits_of_mordor"]], ids=["none", "other", "one"])
def test_a_card_that_is_played_costs_the_shadow_nothing(card: str, hand: list[str]) -> None:
    """While the Free Peoples choose the die for it, the Shadow need not hold what forces it off the table."""
    match = war(free="army_muster event", shadow="army", hands={"free": [card], "shadow": hand})
    answer(match, code(card))
    assert asked(match, "free", "action.die")
    thoughts = [match.imagine(0, seed) for seed in range(40)]
    held = [truth(twin)["hands"]["shadow"] for twin in thoughts]
    assert {len(cards) for cards in held} == {len(hand)}
    if hand == ["pits_of_mordor"]:
        faces = {match.setup.board.card_face[CARD_NAMES.index(name)] for (name,) in held}
        assert faces == {ids.ARMY, ids.MUSTER}, "any Strategy card will do"


@pytest.mark.parametrize("hand", [[], ["the_lidless_eye"], ["stormcrow"]], ids=["empty", "useless", "useful"])
def test_both_sides_are_asked_for_a_combat_card_whatever_they_hold(hand: list[str]) -> None:
    """p. 29; Words of Power needs a Nazgûl, so The Lidless Eye is of no use here."""
    match = free_attack("gondor 2r", "sauron 2r", hands={"shadow": hand})
    assert questions(match, "none", "none") == [(0, "battle.card"), (1, "battle.card")]
    assert kind(match) == "battle.roll"


# -- a card that was named but not paid for ----------------------------------------------------------

CARDS = ["athelas", "book_of_mazarbul", "wisdom_of_elrond", "swords_in_eriador"]


def named(card: str = "athelas") -> Match[Any]:
    """The Free Peoples have named a card; two kinds of dice would play it."""
    match = war(
        free="character event",
        shadow="event event",
        hands={"free": CARDS, "shadow": ["the_lidless_eye"]},
        decks={"fp_character": ["elven_cloaks", "elven_rope"], "fp_strategy": ["fear_fire_foes"]},
    )
    answer(match, code(card))
    assert asked(match, "free", "action.die")
    return match


@pytest.mark.parametrize("seat", [0, 1])
def test_a_named_card_is_in_one_place_in_every_thought(seat: int) -> None:
    """It waits for its die: it must not be dealt into the deck and be played from there."""
    for seed in range(40):
        twin = named().imagine(seat, seed)
        match = twin.fork()
        match.game.invariants(match.state)
        answer(match, "die:event")
        match.game.invariants(match.state)
        plays = [event.args["card"] for _, event in match.events() if event.key == "card.plays"]
        assert len(plays) == 1
        assert len(truth(match)["hands"]["free"]) == len(CARDS) - 1


def test_the_owner_knows_which_card_was_named_and_the_enemy_does_not() -> None:
    """Another card of either deck that both dice would play may have been named just as well."""
    played: dict[int, set[str]] = {0: set(), 1: set()}
    for seat in (0, 1):
        for seed in range(60):
            twin = named().imagine(seat, seed)
            assert offered(twin, "die") == {"character", "event"}
            answer(twin, "die:event")
            played[seat] |= {event.args["card"] for _, event in twin.events() if event.key == "card.plays"}
    assert played[0] == {code("athelas")}
    assert {code("athelas"), code("elven_cloaks")} <= played[1]
    assert code("book_of_mazarbul") not in played[1], "one die only would play it"


def test_a_named_card_is_not_shown_before_it_is_paid_for() -> None:
    match = named()
    seen = [match.view(1), match.view(None), [event.as_data() for _, event in match.events(1)]]
    assert "athelas" not in str(seen)
    assert code("athelas").split(":")[1] not in str(seen)
    assert match.view(1)["hand"][0] == {"count": len(CARDS)}


def test_the_enemy_imagines_no_price_for_a_card_that_waits_for_its_die() -> None:
    """It may be A Power too Great, which costs cards only where it is forced off the table."""
    match = war(free="event army_muster", shadow="army", hands={"free": ["a_power_too_great"]})
    match.play("card:a_power_too_great")
    named = set()
    for number in range(80):
        world = match.imagine(1, number)
        match.game.invariants(world.state)
        named.add(world.state.playing)
    assert match.state.playing in named, "the true card is among those it might be"
