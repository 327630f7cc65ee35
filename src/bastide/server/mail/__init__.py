"""Mail: people's addresses, passwords reset by mail, notices by mail, and the queue that sends them."""
