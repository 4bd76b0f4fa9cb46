"""``westmarch play``: begins a match or goes on with a kept one, then hands over to `session`."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import click

import westmarch
from westmarch.cli.commands.studies import read_study, study_lines
from westmarch.cli.language import language_option
from westmarch.cli.options import parse_options
from westmarch.cli.problems import Problem
from westmarch.cli.saves import Saved, Saver, latest_unfinished
from westmarch.cli.scenario import read_scenario
from westmarch.cli.screen import Screen
from westmarch.cli.talking.intro import describe, intro_lines
from westmarch.cli.talking.seats import HUMAN, default_seats, parse_seats
from westmarch.cli.talking.session import Session
from westmarch.core.chance import secret_seed
from westmarch.core.errors import LetterError
from westmarch.core.game import Game
from westmarch.core.letters import read_letter
from westmarch.core.match import Match
from westmarch.core.record import read_record
from westmarch.core.registry import find_game, game_ids
from westmarch.core.text import text_for

LATEST = "latest"
RECENT = 12
"""How many events count as new to a player who comes back."""


@dataclass(frozen=True)
class Wanted:
    """What the command line asked for."""

    game: str | None
    seats: str | None
    players: int | None
    pairs: tuple[str, ...]
    seed: int | None
    content: Path | None
    scenario: Path | None
    study: str | None
    learn: bool
    chance: str
    letter: Path | None = None

    @property
    def anything(self) -> bool:
        given = (self.game, self.seats, self.players, self.seed, self.scenario, self.study, self.letter)
        return any(value is not None for value in given) or bool(self.pairs) or self.chance != "seed"


@click.command()
@click.argument("game", required=False)
@click.option(
    "--seats", metavar="A,B,...", help="human or bot:NAME for each seat; bots: random, steady, search."
)
@click.option("--players", metavar="N", help="Number of seats, where --seats does not name them.")
@click.option("--option", "pairs", multiple=True, metavar="NAME=VALUE", help="A game option; repeatable.")
@click.option("--seed", metavar="S", help="Seed of the dice; without it a secret one is drawn.")
@language_option
@click.option("--content", type=click.Path(path_type=Path), metavar="DIR", help="Your own content tables.")
@click.option(
    "--scenario", type=click.Path(path_type=Path), metavar="FILE", help="Begin at a position (TOML or JSON)."
)
@click.option(
    "--study", metavar="NAME", help="Begin at a position that comes with the game (westmarch studies)."
)
@click.option(
    "--letter",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Go on where another match ended: Part 2 of the Hunt, from the Letter that Part 1 handed on.",
)
@click.option("--learn", is_flag=True, help="A guided first match, from a safe position for your seat.")
@click.option("--chance", default="seed", metavar="seed|ask", help="ask: you throw real dice and type them.")
@click.option(
    "--resume",
    is_flag=False,
    flag_value=LATEST,
    metavar="[FILE]",
    help="Go on with a kept match: the latest, or FILE.",
)
@click.option("--plain", is_flag=True, help="No colours, no boxes: plain lines.")
def play(
    game: str | None,
    seats: str | None,
    players: str | None,
    pairs: tuple[str, ...],
    seed: str | None,
    language: str,
    content: Path | None,
    scenario: Path | None,
    study: str | None,
    letter: Path | None,
    learn: bool,
    chance: str,
    resume: str | None,
    plain: bool,
) -> None:
    """Play GAME in this terminal.

    Without anything this goes on with your last match, or starts one against a bot.

    \b
    westmarch play
    westmarch play mordor --lang ru
    westmarch play mordor --seats human,human            two people, one screen
    westmarch play mordor --seats human,bot:search:2s    a bot that thinks two seconds a move
    westmarch play mordor --players 4 --option sheet=basic
    westmarch play mordor --chance ask                   you own the box: throw your own dice
    westmarch play war --learn                           your first match, with notes
    westmarch play war --learn --seats steady,human      the same for the other side
    westmarch play war --study helms_deep                a famous position
    westmarch play hunt --letter FILE                    Part 2 of the Hunt, from the Letter of Part 1
    westmarch play --resume                              the latest unfinished match

    Answer by number (2), by name (red) or by canonical text (die:red); several at once are all
    played or none: 1 3 done. Type help for undo, hint, rules, log, save and quit. The match is
    kept after every answer in $WESTMARCH_HOME (by default ~/.local/share/westmarch).
    """
    screen = Screen(plain)
    wanted = Wanted(
        game, seats, _number(players), pairs, _number(seed), content, scenario, study, learn, chance, letter
    )
    if learn:
        wanted = replace(wanted, study=_lesson(wanted))
    if resume is not None:
        session = _resume(_chosen(resume, game), language, screen, content)
    else:
        session = _offer(wanted, language, screen) or _begin(wanted, language, screen)
    session.run()


def _number(value: str | None) -> Any:
    """A whole number; anything else is left as it is, for the engine to refuse with its reason."""
    if value is None:
        return None
    try:
        return int(value)
    except ValueError:
        return value


def _lesson(wanted: Wanted) -> str:
    """The study in which the first match of the seat begins at which a person sits."""
    game = find_game(wanted.game or game_ids()[0])
    seats = _seats(wanted, game, game.player_counts[0])
    lesson = game.positions.lesson(seats.index(HUMAN) if HUMAN in seats else 0)
    if lesson is None:
        raise Problem("no_lesson", game=game.id)
    if wanted.study is not None:
        raise Problem("study_lesson")
    return lesson


def _begin(wanted: Wanted, language: str, screen: Screen) -> Session:
    if wanted.letter is not None:
        match = _from_letter(wanted, wanted.letter)
    else:
        match = _new(wanted) if wanted.scenario is None and wanted.study is None else _scenario(wanted)
    session = Session(match, language, screen, Saver.fresh(match.game.id), wanted.content)
    session.learning = wanted.learn
    session.notices = intro_lines(match, session.text)
    if wanted.study is not None:
        session.notices += study_lines(wanted.study, session.text)
    return session


def _new(wanted: Wanted) -> Match[Any]:
    game = find_game(wanted.game or game_ids()[0])
    seats = _seats(wanted, game, game.player_counts[0])
    options = dict(parse_options(wanted.pairs))
    chance: Any = wanted.chance
    players = len(seats) if wanted.players is None else wanted.players
    return westmarch.new(
        game.id, players, wanted.seed, options, chance=chance, content=wanted.content, seats=seats
    )


def _scenario(wanted: Wanted) -> Match[Any]:
    if wanted.pairs:
        raise Problem("scenario_options")
    game = wanted.game or game_ids()[0]
    if wanted.scenario is None:
        data = read_study(find_game(game), wanted.study or "")
    elif wanted.study is None:
        data = read_scenario(wanted.scenario)
    else:
        raise Problem("study_scenario")
    chance: Any = wanted.chance
    seed = secret_seed() if wanted.seed is None else wanted.seed
    trial = westmarch.scenario(game, data, seed, chance=chance, content=wanted.content)
    seats = _seats(wanted, trial.game, trial.setup.players)
    if len(seats) != trial.setup.players:
        raise Problem("seats_players", seats=len(seats), players=trial.setup.players)
    return westmarch.scenario(game, data, seed, chance=chance, content=wanted.content, seats=seats)


def _from_letter(wanted: Wanted, path: Path) -> Match[Any]:
    """The match that follows another: everybody keeps their part in it, unless --seats says otherwise."""
    if wanted.pairs or wanted.scenario is not None or wanted.study is not None:
        raise Problem("letter_options")
    letter = read_letter(path)
    if wanted.game not in (None, letter.game):
        raise LetterError("other_game", game=letter.game)
    seats = letter.seats if wanted.seats is None else parse_seats(wanted.seats)
    chance: Any = wanted.chance
    seed = secret_seed() if wanted.seed is None else wanted.seed
    trial = westmarch.scenario(letter.game, letter.position, seed, content=wanted.content)
    if len(seats) != trial.setup.players or wanted.players not in (None, len(seats)):
        raise Problem("seats_players", seats=len(seats), players=trial.setup.players)
    return westmarch.scenario(
        letter.game, letter.position, seed, chance=chance, content=wanted.content, seats=seats
    )


def _seats(wanted: Wanted, game: Game[Any], players: int) -> tuple[str, ...]:
    if wanted.seats is None:
        return default_seats(game, wanted.players if isinstance(wanted.players, int) else players)
    seats = parse_seats(wanted.seats)
    if wanted.players not in (None, len(seats)):
        raise Problem("seats_players", seats=len(seats), players=wanted.players)
    return seats


def _offer(wanted: Wanted, language: str, screen: Screen) -> Session | None:
    """Where nothing is asked for and a match waits: go on with that one?"""
    saved = None if wanted.anything else latest_unfinished()
    if saved is None or saved.record is None:
        return None
    text = text_for(language, find_game(saved.record.game))
    line = describe(saved, text)
    if not screen.typed:
        screen.say(text.get("cli-waiting", {"match": line}))
        return None
    screen.say(text.get("cli-offer", {"match": line}))
    while True:
        try:
            answer = screen.ask(text.get("cli-offer-ask") + " ").strip().casefold()
        except EOFError:
            raise click.exceptions.Exit(0) from None
        if not answer or answer in ("y", "yes", *text.get("cli-words-yes").split()):
            return _resume(saved.path, language, screen, wanted.content)
        if answer in ("n", "no", *text.get("cli-words-no").split()):
            return None


def _chosen(resume: str, game: str | None) -> Path:
    if resume != LATEST:
        return Path(resume)
    saved: Saved | None = latest_unfinished(game)
    if saved is None:
        raise Problem("nothing_to_resume")
    return saved.path


def _resume(path: Path, language: str, screen: Screen, content: Path | None) -> Session:
    record = read_record(path)
    if record.seed is None and not record.asks_chance and record.result is None:
        raise Problem("sealed_record", path=str(path))
    match = westmarch.replay(record, content=content)
    session = Session(match, language, screen, Saver(path), content)
    session.remember(RECENT)
    session.notices = [session.text.get("cli-resumed", {"path": str(path), "answers": match.answered})]
    return session
