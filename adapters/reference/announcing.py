"""The decisions of an announcement, given to the engine in the order in which it asks (601.2b-d, 602.2b)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...engine.choices import Choice
from ...engine.rules.cr601_prospect import FACE_DOWN, FUSED
from ...engine.state.objects import Announced, ObjectId, Recipient
from .. import port
from .forms import cost_words, way_names
from .refs import NotFound

if TYPE_CHECKING:
    from .table import Table


NAMED_BY_FRONT = frozenset({"adventure", "modal", "transform", "flip"})
"""The layouts of cards whose own name is that of one face: by it, that face is meant and no other."""


class Decisions:
    """What was announced, with its objects found before anything moves."""

    def __init__(self, t: Table, announcement: port.Announcement) -> None:
        """Raises Misfit when a target or what pays is nowhere to be found."""
        from .table import Misfit

        self.announcement = announcement
        self.asked: set[str] = set()
        g = t.game
        try:
            self.targets: dict[int, tuple[Recipient, ...]] = {
                use.number: tuple(t.refs.find_recipient(g, v) for v in use.targets) for use in announcement.targets
            }
            self.shares: dict[Recipient, int] = {
                t.refs.find_recipient(g, share.to): share.amount for share in announcement.division
            }
        except NotFound as problem:
            raise Misfit(str(problem), "601.2c") from problem

    def said(self, t: Table, c: Choice) -> Any:
        """The announced answer to a choice; None where nothing was said. Raises Misfit."""
        from .table import Misfit

        match c.kind:
            case "face":
                return self._face(c)
            case "modes":
                return self._modes(c)
            case "cost":
                return self._cost(t, c)
            case "number" if c.about == "X" and self.announcement.x is not None:
                self.asked.add("x")
                return self.announcement.x
            case "targets" if c.options is not None:
                return self._targets(c)
            case "division" if "index" in c.data and self.shares:
                self.asked.add("division")
                if set(self.shares) - set(c.data["recipients"]):
                    raise Misfit("what is divided goes to targets only", "601.2d")
                return tuple(self.shares.get(r, 0) for r in c.data["recipients"])
        return None

    def _face(self, c: Choice) -> Any:
        from .table import Misfit

        wanted = self.announcement.face
        names = dict(zip(c.data.get("names", ()), c.options or (), strict=True))
        if "fuse" in self.announcement.additional and FUSED in names:
            return (names[FUSED],)
        if self.announcement.alternative == "morph" and FACE_DOWN in names:
            return (names[FACE_DOWN],)
        if wanted is None:
            usual = [n for n in names if n not in (FUSED, FACE_DOWN)]
            return (names[usual[0]],) if len(usual) == 1 else None
        self.asked.add("face")
        if wanted not in names:
            raise Misfit(f"it can't be cast as {wanted!r} now, only as {', '.join(names)}", "601.3e")
        return (names[wanted],)

    def _modes(self, c: Choice) -> Any:
        if not self.announcement.modes:
            return None
        self.asked.add("modes")
        return tuple(m - 1 for m in self.announcement.modes)

    def _targets(self, c: Choice) -> Any:
        from .table import Misfit

        number = c.data.get("index", 0) + 1
        wanted = self.targets.get(number)
        if wanted is None:
            return None
        self.asked.add(f"targets {number}")
        if any(w not in (c.options or ()) for w in wanted):
            raise Misfit("that is no legal target", "601.2c")
        return wanted

    def _cost(self, t: Table, c: Choice) -> Any:
        if c.about == "alternative":
            return self._alternative(t, c)
        if c.about == "either":
            named = {n.casefold() for n in self.announcement.additional}
            found = [o for o in c.options or () if cost_words(o).casefold() in named]
            return (found[0],) if found else None
        if not self.announcement.additional and t.decide is not None:
            return None  # whether it is legal at all is asked: any of them may be paid (601.2b)
        self.asked.add("additional")
        offered = c.options or ()
        return tuple(label for label in self.announcement.additional if label in offered)

    def _alternative(self, t: Table, c: Choice) -> Any:
        from .table import Misfit

        wanted = self.announcement.alternative
        ways = c.options or ()
        if wanted is None:
            plain = [w for w in ways if not w.alternative and not w.label]
            return (plain[0],) if len(plain) == 1 and t.decide is None else None
        self.asked.add("alternative")
        folded = wanted.casefold()
        g = t.game
        names = way_names(g, c)
        for w, name in zip(ways, names, strict=True):
            if name.casefold() == folded:
                return (w,)
        for w in ways:
            by = g.view.chars(w.by).name if w.by is not None else ""
            if folded in (w.label.casefold(), by.casefold()):
                return (w,)
        offered = ", ".join(names)
        raise Misfit(f"it can't be cast by {wanted!r} now, only by {offered}", "118.9")

    # --- what the engine did not ask for ---

    def contradiction(self, t: Table, oid: ObjectId) -> str | None:
        """Why the spell or ability that was put on the stack is not the one announced, or None: a choice with one
        possible answer is not asked for, and that answer may be another than the announced one."""
        o = t.game.view.obj(oid)
        if o.stack is None:
            return None
        made, a = o.stack.announced, self.announcement
        for number, wanted in self.targets.items():
            chosen = made.targets[number - 1] if number <= len(made.targets) else ()
            if sorted(map(str, chosen)) != sorted(map(str, wanted)):
                return "that is no legal target (601.2c)"
        if a.modes and sorted(made.modes) != sorted(m - 1 for m in a.modes):
            return "these modes can't be chosen (700.2)"
        if a.x is not None and made.x != a.x:
            return f"X can't be {a.x} (107.3)"
        if a.face is not None and "face" not in self.asked and o.faces[min(o.face, len(o.faces) - 1)].name != a.face:
            return f"it can't be cast as {a.face!r} now (601.3e)"
        if a.face is None and "face" not in self.asked and o.face and o.layout in NAMED_BY_FRONT:
            front, cast = o.faces[0].name, o.faces[min(o.face, len(o.faces) - 1)].name
            return f"as {front!r} it can't be cast now; as {cast!r} it can, which is to be said (601.3e)"
        divided: dict[Recipient, int] = {}
        for (_, r), n in made.division.items():
            divided[r] = divided.get(r, 0) + n
        if self.shares and divided != self.shares:
            return "nothing is divided so (601.2d)"
        return self._other_costs(made)

    def unheard(self) -> str | None:
        """Why what was announced says nothing of an action that puts nothing on the stack: a mana ability, which has no
        targets (605.1a), or a special action."""
        a = self.announcement
        said = {
            "targets": (bool(self.targets), "115.1"),
            "modes": (bool(a.modes), "700.2"),
            "x": (a.x is not None, "107.3"),
            "division": (bool(self.shares), "601.2d"),
            "face": (a.face is not None, "601.3e"),
            "alternative": (a.alternative is not None, "118.9"),
            "additional": (bool(a.additional), "118.8"),
        }
        for what, (announced, number) in said.items():
            if announced and what not in self.asked:
                return f"nothing of the kind {what!r} is announced for it ({number})"
        return None

    def _other_costs(self, made: Announced) -> str | None:
        a = self.announcement
        unasked = a.alternative if "alternative" not in self.asked else None
        if unasked is not None and unasked.casefold() not in (made.method.casefold(), "" if made.method else "mana cost"):
            return f"it can't be cast by {unasked!r} now (118.9)"
        for label in dict.fromkeys(a.additional):
            if made.paid.get(label, 0) < a.additional.count(label) and label not in made.used:
                return f"{label!r} is no additional cost of it (118.8)"
        return None
