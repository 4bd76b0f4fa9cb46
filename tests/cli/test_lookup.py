"""Questions about the table, in three languages, over a pipe and in windows; and wrong ones."""

# ruff: noqa: E501 - a question and its reply stand in one line
from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

import westmarch
from cli.terminal import run, typed
from cli.windows import Window, fits, new_war, screens
from westmarch.cli.saves import Saver
from westmarch.cli.talking.lookup import about, places, things
from westmarch.cli.talking.requests import COMMANDS, words_for
from westmarch.cli.talking.seats import bot_answer
from westmarch.cli.talking.session import Session
from westmarch.core.match import Match
from westmarch.core.registry import find_game
from westmarch.core.text import LANGUAGES, text_for

GAME = find_game("war")
WAR = ("play", "war", "--seats", "human,bot:random", "--seed", "3")


def ask(*lines: str, language: str = "en") -> str:
    return run(*WAR, "--lang", language, typed=typed(*lines)).output


def reply(line: str, language: str = "en") -> str:
    """What is said to one line, up to the next question."""
    output = ask(line, language=language)
    return re.split(r"\n1-\d+> ", output.partition(f"> {line}\n")[2])[0]


def test_a_question_comes_with_what_matters_only() -> None:
    output = ask("1")
    last = output[output.index("> 1\n") :]
    assert (
        "Free Peoples · to act │ Action dice: Character, Event ×3 │ Hand: Wizard’s Staff, Círdan’s Ships"
        in last
    )
    assert "Fellowship · hidden │ Corruption 0/12 │ Where: Rivendell, progress 0" in last
    assert "The Hunt: Shadow dice in the Hunt Box 4" in last
    assert "Political Track" not in last
    assert "Dwarven Regular" not in last
    assert len(last.splitlines()) < 40
    assert "[region:" not in last


def test_table_shows_everything() -> None:
    said = reply("table")
    for words in ("Political Track", "Dwarven Regular", "Hunt Pool", "Osgiliath", "Southrons & Easterlings"):
        assert words in said


MAPS = {
    "en": ("map", "can be chosen now"),
    "ru": ("карта", "можно выбрать сейчас"),
    "de": ("landkarte", "kann jetzt"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_map(language: str) -> None:
    word, legend = MAPS[language]
    said = reply(word, language)
    assert legend in said
    assert said.count("▲") > 15
    assert said.count("▼") > 15
    assert "○" in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("columns", "lines"), [(80, 24), (120, 35)])
def test_everything_fits_the_window(language: str, columns: int, lines: int) -> None:
    text = text_for(language, GAME)
    edoras, tirith = text.name("region:edoras"), text.name("region:minas_tirith")
    wanted = {
        "map": ["", edoras],
        "what": [
            edoras,
            text.name("nation:gondor"),
            text.name("character:strider"),
            text.name("card:athelas"),
        ],
        "where": [text.name("figure:nazgul"), text.name("character:boromir"), text.name("nation:sauron")],
        "path": [f"{edoras} {tirith}", tirith],
        "card": [text.name("card:corsairs_of_umbar"), ""],
        "rules": ["", "1", text.get("cli-words-all").split()[0]],
        "log": ["", "1"],
        "why": [edoras],
    }
    asked = []
    for name in COMMANDS:
        if name not in ("hint", "save", "lang", "quit", "undo", "position", "more"):
            asked += [f"{words_for(name, text)[0]} {rest}".strip() for rest in wanted.get(name, [""])]
    more = words_for("more", text)[0]
    found = screens(["1", *[line for one in asked for line in (one, more, more)]], language, columns, lines)
    for number, shown in enumerate(found):
        assert fits(shown, columns, lines), f"{number}: {shown}"


@pytest.mark.parametrize(
    ("language", "line", "parts"),
    [
        ("en", "map edoras", ("Edoras ⌂▲2 · Rohan; City", "Rohan Regular 1, Rohan Elite 1", "Folde °", "Helm’s Deep 2")),
        ("en", "map edor", ("Edoras ⌂▲2",)),
        ("en", "m MTir", ("Minas Tirith #▲4", "Osgiliath =▲2")),
        ("en", "map dale", ("Erebor #▲3 · Dwarves · border closed: this army is not at war",)),
        ("en", "map fords of isen", ("Orthanc #▼5 · Isengard · the enemy",)),
        ("ru", "карта Эдорас", ("Эдорас ⌂▲2 · Рохан; большой город", "Соседи:", "Хельмова падь 2")),
        ("de", "landkarte edoras", ("Edoras ⌂▲2 · Rohan; Stadt", "Nachbarn:", "Helms Klamm 2")),
        ("en", "what edoras", ("Rohan; City (1 victory point for the enemy).", "Neighbours: Folde, Westemnet")),
        ("en", "what dol amroth", ("It lies on the coast.", "Gondor Regular 3")),
        ("en", "what rohan", ("passive: it must be roused", "To be mustered: Rohan Elite × 4.", "Edoras: City")),
        ("en", "what strider", ("Level: 3", "any die hides the Fellowship", "Walks with the Fellowship.")),
        ("en", "what peregrin", ("Guide: may leave the Fellowship",)),
        ("en", "what aragorn", ("Not in play yet.",)),
        ("en", "what muster", ("What it can do: move a nation one step",)),
        ("en", "what eye", ("it lies in the Hunt Box",)),
        ("en", "what character deck", ("Free Peoples: 23 cards left.",)),
        ("en", "what wizards staff", ("Needs: Gandalf the Grey", "Combat: Servant of the Secret Fire", "Free Peoples · Hand")),
        ("ru", "что странник", ("Уровень: 3", "Идёт с Братством.")),
        ("de", "was edoras", ("Rohan; Stadt (1 Siegpunkt für den Feind).",)),
        ("en", "where nazgul", ("Nazgûl: Barad-dûr 1, Dol Guldur 1, Minas Morgul 1, Morannon 1",)),
        ("en", "where boromir", ("Boromir: Fellowship · Company",)),
        ("en", "where rohan elite", ("Rohan Elite: Edoras 1",)),
        ("en", "where saruman", ("Not on the table: Saruman.",)),
        ("ru", "где боромир", ("Боромир: Братство",)),
        ("de", "wo nazgul", ("Nazgûl: Barad-dûr 1",)),
        ("en", "path edoras minas tirith", ("3 steps: Edoras → Folde → Drúadan Forest → Minas Tirith",)),
        ("en", "path from Edoras to the Folde", ("One step: Edoras → Folde",)),
        ("en", "path lorien", ("Rivendell → ", "→ Lórien")),
        ("en", "path edoras edoras", ("You are there: Edoras",)),
        ("ru", "путь из Эдораса в Минас Тирит", ("3 шага: Эдорас → Фолд",)),
        ("de", "weg von Edoras nach Minas Tirith", ("3 Schritte: Edoras → Folde",)),
        ("en", "hand", ("Wizard’s Staff", "Leaves the table: When used", "Círdan’s Ships", "Combat: Charge")),
        ("ru", "рука", ("Условие:", "Событие:", "В бою:")),
        ("de", "hand", ("Bedingung:", "Ereignis:", "Im Kampf:")),
        ("en", "card athelas", ("Roll 3 dice", "Combat: Andúril (initiative 4)")),
        ("en", "card corsairs", ("Corsairs of Umbar", "Shadow, Strategy deck. Played with a die: Event, or Army.")),
        ("ru", "карточка ацелас", ("Ацелас",)),
        ("de", "karte athelas", ("Athelas",)),
        ("en", "last", ("Turn 1", "Your new card: “Wizard’s Staff”.")),
        ("ru", "новости", ("Ход 1",)),
        ("de", "zuletzt", ("Zug 1",)),
        ("en", "log", ("Turn 1\n", "  The Free Peoples draw a card")),
        ("en", "log 1", ("Turn 1\n",)),
        ("en", "rules", ("## ", "Fellowship", "Sections: 1 ")),
        ("en", "why edoras", ("too far away", "(p. 38)")),
    ],
)  # fmt: skip
def test_questions_and_replies(language: str, line: str, parts: tuple[str, ...]) -> None:
    said = reply(line, language)
    assert said.strip()
    for part in parts:
        assert part in said, said


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("map nowhere", "I know nothing called “nowhere”."),
        ("map minas", "“minas” could mean several: Minas Morgul, Minas Tirith."),
        ("map strider", "I know nothing called “strider”."),
        ("what", "Say what you mean: a thing on the table, such as “Andrast”."),
        ("what \x00", "I know nothing called"),
        ("where", "Say what you mean"),
        ("where xyzzy", "I know nothing called “xyzzy”."),
        ("path", "Say what you mean"),
        ("path a b c", "I know nothing called “a b c”."),
        ("card gandalf", "I know nothing called “gandalf”."),
        ("card the", "could mean several"),
        ("log 7", "There is no turn “7”: say a number from 1 to 1."),
        ("log x", "There is no turn “x”"),
        ("hand 3", "There is no option 3"),
        ("table 1", "I do not understand “table”"),
        ("edoras", "“Edoras” is not possible here."),
        ("minas", "I do not understand “minas”"),
        ("99", "There is no option 99; the options are 1 to 2."),
    ],
)
def test_wrong_questions(line: str, complaint: str) -> None:
    assert complaint in ask(line)


def test_refusals_give_their_reason_instead_of_a_list() -> None:
    output = ask("1", "edoras", "rohan", "muster")
    assert "“Edoras” is not possible here. Edoras: a Character die moves only an army with a Leader" in output
    assert "Possible:" not in output


def test_names_are_answers() -> None:
    assert "The Fellowship moves on: progress 1." in ask("go on", "move fellowship")
    assert "Lórien: choose what happens here." in ask("go on", "lorien")
    assert "Fords of Isen: choose what happens here." in ask("go on", "fords isen")
    assert "what is this die used for?" in ask("go on", "event")
    assert "moves from Dale to the Withered Heath." in ask("go on", "dale", "withered")
    assert "“dale dale” could" not in ask("go on", "dale dale")


def test_a_card_called_like_a_command_is_still_an_answer() -> None:
    """``hand`` is an answer of the game too; where it is offered, its canonical text answers."""
    assert "hand" in GAME.vocabulary.domain("").values
    assert "no cards" not in ask("hand")


@pytest.mark.parametrize(
    "line", ["map", "path a b", "card", "hand", "table", "last", "what red die", "where red die"]
)
def test_games_without_a_map_or_cards_answer_too(line: str) -> None:
    output = run("play", "mordor", "--seed", "5", typed=typed(line)).output
    expected = {
        "map": "This game has no map.",
        "path a b": "This game has no map.",
        "card": "This game has no cards.",
    }
    assert expected.get(line, "") in output
    assert "Traceback" not in output


def test_help_names_only_what_the_game_has() -> None:
    mordor = run("play", "mordor", "--seed", "5", typed="help\n").output
    assert "  map / m" not in mordor
    assert "  hand:" not in mordor
    assert "  map / m: the map" in ask("help")


def test_the_other_hand_stays_secret() -> None:
    match = new_war(seats=("human", "human"))
    own = {f"card:{card}" for card in match.view(0)["hand"][0]}
    other = {f"card:{card}" for card in match.view(1)["hand"][1]}
    text = text_for("en", GAME)
    shown = "\n".join(
        screens(["", "hand", "table", "last", "log", "where wizards staff", "what shadow"], match=match)
    )
    assert all(text.name(card) in shown for card in own)
    assert not any(text.name(card) in shown for card in other)


# -- everything that has a name ----------------------------------------------------------------------

MOMENTS = 5
EVERY = {"hunt": 40, "mordor": 25, "smaug": 60, "war": 90}
"""Answers between two moments."""


def moments(game_id: str) -> Iterator[Match[Any]]:
    """The same match at its beginning and later on, as a player of bots would see it."""
    match = westmarch.new(game_id, seed=5)
    for _ in range(MOMENTS):
        yield match
        for _ in range(EVERY[game_id]):
            if match.prompt is not None:
                match.play(bot_answer(match, "bot:steady"))


@pytest.mark.parametrize("game_id", westmarch.game_ids())
def test_everything_that_has_a_name_can_be_asked_for_at_any_moment(game_id: str) -> None:
    """Also a place where nobody is any more, as Smaug's cave; and nothing is said twice."""
    for number, match in enumerate(moments(game_id)):
        session = Session(match, LANGUAGES[number % len(LANGUAGES)], Window(120, 35, silent), Saver(None))
        scene = session.scene()
        names = things(session, scene)
        assert names.references
        for name in names.references:
            assert name in names.find(name)
            said = [line.plain.strip() for line in about(session, scene, name)]
            places(session, scene, name)
            assert said[0] == session.text.name(name)
            effects = [line for line in said[1:] if line.startswith(session.text.get("cli-part-text"))]
            assert len(effects) <= 1, said
            assert len(set(said)) == len(said), said


def silent(session: Session, shown: str) -> str:
    raise EOFError


@pytest.mark.parametrize("language", LANGUAGES)
def test_smaug_is_found_after_he_has_left_his_cave(language: str) -> None:
    text = text_for(language, find_game("smaug"))
    smaug, cave = text.name("label:smaug"), text.name("space:cave")
    what, where = (words_for(name, text)[0] for name in ("what", "where"))
    lines = typed(f"{what} {smaug}", f"{where} {smaug}", f"{what} {cave}", f"{where} {cave}")
    output = run("play", "smaug", "--study", "at_the_door", "--plain", "--lang", language, typed=lines).output
    assert f"{smaug}: {text.name('space:40')}" in output
    assert text.get("about-smaug", {"n": 12, "cards": 2, "of": 22}) in output
    assert text.name("place:cave") in output
