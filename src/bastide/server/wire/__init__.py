"""The socket: frames in both directions, and the connections that carry them."""
