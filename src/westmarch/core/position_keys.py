"""Reading and writing positions from the keys that the fields of a state declare (`core/declared.py`).

    KEYS = PositionKeys(RiddlesState, order=("hands", "played", "points"))

A game reads in the order that its rules need, and checks between what no form can know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from westmarch.core.declared import Key
from westmarch.core.errors import PositionError
from westmarch.core.forms import Form
from westmarch.core.forms.refusals import expect
from westmarch.core.state import Copied


class PositionKeys:
    """All keys of a game's positions, in the order in which they are written.

    ``head`` holds the keys that must be read before there is a state: players, options, the phase. ``more``
    are keys that are no field. ``phases`` names the values of the state's slot ``phase``.
    """

    def __init__(
        self,
        state: type[Copied],
        *more: Key,
        order: Sequence[str],
        head: dict[str, Form] | None = None,
        phases: Sequence[str] = (),
    ) -> None:
        keys = [key for one in state.declarations if (key := one.position_key) is not None]
        keys += more
        self.head = head or {}
        self.order = tuple(order)
        self.phases = tuple(phases)
        if differ := {*self.order} ^ {*self.head, *(key.name for key in keys)}:
            raise ValueError(f"{state.__name__}: order and keys differ in {', '.join(sorted(differ))}")
        self.keys = sorted(keys, key=lambda key: self.order.index(key.name))
        self._means: dict[tuple[str, int], Key] = {}
        for key in self.keys:
            for phase in range(max(1, len(phases))) if key.during is None else key.during:
                self._means[key.name, phase] = key

    def read_head(self, data: dict[str, Any], name: str, default: Any) -> Any:
        """The value of a key that must be known before there is a state."""
        return self.head[name].read(name, data.get(name, default), None, None)

    def expect(self, data: dict[str, Any], phase: int | None = None) -> None:
        """Refuse keys that mean nothing, at all or in this phase."""
        expect(data, self.order)
        for name in data:
            if phase is not None and name not in self.head and (name, phase) not in self._means:
                raise PositionError(f"{name} means nothing in the phase {self.phases[phase]!r}")

    def read(self, data: dict[str, Any], s: Any, *names: str) -> None:
        """Read these keys into the state, one after the other."""
        for name in names:
            key = self._means.get((name, s.phase if self.phases else 0))
            if key is None:
                continue
            if name in data:
                key.put(s, key.form.read(name, data[name], s, key.of(s)))
            elif key.missing is not None:
                key.put(s, key.missing(s))

    def write(self, s: Any, head: dict[str, Any]) -> dict[str, Any]:
        """The position: ``head`` as it is given, and all keys that mean something in this phase."""
        phase = s.phase if self.phases else 0
        found = dict(head)
        for key in self.keys:
            if (key.during is None or phase in key.during) and (key.omit is None or not key.omit(s)):
                found[key.name] = key.form.written(key.of(s), s)
        return {name: found[name] for name in self.order if name in found}

    def forms(self) -> dict[str, list[Form]]:
        """By key, the forms that it can have: most have one."""
        found: dict[str, list[Form]] = {name: [] for name in self.order}
        for name, form in self.head.items():
            found[name].append(form)
        for key in self.keys:
            found[key.name].append(key.form)
        return found
