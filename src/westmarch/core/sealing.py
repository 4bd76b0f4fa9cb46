"""What only the holder of a key can read, and nobody can change unseen: HMAC-SHA-256 hides and seals it.

The standard library has no cipher. HMAC is a pseudorandom function, so its values over a counter hide a text
that is sealed once under a fresh nonce, and encrypt-then-MAC with a second key tells every change.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

NONCE, SEAL = 16, 32


def seal(text: bytes, key: str, beside: bytes) -> bytes:
    """``text`` hidden; ``beside`` stays readable elsewhere, and is sealed with it."""
    nonce = secrets.token_bytes(NONCE)
    hidden = _mixed(text, key, nonce)
    return nonce + hidden + _mark(nonce + hidden, key, beside)


def unseal(sealed: bytes, key: str, beside: bytes) -> bytes | None:
    """The text; None where it was sealed with another key, or one of the two was changed."""
    if len(sealed) < NONCE + SEAL:
        return None
    body, mark = sealed[:-SEAL], sealed[-SEAL:]
    if not hmac.compare_digest(mark, _mark(body, key, beside)):
        return None
    return _mixed(body[NONCE:], key, body[:NONCE])


def key_id(key: str) -> str:
    """A name for a key that tells nothing of it."""
    return _hash(key, b"name")[:8].hex()


def _hash(key: str, *parts: bytes) -> bytes:
    """Every part has its length before it, so that no two lists read the same."""
    text = b"".join(len(part).to_bytes(8, "big") + part for part in parts)
    return hmac.digest(b"westmarch seal " + key.encode(), text, hashlib.sha256)


def _mark(body: bytes, key: str, beside: bytes) -> bytes:
    return _hash(key, b"mark", body, beside)


def _mixed(text: bytes, key: str, nonce: bytes) -> bytes:
    blocks = -(-len(text) // SEAL)
    stream = b"".join(_hash(key, b"stream", nonce, n.to_bytes(8, "big")) for n in range(blocks))
    return bytes(one ^ other for one, other in zip(text, stream, strict=False))
