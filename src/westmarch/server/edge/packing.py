"""Texts that stay the same while the house is open: packed once, as tightly as browsers can unpack them."""

from __future__ import annotations

from functools import lru_cache

import brotli
from fastapi import Request
from fastapi.responses import Response

KEPT = 64
"""Texts of all games in all languages, and the maps."""


def packed(request: Request, text: str, media_type: str, headers: dict[str, str]) -> Response:
    """The text as an answer; browsers without Brotli get it from the middleware for everything else."""
    headers = {**headers, "Vary": "Accept-Encoding"}
    if "br" not in request.headers.get("accept-encoding", ""):
        return Response(text, media_type=media_type, headers=headers)
    return Response(_pack(text), media_type=media_type, headers={**headers, "Content-Encoding": "br"})


@lru_cache(maxsize=KEPT)
def _pack(text: str) -> bytes:
    found: bytes = brotli.compress(text.encode())
    return found
