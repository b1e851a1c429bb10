"""All tables of one server among others."""
