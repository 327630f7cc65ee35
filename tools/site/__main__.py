"""`make docs`: build the site, and check it. Everything that Sphinx complains about is an error."""

import shutil
import sys
from argparse import ArgumentParser
from pathlib import Path

from sphinx.cmd.build import build_main

from tools.site.checking import complaints, without_a_place
from tools.site.collecting import ROOT, collect
from tools.site.inventory import modules

SITE = ROOT / "src/bastide/server/site"
"""Where the server looks for it, and the wheel takes it from."""

PAGES = ROOT / "build/docs"
SETTINGS = Path(__file__).parent


def main() -> int:
    """Build the site into a new folder, and put it in place if nothing is wrong."""
    parser = ArgumentParser(prog="python -m tools.site", description=__doc__)
    parser.add_argument("--out", type=Path, default=SITE, help="where the site goes (%(default)s)")
    out: Path = parser.parse_args().out
    made = PAGES / "site"
    shutil.rmtree(PAGES, ignore_errors=True)
    collect(PAGES / "pages")
    options = ["-b", "html", "-W", "--keep-going", "-q", "-j", "2", "-c", str(SETTINGS), "-d", str(PAGES / "trees")]
    if status := build_main([*options, str(PAGES / "pages"), str(made)]):
        return status
    for leftover in (".buildinfo", "objects.inv", "_modules/index.html"):
        (made / leftover).unlink(missing_ok=True)
    if found := [*complaints(made), *without_a_place(made, modules())]:
        print(*found, sep="\n", file=sys.stderr)
        return 1
    shutil.rmtree(out, ignore_errors=True)
    shutil.copytree(made, out)
    print(f"The site is in {out}: {sum(1 for _ in out.rglob('*.html'))} pages.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
