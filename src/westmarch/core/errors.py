"""Every way in which input can be wrong, each with a key and arguments that clients translate.

The sentence in ``str(error)`` is for developers; people see ``error-<key>`` in their language.
"""

from __future__ import annotations

from typing import Any, ClassVar


class WestmarchError(Exception):
    """Wrong input, never a bug. ``key`` and ``details`` let a client say it in any language."""

    key = "generic"
    variant = ""
    """A more particular text of the same key, where there is one."""

    def __init__(self, sentence: str, **details: Any) -> None:
        super().__init__(sentence)
        self.details: dict[str, Any] = details

    def __reduce__(self) -> tuple[Any, ...]:
        """Also out of a worker process: its arguments are not those of the constructor."""
        return _again, (type(self), self.args), self.__dict__


def _again(kind: type[WestmarchError], args: tuple[Any, ...]) -> WestmarchError:
    return kind.__new__(kind, *args)


class UnknownAnswer(WestmarchError):
    """A text that is not in the game's vocabulary at all."""

    key = "unknown_answer"

    def __init__(self, text: object) -> None:
        super().__init__(f"{text!r} is not an answer of this game", answer=str(text))


class IllegalAnswer(WestmarchError):
    """An answer that the current prompt does not offer. The match is unchanged."""

    key = "illegal_answer"

    def __init__(self, answer: object, seat: int, kind: str, offered: tuple[str, ...]) -> None:
        super().__init__(
            f"{str(answer)!r} is not possible here: seat {seat} is asked {kind!r} "
            f"and may answer {', '.join(offered)}",
            answer=str(answer),
            seat=seat,
            kind=kind,
            offered=list(offered),
        )
        self.answer = str(answer)
        self.seat = seat
        self.kind = kind
        self.offered = offered


class MatchOver(IllegalAnswer):
    """An answer after the end of the match."""

    key = "match_over"

    def __init__(self, answer: object) -> None:
        super().__init__(answer, -2, "match_over", ())
        self.args = (f"{str(answer)!r} cannot be played: the match is over",)


class UnknownGame(WestmarchError):
    key = "unknown_game"

    def __init__(self, game: str, known: list[str]) -> None:
        super().__init__(
            f"there is no game {game!r}; the games are {', '.join(known)}", game=game, known=known
        )


class BrokenGame(WestmarchError):
    """A game of an installed package that cannot be used; all others can."""

    key = "broken_game"

    def __init__(self, game: str, package: str, reason: str) -> None:
        super().__init__(
            f"the game {game!r} of the package {package!r} cannot be used: {reason}",
            game=game,
            package=package,
            reason=reason,
        )


class NoRules(WestmarchError):
    """A game without a digest of its rules."""

    key = "no_rules"

    def __init__(self, game: str) -> None:
        super().__init__(f"there is no digest of the rules of {game!r}")


class BadOption(WestmarchError):
    """A game option, player count or seat list that the game does not have."""

    key = "bad_option"

    def __init__(self, name: str, value: object, allowed: str) -> None:
        super().__init__(
            f"{name}={value} is not possible; allowed: {allowed}",
            name=name,
            value=str(value),
            allowed=allowed,
        )


def between(low: int, high: int) -> str:
    """The numbers that are allowed, for a message: ``2–4``, or ``2`` where there is only one."""
    return str(low) if low == high else f"{low}–{high}"


class RecordError(WestmarchError):
    """A record file that is damaged, truncated, too new, or made with other tables.

    ``fault`` names what is wrong, for translation; ``reason`` says it to developers in full.
    """

    key = "record"

    def __init__(self, fault: str, reason: str, where: str = "record", **details: Any) -> None:
        super().__init__(f"{where}: {reason}", reason=reason, where=where, **details)
        self.variant = fault

    def at(self, where: str) -> RecordError:
        """The same fault, with the name of the file."""
        return RecordError(self.variant, **{**self.details, "where": where})


class LetterError(WestmarchError):
    """A file that is no letter from one match to the next, or a match that hands on nothing."""

    key = "letter"
    FAULTS: ClassVar[dict[str, str]] = {
        "foreign": "it is not a letter",
        "newer": "it is from a newer Westmarch",
        "altered": "it has been altered",
        "other_seal": "it was sealed elsewhere",
        "other_game": "it is of another game",
        "none": "this game has no letters",
        "unfinished": "Part 1 is not over",
        "part_two": "it is of Part 2, or of both parts",
        "fallen": "Frodo has fallen in Part 1",
    }

    def __init__(self, fault: str, **details: Any) -> None:
        super().__init__(f"no letter: {self.FAULTS[fault]}", reason=self.FAULTS[fault], **details)
        self.variant = fault


class ContentError(WestmarchError):
    """A content table that cannot be used, with file, line and reason."""

    key = "content"

    def __init__(self, file: str, line: int, reason: str) -> None:
        super().__init__(f"{file}, line {line}: {reason}", file=file, line=line, reason=reason)
        self.file = file
        self.line = line
        self.reason = reason


class PositionError(WestmarchError):
    """A hand-written position that cannot occur."""

    key = "position"

    def __init__(self, reason: str) -> None:
        super().__init__(f"impossible position: {reason}", reason=reason)


class UnwritablePosition(WestmarchError):
    """The middle of a rule: no position says how the match goes on. The last one was ``back`` entries ago."""

    key = "unwritable_position"

    def __init__(self, back: int) -> None:
        entries = "one entry" if back == 1 else f"{back} entries"
        super().__init__(
            f"the middle of a rule cannot be written as a position; the last that can, given by "
            f"last_position(), is {entries} back",
            back=back,
        )


class UnknownBot(WestmarchError):
    key = "unknown_bot"

    def __init__(self, bot: str, known: list[str]) -> None:
        super().__init__(f"there is no bot {bot!r}; the bots are {', '.join(known)}", bot=bot, known=known)
