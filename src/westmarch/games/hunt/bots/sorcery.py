"""What sorcery cards are worth: cast now by a Nazgûl, or kept in hand."""

from __future__ import annotations

from collections.abc import Callable

from westmarch.core.sets import has, members
from westmarch.games.hunt.bots.chase import A_BIT, Chase
from westmarch.games.hunt.bots.guess import bits
from westmarch.games.hunt.cards.sorcery import searchable, section_of, targets
from westmarch.games.hunt.ids import SORCERY_TITLES
from westmarch.games.hunt.state import NOWHERE, HuntState

Worth = Callable[[Chase, int], float]
KEPT = {
    "leader_of_the_nine": 1.2,
    "fear_of_the_undead": 0.9,
    "the_morgul_knife": 0.7,
    "the_black_breath": 0.7,
    "dread_presence": 0.6,
    "sniffing_the_air": 0.5,
    "black_spies_of_the_air": 0.45,
}
ORDINARY = 0.35


def kept(card: int) -> float:
    """In hand: what is missed when it is discarded."""
    return KEPT.get(SORCERY_TITLES[card], ORDINARY)


def cast(chase: Chase, rider: int, card: int) -> float:
    """Cast now, without the die."""
    return CAST[SORCERY_TITLES[card]](chase, rider)


def gathering(chase: Chase, rider: int, steps: int, who: list[int]) -> float:
    """Of steps for these Nazgûl: those who come to the encounter, or just stand better."""
    s = chase.s
    gain = 0.0
    for one in who:
        reach = s.side.steps_from(s.riders[one], steps, s.blocked)
        gain += max(0.0, chase.best_step(one, reach)[0] - chase.standing(one, s.riders[one]))
    return gain


def _leader(chase: Chase, rider: int) -> float:
    s = chase.s
    if s.part == 2 and s.lord == NOWHERE:
        return 1.6
    return 0.6 * gathering(chase, rider, 1, list(range(len(s.riders))))


def _fear(chase: Chase, rider: int) -> float:
    return 1.2


def _special(number: int) -> Worth:
    def worth(chase: Chase, rider: int) -> float:
        s = chase.s
        return 0.8 if has(s.out_of_play, members(s.board.red)[number]) else 0.0

    return worth


def _spies(chase: Chase, rider: int) -> float:
    s = chase.s
    near = searchable(s, s.side.within(s.riders[rider], 3))
    return max((chase.searching(place) for place in members(near)), default=0.0)


def zones_of_bree(s: HuntState) -> list[int]:
    return [
        zone
        for zone in s.side.zones
        if s.side.section[members(s.side.in_zone[zone])[0]] == s.side.bree_section
        and not has(s.mist | s.barred, zone)
    ]


def _ferny(chase: Chase, rider: int) -> float:
    s = chase.s
    return max((chase.perceiving(s.side.in_zone[zone]) for zone in zones_of_bree(s)), default=0.0)


def _sniffing(chase: Chase, rider: int) -> float:
    s = chase.s
    return A_BIT * chase.guess.asking(s.side.within(s.riders[rider], 3)) if not s.here else 0.0


def _hoofs(chase: Chase, rider: int) -> float:
    s = chase.s
    reach = s.side.steps_from(s.riders[rider], 3, s.blocked)
    here = chase.standing(rider, s.riders[rider])
    return max(
        chase.standing(rider, place) - here + chase.free_search(rider, place) for place in members(reach)
    )


def _cry(chase: Chase, rider: int) -> float:
    s = chase.s
    others = [one for one in range(len(s.riders)) if one != rider]
    return max(gathering(chase, rider, 2, [one]) for one in others)


def _dread(chase: Chase, rider: int) -> float:
    s = chase.s
    share = chase.guess.within(s.side.in_zone[s.side.zone[s.riders[rider]]])
    return share + (0.0 if s.here else A_BIT * bits(share))


def _calls(chase: Chase, rider: int) -> float:
    wild = chase.guess.wild
    return wild + (1 - wild) * chase.perceiving(section_of(chase.s, rider)) + 0.2 * bits(wild)


def _hunt_at(chase: Chase, rider: int, places: int) -> float:
    found = members(targets(chase.s, places))
    return max((chase.hunting(rider, place) for place in found), default=0.0)


def _chant(chase: Chase, rider: int) -> float:
    side = chase.s.side
    return _hunt_at(chase, rider, side.dark | side.graph.around(side.dark))


def _ruffians(chase: Chase, rider: int) -> float:
    return _hunt_at(chase, rider, section_of(chase.s, rider) & chase.s.side.allies)


def _silence(chase: Chase, rider: int) -> float:
    return 0.45 if chase.s.hand else 0.0


def _will(chase: Chase, rider: int) -> float:
    return 0.3 * min(2, chase.s.dice_used) * (0.4 + 0.6 * chase.later())


def _malice(chase: Chase, rider: int) -> float:
    return 0.4


CAST: dict[str, Worth] = {
    "leader_of_the_nine": _leader,
    "fear_of_the_undead": _fear,
    "the_morgul_knife": _special(0),
    "the_black_breath": _special(1),
    "black_spies_of_the_air": _spies,
    "bill_fernys_eyes": _ferny,
    "sniffing_the_air": _sniffing,
    "hoofs_in_the_night": _hoofs,
    "the_long_cry": _cry,
    "dread_presence": _dread,
    "the_ring_calls": _calls,
    "the_barrow_wights_chant": _chant,
    "hired_ruffians": _ruffians,
    "shadow_of_fear": _silence,
    "the_will_of_barad_dur": _will,
    "sleepless_malice": _malice,
}
