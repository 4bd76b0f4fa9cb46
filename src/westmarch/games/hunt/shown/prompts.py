"""Arguments of questions and options, told from what the asked seat may know."""

from __future__ import annotations

from functools import lru_cache

from westmarch.core.chance import CHANCE
from westmarch.core.content import PROVENANCE, RECONSTRUCTED, Content
from westmarch.core.events import Args
from westmarch.core.rules import Reason
from westmarch.core.sets import has
from westmarch.games.hunt.ids import ALLIES, ALLY, NORMAL_DICE, SORCERIES, SPELL
from westmarch.games.hunt.state import NOWHERE, PHASES, RIDING, SET_UP, HuntState

READ = {
    "ally": "allies",
    "sorcery": "sorcery",
    "token": "tokens",
    "journey": "journeys",
    "shire": "shire",
    "wild": "wild",
}
"""By the domain of a reference: the table that says what it is."""


THROWN = ("dice.roll", "dice.again", "setup.lead")
"""Questions to chance whose dice fall together; all others are drawn one after the other."""


def of_chance(s: HuntState, kind: str, fallen: int) -> Args:
    """Who draws or throws, for what, which of how many: what everybody at the table sees."""
    seat, nth, number = s.drawing
    hunter = "side:riders" if s.players == 2 or kind == "setup.lead" else f"seat:{seat + 1}"
    args: Args = {"side": hunter if seat or kind in THROWN else "side:bearer", "cause": s.cause}
    if kind not in THROWN:
        args |= {"nth": nth, "number": number}
    if kind == "dice.roll":
        args["lord"] = fallen == NORMAL_DICE  # the seventh (p. 32)
    if kind == "journey.draw":  # only at set-up does everybody know from which deck (p. 27)
        args["deck"] = "same" if s.cause != SET_UP else "short" if nth == 1 else "long"
    return args


def prompt_args(s: HuntState, seat: int, kind: str, fallen: int) -> Args:
    args: Args = {"phase": f"phase:{PHASES[s.phase]}", "track": s.track, "corruption": s.corruption}
    if s.subject != NOWHERE:
        args["rider"] = s.rider(s.subject)
    elif s.stage == RIDING and s.acting < len(s.order):
        args["rider"] = s.rider(s.active)
    else:
        args["rider"] = "rider:nobody"
    if args["rider"] != "rider:nobody":
        rider = s.subject if s.subject != NOWHERE else s.active
        place = s.riders[rider]
        args["place"] = "note:nowhere" if place == NOWHERE else s.side.ref(place)
    else:
        args["place"] = "note:nowhere"
    if kind == "card.effect":
        args["card"] = (
            f"ally:{ALLIES[s.playing]}" if s.playing != NOWHERE else f"sorcery:{SORCERIES[s.casting]}"
        )
    if kind == "companion.use":
        args["who"] = _companion(s)
    if kind == "crossing.give":
        args["seat"] = s.drawing[0] + 1
    if kind in ("bearer.extra", "escape.move") or (kind == "bearer.turn" and s.part == 1):
        args |= {"last": s.side.ref(s.last), "dots": s.dots}
    elif kind == "bearer.turn":
        args |= {"last": s.side.ref(s.last), "dots": 0}
    return args | of_chance(s, kind, fallen) if seat == CHANCE else args


def _companion(s: HuntState) -> str:
    """Whose first ability is asked about, in one word."""
    return s.cause.partition(":")[2]


def option_args(s: HuntState, kind: str, code: int) -> Args:
    """Where a place stands on the sheet already: a way back is a choice of its own; whose ability is used."""
    if kind == "companion.use":
        return {"again": False, "who": _companion(s)}
    if kind == "bearer.turn" and code in s.side.domain and s.part == 1:
        return {"again": has(s.visited, s.side.domain.of(code))}
    return {"again": False}


def about(content: Content, reference: str) -> list[Reason]:
    """A card says what it does; cards, tokens and places say what the rulebook does not give."""
    kind, _, name = reference.partition(":")
    known = (kind == "ally" and name in ALLY.values) or (kind == "sorcery" and name in SPELL.values)
    told = [Reason("card", {"of": reference})] if known or kind == "companion" else []
    return [*told, Reason("reconstructed")] if reference in reconstructed(content) else told


@lru_cache(maxsize=16)
def reconstructed(content: Content) -> frozenset[str]:
    """Everything, as it is named to people, that only an owner of the box can confirm."""
    return frozenset(
        f"{domain}:{row['id']}"
        for domain, table in READ.items()
        for row in content[table]
        if row[PROVENANCE].startswith(RECONSTRUCTED)
    )
