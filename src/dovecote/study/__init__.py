"""Learning about the games: many matches, and what they add up to."""
