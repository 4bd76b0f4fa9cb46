"""What the documents promise is true: the README's Python runs, links lead somewhere, commands exist."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from westmarch.cli import main

ROOT = Path(__file__).parent.parent
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


def test_the_python_example_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    assert blocks
    for block in blocks:
        exec(compile(block, "README.md", "exec"), {})
    assert (tmp_path / "match.westmarch").exists()


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(document: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", document.read_text("utf-8")):
        if "://" not in target:
            assert (document.parent / target).exists(), f"{document.name}: {target}"


def test_every_command_of_the_readme_exists() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    for name in set(re.findall(r"\bwestmarch (play|simulate|arena|replay|verify|rules|games|bench)\b", text)):
        assert main.get_command(None, name) is not None, name  # type: ignore[arg-type]


def test_every_make_target_of_the_readme_exists() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for target in set(re.findall(r"\bmake ([a-z]+)\b", (ROOT / "README.md").read_text("utf-8"))):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


# -- rulings ------------------------------------------------------------------------------------

RULINGS = sorted((ROOT / "docs" / "rulings").glob("*.md"), key=lambda path: path.stem)
LETTERS = {"war": "CGK"}
"""Rulings about cards in general, about single events and about combat halves."""
for_each_page_of_rulings = pytest.mark.parametrize("page", RULINGS, ids=lambda path: path.stem)


def rows(page: Path) -> dict[str, str]:
    """The rows of all tables on a page of rulings, by what stands in their first cell."""
    found: dict[str, str] = {}
    for line, following in pairwise([*page.read_text("utf-8").splitlines(), ""]):
        if line.startswith("| ") and not following.startswith("|---"):
            head = line.split("|")[1].strip()
            assert head not in found, f"{page.name}: two rows {head}"
            found[head] = line
    return found


def sources(page: Path, *folders: Path) -> list[Path]:
    """The Python files of the game that a page is about."""
    return [file for folder in folders for file in sorted((folder / page.stem).rglob("*.py"))]


def cited(text: str, letters: str) -> set[str]:
    """Rulings named in code: ``ruling 6``, ``rulings 19-21``, and ``C12`` where a page has letters."""
    found = set(re.findall(rf"\b[{letters}]\d{{1,2}}\b", text)) if letters else set()
    for first, last in re.findall(r"\b[Rr]ulings? (\d+)(?:-(\d+))?", text):
        found |= {str(number) for number in range(int(first), int(last or first) + 1)}
    return found


@for_each_page_of_rulings
def test_every_ruling_that_is_cited_has_a_row(page: Path) -> None:
    known = rows(page)
    games, tests = ROOT / "src" / "westmarch" / "games", ROOT / "tests" / "games"
    for file in sources(page, games, tests):
        missing = cited(file.read_text("utf-8"), LETTERS.get(page.stem, "")) - set(known)
        assert not missing, f"{file.name} cites {sorted(missing)}, which {page.name} does not have"


@for_each_page_of_rulings
def test_every_row_names_tests_that_exist(page: Path) -> None:
    known: set[str] = set()
    for file in sources(page, ROOT / "tests" / "games"):
        known |= set(re.findall(r"^def (test_\w+)", file.read_text("utf-8"), re.MULTILINE))
    for head, row in rows(page).items():
        named = set(re.findall(r"`(test_\w+)`", row))
        assert named, f"{page.name}: row {head} names no test"
        assert named <= known, f"{page.name}: row {head} names {sorted(named - known)}"


def test_what_counts_as_a_citation() -> None:
    assert cited("as far as possible (G1, C13)", "CGK") == {"G1", "C13"}
    assert cited("Ruling 46: afterwards. See rulings 19-21, K3", "CGK") == {"46", "19", "20", "21", "K3"}
    assert cited("a ruling of ours, COLOURS[G], KEY1", "CGK") == set()
    assert cited("C3 of the German rulebook", "") == set()
