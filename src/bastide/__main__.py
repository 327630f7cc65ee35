"""`python -m bastide` is the `bastide` command."""

from bastide.cli import main

main()
