"""Chapter 9 (p. 40-42): the Hunt for the Ring."""

from __future__ import annotations

from typing import Any

import pytest

from .kit import (
    answer,
    asked,
    fellowship,
    kind,
    offered,
    offers,
    options,
    refuses,
    roll,
    rolling,
    told,
    truth,
    war,
    where,
    won,
)


def hunt(*, eyes: int = 1, moved: int = 0, **position: Any) -> Any:
    """The Fellowship moves; ``eyes`` Shadow dice and ``moved`` Free dice lie in the Hunt Box."""
    match = war(
        **{
            "free": "character",
            "shadow": "event",
            "hunt_box": {"free": moved, "shadow": eyes},
            "fellowship": {"region": "goblins_gate", "progress": 1},
            **position,
        }
    )
    answer(match, "action:move_fellowship")
    return match


def caught(tile: str, *, pips: tuple[int, ...] = (6,), **position: Any) -> Any:
    """A Hunt that has succeeded and drawn this tile."""
    match = hunt(eyes=len(pips), **position)
    roll(match, *pips)
    answer(match, f"tile:{tile}")
    return match


def company(*people: str, guide: str | None = None) -> dict[str, Any]:
    entry: dict[str, Any] = {"region": "goblins_gate", "progress": 1, "companions": list(people)}
    if guide is not None:
        entry["guide"] = guide
    return {"fellowship": entry}


# -- the Hunt roll ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("eyes", "number"), [(1, 1), (3, 3), (5, 5), (7, 5)])
def test_as_many_dice_as_shadow_dice_in_the_box(eyes: int, number: int) -> None:
    """p. 40 'Бросок Охоты': five at most."""
    assert rolling(hunt(eyes=eyes)) == number


def test_without_dice_nobody_hunts() -> None:
    """p. 40: the Hunt level is 0."""
    match = hunt(eyes=0, moved=2)
    assert asked(match, "shadow", "action.choose")


@pytest.mark.parametrize(
    ("moved", "pips", "success"),
    [(0, 5, False), (0, 6, True), (1, 4, False), (1, 5, True), (2, 4, True), (4, 2, True), (5, 1, False)],
)
def test_every_free_die_in_the_box_adds_one(moved: int, pips: int, success: bool) -> None:
    """p. 41 'Модификаторы броска Охоты': and a one always fails."""
    match = hunt(moved=moved)
    roll(match, pips)
    assert (kind(match) == "hunt.tile") is success


@pytest.mark.parametrize(
    ("region", "army", "number"),
    [
        ("goblins_gate", "", 0),
        ("goblins_gate", "sauron 3r", 1),
        ("goblins_gate", "sauron 2n", 1),
        ("goblins_gate", "sauron 3r 2n", 2),
        ("moria", "", 1),
        ("moria", "sauron 2r", 2),
        ("moria", "sauron 2r 1n", 3),
    ],
)
def test_rerolls_for_stronghold_army_and_nazgul(region: str, army: str, number: int) -> None:
    """p. 41 'Перебросы Охоты': one each, however many there are."""
    match = hunt(
        eyes=5,
        fellowship={"region": region, "progress": 1},
        armies={region: army} if army else {},
    )
    roll(match, 1, 1, 1, 1, 1)
    assert (rolling(match) if kind(match) == "hunt.reroll" else 0) == number


def test_the_witch_king_counts_as_a_nazgul() -> None:
    """p. 24, 41."""
    match = hunt(characters={"witch_king": "goblins_gate"})
    roll(match, 1)
    assert kind(match) == "hunt.reroll"


def test_a_captured_free_stronghold_counts_for_the_hunt() -> None:
    """p. 41: a Stronghold controlled by the Shadow; one lost to the Free Peoples does not."""
    match = hunt(fellowship={"region": "lorien"}, control={"lorien": "shadow"})
    roll(match, 1)
    assert kind(match) == "hunt.reroll"
    match = hunt(fellowship={"region": "moria"}, control={"moria": "free"})
    roll(match, 1)
    assert kind(match) == "action.choose"


def test_the_bonus_counts_for_rerolls_too_and_only_misses_are_rerolled() -> None:
    """p. 41."""
    match = hunt(eyes=2, moved=1, fellowship={"region": "moria"}, armies={"moria": "sauron 1r"})
    roll(match, 5, 4)
    assert rolling(match) == 1, "one miss, though two re-rolls"
    roll(match, 5)
    answer(match, "tile:std_eyer_1", "none")
    assert fellowship(match, "corruption") == 2, "both successes count for the Eye"


def test_the_figure_tells_where_the_fellowship_is() -> None:
    """p. 36, 41: not the marker on the track."""
    match = hunt(fellowship={"region": "hollin", "progress": 1}, armies={"moria": "sauron 5r 1n"})
    roll(match, 1)
    assert kind(match) == "action.choose"


# -- tiles -----------------------------------------------------------------------------------------


def test_one_tile_whatever_the_number_of_successes() -> None:
    """p. 41 'Определение урона Охоты'."""
    match = caught("std_1_1", pips=(6, 6, 6))
    answer(match, "none")
    assert fellowship(match, "corruption") == 1
    assert asked(match, "shadow", "action.choose")


def test_an_eye_is_worth_the_successes() -> None:
    """p. 41."""
    match = caught("std_eyer_1", pips=(6, 6, 1))
    answer(match, "none")
    assert fellowship(match, "corruption") == 2


def test_drawn_tiles_stay_out_of_the_pool() -> None:
    """p. 40 'Запас Охоты'."""
    match = caught("std_1_1")
    answer(match, "none")
    assert "std_1_1" not in truth(match)["hunt_pool"]
    assert truth(match)["drawn_tiles"] == ["std_1_1"]


def test_an_empty_pool_is_filled_with_the_standard_tiles() -> None:
    """p. 40: but not with special tiles nor with those removed for good."""
    match = hunt(hunt_pool=[], removed_tiles=["std_eyer_1"], drawn_tiles=["elven_cloaks"])
    roll(match, 6)
    assert len(offered(match, "tile")) == 15
    assert refuses(match, "tile:std_eyer_1", "tile:elven_cloaks")


def test_a_tile_without_the_symbol_leaves_them_hidden() -> None:
    """p. 42."""
    match = caught("std_2_1")
    answer(match, "none")
    assert fellowship(match, "hidden") is True
    assert fellowship(match, "progress") == 2


def test_a_tile_with_the_symbol_reveals_after_all_else() -> None:
    """p. 41-42: damage first, then the reveal."""
    match = caught("std_1r_1")
    assert kind(match) == "hunt.casualty"
    answer(match, "none")
    assert fellowship(match, "corruption") == 1
    assert asked(match, "free", "fellowship.reveal")


def test_twelve_corruption_ends_the_match_before_the_reveal() -> None:
    """p. 42, 44: at once."""
    match = caught("std_eyer_1", pips=(6, 6), fellowship={"region": "goblins_gate", "corruption": 10})
    answer(match, "none")
    assert won(match) == ("shadow", "victory.corruption")


# -- the effects in their order --------------------------------------------------------------------


def test_table_cards_before_the_guide_before_the_casualty() -> None:
    """p. 42 'Эффекты Охоты', steps 1 and 2."""
    match = caught(
        "std_3_1",
        **company("meriadoc", "peregrin", guide="meriadoc"),
        table={"free": ["mithril_coat_and_sting"]},
    )
    assert asked(match, "free", "hunt.mithril")
    answer(match, "none")
    assert asked(match, "free", "hunt.hobbit")
    answer(match, "none")
    assert asked(match, "free", "hunt.casualty")
    answer(match, "none")
    assert fellowship(match, "corruption") == 3


def test_only_one_table_card_for_a_tile() -> None:
    """p. 42, step 1: one card to cancel or lower the damage."""
    match = caught("std_3_1", table={"free": ["mithril_coat_and_sting", "horn_of_gondor", "axe_and_bow"]})
    answer(match, "use", "tile:std_2_1")
    assert kind(match) == "hunt.casualty", "no Horn, no Axe for this tile any more"
    match = caught("std_3_1", table={"free": ["horn_of_gondor", "axe_and_bow"]})
    assert asked(match, "free", "hunt.shield")
    answer(match, "card:horn_of_gondor")
    assert kind(match) == "hunt.casualty"
    answer(match, "none")
    assert fellowship(match, "corruption") == 2


def test_the_mithril_coat_puts_the_first_tile_back() -> None:
    """p. 42; card text: a second tile counts instead."""
    match = caught("std_3_1", table={"free": ["mithril_coat_and_sting"]})
    answer(match, "use")
    assert "tile:std_3_1" not in options(match), "it goes back only after the second draw"
    answer(match, "tile:std_1_1", "none")
    assert "std_3_1" in truth(match)["hunt_pool"]
    assert fellowship(match, "corruption") == 1


def test_the_wizards_staff_stops_the_draw() -> None:
    """p. 42; card text: before a tile is drawn."""
    match = hunt(table={"free": ["wizards_staff"]})
    roll(match, 6)
    assert asked(match, "free", "hunt.staff")
    answer(match, "use")
    assert asked(match, "shadow", "action.choose")
    assert len(truth(match)["hunt_pool"]) == 16


def test_the_guide_as_casualty() -> None:
    """p. 42 'Потеря': up to his level; the surplus is corruption."""
    match = caught("std_3_1", **company("boromir", "peregrin"))
    answer(match, "guide")
    assert truth(match)["dead"].count("boromir") == 1
    assert asked(match, "free", "hunt.hobbit"), "the new Guide's ability at once"
    answer(match, "none")
    assert fellowship(match, "corruption") == 1


def test_a_random_casualty() -> None:
    """p. 42: drawn by the Shadow among all Companions, the Guide included."""
    match = caught("std_3_1")
    answer(match, "random")
    assert len(offered(match, "character")) == 7
    answer(match, "character:legolas")
    assert "legolas" in truth(match)["dead"]


def test_a_companion_is_never_wounded() -> None:
    """p. 42: he is lost even if the damage is below his level."""
    match = caught("std_1_1")
    answer(match, "guide")
    assert "gandalf_grey" in truth(match)["dead"]
    assert asked(match, "free", "fellowship.guide") or kind(match) == "action.choose"
    assert fellowship(match, "corruption") == 0


def test_one_casualty_at_most() -> None:
    """p. 42: one Companion for each Hunt."""
    match = caught("std_3_1", **company("legolas", "gimli", "boromir"))
    answer(match, "guide")
    while kind(match) == "fellowship.guide":
        answer(match, options(match)[0])
    assert kind(match) != "hunt.casualty"
    assert fellowship(match, "corruption") == 1


def test_no_casualty_without_damage_or_companions() -> None:
    """p. 42: only if damage of one or more is left, and there is somebody to lose."""
    match = caught("std_0r_1")
    assert kind(match) == "fellowship.reveal"
    match = caught("std_3_1", **company())
    assert kind(match) == "hunt.gollum"


def test_hobbits_are_taken_alive() -> None:
    """Character cards of Meriadoc and Peregrin: they return to the map as if separated."""
    match = caught("std_1_1", **company("gimli", "peregrin"))
    answer(match, "random", "character:peregrin")
    assert asked(match, "free", "companions.destination")
    answer(match, "region:goblins_gate")
    assert where(match, "peregrin") == "goblins_gate"
    assert fellowship(match, "corruption") == 0
    assert "peregrin" not in truth(match)["dead"]


def test_a_hobbit_as_guide_leaves_to_lower_the_damage() -> None:
    """Character cards: by one; it is no casualty, so one may still be taken."""
    match = caught("std_3_1", **company("meriadoc", "peregrin", guide="meriadoc"))
    answer(match, "use", "region:goblins_gate")
    assert fellowship(match, "guide") == "peregrin"
    assert asked(match, "free", "hunt.hobbit"), "the new Guide may do the same"
    answer(match, "none")
    assert asked(match, "free", "hunt.casualty")
    answer(match, "guide", "region:goblins_gate")
    assert asked(match, "free", "hunt.gollum"), "and Gollum is the Guide now"
    answer(match, "none")
    assert fellowship(match, "corruption") == 1


def test_gollum_keeps_numbered_tiles_from_revealing() -> None:
    """Card of Gollum: standard numbered tiles; Eyes still reveal."""
    match = caught("std_1r_1", **company())
    assert asked(match, "free", "hunt.gollum")
    answer(match, "none")
    assert fellowship(match, "hidden") is True
    assert fellowship(match, "corruption") == 1
    match = caught("std_eyer_1", **company())
    assert kind(match) == "fellowship.reveal", "the reveal is certain, so there is nothing to sell"
    assert fellowship(match, "corruption") == 1


def test_gollum_may_reveal_them_to_lower_the_damage() -> None:
    """Card of Gollum: by one, if the Hunt does not reveal them."""
    match = caught("std_3_1", **company())
    answer(match, "reveal")
    assert fellowship(match, "corruption") == 2
    assert asked(match, "free", "fellowship.reveal")
    answer(match, "region:old_ford")
    assert fellowship(match, "hidden") is False


# -- several tiles ---------------------------------------------------------------------------------


def test_the_reveal_symbol_of_a_later_tile_does_nothing_more() -> None:
    """p. 41: the tiles follow one another; the Fellowship is revealed already."""
    match = caught("std_0r_1", fellowship={"region": "hollin", "progress": 0})
    answer(match, "region:moria", "tile:std_1r_1")
    answer(match, "none")
    assert asked(match, "shadow", "action.choose")
    assert fellowship(match, "region") == "moria"
    assert fellowship(match, "corruption") == 1


def test_crebain_add_one_to_the_roll() -> None:
    """Card text of Flocks of Crebain, before the Hunt roll."""
    match = hunt(table={"shadow": ["flocks_of_crebain"]})
    assert asked(match, "shadow", "hunt.crebain")
    answer(match, "use")
    roll(match, 5)
    assert kind(match) == "hunt.tile"


def test_worn_with_sorrow_follows_a_casualty() -> None:
    """Card text, C16: the Shadow chooses hand or table."""
    match = caught(
        "std_3_1",
        table={"shadow": ["worn_with_sorrow_and_toil"]},
        hands={"free": ["athelas", "the_red_arrow"]},
    )
    answer(match, "random", "character:gimli", "character:gandalf_grey")
    assert asked(match, "shadow", "hunt.worn")
    answer(match, "hand")
    assert offered(match, "card") == {"athelas"}
    answer(match, "card:athelas")
    assert "athelas" in truth(match)["played"]


def test_events_name_tile_and_damage() -> None:
    """p. 41: both players see the tile."""
    match = caught("std_2_1")
    assert told(match, "hunt.tile") == [{"tile": "tile:std_2_1"}]
    assert offers(match, "none", "guide", "random")
