"""What a line of a state class declares besides its slot: form, who sees it, and its key in positions.

`core/state.py` collects the lines. From them come views, range checks (`fault_in`), positions
(`core/position_keys.py`), the JSON schema (`core/schema.py`), the client's types (`core/typescript.py`) and
numbers for learning programs (`core/numeric.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar, overload

from westmarch.core.forms import Cards, Form, PerSeat
from westmarch.core.view import Each, Field, Sees, Whole
from westmarch.core.zone import ZoneField

T = TypeVar("T")
Visibility = Sees | Whole | Each


@dataclass(frozen=True)
class Key:
    """One key of positions: its form, and how the value gets out of a state and into it."""

    name: str
    form: Form
    of: Callable[[Any], Any]
    """The value in a state."""
    put: Callable[[Any, Any], None]
    """Puts a value that was read into the state; PositionError, where the rules do not allow it."""
    during: tuple[int, ...] | None = None
    """The phases in which the key means something; None: all."""
    omit: Callable[[Any], bool] | None = None
    """Whether to leave the key out of what is written."""
    missing: Callable[[Any], Any] | None = None
    """The value where the key is missing; None: the state is left as it is."""


@dataclass(frozen=True)
class At:
    """The key under which positions have a field, with the same conditions as `Key`."""

    name: str
    during: tuple[int, ...] | None = None
    omit: Callable[[Any], bool] | None = None
    missing: Callable[[Any], Any] | None = None


@dataclass(frozen=True)
class Declared:
    """A field as its line declares it."""

    name: str
    form: Form
    sees: Visibility | None
    """None: kept by the rules, and shown to nobody by itself."""
    key: At | None = None
    of: Callable[[Any], Any] | None = None
    """Works it out from the state, where it is not a slot."""

    def value(self, s: Any) -> Any:
        return getattr(s, self.name) if self.of is None else self.of(s)

    def put(self, s: Any, value: Any) -> None:
        setattr(s, self.name, value)

    @property
    def position_key(self) -> Key | None:
        at = self.key
        if at is None:
            return None
        return Key(at.name, self.form, self.value, self.put, at.during, at.omit, at.missing)

    def as_field(self) -> Field:
        """The field as views need it."""
        assert self.sees is not None
        form = self.form
        by_owner = self.sees is Sees.OWNER or isinstance(self.sees, Each)
        one = form.form if by_owner and isinstance(form, PerSeat) else form
        if isinstance(one, Cards):
            return ZoneField(self.name, self.sees, one.plain, one.size, self.of, form, one.pool)
        return Field(self.name, self.sees, one.plain, one.size, self.of, form)


class Derived(Generic[T]):
    """A value that is worked out from the slots: a property with a form. Made by `derived`."""

    def __init__(self, form: Form, sees: Visibility, name: str, of: Callable[[Any], T]) -> None:
        self.form, self.sees, self.name, self.of = form, sees, name, of
        self.__doc__ = of.__doc__

    @overload
    def __get__(self, s: None, owner: type) -> Derived[T]: ...
    @overload
    def __get__(self, s: Any, owner: type) -> T: ...
    def __get__(self, s: Any, owner: type) -> T | Derived[T]:
        return self if s is None else self.of(s)


def derived(
    form: Form, sees: Visibility = Sees.ALL, *, name: str = ""
) -> Callable[[Callable[[Any], T]], Derived[T]]:
    """A field that is computed from the slots: shown, but neither stored nor written into positions.

    ``name`` is its name in views, where that is not the name of the method.
    """
    return lambda of: Derived(form, sees, name or of.__name__, of)


def fields_of(declared: Sequence[Declared]) -> tuple[Field, ...]:
    """What views show: `Game.fields` of a game whose state declares its forms."""
    return tuple(one.as_field() for one in declared if one.sees is not None)


def fault_in(s: Any) -> str | None:
    """The first value of a state that does not have its form, named; None: all have."""
    for one in s.declarations:
        if wrong := one.form.fault(one.value(s), s):
            return f"{one.name}: {wrong}"
    return None
