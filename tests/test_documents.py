"""What the documents promise is true: the README's Python runs, links lead somewhere, commands exist."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from westmarch.cli import main
from westmarch.cli.talking.requests import COMMANDS
from westmarch.games import BUILT_IN

ROOT = Path(__file__).parent.parent
DOCUMENTS = [
    *(ROOT / name for name in ("README.md", "CHANGELOG.md", "CONTRIBUTING.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
]
LANGUAGES = ("en", "ru", "de")


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


def typed(document: Path, program: str) -> set[str]:
    """The first words after a program's name wherever the document shows what to type."""
    text = document.read_text("utf-8")
    shown = [*re.findall(r"```\n(.*?)```", text, re.DOTALL), *re.findall(r"`([^`\n]+)`", text)]
    lines = [line for block in shown for line in block.splitlines()]
    return {word for line in lines for word in re.findall(rf"(?:^|&& |run ){program} ([a-z-]+)", line)}


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_command_that_is_shown_exists(document: Path) -> None:
    for name in typed(document, "westmarch"):
        assert main.get_command(None, name) is not None, name  # type: ignore[arg-type]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_make_target_that_is_shown_exists(document: Path) -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for target in typed(document, "make"):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


def test_what_is_typed_is_found_where_it_is_shown() -> None:
    readme = ROOT / "README.md"
    assert {"play", "serve", "simulate", "arena", "replay", "rules"} <= typed(readme, "westmarch")
    assert {"play", "test", "docs"} <= typed(readme, "make")


def test_the_site_leads_to_every_document_and_to_the_rules_of_every_game() -> None:
    nav = set(re.findall(r": ([\w./-]+\.md)$", (ROOT / "mkdocs.yml").read_text("utf-8"), re.MULTILINE))
    docs = {path.relative_to(ROOT / "docs").as_posix() for path in (ROOT / "docs").rglob("*.md")}
    rules = {f"rules/{game}.{language}.md" for game in BUILT_IN for language in LANGUAGES}
    assert nav == docs | rules | {"index.md", "changes.md", "client.md", "contributing.md"}


def test_every_option_of_the_server_is_documented() -> None:
    text = (ROOT / "docs" / "running.md").read_text("utf-8")
    serve = main.get_command(None, "serve")  # type: ignore[arg-type]
    assert serve is not None
    for parameter in serve.params:
        assert f"`{parameter.opts[0]}`" in text, parameter.opts


def test_every_word_of_a_player_is_documented() -> None:
    text = (ROOT / "docs" / "playing.md").read_text("utf-8")
    for word in COMMANDS:
        assert re.search(rf"`{word}\b", text), word


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
