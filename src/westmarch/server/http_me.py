"""The visitor: a name, a link that carries the same visitor to another device, and signing out."""

from __future__ import annotations

from functools import partial

from fastapi import APIRouter, Request, Response

from westmarch.server import returning
from westmarch.server.hall import Hall
from westmarch.server.refusal import Refused
from westmarch.server.shapes import Me, NewName, ReturnLink, ReturnOffer, ReturnToken, moment
from westmarch.server.visitors import Visitor, Visitors, clean_name, new_visitor

router = APIRouter(tags=["visitor"])


def hall_of(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def visitors_of(request: Request) -> Visitors:
    visitors: Visitors = request.app.state.visitors
    return visitors


@router.get("/api/me")
async def me(request: Request, visitor: Visitor) -> Me:
    """Who I am; the first call gives the cookie."""
    hall = hall_of(request)
    name = await hall.read(hall.storage.visitor_name, visitor)
    made = await hall.read(hall.storage.link_made, visitor)
    return Me(name=name or None, link=None if made is None else moment(made))


@router.post("/api/me")
async def rename(request: Request, visitor: Visitor, wish: NewName) -> Me:
    """Take a name of at most 40 characters."""
    await hall_of(request).rename(visitor, clean_name(wish.name))
    return await me(request, visitor)


@router.post("/api/me/link")
async def link(request: Request, visitor: Visitor) -> ReturnLink:
    """A link for my other device, good once and for seven days; the one before is good no longer."""
    token = await hall_of(request).write(partial(returning.make_link, visitor=visitor))
    return ReturnLink(link=f"{request.base_url}return#{token}")


@router.delete("/api/me/link")
async def revoke(request: Request, visitor: Visitor) -> Me:
    """Take the link back."""
    await hall_of(request).write(partial(returning.revoke_link, visitor=visitor))
    return await me(request, visitor)


@router.post("/api/me/sign_out")
async def sign_out(request: Request, response: Response, visitor: Visitor) -> Me:
    """All other devices are strangers from now on, and no link is good; this one stays."""
    hall, visitors = hall_of(request), visitors_of(request)
    generation: int = await hall.write(partial(returning.sign_out, visitor=visitor))
    visitors.sign_out(visitor, generation)
    visitors.welcome(response, visitor, request.url.scheme == "https")
    hall.hang_up(visitor)
    return await me(request, visitor)


@router.post("/api/me/new")
async def begin_anew(request: Request, response: Response) -> Me:
    """For a device that was signed out: a new visitor. Whoever is known stays who they are."""
    visitors = visitors_of(request)
    visitor = visitors.still_known(request)
    if visitor is None:
        visitor = new_visitor()
        visitors.welcome(response, visitor, request.url.scheme == "https")
    return await me(request, visitor)


@router.post("/api/return/look")
async def look(request: Request, wish: ReturnToken) -> ReturnOffer:
    """Whose link it is and who I am now; nothing changes."""
    hall = hall_of(request)
    owner = await hall.read(hall.storage.owner_of, wish.token)
    if owner is None:
        raise Refused("bad_link")
    visitor = visitors_of(request).still_known(request)
    name = "" if visitor is None else await hall.read(hall.storage.visitor_name, visitor)
    return ReturnOffer(name=owner.name or None, you=name or None, same=owner.visitor == visitor)


@router.post("/api/return")
async def come_back(request: Request, response: Response, wish: ReturnToken) -> Me:
    """Be the visitor of the link from now on, in place of who I was."""
    owner = await hall_of(request).write(partial(returning.use_link, token=wish.token))
    if owner is None:
        raise Refused("bad_link")
    visitors_of(request).welcome(response, owner.visitor, request.url.scheme == "https")
    return await me(request, owner.visitor)
