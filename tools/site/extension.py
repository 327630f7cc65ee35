"""What the site needs of Sphinx beyond its settings: rules to link to, docstrings in our style, a short navigation."""

import re
from collections.abc import Callable, Iterator
from functools import cache, partial
from types import FunctionType
from typing import Any

from docutils import nodes
from pygments.lexers.special import TextLexer
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.ext.autodoc.mock import _MockObject

from tools.site.inventory import modules
from tools.site.rules import our_games

_RULE = re.compile(r"\b([A-Z]{2})-(\d+)\b")
_ENDING = re.compile(r"(`[^`]+`)([a-z])")
_FIELD = "Alias for field number"
_MODULE_HEADING = re.compile(r"(?<=<h1>)bastide\.[\w.]+")
_called = _MockObject.__call__
_VERBATIM = (nodes.literal, nodes.literal_block, nodes.reference, nodes.title, addnodes.desc_signature, nodes.raw)


def setup(app: Sphinx) -> dict[str, bool]:
    """Attach it to a run of Sphinx."""
    app.connect("html-page-context", prepare_page, priority=400)  # before the theme reads the context
    app.connect("doctree-read", refer_exactly)
    app.connect("doctree-resolved", link_rules)
    app.connect("autodoc-process-docstring", tidy_docstring)
    app.connect("missing-reference", find_short_name)
    app.add_lexer("ftl", TextLexer)
    _MockObject.__call__ = undecorated
    return {"parallel_read_safe": True, "parallel_write_safe": True}


def undecorated(mock: _MockObject, *arguments: Any, **settings: Any) -> Any:
    """Return what a decorator of a package that isn't installed decorates, as it is.

    In place of Sphinx's own way, which puts a stand-in there: it has every attribute, so that the fields of a class
    would be its stand-ins, too, and Python would unwrap it for ever.
    """
    match arguments:
        case (type() | FunctionType() as decorated,):
            return decorated
    return _called(mock, *arguments, **settings)


def prepare_page(app: Sphinx, page: str, template: str, context: dict[str, Any], tree: nodes.document | None) -> None:
    """Tell the template the page's language, open the navigation where the reader is, and let long names break."""
    context["language"] = (context.get("meta") or {}).get("language", app.config.language)
    if "body" in context:
        context["body"] = _MODULE_HEADING.sub(
            lambda heading: re.sub(r"([._])", r"\1<wbr>", heading[0]), context["body"]
        )
    if "toctree" in context:
        whole: Callable[..., str] = context["toctree"]
        context["toctree"] = lambda **options: whole(**{**options, "collapse": True})


def tidy_docstring(app: Sphinx, what: str, name: str, thing: object, options: object, lines: list[str]) -> None:
    """Turn a docstring with our Markdown into the markup that Sphinx reads.

    An indented block is code, and a word may go on after a name (`Error`s). What Python says of every field of a named
    tuple, or of every dict, is left out.
    """
    if name in _plain_constants() or (lines and lines[0].startswith(_FIELD)):
        lines.clear()
    for number, line in reversed([*enumerate(lines)]):
        before = lines[number - 1] if number else ""
        if line.startswith("    ") and not before.strip() and not _goes_on(lines, number):
            lines[number:number] = ["::", ""]
        elif not line.startswith("    "):
            lines[number] = _ENDING.sub(r"\1\\ \2", line)


@cache
def _plain_constants() -> set[str]:
    """Return the constants without a docstring: Sphinx would show that of their type."""
    return {
        f"{module.name}.{name.path}"
        for module in modules()
        for name in module.members
        if name.kind == "constant" and not name.documented
    }


def _goes_on(lines: list[str], number: int) -> bool:
    """Whether an indented line belongs to the same block as the line before it."""
    return next((line.startswith("    ") for line in reversed(lines[:number]) if line.strip()), False)


def refer_exactly(app: Sphinx, tree: nodes.document) -> None:
    """Keep Sphinx from guessing: `type` is Python's, not a field of some class."""
    for reference in tree.findall(addnodes.pending_xref):
        reference.attributes.pop("refspecific", None)


@cache
def _by_short_name() -> dict[str, str]:
    """Return the full name of each class or function whose short name is unique."""
    found: dict[str, list[str]] = {}
    for module in modules():
        for name in module.names:
            if name.kind in ("class", "function", "method"):
                for short in {name.path, name.path.rpartition(".")[2] if name.kind == "method" else name.path}:
                    found.setdefault(short, []).append(f"{module.name}.{name.path}")
        found.setdefault(module.name.removeprefix("bastide."), []).append(module.name)
    return {short: full[0] for short, full in found.items() if len(full) == 1}


def find_short_name(
    app: Sphinx, env: BuildEnvironment, node: addnodes.pending_xref, content: nodes.TextElement
) -> nodes.reference | None:
    """Resolve `State` in a docstring to the one class of that name, wherever it stands."""
    full = _by_short_name().get(node.get("reftarget", ""))
    if node.get("refdomain") != "py" or full is None:
        return None
    domain = env.domains.python_domain
    return domain.resolve_xref(env, node["refdoc"], app.builder, "obj", full, node, content)


@cache
def _games() -> dict[str, str]:
    return {game.rule_prefix: game.name for game in our_games()}


def link_rules(app: Sphinx, tree: nodes.document, page: str) -> None:
    """Make each numbered rule a target, and each mention of one a link to it."""
    at_home = page.startswith("rules/")
    if at_home:
        _name_rules(tree)
    to = partial(_rule_address, app, page, at_home=at_home)
    for text in list(tree.findall(nodes.Text)):
        if not _is_verbatim(text) and _RULE.search(text):
            parts = list(_linked(str(text), to))
            text.parent.replace(text, parts)


def _name_rules(tree: nodes.document) -> None:
    """Give each entry of a rules page that begins with a rule's number that number as its id."""
    for entry in tree.findall(nodes.list_item):
        strong = next(entry.findall(nodes.strong), None)
        if strong is not None and _RULE.fullmatch(strong.astext()):
            id_ = strong.astext()
            entry["ids"].append(id_)
            entry["classes"].append("rule")
            strong.parent.replace(strong, nodes.reference("", id_, refuri=f"#{id_}", classes=["rule-id"]))


def _rule_address(app: Sphinx, page: str, prefix: str, number: str, *, at_home: bool) -> str | None:
    if prefix not in _games():
        return None
    target = f"rules/{_games()[prefix]}/en"
    start = (
        "" if at_home and page.startswith(f"rules/{_games()[prefix]}/") else app.builder.get_relative_uri(page, target)
    )
    return f"{start}#{prefix}-{number}"


def _is_verbatim(text: nodes.Node) -> bool:
    above = text.parent
    while above is not None:
        if isinstance(above, _VERBATIM):
            return True
        above = above.parent
    return False


def _linked(text: str, to: Callable[[str, str], str | None]) -> Iterator[nodes.Node]:
    at = 0
    for found in _RULE.finditer(text):
        address = to(found[1], found[2])
        if address is not None:
            yield nodes.Text(text[at : found.start()])
            yield nodes.reference("", found[0], refuri=address, internal=True)
            at = found.end()
    yield nodes.Text(text[at:])
