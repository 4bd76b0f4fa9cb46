"""The built client: one page for every table, files that never change under their name, packed if asked."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from fastapi import APIRouter, Request
from fastapi.responses import FileResponse, HTMLResponse, Response

from westmarch.server.edge.visitors import Visitors, new_visitor
from westmarch.server.refusal import Refused

READ = ["GET", "HEAD"]
PACKED = (("br", ".br"), ("gzip", ".gz"))
FOREVER = "public, max-age=31536000, immutable"
UNBUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Westmarch</title>
<h1>Westmarch</h1><p>The server runs, but the page for the browser is not built.
<p>Build it in the source folder: <code>make play</code>, or <code>cd web &amp;&amp; npm ci &amp;&amp;
npm run build</code>. The API is described at <a href="/docs">/docs</a>.</html>"""
mimetypes.add_type("font/woff2", ".woff2")


def static_router(folder: Path) -> APIRouter:
    router = APIRouter(include_in_schema=False)
    root = folder.resolve()

    @router.api_route("/", methods=READ)
    @router.api_route("/return", methods=READ)
    @router.api_route("/t/{table}", methods=READ)
    def page(request: Request) -> Response:
        return the_page(request, 200)

    def the_page(request: Request, status: int) -> Response:
        index = root / "index.html"
        response = _file(request, index, "no-cache") if index.is_file() else HTMLResponse(UNBUILT)
        response.status_code = status
        visitors: Visitors = request.app.state.visitors
        if visitors.is_new(request):  # so that the page's first socket has its visitor
            visitors.welcome(request, response, new_visitor())
        return response

    @router.api_route("/{path:path}", methods=READ)
    def file(request: Request, path: str) -> Response:
        found = None if path.startswith("api/") else _inside(root, path)
        if found is None:
            if "text/html" in request.headers.get("accept", "") and not path.startswith(("api/", "assets/")):
                return the_page(request, 404)  # a person with a wrong address, whom the page tells so
            raise Refused("not_found")
        return _file(request, found, FOREVER if path.startswith("assets/") else "no-cache")

    return router


def _inside(root: Path, path: str) -> Path | None:
    """The file of that name, if it is one of the client's."""
    try:
        found = (root / path).resolve()
        return found if found.is_relative_to(root) and found.is_file() else None
    except (OSError, ValueError):  # longer than any name of a file, or none at all
        return None


def _file(request: Request, path: Path, cache: str) -> Response:
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    headers = {"Cache-Control": cache, "Vary": "Accept-Encoding"}
    accepted = request.headers.get("accept-encoding", "")
    for name, suffix in PACKED:
        packed = path.with_name(path.name + suffix)
        if name in accepted and packed.is_file():
            return FileResponse(packed, media_type=kind, headers={**headers, "Content-Encoding": name})
    return FileResponse(path, media_type=kind, headers=headers)
