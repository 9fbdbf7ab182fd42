"""The effect language: frozen structs in which every ability of every card is written.

Conventions that decoder, schema and renderer rely on:

- A union is written in YAML as a map with one key, the `tag` of the struct (its class name in snake case).
- `SCALAR` names the field that a bare scalar (or, for `{tag: scalar}`, the value) fills.
- A trailing underscore of a field name is dropped in YAML (`is_` is `is`).
- References to objects and players are *names*, bound by targets, by trigger events (`that`, `that_player`, `amount`)
  or by an effect's `as_`; always bound are `self` (the source), `you` (the controller of the spell or ability),
  `attached` (what the source is attached to).
"""
