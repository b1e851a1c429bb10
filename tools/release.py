"""Builds a release, looks at it and tries it: `make release` runs it.

Everything is built twice, from copies with other paths and other times, the second wheel out of
the source package; all bytes must be the same. Then it is checked, listed (SBOM), summed and
installed.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from tempfile import TemporaryDirectory

from dovecote import __version__
from tools import try_wheel

ROOT = Path(__file__).parents[1]
DIST = ROOT / "dist"
_PAGE = "src/dovecote/server/static"
_OTHER_TIME = 1_000_000_000  # of the files of the second copy


def main() -> None:
    named(os.environ.get("TAG", ""))
    os.environ["SOURCE_DATE_EPOCH"] = moment()
    with TemporaryDirectory() as folder:
        packages = built(Path(folder))
        DIST.mkdir(exist_ok=True)
        for old in DIST.glob("dovecote-*"):
            old.unlink()
        kept = [Path(shutil.copy(package, DIST)) for package in packages]
    print("Built twice, the same twice: " + ", ".join(file.name for file in kept))
    check(kept)
    kept.append(listed())
    sums(kept)
    try_wheel.main(next(file for file in kept if file.suffix == ".whl"))


def named(tag: str) -> None:
    """A tag is published under its own version only, and with what has changed."""
    if tag and tag != f"v{__version__}":
        raise SystemExit(f"{tag} is not version {__version__}.")
    if tag and f"\n## {__version__}" not in (ROOT / "CHANGELOG.md").read_text("utf-8"):
        raise SystemExit(f"CHANGELOG.md does not say what {__version__} brings.")


def moment() -> str:
    """The time of the last commit, or the one that was given: nothing else is in the packages."""
    if given := os.environ.get("SOURCE_DATE_EPOCH"):
        return given
    return _out("git", "log", "-1", "--format=%ct").strip()


def built(folder: Path) -> list[Path]:
    """The source package and the wheel, if a second time brings the same."""
    one, other = copied(folder / "one"), copied(folder / "a second one")
    for file in other.rglob("*"):
        os.utime(file, (_OTHER_TIME, _OTHER_TIME))
    source, wheel = _build(one, "sdist"), _build(one, "wheel")
    again = _build(other, "sdist")
    with tarfile.open(source) as packed:
        packed.extractall(folder, filter="data")
    out_of_it = _build(folder / f"dovecote-{__version__}", "wheel")
    for first, second in ((source, again), (wheel, out_of_it)):
        if first.read_bytes() != second.read_bytes():
            raise SystemExit(f"{first.name} is another one when it is built again.")
    return [source, wheel]


def copied(folder: Path) -> Path:
    """What is in the repository, and the page."""
    for name in _out("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard").split(
        "\0"
    ):
        if name and (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, folder / name)
    shutil.copytree(ROOT / _PAGE, folder / _PAGE)
    return folder


def _build(project: Path, kind: str) -> Path:
    command = [sys.executable, "-m", "hatchling", "build", "--target", kind]
    subprocess.run(command, cwd=project, check=True, stderr=subprocess.DEVNULL)
    (made,) = (project / "dist").glob("*.whl" if kind == "wheel" else "*.tar.gz")
    return made


def check(packages: list[Path]) -> None:
    """What a package index would refuse, and what does not belong into a wheel."""
    names = [str(package) for package in packages]
    _run("twine", "check", "--strict", *names)
    _run("check_wheel_contents", *(name for name in names if name.endswith(".whl")))


def listed() -> Path:
    """All that is installed to host tables, with versions and hashes, as CycloneDX."""
    file = DIST / f"dovecote-{__version__}.cdx.json"
    about = ("--pyproject", "pyproject.toml", "--mc-type", "application", "--output-reproducible")
    _run("cyclonedx_py", "requirements", "locks/play.txt", *about, "-o", str(file))
    return file


def sums(files: list[Path]) -> None:
    """SHA256SUMS, as `sha256sum --check` reads it."""
    lines = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files]
    (DIST / "SHA256SUMS").write_text("".join(lines), "ascii")


def _run(module: str, *arguments: str) -> None:
    subprocess.run([sys.executable, "-m", module, *arguments], cwd=ROOT, check=True)


def _out(*command: str) -> str:
    return subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout


if __name__ == "__main__":
    main()
