"""What players add to the seed of a match, so that nobody alone chose its dice.

Whoever keeps the dice commits to a secret first. Then every player may add a nonce, a short word of their
own, and the dice come from all of it: as long as one nonce was not foreseen, neither were the dice.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Sequence

from westmarch.core.errors import BadOption

LONGEST = 64
SHAPE = rf"[A-Za-z0-9._~-]{{1,{LONGEST}}}"
Nonces = tuple[str | None, ...]
"""In seat order, None for a seat that added nothing; empty where no seat did."""


def check_nonces(nonces: Sequence[str | None], players: int) -> Nonces:
    """One for each seat; BadOption if they are not."""
    if not any(nonce is not None for nonce in nonces):
        return ()
    if len(nonces) != players or not all(n is None or re.fullmatch(SHAPE, n) for n in nonces):
        raise BadOption("nonces", list(nonces), f"{players} × {SHAPE}")
    return tuple(nonces)


def mixed(seed: int, nonces: Nonces) -> int:
    """The seed of the dice: SHA-256 of the line ``westmarch nonces <seed> <nonces as JSON>``."""
    if not nonces:
        return seed
    line = f"westmarch nonces {seed} {written(nonces)}"
    return int.from_bytes(hashlib.sha256(line.encode()).digest(), "big")


def written(nonces: Nonces) -> str:
    return json.dumps(nonces, separators=(",", ":"))


def parse_nonces(text: str) -> Nonces:
    """What `written` wrote; ValueError for anything else."""
    found = json.loads(text)
    if not isinstance(found, list) or not any(found) or not all(_is_nonce(nonce) for nonce in found):
        raise ValueError(f"nonces {text[:LONGEST]}")
    return tuple(found)


def _is_nonce(value: object) -> bool:
    return value is None or (isinstance(value, str) and re.fullmatch(SHAPE, value) is not None)
