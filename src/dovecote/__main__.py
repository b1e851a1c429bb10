"""`python -m dovecote` is the command `dovecote`."""

from dovecote.cli import main

main()
