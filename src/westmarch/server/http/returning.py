"""The same visitor on another device: a link that is made, taken back, looked at and used."""

from __future__ import annotations

from functools import partial

from fastapi import APIRouter, Request, Response

from westmarch.server.edge.visitors import Visitor
from westmarch.server.http.me import me
from westmarch.server.http.shapes import Me, ReturnLink, ReturnOffer, ReturnToken
from westmarch.server.http.state import hall_of, visitors_of
from westmarch.server.refusal import Refused
from westmarch.server.store import links

router = APIRouter(tags=["visitor"])


@router.post("/api/me/link")
async def link(request: Request, visitor: Visitor) -> ReturnLink:
    """A link for my other device, good once and for seven days; the one before is good no longer."""
    token = await hall_of(request).write(partial(links.make_link, visitor=visitor))
    return ReturnLink(link=f"{request.base_url}return#{token}")


@router.delete("/api/me/link")
async def revoke(request: Request, visitor: Visitor) -> Me:
    """Take the link back."""
    await hall_of(request).write(partial(links.revoke_link, visitor=visitor))
    return await me(request, visitor)


@router.post("/api/return/look")
async def look(request: Request, wish: ReturnToken) -> ReturnOffer:
    """Whose link it is and who I am now; nothing changes."""
    hall = hall_of(request)
    owner = await hall.read(hall.reads.owner_of, wish.token)
    if owner is None:
        raise Refused("bad_link")
    visitor = visitors_of(request).still_known(request)
    name = "" if visitor is None else await hall.read(hall.reads.visitor_name, visitor)
    return ReturnOffer(name=owner.name or None, you=name or None, same=owner.visitor == visitor)


@router.post("/api/return")
async def come_back(request: Request, response: Response, wish: ReturnToken) -> Me:
    """Be the visitor of the link from now on, in place of who I was."""
    owner = await hall_of(request).write(partial(links.use_link, token=wish.token))
    if owner is None:
        raise Refused("bad_link")
    visitors_of(request).welcome(request, response, owner.visitor)
    return await me(request, owner.visitor)
