"""New tables: from a form or a study, from an entry of another match, for a return match, from a record."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NamedTuple

import westmarch
from westmarch.core.chance import secret_seed
from westmarch.core.content import load_content
from westmarch.core.errors import BadOption, RecordError, WestmarchError
from westmarch.core.game import Game
from westmarch.core.letters import Letter, letter_of
from westmarch.core.match import Match
from westmarch.core.record import Record, parse_record
from westmarch.core.registry import find_game
from westmarch.core.replaying import verify
from westmarch.server.refusal import Refused
from westmarch.server.settings import Settings
from westmarch.server.store.stored import (
    BOT,
    FREE,
    HOTSEAT,
    HUMAN,
    PATIENCE,
    Listed,
    Seat,
    SeatKind,
    Spec,
    StoredTable,
    all_taken,
    now,
)
from westmarch.server.table.bookmarks import pack
from westmarch.server.table.bringing import can_be_hidden, dealt_again
from westmarch.server.table.progress import progress
from westmarch.server.table.rebuild import rebuild
from westmarch.server.table.seating import public
from westmarch.server.table.table import Table
from westmarch.server.table.thinking import check_bot, default_bot

WISHES: dict[str, SeatKind] = {"me": HUMAN, "friend": FREE, "bot": BOT, "hotseat": HOTSEAT}
LONGEST_OPTION = 200


class Away(NamedTuple):
    """What happens when somebody stays away: after how many seconds which bot may sit in."""

    patience: int = PATIENCE
    stand_in: str | None = None


USUALLY = Away()


def away_at(table: Table) -> Away:
    return Away(table.listed.patience, table.listed.stand_in)


def bot_wished(bot: str | None, game: str, settings: Settings) -> str:
    """A bot that may play here; the house's usual one for the game where none is named."""
    found = find_game(game)
    return default_bot(found) if bot is None else check_bot(bot, found, settings)


def seat_for(kind: str, bot: str | None, visitor: str, game: str, settings: Settings) -> Seat:
    """What a form wishes for one seat."""
    if kind == "bot":
        return Seat(BOT, None, bot_wished(bot or None, game, settings))
    return Seat(WISHES[kind], visitor if kind in ("me", "hotseat") else None)


def new_table(
    game: str,
    players: int,
    options: dict[str, str],
    language: str,
    seats: Sequence[Seat],
    is_open: bool,
    away: Away = USUALLY,
    study: str | None = None,
    opener: str | None = None,
) -> StoredTable:
    found = find_game(game)
    if study is not None:
        spec = _studied(found, study, options)
        if spec.players != players:
            raise BadOption("players", players, str(spec.players))
        return _stored(
            spec, language, _all(seats, players), public(is_open, seats), away, opener=opener, fresh=False
        )
    if any(len(value) > LONGEST_OPTION for value in options.values()):
        raise Refused("too_big", most=LONGEST_OPTION)
    content = load_content(found.package, found.tables)
    setup = found.setup(players, dict(options), content)
    spec = Spec(game, players, dict(setup.options), secret_seed(), found.version, content.hash)
    return _stored(spec, language, _all(seats, players), public(is_open, seats), away, opener=opener)


def _studied(game: Game[Any], study: str, options: dict[str, str]) -> Spec:
    """A position that comes with the game, with dice of its own."""
    if study not in game.studies():
        raise Refused("unknown_study", study=study, known=", ".join(game.studies()) or "–")
    if options:
        raise BadOption(*next(iter(options.items())), "–")
    return _at_position(game.id, game.study(study))


def _at_position(game: str, position: dict[str, Any]) -> Spec:
    seed = secret_seed()
    record = westmarch.scenario(game, position, seed).record().continued(0, seed)
    return Spec(game, record.players, record.options, seed, record.rules, record.content, record.dumps())


def _all(seats: Sequence[Seat], players: int) -> Sequence[Seat]:
    if len(seats) != players:
        raise BadOption("seats", len(seats), str(players))
    return seats


def continued(
    table: Table, at: int, visitor: str, seats: Sequence[Seat] | None, as_brought: bool = False
) -> StoredTable:
    """The same match up to an entry, then dice of its own. ``as_brought``: what others hide in it shall stay
    as it is, if all who sit down agree."""
    record = table.open_record(visitor)
    if not 0 <= at <= len(record.entries):
        raise Refused("bad_entry", last=len(record.entries))
    seed = secret_seed()
    base = record.continued(min(at, table.seq), seed)  # half a roll made by hand is made anew
    spec = replace(table.spec, base=base.dumps(), seed=seed, uploaded=False, nonces=())
    if seats is None:
        seats = _own_seats(table, visitor)
    _all(seats, spec.players)
    if not base.entries and base.position is None:  # it begins at set-up, like any new table
        spec = replace(spec, base=None)
        return _stored(spec, table.listed.language, seats, False, away_at(table), opener=visitor)
    if not all_taken(seats) and not as_brought and can_be_hidden(spec):
        own = [number for number, seat in enumerate(seats) if seat.holder == visitor]
        dealt_again(base, own, seed)  # to say now whether it can be
    stored = _stored(spec, table.listed.language, seats, False, away_at(table), opener=visitor, fresh=False)
    agreed = frozenset({visitor}) if as_brought and not all_taken(seats) else frozenset()
    return replace(stored, listed=replace(stored.listed, brought=len(base.entries), agreed=agreed))


def _own_seats(table: Table, visitor: str) -> list[Seat]:
    """Bots stay; who goes on plays all the other seats, to try things out."""
    people = [n for n, seat in enumerate(table.seats) if seat.kind != BOT]
    first = table.seats_of(visitor) or people[:1]
    return [
        Seat(BOT, None, seat.bot) if n not in people else Seat(HUMAN if n in first else HOTSEAT, visitor)
        for n, seat in enumerate(table.seats)
    ]


def _specs(record: Record) -> Sequence[str]:
    known = len(record.seats) == record.players
    return record.seats if known else ("human",) * record.players


def return_match(table: Table, visitor: str) -> StoredTable:
    """The same people, each one seat further."""
    if not table.seats_of(visitor):
        raise Refused("not_at_the_table")
    if not table.over:
        raise Refused("not_over")
    game = find_game(table.spec.game)
    content = load_content(game.package, game.tables)
    spec = replace(
        table.spec,
        seed=secret_seed(),
        rules=game.version,
        content=content.hash,
        base=None,
        uploaded=False,
        nonces=(),
    )
    seats = [table.seats[-1], *table.seats[:-1]]
    return _stored(spec, table.listed.language, seats, table.listed.open, away_at(table), opener=visitor)


def following(table: Table, visitor: str) -> StoredTable:
    """The match that goes on from this one's letter, with the same people in the same seats."""
    if not table.seats_of(visitor):
        raise Refused("not_at_the_table")
    spec = _at_position(table.spec.game, letter_of(table.match))
    listed = table.listed
    return _stored(
        spec, listed.language, table.seats, listed.open, away_at(table), opener=visitor, fresh=False
    )


def lettered(letter: Letter, language: str, visitor: str, settings: Settings) -> StoredTable:
    """A table that goes on from a letter somebody brings along. Bots stay; one person takes the only seat
    that is left, of several each takes the own. Whoever brings it may know all hands from the match before:
    they stay as they are if all agree."""
    spec = _at_position(letter.game, letter.position)
    specs = letter.seats if len(letter.seats) == spec.players else ("human",) * spec.players
    game = find_game(letter.game)
    seats = [_uploaded_seat(seat, visitor, game, settings) for seat in specs]
    people = [number for number, seat in enumerate(seats) if seat.kind != BOT]
    for number in people if len(people) > 1 else ():
        seats[number] = Seat(FREE)
    if not people:
        seats[0] = Seat(HUMAN, visitor)
    stored = _stored(spec, language, seats, False, opener=visitor, fresh=False)
    agreed = frozenset() if all_taken(seats) else frozenset({visitor})
    return replace(stored, listed=replace(stored.listed, brought=0, agreed=agreed))


def uploaded(text: str, language: str, visitor: str, settings: Settings) -> StoredTable:
    """A table to look at and to go on from; the record must be played through to be believed."""
    if "\0" in text:  # no database takes it, and no record has it
        raise RecordError("damaged", "damaged: there is a NUL in it")
    record = parse_record(text)
    spec = Spec(record.game, record.players, record.options, 0, record.rules, record.content, text, True)
    try:
        match = rebuild(spec)
        if record.seed is not None and record.result is not None and not record.asks_chance:
            verify(record, replayed=match)
    except WestmarchError:
        raise
    except Exception as error:  # a header can say anything; only what plays is taken
        raise RecordError("damaged", "damaged: it cannot be played") from error
    seats = [_uploaded_seat(seat, visitor, match.game, settings) for seat in _specs(record)]
    spec = replace(spec, options=dict(match.setup.options))
    stored = _stored(spec, language, seats, False, match=match, opener=visitor, fresh=False)
    return replace(stored, bookmark=pack(spec, (), match))


def _uploaded_seat(spec: Any, visitor: str, game: Any, settings: Settings) -> Seat:
    """Nobody sits there; whoever brought the record finds it among their tables."""
    if not isinstance(spec, str) or not spec.startswith("bot:"):
        return Seat(HUMAN, visitor)
    try:
        return Seat(BOT, None, check_bot(spec.removeprefix("bot:"), game, settings))
    except WestmarchError:
        return Seat(BOT, None, default_bot(game))


def _identity() -> str:
    """Nobody can guess it. A dash in front would make an option of it in `westmarch admin close <table>`."""
    while (found := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return found


def _stored(
    spec: Spec,
    language: str,
    seats: Sequence[Seat],
    is_open: bool,
    away: Away = USUALLY,
    match: Match[Any] | None = None,
    opener: str | None = None,
    fresh: bool = True,
) -> StoredTable:
    """``match`` is the one of the table, where it has been dealt already."""
    if match is None and all_taken(seats):
        match = rebuild(spec)
    at = now()
    identity = _identity()
    listed = Listed(
        id=identity,
        game=spec.game,
        players=spec.players,
        options=spec.options,
        language=language,
        open=is_open,
        rematch=None,
        created=at,
        changed=at,
        patience=away.patience,
        stand_in=away.stand_in,
        seats=tuple(seats),
        opener=opener,
        fresh=fresh,
        **progress(match, spec.uploaded),
    )
    return StoredTable(listed, spec)
