"""When steps: the actions that reach the engine, with their announcements."""

import pytest
from judgecall.adapters import port
from judgecall.steps.outcomes import Mismatch, ScenarioError, Unsupported


@pytest.fixture
def ready(scenario):
    """Some cards in some zones."""
    scenario.given('Alice\'s hand holds "Lightning Bolt", "Forest" and "Decree of Pain"')
    scenario.given('Alice\'s graveyard holds "Fire in the Hole"')
    scenario.given(
        "the battlefield holds",
        """| permanent | controller | as |
           | Grizzly Bears | Alice | the bear |
           | Grizzly Bears | Bob | his bear |
           | Jace, the Mind Sculptor | Bob | |
           | 2 Plains | Alice | |""",
    )
    scenario.game.start()
    return scenario


def ids(*refs):
    return [ref.id for ref in refs]


def test_casting_with_everything(ready):
    ready.when(
        'Alice casts "Lightning Bolt"',
        """| choice           | answer                            |
           | x                | 3                                 |
           | modes            | 1; 3                              |
           | targets          | Bob; his bear                     |
           | targets 2        | Jace, the Mind Sculptor           |
           | division         | 2 to Bob; 1 to his bear           |
           | additional cost  | kicker; buyback                   |
           | alternative cost | overload                          |
           | face             | Lightning                         |
           | sacrifice        | the bear                          |
           | mana             | {R}{R}                            |""",
    )
    action = ready.engine.last
    assert isinstance(action, port.Cast)
    assert (action.player, action.object.id) == ("Alice", ready.find("Lightning Bolt").id)
    said = action.announcement
    assert (said.x, said.modes, said.face, said.alternative) == (3, (1, 3), "Lightning", "overload")
    assert said.additional == ("kicker", "buyback")
    assert [t.number for t in said.targets] == [1, 2]
    assert said.targets[0].targets[0] == port.OfPlayer("Bob")
    assert said.targets[0].targets[1].object.id == ready.find("his bear").id
    assert said.targets[1].targets[0].object.id == ready.find("Jace, the Mind Sculptor").id
    assert [(s.amount, getattr(s.to, "player", "")) for s in said.division] == [(2, "Bob"), (1, "")]
    assert said.payment.mana == "{R}{R}"
    assert ids(*said.payment.sacrifices) == [ready.find("the bear").id]


def test_targets_in_the_step(ready):
    ready.when('Alice casts "Lightning Bolt" targeting "his bear" and Bob, then "Jace, the Mind Sculptor"')
    first, second = ready.engine.last.announcement.targets
    assert (first.number, second.number) == (1, 2)
    assert first.targets[1] == port.OfPlayer("Bob")
    assert second.targets[0].object.name == "Jace, the Mind Sculptor"


def test_casting_from_elsewhere(ready):
    ready.when('Alice casts "Fire in the Hole" from her graveyard')
    assert ready.engine.last.object.zone == "graveyard"
    ready.when('Alice casts "Fire in the Hole"')
    assert ready.engine.last.object.zone == "graveyard"


def test_activating(ready):
    ready.when('Alice activates ability 2 of "the bear" targeting Bob')
    action = ready.engine.last
    assert action.ability == port.Ability(number=2)
    assert action.announcement.targets[0].targets == (port.OfPlayer("Bob"),)
    ready.when('Alice activates cycling of "Decree of Pain"')
    assert ready.engine.last.ability == port.Ability(keyword="cycling")
    ready.when('Alice activates "the bear"')
    assert ready.engine.last.ability == port.Ability()


def test_the_only_activated_ability_and_one_of_two(ready):
    bear = ready.find("the bear")
    two = tuple(port.ObservedAbility(ability=port.Ability(number=n), kind="activated") for n in (1, 2))
    place = ready.engine.objects.index(bear)
    ready.engine.objects[place] = bear = port.ObservedObject(
        id="x",
        ref="the bear",
        name="Grizzly Bears",
        zone="battlefield",
        owner="Alice",
        controller="Alice",
        abilities=two[:1],
    )
    ready.game._seen = None
    ready.when('Alice activates "the bear"')
    assert ready.engine.last.ability == port.Ability(number=1)
    ready.engine.objects[place] = port.ObservedObject(
        id="x",
        ref="the bear",
        name="Grizzly Bears",
        zone="battlefield",
        owner="Alice",
        controller="Alice",
        abilities=two,
    )
    ready.game._seen = None
    with pytest.raises(ScenarioError, match=r'2 activated abilities.*ability 2 of "Grizzly Bears"'):
        ready.when('Alice activates "the bear"')


def test_lands_and_special_actions(ready):
    ready.when('Alice plays "Forest"')
    assert isinstance(ready.engine.last, port.PlayLand)
    ready.when('Alice takes the special action foretell with "Decree of Pain"')
    action = ready.engine.last
    assert (action.action, action.object.name) == ("foretell", "Decree of Pain")


def test_attacks_and_blocks(ready):
    ready.when('Alice attacks Bob with "the bear"')
    assert ready.engine.last.attackers[0].attacks == port.OfPlayer("Bob")
    ready.when('Alice attacks with "Grizzly Bears"')
    assert ready.engine.last.attackers[0].creature.ref == "the bear"
    ready.when("Alice attacks", "| attacker | attacks |\n| the bear | Jace, the Mind Sculptor |")
    assert ready.engine.last.attackers[0].attacks.object.name == "Jace, the Mind Sculptor"
    ready.when("Alice attacks")
    assert ready.engine.last.attackers == ()
    ready.when('Bob blocks "the bear" with "his bear"')
    blocker = ready.engine.last.blockers[0]
    assert (blocker.creature.ref, blocker.blocks[0].ref) == ("his bear", "the bear")
    ready.when("Bob blocks", "| blocker | blocks |\n| his bear | the bear |")
    assert ready.engine.last.blockers == (blocker,)


def test_time(ready):
    ready.when("the game advances to Bob's upkeep")
    assert ready.engine.last == port.AtStep("upkeep", "Bob")
    ready.when("the game advances to the next end step")
    assert ready.engine.last == port.AtStep("end step", None)
    ready.when("the top of the stack resolves")
    assert ready.engine.last == port.TopResolved()
    ready.when("the stack resolves until empty")
    assert ready.engine.last == port.StackEmpty()
    ready.when("Bob concedes")
    assert ready.engine.last == port.Concede("Bob")


def test_a_refused_action_fails_unless_it_is_tried(ready):
    ready.engine.on_act = lambda engine, action, choose: port.Refused(reason="no mana", rules=("601.2h",))
    with pytest.raises(Mismatch, match="the action is refused: no mana") as caught:
        ready.when('Alice casts "Lightning Bolt" targeting Bob')
    assert caught.value.actual == "no mana (601.2h)"
    ready.when('Alice tries to cast "Lightning Bolt" targeting Bob')
    ready.then("the action is refused")
    ready.engine.on_act = lambda engine, action, choose: port.Done()
    ready.when('Alice tries to cast "Lightning Bolt" targeting Bob')
    with pytest.raises(Mismatch, match="the action was taken"):
        ready.then("the action is refused")


def test_unsupported_is_no_failure(ready):
    ready.engine.on_act = lambda engine, action, choose: port.Unsupported(reason="no planeswalkers", cards=("Jace",))
    with pytest.raises(Unsupported, match=r"no planeswalkers \(Jace\)"):
        ready.when("Alice passes priority")


def test_a_point_that_is_not_reached(ready):
    ready.engine.on_advance = lambda engine, until, choose: port.Unreached(reason="there is no combat")
    with pytest.raises(Mismatch, match="there is no combat"):
        ready.when("the game advances to Alice's end of combat")


def test_legality(ready):
    ready.then('Alice can cast "Lightning Bolt" targeting Bob')
    assert isinstance(ready.engine.last, port.Cast)
    ready.engine.on_legal = lambda action: port.Illegal(reason="it is tapped", rules=("508.1a",))
    ready.then('Alice can\'t attack with "the bear"')
    with pytest.raises(Mismatch, match="it is illegal: it is tapped"):
        ready.then('Alice can attack with "the bear"')
    ready.engine.on_legal = lambda action: port.Legal()
    with pytest.raises(Mismatch, match="Alice can attack"):
        ready.then('Alice can\'t attack with "the bear"')


def test_an_attack_on_any_of_several_opponents():
    from described import Scenario
    from fake_engine import FakeEngine

    scenario = Scenario(FakeEngine())
    scenario.given("a game between Alice, Bob and Cara")
    scenario.given("the battlefield holds", "| permanent | controller |\n| Grizzly Bears | Alice |")
    scenario.game.start()

    def only_cara(action):
        return port.Legal() if action.attackers[0].attacks == port.OfPlayer("Cara") else port.Illegal()

    scenario.engine.on_legal = only_cara
    scenario.then('Alice can attack with "Grizzly Bears"')
    scenario.then('Alice can\'t attack Bob with "Grizzly Bears"')


def test_objects_that_may_be_mistaken(scenario):
    scenario.given("the battlefield holds", "| permanent | controller |\n| 2 Grizzly Bears | Bob |")
    scenario.given('Alice\'s hand holds "Lightning Bolt" and "Lightning Bolt"')
    with pytest.raises(ScenarioError, match=r"may mean 2 objects.*an alias"):
        scenario.when('Alice casts "Lightning Bolt" targeting "Grizzly Bears"')
    scenario.when('Alice casts "Lightning Bolt" targeting "Grizzly Bears #2"')
    assert scenario.engine.last.announcement.targets[0].targets[0].object.id == scenario.engine.objects[1].id
