"""What each viewer knows of half-known cards, exactly (ruling A43). docs/tournay-knowledge.md has a worked example.

- `patterns`: facts such as "the Port is in the hand of player 0", patterns of facts, and unions of patterns;
- `changes`: what can happen to hidden cards, and what it does to a pattern;
- `notes`: playing only notes those changes; they are worked out on request;
- `doubts`: what a viewer knows beyond the cards that everyone knows them to know;
- `imagining`: a full state that looks the same to a viewer, with everything they don't know dealt anew.
"""
