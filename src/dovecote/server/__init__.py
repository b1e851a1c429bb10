"""Tables for people, bots and onlookers over HTTP and sockets. Knows no rules."""
