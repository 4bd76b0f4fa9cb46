"""verify and replay: proofs that hold, proofs that fail, and matches seen again."""

from __future__ import annotations

import hashlib
import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

import westmarch
from cli.terminal import load, pipe, run, typed
from westmarch.core.earlier import Earlier
from westmarch.core.record import Record, read_record


def forged(record: Record, path: Path) -> str:
    """Somebody writes a record with a valid checksum."""
    record.dump(path)
    return str(path)


def test_verify_proves_the_dice(finished: Path) -> None:
    done = pipe("verify", str(finished))
    assert done.returncode == 0, done.stderr
    match = load(finished)
    rolls = [texts for seat, texts in match.record().entries if seat == -1]
    assert f"{finished}: proven." in done.stdout
    assert f"SHA-256 {hashlib.sha256(b'westmarch seed 8').hexdigest()}" in done.stdout
    assert "Seed: 8\n" in done.stdout
    assert f"{len(rolls)} rolls, {sum(map(len, rolls))} dice and draws" in done.stdout
    assert "The winner is player" in done.stdout


def test_verify_refuses_what_was_tampered_with(finished: Path, tmp_path: Path) -> None:
    record = read_record(finished)
    other = tmp_path / "other.westmarch"
    seat, texts = record.entries[0]
    better = (seat, ("symbol:ring", *texts[1:]))
    assert better != record.entries[0]
    forgeries = {
        "The roll in line 1 does not come from the seed": replace(
            record, entries=(better, *record.entries[1:])
        ),
        "is not the one that was committed to": replace(record, seed=9),
        "does not hold its seed": replace(record, seed=None),
        "is not how the match ended": replace(record, result={**(record.result or {}), "winners": [0, 1]}),
        "cannot be played": replace(record, entries=(*record.entries, (0, ("done",)))),
    }
    for sentence, forgery in forgeries.items():
        stderr = run("verify", forged(forgery, other), code=1).stderr
        assert sentence in stderr


def test_verify_before_the_end_does_not_show_the_seed(begun: Path) -> None:
    output = run("verify", str(begun)).output
    assert "Seed: shown when the match is over" in output
    assert "unfinished" in output


def test_verify_in_russian(finished: Path) -> None:
    assert "доказано" in run("verify", str(finished), "--lang", "ru").output


def test_verify_names_what_an_earlier_match_must_prove(finished: Path, tmp_path: Path) -> None:
    earlier = read_record(finished)
    match = westmarch.replay(earlier.sealed().continued(20, 9))
    while match.prompt:
        match.play(match.prompt.options[0])
    path = forged(match.record(), tmp_path / "on.westmarch")
    for language, partly, named in (
        ("en", "proven in part", "Not proven: lines 1 to 20 "),
        ("ru", "доказано частично", "Не доказано: строки с 1 по 20 "),
        ("de", "zum Teil bewiesen", "Nicht bewiesen: Die Zeilen 1 bis 20 "),
    ):
        output = run("verify", path, "--lang", language, code=3).output
        assert partly in output
        assert named in output
        assert str(earlier.commitment) in output
    output = run("verify", path, "--earlier", str(finished)).output
    assert "on.westmarch: proven." in output
    assert "Lines 1 to 20 were played in an earlier match." in output
    assert "Seed: 8\n" in output
    assert "Seed: 9\n" in output
    by_hand = replace(match.record(), earlier=(Earlier(20),))
    assert "lines 1 to 20 were entered by hand" in run("verify", forged(by_hand, Path(path)), code=3).output


def test_verify_names_what_the_players_added(tmp_path: Path) -> None:
    match = westmarch.new("mordor", 2, 9, nonces=("Bree.7", None))
    while match.prompt:
        match.play(match.prompt.options[0])
    path = forged(match.record(), tmp_path / "added.westmarch")
    for language, said in (("en", "Added by the players"), ("ru", "Добавили игроки"), ("de", "hinzugefügt")):
        output = " ".join(run("verify", path, "--lang", language).output.split())
        assert said in output
        assert "1 Bree.7, 2 –" in output
    other = forged(replace(match.record(), nonces=("Bree.8", None)), Path(path))
    assert "does not come from the seed" in run("verify", other, code=1).stderr


def test_replay_over_a_pipe_is_the_whole_log(finished: Path) -> None:
    output = run("replay", str(finished)).output
    lines = output.splitlines()
    assert lines[0] == "Journey to Mordor: player 1 (human), player 2 (bot:steady)"
    assert "    1  Turn 1: Frodo is at Bag End." in lines
    assert output.count("Frodo · on turn") >= 2
    assert lines[-1].startswith("The winner is player")


def test_replay_up_to_an_entry(finished: Path) -> None:
    output = run("replay", str(finished), "--upto", "1", "--lang", "de").output
    assert "Zug 1: Frodo" in output
    assert output.endswith("nicht zu Ende\n")
    assert run("replay", str(finished), "--upto", "0").output.count("Throw:") == 1
    for wrong in ("-1", "many", "9999"):
        assert "upto" in run("replay", str(finished), "--upto", wrong, code=2).stderr


def test_replay_as_data(finished: Path) -> None:
    data = json.loads(run("replay", str(finished), "--json").output)
    match = load(finished)
    assert data["entries"] == match.answered
    assert data["result"] == match.record().result
    assert [event["key"] for event in data["events"]] == [event.key for _, event in match.events()]
    assert data["events"][0] == {
        "entry": 1,
        "key": "setup.first",
        "args": {"hobbit": "hobbit:frodo"},
        "text": "Frodo begins.",
    }


def test_replay_step_by_step(finished: Path) -> None:
    lines = ("", "n", "p", "g 40", "x", "g 99999", "", "q")
    output = run("replay", str(finished), "--step", typed=typed(*lines)).output
    last = load(finished).answered
    stops = [int(entry) for entry in re.findall(rf"Entry (\d+) of {last} ", output)]
    assert stops[0] == 1
    assert stops[1] > stops[0]
    assert stops[2] > stops[1]
    assert stops[3] == stops[1]
    assert stops[4] >= 40
    assert stops[5] == stops[4]
    assert stops[6:] == [last, last]
    assert "This is the end of the record." in output
    assert "go to entry N" in output


def test_stepping_ends_with_the_input(finished: Path) -> None:
    run("replay", str(finished), "--step")


def test_the_list_of_matches(finished: Path) -> None:
    run("play", "mordor", typed="quit\n")
    output = run("replay").output
    assert str(finished.parent) in output
    assert re.search(rf"{finished.name}  \d{{4}}-.*The winner is player", output)
    assert "(human, bot:steady): unfinished" in output
    data = json.loads(run("replay", "--json").output)
    assert {match["path"] for match in data["matches"]} == {str(path) for path in finished.parent.iterdir()}
    assert run("replay", "--lang", "de").output.startswith("Partien in ")


def test_no_matches_yet(home: Path) -> None:
    assert f"No match is kept in {home} yet." in run("replay").output


@pytest.mark.parametrize("seat", ["0", "3", "x"])
def test_a_seat_that_is_not_there(finished: Path, seat: str) -> None:
    assert "seat" in run("replay", str(finished), "--seat", seat, code=2).stderr
