"""Where matches are kept: one record a match in the data folder, written anew after every answer."""

from __future__ import annotations

import os
from dataclasses import dataclass
from datetime import date, datetime
from pathlib import Path
from typing import Any

from westmarch.core.errors import RecordError
from westmarch.core.match import Match
from westmarch.core.record import MAGIC, Record, read_record
from westmarch.core.registry import is_playable

SUFFIX = ".westmarch"


def data_folder() -> Path:
    """``$WESTMARCH_HOME``, else the user's data folder."""
    if home := os.environ.get("WESTMARCH_HOME"):
        return Path(home)
    if data := os.environ.get("XDG_DATA_HOME"):
        return Path(data) / "westmarch"
    return Path.home() / ".local" / "share" / "westmarch"


class Saver:
    """Keeps one match in one file. A folder that cannot be written is told once, and play goes on."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        """None: not kept."""
        self.trouble: str | None = None
        """Why the last attempt failed, until somebody has been told."""

    @classmethod
    def fresh(cls, game: str) -> Saver:
        try:
            return cls(_free_path(data_folder(), game))
        except OSError as error:
            saver = cls(None)
            saver.trouble = _reason(error)
            return saver

    def keep(self, match: Match[Any]) -> None:
        if self.path is None:
            return
        try:
            match.record().dump(self.path)
        except OSError as error:
            self.path = None
            self.trouble = _reason(error)


def save_as(match: Match[Any], name: str) -> Path:
    """Save a copy under a name of the player's; only a record is ever overwritten."""
    path = Path(name).expanduser()
    if path.is_dir():
        raise RecordError("folder", "cannot be written: it is a folder", str(path))
    if path.exists() and not _is_record(path):
        raise RecordError("occupied", "cannot be written: another kind of file has this name", str(path))
    try:
        match.record().dump(path)
    except OSError as error:
        raise RecordError(
            "unwritable", f"cannot be written: {_reason(error)}", str(path), cause=_reason(error)
        ) from None
    return path


@dataclass(frozen=True)
class Saved:
    """A file in the data folder; ``record`` is None where it cannot be read, and ``fault`` says why."""

    path: Path
    changed: datetime
    record: Record | None
    fault: str = ""

    @property
    def unfinished(self) -> bool:
        return self.record is not None and self.record.result is None


def saved_matches() -> list[Saved]:
    """All kept matches, the latest first."""
    try:
        paths = [path for path in data_folder().iterdir() if path.suffix == SUFFIX]
    except OSError:
        return []
    return sorted(map(_look, paths), key=lambda saved: (saved.changed, saved.path.name), reverse=True)


def latest_unfinished(game: str | None = None) -> Saved | None:
    """Of this game; of any that can be played here, if none is named."""
    for saved in saved_matches():
        if saved.unfinished and saved.record is not None:
            own = saved.record.game
            if own == game if game is not None else is_playable(own):
                return saved
    return None


def _look(path: Path) -> Saved:
    try:
        changed = datetime.fromtimestamp(path.stat().st_mtime)
        return Saved(path, changed, read_record(path))
    except RecordError as error:
        return Saved(path, changed, None, str(error.details["reason"]))
    except OSError as error:
        return Saved(path, datetime.min, None, _reason(error))


def _free_path(folder: Path, game: str) -> Path:
    """A name nobody has, taken at once so that two games begun together do not meet."""
    folder.mkdir(0o700, parents=True, exist_ok=True)  # a saved match holds its seed
    today = date.today().isoformat()
    number = 1
    while True:
        path = folder / f"{game}-{today}-{number}{SUFFIX}"
        try:
            path.open("x").close()
        except FileExistsError:
            number += 1
        else:
            return path


def _is_record(path: Path) -> bool:
    try:
        with path.open("rb") as file:
            return file.read(len(MAGIC)) == MAGIC.encode()
    except OSError:
        return False


def _reason(error: OSError) -> str:
    return error.strerror or str(error)
