"""Why something is refused: every key that has a text, and the making of one.

A predicate of the rules (`may_enter`, `may_play`) gives None or one of these; options are what gives None.
"""

# ruff: noqa: SIM905 - long lists of names read better as words than as quoted items
from __future__ import annotations

from functools import cache

from westmarch.core.rules import Reason

KEYS = tuple(
    """
    allys_army allys_nation allys_character allys_card ally_commands loses_command
    nation_acted army_acted card_nation_acted not_your_token token_spent token_this_turn no_nation_to_urge
    no_army enemy_army besieged no_army_die leaderless nowhere_to_go
    not_adjacent here_already enemy_there barred moved_already moving_now not_at_war leader_stays one_figure
    nobody_to_attack cannot_attack_yet stays_out not_of_this_army not_with_army all_named named
    not_in_hand card_no_die card_condition no_combat_card combat_condition stays_on_table no_price not_by_card
    not_your_nation already_at_war passive threatened
    not_your_character only_guide character_gone character_here in_fellowship character_not_ready
    not_its_place
    no_settlement settlement_lost besieged_muster nation_not_at_war other_nation elite_whole none_left
    nothing_left leader_alone only_strongholds another_settlement no_muster_die no_will_die
    not_your_side is_revealed is_hidden no_companions in_mordor nobody_to_move no_character_die
    no_cards no_event_die voice_silent voice_idle no_ring ring_used no_such_face more_dice
    no_such_die wrong_die die_named one_kind_of_dice
    on_mordor_track region_known declared nothing_changes too_far own_haven not_at_gates
    not_with_them not_highest is_guide
    not_free in_rearguard not_an_elite not_reducible one_hit
    same_region free_stronghold no_nazgul cannot_walk too_few_dice too_many_dice
    """.split()
)


@cache
def because(key: str, page: int, **args: str | int) -> Reason:
    """A refusal with the page of its rule. The same words are one object: refusing costs next to nothing."""
    return Reason(key, {"page": page, **args})
