"""How Sphinx builds the site; `tools/docs` puts this beside the pages."""

from dovecote import __version__

project = "Dovecote"
author = "The Dovecote maintainers"
copyright = "The Dovecote maintainers, MIT licence"
version = release = __version__
html_title = f"Dovecote {__version__}"

extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["examples/*.ipynb"]
myst_enable_extensions = ["colon_fence", "attrs_inline"]
myst_heading_anchors = 4
default_role = "code"  # as the docstrings mean it
autodoc_inherit_docstrings = False  # others write theirs in another markup
autodoc_typehints = "signature"
autodoc_typehints_format = "short"
autodoc_class_signature = "separated"
python_use_unqualified_type_names = True
toc_object_entries = False
suppress_warnings = ["myst.header", "misc.highlighting_failure"]
pygments_style = "friendly"

html_theme = "furo"
html_static_path = ["_static"]
html_css_files = ["site.css"]
html_show_sphinx = False
html_copy_source = False
html_theme_options = {
    "light_css_variables": {
        "color-brand-primary": "#7a3b12",
        "color-brand-content": "#7a3b12",
        "color-brand-visited": "#5b3a6e",
    },
    "dark_css_variables": {
        "color-brand-primary": "#f0b98d",
        "color-brand-content": "#f0b98d",
        "color-brand-visited": "#cdb0e0",
    },
}
