"""`dovecote` for tests that are not Python's: `python -m tests.kit.served serve …`."""

from __future__ import annotations

from dovecote.cli import main
from tests.kit.patient import be_patient

if __name__ == "__main__":
    be_patient()
    main()
