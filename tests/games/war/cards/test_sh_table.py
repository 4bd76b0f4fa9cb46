"""Shadow Character cards that lie on the table: worn, watched, lied to, and a Balrog."""

from __future__ import annotations

from typing import Any

import pytest

from westmarch import Match

from .. import kit
from ..kit import answer, asked, fellowship, held_by, kind, nation, refuses, truth, war
from .shadow import code, done, play, playable, wanderers

# -- cards on the table -------------------------------------------------------------------------------

WORN = {"shadow": ["worn_with_sorrow_and_toil"]}


@pytest.mark.parametrize("card", ["worn_with_sorrow_and_toil", "flocks_of_crebain", "balrog_of_moria"])
def test_it_stays_on_the_table(card: str) -> None:
    match = play(card)
    assert done(match)
    assert truth(match)["table"]["shadow"] == [card]


def hunted(*answers: str, **position: Any) -> Match[Any]:
    """The Fellowship moves and the one die of the Hunt succeeds."""
    position.setdefault("fellowship", wanderers("strider", "gimli"))
    match = war(free="character", shadow="army", hunt_box={"shadow": 1}, **position)
    answer(match, "action:move_fellowship", *answers)
    return match


def test_worn_with_sorrow_and_toil_takes_a_card_from_the_table_or_the_hand() -> None:
    """C16: the Shadow chooses; from the hand at random, and only a Character card."""
    position: dict[str, Any] = {
        "table": {**WORN, "free": ["axe_and_bow", "the_power_of_tom_bombadil"]},
        "hands": {"free": ["athelas", "bilbos_song", "the_red_arrow"]},
    }
    match = hunted("pips:6", "tile:std_3_1", "none", "guide", **position)
    assert asked(match, "shadow", "hunt.worn")
    assert kit.options(match) == ["none", code("axe_and_bow"), "hand"]
    answer(match, "hand")
    assert kit.options(match) == [code("athelas"), code("bilbos_song")]
    answer(match, code("athelas"))
    assert truth(match)["hands"]["free"] == ["bilbos_song", "the_red_arrow"]
    assert truth(match)["table"]["shadow"] == ["worn_with_sorrow_and_toil"], "it stays"


def test_worn_with_sorrow_and_toil_needs_a_casualty() -> None:
    match = hunted("pips:6", "tile:std_3_1", "none", table=WORN, hands={"free": ["athelas"]})
    assert kind(match) == "action.choose"


def test_worn_with_sorrow_and_toil_has_nothing_to_take() -> None:
    match = hunted("pips:6", "tile:std_3_1", "guide", table=WORN, hands={"free": ["the_red_arrow"]})
    assert kind(match) == "action.choose"


@pytest.mark.parametrize("card", ["worn_with_sorrow_and_toil", "flocks_of_crebain"])
def test_rest_in_a_haven_ends_it(card: str) -> None:
    """Declared in an unconquered City or Stronghold, not elsewhere."""
    for to, gone in (("dimrill_dale", False), ("lorien", True)):
        match = war(
            phase="fellowship",
            fellowship={"region": "dimrill_dale", "progress": 1, "companions": ["strider"]},
            table={"shadow": [card]},
        )
        answer(match, f"region:{to}")
        assert (truth(match)["table"]["shadow"] == []) is gone


def test_flocks_of_crebain_help_the_hunt() -> None:
    table = {"shadow": ["flocks_of_crebain"]}
    match = hunted(table=table)
    assert asked(match, "shadow", "hunt.crebain")
    answer(match, "use", "pips:5")
    assert kind(match) == "hunt.tile"
    assert truth(match)["table"]["shadow"] == []
    match = hunted("none", "pips:5", table=table)
    assert kind(match) == "action.choose"
    assert truth(match)["table"]["shadow"] == ["flocks_of_crebain"]


def test_flocks_of_crebain_need_a_hunt() -> None:
    match = war(
        free="character", shadow="army", fellowship=wanderers(), table={"shadow": ["flocks_of_crebain"]}
    )
    answer(match, "action:move_fellowship")
    assert kind(match) == "action.choose"


BALROG = {"shadow": ["balrog_of_moria"]}


def declared(to: str, **company: Any) -> Match[Any]:
    match = war(
        phase="fellowship", fellowship={"companions": ["strider"], "progress": 3, **company}, table=BALROG
    )
    answer(match, f"region:{to}")
    return match


def test_balrog_of_moria_strikes_those_who_declare_beyond_moria() -> None:
    match = declared("dimrill_dale", region="hollin", progress=2)
    assert asked(match, "shadow", "hunt.balrog")
    answer(match, "use", "tile:std_2r_1", "none")
    assert fellowship(match, "corruption") == 2
    assert not fellowship(match, "hidden")
    assert truth(match)["table"]["shadow"] == []


def test_balrog_of_moria_in_a_haven_nobody_is_revealed() -> None:
    match = declared("lorien", region="hollin")
    answer(match, "use", "tile:std_2r_1", "none")
    assert fellowship(match, "hidden")


def test_balrog_of_moria_reveals_those_who_declare_in_a_lost_haven() -> None:
    """p. 41 with the FAQ: the symbol is ignored only in a haven that the Free Peoples control."""
    match = war(
        phase="fellowship",
        fellowship={"region": "hollin", "companions": ["strider"], "progress": 3},
        table=BALROG,
        control={"lorien": "shadow"},
    )
    answer(match, "region:lorien", "use", "tile:std_2r_1", "none")
    assert not fellowship(match, "hidden")


def test_balrog_of_moria_an_eye_is_void_and_he_may_wait() -> None:
    match = declared("lorien", region="hollin")
    answer(match, "use", "tile:std_eyer_1")
    assert fellowship(match, "corruption") == 0
    match = declared("lorien", region="hollin")
    answer(match, "none")
    assert truth(match)["table"]["shadow"] == ["balrog_of_moria"]


def test_balrog_of_moria_sleeps_while_nobody_goes_in_or_out() -> None:
    assert kind(declared("moria", region="moria")) != "hunt.balrog"
    assert kind(declared("hollin", region="moria")) == "hunt.balrog", "out of Moria"
    assert kind(declared("moria", region="hollin")) == "hunt.balrog", "into Moria"
    assert kind(declared("fords_of_bruinen", region="hollin")) != "hunt.balrog"


def test_balrog_of_moria_is_left_alone_by_those_who_have_another_way() -> None:
    """p. 39, ruling 30: over the High Pass or through Moria, both in four steps; the Balrog has a price."""
    match = declared("high_pass", region="dimrill_dale", progress=4)
    assert asked(match, "free", "fellowship.way")
    answer(match, "done")
    assert fellowship(match, "region") == "high_pass"
    assert asked(match, "shadow", "hunt.allocate"), "the Fellowship phase is over, nobody woke him"


def test_balrog_of_moria_three_tiles_for_those_found_in_moria() -> None:
    """p. 41, example: first the tile that reveals, then the Balrog's, then that of the Stronghold."""
    company = wanderers("strider", "gimli", "legolas", progress=1)
    match = hunted("pips:6", "tile:std_0r_1", fellowship=company, table=BALROG)
    answer(match, "region:moria")
    assert asked(match, "shadow", "hunt.balrog")
    answer(match, "use", "tile:std_1_1", "none")
    assert kind(match) == "hunt.tile", "for the Stronghold"
    answer(match, "tile:std_1_2", "none")
    assert fellowship(match, "corruption") == 2


# -- Saruman's tools ----------------------------------------------------------------------------------

SARUMAN: dict[str, Any] = {"characters": {"saruman": "orthanc"}, "at_war": "isengard"}


@pytest.mark.parametrize("card", ["the_palantir_of_orthanc", "wormtongue"])
def test_only_with_saruman(card: str) -> None:
    assert not playable(card)
    assert not playable(card, dead=["saruman"], at_war="isengard")
    match = play(card, **SARUMAN)
    assert done(match), "no draw for its own play (C18)"
    assert truth(match)["table"]["shadow"] == [card]


PALANTIR: dict[str, Any] = {"table": {"shadow": ["the_palantir_of_orthanc"]}, **SARUMAN}


def test_the_palantir_of_orthanc_draws_after_an_event_die() -> None:
    """C18: from either deck."""
    match = play("give_it_to_uss", **PALANTIR)
    assert asked(match, "shadow", "card.deck")
    answer(match, "deck:strategy", code("stormcrow"))
    assert done(match)
    assert truth(match)["hands"]["shadow"] == ["stormcrow"]


def test_the_palantir_of_orthanc_not_after_another_die() -> None:
    assert done(play("give_it_to_uss", die="character", **PALANTIR))


def test_the_palantir_of_orthanc_can_be_forced_away() -> None:
    """With a Will of the West, or with any die and a Ring (G3)."""
    palantir = code("the_palantir_of_orthanc")
    match = war(free="army", shadow="army", **PALANTIR)
    answer(match, palantir)
    assert truth(match)["elven_rings"] == {"free": 2, "shadow": 1}
    match = war(free="will_of_the_west", shadow="army", **PALANTIR)
    answer(match, palantir)
    assert truth(match)["elven_rings"] == {"free": 3, "shadow": 0}
    assert truth(match)["table"]["shadow"] == []
    match = war(free="army", shadow="army", elven_rings={"free": 0}, **PALANTIR)
    assert refuses(match, palantir)


# -- Wormtongue ---------------------------------------------------------------------------------------

WORMTONGUE: dict[str, Any] = {"table": {"shadow": ["wormtongue"]}, "characters": {"saruman": "orthanc"}}


def test_wormtongue_comes_too_late_for_a_rohan_that_is_awake() -> None:
    """C36: nothing forbids it; it lies there without effect, and Rohan goes to war all the same."""
    awake = {"rohan": {"step": 3, "active": True}}
    match = play("wormtongue", politics=awake, characters={"saruman": "orthanc"}, free="muster")
    assert done(match)
    assert truth(match)["table"]["shadow"] == ["wormtongue"]
    assert nation(match, "rohan") == (3, True)
    answer(match, "nation:rohan")
    assert nation(match, "rohan") == ("at_war", True)
    assert truth(match)["table"]["shadow"] == ["wormtongue"], "it was not activated now"


def test_wormtongue_an_army_that_enters_rouses_nobody() -> None:
    """C19: not even one that takes Edoras without a battle."""
    match = war(
        armies={"fangorn": "isengard 1r", "westemnet": "isengard 1r"},
        at_war="isengard",
        to_act="shadow",
        shadow="army",
        free="army",
        **WORMTONGUE,
    )
    answer(match, "region:westemnet", "region:edoras", "done")
    assert held_by(match, "edoras") == "shadow"
    assert nation(match, "rohan") == (2, False), "it moves on, but sleeps"
    assert truth(match)["table"]["shadow"] == ["wormtongue"]


def test_wormtongue_an_attack_on_helms_deep_does() -> None:
    match = war(
        armies={"fords_of_isen": "isengard 5r", "helms_deep": "rohan 1r"},
        at_war="isengard",
        to_act="shadow",
        shadow="army",
        free="army",
        **WORMTONGUE,
    )
    answer(match, "region:fords_of_isen", "region:helms_deep")
    assert nation(match, "rohan") == (2, True)
    assert truth(match)["table"]["shadow"] == []


def test_wormtongue_an_attack_elsewhere_does_not() -> None:
    match = war(
        armies={"fords_of_isen": "isengard 5r", "westemnet": "rohan 1r"},
        at_war="isengard",
        to_act="shadow",
        shadow="army",
        free="army",
        **WORMTONGUE,
    )
    answer(match, "region:fords_of_isen", "region:westemnet")
    assert nation(match, "rohan") == (2, False)


def test_wormtongue_a_companion_rouses_rohan() -> None:
    folk = {"saruman": "orthanc", "gandalf_grey": "folde"}
    position = {**WORMTONGUE, "characters": folk, "at_war": "isengard"}
    match = war(free="character", shadow="army", **position)
    answer(match, "action:move_companions", "character:gandalf_grey", "region:edoras")
    assert nation(match, "rohan") == (1, True)
    assert truth(match)["table"]["shadow"] == []


@pytest.mark.parametrize(("to", "active"), [("edoras", True), ("helms_deep", True)])
def test_wormtongue_the_fellowship_declared_there(to: str, active: bool) -> None:
    company = {"region": "westemnet", "progress": 1, "companions": ["strider"]}
    match = war(phase="fellowship", fellowship=company, at_war="isengard", **WORMTONGUE)
    answer(match, f"region:{to}")
    assert nation(match, "rohan") == (1, active)
