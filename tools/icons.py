"""Write a game's icon sprite from the game-icons set.

The set is the npm package ``@iconify-json/game-icons`` (CC BY 3.0); only the icons that a game's
``icons.toml`` names are carried in the tree, so this is needed only when that list changes::

    npm pack @iconify-json/game-icons && tar xf iconify-json-game-icons-*.tgz
    python tools/icons.py package/icons.json src/soan/games/undecim/static
"""

import json
import sys
import tomllib
from pathlib import Path


def sprite(icons_json: Path, names: dict[str, str]) -> str:
    """Return one SVG file with a symbol for each of the named icons.

    Args:
        icons_json: the set, in Iconify's JSON form.
        names: symbol id -> name of the icon in the set.

    Raises:
        SystemExit: the set has no icon of one of the names.

    """
    icon_set = json.loads(icons_json.read_text("utf-8"))
    if unknown := [name for name in names.values() if name not in icon_set["icons"]]:
        sys.exit(f"The set has no icon called {', '.join(unknown)}: correct icons.toml.")
    box = f"0 0 {icon_set['width']} {icon_set['height']}"
    symbols = (
        f'<symbol id="{symbol}" viewBox="{box}">{icon_set["icons"][name]["body"]}</symbol>'
        for symbol, name in names.items()
    )
    return "\n".join(['<svg xmlns="http://www.w3.org/2000/svg">', *symbols, "</svg>"]) + "\n"


def main() -> None:
    """Write ``icons.svg`` beside the ``icons.toml`` of the folder given."""
    if len(sys.argv) != 3:  # noqa: PLR2004
        sys.exit("Usage: python tools/icons.py ICONS_JSON FOLDER_WITH_ICONS_TOML")
    icons_json, folder = map(Path, sys.argv[1:])
    names = tomllib.loads((folder / "icons.toml").read_text("utf-8"))["icons"]
    (folder / "icons.svg").write_text(sprite(icons_json, names), "utf-8")


if __name__ == "__main__":
    main()
