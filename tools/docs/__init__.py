"""The documentation as a site, built from the documents, the rules and the docstrings."""
