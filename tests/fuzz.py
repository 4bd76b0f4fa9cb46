"""Random play in bulk: every question has an answer, every state is possible, every match ends.

    python -m tests.fuzz --decisions 10000000

plays all games with all their options and says how far it is; each game gets the same number of decisions. At
every n-th of them all is asked that can be asked (`westmarch.bots.everything`). A failure names the case
and the seed that lead to it again.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from itertools import cycle

from westmarch.bots.everything import ask_everything, check_options
from westmarch.core.random_play import LONGEST_MATCH, Case, cases, start
from westmarch.core.registry import find_game, game_ids


@dataclass
class Tally:
    """What was played so far, by game."""

    decisions: Counter[str] = field(default_factory=Counter)
    matches: Counter[str] = field(default_factory=Counter)
    asked: Counter[str] = field(default_factory=Counter)
    """Questions at which everything was asked."""

    def lines(self) -> Iterator[str]:
        for game in self.decisions:
            yield self._line(game, self.decisions[game], self.matches[game], self.asked[game])
        yield self._line("all", self.decisions.total(), self.matches.total(), self.asked.total())

    @staticmethod
    def _line(name: str, decisions: int, matches: int, asked: int) -> str:
        return f"{name:8} {decisions:>12,} decisions {matches:>9,} matches, everything asked at {asked:,}"


def fuzz(
    games: Iterable[str],
    decisions: int,
    seed: int = 1,
    every: int = 5_000,
    progress: Callable[[Tally], None] = lambda tally: None,
) -> Tally:
    """Play one match after the other, each of the game that has had the fewest decisions."""
    tally = Tally()
    waiting = {name: cycle(cases(find_game(name))) for name in games}
    for name in waiting:
        tally.decisions[name] = 0
    while tally.decisions.total() < decisions:
        name = min(waiting, key=lambda name: tally.decisions[name])
        play(replace(next(waiting[name]), seed=seed + tally.matches[name]), tally, every)
        progress(tally)
    return tally


def play(case: Case, tally: Tally, every: int) -> None:
    """One random match."""
    steps = 0
    try:
        match = start(case, quiet=True)
        rng = random.Random(case.seed)
        while match.question is not None:
            check_options(match)
            steps += 1
            if (tally.decisions[case.game] + steps) % every == 0:
                match.game.invariants(match.state)
                ask_everything(match.fork(), case.seed)
                tally.asked[case.game] += 1
            match.advance(rng.choice(match.codes))
            assert steps < LONGEST_MATCH, "no end"
        match.game.invariants(match.state)
        assert match.result is not None, "over without a result"
    except Exception as problem:
        raise AssertionError(f"{case}, seed {case.seed}, decision {steps}: {problem!r}") from problem
    tally.decisions[case.game] += steps
    tally.matches[case.game] += 1


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--decisions", type=int, default=1_000_000)
    parser.add_argument("--game", action="append", choices=game_ids(), help="only this one; may be repeated")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=int, default=5_000, help="ask everything at every n-th decision")
    given = parser.parse_args()

    def progress(tally: Tally) -> None:
        done = tally.decisions.total()
        print(f"\r{done:,} of {given.decisions:,} decisions", end="", file=sys.stderr, flush=True)

    tally = fuzz(given.game or game_ids(), given.decisions, given.seed, given.every, progress)
    print(file=sys.stderr)
    print("\n".join(tally.lines()))


if __name__ == "__main__":
    main()
