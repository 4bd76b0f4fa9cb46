"""A state declared once: each line of its class gives a slot, its type, first value, form and who sees it.

    @state
    class RiddlesState(Copied):
        hands: list[int] = field(per_seat(SEATS, cards(NAMES)), Sees.OWNER, key="hands")
        rounds: int = field(count(0, ROUNDS), default=0)

The forms are in `core/forms`; `core/declared.py` says what is made of them. Every copy has lists of its own;
numbers, tuples and the board are shared. Copying is what search does most, so `state` writes it out as flat
assignments.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any, ClassVar, Self, TypeVar, dataclass_transform

from westmarch.core.declared import At, Declared, Derived, Visibility
from westmarch.core.forms import Form
from westmarch.core.view import Sees

C = TypeVar("C", bound="Copied")

HOW = "how a copy gets it"
SAME = "how it is compared"
FORM = "its form"
SEES = "who sees it"
KEY = "its key in positions"


class Copied:
    """What has a `copy` from `state`."""

    __slots__ = ()
    declarations: ClassVar[tuple[Declared, ...]] = ()
    """The fields that have a form, slots first."""

    def copy(self) -> Self:
        raise NotImplementedError("the class lacks the decorator @state")

    def same(self, other: Self) -> bool:
        """Whether another state says the same; who listens does not matter."""
        raise NotImplementedError("the class lacks the decorator @state")


def own(*, factory: Callable[[], Any] | None = None) -> Any:
    """A list or bytearray: every copy has its own. Without a factory the constructor asks for it."""
    if factory is None:
        return dataclasses.field(metadata={HOW: "{0}.copy()"})
    return dataclasses.field(default_factory=factory, metadata={HOW: "{0}.copy()"})


def own_each(*, factory: Callable[[], tuple[Any, ...]]) -> Any:
    """A tuple of lists or bytearrays: every copy has its own of each."""
    parts = ", ".join(f"{{0}}[{place}].copy()" for place in range(len(factory())))
    return dataclasses.field(default_factory=factory, metadata={HOW: f"({parts},)"})


def part(*, default: None = None) -> Any:
    """A state within the state, or None."""
    how = {HOW: "{0} and {0}.copy()", SAME: "({0} is {1} or bool({0} and {1} and {0}.same({1})))"}
    return dataclasses.field(default=default, metadata=how)


def heard(*, default: None = None) -> Any:
    """The log of what happens: nobody listens to a copy."""
    return dataclasses.field(default=default, metadata={HOW: "None", SAME: "True"})


def field(
    form: Form,
    sees: Visibility = Sees.ALL,
    *,
    default: Any = dataclasses.MISSING,
    factory: Any = dataclasses.MISSING,
    key: At | str | None = None,
) -> Any:
    """A slot that seats see; ``key`` is its key in positions, where it has one."""
    return _declared(form, sees, default, factory, key)


def kept(
    form: Form,
    *,
    default: Any = dataclasses.MISSING,
    factory: Any = dataclasses.MISSING,
    key: At | str | None = None,
) -> Any:
    """A slot that the rules keep and no seat is shown by itself."""
    return _declared(form, None, default, factory, key)


def _declared(form: Form, sees: Visibility | None, default: Any, factory: Any, key: At | str | None) -> Any:
    whole = At(key) if isinstance(key, str) else key
    how = {FORM: form, SEES: sees, KEY: whole}
    return dataclasses.field(default=default, default_factory=factory, metadata=how)


def _how(slot: dataclasses.Field[Any]) -> str:
    """How a copy gets a slot: lists that are declared with a form are copied, too."""
    is_list = FORM in slot.metadata and str(slot.type).startswith(("list", "bytearray"))
    how: str = slot.metadata.get(HOW, "{0}.copy()" if is_list else "{0}")
    return how.format(f"self.{slot.name}")


def _declarations(made: type, slots: tuple[dataclasses.Field[Any], ...]) -> tuple[Declared, ...]:
    lines = [one for one in slots if FORM in one.metadata]
    stored = [Declared(one.name, one.metadata[FORM], one.metadata[SEES], one.metadata[KEY]) for one in lines]
    computed = [
        Declared(one.name, one.form, one.sees, None, one.of)
        for one in vars(made).values()
        if isinstance(one, Derived)
    ]
    return (*stored, *computed)


@dataclass_transform(eq_default=False, field_specifiers=(own, own_each, part, heard, field, kept))
def state(cls: type[C]) -> type[C]:
    """Make slots, constructor, `copy`, `same` and `declarations` from the lines of a class."""
    made = dataclasses.dataclass(slots=True, eq=False, repr=False)(cls)
    slots = dataclasses.fields(made)  # type: ignore[arg-type]
    made.declarations = _declarations(made, slots)
    lines = [f"    twin.{one.name} = {_how(one)}" for one in slots]
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
