"""Imports flow one way: core <- games <- bots, research <- server, cli; and rules stay pure."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import westmarch

ROOT = Path(westmarch.__file__).parent
MODULES = sorted(ROOT.rglob("*.py"))
LAYERS = {
    "core": {"core"},
    "games": {"core", "games"},
    "bots": {"core", "bots"},
    "research": {"core", "games", "bots", "research", ""},
    "server": {"core", "games", "bots", "research", "server", ""},
    "cli": {"core", "games", "bots", "research", "server", "cli", ""},
    "": {"core", "games", "bots", "cli", ""},
}
"""What each package may import; the empty name is `westmarch` itself, the public face."""
IMPURE = {"random", "time", "datetime", "os", "secrets", "socket", "threading", "asyncio"}
MAY_BE_IMPURE = {
    "core/chance.py": {"secrets"},  # draws the secret seed of a new match
    "core/sealing.py": {"secrets"},  # a nonce for every seal
    "core/record.py": {"os"},  # writes files whole or not at all
    "core/conformance.py": {"random"},  # plays at random, as a driver does
    "core/branches.py": {"random"},
    "core/random_play.py": {"random"},
    "core/secrecy.py": {"random"},
}


def imported(path: Path) -> set[str]:
    names = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module == "westmarch":
            names |= {f"westmarch.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module)
    return names


def layer(module: str) -> str:
    parts = module.split(".")
    return parts[1] if len(parts) > 1 and parts[1] in LAYERS else ""


def relative(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("path", MODULES, ids=relative)
def test_imports_flow_one_way(path: Path) -> None:
    own = relative(path).split("/")[0]
    allowed = LAYERS[own if own in LAYERS else ""]
    used = {layer(name) for name in imported(path) if name.split(".")[0] == "westmarch"}
    assert used <= allowed, f"{relative(path)} may not import {sorted(used - allowed)}"


SERVER = {
    "store": {"store"},
    "table": {"store", "table"},
    "edge": {"store", "edge"},
    "http": {"store", "table", "edge", "http"},
}
"""Inside the server: what is kept knows nothing of tables, and tables nothing of requests."""
SHARED = {"buckets", "refusal", "settings"}


@pytest.mark.parametrize("path", sorted((ROOT / "server").rglob("*.py")), ids=relative)
def test_inside_the_server_imports_flow_one_way(path: Path) -> None:
    own = relative(path).split("/")[1]
    if own not in SERVER:
        return
    used = {name.split(".")[2] for name in imported(path) if name.startswith("westmarch.server.")}
    assert used <= SERVER[own] | SHARED, f"{relative(path)} may not import {sorted(used - SERVER[own])}"


@pytest.mark.parametrize("path", MODULES, ids=relative)
def test_games_do_not_know_each_other(path: Path) -> None:
    parts = relative(path).split("/")
    if parts[0] != "games" or len(parts) < 3:
        return
    others = {
        name
        for name in imported(path)
        if name.startswith("westmarch.games.") and name.split(".")[2] != parts[1]
    }
    assert not others, f"{relative(path)} imports another game: {others}"


@pytest.mark.parametrize("path", MODULES, ids=relative)
def test_core_and_games_have_no_clock_no_random_no_io(path: Path) -> None:
    if relative(path).split("/")[0] not in ("core", "games"):
        return
    used = {name.split(".")[0] for name in imported(path)} & IMPURE
    assert used <= MAY_BE_IMPURE.get(relative(path), set()), f"{relative(path)} imports {used}"
