"""Speed, side by side with other engines: `make bench` writes docs/performance.md. Not part of `make test`."""
