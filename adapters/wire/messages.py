"""The envelopes of JSON-RPC 2.0, the table of methods, and how the faults of the port are numbered."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from .. import port
from ..port.base import Message

FaultKind = Literal["malformed", "unknown", "runaway", "internal"]


class ActParams(Message, frozen=True):
    """The parameters of ``game/act``: one action, and the answers prepared for what it may ask."""

    action: port.Action
    answers: tuple[port.Answer, ...] = ()


class AdvanceParams(Message, frozen=True):
    """The parameters of ``game/advance``: how far, and the answers prepared for what is asked on the way."""

    until: port.Until
    answers: tuple[port.Answer, ...] = ()


class LegalParams(Message, frozen=True):
    """The parameters of ``game/legal``."""

    action: port.Action


class ObserveParams(Message, frozen=True):
    """The parameters of ``game/observe``: the player who looks, or null for all that there is."""

    viewer: str | None = None


class Nothing(Message, frozen=True):
    """The parameters of a call that has none."""


class Method(msgspec.Struct, frozen=True):
    """One call: what it takes, what it returns, and who calls whom."""

    params: Any
    result: Any
    caller: Literal["suite", "engine"] = "suite"


METHODS: Mapping[str, Method] = {
    "initialize": Method(port.Hello, port.EngineInfo),
    "game/new": Method(port.GameSetup, port.NewGameReply),
    "game/act": Method(ActParams, port.ActReply),
    "game/advance": Method(AdvanceParams, port.AdvanceReply),
    "game/legal": Method(LegalParams, port.LegalReply),
    "game/observe": Method(ObserveParams, port.Observation),
    "shutdown": Method(Nothing, None),
    "choose": Method(port.Prompt, port.ChoiceReply, caller="engine"),
}
"""All calls, by their name on the wire."""

PARSE_ERROR, INVALID_REQUEST, METHOD_NOT_FOUND = -32700, -32600, -32601

CODES: Mapping[FaultKind, int] = {"malformed": -32602, "internal": -32603, "unknown": -32001, "runaway": -32002}
"""The error code of each kind of fault."""

KINDS: Mapping[int, FaultKind] = {
    **{code: kind for kind, code in CODES.items()},
    PARSE_ERROR: "malformed",
    INVALID_REQUEST: "malformed",
    METHOD_NOT_FOUND: "malformed",
}
"""The kind of fault that an error code means; any other code is ``internal``."""

NOT_JSON = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What decoding bytes from elsewhere can raise."""

Id = int | str


class Envelope(msgspec.Struct):
    """Any message, with its contents not yet decoded; what is absent is empty."""

    jsonrpc: Any = None
    id: Id | None = None
    method: str | None = None
    params: msgspec.Raw = msgspec.Raw()
    result: msgspec.Raw = msgspec.Raw()
    error: msgspec.Raw = msgspec.Raw()


class ErrorData(msgspec.Struct, omit_defaults=True):
    """What an error says beyond its code and message; the kind is that of the code where it is left out."""

    kind: FaultKind | None = None
    details: tuple[str, ...] = ()


class Error(msgspec.Struct, omit_defaults=True):
    """A JSON-RPC error; ``data`` may hold anything, of which an :class:`ErrorData` is understood."""

    code: int
    message: str
    data: Any = None

    def fault(self) -> port.Fault:
        """The fault of the port that this error stands for."""
        try:
            data = msgspec.convert(self.data or {}, ErrorData)
        except msgspec.ValidationError:
            data = ErrorData(details=(str(self.data),))
        return port.Fault(data.kind or KINDS.get(self.code, "internal"), self.message, data.details)


_ENCODER = msgspec.json.Encoder(order="deterministic")
_ENVELOPE = msgspec.json.Decoder(Envelope)
_ERROR = msgspec.json.Decoder(Error)
_PARAMS = {name: msgspec.json.Decoder(method.params) for name, method in METHODS.items()}
_RESULTS = {name: msgspec.json.Decoder(method.result) for name, method in METHODS.items()}


class _Sent(msgspec.Struct):
    jsonrpc: str
    id: Id | None


class _Request(_Sent):
    method: str
    params: Message


class _Result(_Sent):
    result: Any


class _Failed(_Sent):
    error: Error


def request(number: Id, method: str, params: Message) -> bytes:
    """A request as one line."""
    return _line(_Request("2.0", number, method, params))


def result(number: Id, value: object) -> bytes:
    """A response as one line."""
    return _line(_Result("2.0", number, value))


def error(number: Id | None, code: int, message: str, data: ErrorData | None = None) -> bytes:
    """An error as one line."""
    return _line(_Failed("2.0", number, Error(code, message, data)))


def _line(message: _Sent) -> bytes:
    return _ENCODER.encode(message) + b"\n"


def envelope(line: bytes) -> Envelope:
    """The envelope of a line; raises one of ``NOT_JSON``."""
    return _ENVELOPE.decode(line)


def decode_params(method: str, raw: msgspec.Raw) -> Any:
    """The parameters of a call; raises one of ``NOT_JSON``. Left out, they are empty."""
    return _PARAMS[method].decode(raw or b"{}")


def decode_result(method: str, raw: msgspec.Raw) -> Any:
    """What a call returned; raises one of ``NOT_JSON``."""
    return _RESULTS[method].decode(raw)


def decode_error(raw: msgspec.Raw) -> Error:
    """An error; raises one of ``NOT_JSON``."""
    return _ERROR.decode(raw)
