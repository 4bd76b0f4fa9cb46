"""What a request finds in the application: the hall with its tables, and who the visitors are."""

from __future__ import annotations

from fastapi import Request

from westmarch.server.edge.visitors import Visitors
from westmarch.server.table.hall import Hall


def hall_of(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def visitors_of(request: Request) -> Visitors:
    visitors: Visitors = request.app.state.visitors
    return visitors
