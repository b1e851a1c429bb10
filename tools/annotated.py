"""Writes the annotated matches of docs/analysis.md, as the program prints them: `make goldens`."""

from __future__ import annotations

import io
from contextlib import redirect_stdout
from pathlib import Path

from dovecote.cli import main as dovecote

ROOT = Path(__file__).parents[1]
DOCUMENT = ROOT / "docs" / "analysis.md"
BEGIN, END = "<!-- matches -->\n", "<!-- end of matches -->\n"
BUDGET = "1"  # per cent: enough to be read, and quick enough to be held by a test
MATCHES = {
    "columba": "columba-v2-00-2-standard",
    "columbiz": "columbiz-v1-00-2",
    "piccioni": "piccioni-v2-00-2-2019",
}


def annotated(game: str, picture: Path) -> str:
    """A match with its heading and its command; the curve is drawn into a file."""
    record = f"tests/records/{MATCHES[game]}.txt"
    said = io.StringIO()
    with redirect_stdout(said):
        asked = ("analyse", str(ROOT / record), "--budget", BUDGET, "--lang", "en")
        dovecote([*asked, "--plot", str(picture)])
    return "\n".join(
        [
            f"### {game.capitalize()}",
            "",
            f"`dovecote analyse {record} --budget {BUDGET}`",
            "",
            f"![The chances]({picture_of(game).name})",
            "",
            f"```text\n{said.getvalue().strip()}\n```",
            "",
        ]
    )


def picture_of(game: str) -> Path:
    """Where the curve of a match is kept."""
    return DOCUMENT.parent / f"analysis-{game}.svg"


def main() -> None:
    text = DOCUMENT.read_text("utf-8")
    before, after = text.split(BEGIN)[0], text.split(END)[1]
    matches = "\n".join(annotated(game, picture_of(game)) for game in MATCHES)
    DOCUMENT.write_text(f"{before}{BEGIN}\n{matches}\n{END}{after}", "utf-8")


if __name__ == "__main__":
    main()
