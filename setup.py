"""Maps the top-level folders into the one import package ``judgecall``; everything else is in pyproject.toml."""

from pathlib import Path

from setuptools import setup

CODE = ("engine", "steps", "adapters", "runner")
DATA = ("features", "fixtures")


def packages(top: str) -> list[str]:
    """Every folder under ``top`` that holds Python modules, as a package of ``judgecall``."""
    folders = {path.parent for path in Path(top).rglob("*.py")}
    return sorted("judgecall." + ".".join(folder.parts) for folder in folders)


setup(
    packages=[name for top in (*CODE, *DATA) for name in packages(top)],
    package_dir={f"judgecall.{top}": top for top in (*CODE, *DATA)},
    package_data={
        # Recursive from the top, because names such as "702.155-read-ahead" cannot be packages.
        "judgecall.features": ["**/*.feature", "**/*.txt"],
        "judgecall.fixtures": ["**/*.feature", "**/*.yaml", "**/*.json", "**/*.jsonl", "**/*.txt"],
        **{f"judgecall.{top}": ["py.typed"] for top in CODE},
        "judgecall.adapters": ["py.typed", "**/*.yaml", "**/*.txt"],
    },
)
