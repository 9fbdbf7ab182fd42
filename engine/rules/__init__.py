"""The Comprehensive Rules as procedures, a module per section: `cr601_casting` carries out rule 601.

Importing this package imports all of them: they hang themselves on the kernel's hooks and enter themselves in the
registries."""

import importlib
import pkgutil

for _module in pkgutil.walk_packages(__path__, f"{__name__}."):
    importlib.import_module(_module.name)
