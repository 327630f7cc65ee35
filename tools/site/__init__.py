"""The documentation site: `make docs` collects its pages and builds plain static files, which the server serves."""
