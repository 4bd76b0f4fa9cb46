"""How the Ring-bearer judges a place for Frodo: what hunters can make of it, who can come, how far Bree is.

Costs are points of corruption to be feared. What hunters can know is their own guess, worked out in public.
"""

from __future__ import annotations

from functools import cached_property

from westmarch.core.sets import has, just, members
from westmarch.games.hunt.belief import DOTS
from westmarch.games.hunt.bots import ground
from westmarch.games.hunt.bots.guess import Shares, guess, shares_of
from westmarch.games.hunt.bots.likely import likely_next, to_go
from westmarch.games.hunt.state import ESCAPED, FREELY, NOWHERE, TRACK_END, HuntState

A_PHASE = 0.3
"""What one more phase on the way costs on average."""
MISSING = 1.7
"""What a move costs that is missing to an exit when the track is at its end."""
CROWD = 0.12
"""Of a Nazgûl close by."""
NEAR = (1.0, 0.9, 0.6, 0.3, 0.15, 0.05, 0.0, 0.0, 0.0, 0.0)
"""How near a Nazgûl is felt that needs so many moves."""
FREE_WILL = 0.3
"""How much Frodo leaves to a whim, so that nobody can work his way out."""
HINT = 0.35
"""How much a die with a Ring helps to find him."""


def whim(s: HuntState, code: int) -> float:
    """Between 0 and 1, the same in the same position; it hangs on what hunters cannot see."""
    secret = (s.start, tuple(s.record), s.hand, s.information, s.journey, s.track, s.deck, code)
    return (hash(secret) >> 7 & 0xFFFF) / 0x10000


class Flight:
    """One moment, seen by the Ring-bearer."""

    def __init__(self, s: HuntState) -> None:
        self.s = s
        self._reach = [ground.reach_of(s, rider) for rider in range(len(s.riders))]
        self._rides = ground.rides(s.side)

    @cached_property
    def shares(self) -> Shares:
        """Where hunters think he is now."""
        return guess(self.s).last

    def after(self, way: int = FREELY) -> Shares:
        """Where they will think he is after an entry of this kind."""
        if self.s.part == 2:
            return guess(self.s).soon
        return shares_of(self.s.side, likely_next(self.s, way))

    # -- danger --------------------------------------------------------------------------------------

    def threat(self, place: int, shares: Shares, eye: bool = False) -> float:
        """The corruption to be feared in this phase with Frodo's last location there."""
        s = self.s
        side = s.side
        around = ground.near(side, place)
        hunters = helpers = 0
        everywhere = 0
        for reach in self._reach:
            hunters += has(reach, place)
            helpers += reach & around != 0
            everywhere |= reach
        if not hunters or has(s.blocked, place):
            return 0.04 * helpers
        hunts = 4 if eye else ground.swords(s) + (0.5 if s.abilities >= 2 else 0)
        tries = min(hunts, sum(1 for reach in self._reach if any(has(reach, p) for p in shares)))
        open_share = sum(share for where, share in shares.items() if has(everywhere, where))
        share = shares.get(place, 0.0)
        found = share / max(open_share, 0.35) * tries * (1 + HINT * ground.rings(s))
        return min(0.95, found) * ground.harm(s, 0.3 + 0.8 * helpers)

    def crowd(self, place: int) -> float:
        """Nazgûl close by, in later phases too."""
        close = 0.0
        for rider in self.s.riders:
            if rider != NOWHERE:
                close += NEAR[self._rides[rider][place]]
        return CROWD * close

    def exposed(self, place: int) -> float:
        """How close the nearest Nazgûl is: 1 at the place, 0 a few moves away."""
        return max(
            (NEAR[self._rides[rider][place]] for rider in self.s.riders if rider != NOWHERE), default=0.0
        )

    # -- Part 1: what an entry costs -----------------------------------------------------------------

    def ahead(self, place: int, dots: int, track: int) -> float:
        """The way that is left, and what is missing at its end."""
        side = self.s.side
        if has(side.exits, place):
            return -1.0
        left = to_go(side)[place | min(dots, side.farthest) << DOTS]
        missing = max(0, track + left - TRACK_END)
        tight = max(0, track + left - TRACK_END + 1)
        return A_PHASE * left + MISSING * missing + 0.25 * tight + self.crowd(place)

    def entering(self, place: int, dots: int, shares: Shares, eye: bool = False) -> float:
        """What it costs to have Frodo there after one more entry."""
        if has(self.s.side.exits, place):
            return -2.0
        return self.threat(place, shares, eye) + self.ahead(place, dots, self.s.track + 1)

    def staying(self) -> float:
        """What it costs to rest."""
        s = self.s
        return self.threat(s.last, self.shares) + self.ahead(s.last, s.dots, s.track)

    def escaping(self, place: int, dots: int) -> float:
        """After an encounter nobody hunts before Frodo has moved again."""
        shares = self.after(ESCAPED)
        return 1.2 * shares.get(place, 0.0) + self.ahead(place, dots, self.s.track + 1)

    @cached_property
    def danger(self) -> float:
        """The threat where Frodo is, as the turn stands now."""
        return self.threat(self.s.last, self.shares, self.s.eye)

    def best_next(self) -> float:
        """What a further entry would cost at best, Part 1."""
        s = self.s
        shares = self.after()
        costs = [self.entering(s.last, s.dots + 1, shares)]
        costs += [self.entering(place, 0, shares) for place in members(s.side.available_from(s.last, s.dots))]
        return min(costs)

    def further_move(self) -> float:
        """What an extra move is worth."""
        s = self.s
        if s.part == 1:
            now = self.danger + self.ahead(s.last, s.dots, s.track)
            return now - self.best_next()
        card = s.card
        to = card.last[min(s.track + 1, card.end)]
        if s.track + 1 >= card.end:
            return 5.0
        return self.danger - self.threat(to, self.after()) + A_PHASE

    def shield(self, place: int) -> float:
        """What an ally token at a place keeps off: hunts where Frodo is, or where he is thought to be."""
        s = self.s
        if place == s.last:
            return self.danger
        pull = self.shares.get(place, 0.0)
        near = any(has(reach, place) for reach in self._reach)
        way = has(s.side.graph.adjacent[s.last], place)
        return 0.3 * pull * near + 0.1 * way

    def away(self, place: int) -> float:
        """How far a Nazgûl at a place is from Frodo and what lies before him."""
        s = self.s
        rows = self._rides[place]
        far = float(min(4, rows[s.last]))
        if has(ground.near(s.side, s.last), place):
            far -= 1.5
        if s.part == 2:
            return far + 0.5 * min(4, rows[s.card.last[min(s.track + 2, s.card.end)]])
        return far + 0.1 * sum(min(4, rows[p]) for p in members(s.side.connected[s.last] & ~just(s.last))[:4])
