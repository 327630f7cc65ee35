"""The HTTP API and the pages: routes with their request and response bodies, by subject."""
