"""States declared once: slots, first values and copies come from the lines of the class."""

from __future__ import annotations

import pytest

from westmarch.core.events import Event
from westmarch.core.state import Copied, heard, own, own_each, part, state


@state
class Pocket(Copied):
    things: list[str] = own(factory=lambda: ["ring"])


@state
class Hobbit(Copied):
    name: str
    steps: list[int] = own()
    packs: tuple[list[int], list[int]] = own_each(factory=lambda: ([1], [2]))
    pocket: Pocket | None = part(default=None)
    age: int = 50
    log: list[Event] | None = heard(default=None)


def test_a_copy_has_its_own_of_all_that_changes() -> None:
    bilbo = Hobbit("Bilbo", [1, 2], pocket=Pocket(), log=[])
    twin = bilbo.copy()
    twin.steps.append(3)
    twin.packs[1].append(9)
    assert twin.pocket is not None
    twin.pocket.things.append("string")
    twin.age = 111
    assert bilbo.pocket is not None
    assert (bilbo.steps, bilbo.packs, bilbo.pocket.things, bilbo.age) == ([1, 2], ([1], [2]), ["ring"], 50)
    assert twin.name == "Bilbo"
    assert twin.log is None, "nobody listens to a copy"


def test_states_are_the_same_as_long_as_nothing_in_them_differs() -> None:
    bilbo = Hobbit("Bilbo", [1, 2], pocket=Pocket(), log=[])
    assert bilbo.same(bilbo.copy())
    for change in ("steps", "packs", "pocket", "age", "no pocket"):
        twin = bilbo.copy()
        assert twin.pocket is not None
        if change == "steps":
            twin.steps.append(3)
        elif change == "packs":
            twin.packs[1].append(9)
        elif change == "pocket":
            twin.pocket.things.append("string")
        elif change == "age":
            twin.age = 111
        else:
            twin.pocket = None
        assert not bilbo.same(twin), change
        assert not twin.same(bilbo), change


def test_first_values_are_not_shared() -> None:
    assert Hobbit("Merry", []).packs[0] is not Hobbit("Pippin", []).packs[0]
    assert Hobbit("Merry", []).copy().pocket is None


def test_what_is_not_declared_cannot_be_set() -> None:
    with pytest.raises(AttributeError):
        Hobbit("Sam", []).ring = True  # type: ignore[attr-defined]


def test_a_class_that_forgot_the_decorator() -> None:
    class Orc(Copied):
        pass

    with pytest.raises(NotImplementedError, match="@state"):
        Orc().copy()
    with pytest.raises(NotImplementedError, match="@state"):
        Orc().same(Orc())
