"""A seat for a language model: a client of the ordinary wire, and the tools it is given."""
