"""What the documents promise is true: the README's Python runs, links lead somewhere, commands exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from westmarch.cli import main
from westmarch.cli.commands import COMMANDS
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
