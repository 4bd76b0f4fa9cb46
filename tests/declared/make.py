"""Writes what is made of the fields that games declare: JSON schemas for the docs, types for the client.

    make types

writes them again. `test_declared` compares them, so that a field that is renamed in Python alone is noticed.
"""

from __future__ import annotations

import json
from pathlib import Path

from westmarch.core.registry import find_game
from westmarch.core.schema import position_schema, view_schema
from westmarch.core.typescript import view_type

ROOT = Path(__file__).parents[2]
GAMES = ("mordor",)
"""Games whose fields declare their forms, and whose drawn board reads the view."""


def files() -> dict[Path, str]:
    """Every generated file with its content."""
    found = {}
    for name in GAMES:
        game = find_game(name)
        schemas = {"view": view_schema(game), "position": position_schema(game)}
        for kind, schema in schemas.items():
            text = json.dumps(schema, indent=1, ensure_ascii=False)
            found[ROOT / "docs" / "schemas" / f"{name}.{kind}.json"] = text + "\n"
        found[ROOT / "web" / "src" / "boards" / name / "view.ts"] = view_type(game)
    return found


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, "utf-8")
        print(path.relative_to(ROOT))
