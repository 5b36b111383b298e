"""How Sphinx builds the documentation: `make docs`."""

import sys
from importlib.metadata import version as version_of
from pathlib import Path

sys.path.append(str(Path(__file__).parent.parent / "tools"))

project = "Soan"
author = "The Soan founders"
copyright = "2026, The Soan founders"
version = release = version_of("soan")

extensions = ["myst_parser", "soan_pages", "sphinx.ext.autodoc", "sphinx.ext.napoleon"]
myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3

html_theme = "furo"
html_title = f"Soan {version}"
# Everything that a page needs lies beside it: the documentation is read offline too.
html_copy_source = False

# Attributes are listed in their class's description, whether or not they are properties with one of their own.
napoleon_use_ivar = True
autodoc_member_order = "bysource"
