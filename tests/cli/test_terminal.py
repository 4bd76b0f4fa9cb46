"""A real pseudo-terminal: drawing, colours, clearing, editing; and none of that where it is unwanted."""

from __future__ import annotations

import codecs
import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from cli.terminal import SLOW, command, environment, kept, load, run, typed

COLOUR = re.compile(r"\x1b\[[\d;]*3[0-8][\d;]*m")
CLEAR = "\x1b[2J"


class Terminal:
    """A program in a window of so many columns and lines."""

    def __init__(self, master: int, process: subprocess.Popen[bytes]) -> None:
        self.master = master
        self.process = process
        self._decoder = codecs.getincrementaldecoder("utf-8")()

    def read_until(self, pattern: str) -> str:
        text, deadline = "", time.monotonic() + SLOW
        while not re.search(pattern, text):
            assert time.monotonic() < deadline, text
            if select.select([self.master], [], [], 0.1)[0]:
                try:
                    text += self._decoder.decode(os.read(self.master, 65536))
                except OSError:  # the program has ended
                    assert re.search(pattern, text), text
        return text

    def interrupt(self) -> None:
        """Ctrl-C, as soon as the program sleeps: a signal between prompt and waiting would wait for the
        next key (CPython)."""
        deadline = time.monotonic() + SLOW
        while Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()[0] != "S":
            assert time.monotonic() < deadline, "it never waits"
            time.sleep(0.01)
        os.write(self.master, b"\x03")

    def end(self) -> int:
        """The exit code."""
        return self.process.wait(SLOW)

    def type(self, line: str) -> None:
        os.write(self.master, f"{line}\r".encode())


def take_terminal() -> None:
    """Make the window the one whose Ctrl-C is a signal to the program."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


@contextmanager
def window(columns: int, lines: int, *arguments: str, **changes: str) -> Iterator[Terminal]:
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
    process = subprocess.Popen(
        command(*arguments),
        stdin=slave,
        stdout=slave,
        stderr=slave,
        start_new_session=True,
        preexec_fn=take_terminal,  # noqa: PLW1509
        env=environment(**{"TERM": "xterm-256color", **changes}),
    )
    os.close(slave)
    try:
        yield Terminal(master, process)
    finally:
        process.kill()
        process.wait()
        os.close(master)


def plain(text: str) -> list[str]:
    """The lines of a screen without its control sequences."""
    return re.sub(r"\x1b\[[?\d;]*[A-Za-z]", "", text.rsplit(CLEAR, 1)[-1]).replace("\r", "").split("\n")


PROMPT = r"help> "


@pytest.mark.parametrize(("columns", "lines"), [(80, 24), (120, 35), (60, 20)])
def test_the_table_is_drawn_to_fit(columns: int, lines: int) -> None:
    with window(columns, lines, "play", "mordor", "--seed", "5") as terminal:
        terminal.read_until(PROMPT)
        terminal.type("1 done")
        screen = terminal.read_until(PROMPT)
        assert CLEAR in screen
        assert COLOUR.search(screen)
        shown = plain(screen)
        assert max(map(len, shown)) <= columns
        if columns >= 80:
            assert len(shown) <= lines
            assert any(line.startswith("╭─ Frodo · on turn ─") for line in shown)
            assert any("●──────○" in line for line in shown)
            assert any("Lothlórien" in line for line in shown)
        terminal.type("quit")
        terminal.read_until("--resume")
        assert terminal.end() == 0


def test_four_players_fit_80_columns_and_24_lines() -> None:
    with window(80, 24, "play", "mordor", "--seed", "5", "--players", "4") as terminal:
        terminal.read_until(PROMPT)
        terminal.type("1")
        shown = plain(terminal.read_until(PROMPT))
        assert len(shown) <= 24
        for name in ("Frodo", "Sam", "Merry", "Pippin", "Lothlórien"):
            assert any(name in line for line in shown)


@pytest.mark.parametrize("changes", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_no_colours_where_they_are_not_wanted(changes: dict[str, str]) -> None:
    with window(80, 24, "play", "mordor", "--seed", "5", **changes) as terminal:
        screen = terminal.read_until("> ")
        assert not COLOUR.search(screen)
        assert CLEAR not in screen
        assert "Frodo: set at least one die aside." in screen


def test_plain_on_a_terminal() -> None:
    with window(80, 24, "play", "mordor", "--seed", "5", "--plain") as terminal:
        screen = terminal.read_until("> ")
        assert "\x1b[" not in screen.replace("\x1b[?2004h", "")
        assert "╭" not in screen
        assert "1) yellow die: Ring – spaces to go" in screen


def test_interrupt_and_offer_to_resume(home: Path) -> None:
    with window(80, 24, "play", "mordor", "--seed", "5") as terminal:
        terminal.read_until(PROMPT)
        terminal.type("1")
        terminal.read_until(f"set anything else aside[^>]*{PROMPT}")
        terminal.interrupt()
        terminal.read_until("--resume")
        assert terminal.end() == 130
    digest = load(kept(home)).digest()
    with window(80, 24, "play") as terminal:
        assert "You have an unfinished match: Journey to Mordor" in terminal.read_until(r"\[Y/n\] ")
        terminal.type("what?")
        terminal.read_until(r"\[Y/n\] ")
        terminal.type("")
        assert "Resumed after" in terminal.read_until(PROMPT)
        os.write(terminal.master, b"\x04")
        terminal.read_until("--resume")
        assert terminal.end() == 0
    assert load(kept(home)).digest() == digest
    with window(80, 24, "play") as terminal:
        terminal.read_until(r"\[Y/n\] ")
        terminal.type("n")
        terminal.read_until(PROMPT)
    assert len(list(home.iterdir())) == 2


def test_help_hint_and_rules_are_drawn() -> None:
    with window(80, 24, "play", "mordor", "--seed", "5") as terminal:
        terminal.read_until(PROMPT)
        terminal.type("hint")
        assert "█" in terminal.read_until("Chances to win[^>]*" + PROMPT)
        terminal.type("rules")
        assert "A turn: throwing and setting aside" in terminal.read_until("rules all" + r"\W*[^>]*" + PROMPT)
        terminal.type("help")
        assert "Signs: ●" in terminal.read_until("Signs[^>]*" + PROMPT)


def test_replay_on_a_terminal(home: Path) -> None:
    run("play", "mordor", "--seed", "5", typed=typed("1 done", "quit"))
    with window(100, 30, "replay", str(kept(home))) as terminal:
        terminal.read_until(r"Entry 1 of \d+ .*> ")
        terminal.type("")
        screen = terminal.read_until(r"Entry 2 of \d+ .*> ")
        assert any(line.startswith("╭─ Frodo") for line in plain(screen))
        terminal.type("q")
        assert terminal.end() == 0


def test_lists_on_a_terminal() -> None:
    with window(80, 24, "games") as terminal:
        assert "Journey to Mordor" in terminal.read_until("Reconstructed")
