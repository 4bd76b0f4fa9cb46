"""Both boards as atlases: places, lines, zones."""

from __future__ import annotations

from functools import lru_cache

from westmarch.core.atlas import Atlas, Mark, Place, Way
from westmarch.core.content import Content, Row

SIGNS = {
    "exit": "E",
    "ally": "A",
    "dark": "D",
    "frodo_start": "F",
    "journey_start": "F",
    "nazgul_start": "N",
    "dot": ".",
}


def _place(board: str, row: Row) -> Place:
    kind = row["kinds"][0]
    built = None if kind == "plain" else Mark(f"kind:{kind}", SIGNS[kind])
    landmark = kind == "exit"
    return Place(f"{board}:{row['id']}", row["x"], row["y"], f"zone:{row['zone']}", built, landmark)


@lru_cache(maxsize=16)
def atlases(content: Content) -> tuple[Atlas, Atlas]:
    def atlas(board: str) -> Atlas:
        places = tuple(_place(board, row) for row in content[board])
        ways = tuple(
            Way(f"{board}:{row['a']}", f"{board}:{row['b']}", "road" if row["road"] else "path")
            for row in content[f"{board}_ways"]
        )
        return Atlas(f"hunt-{board}", places, ways)

    return atlas("shire"), atlas("wild")
