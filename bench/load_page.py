"""The first page and the first move: what a stranger waits for."""

from __future__ import annotations

import json
import re
import time
from pathlib import Path

from websockets.sync.client import connect as connect_sync

from load_clients import TRIES
from load_plan import GAME, Answer, Data
from load_server import HOST, SLOW, call

STATIC = Path(__file__).parent.parent / "src" / "westmarch" / "server" / "static"
PAGE_AIM = 150_000


def linked(page: str) -> list[str]:
    """Addresses on this server that a page loads at once."""
    return re.findall(r"""<(?:script|link)\b[^>]*?\b(?:src|href)="/([^"]+)\"""", page)


def packed_size(path: Path) -> int:
    """Bytes on the wire for a browser of today."""
    packed = (path.with_name(path.name + suffix) for suffix in (".br", ".gz"))
    return next((file.stat().st_size for file in packed if file.is_file()), path.stat().st_size)


def page_size(static: Path = STATIC) -> Data:
    """The page, what it links, and the fonts named there, of which a browser takes what its text needs."""
    index = static / "index.html"
    if not index.is_file():
        return {"missing": "the page is not built (make play, or npm run build in web/)"}
    files = [index, *(static / name for name in linked(index.read_text("utf-8")))]
    fonts = set()
    for sheet in (file for file in files if file.suffix == ".css"):
        fonts |= set(re.findall(r"url\([\"']?/?([^)\"']+\.woff2)", sheet.read_text("utf-8")))
    paths = [static / name if (static / name).is_file() else static / "assets" / name for name in fonts]
    return {
        "bytes": sum(packed_size(file) for file in files),
        "files": len(files),
        "fonts_at_most_bytes": sum(packed_size(path) for path in paths),
        "aim_bytes": PAGE_AIM,
    }


def first_move(port: int) -> float:
    """Seconds from asking for the page as a stranger to the first accepted answer against a bot."""
    began = time.monotonic()
    page, cookie = call(port, "GET", "/")
    texts = ("api/me", "api/games", "api/texts/en", f"api/texts/{GAME}/en")
    for path in (*linked(page), *texts):
        call(port, "GET", f"/{path}", cookie)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "steady"}]
    wish = {"game": GAME, "players": 2, "seats": seats}
    table = json.loads(call(port, "POST", "/api/tables", cookie, wish)[0])["id"]
    address = f"ws://{HOST}:{port}/api/tables/{table}/socket"
    with connect_sync(address, additional_headers={"Cookie": cookie}, max_size=None, proxy=None) as link:
        link.send('{"type": "hello"}')
        sent = False
        for _ in range(TRIES):
            message: Data = json.loads(link.recv(SLOW))
            if message["type"] == "accepted":
                return time.monotonic() - began
            if message["type"] == "state" and not sent and (prompt := message["eyes"][0]["prompt"]):
                link.send(Answer("first", 0, message["seq"], prompt["options"][0]["text"]).message())
                sent = True
    raise RuntimeError("the first move was never asked for or never accepted")
