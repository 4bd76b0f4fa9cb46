"""The Hunt Pool (p. 40): it is full again the moment its last tile is drawn."""

from __future__ import annotations

import pytest

from westmarch.games.war.ids import TILES

from .kit import answer, asked, fellowship, offered, told, truth, war
from .test_hunt import caught
from .test_mordor import step, track

STANDARD = {tile for tile in TILES if tile.startswith("std_")}
MITHRIL = {"free": ["mithril_coat_and_sting"]}


def test_the_standard_tiles_return_the_moment_the_pool_is_empty() -> None:
    """p. 40: at any moment, not only when the next tile is due; the tile just drawn returns with them."""
    match = caught("std_1_1", hunt_pool=["std_1_1"], removed_tiles=["std_eyer_1"])
    assert set(truth(match)["hunt_pool"]) == STANDARD - {"std_eyer_1"}
    assert truth(match)["drawn_tiles"] == []
    assert told(match, "hunt.refill") == [{}]
    assert asked(match, "free", "hunt.casualty")


def test_a_pool_with_a_tile_left_is_not_filled() -> None:
    """p. 40: all tiles must be gone."""
    match = caught("std_1_1", hunt_pool=["std_1_1", "std_3_1"])
    assert truth(match)["hunt_pool"] == ["std_3_1"]
    assert told(match, "hunt.refill") == []


def test_a_special_tile_that_comes_later_lies_among_the_standard_ones() -> None:
    """p. 40, 43: on the Mordor Track the pool has been filled before the card is played."""
    match = track(
        hunt_pool=["elven_cloaks"],
        shadow="event event",
        free="character character",
        hands={"shadow": ["shelobs_lair"]},
    )
    step(match, "elven_cloaks")
    assert set(truth(match)["hunt_pool"]) == STANDARD
    answer(match, "card:shelobs_lair")
    assert asked(match, "free", "action.choose")
    answer(match, "action:move_fellowship")
    assert offered(match, "tile") == STANDARD | {"shelobs_lair"}


def test_the_tile_that_empties_the_pool_is_not_part_of_the_refill_under_the_mithril_coat() -> None:
    """p. 40; card of Mithril Coat and Sting: the first tile goes back only after the second."""
    match = caught("std_3_1", hunt_pool=["std_3_1"], table=MITHRIL)
    assert asked(match, "free", "hunt.mithril")
    answer(match, "use")
    assert offered(match, "tile") == STANDARD - {"std_3_1"}
    answer(match, "tile:std_1_1", "none")
    assert set(truth(match)["hunt_pool"]) == STANDARD - {"std_1_1"}
    assert truth(match)["drawn_tiles"] == ["std_1_1"]
    assert truth(match)["removed_tiles"] == []


def test_the_second_tile_under_the_mithril_coat_may_empty_the_pool() -> None:
    """p. 40: the first is in nobody's pool then, so the standard tiles return, and it goes back to them."""
    match = caught("std_3_1", hunt_pool=["std_3_1", "std_1_1"], table=MITHRIL)
    answer(match, "use", "tile:std_1_1")
    assert told(match, "hunt.refill") == [{}]
    assert asked(match, "free", "hunt.casualty")
    answer(match, "none")
    assert set(truth(match)["hunt_pool"]) == STANDARD
    assert truth(match)["drawn_tiles"] == truth(match)["removed_tiles"] == []
    assert fellowship(match, "corruption") == 1


def test_the_mithril_coat_gives_a_special_tile_back_to_a_pool_that_ran_out() -> None:
    """p. 40: the refill brings no special tile, the card does."""
    match = track(hunt_pool=["shelobs_lair"], table=MITHRIL)
    step(match, "shelobs_lair")
    answer(match, "use")
    assert offered(match, "tile") == STANDARD
    answer(match, "tile:std_0r_1")
    assert set(truth(match)["hunt_pool"]) == STANDARD - {"std_0r_1"} | {"shelobs_lair"}
    assert asked(match, "shadow", "action.choose")


def test_the_first_tile_under_the_mithril_coat_stays_out_until_the_second_is_carried_out() -> None:
    """Card of Mithril Coat and Sting: what the second leads to cannot draw the first again (p. 39-41)."""
    match = caught("std_3_1", fellowship={"region": "hollin", "companions": ["strider"]}, table=MITHRIL)
    answer(match, "use", "tile:std_2r_1", "none", "region:moria")
    assert offered(match, "tile") == STANDARD - {"std_3_1", "std_2r_1"}, "a tile for the Stronghold"
    answer(match, "tile:std_1_1", "none")
    assert asked(match, "shadow", "action.choose")
    assert set(truth(match)["hunt_pool"]) == STANDARD - {"std_2r_1", "std_1_1"}
    assert truth(match)["removed_tiles"] == []


def test_the_mithril_coat_answers_the_tile_of_the_balrog_alike() -> None:
    """The first tile stays out until the second is carried out, whoever has it drawn."""
    match = war(
        phase="fellowship",
        fellowship={"region": "hollin", "companions": ["strider"], "progress": 1},
        table={**MITHRIL, "shadow": ["balrog_of_moria"]},
    )
    answer(match, "region:moria", "use", "tile:std_3_1", "use", "tile:std_2r_1", "none")
    assert offered(match, "tile") == STANDARD - {"std_3_1", "std_2r_1"}, "Moria is a Stronghold, too"
    answer(match, "tile:std_1_1", "none")
    assert set(truth(match)["hunt_pool"]) == STANDARD - {"std_2r_1", "std_1_1"}


@pytest.mark.parametrize("second", ["std_eyer_1", "std_1_1"])
def test_the_first_tile_goes_back_also_where_a_card_reads_the_second_or_does_not(second: str) -> None:
    """Isildur's Bane: an Eye is put aside unread, and the hunt is over."""
    match = war(
        free="event",
        shadow="character",
        to_act="shadow",
        fellowship={"region": "hollin", "companions": ["strider"], "progress": 1},
        hands={"shadow": ["isildurs_bane"]},
        table=MITHRIL,
    )
    answer(match, "card:isildurs_bane", "tile:std_3_1", "use", f"tile:{second}")
    assert asked(match, "free", "action.choose")
    assert set(truth(match)["hunt_pool"]) == STANDARD - {second}


def test_a_position_with_an_empty_pool_has_a_full_one() -> None:
    """p. 40: there is no such moment; special tiles and those removed for good stay out."""
    match = war(
        phase="fellowship",
        fellowship={"region": "morannon"},
        hunt_pool=[],
        removed_tiles=["std_eyer_3"],
        drawn_tiles=["elven_cloaks"],
        specials_in_play=["shelobs_lair"],
    )
    assert set(truth(match)["hunt_pool"]) == STANDARD - {"std_eyer_3"}
    assert truth(match)["drawn_tiles"] == ["elven_cloaks"]
