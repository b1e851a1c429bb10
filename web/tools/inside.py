"""Run inside Pyodide while the engine is packed: finds out what runs there, and nothing else.

Whatever the engine imports is found out by importing all of it and playing a little; the rest of
the standard library stays at home. Sources are sent as they are: compiled code starts half a
second sooner and is 0.8 MB more to fetch. The same sources give the same bytes.
"""

import importlib
import io
import pkgutil
import sys
import zipfile
from pathlib import Path

SOURCE = Path("/source")
PACKAGES = ("core", "games", "play", "bots", "analysis", "lessons", "tables", "wire", "local")
TEXTS = ("rules", "rulings", "pictures")  # for people: the page asks for them elsewhere
# what Python itself may import by a name that no import statement has
SURE = ("encodings.ascii", "encodings.cp437", "encodings.idna", "encodings.latin_1", "stringprep")
_EPOCH = (1980, 1, 1, 0, 0, 0)


def exercise() -> None:
    """Import everything, play and give advice, so that whatever is imported late is, too."""
    sys.path.insert(0, str(SOURCE))
    for package in PACKAGES:
        found = importlib.import_module(f"dovecote.{package}")
        for each in pkgutil.walk_packages(found.__path__, f"{found.__name__}."):
            importlib.import_module(each.name)
    from dovecote.bots.minds import mind_of
    from dovecote.games import GAMES
    from dovecote.lessons import lessons
    from dovecote.local.house import House

    for name in GAMES:
        mind_of(name)
        lessons(name)
        house = House()
        wish = f'{{"game": "{name}", "seats": ["homer", "homer"], "help": "coach"}}'
        assert '"status":"running"' in house.request("POST", "/api/tables", wish)
    for name in SURE:
        importlib.import_module(name)
    try:
        raise ValueError("a traceback is written, too")
    except ValueError:
        import traceback

        traceback.format_exc()


def packed(files: dict[str, bytes]) -> bytes:
    """Stored, not compressed: whoever sends it compresses better."""
    box = io.BytesIO()
    with zipfile.ZipFile(box, "w", zipfile.ZIP_STORED) as archive:
        for name in sorted(files):
            archive.writestr(zipfile.ZipInfo(name, _EPOCH), files[name])
    return box.getvalue()


def library(archive: str) -> bytes:
    """As much of the standard library as was imported, with whatever else such a module has."""
    prefix = f"{archive}/"
    wanted = set[str]()
    for module in list(sys.modules.values()):
        file = getattr(module, "__file__", None) or ""
        if file.startswith(prefix):
            wanted.add(file.removeprefix(prefix))
    with zipfile.ZipFile(archive) as whole:
        files = {}
        for name in wanted | {n for n in whole.namelist() if n.startswith("_sysconfigdata")}:
            files[name] = whole.read(name)
    return packed(files)


def engine() -> bytes:
    """The packages that run in a browser, and their data."""
    files = {"dovecote/__init__.py": (SOURCE / "dovecote/__init__.py").read_bytes()}
    for package in PACKAGES:
        for file in sorted((SOURCE / "dovecote" / package).rglob("*")):
            name = str(file.relative_to(SOURCE))
            is_code = "__pycache__" not in name and not set(file.parts) & set(TEXTS)
            if file.is_file() and (is_code or file.suffix == ".py"):
                files[name] = file.read_bytes()
    return packed(files)


exercise()
