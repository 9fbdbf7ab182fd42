"""The generated blocks of docs/protocol.md: calls, messages and conversations, from the schema and from real runs."""

from __future__ import annotations

import json
import re
from typing import Any

BLOCK = re.compile(r"(<!-- generated: (?P<what>.+?) -->\n)(?P<old>.*?)(<!-- end -->)", re.S)
SHOWN = 2
"""How many elements of a long list an example shows."""


def filled(text: str, schema: dict[str, Any], talks: dict[str, str]) -> str:
    """The page with its blocks filled in."""

    def block(match: re.Match[str]) -> str:
        kind, _, rest = match["what"].partition(" ")
        made = {"calls": _calls, "errors": _errors, "givens": _givens}.get(kind)
        if made is not None:
            new = made(schema)
        elif kind == "conversation":
            new = _conversation(talks[rest])
        elif kind == "messages":
            new = _messages(schema, rest.split())
        else:
            raise SystemExit(f"protocol_reference: {match['what']!r} is nothing that can be generated")
        return f"{match[1]}{new}\n{match[4]}"

    listed = [name for match in BLOCK.finditer(text) if match["what"].startswith("messages ")
              for name in match["what"].split()[1:]]  # fmt: skip
    if missing := sorted(set(schema["$defs"]) - set(listed) - {"Error", "Fault", "Nothing"}):
        raise SystemExit(f"protocol_reference: docs/protocol.md lists no {', '.join(missing)}")
    return BLOCK.sub(block, text)


def _calls(schema: dict[str, Any]) -> str:
    rows = ["| call | from | params | result |", "|---|---|---|---|"]
    for name, method in schema["methods"].items():
        rows.append(f"| `{name}` | {method['caller']} | {_type(method['params'])} | {_type(method['result'])} |")
    return "\n".join(rows)


def _errors(schema: dict[str, Any]) -> str:
    words = schema["$defs"]["Error"]["properties"]["error"]["properties"]["code"]["description"]
    rows = ["| code | kind |", "|---|---|"]
    rows += [f"| {code} | {kind} |" for code, kind in re.findall(r"(-\d+): (\w+)", words)]
    return "\n".join(rows)


def _givens(schema: dict[str, Any]) -> str:
    return ", ".join(f"`{name}`" for name in schema["$defs"]["Capabilities"]["properties"]["givens"]["items"]["enum"])


def _messages(schema: dict[str, Any], names: list[str]) -> str:
    return "\n\n".join(_message(name, schema["$defs"][name]) for name in names)


def _message(name: str, part: dict[str, Any]) -> str:
    lines = [f"### {name}", "", _prose(part.get("description", "")), ""]
    if "enum" in part:
        return "\n".join([*lines, ", ".join(f"`{value}`" for value in part["enum"])])
    fields = part["properties"]
    if not fields:
        return "\n".join(lines).strip()
    lines += ["| field | value | left out |", "|---|---|---|"]
    for field, value in fields.items():
        default = "required" if field in part["required"] else f"`{json.dumps(value.get('default'))}`"
        lines.append(f"| `{field}` | {_type(value)} | {default} |")
    return "\n".join(lines)


def _prose(text: str) -> str:
    return re.sub(r"``(.+?)``", r"`\1`", text).replace("None", "null")


def _type(part: dict[str, Any]) -> str:
    if "$ref" in part:
        name = part["$ref"].rpartition("/")[2]
        return f"[{name}](#{name.lower()})" if name not in ("Nothing",) else "`{}`"
    if "anyOf" in part:
        return " or ".join(dict.fromkeys(_type(option) for option in part["anyOf"]))
    if "enum" in part:
        return " or ".join(f"`{json.dumps(value)}`" for value in part["enum"][:6])
    match part.get("type"):
        case "array":
            return f"list of {_type(part.get('items', {}))}"
        case "object":
            return f"map of name to {_type(part['additionalProperties'])}" if part.get("additionalProperties") else "object"
        case None:
            return "anything"
        case kind:
            return str(kind)


def _conversation(talk: str) -> str:
    lines = ["```"]
    for line in talk.splitlines():
        entry = json.loads(line)
        arrow = {"suite": "->", "engine": "<-"}[entry["from"]]
        lines.append(f"{arrow} {_short(entry['message'])}")
    return "\n".join([*lines, "```"])


def _short(message: dict[str, Any]) -> str:
    """A message in which long lists of objects show their first elements only, and then three dots."""
    text = json.dumps(_cut(message), ensure_ascii=False, separators=(",", ":"))
    return text.replace(f',"{DOTS}"]', ",...]").replace(f'["{DOTS}"]', "[...]")


DOTS = "and so on"


def _cut(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _cut(item) for key, item in value.items()}
    if isinstance(value, list):
        long = len(value) > SHOWN + 1 and isinstance(value[0], dict) and ("ref" in value[0] or "faces" in value[0])
        return [*map(_cut, value[:SHOWN]), DOTS] if long else [_cut(item) for item in value]
    return value
