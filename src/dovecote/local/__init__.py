"""Tables without a server: one person, or several at one screen, and bots."""
