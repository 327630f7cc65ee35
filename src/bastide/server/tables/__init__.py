"""Tables: the log and its entries, the table folded from it, what players can do there, and the service."""
