"""The kits: small projects in other languages that speak the protocol, and say *unsupported* until they are filled in.

A kit is its templates (``templates/LANGUAGE``, with ``templates/common``) and the messages of the protocol, which are
written in that language from the schema when a project is made: so they are always those of this version.
"""
