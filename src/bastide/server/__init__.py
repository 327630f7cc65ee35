"""Tables online: HTTP and sockets in front, an event log behind, nothing in between that could not be folded again."""
