"""What bots do on a server: they play at tables, give hints and analyse finished games."""
