"""An engine without rules: it keeps the objects of the set-up, records calls, and does what the test tells it."""

from judgecall.adapters import port

CAPABLE = port.Capabilities(players=9, prompts="callback", suspend=True, legality=True)


class Cards:
    """A few cards, by name or face."""

    def __init__(self):
        plain = {
            "Plains": "Basic Land — Plains",
            "Forest": "Basic Land — Forest",
            "Grizzly Bears": "Creature — Bear",
            "Lightning Bolt": "Instant",
            "Pacifism": "Enchantment — Aura",
            "Jace, the Mind Sculptor": "Legendary Planeswalker — Jace",
            "Fire in the Hole": "Sorcery",
            "History of Benalia": "Enchantment — Saga",
            "Decree of Pain": "Sorcery",
        }
        self.cards = {
            name: port.CardDefinition(name=name, faces=(port.FaceDefinition(name=name, type_line=types),))
            for name, types in plain.items()
        }
        faces = (
            port.FaceDefinition(name="Delver of Secrets", type_line="Creature — Human Wizard"),
            port.FaceDefinition(name="Insectile Aberration", type_line="Creature — Human Insect"),
        )
        double = port.CardDefinition(name="Delver of Secrets // Insectile Aberration", faces=faces, layout="transform")
        for name in (double.name, *(f.name for f in faces)):
            self.cards[name] = double
        treasure = port.FaceDefinition(name="Treasure", type_line="Artifact — Treasure")
        self.cards["Treasure"] = port.CardDefinition(name="Treasure", faces=(treasure,), token=True)

    def find(self, name):
        return self.cards.get(name)

    def names(self):
        return self.cards

    def keywords(self):
        bare = ("flying", "first strike", "trample", "haste")
        return dict.fromkeys(bare, ()) | {"landwalk": ("what",), "protection": ("what",)} | _COSTLY


_COSTLY = {"typecycling": ("cost", "what"), "ward": ("cost",)}


class FakeEngine:
    """``on_act`` and ``on_advance`` are called with the engine, the action or goal, and ``choose``.

    They return a reply, and may change ``objects``, ``stack``, ``players``, ``step``."""

    def __init__(self, name="fake", capabilities=CAPABLE):
        self.info = port.EngineInfo(name=name, capabilities=capabilities)
        self.calls = []
        self.setup = None
        self.objects = []
        self.stack = []
        self.players = []
        self.step = None
        self.ready = port.Ready()
        self.on_act = lambda engine, action, choose: port.Done()
        self.on_advance = lambda engine, until, choose: port.Done()
        self.on_legal = lambda action: port.Legal()

    def initialize(self, hello):
        return self.info

    def new_game(self, setup):
        self.setup = setup
        self.step = setup.step
        definitions = {c.name: c for c in setup.cards}
        self.objects = [self._object(n, o, definitions[o.card]) for n, o in enumerate(setup.objects)]
        self.players = [
            port.ObservedPlayer(name=p.name, life=20 if p.life is None else p.life, counters=p.counters, mana=p.mana)
            for p in setup.players
        ]
        self.calls.append(("new_game", setup))
        return self.ready

    def _object(self, number, row, card):
        face = next((f for f in card.faces if f.name == row.face), card.faces[0])
        types, _, subtypes = face.type_line.partition(" — ")
        words = types.split()
        supertypes = tuple(w for w in words if w in ("Basic", "Legendary"))
        return port.ObservedObject(
            id=f"i{number}",
            ref=row.ref,
            name=face.name,
            printed="" if row.token else card.name,
            zone=row.zone,
            owner=row.owner,
            controller=row.controller or row.owner,
            supertypes=supertypes,
            types=tuple(w for w in words if w not in supertypes),
            subtypes=tuple(subtypes.split()),
            counters=row.counters,
            damage=row.damage,
            tapped=row.tapped,
            token=row.token,
            power=2 if "Creature" in words else None,
            toughness=2 if "Creature" in words else None,
        )

    def act(self, action, answers=(), choose=port.stop):
        self.calls.append(("act", action))
        self.answers = answers
        return self.on_act(self, action, choose)

    def advance(self, until, answers=(), choose=port.stop):
        self.calls.append(("advance", until))
        self.answers = answers
        return self.on_advance(self, until, choose)

    def legal(self, action):
        self.calls.append(("legal", action))
        return self.on_legal(action)

    def observe(self, viewer=None):
        return port.Observation(
            viewer=viewer,
            turn=1,
            active=self.setup.active,
            step=self.step,
            priority=self.setup.active,
            players=tuple(self.players),
            objects=tuple(self.objects),
            stack=tuple(self.stack),
        )

    def shutdown(self):
        pass

    @property
    def last(self):
        """The last call's argument."""
        return self.calls[-1][1]
