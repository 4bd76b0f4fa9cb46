"""The visitor: a name, and signing out."""

from __future__ import annotations

from functools import partial

from fastapi import APIRouter, Request, Response

from westmarch.server.edge.visitors import Visitor, clean_name, new_visitor
from westmarch.server.http.shapes import Me, NewName
from westmarch.server.http.state import hall_of, visitors_of
from westmarch.server.store import links
from westmarch.server.store.stored import moment

router = APIRouter(tags=["visitor"])


@router.get("/api/me")
async def me(request: Request, visitor: Visitor) -> Me:
    """Who I am; the first call gives the cookie."""
    hall = hall_of(request)
    name = await hall.read(hall.reads.visitor_name, visitor)
    made = await hall.read(hall.reads.link_made, visitor)
    return Me(name=name or None, link=None if made is None else moment(made))


@router.post("/api/me")
async def rename(request: Request, visitor: Visitor, wish: NewName) -> Me:
    """Take a name of at most 40 characters."""
    await hall_of(request).rename(visitor, clean_name(wish.name))
    return await me(request, visitor)


@router.post("/api/me/sign_out")
async def sign_out(request: Request, response: Response, visitor: Visitor) -> Me:
    """All other devices are strangers from now on, and no link is good; this one stays."""
    hall, visitors = hall_of(request), visitors_of(request)
    generation: int = await hall.write(partial(links.sign_out, visitor=visitor))
    visitors.sign_out(visitor, generation)
    visitors.welcome(request, response, visitor)
    hall.hang_up(visitor)
    return await me(request, visitor)


@router.post("/api/me/new")
async def begin_anew(request: Request, response: Response) -> Me:
    """For a device that was signed out: a new visitor. Whoever is known stays who they are."""
    visitors = visitors_of(request)
    visitors.check_welcome(request)
    visitor = visitors.still_known(request)
    if visitor is None:
        visitor = new_visitor()
        visitors.welcome(request, response, visitor)
    return await me(request, visitor)
