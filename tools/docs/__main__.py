"""`make docs`: gather the pages, let Sphinx build them, look at every link."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from tools.docs import links, pages

ROOT = Path(__file__).parents[2]
GATHERED = ROOT / "build" / "docs"


def main(site: Path) -> None:
    pages.gather(GATHERED)
    shutil.rmtree(site, ignore_errors=True)
    strict = ("--fail-on-warning", "--keep-going", "--quiet", "--fresh-env", "--jobs", "2")
    command = [sys.executable, "-m", "sphinx", *strict, "-b", "html", str(GATHERED), str(site)]
    subprocess.run([*command, "-d", str(GATHERED.parent / "doctrees")], check=True)
    if broken := links.broken(site):
        raise SystemExit("\n".join(broken))
    pages_there = len(list(site.rglob("*.html")))
    size = sum(file.stat().st_size for file in site.rglob("*") if file.is_file()) / 1e6
    print(f"{pages_there} pages, {size:.1f} MB, every link leads somewhere: {site}/index.html")


if __name__ == "__main__":
    main(ROOT / sys.argv[1])
