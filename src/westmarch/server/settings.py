"""All that can be set about a server, with the values that serve a small house."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from westmarch.core.game import Game
from westmarch.core.plugins import load_game
from westmarch.core.registry import register

SHARED = 5
"""How many visitors of one address may each do the most that one may."""


@dataclass(frozen=True)
class Settings:
    """What `create_app` needs. ``secret`` signs cookies; keep it, or every visitor becomes a stranger."""

    database_url: str
    secret: str = field(repr=False)
    jobs: int = 1
    """Processes that think for search bots and hints."""
    games: tuple[str, ...] = ()
    """Further games, each ``module:attribute`` of something that makes a Game."""
    origins: tuple[str, ...] = ()
    """Origins that may act besides the server's own, such as ``https://play.example``."""
    static: Path = Path(__file__).parent / "static"
    bot_pause: float = 0.05
    """Seconds between two turns of bots, so that people can follow."""
    show_pause: float = 0.6
    """The same in a match of bots alone, which goes on as long as somebody looks on."""
    retry: float = 0.25
    """Half the seconds until a bot that could not answer tries again; they double each time."""
    retry_most: float = 60.0
    watch_seconds: float = 30.0
    """How often somebody looks after the bots."""
    lock_seconds: float = 5.0
    """How often somebody looks whether the database is still ours."""
    lost_seconds: float = 15.0
    """How long that may be in doubt before the server goes."""
    think_seconds: float = 1.0
    most_seconds: float = 5.0
    http_rate: float = 50.0
    """Requests a second and address."""
    http_burst: float = 300.0
    costly_rate: float = 1.0
    """New tables, uploads and hints a second and visitor; an address may have a few times as much."""
    costly_burst: float = 60.0
    cpu_rate: float = 0.25
    """Seconds of processor time a second and visitor for what is costly: hints, replays, reasons, uploads. An
    address has twice that, and five times the burst."""
    cpu_burst: float = 30.0
    memory: int = 32_000_000
    """Bytes of tables that a visitor may bring into memory, and keep there by looking on; an address has five
    times that."""
    disk_rate: float = 200.0
    """Bytes of records a second that a visitor may leave here for good, by uploads and by going on from one;
    an address has five times that."""
    disk_burst: float = 20_000_000.0
    at_once: int = 8
    """Costly calls of a visitor that may be in progress; an address has five times that."""
    unread: int = 16_000_000
    """Bytes of answers that an address may leave unread."""
    play_rate: float = 0.25
    """Seconds of processor time a second and visitor for what is played: answers, undo, going back, refused
    or not, and showing what came of it. An address has twice that, and five times the burst."""
    play_burst: float = 2.0
    """Hundreds of answers at once: more than people give, less than others notice."""
    socket_rate: float = 20.0
    """Messages a second and socket."""
    frame_rate: float = 200.0
    """Frames of any kind a second and socket; an address has five times that."""
    frame_burst: float = 400.0
    flip_rate: float = 2.0
    """How often a second a shared screen may be handed over."""
    flip_burst: float = 4.0
    sockets: int = 32
    """Open sockets a visitor."""
    address_sockets: int = 160
    opening_rate: float = 1.0
    """Openings of sockets a second and visitor."""
    opening_burst: float = 60.0
    chat_rate: float = 0.5
    """Lines of talk a second and visitor."""
    chat_burst: float = 10.0
    note_rate: float = 2.0
    note_burst: float = 40.0
    shows: int = 3
    """Matches of bots alone that play for one visitor who looks on; for an address five times that."""
    listed: int = 5
    """Open tables that wait in the lobby, a visitor."""
    address_listed: int = 20
    connections: int = 400
    """Connections of one address that may be open at once, sockets included."""
    header_seconds: float = 10.0
    """How long the head of a request may take to come, and its body."""
    body_seconds: float = 60.0
    tidy_days: int | None = None
    """Remove tables at which nothing has happened for so many days, once a day; None: never."""
    tidy_over: bool = False
    """Also those whose match is over."""
    metrics: str = "local"
    """Who may see ``/metrics``: ``local`` (callers on this machine), ``all`` or nobody (``off``)."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses and networks whose ``X-Forwarded-For`` and ``X-Forwarded-Proto`` are believed."""

    def at_rates(self, factor: float) -> Settings:
        """With all rate limits multiplied; what an address shares grows with them and never shrinks."""
        shared = max(1.0, factor)
        grown: dict[str, Any] = {name: int(getattr(self, name) * shared) for name in ADDRESS_LIMITS}
        return replace(self, **{name: getattr(self, name) * factor for name in RATES}, **grown)


RATES = (
    "http_rate",
    "http_burst",
    "costly_rate",
    "costly_burst",
    "cpu_rate",
    "cpu_burst",
    "disk_rate",
    "disk_burst",
    "play_rate",
    "play_burst",
    "socket_rate",
    "frame_rate",
    "frame_burst",
    "flip_rate",
    "flip_burst",
    "opening_rate",
    "opening_burst",
    "chat_rate",
    "chat_burst",
    "note_rate",
    "note_burst",
)
ADDRESS_LIMITS = ("address_sockets", "address_listed", "connections", "memory", "at_once", "unread")


def register_games(specs: Iterable[str]) -> None:
    """Make further games known; also called in every process that thinks."""
    for spec in specs:
        game = load_game(spec, spec, spec.partition(":")[0])
        register(game.id, _always(game))


def _always(game: Game[Any]) -> Callable[[], Game[Any]]:
    return lambda: game
