"""A chain through the blocks of a match: each block carries a hash of itself and of the one before.

A database that is damaged in the middle may read well and be wrong: a page of last week, a row that
is gone. The chain shows it. It is no seal against somebody who writes to the database; luck has
its own proof.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b

from msgspec.structs import astuple, replace

from dovecote.tables.rows import Block

_LINES = "\n".join(["%s"] * 9)  # a block's seven fields, and the two things before them


def chained(block: Block, before: str, table: str) -> Block:
    """A block with its link to the one before."""
    return replace(block, chain=_of(block, before, table))


def first_break(blocks: Iterable[Block], before: str, table: str) -> int | None:
    """The entry from which on blocks are not as they were stored; None: all are."""
    for block in blocks:
        if block.chain != _of(block, before, table) and (block.chain or before):
            return block.first
        before = block.chain
    return None


def _of(block: Block, before: str, table: str) -> str:
    *stored, _ = astuple(block)
    return link(before, table, *stored)


def link(before: str, table: str, *stored: object) -> str:
    """What ties a block to the one before: all that is stored of it, in the order of its fields."""
    text = _LINES % (before, table, *stored)
    return blake2b(text.encode("utf-8", "surrogatepass"), digest_size=8).hexdigest()
