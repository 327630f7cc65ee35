"""The settings of Sphinx. `python -m tools.site` collects the pages and runs it."""

from importlib.util import find_spec

import bastide

project = "Bastide"
version = release = bastide.__version__
language = "en"
root_doc = "index"
source_suffix = {".md": "markdown", ".rst": "restructuredtext"}
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode", "tools.site.extension"]

myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 4

viewcode_follow_imported_members = False
autodoc_member_order = "bysource"
autodoc_default_options = {"undoc-members": True, "show-inheritance": True}
autodoc_typehints_format = "short"
autodoc_preserve_defaults = True
# What only trained or distributed agents need; the reference describes our names, not these packages.
autodoc_mock_imports = [name for name in ("jax", "ray", "sb3_contrib", "torch") if find_spec(name) is None]
default_role = "py:obj"
add_module_names = False
toc_object_entries_show_parents = "hide"
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 100
highlight_language = "none"

html_theme = "furo"
html_title = "Bastide"
html_static_path = ["static"]
templates_path = ["templates"]
html_css_files = ["site.css"]
html_favicon = "../../web/public/favicon.svg"
html_show_copyright = False
html_show_sphinx = False
html_copy_source = False
html_use_index = False
html_domain_indices = False
pygments_style = "a11y-high-contrast-light"
pygments_dark_style = "a11y-dark"
