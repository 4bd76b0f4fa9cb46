"""Texts that stay the same while the house is open: packed once, as tightly as browsers can unpack them."""

from __future__ import annotations

import gzip
from functools import lru_cache

import brotli
from fastapi import Request
from fastapi.responses import Response

KEPT = 192
"""Texts of all games in all languages, the maps and the description of all calls, in each packing."""
CODINGS = ("br", "gzip")


def packed(request: Request, text: str, media_type: str, headers: dict[str, str]) -> Response:
    """The text as an answer, in the tightest packing that the browser takes."""
    accepted = request.headers.get("accept-encoding", "")
    coding = next((one for one in CODINGS if one in accepted), None)
    headers = {**headers, "Vary": "Accept-Encoding"}
    if coding is not None:
        headers["Content-Encoding"] = coding
    return Response(_pack(text, coding), media_type=media_type, headers=headers)


@lru_cache(maxsize=KEPT)
def _pack(text: str, coding: str | None) -> bytes:
    found: bytes = text.encode()
    if coding == "br":
        found = brotli.compress(found)
    elif coding == "gzip":
        found = gzip.compress(found, mtime=0)
    return found
