"""Gathers every page of the site in one folder: documents as they are, the rest as it is made."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

from tools.docs import api, rules
from tools.docs.diagram import drawn
from tools.docs.index import DOCS, INDEX, sections

ROOT = DOCS.parent
CONF = Path(__file__).parent / "conf.py"
STYLE = Path(__file__).parent / "site.css"
# Documents that stand outside `docs/`, where people of a repository look for them.
OUTSIDE = {
    "SECURITY.md": "security.md",
    "CONTRIBUTING.md": "contributing.md",
    "CODE_OF_CONDUCT.md": "conduct.md",
    "CHANGELOG.md": "changelog.md",
}
_LINK = re.compile(r"\[([^]]*)\]\((?!https?:|#)([^)\s]+)\)")
_MERMAID = re.compile(r"```mermaid\n(.*?)```", re.DOTALL)


def gather(folder: Path) -> None:
    """All of it, instead of what was gathered before."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(DOCS, folder, ignore=shutil.ignore_patterns("*.md"))
    shutil.copy(CONF, folder)
    (folder / "_static").mkdir()
    shutil.copy(STYLE, folder / "_static")
    for name, text in (*_documents(), *rules.files(), *api.files()):
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    for source in _quoted():
        (folder / "files").mkdir(exist_ok=True)
        shutil.copy(source, folder / "files")


def _documents() -> Iterator[tuple[str, str]]:
    more = {"rules.md": rules.tree(), "api.md": api.tree(), "command.md": api.command()}
    for file in sorted(DOCS.rglob("*.md")):
        name = file.relative_to(DOCS).as_posix()
        if file == INDEX:
            yield "index.md", _page(file) + _trees()
        else:
            yield name, _page(file) + more.get(name, _tree_of(file))
    for name, new in OUTSIDE.items():
        yield new, _page(ROOT / name)


def _page(file: Path) -> str:
    """A document whose links lead where its neighbours are on the site."""
    text = _LINK.sub(lambda it: _link(file, it[1], it[2]), file.read_text("utf-8"))
    return _MERMAID.sub(lambda it: drawn(it[1]), text)


def _link(file: Path, says: str, link: str) -> str:
    path, mark, place = link.partition("#")
    aim = (file.parent / path).resolve()
    if aim.is_dir():
        return says  # a folder is no page
    up = "../" * (len(file.relative_to(DOCS).parts) - 1) if file.is_relative_to(DOCS) else ""
    return f"[{says}]({up}{_place(aim)}{mark}{place})"


def _place(aim: Path) -> str:
    """Where a file of the repository is on the site."""
    if aim == INDEX:
        return "index.md"
    if aim.is_relative_to(DOCS):
        return aim.relative_to(DOCS).as_posix()
    name = aim.relative_to(ROOT).as_posix()
    return OUTSIDE.get(name) or rules.place(name) or f"files/{aim.name}"


def _quoted() -> set[Path]:
    """Files outside the documents that some document links to."""
    found = set()
    for page in (*DOCS.rglob("*.md"), *(ROOT / name for name in OUTSIDE)):
        for _, link in _LINK.findall(page.read_text("utf-8")):
            aim = (page.parent / link.partition("#")[0]).resolve()
            if aim.is_file() and _place(aim).startswith("files/"):
                found.add(aim)
    return found


def _tree_of(file: Path) -> str:
    """The list of a folder of pages stands in its README."""
    if file.name != "README.md":
        return ""
    others = sorted(one.stem for one in file.parent.glob("*.md") if one != file)
    return "\n```{toctree}\n:hidden:\n\n" + "\n".join(others) + "\n```\n" if others else ""


def _trees() -> str:
    """A tree for each section of the index."""
    told = ""
    for title, listed in sections().items():
        entries = [_place((DOCS / page).resolve()).removesuffix(".md") for page in listed]
        lines = ["", "```{toctree}", ":hidden:", f":caption: {title}", "", *entries, "```", ""]
        told += "\n".join(lines)
    return told
