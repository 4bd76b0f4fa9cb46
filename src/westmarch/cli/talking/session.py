"""One sitting at a table: asks people, lets bots answer, keeps the match after every answer.

Leaves the commands that a player may type to `commands`, and what a line means to `answers`.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.text import Text as Line

from westmarch.bots.stand_by import next_bot
from westmarch.cli.drawing.board import Picture, draw
from westmarch.cli.drawing.glance import draw_glance
from westmarch.cli.drawing.look import Look, tints
from westmarch.cli.drawing.pages import Pages
from westmarch.cli.drawing.story import tell
from westmarch.cli.problems import Problem
from westmarch.cli.saves import Saver
from westmarch.cli.screen import Screen
from westmarch.cli.talking import seats as at_table
from westmarch.cli.talking.answers import Choice, choices, plan, read_answers, read_roll
from westmarch.cli.talking.ending import kept_lines, offer_letter, result_lines
from westmarch.cli.talking.requests import COMMANDS, Quit, find_command, words_for
from westmarch.core.chance import CHANCE
from westmarch.core.errors import WestmarchError
from westmarch.core.letters import has_letter
from westmarch.core.match import Match
from westmarch.core.prompt import Prompt
from westmarch.core.scene import Scene
from westmarch.core.text import Text, slug, text_for
from westmarch.core.vocabulary import Option

REMEMBERED = 4
"""How many events of before are at hand where only the news are told."""


class Session:
    def __init__(
        self, match: Match[Any], language: str, screen: Screen, saver: Saver, content: Path | None = None
    ) -> None:
        self.match = match
        self.screen = screen
        self.saver = saver
        self.content = content
        self.text: Text = text_for(language, match.game)
        self.seats = at_table.seated(match.seats, match.setup.players)
        self.humans = [seat for seat, spec in enumerate(self.seats) if spec == at_table.HUMAN]
        self.secrets = at_table.has_secrets(match.game)
        self.notices: list[str] = []
        self.seen: dict[int | None, int] = {}
        """How many events each viewer has been shown."""
        self.latest: dict[int | None, int] = {}
        """From which event on things were new to each viewer when they last were."""
        self.pages = Pages()
        self.guided: set[str] = set()
        """Questions whose note for beginners was shown in this sitting."""
        self.learning = False
        """Whether notes are given at every kind of table."""
        self.last_human: int | None = None
        self._tints = tints(match.game, match.setup.content)

    # -- the course of a sitting ---------------------------------------------------------------

    def run(self) -> None:
        if self.match.result is None:
            self.keep()
        try:
            while (prompt := self.match.prompt) is not None:
                if prompt.seat == CHANCE or prompt.seat in self.humans:
                    self.ask(prompt)
                else:
                    self.let_bot(prompt)
        except (Quit, EOFError):
            self.say_kept()
            return
        except KeyboardInterrupt:
            self.screen.say()
            self.say_kept()
            raise
        self.show()
        if self.humans and has_letter(self.match):
            offer_letter(self.match, self.screen, self.text, self.saver.path)

    def let_bot(self, prompt: Prompt) -> None:
        spec = self.seats[prompt.seat]
        try:
            answer = self._bot_answer(prompt, spec)
        except Exception as error:
            other = next_bot(spec.removeprefix(at_table.BOT), self.match.game)
            if other is None:
                raise Problem("bot_failed", seat=prompt.seat + 1, path=str(self.saver.path)) from error
            seats = list(self.seats)
            seats[prompt.seat] = at_table.BOT + other
            self.seats = tuple(seats)
            args = {"seat": prompt.seat + 1, "other": other}
            self.notices.append(self.text.get("event-house-bot", args))
            return
        self.match.play(answer)
        self.keep()

    def _bot_answer(self, prompt: Prompt, spec: str) -> Option:
        if at_table.is_slow(spec) and len(prompt.options) > 1:
            with self.screen.busy(self.text.get("cli-thinking", {"seat": prompt.seat + 1, "bot": spec})):
                return at_table.bot_answer(self.match, spec)
        return at_table.bot_answer(self.match, spec)

    def ask(self, prompt: Prompt) -> None:
        """Ask until a line has led on: to an answer, or to another state of the table."""
        self.draw_curtain(prompt.seat)
        offered = choices(prompt, self.text)
        self.pages.at(self.match.answered)
        self.show(prompt, offered)
        while not self.take(self.read(offered), offered):
            pass

    def read(self, offered: list[Choice]) -> str:
        words = [str(choice.option) for choice in offered] + list(COMMANDS)
        words += [choice.name for choice in offered] + [choice.label for choice in offered]
        first, last = offered[0].number, offered[-1].number
        numbers = str(first) if first == last else f"{first}-{last}"
        aid = f", {words_for('help', self.text)[0]}" if self.screen.drawn else ""
        return self.screen.ask(f"{numbers}{aid}> ", words)

    def take(self, line: str, offered: list[Choice]) -> bool:
        """Do what a line says. True: the question has changed, or should be shown again."""
        try:
            command = find_command(line, self.text)
            if command is not None and line.strip() not in [str(choice.option) for choice in offered]:
                return command(self)
            if not line.strip() and len(offered) > 1:
                return True
            for answer in self.understand(line, offered):
                self.match.play(answer)
                self.keep()
        except WestmarchError as error:
            self.screen.say(self.text.error(error), "yellow")
            return False
        return True

    def understand(self, line: str, offered: list[Choice]) -> list[Option]:
        """The answers in a line, in an order that can be played to the last."""
        prompt = self.match.prompt
        if prompt is not None and prompt.seat == CHANCE:
            return read_roll(line, self.match, self.text)
        answers = read_answers(line, offered, self.match.game.vocabulary, self.text)
        return plan(self.match, answers, self.text)

    # -- what is shown -------------------------------------------------------------------------

    @property
    def viewer(self) -> int | None:
        """Whose view is on the screen: the only player's, else of the one who is asked."""
        if len(self.humans) == 1:
            return self.humans[0]
        prompt = self.match.prompt
        return None if prompt is None or prompt.seat not in self.humans else prompt.seat

    def scene(self) -> Scene:
        return self.match.game.shown.scene(self.match.setup, self.match.view(self.viewer))

    def road_note(self, start: str, end: str) -> str | None:
        """What the viewer should know about going from a place to the next."""
        match = self.match
        return match.game.shown.road_note(match.setup, match.view(self.viewer), start, end)

    def offered(self) -> list[Choice]:
        prompt = self.match.prompt
        return [] if prompt is None else choices(prompt, self.text)

    def page(self, lines: Sequence[Line]) -> None:
        """Lines to read; what does not fit into the window waits for ``more``."""
        self.pages.begin(lines, self.screen, self.text)

    def look(self, scene: Scene, offered: list[Choice] | None = None) -> Look:
        numbers = {str(choice.option): choice.number for choice in offered or ()}
        return Look(self.text, scene, self._tints, numbers)

    def show(self, prompt: Prompt | None = None, offered: list[Choice] | None = None) -> None:
        viewer = self.viewer
        scene = self.scene()
        events = self.match.events(viewer)
        seen = self.seen.get(viewer, 0)
        told = [pair for pair in events[-REMEMBERED:] if pair[0] < seen] + [p for p in events if p[0] >= seen]
        told = told if scene.has_detail else events  # a long story is not told anew at every question
        story = tell(told, seen, self.text, self.match.game.keys.paragraphs)
        question = "" if prompt is None else self.question(prompt)
        self.warn()
        look = self.look(scene, offered)
        closing = result_lines(self.match, self.text, self.saver.path) if prompt is None else ()
        kind = "" if prompt is None else prompt.kind
        tip = self.tip(kind) if scene.has_detail else ""
        if self.learning and not scene.has_detail and (note := self.tip(kind)):
            self.notices.append(note)
            self.guided.add(kind)
        picture = Picture(
            scene, look, story, self.notices, question, offered or (), closing, kind, self.pages.options, tip
        )
        if not scene.has_detail:
            draw(self.screen, picture)
        elif draw_glance(self.screen, picture):
            self.guided.add(kind)
        if events and events[-1][0] >= seen:
            self.latest[viewer] = seen
            self.seen[viewer] = events[-1][0] + 1
        self.notices = []

    def tip(self, kind: str) -> str:
        """The game's note for beginners, until it was shown in this sitting."""
        key = f"guide-{slug(kind)}"
        return self.text.get(key) if kind not in self.guided and self.text.has(key) else ""

    def question(self, prompt: Prompt) -> str:
        sentence = self.text.prompt(prompt)
        if prompt.seat == CHANCE:
            return f"{sentence} {self._which_die()}"
        if len(self.humans) > 1:
            return self.text.get("cli-asked", {"seat": prompt.seat + 1, "question": sentence})
        return sentence

    def _which_die(self) -> str:
        """Which result of a roll is typed now."""
        entries = self.match.history()
        fallen = entries[-1][1] if len(entries) > self.match.answered else ()
        assert isinstance(fallen, tuple)
        return self.text.get("cli-die", {"number": len(fallen) + 1, "dice": len(self.match.codes)})

    def draw_curtain(self, seat: int) -> None:
        """Between two people at one screen nobody may see the other's secrets."""
        if seat not in self.humans:
            return
        if self.secrets and len(self.humans) > 1 and seat != self.last_human:
            self.screen.clear()
            self.screen.ask(self.text.get("cli-curtain", {"seat": seat + 1}) + " ")
        self.last_human = seat

    def remember(self, recent: int) -> None:
        """Take all but the latest events as seen."""
        for viewer in (None, *range(self.match.setup.players)):
            events = self.match.events(viewer)
            self.seen[viewer] = events[-recent][0] if len(events) >= recent else 0

    # -- keeping -------------------------------------------------------------------------------

    def keep(self) -> None:
        self.saver.keep(self.match)

    def warn(self) -> None:
        if self.saver.trouble is not None:
            self.notices.append(self.text.get("cli-not-kept", {"reason": self.saver.trouble}))
            self.saver.trouble = None

    def say_kept(self) -> None:
        for line in kept_lines(self.text, self.saver.path):
            self.screen.say(line, whole=True)
