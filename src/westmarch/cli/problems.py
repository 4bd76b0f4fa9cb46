"""What can be wrong with a command line or a typed answer, beyond the errors of the engine."""

from __future__ import annotations

from typing import Any

from westmarch.core.errors import WestmarchError


class Problem(WestmarchError):
    """Wrong input to the terminal; the house's text ``error-<key>`` says what."""

    exit_code = 2

    def __init__(self, key: str, **details: Any) -> None:
        super().__init__(key, **details)
        self.key = key

    def __str__(self) -> str:
        from westmarch.core.text import text_for

        return text_for("en").error(self) if text_for("en").has(f"error-{self.key}") else self.key


class BadFile(Problem):
    """A file that cannot be used."""

    exit_code = 1

    def __init__(self, file: str, reason: str) -> None:
        super().__init__("bad_file", file=file, reason=reason)
