"""Places joined by ways: every walk of every game's board goes through these."""

from __future__ import annotations

from collections import deque
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from westmarch.core.graph import Graph
from westmarch.core.sets import just, members

# 0 - 1 - 2 - 3 - 4 - 5, with a short cut 1 - 4 and 6 apart
ROAD = Graph(7, [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (1, 4)])


def places(*numbers: int) -> int:
    return sum(1 << number for number in numbers)


def test_a_flood_goes_so_many_steps_over_passable_places() -> None:
    assert ROAD.reach(0, 0) == places(0)
    assert ROAD.reach(0, 2) == places(0, 1, 2, 4)
    assert ROAD.reach(0, 9) == places(0, 1, 2, 3, 4, 5)
    assert ROAD.reach(0, 9, passable=places(1, 2, 3)) == places(0, 1, 2, 3)


def test_a_flood_enters_a_stop_but_does_not_leave_it() -> None:
    assert ROAD.reach(0, 9, stops=places(4)) == places(0, 1, 2, 3, 4)
    assert ROAD.reach(4, 1, stops=places(4)) == places(1, 3, 4, 5)  # one may leave where one stands


def test_shortest_ways_have_both_ends_or_are_none() -> None:
    assert ROAD.shortest(0, 5) == [0, 1, 4, 5]
    assert ROAD.shortest(0, 5, passable=places(0, 1, 2, 3, 5)) is None
    assert ROAD.shortest(0, 3, passable=places(1, 2, 3)) == [0, 1, 2, 3]
    assert ROAD.shortest(2, 2) == [2]
    assert ROAD.shortest(0, 6) is None


def test_the_cheapest_way_within_so_many_steps() -> None:
    def toll(place: int) -> int:
        return 5 if place == 4 else 0

    assert ROAD.cheapest(0, toll, 3)[3] == 0  # over 2
    assert ROAD.cheapest(0, toll, 3)[5] == 5
    assert 5 not in ROAD.cheapest(0, toll, 2)


@given(st.lists(st.tuples(st.integers(0, 8), st.integers(0, 8)), max_size=20), st.integers(0, 8))
def test_distances_layers_and_floods_agree(ways: list[tuple[int, int]], start: int) -> None:
    graph = Graph(9, ways)
    seen, queue = {start: 0}, deque([start])
    while queue:
        at = queue.popleft()
        for near in graph.neighbours[at]:
            if near not in seen:
                seen[near] = seen[at] + 1
                queue.append(near)
    assert graph.distances(just(start)) == [seen.get(place, -1) for place in range(9)]
    for steps, layer in enumerate(graph.layers(start, 9)):
        assert members(layer) == tuple(sorted(place for place, far in seen.items() if far <= steps))
        assert layer == graph.reach(start, steps)
    for end in range(9):
        way = graph.shortest(start, end)
        assert (way is None) == (end not in seen)
        if way is not None:
            assert len(way) == seen[end] + 1
            assert all(graph.adjacent[a] >> b & 1 for a, b in pairwise(way))
