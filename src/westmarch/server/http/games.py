"""What there is to play: games, their texts and their rules."""

from __future__ import annotations

import json
import logging
from collections.abc import Sequence
from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request
from fastapi.responses import PlainTextResponse, Response
from pydantic import BaseModel

import westmarch
from westmarch.core.catalogue import catalogue
from westmarch.core.content import load_content
from westmarch.core.game import Game
from westmarch.core.registry import find_game
from westmarch.core.text import LANGUAGES, Text, browser_source, game_source, rules_digest, text_for
from westmarch.core.view import has_secrets
from westmarch.server.edge.packing import packed
from westmarch.server.http.shapes import GameInfo, GameOption, Language, StudyInfo
from westmarch.server.http.wording import first_words, late_words
from westmarch.server.refusal import Refused
from westmarch.server.table.thinking import bots_for

router = APIRouter(tags=["games"])
LOG = logging.getLogger("westmarch.server")
GameId = Annotated[str, Path(max_length=40)]
PLAIN = "text/plain; charset=utf-8"
JSON = "application/json"
FRESH = {"Cache-Control": "no-cache"}
FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable"}


@router.get("/api/games", response_model=list[GameInfo])
def games(request: Request) -> Response:
    """Every game with all that can be chosen."""
    return packed(request, _listed(tuple(catalogue()[0])), JSON, FRESH)


@cache
def _listed(found: tuple[Game[Any], ...]) -> str:
    return dumped([game_info(game) for game in found])


def all_games() -> list[GameInfo]:
    return [game_info(game) for game in catalogue()[0]]


def dumped(found: Sequence[BaseModel]) -> str:
    return json.dumps([one.model_dump(mode="json") for one in found], ensure_ascii=False)


def learn() -> None:
    """Load every game before somebody asks, and log those that cannot be served."""
    all_games()
    for error in catalogue()[1]:
        LOG.warning("%s", error)


@cache
def game_info(game: Game[Any]) -> GameInfo:
    content = load_content(game.package, game.tables)
    texts = {language: text_for(language, game) for language in LANGUAGES}
    reconstructed = sorted({table for table, _ in content.reconstructed()})
    return GameInfo(
        id=game.id,
        title={language: text.get("game-title") for language, text in texts.items()},
        summary={language: text.get("game-summary") for language, text in texts.items()},
        seats={language: _seat_names(game, text) for language, text in texts.items()},
        players=list(game.player_counts),
        options=[
            GameOption(
                name=spec.name, default=spec.default, choices=list(spec.choices), samples=list(spec.samples)
            )
            for spec in game.option_specs
        ],
        bots=bots_for(game),
        secrets=has_secrets(game.fields),
        reconstructed=reconstructed,
        unconfirmed={
            language: ", ".join(text.get(f"table-{table}") for table in reconstructed)
            for language, text in texts.items()
        },
    )


def _seat_names(game: Game[Any], text: Text) -> dict[int, list[str]]:
    """What the seats are called with so many players, where each plays a part of its own: a side, a hero."""
    found = {}
    for players in game.player_counts:
        names = [text.seat(seat, players) for seat in range(players)]
        found[players] = [name for name in names if name is not None]
    return {players: names for players, names in found.items() if len(names) == players}


@router.get("/api/studies/{language}", response_model=list[StudyInfo])
def studies(request: Request, language: Language) -> Response:
    """The positions that come with the games, lessons first."""
    return packed(request, _all_studies(tuple(catalogue()[0]), language), JSON, FRESH)


@cache
def _all_studies(games: tuple[Game[Any], ...], language: str) -> str:
    found: list[StudyInfo] = [study for game in games for study in _studies(game, language)]
    found.sort(key=lambda study: not study.teaches)
    return dumped(found)


@cache
def _studies(game: Game[Any], language: str) -> list[StudyInfo]:
    text = text_for(language, game)
    return [_study(game, name, text) for name in game.studies()]


def _study(game: Game[Any], name: str, text: Text) -> StudyInfo:
    match = westmarch.scenario(game.id, game.study(name))
    assert match.question is not None
    seats = range(match.setup.players)
    return StudyInfo(
        game=game.id,
        name=name,
        title=text.get(f"study-{name}"),
        about=text.parts(f"study-{name}")["text"],
        players=match.setup.players,
        asked=match.question[0],
        teaches=[seat for seat in seats if game.positions.lesson(seat) == name],
    )


@router.get("/api/games/{game}/atlases/{key}")
def atlas(request: Request, game: GameId, key: Annotated[str, Path(max_length=20)]) -> Response:
    """What is printed on a board, named by the key that a scene's map gives; it never changes."""
    found = _atlases(find_game(game)).get(key)
    if found is None:
        raise Refused("no_map")
    return packed(request, found, JSON, FOR_EVER)


@cache
def _atlases(game: Game[Any]) -> dict[str, str]:
    found = game.shown.atlases(load_content(game.package, game.tables))
    return {one.key: json.dumps(one.as_data(), ensure_ascii=False) for one in found}


@router.get("/api/texts/{language}", response_class=PlainTextResponse)
def house_texts(request: Request, language: Language) -> Response:
    """The house's own words, as a Fluent source; without those of the terminal and what is read later."""
    return packed(request, _words(None, language), PLAIN, FRESH)


@router.get("/api/texts/{game}/{language}", response_class=PlainTextResponse)
def game_texts(request: Request, game: GameId, language: Language) -> Response:
    """A game's words, as a Fluent source, without what is read later."""
    return packed(request, _words(find_game(game), language), PLAIN, FRESH)


@router.get("/api/texts/{game}/{language}/cards", response_class=PlainTextResponse)
def card_texts(request: Request, game: GameId, language: Language) -> Response:
    """What is read later, to be put on top: what cards say, events, reasons, refusals."""
    return packed(request, _late_words(find_game(game), language), PLAIN, FRESH)


@cache
def _words(game: Game[Any] | None, language: str) -> str:
    """What a table needs at once, of a game or of the house."""
    return first_words(browser_source(language) if game is None else game_source(language, game))


@cache
def _late_words(game: Game[Any], language: str) -> str:
    return late_words(game_source(language, game) + "\n" + browser_source(language))


class MarkdownResponse(PlainTextResponse):
    media_type = "text/markdown"


@router.get("/api/rules/{game}/{language}", response_class=MarkdownResponse)
def rules(request: Request, game: GameId, language: Language) -> Response:
    """The rules in brief, as Markdown; `<!-- for: kind … -->` names the prompts a section explains."""
    return packed(request, _rules(find_game(game), language), "text/markdown; charset=utf-8", FRESH)


@cache
def _rules(game: Game[Any], language: str) -> str:
    return rules_digest(language, game)
