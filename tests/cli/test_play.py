"""Whole matches by typed lines, in every language, and what a player may type besides answers."""

from __future__ import annotations

import json
import re
from itertools import count
from pathlib import Path
from types import SimpleNamespace

import pytest

import westmarch
from cli.terminal import by_label, by_number, by_text, kept, load, pipe, run, script, typed
from westmarch.bots import search
from westmarch.cli.talking import hint
from westmarch.core.text import text_for

LANGUAGES = ("en", "ru", "de")
WON = {"en": "The winner is player", "ru": "Победитель — игрок", "de": "Es gewinnt Spieler"}


@pytest.mark.parametrize(
    ("language", "spelling"), [("en", by_number), ("ru", by_label("ru")), ("de", by_text)], ids=LANGUAGES
)
def test_a_whole_match_over_a_pipe(home: Path, language: str, spelling: object) -> None:
    lines, expected = script(8, spelling)  # type: ignore[arg-type]
    done = pipe("play", "mordor", "--seed", "8", "--lang", language, typed=typed(*lines))
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert "\x1b" not in done.stdout
    assert not re.search("[╭│╰]", done.stdout)
    assert WON[language] in done.stdout
    match = load(kept(home))
    assert match.digest() == expected.digest()
    assert match.result == expected.result
    assert match.seats == ("human", "bot:steady")
    assert str(match.commitment) in done.stdout
    assert f"westmarch verify {kept(home)}" in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_comes_from_the_environment(language: str) -> None:
    title = text_for(language, westmarch.core.registry.find_game("mordor")).get("game-title")
    done = pipe("play", "mordor", LANG=f"{language}_XX.UTF-8")
    assert done.returncode == 0
    assert title in done.stdout


def test_the_beginning_tells_of_dice_and_reconstruction() -> None:
    output = run("play", "mordor", "--seed", "5").output
    assert "Dice committed: 6e33fcc581245058d5264916077deb13f547d8d543e6e7c1eb7a7fd6368aa95d" in output
    assert "Reconstructed, not confirmed: faces of the dice (5), Nazgûl track (1)." in output
    assert "player 1 (human), player 2 (bot:steady)" in output


def test_end_of_input_keeps_the_match(home: Path) -> None:
    result = run("play", "mordor", "--seed", "5", typed="1\n")
    assert f"Kept: {kept(home)}" in result.output
    assert load(kept(home)).record().entries[-1] == (0, ("die:yellow",))


def test_answers_by_number_text_value_word_and_label() -> None:
    # seed 5: yellow ring, red ring, blue fellowship, green gandalf, black gandalf
    for answer in ("3", "die:blue", "DIE:BLUE", "blue", "fellowship", "Blue die: Fellowship", "blue die"):
        result = run("play", "mordor", "--seed", "5", typed=typed(answer))
        assert "Set aside: Fellowship (blue die)." in result.output, answer


def test_enter_takes_the_only_option(home: Path) -> None:
    run("play", "mordor", "--seed", "5", typed=typed("1 3 5", ""))
    assert load(kept(home)).record().entries[4] == (0, ("done",))


def test_enter_shows_the_table_again() -> None:
    assert run("play", "mordor", "--seed", "5", typed="\n").output.count("1) yellow die: Ring") == 2


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("foo", "I do not understand “foo”"),
        ("1 foo", "I do not understand “foo”"),
        ("9", "There is no option 9; the options are 1 to 5."),
        ("0", "There is no option 0"),
        ("ring", "“ring” could mean several: 1 yellow die, 2 red die"),
        ("done", "“done” is not possible here. Possible: yellow die, red die"),
        ("space:3", "“square 3” is not possible here"),
        ("\x00\x07", "I do not understand"),
        ("lang xx", "There is no language “xx”"),
        ("rules 99", "There is no section “99”"),
        ("save /nowhere/at/all", "cannot be written"),
        ("save /", "it is a folder"),
        ("undo", "There is nothing to take back yet."),
        ("-1", "I do not understand"),
        ("²", "I do not understand"),
    ],
)
def test_wrong_lines_change_nothing(home: Path, line: str, complaint: str) -> None:
    result = run("play", "mordor", "--seed", "5", typed=typed(line))
    assert complaint in result.output
    assert load(kept(home)).digest() == westmarch.new("mordor", 2, 5).digest()


# -- several answers in a line ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "picks"),
    [
        ("1 3 done", ["die:yellow", "die:blue"]),
        ("3,1,done", ["die:blue", "die:yellow"]),
        ("blue yellow done", ["die:blue", "die:yellow"]),
        ("blue, yellow; done", ["die:blue", "die:yellow"]),
    ],
)
def test_several_answers_in_a_line(home: Path, line: str, picks: list[str]) -> None:
    """Picks are made in the order in which they are typed."""
    run("play", "mordor", "--seed", "5", typed=typed(line))
    entries = load(kept(home)).record().entries
    assert entries[1:4] == tuple((0, (answer,)) for answer in (*picks, "done"))


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("1 2 done", "Nothing was played: after yellow die, “red die” is not possible."),
        ("4 5", "after green die, “black die” is not possible. Possible then: yellow die, red die, blue die"),
        ("1 1", "after yellow die, “yellow die” is not possible"),
        ("1 done 3", "Nothing was played: after “done” dice fall or somebody else is asked."),
        ("1 done 3 done 1 1 1", "Nothing was played: after “done” dice fall"),
    ],
)
def test_all_or_nothing(home: Path, line: str, complaint: str) -> None:
    result = run("play", "mordor", "--seed", "5", typed=typed(line))
    assert complaint in result.output
    assert len(load(kept(home)).record().entries) == 1


def test_the_refusal_of_a_chain_tells_nothing_of_the_dice() -> None:
    """Whether an answer fits the throw to come must not be found out by trying."""
    complaints = set()
    for seed in range(5, 40):
        output = run(
            "play", "mordor", "--seed", str(seed), typed=typed("1 done 1", "die:black done die:red")
        ).output
        complaints |= set(re.findall("Nothing was played.*dice fall.*", output))
    assert len(complaints) == 1


# -- commands ---------------------------------------------------------------------------------


def test_undo_takes_back_one_answer_at_a_time(home: Path) -> None:
    result = run("play", "mordor", "--seed", "5", typed=typed("1 3", "undo", "undo", "undo", "2"))
    assert "Taken back: blue die." in result.output
    assert "Taken back: yellow die." in result.output
    assert "There is nothing to take back yet." in result.output
    assert load(kept(home)).record().entries[1:] == ((0, ("die:red",)),)


def test_undo_is_barred_by_dice(home: Path) -> None:
    before = load_after(home, "1 done")
    result = run("play", "--resume", typed="undo\n")
    assert "This cannot be taken back: dice have fallen since." in result.output
    assert load(kept(home)).digest() == before


def load_after(home: Path, *lines: str) -> str:
    run("play", "mordor", "--seed", "5", typed=typed(*lines))
    return load(kept(home)).digest()


def test_undo_on_one_screen_belongs_to_whoever_answered_last() -> None:
    lines = ("hobbit:sam", "undo", "hobbit:merry", "hobbit:sam")
    options = ("--seats", "human,human", "--option", "hobbits=choose")
    result = run("play", "mordor", "--seed", "5", *options, typed=typed(*lines))
    assert "Player 2 – Player 2: choose your hobbit." in result.output
    assert "Taken back: Sam." in result.output
    assert "Player 1 is Merry." in result.output


def test_save_makes_a_copy(home: Path, tmp_path: Path) -> None:
    copy, other = tmp_path / "my match", tmp_path / "notes.txt"
    other.write_text("dear diary")
    lines = ("1", f"save {copy}", "3", f"save {copy}", f"save {other}", "save")
    result = run("play", "mordor", "--seed", "5", typed=typed(*lines))
    assert f"Saved: {copy}" in result.output
    assert f"Saved: {kept(home)}" in result.output
    assert load(copy).digest() == load(kept(home)).digest()
    assert other.read_text() == "dear diary"
    assert "another kind of file has this name" in result.output


@pytest.fixture
def slow_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Search thinks a hundred times for a hint, however busy the machine is."""
    looks = count()
    monkeypatch.setattr(search, "time", SimpleNamespace(monotonic=lambda: next(looks) * hint.SECONDS / 100))


@pytest.mark.usefixtures("slow_clock")
def test_hint_gives_a_choice_with_chances() -> None:
    result = run("play", "mordor", "--seed", "5", typed=typed("hint", "1 3 5", "hint"))
    assert re.search(r"Best: .* die: .*\. Chances to win, from [\d,]+ imagined match", result.output)
    assert len(re.findall(r"^ +\d+%  \d\) ", result.output, re.MULTILINE)) >= 3
    assert "There is only one option: no more from this throw." in result.output


@pytest.mark.usefixtures("slow_clock")
def test_hint_changes_nothing(home: Path) -> None:
    run("play", "mordor", "--seed", "5", typed="hint\n")
    assert load(kept(home)).digest() == westmarch.new("mordor", 2, 5).digest()


def test_rules_open_at_the_question() -> None:
    result = run(
        "play", "mordor", "--seed", "5", typed=typed("rules", "1 done", "rules", "rules 1", "rules all")
    )
    shown = result.output.split("> rules\n")
    assert shown[1].startswith("## A turn: throwing and setting aside\n")
    assert shown[2].startswith("## Nazgûl and colours\n")
    assert "> rules 1\n## Aim\n" in result.output
    assert "> rules all\n# Journey to Mordor" in result.output
    assert "<!--" not in result.output


def test_log_position_help_and_language() -> None:
    lines = ("1", "log", "position", "help", "lang ru", "помощь", "lang de", "regeln", "zurück", "ende")
    output = run("play", "mordor", "--seed", "5", typed=typed(*lines)).output
    assert "> log\nFrodo begins.\nTurn 1: Frodo is at Bag End.\n" in output
    position = re.search(r"> position\n(\{.*?\n\})", output, re.DOTALL)
    assert position is not None
    assert westmarch.scenario("mordor", json.loads(position[1])).view(0)["picked"] == ["yellow"]
    assert "  undo / u: take back your last answer" in output
    assert "Signs: ● here  ○ open  □ open" in output
    assert "отменить свой последний ответ" in output
    assert "Фродо: отложить что-нибудь ещё?" in output
    assert "Zurückgenommen: gelber Würfel." in output
    assert "Aufgehoben:" in output


# -- seats, options, scenarios, dice of one's own ---------------------------------------------


def test_bots_alone_play_to_the_end(home: Path) -> None:
    result = run("play", "mordor", "--seed", "1", "--seats", "random,bot:search:5,steady")
    assert load(kept(home)).seats == ("bot:random", "bot:search:5", "bot:steady")
    assert load(kept(home)).result is not None
    assert "is thinking …" in result.output


def test_options_and_players(home: Path) -> None:
    run("play", "mordor", "--players", "4", "--option", "sheet=basic", "--option", "layout=long")
    match = load(kept(home))
    assert match.setup.players == 4
    assert match.setup.options["sheet"] == "basic"
    assert match.setup.options["layout"] == "long"
    assert match.seats == ("human", "bot:steady", "bot:steady", "bot:steady")


@pytest.mark.parametrize("suffix", ["json", "toml"])
def test_a_scenario(home: Path, tmp_path: Path, suffix: str) -> None:
    file = tmp_path / f"position.{suffix}"
    position = '{"players": ["sam", "merry"], "positions": {"sam": 8, "merry": 3}}'
    file.write_text(
        position if suffix == "json" else 'players = ["sam", "merry"]\npositions = {sam = 8, merry = 3}'
    )
    output = run("play", "mordor", "--scenario", str(file), typed="1\n").output
    assert "• Minas Tirith  ● Shelob’s Lair  ○ Mordor" in output
    assert load(kept(home)).record().position == json.loads(position)
    assert "Resumed" in run("play", "--resume").output


def test_dice_of_ones_own(home: Path) -> None:
    """Owners of the box throw real dice and type them, those of the bots too."""
    lines = (
        "1 4 4 2",
        "undo",
        "7",
        "gandalf",
        "nazgûl",
        "undo",
        "6",
        "die:black done",
        "1 ring orc orc 6",
    )
    output = run("play", "mordor", "--chance", "ask", typed=typed(*lines)).output
    assert "What does the yellow die show? (1 of 5)" in output
    assert "What does the black die show? (5 of 5)" in output
    assert "Taken back: Gandalf." in output
    assert "Taken back: Nazgûl." in output
    assert "6) White Tree  [symbol:white_tree]" in output
    assert "Turn 2: Sam is at Bag End." in output
    assert "Dice committed" not in output
    match = load(kept(home))
    assert match.asks_chance
    rolls = [texts for seat, texts in match.record().entries if seat == westmarch.CHANCE]
    assert rolls[0] == ("symbol:ring", "symbol:orc", "symbol:orc", "symbol:gandalf", "symbol:white_tree")
    assert "Resumed" in run("play", "--resume").output


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Free Peoples: Action roll, 4 dice. What do they show? (1 of 4)"),
        ("ru", "Свободные народы: бросок кубиков действий, 4 кубика. Что выпало? (1 из 4)"),
        ("de", "Freie Völker: Aktionswurf, 4 Würfel. Was zeigen sie? (1 von 4)"),
    ],
)
def test_who_owns_the_box_is_told_what_to_throw(language: str, said: str, tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text('{"phase": "hunt_allocation"}', "utf-8")
    arguments = ("--seats", "human,human", "--chance", "ask", "--scenario", str(file), "--lang", language)
    assert said in run("play", "war", *arguments, typed=typed("", "1", "", "")).output


@pytest.mark.usefixtures("slow_clock")
def test_a_search_bot_and_hints_with_dice_of_ones_own() -> None:
    lines = ("hint", "1 4 3 2 6", "hint", "die:black done", "1 2 3 4 5")
    seats = ("--seats", "human,bot:search:20")
    output = run("play", "mordor", "--chance", "ask", *seats, typed=typed(*lines)).output
    assert "Nobody can advise the dice." in output
    assert "Chances to win" in output
    assert "Set aside: Nazgûl (black die)." in output
