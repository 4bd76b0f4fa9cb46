"""What becomes of a table whose match was begun with other rules or other content than are installed now.

It goes on if its log plays through to where it stood; else from the latest position that was kept of it.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any

import westmarch
from westmarch.core.chance import derive
from westmarch.core.content import load_content
from westmarch.core.record import parse_record
from westmarch.core.registry import find_game
from westmarch.server.store.stored import Spec, StoredTable, all_taken
from westmarch.server.table.progress import progress
from westmarch.server.table.rebuild import rebuild

LOG = logging.getLogger("westmarch.server")
_RENEWED_SEEDS = 4000


class Fate(Enum):
    SAME = "same"
    """The rules are those it was begun with."""
    GOES_ON = "goes_on"
    FROM_POSITION = "from_position"
    STUCK = "stuck"


@dataclass(frozen=True)
class Upgrade:
    fate: Fate
    table: StoredTable
    """As it goes on."""
    entries: int = 0
    """Where it goes on from a position: after which entry."""


def upgraded(stored: StoredTable) -> Upgrade:
    """How a table goes on under the rules of now."""
    spec = _renewed(stored.spec)
    if spec == stored.spec:
        return Upgrade(Fate.SAME, stored)
    if _plays(stored, spec):
        return Upgrade(Fate.GOES_ON, replace(stored, spec=spec))
    found = _from_position(stored, spec)
    return Upgrade(Fate.STUCK, stored) if found is None else found


def needs_upgrade(spec: Spec) -> bool:
    game = find_game(spec.game)
    return (spec.rules, spec.content) != (game.version, load_content(game.package, game.tables).hash)


def _renewed(spec: Spec) -> Spec:
    game = find_game(spec.game)
    new: dict[str, Any] = {"rules": game.version, "content": load_content(game.package, game.tables).hash}
    if spec.base is None or not needs_upgrade(spec):
        return replace(spec, **new)
    return replace(spec, base=replace(parse_record(spec.base), **new).dumps(), **new)


def _plays(stored: StoredTable, spec: Spec) -> bool:
    """Whether everything can be answered again as it was, and the same seat is asked in the end."""
    if not all_taken(stored.listed.seats):
        return True
    try:
        found = progress(rebuild(spec, stored.log), spec.uploaded)
    except Exception as error:  # rules may stumble in any way over what was never said to them
        LOG.info("table %s does not play through: %s", stored.listed.id, type(error).__name__)
        return False
    listed = stored.listed
    return found == {"status": listed.status, "asked": listed.asked, "entries": listed.entries}


def _from_position(stored: StoredTable, spec: Spec) -> Upgrade | None:
    kept = stored.position
    if kept is None or stored.listed.status != "running" or kept.entries > stored.listed.entries:
        return None
    begins = stored.begins + len(stored.log) + 1
    seed = derive(spec.seed, _RENEWED_SEEDS, begins)
    try:
        record = westmarch.scenario(spec.game, kept.position, seed).record().continued(0, seed)
        spec = replace(spec, base=record.dumps(), seed=seed, options=dict(record.options))
        match = rebuild(spec)
    except Exception as error:  # a position of other rules may say what is no more
        LOG.info("table %s has no position to go on from: %s", stored.listed.id, type(error).__name__)
        return None
    listed = replace(stored.listed, **progress(match, False))
    table = replace(
        stored,
        listed=listed,
        spec=spec,
        log=[],
        begins=begins,
        renewed=kept.entries,
        position=None,
        bookmark=None,
    )
    return Upgrade(Fate.FROM_POSITION, table, kept.entries)
