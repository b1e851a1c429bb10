"""For whoever operates a server: looking, keeping, tidying."""
