"""The effect language: frozen structs in which every ability of every card is written.

Conventions that decoder, schema and renderer rely on:

- A union is written in YAML as a map with one key, the `tag` of the struct (its class name in snake case).
- `SCALAR` names the field that a bare scalar (or, for `{tag: scalar}`, the value) fills.
- A trailing underscore of a field name is dropped in YAML (`is_` is `is`).
- References to objects and players are *names*. Always bound are `self` (the source), `you` (the controller of the spell
  or ability), `attached` (what the source is attached to) and sets of players such as `each_opponent`; further the targets,
  what an effect binds with `as_`, what costs were paid with (`sacrificed`, `discarded`, `exiled`, ...), what an event
  brings (`that`, `that_player`, `amount`, `that_source`, `damaged`, `attacker`, `blocker`, `that_spell`), and `it`, the
  object to which a part of a continuous effect is applied. `engine.cards.names` checks them.
- A field whose docstring says "wording only" means nothing to the rules.
"""
