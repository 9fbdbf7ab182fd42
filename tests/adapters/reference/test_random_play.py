"""Random games through the port: nothing raises, every prompt is a message, what is legal is not refused."""

import random

import msgspec
import pytest
from judgecall.adapters import port
from judgecall.adapters.port import Kind
from judgecall.adapters.reference import ReferenceEngine
from judgecall.adapters.reference.observing import Memory
from judgecall.engine.terms.zones import Zone
from judgecall.runner.card_library import Cards

CARDS = Cards()
NAMES = tuple(CARDS.names())
LANDS = ("Plains", "Island", "Swamp", "Mountain", "Forest")


def answer(rng, prompt):
    """Any answer that a prompt allows, as far as it says what it allows."""
    assert msgspec.json.decode(msgspec.json.encode(prompt), type=port.Prompt) == prompt
    ids = [o.id for o in prompt.options]
    match prompt.kind:
        case Kind.PAYMENT | Kind.RANDOM:
            return port.ByDefault()
        case Kind.YES_NO:
            return port.Choice(yes=rng.random() < 0.6)
        case Kind.NUMBER if not ids:
            low = prompt.low or 0
            return port.Choice(number=rng.randint(low, min(low + 3, low + 3 if prompt.high is None else prompt.high)))
        case Kind.DIVISION:
            low = prompt.low or 0
            amounts = [low] * len(ids)
            amounts[-1] += (prompt.total or 0) - low * len(ids)
            return port.Choice(picks=tuple(ids), amounts=tuple(amounts))
        case Kind.ARRANGEMENT | Kind.PILE:
            return port.Choice(picks=tuple(ids), places=tuple(rng.choice(prompt.places) for _ in ids))
        case Kind.ATTACKERS | Kind.BLOCKERS:
            return port.Choice(picks=() if prompt.least == 0 else tuple(ids))
        case Kind.NAME | Kind.TYPE | Kind.COLOR if not ids:
            return port.Choice(word="Plains")
    if prompt.may_decline and rng.random() < 0.3:
        return port.Choice(declined=True)
    count = rng.randint(prompt.least, max(prompt.least, min(prompt.most, len(ids), prompt.least + 2)))
    return port.Choice(picks=tuple(rng.sample(ids, count)))


def board(rng, players):
    """Lands for everything, a few permanents, hands, libraries and graveyards."""
    rows = []

    def add(name, zone, owner, **fields):
        card = CARDS.find(name).name
        rows.append(port.ObjectSetup(ref=f"r{len(rows)}", card=card, zone=zone, owner=owner, **fields))

    for p in players:
        for land in LANDS * 3:
            add(land, Zone.BATTLEFIELD, p)
        for zone, count in ((Zone.HAND, 7), (Zone.LIBRARY, 8), (Zone.GRAVEYARD, 2)):
            for _ in range(count):
                add(rng.choice(NAMES), zone, p)
        for name in rng.sample(NAMES, 4):
            types = CARDS.find(name).faces[0].type_line
            if not any(word in types for word in ("Instant", "Sorcery", "Aura", "Land", "Battle")):
                counters = {"loyalty": 4} if "Planeswalker" in types else {"lore": 1} if "Saga" in types else {}
                add(name, Zone.BATTLEFIELD, p, counters=counters)
    seats = tuple(port.PlayerSetup(name=p) for p in players)
    return port.GameSetup(players=seats, objects=tuple(rows), active=players[0], edition="2026-04-17", turn=5)


def actions(rng, seen):
    """What the player with priority may try, in a random order."""
    who = seen.priority
    found = []
    for o in seen.objects:
        ref = port.ObjectRef(id=o.id)
        if o.zone == "hand" and o.owner == who:
            found.append(port.PlayLand(who, ref) if "Land" in o.types else port.Cast(who, ref))
        if o.zone == "battlefield" and o.controller == who and "Land" not in o.types:
            found += [port.Activate(who, ref, a.ability) for a in o.abilities if a.kind == "activated"]
    others = [p.name for p in seen.players if p.name != who and not p.lost]
    mine = [o for o in seen.objects if o.zone == "battlefield" and o.controller == who and "Creature" in o.types]
    if others and mine:
        attackers = [port.Attacker(port.ObjectRef(id=o.id), port.OfPlayer(rng.choice(others))) for o in mine]
        found.append(port.Attack(who, tuple(rng.sample(attackers, rng.randint(1, len(attackers))))))
    return rng.sample(found, min(6, len(found)))


@pytest.mark.parametrize("seed", range(6))
def test_random_games(seed):
    rng = random.Random(seed)
    engine = ReferenceEngine()
    players = ["Alice", "Bob", "Carol"][: rng.choice([2, 2, 3])]
    assert isinstance(engine.new_game(board(rng, players)), port.Ready)
    for _ in range(20):
        seen = engine.observe()
        assert seen == anew(engine)
        engine.observe(rng.choice(players))
        if seen.over:
            break
        if seen.prompt is not None:
            engine.act(port.Choose(seen.prompt.decider, port.ByDefault()), (), lambda p: answer(rng, p))
        elif seen.priority is None or rng.random() < 0.2 or not one_action(rng, engine, seen):
            advance(rng, engine)
    assert all(entry.text for entry in engine.log())


def anew(engine):
    """What is observed by one who remembers nothing of what was observed before."""
    remembered, engine._memory = engine._memory, Memory({})
    seen = engine.observe()
    engine._memory = remembered
    return seen


def one_action(rng, engine, seen):
    """Take one of the actions that are legal."""
    for action in actions(rng, seen):
        verdict = engine.legal(action)
        assert engine.observe() == seen
        if isinstance(verdict, port.Legal):
            engine.act(action, (), lambda p: answer(rng, p))
            return True
    return False


def advance(rng, engine):
    """Pass on, and let no illegal answer of ours count."""
    try:
        engine.advance(
            port.StackEmpty() if rng.random() < 0.5 else port.AtStep(rng.choice(STEPS)), (), lambda p: answer(rng, p)
        )
    except port.EngineFault as error:
        if error.fault.kind != "malformed":
            raise


STEPS = ("upkeep", "beginning of combat", "end step")
