"""One table while it is played: its match, its people, its clock and its bots."""
