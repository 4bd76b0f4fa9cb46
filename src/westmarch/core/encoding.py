"""Data as JSON for clients, parts of a scene among them.

The engine needs no package of others; where `orjson` is there (the server brings it) the same text is made
in a tenth of the time.
"""

from __future__ import annotations

import json
from typing import Any

orjson: Any
try:
    import orjson
except ImportError:
    orjson = None

_plain = json.JSONEncoder(ensure_ascii=False, default=vars, separators=(",", ":")).encode


def as_json(data: Any) -> str:
    if orjson is None:
        return _plain(data)
    found: str = orjson.dumps(data, default=vars).decode()
    return found
