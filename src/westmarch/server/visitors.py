"""Who is there: a signed cookie and a name, no account. A return link carries the same visitor on."""

from __future__ import annotations

import hashlib
import re
import secrets
import unicodedata
from typing import Annotated

from fastapi import Depends, Request, Response
from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer
from starlette.requests import HTTPConnection

from westmarch.server.models import NAME
from westmarch.server.refusal import Refused

COOKIE = "westmarch"
A_YEAR = 365 * 24 * 3600
LINK_SECONDS = 7 * 24 * 3600
_ID = re.compile(r"[0-9a-f]{32}")


class Visitors:
    """Makes and checks what only this server can have signed."""

    def __init__(self, secret: str) -> None:
        self._cookies = URLSafeSerializer(
            secret, salt="westmarch visitor", signer_kwargs={"digest_method": hashlib.sha256}
        )
        self._links = URLSafeTimedSerializer(
            secret, salt="westmarch return", signer_kwargs={"digest_method": hashlib.sha256}
        )

    def known(self, connection: HTTPConnection) -> str | None:
        """The visitor of a request, or None where the cookie is missing or not ours."""
        try:
            return _checked(self._cookies.loads(connection.cookies.get(COOKIE, "")))
        except BadSignature:
            return None

    def welcome(self, response: Response, visitor: str, secure: bool) -> None:
        response.set_cookie(
            COOKIE,
            self._cookies.dumps(visitor),
            max_age=A_YEAR,
            httponly=True,
            samesite="lax",
            secure=secure,
            path="/",
        )

    def link(self, visitor: str) -> str:
        return str(self._links.dumps(visitor))

    def returning(self, token: str) -> str:
        try:
            visitor = _checked(self._links.loads(token, max_age=LINK_SECONDS))
        except BadSignature:
            visitor = None
        if visitor is None:
            raise Refused("bad_link")
        return visitor


def _checked(visitor: object) -> str | None:
    return visitor if isinstance(visitor, str) and _ID.fullmatch(visitor) else None


def new_visitor() -> str:
    return secrets.token_hex(16)


def current_visitor(request: Request, response: Response) -> str:
    """Every caller is somebody: who has no valid cookie gets a new one."""
    visitors: Visitors = request.app.state.visitors
    visitor = visitors.known(request)
    if visitor is None:
        visitor = new_visitor()
        visitors.welcome(response, visitor, request.url.scheme == "https")
    return visitor


Visitor = Annotated[str, Depends(current_visitor)]


def clean_line(text: str, longest: int, key: str) -> str:
    """One line of visible text; Refused if nothing is left or it is too long."""
    line = " ".join(
        "".join(c for c in text if not unicodedata.category(c).startswith("C") or c.isspace()).split()
    )
    if not line or len(line) > longest:
        raise Refused(key, most=longest)
    return line


def clean_name(name: str) -> str:
    return clean_line(name, NAME, "bad_name")
