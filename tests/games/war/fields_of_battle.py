"""Battles that tests of several subjects begin with."""

from __future__ import annotations

from typing import Any

from .kit import answer, war

WAR = "gondor rohan elves north sauron isengard southrons_easterlings"


def free_attack(ours: str, theirs: str, **position: Any) -> Any:
    """Gondor attacks from North Ithilien into South Ithilien: open land, no settlement."""
    match = war(
        **{
            "free": "army_muster",
            "shadow": "event",
            "at_war": WAR,
            "armies": {"north_ithilien": ours, "south_ithilien": theirs},
            **position,
        }
    )
    answer(match, "region:north_ithilien", "region:south_ithilien")
    return match


def shadow_attack(theirs: str, ours: str, **position: Any) -> Any:
    """The Shadow attacks from South Ithilien into North Ithilien."""
    match = war(
        **{
            "free": "event",
            "shadow": "army",
            "to_act": "shadow",
            "at_war": WAR,
            "armies": {"north_ithilien": ours, "south_ithilien": theirs},
            **position,
        }
    )
    answer(match, "region:south_ithilien", "region:north_ithilien")
    return match
