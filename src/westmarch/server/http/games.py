"""What there is to play: games, their texts and their rules."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Path
from fastapi.responses import PlainTextResponse

from westmarch.core.content import load_content
from westmarch.core.game import Game
from westmarch.core.registry import find_game, game_ids
from westmarch.core.text import LANGUAGES, Text, house_source, text_for
from westmarch.server.http.shapes import GameInfo, GameOption, Health, Language
from westmarch.server.refusal import Refused
from westmarch.server.table.rebuild import has_secrets
from westmarch.server.table.thinking import bots_for

router = APIRouter(tags=["games"])
GameId = Annotated[str, Path(max_length=40)]
FRESH = {"Cache-Control": "no-cache"}


@router.get("/api/health")
def health() -> Health:
    """Whether the server is there."""
    return Health(ok=True)


@router.get("/api/games")
def games() -> list[GameInfo]:
    """Every game with all that can be chosen."""
    return [game_info(find_game(game_id)) for game_id in game_ids()]


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
        secrets=has_secrets(game.id),
        reconstructed=reconstructed,
        unconfirmed={
            language: ", ".join(text.get(f"table-{table}") for table in reconstructed)
            for language, text in texts.items()
        },
    )


def _seat_names(game: Game[Any], text: Text) -> list[str]:
    """What the seats are called, where each plays a part of its own: a side, a hero."""
    keys = [f"seat-{number}" for number in range(1, max(game.player_counts) + 1)]
    return [text.get(key) for key in keys] if all(map(text.has, keys)) else []


@router.get("/api/texts/{language}", response_class=PlainTextResponse)
def house_texts(language: Language) -> PlainTextResponse:
    """The house's own words, as a Fluent source."""
    return PlainTextResponse(house_source(language), headers=FRESH)


@router.get("/api/texts/{game}/{language}", response_class=PlainTextResponse)
def game_texts(game: GameId, language: Language) -> PlainTextResponse:
    """A game's words, as a Fluent source."""
    return PlainTextResponse(find_game(game).locale(language), headers=FRESH)


class MarkdownResponse(PlainTextResponse):
    media_type = "text/markdown"


@router.get("/api/rules/{game}/{language}", response_class=MarkdownResponse)
def rules(game: GameId, language: Language) -> MarkdownResponse:
    """The rules in brief, as Markdown; `<!-- for: kind … -->` names the prompts a section explains."""
    try:
        digest = find_game(game).digest(language)
    except OSError:
        raise Refused("no_rules") from None
    return MarkdownResponse(digest, headers=FRESH)
