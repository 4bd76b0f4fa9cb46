"""Chapter 8 (p. 36-39): the Fellowship, its Guide, declaring, revealing, and Companions who leave."""

from __future__ import annotations

from typing import Any

import pytest

from .kit import (
    answer,
    asked,
    dice,
    fellowship,
    kind,
    nation,
    offered,
    offers,
    options,
    refuses,
    roll,
    separate,
    truth,
    war,
    where,
)

ALL = ["gandalf_grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin"]


def phase(**position: Any) -> Any:
    """The Fellowship phase."""
    return war(**{"phase": "fellowship", **position})


def action(**position: Any) -> Any:
    return war(**{"free": "character", "shadow": "event", **position})


# -- moving and hiding -----------------------------------------------------------------------------


def test_a_move_advances_progress_and_the_die_goes_to_the_hunt_box() -> None:
    """p. 37 'Передвижение Братства': the figure stays, the marker moves."""
    match = action(free="character character")
    answer(match, "action:move_fellowship")
    assert fellowship(match, "progress") == 1
    assert fellowship(match, "region") == "rivendell"
    assert fellowship(match, "hidden") is True
    assert truth(match)["hunt_box"]["free"] == 1
    assert dice(match, "free") == ["character"]


def test_the_die_lies_in_the_hunt_box_only_after_the_hunt() -> None:
    """p. 37: it makes the next Hunt easier, not this one."""
    match = action(hunt_box={"shadow": 1})
    answer(match, "action:move_fellowship")
    assert kind(match) == "hunt.roll"
    roll(match, 5)
    assert asked(match, "shadow", "action.choose"), "a five misses the first time"
    assert truth(match)["hunt_box"]["free"] == 1


def test_a_revealed_fellowship_does_not_move() -> None:
    """p. 38: it must hide first."""
    match = action(fellowship={"hidden": False, "region": "moria", "progress": 0})
    assert refuses(match, "action:move_fellowship")
    answer(match, "action:hide")
    assert fellowship(match, "hidden") is True
    assert truth(match)["hunt_box"]["free"] == 0, "hiding costs no die for the Hunt"


def test_hidden_means_nothing_to_hide() -> None:
    """p. 39 'Сокрытие Братства'."""
    assert refuses(action(), "action:hide")


# -- declaring -------------------------------------------------------------------------------------


def test_declared_within_its_progress() -> None:
    """p. 38: up to as many regions as the marker shows, also none; progress returns to 0, hidden stays."""
    match = phase(fellowship={"region": "rivendell", "progress": 2})
    assert {"rivendell", "fords_of_bruinen", "hollin", "trollshaws"} <= offered(match, "region")
    assert refuses(match, "region:moria"), "three steps away"
    answer(match, "region:hollin")
    assert fellowship(match, "region") == "hollin"
    assert fellowship(match, "progress") == 0
    assert fellowship(match, "hidden") is True


def test_declared_only_once_a_turn() -> None:
    """p. 38: once in each Fellowship phase."""
    match = phase(fellowship={"region": "lorien", "corruption": 5})
    answer(match, "region:lorien")
    assert fellowship(match, "corruption") == 4
    assert kind(match) != "fellowship.phase" or not offered(match, "region")


def test_not_declared_while_revealed() -> None:
    """p. 38: it must be hidden."""
    match = phase(fellowship={"region": "lorien", "hidden": False, "corruption": 3})
    assert not offered(match, "region")


def test_not_across_black_lines() -> None:
    """p. 38: impassable land."""
    match = phase(fellowship={"region": "goblins_gate", "progress": 1})
    assert offered(match, "region") == {"goblins_gate", "high_pass", "old_ford"}


@pytest.mark.parametrize(
    ("goal", "start", "corruption"),
    [
        ("lorien", "dimrill_dale", 2),
        ("edoras", "folde", 2),
        ("folde", "edoras", 3),
        ("hollin", "moria", 3),
        ("moria", "hollin", 3),
        ("far_harad", "near_harad", 3),
    ],
)
def test_healing_in_cities_and_strongholds_of_the_free_peoples(
    goal: str, start: str, corruption: int
) -> None:
    """p. 39 'Понижение влияния Кольца': one point; not in Towns, nor in places of the Shadow."""
    match = phase(fellowship={"region": start, "progress": 1, "corruption": 3})
    answer(match, f"region:{goal}")
    assert fellowship(match, "corruption") == corruption


def test_no_healing_where_the_enemy_rules() -> None:
    """p. 39: not under the enemy's control."""
    match = phase(
        fellowship={"region": "dimrill_dale", "progress": 1, "corruption": 3}, control={"lorien": "shadow"}
    )
    answer(match, "region:lorien")
    assert fellowship(match, "corruption") == 3


def test_healing_in_a_besieged_stronghold() -> None:
    """p. 38, 'Важно': the Fellowship enters and leaves a siege freely; it is unconquered (p. 11)."""
    match = phase(
        armies={"lorien": "elves 1r | sauron 5r"},
        fellowship={"region": "dimrill_dale", "progress": 1, "corruption": 3},
    )
    answer(match, "region:lorien")
    assert fellowship(match, "corruption") == 2
    match = phase(armies={"lorien": "elves 1r | sauron 5r"}, fellowship={"region": "lorien", "progress": 1})
    assert offers(match, "region:parth_celebrant")


def test_healing_never_goes_below_zero() -> None:
    """p. 39."""
    match = phase(fellowship={"region": "dimrill_dale", "progress": 1})
    answer(match, "region:lorien")
    assert fellowship(match, "corruption") == 0


def test_resting_turn_after_turn() -> None:
    """p. 39: whoever stays may be declared there each turn."""
    match = phase(fellowship={"region": "rivendell", "corruption": 2})
    assert offered(match, "region") == {"rivendell"}
    answer(match, "region:rivendell")
    assert fellowship(match, "corruption") == 1


def test_a_declaration_that_changes_nothing_is_not_offered() -> None:
    """p. 38 (ruling): no progress, nothing to heal, nobody to rouse."""
    match = phase(fellowship={"region": "rivendell"})
    assert not offered(match, "region")
    match = phase(fellowship={"region": "edoras"})
    assert offered(match, "region") == {"edoras"}, "Rohan can be roused"


# -- revealing -------------------------------------------------------------------------------------


def revealed(start: str, progress: int, **position: Any) -> Any:
    """The Hunt has drawn a tile 0 with the reveal symbol: the Free Peoples move the figure."""
    match = action(
        **{
            "fellowship": {"region": start, "progress": progress - 1},
            "hunt_box": {"shadow": 1},
            "hunt_pool": ["std_0r_1", "std_0r_2", "std_1_1", "std_2_1"],
            **position,
        }
    )
    answer(match, "action:move_fellowship")
    roll(match, 6)
    while kind(match) == "hunt.reroll":
        roll(match, *[1] * len(match.codes))
    answer(match, "tile:std_0r_1")
    return match


def test_a_reveal_moves_the_figure_within_its_progress() -> None:
    """p. 38: as if declared, but revealed; progress returns to 0."""
    match = revealed("rivendell", 2)
    assert asked(match, "free", "fellowship.reveal")
    answer(match, "region:hollin")
    assert fellowship(match, "region") == "hollin"
    assert fellowship(match, "hidden") is False
    assert fellowship(match, "progress") == 0


def test_a_reveal_never_ends_in_a_free_city_or_stronghold() -> None:
    """p. 38; FAQ: controlled by the Free Peoples; a Town does not hinder."""
    match = revealed("folde", 1)
    assert refuses(match, "region:edoras")
    assert offers(match, "region:folde", "region:westemnet")
    match = revealed("rivendell", 1)
    assert refuses(match, "region:rivendell"), "not even where it stands"
    match = revealed("folde", 1, control={"edoras": "shadow"})
    assert offers(match, "region:edoras")


def test_a_shadow_stronghold_on_the_way_costs_a_tile() -> None:
    """p. 39 'Братство в крепостях Тьмы': into it, out of it or through it; an Eye counts 0 there."""
    match = revealed("hollin", 1, hunt_pool=["std_0r_1", "std_eyer_1"])
    answer(match, "region:moria")
    assert kind(match) == "hunt.tile"
    answer(match, "tile:std_eyer_1")
    assert asked(match, "shadow", "action.choose"), "no damage, so nobody is asked for a casualty"
    assert fellowship(match, "corruption") == 0
    match = revealed("moria", 1)
    answer(match, "region:hollin")
    assert kind(match) == "hunt.tile", "out of it"
    match = revealed("hollin", 2)
    answer(match, "region:dimrill_dale")
    assert kind(match) == "hunt.tile", "through it: there is no other way in two steps"


def test_one_tile_for_each_stronghold() -> None:
    """p. 39: for every Stronghold passed."""
    match = revealed("moria", 1, fellowship={"region": "moria", "progress": 0})
    answer(match, "region:moria")
    assert kind(match) == "hunt.tile", "it stays in the Stronghold"
    answer(match, "tile:std_1_1", "none")
    assert asked(match, "shadow", "action.choose"), "only one"


def test_no_tile_for_a_stronghold_the_shadow_has_lost() -> None:
    """p. 39: still controlled by the Shadow."""
    match = revealed("hollin", 1, control={"moria": "free"})
    answer(match, "region:moria")
    assert asked(match, "shadow", "action.choose")


def test_declaring_in_a_shadow_stronghold_costs_no_tile() -> None:
    """p. 39: only when the Shadow reveals it."""
    match = phase(fellowship={"region": "hollin", "progress": 1})
    answer(match, "region:moria")
    assert kind(match) != "hunt.tile"
    assert fellowship(match, "region") == "moria"


# -- the Guide -------------------------------------------------------------------------------------


def test_the_guide_may_be_changed_among_the_highest_level() -> None:
    """p. 37: at the end of the Fellowship phase, only among those of the highest level."""
    match = phase()
    assert offered(match, "character") == {"strider"}
    answer(match, "character:strider")
    assert fellowship(match, "guide") == "strider"
    assert asked(match, "shadow", "hunt.allocate"), "the phase is over"


def test_the_guide_changes_after_a_declaration() -> None:
    """p. 18, 37: declare first, then the Guide."""
    match = phase(fellowship={"region": "rivendell", "progress": 1})
    answer(match, "region:fords_of_bruinen")
    assert options(match) == ["done", "character:strider"]


def test_when_the_guide_leaves_the_next_highest_follows() -> None:
    """p. 37, 39: the player chooses among equals."""
    match = action(fellowship={"companions": ["strider", "boromir", "legolas", "meriadoc"]})
    separate(match, "strider")
    answer(match, "region:rivendell")
    assert asked(match, "free", "fellowship.guide")
    assert offered(match, "character") == {"boromir", "legolas"}
    answer(match, "character:legolas")
    assert fellowship(match, "guide") == "legolas"


def test_any_change_of_the_company_allows_a_new_guide() -> None:
    """p. 37: each time its members change."""
    match = action()
    separate(match, "peregrin")
    answer(match, "region:rivendell")
    assert offered(match, "character") == {"gandalf_grey", "strider"}
    answer(match, "character:strider")
    assert fellowship(match, "guide") == "strider"


def test_gollum_guides_when_all_have_left() -> None:
    """p. 37 'Голлум в качестве проводника'."""
    match = action(fellowship={"companions": ["peregrin"]})
    separate(match)
    answer(match, "region:rivendell")
    assert fellowship(match, "guide") == "gollum"
    assert fellowship(match, "companions") == []


# -- Companions leave ------------------------------------------------------------------------------


def test_one_companion_leaves_within_progress_and_level() -> None:
    """p. 39: progress plus level."""
    match = action(fellowship={"region": "rivendell", "progress": 1})
    separate(match, "peregrin")
    near = offered(match, "region")
    assert {"rivendell", "hollin", "bree"} & near == {"rivendell", "hollin"}
    answer(match, "region:hollin", "character:gandalf_grey")
    assert where(match, "peregrin") == "hollin"
    assert "peregrin" not in fellowship(match, "companions")
    assert dice(match, "free") == []
    assert truth(match)["hunt_box"]["free"] == 0


def test_a_group_leaves_together_as_far_as_its_best() -> None:
    """p. 39: to one region that the highest level reaches."""
    match = action(fellowship={"region": "rivendell", "progress": 0})
    separate(match, "boromir", "peregrin")
    assert offers(match, "region:hollin")
    answer(match, "region:hollin", "character:gandalf_grey")
    assert where(match, "boromir") == where(match, "peregrin") == "hollin"


def test_leavers_stop_at_shadow_strongholds_and_sieges() -> None:
    """p. 24, 39: the rules of Companions' movement hold."""
    match = action(fellowship={"region": "hollin", "progress": 0}, armies={"lorien": "elves 1r | sauron 5r"})
    separate(match, "strider")
    assert offers(match, "region:moria")
    assert refuses(match, "region:dimrill_dale", "region:lorien")


def test_leavers_in_a_besieged_stronghold_are_shut_in() -> None:
    """p. 39: they find themselves inside and cannot leave."""
    match = action(fellowship={"region": "lorien", "progress": 4}, armies={"lorien": "elves 1r | sauron 5r"})
    separate(match, "strider")
    assert where(match, "strider") == "lorien"


def test_leaving_a_shadow_stronghold_is_possible() -> None:
    """p. 39: they start there."""
    match = action(fellowship={"region": "moria", "progress": 0})
    separate(match, "peregrin")
    assert offered(match, "region") == {"moria", "hollin", "dimrill_dale", "north_dunland"}


def test_nobody_comes_back() -> None:
    """p. 39: whoever left does not join again."""
    match = action(characters={"strider": "rivendell"}, fellowship={"companions": ["peregrin"]})
    answer(match, "action:move_companions", "character:strider")
    assert refuses(match, "character:peregrin")
    assert fellowship(match, "companions") == ["peregrin"]


def test_each_group_is_one_action() -> None:
    """p. 20, 39: one Companion or one group for a die."""
    match = action(free="character character")
    separate(match, "peregrin")
    answer(match, "region:rivendell", "character:gandalf_grey")
    assert asked(match, "shadow", "action.choose")


def test_companions_in_the_fellowship_do_nothing_else() -> None:
    """p. 39: only the Guide's ability counts; Gimli at Erebor's door moves no nation."""
    match = action(free="event", fellowship={"region": "erebor"})
    assert not offered(match, "nation")
    assert nation(match, "dwarves") == (1, False)
    assert set(fellowship(match, "companions")) == set(ALL)
