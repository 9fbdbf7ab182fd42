"""The messages that a kit carries are those of the schema, field by field, and hold real conversations."""

import json
import re
import subprocess
import sys

import msgspec
import pytest
from judgecall.adapters import port
from judgecall.adapters.kits import in_java, in_python, in_typescript
from judgecall.adapters.kits.model import LEFT_OUT, model

from .conftest import SCHEMA, examples, shell

MESSAGES = {name: d for name, d in SCHEMA["$defs"].items() if "properties" in d and name not in LEFT_OUT}
WORDS = {name: d["enum"] for name, d in SCHEMA["$defs"].items() if "properties" not in d}
MODEL = model()


def fields(definition, required):
    """The names of the fields that are required, or are not; ``type`` is the matter of the union."""
    names = set(definition["properties"]) - {"type"}
    return names & set(definition["required"]) if required else names - set(definition["required"])


def test_messages_in_python(tmp_path):
    (tmp_path / "messages.py").write_text(in_python.render(MODEL), encoding="utf-8")
    code = (
        "import dataclasses, json, messages as m, typing\n"
        "kinds = {n: k for n, k in vars(m).items() if dataclasses.is_dataclass(k)}\n"
        "missing = dataclasses.MISSING\n"
        "default = lambda f: f.default if f.default_factory is missing else f.default_factory()\n"
        "plain = lambda v: {} if dataclasses.is_dataclass(v) else v\n"
        "print(json.dumps([\n"
        "  {n: [getattr(k, 'type', None), {f.name: None if default(f) is missing else [plain(default(f))]\n"
        "       for f in dataclasses.fields(k)}] for n, k in kinds.items()},\n"
        f"  {{n: typing.get_args(getattr(m, n)) for n in {sorted(WORDS)!r}}},\n"
        "]))\n"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=True)
    kinds, words = json.loads(done.stdout)
    assert words == WORDS
    assert set(kinds) == set(MESSAGES)
    for name, (tag, found) in kinds.items():
        properties = MESSAGES[name]["properties"]
        assert [tag] == properties.get("type", {"enum": [None]})["enum"]
        assert {f for f, default in found.items() if default is None} == fields(MESSAGES[name], True), name
        assert {f: [properties[f]["default"]] for f in fields(MESSAGES[name], False)} == {
            f: default for f, default in found.items() if default is not None
        }, name


def test_messages_in_typescript():
    text = in_typescript.render(MODEL)
    found = dict(re.findall(r"^export interface (\w+) \{\n(.*?)^\}", text, re.M | re.S))
    assert set(found) == set(MESSAGES)
    for name, body in found.items():
        declared = re.findall(r"^  (\w+)(\??): (.+);$", body, re.M)
        tags = MESSAGES[name]["properties"].get("type", {"enum": []})["enum"]
        assert [json.loads(kind) for field, _, kind in declared if field == "type"] == tags
        assert {field for field, mark, _ in declared if mark} == fields(MESSAGES[name], False), name
        assert {field for field, mark, _ in declared if not mark} - {"type"} == fields(MESSAGES[name], True), name
    for name, words in WORDS.items():
        listed = re.search(rf"^export type {name} =(.+?);", text, re.M | re.S)[1]
        assert re.findall(r'"(.+?)"', listed) == words


def test_messages_in_java():
    text = in_java.render(MODEL)
    found = dict(re.findall(r"^    public static final class (\w+)[^{]*\{\n(.*?)^    \}", text, re.M | re.S))
    assert set(found) == set(MESSAGES) | set(WORDS)
    for name, definition in MESSAGES.items():
        declared = re.findall(r"^        (@Required )?public [\w<>, ]+? (\w+)(?: = .+)?;$", found[name], re.M)
        wire = {re.sub("([A-Z])", r"_\1", field).lower(): bool(mark) for mark, field in declared if field != "TYPE"}
        assert {field for field, mark in wire.items() if mark} == fields(definition, True), name
        assert {field for field, mark in wire.items() if not mark} == fields(definition, False), name
        assert re.findall(r'TYPE = "(.+)"', found[name]) == definition["properties"].get("type", {"enum": []})["enum"]
    for name, words in WORDS.items():
        assert re.findall(r'= "(.+)";', found[name]) == words


def test_python_holds_the_conversations(projects):
    code = (
        "import json, sys\nfrom port import messages as m\nfrom port.wire import read, write\n"
        "for line in sys.stdin:\n"
        "    kind, _, text = line.partition(' ')\n"
        "    print(json.dumps(write(read(getattr(m, kind), json.loads(text)))))\n"
    )
    same([sys.executable, "-c", code], projects("python").folder)


def test_java_holds_the_conversations(filled):
    same(["java", "-cp", "out", "judgecall.port.RoundTrip"], filled("java").folder)


def same(command, folder):
    """Every message comes back as it was, but for what stands at its default."""
    sent = examples()
    lines = "".join(f"{kind} {json.dumps(message)}\n" for kind, message in sent)
    done = subprocess.run(command, cwd=folder, input=lines, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    got = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(got) == len(sent) > 30
    for (kind, message), back in zip(sent, got, strict=True):
        assert without_defaults(kind, back) == without_defaults(kind, message), kind


def without_defaults(kind, message):
    """What the suite itself makes of a message."""
    union = {"Action": port.Action, "Until": port.Until}.get(kind)
    return msgspec.convert(message, union or getattr(port, kind))


def test_typescript_holds_the_conversations(projects):
    kit = projects("typescript")
    constants = (f"export const x{n}: m.{kind} = {json.dumps(message)};\n" for n, (kind, message) in enumerate(examples()))
    (kit.folder / "src" / "examples.ts").write_text('import * as m from "./port/messages.js";\n' + "".join(constants))
    done = shell("npx tsc --noEmit", kit.folder)
    (kit.folder / "src" / "examples.ts").unlink()
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("render", [in_python.render, in_typescript.render, in_java.render])
def test_unions_are_those_of_the_schema(render):
    text = render(MODEL)
    for name, members in MODEL.unions.items():
        assert re.search(rf"\b{name}\b.*\b{members[0]}\b.*\b{members[-1]}\b", text), name
