"""What people ask for and takes a while: worked out away from the event loop, fairly."""
