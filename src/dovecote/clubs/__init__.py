"""What clubs reckon with: ratings, pairings, standings. Pure functions over values, no rules."""
