"""Tables of what is printed on boards, dice and cards: data with provenance, checked when loaded.

Each game ships its tables as TOML files of rows. An owner of the box may put corrected files into
a folder of their own; a wrong file is refused with its line and the reason. The hash of all tables
goes into every record, so that a match is never replayed against other tables.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from westmarch.core.errors import ContentError

Row = dict[str, Any]
PROVENANCE = "provenance"
RECONSTRUCTED = "reconstructed"


class WrongRow(Exception):
    """Raised by a table's own check: which row, which column, and why."""

    def __init__(self, row: int, column: str | None, reason: str) -> None:
        super().__init__(reason)
        self.row = row
        self.column = column
        self.reason = reason


@dataclass(frozen=True)
class Column:
    """One column: text, a whole number, a flag, or a list of texts."""

    name: str
    kind: type[Any] = str
    choices: tuple[str, ...] = ()
    low: int | None = None
    high: int | None = None
    length: tuple[int, int] | None = None

    def fault(self, value: Any) -> str | None:
        """What is wrong with a value, or None."""
        if type(value) is not self.kind:  # not isinstance: true is no number
            wanted = {str: "text", int: "a whole number", bool: "true or false", list: "a list of texts"}
            return f"{self.name} must be {wanted[self.kind]}"
        if self.kind is int and not (self.low is None or self.low <= value):
            return f"{self.name} must be at least {self.low}"
        if self.kind is int and not (self.high is None or value <= self.high):
            return f"{self.name} must be at most {self.high}"
        if self.length and not self.length[0] <= len(value) <= self.length[1]:
            low, high = self.length
            many = str(low) if low == high else f"{low} to {high}"
            return f"{self.name} must have {many} entries, not {len(value)}"
        for word in value if self.kind is list else [value]:
            if self.choices and word not in self.choices:
                return f"{self.name}: {word!r} is unknown; known are {', '.join(self.choices)}"
            if self.kind is list and not isinstance(word, str):
                return f"{self.name} must be a list of texts"
        return None


@dataclass(frozen=True)
class Table:
    """The shape of one file ``<name>.toml``: rows ``[[row]]`` with these columns and a provenance each.

    ``ids`` fixes which rows there are and their order: a table may be corrected, not extended.
    """

    name: str
    row: str
    columns: tuple[Column, ...]
    ids: tuple[str, ...] = ()
    check: Callable[[Sequence[Row]], None] | None = None

    @property
    def file(self) -> str:
        return f"{self.name}.toml"


class Content:
    """All tables of one game, read-only."""

    __slots__ = ("changed", "hash", "tables")

    def __init__(self, tables: dict[str, tuple[Row, ...]], changed: tuple[str, ...]) -> None:
        self.tables = tables
        self.changed = changed
        canonical = json.dumps(tables, sort_keys=True, ensure_ascii=False)
        self.hash = hashlib.sha256(canonical.encode()).hexdigest()

    def __getitem__(self, name: str) -> tuple[Row, ...]:
        return self.tables[name]

    def reconstructed(self) -> list[tuple[str, str]]:
        """(table, row id) of every row that is not confirmed by a source."""
        return [
            (name, row["id"])
            for name, rows in self.tables.items()
            for row in rows
            if row[PROVENANCE].startswith(RECONSTRUCTED)
        ]


def load_content(package: str, tables: Sequence[Table], folder: str | Path | None = None) -> Content:
    """The shipped tables of a game, with those in ``folder`` in their place."""
    return _shipped(package, tuple(tables)) if folder is None else _merged(package, tables, Path(folder))


@cache
def _shipped(package: str, tables: tuple[Table, ...]) -> Content:
    root = resources.files(package) / "content"
    read = {table.name: _read(table, (root / table.file).read_text("utf-8"), table.file) for table in tables}
    return Content(read, ())


def _merged(package: str, tables: Sequence[Table], folder: Path) -> Content:
    if not folder.is_dir():
        raise ContentError(str(folder), 0, "there is no such folder")
    own = folder / package.rsplit(".", 1)[-1]  # one folder may serve several games
    folder = own if own.is_dir() else folder
    files = {table.file: table for table in tables}
    found = sorted(path for path in folder.iterdir() if path.suffix == ".toml")
    for path in found:
        if path.name not in files:
            raise ContentError(str(path), 0, f"no such table; the tables are {', '.join(files)}")
    if not found:
        raise ContentError(str(folder), 0, f"no table here; the tables are {', '.join(files)}")
    read = dict(_shipped(package, tuple(tables)).tables)
    for path in found:
        try:
            text = path.read_text("utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise ContentError(str(path), 0, f"cannot be read: {error}") from None
        table = files[path.name]
        read[table.name] = _read(table, text, str(path))
    return Content(read, tuple(files[path.name].name for path in found))


def _read(table: Table, text: str, file: str) -> tuple[Row, ...]:
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        at = re.search(r"line (\d+)", str(error))
        line = int(at[1]) if at else len(text.splitlines())  # something is still open at the end
        raise ContentError(file, line, f"not valid TOML: {error}") from None
    try:
        return _checked(table, data)
    except WrongRow as wrong:
        line = _line_of(text, table.row, wrong.row, wrong.column)
        raise ContentError(file, line, wrong.reason) from None


def _checked(table: Table, data: dict[str, Any]) -> tuple[Row, ...]:
    rows = data.get(table.row)
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise WrongRow(-1, None, f"expected rows [[{table.row}]]")
    for key in data:
        if key != table.row:
            raise WrongRow(-1, key, f"{key!r} means nothing here; expected rows [[{table.row}]]")
    columns = {column.name: column for column in (Column("id"), *table.columns, Column(PROVENANCE))}
    for number, row in enumerate(rows):
        for name in row:
            if name not in columns:
                raise WrongRow(number, name, f"unknown column {name!r}; known are {', '.join(columns)}")
        for name, column in columns.items():
            if name not in row:
                raise WrongRow(number, None, f"column {name!r} is missing")
            if fault := column.fault(row[name]):
                raise WrongRow(number, name, fault)
    _check_ids(table, rows)
    if table.check is not None:
        table.check(rows)
    return tuple(rows)


def _check_ids(table: Table, rows: list[Row]) -> None:
    seen: set[str] = set()
    for number, row in enumerate(rows):
        if row["id"] in seen:
            raise WrongRow(number, "id", f"{row['id']!r} stands here twice")
        seen.add(row["id"])
    if not table.ids:
        return
    for number, (row, wanted) in enumerate(zip(rows, table.ids, strict=False)):
        if row["id"] != wanted:
            raise WrongRow(number, "id", f"expected row {wanted!r} here, not {row['id']!r}")
    if len(rows) != len(table.ids):
        raise WrongRow(
            len(rows) - 1, None, f"expected {len(table.ids)} rows ({', '.join(table.ids)}), not {len(rows)}"
        )


def _line_of(text: str, row: str, number: int, column: str | None) -> int:
    """The line of a row's column (1-based). tomllib keeps no positions, our tables are flat."""
    header = re.compile(rf"^\s*\[\[\s*{re.escape(row)}\s*\]\]")
    at_row = -1
    line_of_row = 1
    for line, content in enumerate(text.splitlines(), start=1):
        if header.match(content):
            at_row += 1
            if at_row == number:
                line_of_row = line
        elif at_row == number and column and re.match(rf"\s*\"?{re.escape(column)}\"?\s*=", content):
            return line
    return line_of_row
