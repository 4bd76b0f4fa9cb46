"""What a client may send over the socket of a table, and reading it."""

from __future__ import annotations

import json
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter, ValidationError

from westmarch.server.edge.limits import ANSWERS, MESSAGE
from westmarch.server.refusal import Refused, sound
from westmarch.server.store.models import REQUEST_ID

PRINTABLE = r"^[^\x00-\x1f\x7f]+$"
"""Databases take no NUL, and nobody needs the other signs that cannot be seen."""
RequestId = Annotated[str, StringConstraints(min_length=1, max_length=REQUEST_ID, pattern=PRINTABLE)]
Text = Annotated[str, StringConstraints(min_length=1, max_length=100, pattern=PRINTABLE)]
Number = Annotated[int, Field(ge=0, le=1_000_000_000)]


class Sent(BaseModel):
    model_config = ConfigDict(strict=True)


class Hello(Sent):
    type: Literal["hello"]
    events: Number = 0
    undone: Number | None = None
    chat: Number = 0
    curtain: bool = False
    """Several may share this screen, and it has a curtain: say who sits before it (`front`)."""
    front: Number | None = None


class FrontSent(Sent):
    """Who sits before a shared screen now; nobody while the curtain is down."""

    type: Literal["front"]
    seat: Number | None


class AnswerSent(Sent):
    type: Literal["answer"]
    id: RequestId
    seat: Number
    seq: Number
    answers: Annotated[list[Text], Field(min_length=1, max_length=ANSWERS)]


class UndoSent(Sent):
    type: Literal["undo"]
    id: RequestId
    seat: Number
    seq: Number


class RewindSent(Sent):
    type: Literal["rewind"]
    id: RequestId
    seq: Number
    at: Number


class ReplySent(Sent):
    type: Literal["reply"]
    id: RequestId
    seq: Number
    agree: bool


class ChatSent(Sent):
    type: Literal["chat"]
    text: Annotated[str, StringConstraints(max_length=2000)]


class NoteSent(Sent):
    type: Literal["note"]
    thing: Text
    text: Annotated[str, StringConstraints(max_length=40)]


Message = Hello | FrontSent | AnswerSent | UndoSent | RewindSent | ReplySent | ChatSent | NoteSent
_messages: TypeAdapter[Message] = TypeAdapter(Annotated[Message, Field(discriminator="type")])


def parsed(frame: Any) -> Message:
    """What a frame says; Refused if it is too big or says nothing that is understood."""
    text = frame.get("text")
    if not isinstance(text, str):
        raise Refused("bad_message")
    if len(text.encode("utf-8", "replace")) > MESSAGE:
        raise Refused("too_big", most=MESSAGE)
    try:
        return _messages.validate_json(text)
    except (ValidationError, RecursionError):
        raise Refused("bad_message") from None


def request_id_of(frame: Any) -> str | None:
    """The client's own id of a message, also in one that is wrong in other ways."""
    text = frame.get("text")
    if not isinstance(text, str) or len(text) > MESSAGE:
        return None
    try:
        found = json.loads(text).get("id")
    except (ValueError, AttributeError, RecursionError):
        return None
    return sound(found) if isinstance(found, str) and len(found) <= REQUEST_ID else None
