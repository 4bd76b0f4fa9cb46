"""Drawing after a card that an Event result has played: the Palantír of Orthanc, Gandalf the Grey as Guide.

The draw comes when the card is done, a battle that it opens included (ruling 46).
"""

from __future__ import annotations

from typing import Any

import pytest

import westmarch

from .kit import answer, asked, kind, no_cards, roll, round_, told, truth, war

URUK_HAI = "card:the_fighting_uruk_hai"
STORMCROW = "card:stormcrow"
HELP = "card:help_unlooked_for"
ORTHANC: dict[str, Any] = {
    "table": {"shadow": ["the_palantir_of_orthanc"]},
    "characters": {"saruman": "orthanc"},
    "at_war": "isengard",
}


def uruk_hai(**position: Any) -> Any:
    """The Shadow plays The Fighting Uruk-hai with an Event result: the assault on Helm's Deep begins."""
    match = war(
        to_act="shadow",
        shadow="event",
        free="army",
        hands={"shadow": ["the_fighting_uruk_hai"]},
        armies={"helms_deep": "rohan 1r | isengard 5r"},
        **{**ORTHANC, **position},
    )
    answer(match, URUK_HAI, "all")
    return match


def help_unlooked_for(die: str = "event", **position: Any) -> Any:
    """The Free Peoples play Help Unlooked For: an attack on the besiegers of Minas Tirith."""
    match = war(
        free=die,
        shadow="army",
        hands={"free": ["help_unlooked_for"]},
        at_war="rohan",
        armies={"minas_tirith": "gondor 1r | sauron 1r", "druadan_forest": "rohan 2r"},
        **position,
    )
    answer(match, HELP, "all")
    return match


def test_the_palantir_of_orthanc_draws_after_the_battle_that_a_card_opens() -> None:
    """Card text: after the card, and the battle is its effect."""
    match = uruk_hai()
    assert asked(match, "shadow", "battle.card"), "the battle comes first"
    assert truth(match)["draw_after"] == "the_fighting_uruk_hai"
    round_(match, (6, 1, 1, 1, 1), (1,))
    assert told(match, "battle.destroyed")
    assert asked(match, "shadow", "card.deck")
    answer(match, "deck:strategy", STORMCROW)
    assert truth(match)["hands"]["shadow"] == ["stormcrow"]
    assert "draw_after" not in truth(match)
    assert asked(match, "free", "action.choose"), "one card, then the other side acts"


def test_the_palantir_of_orthanc_draws_after_all_rounds() -> None:
    """The card gives three rounds; nothing is drawn between them."""
    match = uruk_hai()
    for _ in range(2):
        round_(match, (1,) * 5, (1,))
        answer(match, "continue")
    round_(match, (1,) * 5, (1,))
    assert asked(match, "shadow", "card.deck")


def test_nothing_is_drawn_if_the_palantir_of_orthanc_went_in_the_battle() -> None:
    """p. 22: Saruman falls with his army, so the card is off the table before it could draw."""
    match = war(
        to_act="free",
        shadow="army",
        free="army",
        armies={"orthanc": "isengard 1r", "gap_of_rohan": "rohan 3r"},
        battle={"kind": "field", "attacker": "shadow", "from": "orthanc", "at": "gap_of_rohan"},
        played=["the_fighting_uruk_hai"],
        draw_after="the_fighting_uruk_hai",
        **ORTHANC,
    )
    round_(match, (1,), (6, 1, 1))
    roll(match, 1)  # his Leadership
    assert "saruman" in truth(match)["dead"]
    assert truth(match)["table"]["shadow"] == []
    assert asked(match, "free", "action.choose")
    assert "draw_after" not in truth(match)


@pytest.mark.parametrize("die", ["event", "will_of_the_west"])
def test_gandalf_as_guide_draws_after_the_battle_that_a_card_opens(die: str) -> None:
    """Character card of Gandalf the Grey: of the deck of the card that was played by an Event result."""
    match = help_unlooked_for(die)
    assert asked(match, "free", "battle.card")
    round_(match, (6, 1), (1,))
    assert kind(match) == "battle.advance"
    answer(match, "none")
    assert asked(match, "free", "card.gandalf")
    answer(match, "use", "card:the_last_battle")
    assert truth(match)["hands"]["free"] == ["the_last_battle"]
    assert asked(match, "shadow", "action.choose")


def test_gandalf_draws_nothing_after_another_die() -> None:
    """Character card: only an Event result counts."""
    match = help_unlooked_for("army_muster")
    round_(match, (6, 1), (1,))
    answer(match, "none")
    assert asked(match, "shadow", "action.choose")


def test_the_draw_is_not_forgotten_by_forks_records_and_positions() -> None:
    """The state alone says who still draws, in the middle of the battle too."""
    match = uruk_hai()
    no_cards(match)
    twin = match.fork()
    again = westmarch.scenario("war", uruk_hai().position(), chance="ask")
    no_cards(again)
    replayed = westmarch.replay(match.record())
    for other in (match, twin, again, replayed):
        roll(other, 6, 1, 1, 1, 1)
        roll(other, 1)
        assert asked(other, "shadow", "card.deck")
        assert other.digest() == match.digest()


def test_gandalf_draws_who_became_the_guide_by_the_card() -> None:
    """Ruling 46: who is the Guide is looked at when the card is done."""
    match = war(
        free="event",
        shadow="army",
        hands={"free": ["i_will_go_alone"]},
        decks={"fp_character": ["athelas"]},
        fellowship={"region": "lorien", "companions": ["strider", "gandalf_grey"], "guide": "strider"},
    )
    answer(match, "card:i_will_go_alone", "character:strider", "done", "region:carrock")
    assert asked(match, "free", "card.gandalf")
    answer(match, "use")
    assert truth(match)["hands"]["free"] == ["athelas"]
