"""What is handed out is whole: wheel and sdist hold the built client, tables, texts and migrations."""

from __future__ import annotations

import os
import shutil
import subprocess
import tarfile
import tomllib
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import hatchling.build
import pytest

import westmarch
from lowest import lowest

ROOT = Path(__file__).parent.parent
STATIC = "src/westmarch/server/static/index.html"
NPM = """#!/bin/sh
# Stands for npm: says what it was asked to do, and "builds" the client.
echo "$@" >>"$(dirname "$0")/asked"
[ "$1" = run ] || exit 0
mkdir -p "$(dirname "$0")/../src/westmarch/server/static"
echo "<!doctype html>" >"$(dirname "$0")/../src/westmarch/server/static/index.html"
"""


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The repository without its client and with a quick npm; the working directory, as for build tools."""
    folder = tmp_path / "checkout"
    no_client = shutil.ignore_patterns("static", "__pycache__")
    shutil.copytree(ROOT / "src", folder / "src", ignore=no_client)
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", ".gitignore"):
        shutil.copy(ROOT / name, folder / name)
    npm = folder / "web" / "npm.sh"
    npm.parent.mkdir()
    npm.write_text(NPM, "utf-8")
    npm.chmod(0o755)
    monkeypatch.chdir(folder)
    return folder


def built(make: Callable[..., str], folder: Path) -> set[str]:
    """The names of the files in what a build made."""
    path = folder / make(str(folder))
    if path.suffix == ".whl":
        return set(zipfile.ZipFile(path).namelist())
    with tarfile.open(path) as sdist:
        return {name.partition("/")[2] for name in sdist.getnames()}


def test_the_wheel_is_whole_and_its_client_is_built_where_it_is_missing(
    checkout: Path, tmp_path: Path
) -> None:
    names = built(hatchling.build.build_wheel, tmp_path)
    asked = (checkout / "web" / "asked").read_text("utf-8").splitlines()
    assert [line.split()[0] for line in asked] == ["ci", "run"]
    assert {
        "westmarch/server/static/index.html",
        "westmarch/py.typed",
        "westmarch/locale/ru.ftl",
        "westmarch/games/mordor/content/dice.toml",
        f"westmarch-{westmarch.__version__}.dist-info/entry_points.txt",
    } <= names
    source = ROOT / "src"
    kept = {path.relative_to(source).as_posix() for path in source.rglob("*") if is_ours(path)}
    assert kept <= names, kept - names
    assert any(name.startswith("westmarch/server/store/migrations/versions/v0001") for name in kept)
    assert any(name.startswith("westmarch/games/war/content/") for name in kept)
    assert not any("__pycache__" in name for name in names)


def is_ours(path: Path) -> bool:
    return path.is_file() and "__pycache__" not in path.parts and "static" not in path.parts


def test_an_sdist_holds_the_client_so_that_its_wheel_needs_no_node(checkout: Path, tmp_path: Path) -> None:
    names = built(hatchling.build.build_sdist, tmp_path)
    assert {STATIC, "hatch_build.py", "web/npm.sh", "pyproject.toml", "README.md"} <= names
    (checkout / "web" / "asked").unlink()
    assert "westmarch/server/static/index.html" in built(hatchling.build.build_wheel, tmp_path)
    assert not (checkout / "web" / "asked").exists(), "npm was asked although the client is built"


def test_a_client_that_can_be_neither_found_nor_built_stops_the_build(checkout: Path, tmp_path: Path) -> None:
    shutil.rmtree(checkout / "web")
    with pytest.raises(RuntimeError, match="the browser client is not built"):
        hatchling.build.build_wheel(str(tmp_path))


def test_an_editable_install_leaves_the_client_to_make(checkout: Path, tmp_path: Path) -> None:
    hatchling.build.build_editable(str(tmp_path))
    assert not (checkout / "web" / "asked").exists()


def test_there_is_one_version(checkout: Path, tmp_path: Path) -> None:
    made: Any = hatchling.build.build_wheel(str(tmp_path))
    assert made == f"westmarch-{westmarch.__version__}-py3-none-any.whl"
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert f"## {westmarch.__version__}" in changes


# -- make, Docker, bounds --------------------------------------------------------------------------


@pytest.fixture
def made(tmp_path: Path) -> Path:
    """A folder in which everything is set up but the client."""
    shutil.copy(ROOT / "Makefile", tmp_path)
    for name in ("web/package-lock.json", "web/npm.sh", ".venv/.made", "web/node_modules/.installed"):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    return tmp_path


def make_client(folder: Path, npm: str) -> subprocess.CompletedProcess[str]:
    path = folder / "web" / "npm.sh"
    before = path.stat()
    path.write_text(npm, "utf-8")
    path.chmod(0o755)
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))
    plain = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    return subprocess.run(
        ["make", "client"], cwd=folder, capture_output=True, text=True, timeout=60, check=False, env=plain
    )


def test_make_lists_no_files_of_the_client(made: Path) -> None:
    listing = "echo listing; echo more >&2; "
    done = make_client(made, f"#!/bin/sh\n{listing}mkdir -p src/westmarch/server/static; touch {STATIC}\n")
    assert (done.returncode, done.stdout, done.stderr) == (0, "Building the browser client ...\n", "")


def test_make_says_why_the_client_cannot_be_built(made: Path) -> None:
    done = make_client(made, "#!/bin/sh\necho 'src/App.svelte: no such name'\nexit 1\n")
    assert done.returncode != 0
    assert "src/App.svelte: no such name" in done.stderr


def test_the_image_is_healthy_when_the_server_is_ready() -> None:
    check = (ROOT / "Dockerfile").read_text("utf-8").partition("HEALTHCHECK")[2]
    assert "/api/ready'" in check.partition("ENTRYPOINT")[0]


def test_every_dependency_has_a_lower_bound_that_can_be_tried() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    bounds = lowest(project)
    assert "uvicorn==0.35" in bounds, "before it there is no protocol that we could extend"
    for extended in ("uvicorn", "h11", "websockets"):
        [found] = [
            one for one in project["optional-dependencies"]["server"] if one.startswith(f"{extended}>")
        ]
        assert ",<" in found, f"{extended}: the edge extends its inside"
    assert all("pypi.org/project/westmarch" in url for url in project["urls"].values())
