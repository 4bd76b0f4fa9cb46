"""What a player may want to know about a card, a space, a step, a deck or Smaug: ``about-<key>``."""

from __future__ import annotations

from typing import Any

from westmarch.core.content import RECONSTRUCTED
from westmarch.core.rules import Reason, Setup
from westmarch.games.smaug.content.tables import BESIDE
from westmarch.games.smaug.ids import CARDS, DECKS, SPACES, STEPS, card
from westmarch.games.smaug.shown.cards import own_numbers


def about(setup: Setup, view: dict[str, Any], reference: str) -> list[Reason]:
    domain, _, name = reference.partition(":")
    board = setup.board
    if domain == "card" and name in CARDS:
        return _card(setup, view, name)
    if domain == "space" and name in (*SPACES, "cave"):
        number = 0 if name == "cave" else int(name)
        told = [Reason("space", {"place": f"place:{board.kinds[number]}"})]
        rows = setup.content["spaces"]
        return told + _reconstructed(rows[number - 1]["provenance"])
    if domain == "step" and name in STEPS:
        return [Reason("step", {"beside": f"beside:{BESIDE[board.beside[int(name)]]}"})]
    if domain == "deck" and name in DECKS:
        return [Reason("deck", {"n": view["decks"][name]})]
    if reference in ("label:smaug", "panel:smaug"):
        left = board.dragon - view["smaug_steps"]
        return [Reason("smaug", {"n": left, "cards": view["dragons"], "of": view["decks"]["beorn"]})]
    return []


def _card(setup: Setup, view: dict[str, Any], name: str) -> list[Reason]:
    board = setup.board
    kind = card(name)
    deck = DECKS[board.deck_of[kind]]
    told = [Reason("card", {"deck": f"deck:{deck}", "n": board.copies[kind].bit_count()})]
    main, extra = board.moves[kind][("gentle", "book", "grim").index(view["level"])]
    if main:
        told.append(Reason("moves", {"main": main, "extra": extra}))
    own = own_numbers(setup.content).get(name)
    if own:
        told.append(Reason("own_numbers", {"figures": "/".join(map(str, own))}))
    return told + _reconstructed(board.rows[kind]["provenance"])


def _reconstructed(provenance: str) -> list[Reason]:
    return [Reason("reconstructed")] if provenance.startswith(RECONSTRUCTED) else []
