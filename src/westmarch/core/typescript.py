"""The TypeScript type of what a drawn board reads of the view, made from the view's JSON schema."""

from __future__ import annotations

import json
from typing import Any

from westmarch.core.forms.form import Schema
from westmarch.core.game import Game
from westmarch.core.schema import COUNT, view_schema

HEAD = """// Made by `make types` from the fields that {package} declares. Do not edit: change the fields.
"""
COMMENT = "/** What the board reads of all that a seat, or a spectator, may know. */\n"
HIDDEN = """
/** What is shown of a value to those who may not see it: how much there is. */
export interface Hidden {
  count: number;
}
"""


def view_type(game: Game[Any]) -> str:
    """A module with the type of what the game's drawn board reads of its view, such as ``MordorView``."""
    fields = view_schema(game)["properties"]
    lines = [f"  {name}: {_type(fields[name])};" for name in game.shown.board_reads]
    body = "\n".join(lines)
    name = f"{game.id.capitalize()}View"
    interface = f"{COMMENT}export interface {name} {{\n{body}\n}}\n"
    return HEAD.format(package=game.package) + (HIDDEN if "Hidden" in body else "") + "\n" + interface


def _type(schema: Schema) -> str:
    if schema == COUNT:
        return "Hidden"
    if "anyOf" in schema:
        return " | ".join(_type(one) for one in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(json.dumps(one) for one in schema["enum"])
    kind = schema["type"]
    if kind == "array":
        entry = _type(schema["items"])
        return f"({entry})[]" if " | " in entry else f"{entry}[]"
    if kind == "object":
        return _table(schema)
    return {"integer": "number", "boolean": "boolean", "string": "string"}[kind]


def _table(schema: Schema) -> str:
    """A table whose entries are all alike is a `Record`."""
    entries = {name: _type(one) for name, one in schema["properties"].items()}
    required = schema.get("required", ())
    kinds = set(entries.values())
    if len(kinds) == 1 and len(required) in (0, len(entries)):
        record = f"Record<{' | '.join(json.dumps(name) for name in entries)}, {kinds.pop()}>"
        return record if required else f"Partial<{record}>"
    lines = [f"{name}{'' if name in required else '?'}: {one}" for name, one in entries.items()]
    return f"{{ {'; '.join(lines)} }}"
