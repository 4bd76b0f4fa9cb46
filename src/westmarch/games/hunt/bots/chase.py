"""How a hunter judges a Nazgûl's turn: where to stand, and what each action is worth in points of corruption.

Everything rests on the public guess about Frodo and on the seat's own hand; one point is one of corruption.
"""

from __future__ import annotations

from westmarch.core.sets import has, just, members
from westmarch.games.hunt.bots import ground
from westmarch.games.hunt.bots.guess import Guess, guess
from westmarch.games.hunt.ids import SECTION, ZONE
from westmarch.games.hunt.rules import riders, senses
from westmarch.games.hunt.state import AWAY, NIGHT, NOWHERE, HuntState

A_BIT = 0.5
"""What a bit about Frodo's last location is worth."""
A_TRACE = 0.12
"""The same of a bit about his way, which may tell more later."""
INFORMATION = 0.5
"""What an information token is worth in Part 1."""
CLOSE = (1.0, 0.8, 0.32, 0.14, 0.08, 0.05, 0.03, 0.02, 0.01, 0.0)
"""How much of a threat a Nazgûl is so many moves away."""
SECOND, THIRD, FOURTH = 0.55, 0.35, 0.2
"""The share that further Nazgûl near the same place add."""
SOON = 0.6
"""How much the next phase counts beside this one when a place to stand is chosen."""
STANDING = 1.1
"""What standing well is worth altogether."""
RING_DIE, SWORD_DIE, SORCERY_DIE = 0.22, 0.5, 0.15
"""What a die is worth if it is kept for a later phase of the day."""


class Chase:
    """One moment, seen by the Ringwraiths."""

    def __init__(self, s: HuntState) -> None:
        self.s = s
        self.guess: Guess = guess(s)
        soon = min(0.95, SOON + 0.1 * (s.phase == NIGHT))
        shares = {place: (1 - soon) * share for place, share in self.guess.last.items()}
        for place, share in self.guess.soon.items():
            shares[place] = shares.get(place, 0.0) + soon * share
        self.targets = sorted(shares.items(), key=lambda item: -item[1])[:24]
        self._rides = ground.rides(s.side)

    # -- where to stand ------------------------------------------------------------------------------

    def standing(self, rider: int, place: int) -> float:
        """What it is worth that this Nazgûl stands there, the others where they are."""
        s = self.s
        others = [s.riders[one] for one in range(len(s.riders)) if one != rider and s.riders[one] != NOWHERE]
        if s.here:
            found = next(iter(self.guess.last), NOWHERE)
            if found != NOWHERE and has(ground.near(s.side, found), place):
                return 4.0 + 0.1 * (place == found)
        own = self._rides[place]
        rows = [self._rides[other] for other in others]
        worth = 0.0
        for target, share in self.targets:
            close = CLOSE[own[target]]
            rank = 0
            for row in rows:
                if CLOSE[row[target]] > close:
                    rank += 1
            worth += share * close * (1.0, SECOND, THIRD, FOURTH)[rank]
        return STANDING * worth

    def places(self, rider: int) -> int:
        return ground.reach_of(self.s, rider)

    # -- what actions are worth ----------------------------------------------------------------------

    def later(self) -> float:
        """How much of the day is left for dice: 1 in the morning, 0 with the last Nazgûl of the night."""
        s = self.s
        turns = len(ground.still_to_act(s)) + len(s.riders) * (NIGHT - s.phase)
        return min(1.0, turns / 8)

    def ring_cost(self) -> float:
        return RING_DIE * self.later() / max(1, ground.rings(self.s) - 1)

    def sword_cost(self) -> float:
        return SWORD_DIE * self.later() / max(1, ground.swords(self.s) - 1)

    def taking_part(self, rider: int, place: int) -> float:
        """How many Nazgûl would take part in an encounter there, those that can still come included."""
        s = self.s
        around = ground.near(s.side, place)
        number = 1.0
        waiting = ground.still_to_act(s)
        for other, where in enumerate(s.riders):
            if other == rider or where == NOWHERE:
                continue
            if has(around, where):
                number += 1
            elif other in waiting and self.places(other) & around:
                number += 0.85
        return number + (s.lord != NOWHERE and has(around, s.riders[s.lord]))

    def hunting(self, rider: int, place: int) -> float:
        """Of a hunt at a place; nothing where Frodo cannot be, or is known to be found already."""
        share = self.guess.at(place)
        if share <= 0.0 or self.s.here:
            return 0.0
        harm = ground.harm(self.s, self.taking_part(rider, place))
        return share * harm + self.searching(place)

    def searching(self, place: int) -> float:
        visited, told = self.guess.searching(place)
        worth = 0.0
        if not self.s.here:
            worth = A_BIT * told + A_TRACE * min(1.0, 4 * visited * (1 - visited))
        token = senses.information_at(self.s, place)
        s = self.s
        if token >= 0 and not has(s.found | s.found_not | s.denied, token):
            open_tokens = 12 - (s.found | s.found_not).bit_count()
            hidden = 1.0 if has(s.known, token) else s.information.bit_count() / max(1, open_tokens)
            worth += INFORMATION * min(1.0, hidden) * (1 - visited)
        return worth

    def free_search(self, rider: int, place: int) -> float:
        """Of the free action there: a search, or a hunt under the Eye."""
        s = self.s
        best = 0.0
        if rider != s.lord and senses.may_search(s, place):
            best = self.searching(place)
        if has(s.side.locations, place) and riders.hunts_free(s, rider):
            best = max(best, self.hunting(rider, place))
        return best

    def perceiving(self, area: int) -> float:
        """Of Perception; Gandalf muddles the answer while he is hidden (p. 32)."""
        if self.s.here:
            return 0.0
        told = self.guess.asking(area & self.s.side.locations)
        muddled = self.s.part == 2 and self.s.gandalf_is != AWAY
        return A_BIT * told * (0.65 if muddled else 1.0)

    def area(self, place: int, code: int) -> int:
        side = self.s.side
        return side.in_zone[ZONE.of(code)] if code in ZONE else side.in_section[SECTION.of(code)]

    def prospect(self, rider: int, place: int) -> float:
        """The best that can be done there after riding there, without cards."""
        s = self.s
        best = self.free_search(rider, place)
        if has(s.side.locations, place) and ground.swords(s):
            best = max(best, self.hunting(rider, place) - self.sword_cost())
        if riders.payers(s, riders.TO_PERCEIVE):
            for code in riders.perceptible(s, place):
                best = max(best, self.perceiving(self.area(place, code)) - self.ring_cost())
        return best

    def best_step(self, rider: int, reach: int) -> tuple[float, int]:
        """The best place to stand within reach, and what it is worth."""
        return max(
            (self.standing(rider, place), place) for place in members(reach | just(self.s.riders[rider]))
        )
