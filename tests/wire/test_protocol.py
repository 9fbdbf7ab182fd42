"""What is written about the wire is so: schema, conversations and guide are as generated, and fit the types."""

import json
import re
import subprocess
import sys

import pytest
from judgecall.adapters.wire import messages
from judgecall.runner.paths import BASE, PROTOCOL

CONVERSATIONS = sorted((PROTOCOL / "conversations").glob("*.jsonl"))


def test_everything_is_as_generated():
    program = [sys.executable, str(BASE / "tools" / "protocol.py"), "--check"]
    done = subprocess.run(program, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("path", CONVERSATIONS, ids=lambda path: path.stem)
def test_a_conversation_fits_the_types(path):
    open_calls = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        entry = json.loads(line)
        message = messages.envelope(json.dumps(entry["message"]).encode())
        assert message.jsonrpc == "2.0"
        if message.method is not None:
            assert messages.METHODS[message.method].caller == entry["from"]
            messages.decode_params(message.method, message.params)
            open_calls[entry["from"], message.id] = message.method
        else:
            caller = {"suite": "engine", "engine": "suite"}[entry["from"]]
            messages.decode_result(open_calls.pop((caller, message.id)), message.result)
    assert not open_calls


def test_the_conversations_show_every_call():
    shown = {json.loads(line)["message"].get("method") for p in CONVERSATIONS for line in p.read_text().splitlines()}
    assert shown == {*messages.METHODS, None}


def test_every_reference_of_the_schema_leads_somewhere():
    text = (PROTOCOL / "schema.json").read_text(encoding="utf-8")
    assert set(re.findall(r'"#/\$defs/(\w+)"', text)) <= set(json.loads(text)["$defs"])


def test_conversations_hold_no_rules_text():
    for path in CONVERSATIONS:
        assert "rules_text" not in path.read_text(encoding="utf-8")


def test_conversations_fit_the_schema():
    jsonschema = pytest.importorskip("jsonschema")
    schema = json.loads((PROTOCOL / "schema.json").read_text(encoding="utf-8"))
    for path in CONVERSATIONS:
        for line in path.read_text(encoding="utf-8").splitlines():
            jsonschema.validate(json.loads(line)["message"], schema)
