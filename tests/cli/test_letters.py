"""The Letter in the terminal: offered at the end of Part 1, and Part 2 from it."""

from __future__ import annotations

from pathlib import Path

import pytest

import westmarch
from cli.terminal import kept, load, run
from games.hunt.table import frodo_at
from westmarch.core.letters import read_letter, write_letter
from westmarch.testing import answer

BEFORE = "\n".join(
    (
        "record = {record}",
        "corruption = 2",
        'sorcery_hand = ["S-01"]',
        'nazgul = {{ blue = "45", green = "50", red = "53", purple = "56" }}',
        'options = {{ part = "1" }}',
    )
)


@pytest.fixture
def almost(tmp_path: Path) -> Path:
    """A position in which Frodo is a move from Bree, in Part 1 alone."""
    record = list(frodo_at("53", 2).position()["record"])
    path = tmp_path / "almost.toml"
    path.write_text(BEFORE.format(record=record).replace("'", '"'), "utf-8")
    return path


@pytest.mark.parametrize(
    ("language", "grade", "price", "no"),
    [
        ("en", "great success", "Price 2", "no"),
        ("ru", "большой успех", "Цена 2", "нет"),
        ("de", "großer", "Preis 2", "nein"),
    ],
)
def test_part_one_tells_its_grade_and_offers_the_letter(
    home: Path, almost: Path, language: str, grade: str, price: str, no: str
) -> None:
    begin = ("play", "hunt", "--scenario", str(almost), "--seats", "human,bot:steady", "--lang", language)
    declined = run(*begin, typed=f"shire:C\n{no}\n")
    assert grade in declined.output
    assert price in declined.output
    assert not list(home.glob("*.letter"))
    left = run(*begin, typed="shire:C\n")
    assert not list(home.glob("*.letter"))
    assert "Traceback" not in left.output


def test_part_two_is_played_from_the_letter(home: Path, almost: Path) -> None:
    begin = ("play", "hunt", "--scenario", str(almost), "--seats", "human,bot:steady")
    out = run(*begin, typed="shire:C\n\n")
    [path] = home.glob("*.letter")
    assert f"westmarch play hunt --letter {path}" in out.output
    assert read_letter(path).seats == ("human", "bot:steady")
    kept(home).unlink()
    run("play", "--letter", str(path), typed="quit\n")
    match = load(kept(home))
    assert (match.view(0)["part"], match.view(0)["corruption"], match.seats) == (
        2,
        2,
        ("human", "bot:steady"),
    )
    kept(home).unlink()
    run("play", "hunt", "--letter", str(path), "--seats", "bot:steady,human", typed="quit\n")
    assert load(kept(home)).seats == ("bot:steady", "human")


def test_the_letter_is_kept_under_another_name(home: Path, almost: Path, tmp_path: Path) -> None:
    begin = ("play", "hunt", "--scenario", str(almost), "--seats", "human,bot:steady")
    name = tmp_path / "for friday.letter"
    run(*begin, typed=f"shire:C\n{name}\n")
    assert read_letter(name).position["corruption"] == 2
    refused = run(*begin, typed=f"shire:C\n{tmp_path / 'nowhere' / 'x'}\n")
    assert "not be kept" in refused.output or "cannot" in refused.output


def test_wrong_letters_are_refused(home: Path, tmp_path: Path) -> None:
    over = frodo_at("53", 2, options={"part": "1"})
    answer(over, "shire:C")
    good = tmp_path / "good.letter"
    good.write_text(write_letter(over), "utf-8")
    bad = tmp_path / "bad"
    for text, said in (
        ("Dear Frodo", "not a Letter"),
        (good.read_text("utf-8").replace('"corruption": 0', '"corruption": 1'), "altered"),
        (write_letter(over, "a server"), "sealed by a server"),
        (westmarch.new("war", 2, 1).record().dumps(), "no Letters"),
        (westmarch.new("hunt", 2, 1, {"part": "1"}).record().dumps(), "not over"),
        (westmarch.new("hunt", 2, 1, {"part": "2"}).record().dumps(), "of Part 2"),
    ):
        bad.write_text(text, "utf-8")
        out = run("play", "hunt", "--letter", str(bad), code=1)
        assert said in out.output + out.stderr
    for wrong, said in (
        (("play", "war", "--letter", str(good)), "another game: hunt"),
        (("play", "hunt", "--letter", str(tmp_path / "none")), "cannot be read"),
        (("play", "hunt", "--letter", str(good), "--option", "part=2"), "--option"),
        (("play", "hunt", "--letter", str(good), "--seats", "human,human,human"), "3"),
    ):
        out = run(*wrong, code=2 if "--option" in wrong or "--seats" in wrong else 1)
        assert said in out.output + out.stderr
    assert not list(home.glob("*.westmarch"))


def test_bots_alone_are_not_asked_about_the_letter(home: Path, almost: Path) -> None:
    out = run("play", "hunt", "--scenario", str(almost), "--seats", "bot:steady,bot:steady", typed="\n")
    assert "success" in out.output
    assert not list(home.glob("*.letter"))
