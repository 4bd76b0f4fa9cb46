"""How a battle is likely to go: the mean course of its rounds, without cards."""

from __future__ import annotations

from functools import lru_cache

FIELD_ODDS, CITY_ODDS, SIEGE_ODDS = range(3)
"""In the open; against a City or Fortification; against the walls of a Stronghold."""
FIVE, SIX = 1 / 3, 1 / 6
MOST_ROUNDS = 12


@lru_cache(maxsize=200_000)
def margin(
    units: int, elites: int, lead: int, enemies: int, enemy_elites: int, enemy_lead: int, kind: int
) -> float:
    """From -1 (the attacker is wiped out) to 1 (the defender is, without any loss): who is left with what."""
    if not enemies:
        return 1.0
    if not units:
        return -1.0
    start = life = float(units + elites)
    enemy_start = enemy_life = float(enemies + enemy_elites)
    for round_ in range(MOST_ROUNDS):
        need = SIX if kind == SIEGE_ODDS or (kind == CITY_ODDS and not round_) else FIVE
        dealt = _hits(units, start, life, lead, need)
        taken = _hits(enemies, enemy_start, enemy_life, enemy_lead, FIVE)
        life -= taken
        enemy_life -= dealt
        if life <= 0 or enemy_life <= 0:
            break
    return max(0.0, life) / start - max(0.0, enemy_life) / enemy_start


def _hits(units: int, start: float, life: float, lead: int, chance: float) -> float:
    """Expected hits of one round: dice by the units that are left, re-rolls by leadership."""
    dice = min(5.0, units * min(1.0, 1.25 * life / start))
    missed = dice * (1 - chance)
    return dice * chance + min(missed, lead, 5) * chance


@lru_cache(maxsize=4096)
def hunt_chance(dice: int, bonus: int, again: int) -> float:
    """The chance that a Hunt of so many dice finds the Ring-bearers."""
    dice = min(5, dice)
    hit = min(5, 1 + bonus) / 6
    return 1 - (1 - hit) ** (dice + min(again, dice)) if dice else 0.0
