"""What a request finds in the application: the hall with its tables, and who the visitors are."""

from __future__ import annotations

from fastapi import Request
from starlette.requests import HTTPConnection

from westmarch.server.edge.limits import Meter, address_of, limits_of
from westmarch.server.edge.visitors import Visitors
from westmarch.server.table.awake import Opener
from westmarch.server.table.hall import Hall
from westmarch.server.table.table import Table


def hall_of(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def opener(connection: HTTPConnection, visitor: str) -> Opener:
    """Who asks for a table, should it have to be brought into memory."""
    address = address_of(connection)
    return Opener(visitor, address, lambda: Meter(limits_of(connection), visitor, address))


async def table_of(request: Request, visitor: str, id: str) -> Table:
    """A table; if it has to be brought into memory, on the account of this visitor."""
    return await hall_of(request).table(id, opener(request, visitor))


def visitors_of(request: Request) -> Visitors:
    visitors: Visitors = request.app.state.visitors
    return visitors
