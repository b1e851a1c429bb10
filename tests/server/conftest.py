"""What the tests of the server share."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.kit.patient import be_patient
from tests.kit.postgres import Postgres
from tests.kit.serving import Server, serving
from tests.server.operating import Operated, copied, operate


@pytest.fixture(scope="session", autouse=True)
def patient() -> None:
    """Servers at home, too, may take their time."""
    be_patient()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A running PostgreSQL of this test process; leave it running."""
    # not in pytest's folder, which only its owner may enter and PostgreSQL has another user
    with TemporaryDirectory(prefix="dovecote-", ignore_cleanup_errors=True) as folder:
        server = Postgres(Path(folder))
        try:
            server.start()
            yield server
        finally:
            server.stop()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running server of this test process, on a file of its own, with its limits lifted."""
    folder = tmp_path_factory.mktemp("server")
    with serving(folder, f"sqlite:///{folder / 'tables.db'}") as running:
        yield running


@pytest.fixture(scope="session")
def operated(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Operated]:
    """A running server with tables in every state; leave them as they are."""
    folder = tmp_path_factory.mktemp("operated")
    db = f"sqlite:///{folder / 'tables.db'}"
    with serving(folder, db) as running:
        yield operate(running, db)


@pytest.fixture(scope="session")
def kept_file(operated: Operated, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What `kept` on SQLite is a copy of."""
    folder = tmp_path_factory.mktemp("kept")
    copied(operated.db, f"sqlite:///{folder / 'kept.db'}", folder)
    return folder / "kept.db"


@pytest.fixture(scope="session")
def kept_database(
    operated: Operated, postgres: Postgres, tmp_path_factory: pytest.TempPathFactory
) -> str:
    """What `kept` on PostgreSQL is a copy of."""
    target = postgres.create_database("pattern")
    return copied(operated.db, target, tmp_path_factory.mktemp("kept"))


@pytest.fixture(params=["sqlite", "postgresql"])
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of one's own that keeps the same as the operated server's."""
    if request.param == "postgresql":
        pattern: str = request.getfixturevalue("kept_database")
        postgres: Postgres = request.getfixturevalue("postgres")
        return postgres.create_database("kept", like=pattern)
    file = tmp_path / "kept.db"
    shutil.copy(request.getfixturevalue("kept_file"), file)
    return f"sqlite:///{file}"
