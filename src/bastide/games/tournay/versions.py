"""The rules version, and the named switches of fixes that alter outcomes: none so far.

A switch is fixed when a game begins and deleted when no stored game needs it any more.
"""

RULES_VERSION = "1"
