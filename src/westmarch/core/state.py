"""A state declared once: each line of its class is a slot, its type, its first value, and how a copy gets it.

    @state
    class RiddlesState(Copied):
        points: list[int] = own(factory=lambda: [0, 0])     # every copy has a list of its own
        rounds: int = 0                                     # numbers, tuples and the board are shared

Copying is what search does most, so `state` writes it out as flat assignments.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, fields
from typing import Any, Self, TypeVar, dataclass_transform

C = TypeVar("C", bound="Copied")

HOW = "how a copy gets it"
SAME = "how it is compared"


class Copied:
    """What has a `copy` from `state`."""

    __slots__ = ()

    def copy(self) -> Self:
        raise NotImplementedError("the class lacks the decorator @state")

    def same(self, other: Self) -> bool:
        """Whether another state says the same; who listens does not matter."""
        raise NotImplementedError("the class lacks the decorator @state")


def own(*, factory: Callable[[], Any] | None = None) -> Any:
    """A list or bytearray: every copy has its own. Without a factory the constructor asks for it."""
    if factory is None:
        return field(metadata={HOW: "{0}.copy()"})
    return field(default_factory=factory, metadata={HOW: "{0}.copy()"})


def own_each(*, factory: Callable[[], tuple[Any, ...]]) -> Any:
    """A tuple of lists or bytearrays: every copy has its own of each."""
    parts = ", ".join(f"{{0}}[{place}].copy()" for place in range(len(factory())))
    return field(default_factory=factory, metadata={HOW: f"({parts},)"})


def part(*, default: None = None) -> Any:
    """A state within the state, or None."""
    how = {HOW: "{0} and {0}.copy()", SAME: "({0} is {1} or bool({0} and {1} and {0}.same({1})))"}
    return field(default=default, metadata=how)


def heard(*, default: None = None) -> Any:
    """The log of what happens: nobody listens to a copy."""
    return field(default=default, metadata={HOW: "None", SAME: "True"})


@dataclass_transform(eq_default=False, field_specifiers=(own, own_each, part, heard))
def state(cls: type[C]) -> type[C]:
    """Make slots, constructor, `copy` and `same` from the annotated lines of a class."""
    made = dataclass(slots=True, eq=False, repr=False)(cls)
    slots = fields(made)  # type: ignore[arg-type]
    lines = [
        f"    twin.{one.name} = {one.metadata.get(HOW, '{0}').format(f'self.{one.name}')}" for one in slots
    ]
    alike = [
        one.metadata.get(SAME, "{0} == {1}").format(f"self.{one.name}", f"other.{one.name}") for one in slots
    ]
    # Past the constructor, which costs a third more; a compiled build would call it here, and only here.
    names: dict[str, Any] = {"made": made, "new": object.__new__}
    exec("\n".join(["def copy(self):", "    twin = new(made)", *lines, "    return twin"]), names)
    made.copy = names["copy"]  # type: ignore[method-assign]
    exec(f"def same(self, other):\n    return {' and '.join(alike) or True}", names)
    made.same = names["same"]  # type: ignore[method-assign]
    return made
