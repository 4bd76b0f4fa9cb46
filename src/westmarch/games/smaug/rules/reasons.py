"""Why something is refused: every key that has a text, and the making of one.

A predicate of the rules gives None or one of these; options are what gives None.
"""

# ruff: noqa: SIM905 - long lists of names read better as words than as quoted items
from __future__ import annotations

from functools import cache

from westmarch.core.rules import Reason

KEYS = tuple(
    """
    home killed caught edge wall locked gate not_so_far not_yours not_on_space nobody_plays
    march_used nobody_moves
    not_in_hand in_fights_only treasure_later
    gandalf_end gandalf_elsewhere nobody_ahead lone_taken smaug_in_cave
    no_bard nobody_caught not_strong_enough
    too_few_cards nobody_to_trade declined partner_empty not_wished no_key
    not_exact no_strength not_offered strongest_first
    choose_first not_this_card no_refuge refuge_empty key_lies
    """.split()
)


@cache
def because(key: str, **args: str | int) -> Reason:
    """A refusal. The same words are one object: refusing costs next to nothing."""
    return Reason(key, dict(args))
