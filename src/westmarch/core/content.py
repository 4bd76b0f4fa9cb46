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
from collections.abc import Callable, Mapping, Sequence
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
    """One column: text, a whole number, a flag, or a list of texts.

    ``fixed`` is there to be read, by people and by the code: the rules are written for what is shipped,
    so another value is refused.
    """

    name: str
    kind: type[Any] = str
    choices: tuple[str, ...] = ()
    low: int | None = None
    high: int | None = None
    length: tuple[int, int] | None = None
    fixed: bool = False

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
    ``check`` sees the rows of this table, ``check_all`` those of all tables.
    """

    name: str
    row: str
    columns: tuple[Column, ...]
    ids: tuple[str, ...] = ()
    check: Callable[[Sequence[Row]], None] | None = None
    check_all: Callable[[Mapping[str, Sequence[Row]]], None] | None = None

    @property
    def file(self) -> str:
        return f"{self.name}.toml"


class Content:
    """All tables of one game, read-only. Equal rows are equal content, so that boards can be shared."""

    __slots__ = ("changed", "hash", "tables")

    def __init__(self, tables: dict[str, tuple[Row, ...]], changed: tuple[str, ...]) -> None:
        self.tables = tables
        self.changed = changed
        canonical = json.dumps(tables, sort_keys=True, ensure_ascii=False)
        self.hash = hashlib.sha256(canonical.encode()).hexdigest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Content) and other.hash == self.hash

    def __hash__(self) -> int:
        return hash(self.hash)

    def __reduce__(self) -> tuple[Any, ...]:
        return Content, (self.tables, self.changed)

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


@dataclass(frozen=True)
class Source:
    """What a file says about a table, and its text, to tell where in it something is wrong."""

    file: str
    text: str
    data: dict[str, Any]

    @classmethod
    def parse(cls, file: str, text: str) -> Source:
        try:
            return cls(file, text, tomllib.loads(text))
        except tomllib.TOMLDecodeError as error:
            at = re.search(r"line (\d+)", str(error))
            line = int(at[1]) if at else len(text.splitlines())  # something is still open at the end
            raise ContentError(file, line, f"not valid TOML: {error}") from None

    def refused(self, table: Table, wrong: WrongRow) -> ContentError:
        line = _line_of(self.text, table.row, wrong.row, wrong.column)
        return ContentError(self.file, line, wrong.reason)


def load_content(package: str, tables: Sequence[Table], folder: str | Path | None = None) -> Content:
    """The shipped tables of a game, with those in ``folder`` in their place."""
    if folder is None:
        return _shipped(package, tuple(tables))
    return correct(package, tables, _sources(package, tables, Path(folder)))


def shipped_rows(package: str, table: str) -> list[Row]:
    """The rows of one table as shipped, for what a game builds from them when it is imported."""
    (rows,) = _shipped_source(package, f"{table}.toml").data.values()
    return list(rows)


def correct(package: str, tables: Sequence[Table], corrections: Mapping[str, Source]) -> Content:
    """The shipped tables with some of them, by name, in another version."""
    shipped = _shipped(package, tuple(tables)).tables
    sources = {table.name: _shipped_source(package, table.file) for table in tables} | dict(corrections)
    read = dict(shipped)
    for table in tables:
        if table.name in corrections:
            try:
                read[table.name] = _checked(table, sources[table.name].data)
                _check_fixed(table, read[table.name], shipped[table.name])
            except WrongRow as wrong:
                raise sources[table.name].refused(table, wrong) from None
    _check_all(tables, read, sources)
    return Content(read, tuple(corrections))


@cache
def _shipped_source(package: str, file: str) -> Source:
    return Source.parse(file, (resources.files(package) / "content" / file).read_text("utf-8"))


@cache
def _shipped(package: str, tables: tuple[Table, ...]) -> Content:
    sources = {table.name: _shipped_source(package, table.file) for table in tables}
    read = {}
    for table in tables:
        try:
            read[table.name] = _checked(table, sources[table.name].data)
        except WrongRow as wrong:
            raise sources[table.name].refused(table, wrong) from None
    _check_all(tables, read, sources)
    return Content(read, ())


def _sources(package: str, tables: Sequence[Table], folder: Path) -> dict[str, Source]:
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
    return {files[path.name].name: _source(path) for path in found}


def _source(path: Path) -> Source:
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ContentError(str(path), 0, f"cannot be read: {error}") from None
    return Source.parse(str(path), text)


def _check_all(
    tables: Sequence[Table], read: Mapping[str, Sequence[Row]], sources: Mapping[str, Source]
) -> None:
    for table in tables:
        if table.check_all is not None:
            try:
                table.check_all(read)
            except WrongRow as wrong:
                raise sources[table.name].refused(table, wrong) from None


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


def _check_fixed(table: Table, rows: Sequence[Row], shipped: Sequence[Row]) -> None:
    for column in table.columns:
        if column.fixed:
            name = column.name
            for number, (row, wanted) in enumerate(zip(rows, shipped, strict=True)):
                if row[name] != wanted[name]:
                    raise WrongRow(
                        number,
                        name,
                        f"{name} of {row['id']} is {json.dumps(wanted[name])}: the rules need it so",
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
