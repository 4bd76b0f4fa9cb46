"""``/docs``: the OpenAPI description as a plain page, for readers without scripts from elsewhere."""

from __future__ import annotations

import json
from functools import cache
from html import escape
from typing import Any

from fastapi import FastAPI, Request
from fastapi.responses import Response

from westmarch.server.edge.packing import packed
from westmarch.server.http.games import FRESH
from westmarch.server.http.shapes import Failure


def describe(app: FastAPI) -> None:
    """Put the shape of failures into the description, and the description on a page."""
    plain = app.openapi

    @cache
    def whole() -> dict[str, Any]:
        schema = plain()
        shapes = Failure.model_json_schema(ref_template="#/components/schemas/{model}")
        schema["components"]["schemas"].update(shapes.pop("$defs"), Failure=shapes)
        return schema

    app.openapi = whole  # type: ignore[method-assign]

    @cache
    def written() -> tuple[str, str]:
        """As JSON, and as a page."""
        return json.dumps(whole(), ensure_ascii=False), page(whole())

    @app.get("/openapi.json", include_in_schema=False)
    def openapi(request: Request) -> Response:
        return packed(request, written()[0], "application/json", FRESH)

    @app.get("/docs", include_in_schema=False)
    def docs(request: Request) -> Response:
        return packed(request, written()[1], "text/html; charset=utf-8", FRESH)


def page(schema: dict[str, Any]) -> str:
    info = schema["info"]
    parts = [
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        f"<title>{escape(info['title'])}</title></head><body>",
        f"<h1>{escape(info['title'])} {escape(info['version'])}</h1><p>{escape(info['description'])}</p>",
        '<p><a href="/openapi.json">openapi.json</a></p><h2>Calls</h2>',
    ]
    for path, calls in schema["paths"].items():
        parts += [_call(method, path, call) for method, call in calls.items()]
    parts.append("<h2>Shapes</h2>")
    for name, shape in sorted(schema["components"]["schemas"].items()):
        body = escape(json.dumps(shape, indent=2, ensure_ascii=False))
        parts.append(f'<h3 id="{escape(name)}">{escape(name)}</h3><pre>{body}</pre>')
    return "\n".join([*parts, "</body></html>"])


def _call(method: str, path: str, call: dict[str, Any]) -> str:
    rows = [
        f"<li><code>{escape(p['name'])}</code> ({escape(p['in'])}) {escape(p.get('description', ''))}</li>"
        for p in call.get("parameters", [])
    ]
    if "requestBody" in call:
        rows.append(f"<li>body: {_contents(call['requestBody'])}</li>")
    answers = [
        f"<li>{escape(status)}: {_contents(answer)}</li>" for status, answer in call["responses"].items()
    ]
    return (
        f"<h3><code>{method.upper()} {escape(path)}</code></h3><p>{escape(call.get('description', ''))}</p>"
        f"<ul>{''.join(rows)}{''.join(answers)}</ul>"
    )


def _contents(described: dict[str, Any]) -> str:
    found = []
    for kind, content in described.get("content", {}).items():
        name = str(content.get("schema", {}).get("$ref", "")).rpartition("/")[2]
        link = f' <a href="#{escape(name)}">{escape(name)}</a>' if name else ""
        found.append(escape(kind) + link)
    return ", ".join(found) or escape(described.get("description", ""))
