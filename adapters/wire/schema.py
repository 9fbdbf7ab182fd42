"""JSON Schema of all that goes over the wire, generated from the structs."""

from __future__ import annotations

from typing import Any

import msgspec

from .. import port
from . import messages

_REF = "#/$defs/{name}"


def protocol_schema() -> dict[str, Any]:
    """One schema that holds of every line of protocol 1; ``methods`` says which calls take and return what."""
    named = messages.METHODS
    types = [part for method in named.values() for part in (method.params, method.result)]
    schemas, definitions = msgspec.json.schema_components([*types, port.Fault], ref_template=_REF)
    methods = {
        name: {"caller": method.caller, "params": schemas[2 * place], "result": schemas[2 * place + 1]}
        for place, (name, method) in enumerate(named.items())
    }
    definitions["Capabilities"]["properties"]["givens"]["items"]["enum"] = sorted(port.GIVENS)
    results = [method["result"] for method in methods.values()]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"judgecall, protocol {port.PROTOCOL}: one line of the wire",
        "anyOf": [
            *(_object({"method": {"const": name}, "params": m["params"]}) for name, m in methods.items()),
            _object({"result": {"anyOf": results}}),
            {"$ref": "#/$defs/Error"},
        ],
        "methods": methods,
        "$defs": dict(sorted({**definitions, "Error": _error()}.items())),
    }


def _object(fields: dict[str, Any]) -> dict[str, Any]:
    properties = {"jsonrpc": {"const": "2.0"}, "id": {"type": ["integer", "string"]}, **fields}
    return {"type": "object", "properties": properties, "required": list(properties)}


def _error() -> dict[str, Any]:
    kinds = "; ".join(f"{code}: {kind}" for code, kind in sorted(messages.KINDS.items()))
    code = {"type": "integer", "description": f"{kinds}. Any other: internal"}
    data = {"description": 'Anything; understood is {"kind": ..., "details": [...]}.'}
    error = {
        "type": "object",
        "properties": {"code": code, "message": {"type": "string"}, "data": data},
        "required": ["code", "message"],
    }
    made = _object({"error": error})
    made["properties"]["id"] = {"type": ["integer", "string", "null"]}
    return made
