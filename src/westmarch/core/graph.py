"""Places joined by ways, for every game with a board: neighbours, floods that stop, shortest ways.

Places are numbers from 0; a set of places is an int with one bit a place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from westmarch.core.sets import first_ones, just, members

REMEMBERED = 1 << 13
"""Sets of places whose surroundings a board keeps in memory."""


class Graph:
    """Ways that can be gone in both directions."""

    __slots__ = ("_around", "adjacent", "everywhere", "neighbours", "size")

    def __init__(self, size: int, ways: Iterable[tuple[int, int]]) -> None:
        adjacent = [0] * size
        for a, b in ways:
            adjacent[a] |= just(b)
            adjacent[b] |= just(a)
        self.size = size
        self.everywhere = first_ones(size)
        self.adjacent = tuple(adjacent)
        """The set of places next to each place."""
        self.neighbours = tuple(map(members, adjacent))
        self._around: dict[int, int] = {}

    def around(self, places: int) -> int:
        """All places next to any of a set; those of the set itself only if they lie next to another.

        Remembered, since rules ask about the same armies again and again.
        """
        found = self._around.get(places)
        if found is None:
            adjacent = self.adjacent
            found = 0
            for place in members(places):
                found |= adjacent[place]
            if len(self._around) >= REMEMBERED:
                self._around.clear()
            self._around[places] = found
        return found

    def reach(self, start: int, steps: int, passable: int = -1, stops: int = 0) -> int:
        """The places within so many steps of ``start``, itself included.

        Only ``passable`` places are entered, and nobody goes on from one of ``stops``; the start is
        left whatever it is.
        """
        reached = frontier = just(start)
        for _ in range(steps):
            frontier = self.around(frontier) & passable & ~reached
            if not frontier:
                break
            reached |= frontier
            frontier &= ~stops
        return reached

    def layers(self, start: int, steps: int) -> tuple[int, ...]:
        """For each number of steps from 0 on, the places within it."""
        reached = frontier = just(start)
        found = [reached]
        for _ in range(steps):
            frontier = self.around(frontier) & ~reached
            reached |= frontier
            found.append(reached)
        return tuple(found)

    def distances(self, starts: int, passable: int = -1) -> list[int]:
        """Steps to each place from the nearest of a set; -1 where there is no way."""
        found = [-1] * self.size
        frontier, steps, reached = starts, 0, 0
        while frontier:
            for place in members(frontier):
                found[place] = steps
            reached |= frontier
            frontier = self.around(frontier) & passable & ~reached
            steps += 1
        return found

    def shortest(self, start: int, end: int, passable: int = -1) -> list[int] | None:
        """A shortest way with both ends, by the lowest numbers where several are equal; None: no way."""
        far = self.distances(just(end), passable | just(start))
        if far[start] < 0:
            return None
        way = [start]
        while way[-1] != end:
            way.append(next(near for near in self.neighbours[way[-1]] if far[near] == far[way[-1]] - 1))
        return way

    def cheapest(self, start: int, price: Callable[[int], int], steps: int) -> dict[int, int]:
        """The least sum of prices of the places entered on the way to each place within so many steps."""
        best = {start: 0}
        reached = dict(best)
        for _ in range(steps):
            following: dict[int, int] = {}
            for place, cost in best.items():
                for near in self.neighbours[place]:
                    paid = cost + price(near)
                    if paid < reached.get(near, paid + 1):
                        reached[near] = following[near] = paid
            if not following:
                break
            best = following
        return reached
