"""Large games in small windows: the state in a few lines, options in pages, whole matches typed."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import westmarch
from cli.terminal import kept, run, typed
from cli.test_terminal import CLEAR, COLOUR, plain, window
from cli.windows import fits, new_war, screens, sit
from westmarch.cli.drawing.choosing import group_lines, grouped, page_of
from westmarch.cli.talking.answers import choices
from westmarch.cli.talking.session import Session
from westmarch.core.registry import find_game
from westmarch.core.text import text_for

GAME = find_game("war")
ASK = r"1-\d+, [^ >]+> $"


def numbers(shown: str) -> list[int]:
    """Of the options on a screen, under the question."""
    below = shown[shown.index("choose an army") :].replace("\nPage ", "\n\n").partition("\n\n")[0] + "\n"
    return [int(number) for number in re.findall(r"(?<![\w-])(\d+) (?=[^\W\d])", below.rpartition("\n")[0])]


def test_options_stand_under_headings_with_their_numbers() -> None:
    first = screens(["1"], columns=120, lines=35)[-1]
    assert "On the map (8): 1 Dale   2 Erebor   3 Fords of Isen" in first
    assert "Cards (1): 9 Wizard’s Staff" in first
    assert "Dice (2): 10 Character   11 Event" in first
    assert "Deeds (5): 12 move the Fellowship" in first


def test_what_all_options_of_a_kind_say_is_said_once() -> None:
    shown = screens(["1"], columns=120, lines=35, match=new_war(7))[-1]
    assert "Nations (5): a step towards war: 10 Dwarves   11 Elves" in shown


def test_long_lists_come_last() -> None:
    shown = screens(["2"], columns=100, lines=30, match=new_war(7, ("bot:random", "human")))[-1]
    assert (
        shown.index("Cards (1): 17")
        < shown.index("Deeds (3): 24")
        < shown.index("On the map (16): 1 Barad-dûr")
    )


def test_more_shows_the_other_options_and_numbers_stay() -> None:
    pages = screens(["1", "", *["more"] * 4], lines=15)[2:]
    for number, page in enumerate(pages):
        assert f"Page {number % 4 + 1} of 4 of all 16 options." in page
    assert sorted(number for page in pages[:4] for number in numbers(page)) == list(range(1, 17))
    assert "16 give up a die" in pages[3]
    assert numbers(pages[4]) == numbers(pages[0])


def test_an_option_of_another_page_can_be_named() -> None:
    assert "Which deck" in (last := screens(["1", "draw"], lines=20)[-1]) or "deck do you draw" in last


def test_few_options_have_a_line_each_with_what_they_change() -> None:
    shown = screens(["1", "dale"])[-1]
    assert "\n 1 move to Northern Rhovanion\n 2 move to the Old Forest Road\n" in shown


def test_groups_and_pages() -> None:
    prompt = new_war().prompt
    assert prompt is not None
    text = text_for("en", GAME)
    offered = choices(prompt, text)
    [(heading, found)] = grouped(offered, prompt.kind, text)
    assert heading == ""
    assert found == offered
    lines = group_lines([("", offered)], 80, 10)
    assert [line.plain for line in lines] == [" 1 go on", " 2 new Guide: Strider"]
    assert page_of(lines, 5, 3) == (lines, 0, 1)
    shown, page, pages = page_of(lines * 6, 4, 5)
    assert (len(shown), page, pages) == (3, 1, 4)


def test_an_answer_that_is_a_number_is_typed_as_it_is() -> None:
    shadow = new_war(7, ("bot:random", "human"))
    first, wrong, second = screens(["9", "2"], lines=35, match=shadow)
    assert "\n 0   1   2   3   4   5   6   7\n0-7, help> " in first
    assert "There is no option 9; the options are 0 to 7." in wrong
    assert "The Shadow puts 2 dice into the Hunt Box." in second


def test_a_battle_leaves_room_for_its_news() -> None:
    siege = westmarch.scenario("war", GAME.study("helms_deep"), 5, seats=("bot:random", "human"))
    shown = screens(["хельмова", "штурм", "войско"], "ru", match=siege)[-1]
    assert shown.startswith("Битва · Хельмова падь · штурм")
    assert "Тьма: обычный отряд Изенгарда 5, элитный отряд Изенгарда 5" in " ".join(shown.split())
    status = shown[: shown.index("───")]
    assert status.count("\n") <= 13
    assert " …\n" in status


def test_the_note_for_beginners_is_shown_once_and_only_where_it_fits() -> None:
    found = screens(["1", "", "lang de"], lines=35, columns=120)
    assert "take turns, one die each" in found[1]
    assert "take turns, one die each" not in found[2]
    assert "take turns, one die each" not in screens(["1"], lines=20)[1]


def test_news_are_told_action_by_action_and_again_with_last() -> None:
    found = screens(["1", "12", "last"])
    assert "Free Peoples: Character die. The Fellowship moves on: progress 1. Hunt roll:" in found[2].replace(
        "\n", " "
    )
    assert "\nShadow: " in found[2]
    assert "The Fellowship moves on" in found[3]


def test_long_news_are_cut_at_their_beginning() -> None:
    first = screens([], lines=15)[0]
    assert "… (all of it: last)" in first
    assert "draws a card from the Strategy deck." in " ".join(first.split())
    assert fits(first, 80, 15)


@pytest.mark.parametrize(("language", "columns", "lines"), [("ru", 80, 24), ("de", 120, 35)])
def test_a_whole_match_in_a_window(language: str, columns: int, lines: int) -> None:
    """Every question of a match fits, and what is typed plays it to its end."""
    choose = random.Random(columns)
    text = text_for(language, GAME)
    asked = 0

    def player(session: Session, shown: str) -> str:
        nonlocal asked
        asked += 1
        assert fits(shown, columns, lines), shown
        prompt = session.match.prompt
        assert prompt is not None
        assert text.prompt(prompt).split()[0] in shown
        choice = choose.choice(session.offered())
        return choose.choice((str(choice.number), str(choice.option)))

    session = sit(new_war(columns), language, columns, lines, player)
    assert session.match.result is not None
    assert asked > 50


def test_a_whole_match_by_names() -> None:
    """Labels as they are shown, in capitals, where they are unique."""
    choose = random.Random(11)

    def player(session: Session, shown: str) -> str:
        offered = session.offered()
        choice = choose.choice(offered)
        labels = [other.label.casefold() for other in offered]
        return choice.label.upper() if labels.count(choice.label.casefold()) == 1 else str(choice.number)

    session = sit(new_war(11), "en", 100, 30, player)
    assert session.match.result is not None
    answered = [seat for seat, _ in session.match.history() if seat == 0]
    assert len(answered) > 50


@pytest.mark.parametrize(("columns", "lines"), [(80, 24), (120, 35)])
def test_in_a_terminal(columns: int, lines: int) -> None:
    with window(columns, lines, "play", "war", "--seats", "human,bot:random", "--seed", "3") as terminal:
        terminal.read_until(ASK)
        terminal.type("1")
        screen = terminal.read_until(ASK)
        assert CLEAR in screen
        assert COLOUR.search(screen)
        shown = plain(screen)
        assert len(shown) <= lines
        assert max(map(len, shown)) <= columns
        for line in ("map", "map edoras", "what strider", "hand", "table", "more", "log", "rules", "help"):
            terminal.type(line)
            shown = plain(terminal.read_until(ASK))
            assert len(shown) <= lines, line
            assert max(map(len, shown)) <= columns, line
        terminal.type("quit")
        terminal.read_until("--resume")
        assert terminal.process.wait(10) == 0


def test_a_terminal_without_unicode_spells_the_map() -> None:
    with window(
        80, 24, "play", "war", "--seats", "human,bot:random", "--seed", "3", PYTHONIOENCODING="ascii"
    ) as terminal:
        terminal.read_until(ASK)
        terminal.type("map")
        shown = plain(terminal.read_until(ASK))
        assert any("MTir#^4" in line for line in shown)
        assert any("Mora#v5N1" in line for line in shown)
        assert max(map(len, shown)) <= 80


def test_a_replay_shows_the_state_at_a_glance(home: Path) -> None:
    run("play", "war", "--seats", "human,bot:random", "--seed", "3", typed=typed("1", "12", "quit"))
    log = run("replay", str(kept(home))).output
    assert "Free Peoples · to act │ Action dice: " in log
    assert "Political Track" not in log
    with window(80, 24, "replay", str(kept(home)), "--seat", "1") as terminal:
        terminal.read_until(r"Entry \d+ of \d+ .*> ")
        terminal.type("")
        shown = plain(terminal.read_until(r"Entry \d+ of \d+ .*> "))
        assert len(shown) <= 24
        assert any("Fellowship · hidden" in line for line in shown)
