"""Card definitions: the effect language (lang), its decoder, its renderer and the library that loads the YAML."""
