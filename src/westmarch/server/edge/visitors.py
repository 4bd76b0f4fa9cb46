"""Who is there: a signed cookie and a name, no account."""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import Annotated

from fastapi import Depends, Request, Response
from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection

from westmarch.server.refusal import Refused
from westmarch.server.store.models import NAME
from westmarch.server.store.names import alike, visible
from westmarch.server.store.stored import HOUSE

COOKIE = "westmarch"
A_YEAR = 365 * 24 * 3600
_ID = re.compile(r"[0-9a-f]{32}")


class Visitors:
    """Makes and checks what only this server can have signed.

    A cookie says which visitor it is, and in which generation: signing out everywhere begins another one.
    """

    def __init__(self, secret: str, generations: dict[str, int], banned: set[str]) -> None:
        self._cookies = URLSafeSerializer(
            secret, salt="westmarch visitor", signer_kwargs={"digest_method": hashlib.sha256}
        )
        self._generations = generations
        self._banned = banned

    def known(self, connection: HTTPConnection) -> str | None:
        """The visitor of a request, or None where the cookie is missing or not ours.

        Refused where this device was signed out: a new cookie, coming late, could replace that of the
        device which signed the others out.
        """
        try:
            visitor, generation = _checked(self._cookies.loads(connection.cookies.get(COOKIE, "")))
        except (BadSignature, ValueError):
            return None
        if visitor in self._banned:
            raise Refused("banned")
        if generation != self._generations.get(visitor, 0):
            raise Refused("signed_out")
        return visitor

    def still_known(self, connection: HTTPConnection) -> str | None:
        """The visitor of a request, or None also where it was signed out."""
        try:
            return self.known(connection)
        except Refused:
            return None

    def is_new(self, connection: HTTPConnection) -> bool:
        """Whether somebody comes for the first time."""
        try:
            return self.known(connection) is None
        except Refused:
            return False

    def welcome(self, request: Request, response: Response, visitor: str) -> None:
        """Give the cookie; over TLS it is for TLS only."""
        generation = self._generations.get(visitor, 0)
        response.set_cookie(
            COOKIE,
            self._cookies.dumps([visitor, generation] if generation else visitor),
            max_age=A_YEAR,
            httponly=True,
            samesite="lax",
            secure=request.scope["scheme"] == "https",
            path="/",
        )

    def ban(self, visitor: str, banned: bool) -> None:
        (self._banned.add if banned else self._banned.discard)(visitor)

    def check_welcome(self, connection: HTTPConnection) -> None:
        """Refused where the visitor may not come in, not even as somebody else."""
        try:
            self.known(connection)
        except Refused as refused:
            if refused.key == "banned":
                raise

    def sign_out(self, visitor: str, generation: int) -> None:
        """From now on only cookies of this generation are good."""
        self._generations[visitor] = generation


def _checked(data: object) -> tuple[str, int]:
    """Visitor and generation of a cookie; ValueError if it says something else."""
    match data:
        case str(visitor) if _ID.fullmatch(visitor):
            return visitor, 0
        case [str(visitor), int(generation)] if _ID.fullmatch(visitor):
            return visitor, generation
    raise ValueError(data)


def new_visitor() -> str:
    return secrets.token_hex(16)


def current_visitor(request: Request, response: Response) -> str:
    """Every caller is somebody: who has no valid cookie gets a new one."""
    visitors: Visitors = request.app.state.visitors
    visitor = visitors.known(request)
    if visitor is None:
        visitor = new_visitor()
        visitors.welcome(request, response, visitor)
    return visitor


Visitor = Annotated[str, Depends(current_visitor)]


def clean_line(text: str, longest: int, key: str) -> str:
    """One line of visible text; Refused if nothing is left or it is too long."""
    line = visible(text)
    if not line or len(line) > longest:
        raise Refused(key, most=longest)
    return line


def clean_name(name: str) -> str:
    line = clean_line(name, NAME, "bad_name")
    if alike(line) == alike(HOUSE):
        raise Refused("reserved_name", name=line)
    return line
