"""Everything the server can refuse, as a key of the house texts with a status; never internals."""

from __future__ import annotations

from collections import Counter
from typing import Any

from westmarch.core.errors import WestmarchError
from westmarch.core.game import Game
from westmarch.core.text import LANGUAGES, text_for

STATUS = {
    "no_visitor": 401,
    "signed_out": 401,
    "foreign_origin": 403,
    "not_your_seat": 403,
    "not_at_the_table": 403,
    "not_host": 403,
    "sealed_match": 403,
    "letter_secret": 403,
    "banned": 403,
    "not_found": 404,
    "no_table": 404,
    "no_seat": 404,
    "unknown_game": 404,
    "unknown_language": 404,
    "no_rules": 404,
    "no_map": 404,
    "unknown_study": 404,
    "bad_method": 405,
    "seat_taken": 409,
    "already_seated": 409,
    "not_asked": 409,
    "nothing_asked": 409,
    "table_waiting": 409,
    "match_over": 409,
    "match_begun": 409,
    "not_over": 409,
    "not_away": 409,
    "still_time": 409,
    "no_proposal": 409,
    "table_closed": 410,
    "too_big": 413,
    "too_fast": 429,
    "too_many_sockets": 429,
    "too_many_listed": 429,
    "too_many_awake": 429,
    "too_many_at_once": 429,
    "broken_game": 503,
    "unavailable": 503,
    "database_lost": 503,
    "hint_failed": 503,
    "internal": 500,
}
"""What is not named here is 400."""


class Refused(WestmarchError):
    """A request or message that is refused; nothing has changed."""

    def __init__(self, key: str, **details: Any) -> None:
        super().__init__(key, **details)
        self.key = key


refusals: Counter[str] = Counter()
"""How often something was refused, by its key, since the start of the process."""


def status_of(error: WestmarchError) -> int:
    return STATUS.get(error.key, 400)


def error_data(error: WestmarchError, language: str, game: Game[Any] | None = None) -> dict[str, Any]:
    """``{"key", "args", "message"}``: what a client needs to say it in its reader's language."""
    refusals[error.key] += 1
    text = text_for(language, game)
    key = f"error-{error.key}"
    if error.variant and text.has(f"{key}-{error.variant}"):
        key = f"{key}-{error.variant}"
    return {"key": key, "args": sound(error.details), "message": sound(text.error(error))}


def sound(said: Any) -> Any:
    """The same without halves of characters: what repeats somebody's words must be sendable all the same."""
    if isinstance(said, str):
        return said.encode("utf-8", "replace").decode()
    if isinstance(said, dict):
        return {sound(key): sound(value) for key, value in said.items()}
    return [sound(one) for one in said] if isinstance(said, list | tuple) else said


def language_of(header: str | None) -> str:
    """The first language of an ``Accept-Language`` header that we speak."""
    for part in (header or "").split(","):
        language = part.split(";")[0].strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"
