"""The database: tables' logs, people, seats. SQLAlchemy Core; SQLite by default, the same code for PostgreSQL."""
