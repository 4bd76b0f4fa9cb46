"""The visitor: a name, and a link that carries the same visitor to another device."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request
from fastapi.responses import RedirectResponse

from westmarch.server.hall import Hall
from westmarch.server.shapes import Me, NewName, ReturnLink
from westmarch.server.visitors import Visitor, Visitors, clean_name

router = APIRouter(tags=["visitor"])


def hall_of(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


@router.get("/api/me")
async def me(request: Request, visitor: Visitor) -> Me:
    """Who I am; the first call gives the cookie."""
    hall = hall_of(request)
    return Me(name=await hall.read(hall.storage.visitor_name, visitor) or None)


@router.post("/api/me")
async def rename(request: Request, visitor: Visitor, wish: NewName) -> Me:
    """Take a name of at most 40 characters."""
    name = clean_name(wish.name)
    await hall_of(request).rename(visitor, name)
    return Me(name=name)


@router.get("/api/me/link")
async def link(request: Request, visitor: Visitor) -> ReturnLink:
    """A link for my other device; keep it to yourself."""
    visitors: Visitors = request.app.state.visitors
    return ReturnLink(link=f"{request.base_url}return/{visitors.link(visitor)}")


@router.get("/return/{token}", include_in_schema=False)
async def come_back(request: Request, token: Annotated[str, Path(max_length=400)]) -> RedirectResponse:
    visitors: Visitors = request.app.state.visitors
    response = RedirectResponse("/", status_code=303)
    visitors.welcome(response, visitors.returning(token), request.url.scheme == "https")
    return response
