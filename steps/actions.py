"""Actions in words, as a When step, ``tries to``, ``can`` and ``can't`` share them."""

from __future__ import annotations

import re
from collections.abc import Callable

import msgspec

from ..adapters.port import (
    Ability,
    Action,
    Activate,
    Announcement,
    Answer,
    Attack,
    Attacker,
    Block,
    Blocker,
    Cast,
    Choose,
    Concede,
    ObjectRef,
    ObservedObject,
    OfObject,
    OfPlayer,
    PassPriority,
    PlayLand,
    Prompt,
    SpecialAction,
)
from ..engine.terms.zones import Zone
from .answers import ANNOUNCED, ANSWERS, PAID, Prepared, answer_fields, read_answers
from .binding import CannotBind, bind
from .literals import listed, listed_quotes, parse_object, parse_target
from .names import LiteralError, Names, suggestions
from .resolve import Finder, Found, describe, reference, zone_of
from .tables import Cells, Column, Columns, Table

ACTION_FORMS = (
    'cast "X" [targeting "A" and Bob]; activate [ability 2 of] "X" [targeting ...]; play "X"; '
    'attack [Bob] with "A" and "B"; block "A" with "B"; take the special action NAME [with "X"]; choose ANSWER; '
    "pass priority; concede"
)
SPECIAL_ACTIONS = (
    *("turn face up", "suspend", "foretell", "plot", "unlock", "companion", "end effect", "ignore effect"),
    "roll planar die",
)
ATTACKS = Columns(
    (Column("attacker", "a creature", required=True), Column("attacks", "a player, planeswalker or battle")),
    example="| attacker | attacks |\n| Grizzly Bears | Bob |",
)
"""The columns of a declaration of attackers."""
BLOCKS = Columns(
    (Column("blocker", "a creature", required=True), Column("blocks", "attackers A; B", required=True)),
    example="| blocker | blocks |\n| Wall of Stone | Grizzly Bears |",
)
"""The columns of a declaration of blockers."""

VERBS = ("cast", "activate", "play", "attack", "block", "take", "choose", "pass", "concede")
"""The verbs of actions, in the infinitive."""

PUT = (Zone.BATTLEFIELD, Zone.STACK)
"""Where a card is no longer cast or played from."""
_QUOTE = re.compile(r'"[^"]*"')


class Intended(msgspec.Struct, frozen=True):
    """An action read from words. ``moved`` is the ``ref`` of the card that it is about; ``alternatives`` are
    other actions that the words may mean as well (an attack on any opponent)."""

    action: Action
    answers: list[Prepared] = []
    moved: str | None = None
    alternatives: tuple[Action, ...] = ()


class ActionReader:
    """Reads the actions of one player, in one state of the game. ``prompt`` is the open one."""

    def __init__(self, player: str, names: Names, finder: Finder, prompt: Prompt | None = None) -> None:
        self.player = player
        self.names = names
        self.finder = finder
        self.prompt = prompt

    def read(self, words: str, table: Table | None) -> Intended:
        """The action that words in the infinitive, and a table, describe."""
        verb = words.partition(" ")[0]
        reader = getattr(self, f"_{verb}", None) if verb in VERBS else None
        if reader is None:
            raise LiteralError(f"{words!r} is no action", ACTION_FORMS, suggestions(verb, VERBS))
        read: Callable[[str, Table | None], Intended] = reader
        return read(words, table)

    def _cast(self, words: str, table: Table | None) -> Intended:
        m = _match(r"cast (?P<object>.+?)(?: targeting (?P<targets>.+))?", words)
        found, face = self._card(m["object"])
        announcement, answers = self._announcement(table, m.get("targets"))
        announcement = msgspec.structs.replace(announcement, face=announcement.face or face)
        action = Cast(self.player, reference(found), announcement)
        return Intended(action, answers, getattr(found, "ref", None))

    def _play(self, words: str, table: Table | None) -> Intended:
        m = _match(r"play (?P<object>.+)", words)
        found, face = self._card(m["object"])
        announcement, answers = self._announcement(table, None, ("face",))
        action = PlayLand(self.player, reference(found), announcement.face or face)
        return Intended(action, answers, getattr(found, "ref", None))

    def _card(self, text: str) -> tuple[Found, str | None]:
        """A card to cast or play, and its face, half or Adventure where that is what is named (709.3, 712.12, 715.3)."""
        wanted = parse_object(text, self.names)
        definition = None if wanted.alias else self.names.cards.find(wanted.name)
        if definition is not None and not definition.token and wanted.name != definition.name:
            whole = msgspec.structs.replace(wanted, name=definition.name)
            elsewhere = [f for f in self.finder.preferred(whole, (Zone.HAND,)) if zone_of(f) not in PUT]
            if elsewhere:
                return self._one(self._mine(elsewhere), wanted.text), wanted.name
        return self._one(self._mine(self.finder.preferred(wanted, (Zone.HAND,))), wanted.text), None

    def _activate(self, words: str, table: Table | None) -> Intended:
        m = _match(r"activate (?P<object>.+?)(?: targeting (?P<targets>.+))?", words)
        wanted = parse_object(m["object"], self.names)
        source = msgspec.structs.replace(wanted, ability=None)
        zones = (Zone.BATTLEFIELD, Zone.HAND, Zone.GRAVEYARD)
        found = self._one(self._mine(self.finder.preferred(source, zones)), wanted.text)
        announcement, answers = self._announcement(table, m.get("targets"))
        ability = wanted.ability or self._only_ability(found)
        return Intended(Activate(self.player, reference(found), ability, announcement), answers)

    def _only_ability(self, found: Found) -> Ability:
        if not isinstance(found, ObservedObject):
            return Ability()
        activated = [a.ability for a in found.abilities if a.kind == "activated"]
        if len(activated) > 1:
            raise LiteralError(f"{found.name} has {len(activated)} activated abilities", f'ability 2 of "{found.name}"')
        return activated[0] if activated else Ability()

    def _take(self, words: str, table: Table | None) -> Intended:
        m = _match(r"take the special action (?P<name>[a-z ]+?)(?: with (?P<object>.+))?", words)
        if m["name"] not in SPECIAL_ACTIONS:
            near = suggestions(m["name"], SPECIAL_ACTIONS)
            raise LiteralError(f"{m['name']!r} is no special action", ", ".join(SPECIAL_ACTIONS), near)
        thing, moved = None, None
        if m.get("object"):
            wanted = parse_object(m["object"], self.names)
            found = self._one(self._mine(self.finder.preferred(wanted, (Zone.BATTLEFIELD, Zone.HAND))), wanted.text)
            thing, moved = reference(found), getattr(found, "ref", None)
        announcement, answers = self._announcement(table, None, ("x", "face", *PAID))
        return Intended(SpecialAction(self.player, m["name"], thing, announcement), answers, moved)

    def _attack(self, words: str, table: Table | None) -> Intended:
        m = _match(r"attack(?: (?P<whom>(?!with ).+?))?(?: with (?P<creatures>.+))?", words)
        whom = [self.locate(m["whom"])] if m.get("whom") else self._opponents()
        pairs: list[tuple[ObjectRef, OfObject | OfPlayer | None]] = []
        declared_in, answers = self._declared(table, "attacker", "attacks")
        once = Once("one row for each creature: it attacks one player, planeswalker or battle (508.1b)")
        for row in ATTACKS.rows(declared_in):
            pairs.append((row.need("attacker", once.of(self._creature)), row.read("attacks", self.locate)))
        pairs += [(once.of(self._creature)(text), None) for text in listed_quotes(m.get("creatures") or "")]
        if m.get("whom") and not pairs:
            raise LiteralError(f"{words!r} does not say which creatures attack", 'attack Bob with "A" and "B", or a table')
        if any(to is None for _, to in pairs) and not whom:
            raise LiteralError("there is nobody to attack")
        declared = [
            Attack(self.player, tuple(Attacker(creature, to or default) for creature, to in pairs))
            for default in (whom or [OfPlayer("")])
        ]
        return Intended(declared[0], answers, alternatives=tuple(declared[1:]))

    def _opponents(self) -> list[OfObject | OfPlayer]:
        return [OfPlayer(p.name) for p in self.finder.seen.players if p.name != self.player and not p.lost]

    def _block(self, words: str, table: Table | None) -> Intended:
        m = _match(r"block(?: (?P<attackers>(?!with ).+?))?(?: with (?P<creatures>.+))?", words)
        blockers: list[Blocker] = []
        declared_in, answers = self._declared(table, "blocker", "blocks")
        once = Once("one row for each creature, the attackers that it blocks as A; B (509.1a)")
        for row in BLOCKS.rows(declared_in):
            blocks = row.need("blocks", lambda text: self._blocked(listed(text)))
            blockers.append(Blocker(row.need("blocker", once.of(self._creature)), blocks))
        attackers = self._blocked(listed_quotes(m.get("attackers") or ""))
        creatures = listed_quotes(m.get("creatures") or "")
        if bool(attackers) != bool(creatures):
            raise LiteralError(f"{words!r} does not say who blocks whom", 'block "A" with "B", or a table')
        blockers += [Blocker(once.of(self._creature)(text), attackers) for text in creatures]
        return Intended(Block(self.player, tuple(blockers)), answers)

    def _blocked(self, texts: list[str]) -> tuple[ObjectRef, ...]:
        once = Once("each attacker that it blocks (509.1a)")
        return tuple(once.of(self._creature)(text) for text in texts)

    def _choose(self, words: str, table: Table | None) -> Intended:
        if self.prompt is None:
            raise LiteralError("nobody is asked for anything", "a When step that ends in: until Alice is asked for KIND")
        text = "; ".join(listed_quotes(words.partition(" ")[2])).replace('"', "")
        rows = ANSWERS.rows(table)
        if not text and rows:
            text, table = rows[0]["answer"], [table[0], *table[2:]] if table else None
        if not text:
            raise LiteralError("the answer is missing", 'choose "X", yes, no, nothing, a number, a word, or a table')
        answer = Answer(player=self.player, **answer_fields(text, self.prompt.kind, self.names))
        if self.player not in (self.prompt.decider, self.prompt.player):
            raise LiteralError(f"{self.player} is not asked", f"{self.prompt.decider} is")
        try:
            choice = bind(answer, self.prompt, self.names)
        except CannotBind as error:
            raise NotOffered(str(error)) from None
        return Intended(Choose(self.player, choice), self._answers(table))

    def _pass(self, words: str, table: Table | None) -> Intended:
        _match(r"pass priority", words)
        return Intended(PassPriority(self.player), self._answers(table))

    def _concede(self, words: str, table: Table | None) -> Intended:
        _match(r"concede", words)
        return Intended(Concede(self.player), self._answers(table))

    def _declared(self, table: Table | None, *columns: str) -> tuple[Table | None, list[Prepared]]:
        """What a table declares, and the answers in its other columns: a row may have either."""
        if table is None or columns[0] not in table[0]:
            return None, self._answers(table)
        mine = [i for i, name in enumerate(table[0]) if name in columns or "answer" not in table[0]]
        others = [i for i in range(len(table[0])) if i not in mine]
        rows = [row if isinstance(row, Cells) else Cells(row, n) for n, row in enumerate(table)]
        parts: list[Table] = [[row.kept(row[i] for i in which) for row in rows] for which in (mine, others)]
        declared, answers = ([part[0], *(row for row in part[1:] if any(c.strip() for c in row))] for part in parts)
        return declared, self._answers(answers) if others else []

    def _answers(self, table: Table | None) -> list[Prepared]:
        return read_answers(table, self.names, announces=(), locate=self.locate)[1]

    def _announcement(
        self, table: Table | None, targets: str | None, announces: tuple[str, ...] = ANNOUNCED
    ) -> tuple[Announcement, list[Prepared]]:
        groups = [listed_quotes(part) for part in re.split(r", then ", targets)] if targets else []
        inline = tuple("; ".join(group) for group in groups)
        return read_answers(table, self.names, announces=announces, locate=self.locate, targeting=inline)

    def locate(self, text: str) -> OfObject | OfPlayer:
        """A target, or an object that pays a cost, among what there is now."""
        target = parse_target(text, self.names)
        if isinstance(target, OfPlayer):
            return target
        wanted = parse_object(text, self.names)
        return OfObject(reference(self._one(self.finder.preferred(wanted), wanted.text)))

    def _creature(self, text: str) -> ObjectRef:
        wanted = parse_object(text, self.names)
        return reference(self._one(self._mine(self.finder.preferred(wanted)), wanted.text))

    def _mine(self, found: list[Found]) -> list[Found]:
        """Those of the player, where both this and another's fit."""
        own: list[Found] = [f for f in found if isinstance(f, ObservedObject) and self.player == _holder(f)]
        return own or found

    def _one(self, found: list[Found], text: str) -> Found:
        if len(found) == 1:
            return found[0]
        if not found:
            there = ", ".join(describe(o) for o in self.finder.seen.objects if o.zone != Zone.LIBRARY)
            raise NotThere(f"there is no {text!r} in the game now", there or "nothing is there")
        hands = [f for f in found if isinstance(f, ObservedObject) and f.zone == Zone.HAND]
        if len(hands) == len(found) and not any(f.ref and ":" not in f.ref for f in hands):
            return found[0]
        shown = ", ".join(describe(f) for f in found)
        raise NotThere(f"{text!r} may mean {len(found)} objects: {shown}", "an alias, Alice's X, X #2, X in exile")


class Once:
    """Finds objects of which each may stand once in a list; ``allowed`` is what to write instead."""

    def __init__(self, allowed: str) -> None:
        self._allowed = allowed
        self._seen: set[str | None] = set()

    def of(self, find: Callable[[str], ObjectRef]) -> Callable[[str], ObjectRef]:
        """The same way to find one; LiteralError for one that was found before."""

        def found(text: str) -> ObjectRef:
            thing = find(text)
            if thing.id in self._seen:
                raise LiteralError(f"{text} stands twice", self._allowed)
            self._seen.add(thing.id)
            return thing

        return found


class NotThere(LiteralError):
    """An object that an action is about is not there, or not there alone: a fault of the scenario's where the reference
    engine plays it, and of the engine under test otherwise."""


class NotOffered(LiteralError):
    """An answer that the open prompt does not offer: illegal, and no fault of the scenario's."""


def _holder(thing: ObservedObject) -> str:
    return thing.controller if thing.zone in (Zone.BATTLEFIELD, Zone.STACK) else thing.owner


def _match(pattern: str, words: str) -> dict[str, str]:
    """The slots of a pattern in words whose quotations cannot be mistaken for the pattern's own."""
    held: list[str] = []

    def hold(match: re.Match[str]) -> str:
        held.append(match[0])
        return f'"{len(held) - 1}"'

    m = re.fullmatch(pattern, _QUOTE.sub(hold, words.strip()))
    if m is None:
        raise LiteralError(f"{words!r} is no action", ACTION_FORMS)
    found = {name: text for name, text in m.groupdict().items() if text is not None}
    return {name: re.sub(r'"(\d+)"', lambda q: held[int(q[1])], text) for name, text in found.items()}
