"""How often: token buckets, each lets a burst through at once and a rate in the long run."""

from __future__ import annotations

import time
from collections import OrderedDict

from westmarch.server.refusal import Refused

MOST = 20_000


class Bucket:
    """Lets ``burst`` through at once and ``rate`` a second in the long run."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = self._left = burst
        self._at = time.monotonic()

    def left(self) -> float:
        """What may be taken now; below nothing where more was spent than there was."""
        at = time.monotonic()
        self._left = min(self._burst, self._left + (at - self._at) * self._rate)
        self._at = at
        return self._left

    def wait(self) -> float:
        """Seconds until something is left again."""
        return max(0.0, -self.left() / self._rate) if self._rate else 0.0

    def take(self) -> bool:
        if self.left() < 1:
            return False
        self._left -= 1
        return True

    def spend(self, amount: float) -> None:
        """Take what was used already, though it may be more than there is."""
        self.left()
        self._left -= amount


class Buckets:
    """Buckets by name; those not used for longest are forgotten, by then they are full again."""

    def __init__(self) -> None:
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str, rate: float, burst: float) -> None:
        if not self.get(name, rate, burst).take():
            raise Refused("too_fast")

    def get(self, name: str, rate: float, burst: float) -> Bucket:
        bucket = self._buckets.get(name)
        if bucket is None:
            bucket = self._buckets[name] = Bucket(rate, burst)
            if len(self._buckets) > MOST:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(name)
        return bucket
