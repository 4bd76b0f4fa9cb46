"""The shapes of all that goes over HTTP, for checking and for the OpenAPI page."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from westmarch.core.nonces import SHAPE as NONCE
from westmarch.server.store.stored import PATIENCE, RecordKind, SeatKind, Status

Language = Literal["en", "ru", "de"]
Bot = Annotated[str, StringConstraints(max_length=40)]
ID_SHAPE = r"^[A-Za-z0-9_-]{1,32}$"
Id = Annotated[str, StringConstraints(min_length=1, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
SeatNumber = Annotated[int, Field(ge=0, le=99)]
OptionValue = Annotated[str, StringConstraints(max_length=10_000)]
"""A table says how long it may be; here only that it is text."""
Entry = Annotated[int, Field(ge=0, le=1_000_000)]


class Shape(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Wished(Shape):
    """What a client sends: nothing is guessed from something similar."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Fault(Shape):
    key: str = Field(description="A key of the house texts, such as `error-stale`.")
    args: dict[str, Any] = Field(description="Its arguments.")
    message: str = Field(description="The sentence in the language of `Accept-Language`.")


class Failure(Shape):
    error: Fault


class Health(Shape):
    ok: Literal[True]


class GameOption(Shape):
    name: str
    default: str
    choices: list[str] = Field(description="Empty where anything may be tried; see the text of the setting.")
    samples: list[str] = Field(description="Values worth offering where the choices are not listed.")


class GameInfo(Shape):
    id: str
    title: dict[str, str] = Field(description="By language.")
    seats: dict[str, dict[int, list[str]]] = Field(
        description="By language and number of players: what each seat is called, where seats have names."
    )
    players: list[int]
    options: list[GameOption]
    bots: list[str]
    secrets: bool = Field(description="Whether anything is hidden from anybody, beyond the dice to come.")
    reconstructed: list[str] = Field(description="Content tables with rows that no public source confirms.")
    summary: dict[str, str] = Field(description="One sentence about the game, by language.")
    unconfirmed: dict[str, str] = Field(description="The reconstructed tables in words, by language.")


class StudyInfo(Shape):
    """A position that comes with a game."""

    game: str
    name: str
    title: str
    about: str
    players: int
    asked: int = Field(description="The seat that is asked first.")
    teaches: list[int] = Field(description="Seats whose first match begins here.")


class Me(Shape):
    name: str | None
    link: datetime | None = Field(description="When the return link was made that can still be used.")


class NewName(Wished):
    name: Annotated[str, StringConstraints(min_length=1, max_length=200)]


class ReturnLink(Shape):
    link: str = Field(description="Good once, for seven days; its page asks before anything changes.")


class ReturnToken(Wished):
    token: Annotated[str, StringConstraints(min_length=1, max_length=100)] = Field(
        description="What stands behind the `#` of a return link."
    )


class ReturnOffer(Shape):
    name: str | None = Field(description="Whose link it is.")
    you: str | None = Field(description="Who this browser is now.")
    same: bool = Field(description="Whether both are the same visitor.")


class WishedSeat(Wished):
    kind: Literal["me", "friend", "bot", "hotseat"]
    bot: Bot | None = None


class NewTable(Wished):
    model_config = ConfigDict(
        json_schema_extra={
            "examples": [{"game": "mordor", "players": 2, "seats": [{"kind": "me"}, {"kind": "bot"}]}]
        },
    )
    game: Annotated[str, StringConstraints(max_length=40)]
    players: Annotated[int, Field(ge=1, le=20)]
    options: Annotated[dict[OptionValue, OptionValue], Field(max_length=40)] = {}
    language: Language = "en"
    study: Annotated[str, StringConstraints(max_length=60)] | None = Field(
        None, description="Begin at a position that comes with the game; it has its own options."
    )
    seats: Annotated[list[WishedSeat], Field(min_length=1, max_length=20)]
    open: bool = False
    patience: Annotated[int, Field(ge=60, le=30 * 24 * 3600)] = Field(
        PATIENCE, description="Seconds that one who is asked may stay away before a bot may sit in."
    )
    stand_in: Bot | None = Field(None, description="That bot; left out: the house's usual one for the game.")


class TableId(Shape):
    id: str


class Listing(Wished):
    open: bool = Field(description="Whether it stands among the open tables.")


class SitDown(Wished):
    nonce: Annotated[str, StringConstraints(pattern=rf"^{NONCE}$")] | None = Field(
        None, description="Something of my own that becomes part of the seed of the dice."
    )
    agree: bool = Field(
        False, description="What others hide in a match that was brought along may stay as it is."
    )


class SeatInfo(Shape):
    name: str | None
    kind: SeatKind
    bot: str | None
    free: bool
    here: bool
    turn: bool
    absent: bool = Field(description="A bot sits in for somebody who may come back.")


class Brought(Shape):
    """Where the match of a table comes from."""

    entry: int = Field(description="After which entry of another match it goes on.")
    by: str | None = Field(description="Who has brought it along.")
    hidden: Literal["open", "again", "asked", "kept"] = Field(
        description="What some hide from others: there is nothing such; it is dealt again; it is dealt again "
        "unless all agree to leave it; it is as it was."
    )


class TableInfo(Shape):
    """A table in a list; nothing about it is secret."""

    id: str
    game: str
    players: int
    options: dict[str, str]
    language: str
    open: bool
    status: Status
    entries: int
    seats: list[SeatInfo]
    parts: list[str] = Field(
        description="What each seat plays (`side:free`, a name of the game's texts); empty if that is open."
    )
    you: list[int]
    your_turn: bool
    may_sit: list[int] = Field(description="Seats that this visitor may take.")
    record: RecordKind | None
    rematch: str | None
    brought: Brought | None = Field(description="Null: the match began here.")
    fresh: bool = Field(description="Whether it began at set-up with dice of this house.")
    hosts: list[int] = Field(description="Seats of whoever may list the table and let bots in.")
    patience: int = Field(description="Seconds that one who is asked may stay away.")
    stand_in: str = Field(description="The bot that may sit in then.")
    commitment: str | None = Field(
        description="SHA-256 of the secret seed, published when the table is opened; null for a record."
    )
    created: datetime
    changed: datetime


class ScenePrompt(Shape):
    seat: int
    kind: str
    args: dict[str, Any]
    options: list[dict[str, Any]]
    trail: list[str] = Field(description="The seat's own answers that have led to this question.")
    chains: list[list[str]]
    several: bool = Field(description="Chains are picks of one question, to be made in any order.")
    outlooks: dict[str, list[dict[str, Any]]] = Field(
        description="What answers not sent yet amount to, by the answers in alphabetical order."
    )


class SeatViewData(Shape):
    seat: int | None
    view: dict[str, Any] | None = Field(None, description="What the game's drawn board reads of the view.")
    scene: dict[str, Any]
    prompt: ScenePrompt | None
    outlook: list[dict[str, Any]] = Field(description="What has been picked so far amounts to.")
    undoable: int


class EventData(Shape):
    number: int
    entry: int
    key: str
    args: dict[str, Any]


class Asked(Shape):
    seat: int = Field(description="-1 is chance.")
    kind: str


class EntryData(Shape):
    seat: int = Field(description="-1 is chance.")
    answers: list[str]


class Replay(Shape):
    at: int
    entries: int
    entry: EntryData | None = Field(description="Entry `at` itself, where that seat may know it.")
    asked: Asked | None
    eye: SeatViewData
    events: list[EventData]
    result: dict[str, Any] | None


class TurnData(Shape):
    turn: int
    entry: int = Field(description="Where it begins in the record.")
    values: list[float] = Field(description="How each seat stands at its end; empty where nobody can say.")
    ticks: list[int] = Field(description="A seat for each thing worth a tick that befell it.")


class PointData(Shape):
    turn: int
    entry: int
    seat: int | None
    key: str = Field(description="The sentence `event-{key}` of the game's texts.")
    args: dict[str, Any]


class HandData(Shape):
    seat: int
    title: str
    items: list[str]


class RevealData(Shape):
    entry: int = Field(description="From which entry of the record on it was so.")
    shown: dict[str, Any] = Field(description="What was secret then; its shape is the game's own.")


class CourseData(Shape):
    scale: list[tuple[float, str]] = Field(
        description="Heights that have a name, the lowest first; none: chances from 0 to 1."
    )
    turns: list[TurnData]
    points: list[PointData] = Field(description="The turns that decided most, at most three.")
    hands: list[HandData] = Field(description="What was hidden to the end.")
    reveal: list[RevealData] = Field(description="What was secret, step by step; empty for most games.")
    args: dict[str, Any] = Field(description="For the sentences `verdict-{reason}` and `told-{reason}`.")


class Continue(Wished):
    at: Entry
    seats: Annotated[list[WishedSeat], Field(min_length=1, max_length=20)] | None = None
    as_brought: bool = Field(
        False, description="What others hide shall stay as it is, if all who sit down agree."
    )


class HintFor(Wished):
    seat: SeatNumber | None = None


class Reason(Shape):
    key: str = Field(description="A key of the game's or the house's texts, after `why-` or `about-`.")
    args: dict[str, Any]


class Why(Shape):
    option: str
    reason: Reason | None = Field(description="Null where it can be chosen.")


class Position(Shape):
    at: int = Field(description="After which entry of the record: in the middle of a rule an earlier one.")
    position: dict[str, Any] = Field(description="Data for `westmarch.scenario`.")


class About(Shape):
    thing: str = Field(description="Its canonical text.")
    sentences: list[Reason] = Field(description="Sentences `about-{key}` of the game's texts.")


class Hint(Shape):
    seat: int
    choice: str
    chances: dict[str, float] = Field(description="Estimated chance to win, for every option that was tried.")
    effort: int = Field(description="How many imagined matches this rests on.")
