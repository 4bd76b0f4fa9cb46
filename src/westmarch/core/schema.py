"""The JSON schema of a game's views and positions, made from the forms of its fields."""

from __future__ import annotations

from typing import Any

from westmarch.core.forms import Form, PerSeat
from westmarch.core.forms.form import Schema
from westmarch.core.game import Game
from westmarch.core.position_keys import PositionKeys
from westmarch.core.view import Field, Sees

DIALECT = "https://json-schema.org/draft/2020-12/schema"
COUNT: Schema = {
    "type": "object",
    "properties": {"count": {"type": "integer", "minimum": 0}},
    "required": ["count"],
    "additionalProperties": False,
}
"""What is shown of a value to those who may not see it."""


def has_forms(game: Game[Any]) -> bool:
    """Whether every field of the game declares its form."""
    return all(field.form is not None for field in game.fields)


def form_of(field: Field) -> Form:
    assert field.form is not None, f"{field.name} declares no form"
    return field.form


def field_schema(field: Field) -> Schema:
    """What a view shows of a field, to those who see it and to those who do not."""
    form = form_of(field)
    if field.sees is Sees.ALL:
        return form.schema()
    if field.sees is Sees.COUNT:
        return COUNT
    if field.by_owner:
        assert isinstance(form, PerSeat), f"{field.name} has owners, and so a form of per_seat"
        return {**form.schema(), "items": {"anyOf": [form.form.schema(), COUNT]}}
    return {"anyOf": [form.schema(), COUNT]}


def view_schema(game: Game[Any]) -> Schema:
    """The schema of what `Match.view` gives to a seat or to a spectator."""
    counts = game.player_counts
    options = {
        spec.name: {"enum": [*spec.choices]} if spec.choices else {"type": "string"}
        for spec in game.option_specs
    }
    shown: dict[str, Schema] = {
        "game": {"enum": [game.id]},
        "players": {"type": "integer", "minimum": counts[0], "maximum": counts[-1]},
        "seat": {"anyOf": [{"type": "integer", "minimum": 0, "maximum": counts[-1] - 1}, {"enum": [None]}]},
        "options": _table(options, [*options]),
        "turn": {"type": "integer", "minimum": 0},
        **{field.name: field_schema(field) for field in game.fields if field.sees is not Sees.NOBODY},
    }
    return {"$schema": DIALECT, "title": f"View of {game.id}", **_table(shown, [*shown])}


def position_schema(game: Game[Any]) -> Schema:
    """The schema of a position: which keys there are, and what each can be. The rules refuse more."""
    keys: PositionKeys | None = game.positions.keys
    assert keys is not None, f"{game.id} does not declare the keys of its positions"
    entries: dict[str, Schema] = {}
    for name, forms in keys.forms().items():
        found = [form.written_schema() for form in forms]
        entries[name] = found[0] if len(found) == 1 else {"anyOf": found}
    return {"$schema": DIALECT, "title": f"Position of {game.id}", **_table(entries, [])}


def _table(entries: dict[str, Schema], required: list[str]) -> Schema:
    shown: Schema = {"type": "object", "properties": entries, "additionalProperties": False}
    return {**shown, "required": required} if required else shown


def breach(schema: Schema, data: Any, where: str = "") -> str | None:
    """Where data breaks a schema that was made here, and how; None: nowhere.

    Knows exactly the words that forms use, so that the battery needs no package.
    """
    if "anyOf" in schema:
        found = [breach(one, data, where) for one in schema["anyOf"]]
        return None if None in found else found[0]
    if "enum" in schema:
        fits = any(type(one) is type(data) and one == data for one in schema["enum"])
        return None if fits else f"{where}: {data!r} is none of {schema['enum']}"
    kind: str = schema["type"]
    if type(data) is not _TYPES[kind]:
        return f"{where}: {data!r} is no {kind}"
    if kind == "integer":
        low, high = schema.get("minimum", data), schema.get("maximum", data)
        return None if low <= data <= high else f"{where}: {data} is not from {low} to {high}"
    if kind == "array":
        return _breach_in_list(schema, data, where)
    return _breach_in_table(schema, data, where) if kind == "object" else None


_TYPES: dict[str, Any] = {"integer": int, "boolean": bool, "string": str, "array": list, "object": dict}


def _breach_in_list(schema: Schema, data: list[Any], where: str) -> str | None:
    if not schema.get("minItems", 0) <= len(data) <= schema.get("maxItems", len(data)):
        return f"{where}: {len(data)} entries"
    if schema.get("uniqueItems") and len({repr(one) for one in data}) < len(data):
        return f"{where}: something stands there twice"
    found = (breach(schema["items"], one, f"{where}[{number}]") for number, one in enumerate(data))
    return next(filter(None, found), None)


def _breach_in_table(schema: Schema, data: dict[str, Any], where: str) -> str | None:
    entries = schema["properties"]
    for name in schema.get("required", ()):
        if name not in data:
            return f"{where}.{name} is missing"
    for name, one in data.items():
        if name not in entries:
            return f"{where}.{name} is not in the schema"
        if wrong := breach(entries[name], one, f"{where}.{name}"):
            return wrong
    return None
