"""Makes the golden records: matches whose every turn is remembered by a hash.

    python -m tests.golden.make hunt war

writes those of some games again, or all of them, from the root of the repository. They change when the same
answers lead to another match: then the game's rules version changes too, and the commit that breaks one says
why.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import westmarch
from westmarch import CHANCE, Match, Record
from westmarch.bots import make_bot
from westmarch.bots.protocol import ask_bot

FOLDER = Path(__file__).parent
SUFFIX = ".westmarch"
Digests = dict[str, str]
"""By turn, as it begins for a seat, and ``end``."""


@dataclass(frozen=True)
class Golden:
    """One match, played by these bots; its name is that of its two files."""

    name: str
    seats: tuple[str, ...]
    seed: int
    options: dict[str, str] = field(default_factory=dict)

    @property
    def game(self) -> str:
        return self.name.split("-")[0]

    def play(self) -> Record:
        match = westmarch.new(
            self.game, len(self.seats), self.seed, self.options, seats=[f"bot:{bot}" for bot in self.seats]
        )
        bots = [make_bot(bot, match.game, self.seed + seat) for seat, bot in enumerate(self.seats)]
        while match.prompt is not None:
            match.play(ask_bot(bots[match.prompt.seat], match))
        return match.record()


GOLDEN = (
    Golden("hunt-2p-both", ("steady", "steady"), 3),
    Golden("hunt-3p-one", ("random", "steady", "random"), 5, {"part": "1", "havens": "on"}),
    Golden(
        "hunt-5p-two", ("steady", "random", "steady", "random", "steady"), 2, {"part": "2", "fellowship": "4"}
    ),
    Golden("mordor-2p-advanced", ("steady", "random"), 3),
    Golden("mordor-3p-basic", ("random", "steady", "random"), 12, {"sheet": "basic"}),
    Golden(
        "mordor-4p-long",
        ("random", "steady", "random", "steady"),
        1,
        {"layout": "long", "hobbits": "choose", "first": "random"},
    ),
    Golden("smaug-2p-steady", ("steady", "steady"), 1),
    Golden("smaug-3p-open", ("steady", "random", "steady"), 2, {"hands": "open", "difficulty": "gentle"}),
    Golden(
        "smaug-4p-closed",
        ("random", "steady", "random", "steady"),
        5,
        {"difficulty": "grim", "colours": "yellow,red,green,blue", "first": "random"},
    ),
    Golden("war-2p-steady", ("steady", "steady"), 4),
    Golden("war-2p-random", ("random", "random"), 3),
    Golden("war-2p-free-random", ("random", "steady"), 2),
    Golden("war-2p-shadow-random", ("steady", "random"), 6, {"army_card": "deck"}),
)


def steps(record: Record) -> Iterator[Match[Any]]:
    """The match again, at every prompt of a seat and at its end."""
    match = westmarch.replay(record, 0)
    for seat, texts in record.entries:
        if seat != CHANCE:  # rolls come from the seed
            yield match
            match.play(texts[0])
    yield match


def digests(record: Record) -> Digests:
    """The whole truth at the first question of each turn, and at the end, as hashes."""
    found: Digests = {}
    for match in steps(record):
        found.setdefault("end" if match.prompt is None else str(match.turns), match.digest())
    return found


def write(folder: Path = FOLDER, games: Sequence[str] = ()) -> list[Path]:
    """Play the golden matches of some games again, by default of all, and write their files."""
    written = []
    for golden in GOLDEN:
        if games and golden.game not in games:
            continue
        record = golden.play()
        path = folder / f"{golden.name}{SUFFIX}"
        record.dump(path)
        path.chmod(0o644)
        path.with_suffix(".json").write_text(json.dumps(digests(record), indent=1) + "\n", "utf-8")
        written.append(path)
    return written


if __name__ == "__main__":
    for made in write(games=sys.argv[1:]):
        print(made)
