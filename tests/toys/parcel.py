"""Riddles as a package of somebody else: installed in a folder, with its own table, texts and metadata."""

from __future__ import annotations

from pathlib import Path

GAME = """
from westmarch.core.content import Column, Table
from westmarch.core.game import Game

from .riddles import Riddles


class Gollum(Riddles):
    id = "gollum"
    package = "gollum_riddles"
    tables = (Table("cards", "card", (Column("worth", int),)),)
    locale = Game.locale
"""
CARDS = '[[card]]\nid = "{0}"\nworth = {0}\nprovenance = "our own"\n'


def install(folder: Path) -> Path:
    """Put the package where Python finds it, once ``folder`` is on its path."""
    package = folder / "gollum_riddles"
    (package / "content").mkdir(parents=True)
    (package / "locale" / "en").mkdir(parents=True)
    source = Path(__file__).with_name("riddles.py").read_text("utf-8")
    (package / "riddles.py").write_text(source, "utf-8")
    (package / "__init__.py").write_text(GAME, "utf-8")
    (package / "content" / "cards.toml").write_text("\n".join(map(CARDS.format, range(1, 10))), "utf-8")
    (package / "locale" / "en" / "texts.ftl").write_text(_texts(), "utf-8")
    (package / "locale" / "en" / "rules.md").write_text(
        "# Gollum’s riddles\n\nThe highest card wins.\n", "utf-8"
    )
    offer(folder, "gollum-riddles", gollum="gollum_riddles:Gollum")
    return folder


def offer(folder: Path, package: str, **games: str) -> None:
    """The metadata of an installed package that offers games."""
    metadata = folder / f"{package.replace('-', '_')}-1.0.dist-info"
    metadata.mkdir(parents=True)
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", "utf-8")
    lines = [f"{name} = {value}" for name, value in games.items()]
    (metadata / "entry_points.txt").write_text("\n".join(["[westmarch.games]", *lines, ""]), "utf-8")


def _texts() -> str:
    from toys.riddles import Riddles

    return Riddles().locale("en").replace("game-title = Riddles", "game-title = Gollum’s riddles")
