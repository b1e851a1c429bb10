"""Run by Alembic with the connection that `Database.migrate` hands it."""

from alembic import context

from dovecote.server.storage.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
