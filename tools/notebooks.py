"""Runs the notebooks of the documents, and writes what their cells show: `make goldens`."""

from __future__ import annotations

import io
import json
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

NOTEBOOKS = Path(__file__).parents[1] / "docs" / "examples"


def written(notebook: Path) -> str:
    """A notebook with what its cells print and draw today."""
    told = json.loads(notebook.read_text("utf-8"))
    known: dict[str, object] = {}
    for cell in told["cells"]:
        if cell["cell_type"] == "code":
            cell["outputs"] = _shown("".join(cell["source"]), cell["outputs"], known)
    return json.dumps(told, indent=1, ensure_ascii=False) + "\n"


def _shown(source: str, before: list[Any], known: dict[str, object]) -> list[Any]:
    """What a cell prints and, where a picture stood, the picture of its last line."""
    said = io.StringIO()
    with redirect_stdout(said):
        exec(source, known)
    text = {"name": "stdout", "output_type": "stream", "text": _lines(said.getvalue())}
    pictures = [output for output in before if "data" in output]
    for output in pictures:
        drawn: Any = eval(source.splitlines()[-1], known)
        output["data"]["image/svg+xml"] = _lines(drawn._repr_svg_())
    return [text, *pictures] if text["text"] else pictures


def _lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def main() -> None:
    for notebook in sorted(NOTEBOOKS.glob("*.ipynb")):
        notebook.write_text(written(notebook), "utf-8")


if __name__ == "__main__":
    main()
