"""What the documents promise is true: the README's Python runs, links lead somewhere, commands exist."""

from __future__ import annotations

import re
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
