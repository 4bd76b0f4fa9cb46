"""``make mutants``: put each fault of the list into a copy of the code and see that its tests fail.

A fault (``mutants/*.toml``) names the rule it breaks, the file, the text to replace and its
replacement, and the tests that should notice. They must pass on the sound code first; what lives is
told at once and at the end, and the run fails.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue

from rich.progress import Progress

ROOT = Path(__file__).resolve().parents[2]
LISTS = Path(__file__).parent
COPIED = ("src", "tests", "pyproject.toml", "docs", "bench")
KILLED, ENDLESS, LIVES, STALE, BROKEN = "killed", "endless", "lives", "stale", "broken"
CAUGHT = (KILLED, ENDLESS)
"""A match that never ends is noticed too; but it is told, for the machine may only have been busy."""
TESTS_FAILED = 1
"""Exit code of pytest; others mean that the tests could not be run at all."""


@dataclass(frozen=True)
class Mutant:
    rule: str
    """What the fault breaks, in the words of the rulebook."""
    file: str
    old: str
    new: str
    tests: tuple[str, ...]


def load(folder: Path = LISTS) -> list[Mutant]:
    """The faults of all lists; an entry may give file and tests once for those that follow."""
    found = []
    for path in sorted(folder.glob("*.toml")):
        for group in tomllib.loads(path.read_text("utf-8"))["group"]:
            for one in group["mutant"]:
                tests = tuple(one.get("tests", group.get("tests", ())))
                found.append(Mutant(one["rule"], group["file"], one["old"], one["new"], tests))
    return found


def stale(mutant: Mutant, tree: Path = ROOT) -> bool:
    """Whether the code has moved on: the text to replace is not there exactly once."""
    text = (tree / mutant.file).read_text("utf-8")
    return text.count(mutant.old) != 1 or mutant.old == mutant.new


def judge(mutant: Mutant, tree: Path, seconds: float) -> str:
    """Put the fault into a copy of the code, run its tests, and take it out again."""
    if stale(mutant, tree):
        return STALE
    file = tree / mutant.file
    sound = file.read_text("utf-8")
    file.write_text(sound.replace(mutant.old, mutant.new), "utf-8")
    try:
        return _outcome(mutant.tests, tree, seconds)
    finally:
        file.write_text(sound, "utf-8")


def _outcome(tests: Iterable[str], tree: Path, seconds: float) -> str:
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"]
    paths = os.pathsep.join(map(str, (tree / "src", tree / "tests")))
    environment = {**os.environ, "PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        run = subprocess.run(
            [*command, *tests],
            cwd=tree,
            env=environment,
            capture_output=True,
            timeout=seconds,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return ENDLESS
    if run.returncode == TESTS_FAILED:
        return KILLED
    return LIVES if run.returncode == 0 else BROKEN


def _copy() -> Path:
    tree = Path(tempfile.mkdtemp(prefix="mutants-"))
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            leave = shutil.ignore_patterns("__pycache__", "static", "node_modules")
            shutil.copytree(source, tree / name, ignore=leave)
        else:
            shutil.copy(source, tree / name)
    return tree


def main() -> int:
    given = _arguments()
    chosen = [one for one in load() if given.only in one.rule or given.only in one.file]
    if given.check:
        gone = [one for one in chosen if stale(one)]
        for mutant in gone:
            print(_line(mutant, STALE))
        return 1 if gone else 0
    copies = [_copy() for _ in range(given.workers)]
    try:
        tests = sorted({test for mutant in chosen for test in mutant.tests})
        if not given.trust and _outcome(tests, copies[0], len(chosen) * given.seconds) != LIVES:
            print("the tests fail on the sound code already", *tests)
            return 1
        verdicts = _judge_all(chosen, copies, given.seconds)
    finally:
        for tree in copies:
            shutil.rmtree(tree, ignore_errors=True)
    for mutant, verdict in verdicts.items():
        if verdict != KILLED:
            print(_line(mutant, verdict))
    caught = sum(verdict in CAUGHT for verdict in verdicts.values())
    print(f"{caught} of {len(chosen)} faults were caught")
    return 0 if caught == len(chosen) else 1


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--workers", type=int, default=max(1, (os.cpu_count() or 2) - 1))
    parser.add_argument("--only", default="", help="faults whose rule or file holds this text")
    parser.add_argument("--seconds", type=float, default=300, help="after which a run counts as endless")
    parser.add_argument("--check", action="store_true", help="only say which faults fit the code no longer")
    parser.add_argument("--trust", action="store_true", help="do not run the tests on the sound code first")
    return parser.parse_args()


def _judge_all(chosen: list[Mutant], copies: list[Path], seconds: float) -> dict[Mutant, str]:
    trees: SimpleQueue[Path] = SimpleQueue()
    for tree in copies:
        trees.put(tree)
    verdicts: dict[Mutant, str] = {}

    def work(mutant: Mutant) -> None:
        tree = trees.get()
        try:
            verdicts[mutant] = judge(mutant, tree, seconds)
        finally:
            trees.put(tree)

    with Progress() as progress, ThreadPoolExecutor(len(copies)) as pool:
        bar = progress.add_task("mutants", total=len(chosen))
        for mutant, _ in zip(chosen, pool.map(work, chosen), strict=True):
            progress.advance(bar)
            if verdicts[mutant] != KILLED:
                progress.console.print(
                    _line(mutant, verdicts[mutant]), markup=False, highlight=False, soft_wrap=True
                )
    return verdicts


def _line(mutant: Mutant, verdict: str) -> str:
    return f"{verdict}: {mutant.rule} ({mutant.file})"


if __name__ == "__main__":
    sys.exit(main())
