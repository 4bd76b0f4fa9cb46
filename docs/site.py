"""Adds what lies outside ``docs/`` to the documentation site: the front page, the rules of the games."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "src"))  # the engine needs no other package

from westmarch.core.registry import find_game  # noqa: E402
from westmarch.games import BUILT_IN  # noqa: E402

LANGUAGES = ("en", "ru", "de")
HELPER = "https://unpkg.com/iframe-worker/shim"
TAKEN = {
    "README.md": "index.md",
    "CHANGELOG.md": "changes.md",
    "CONTRIBUTING.md": "contributing.md",
    "LICENSE": "LICENSE",
    "web/README.md": "client.md",
    "tests/toys/riddles.py": "riddles.py",
}
"""Files of the repository and what they are called on the site."""


def on_files(files: Files, config: Any) -> Files:
    for path, name in TAKEN.items():
        text = (ROOT / path).read_text("utf-8")
        files.append(File.generated(config, name, content=_relinked(text) if name.endswith(".md") else text))
    for game in BUILT_IN:
        for language in LANGUAGES:
            digest = find_game(game).digest(language)
            files.append(File.generated(config, f"rules/{game}.{language}.md", content=digest))
    return files


def on_page_markdown(markdown: str, **_: Any) -> str:
    return _relinked(markdown)


def on_post_build(config: Any) -> None:
    """Nothing is loaded from elsewhere: the theme's helper for pages opened from disk is our own file."""
    site = Path(config["site_dir"])
    for page in site.rglob("*.html"):
        own = "../" * len(page.relative_to(site).parent.parts) + "worker.js"
        text = page.read_text("utf-8").replace(HELPER, own)
        page.write_text(text, "utf-8")
        if found := foreign(text):
            raise PluginError(f"{page.name} loads {', '.join(found)}")


def foreign(page: str) -> list[str]:
    """What a page loads from other hosts: scripts, styles, fonts, images, frames; links are none of these."""
    tags = re.findall(r"<(?:script|link|img|iframe|source|video|audio|object|embed)\b[^>]*>", page)
    loaded = [tag for tag in tags if 'rel="canonical"' not in tag]
    styles = re.findall(r"(?:url\(|@import)[^;)]*", page)
    return [
        one
        for text in (*loaded, *styles)
        for one in re.findall(r"(?:https?:)?//[\w.-]+\.\w+[^\s\"'>)]*", text)
    ]


def _relinked(text: str) -> str:
    """Links as they are on the site: ``docs/`` is its root, and what was taken has another name."""
    for path, name in TAKEN.items():
        text = re.sub(rf"\]\((?:\.\./)?{re.escape(path)}\)", f"]({name})", text)
    return text.replace("](docs/", "](")
