"""Answers: found by meaning, missing, unused, stopped at, given later."""

import zlib

import msgspec
import pytest
from judgecall.adapters import port
from judgecall.steps.outcomes import Mismatch, ScenarioError, Unsupported


def prompt(kind, *values, decider="Alice", **fields):
    options = tuple(port.Option(id=f"o{n}", value=value) for n, value in enumerate(values))
    return port.Prompt(id="p", decider=decider, player=decider, kind=port.Kind(kind), options=options, **fields)


def word(text):
    return port.OfWord(text)


def card(name, **fields):
    return port.OfObject(port.ObjectRef(id=fields.pop("id", name), name=name, **fields))


class Asks:
    """Asks one prompt after another, and keeps the replies."""

    def __init__(self, *prompts):
        self.prompts = list(prompts)
        self.replies = []

    def __call__(self, engine, action, choose):
        if isinstance(action, port.Choose):
            self.replies.append(action.choice)
            self.prompts.pop(0)
        while self.prompts:
            reply = choose(self.prompts[0])
            if isinstance(reply, port.Stop):
                return port.Stopped(self.prompts[0])
            self.replies.append(reply)
            self.prompts.pop(0)
        return port.Done()


def run(scenario, table, *prompts, text="Alice passes priority"):
    asks = scenario.engine.on_act = Asks(*prompts)
    scenario.when(text, table)
    return asks.replies


def test_answers_find_their_prompts_by_meaning(judged):
    source = port.ObjectRef(id="1", name="Lightning Bolt", copy=True)
    first = prompt("yes or no", source=source, about=(card("Grizzly Bears"),))
    second = prompt("yes or no", source=source, about=(card("Forest"),))
    third = prompt("color", word("red"), word("blue"), decider="Bob")
    replies = run(
        judged,
        """| player | about         | answer |
           | Bob    |               | blue   |
           |        | Forest        | no     |
           |        | Grizzly Bears | yes    |""",
        first,
        second,
        third,
    )
    assert replies == [port.Choice(yes=True), port.Choice(yes=False), port.Choice(picks=("o1",))]


def test_by_source_ability_and_ordinal(judged):
    saga = port.ObjectRef(id="1", name="History of Benalia")
    asked = [prompt("number", low=0, high=9, source=saga, ability=port.Ability(chapter=n)) for n in (1, 2, 2)]
    replies = run(
        judged,
        """| source                           | nth | answer |
           | chapter II of History of Benalia | 2   | 5      |
           | chapter II of History of Benalia | 1   | 4      |
           | chapter I of History of Benalia  |     | 3      |""",
        *asked,
    )
    assert [r.number for r in replies] == [3, 4, 5]


def test_an_answer_waits_for_a_prompt_of_its_kind(judged):
    replies = run(
        judged,
        "| choice | answer |\n| targets | Forest |\n| number | 2 |\n| objects | Plains |",
        prompt("objects", card("Forest"), card("Plains")),
        prompt("number", low=0),
        prompt("targets", card("Forest"), card("Plains")),
    )
    assert replies == [port.Choice(picks=("o1",)), port.Choice(number=2), port.Choice(picks=("o0",))]


def test_an_answer_without_a_kind_declares_nothing(judged):
    with pytest.raises(ScenarioError) as raised:
        run(judged, "| answer |\n| Forest |", prompt("attackers", card("Forest"), least=0, most=1))
    assert "nobody asked for the answer of row 1: answer Forest" in str(raised.value)


def test_a_row_that_nothing_used_says_where_it_might_have_belonged(judged):
    with pytest.raises(ScenarioError) as raised:
        run(
            judged,
            "| player | choice | answer |\n| Alice | targets | Forest |\n| Bob | number | 3 |",
            prompt("objects", card("Forest"), card("Plains"), least=2, most=2),
            prompt("number", low=0, high=0),
        )
    message = str(raised.value)
    assert "row 1: player Alice, choice targets, answer Forest. Asked were: Alice is asked for objects" in message
    assert "(not for targets)" in message
    assert "row 2: player Bob, choice number, answer 3. Asked were:" in message
    assert "Alice is asked for number; from 0 to 0 (not Bob)" in message


def test_a_row_may_state_a_forced_choice_that_was_not_asked(judged):
    only = prompt("targets", card("Forest"))
    judged.engine.on_act = lambda engine, action, choose: port.Done(forced=(only,))
    judged.when("Alice passes priority", "| choice | answer |\n| targets | Forest |")
    with pytest.raises(ScenarioError) as raised:
        judged.when("Alice passes priority", "| choice | answer |\n| targets | Plains |")
    assert "Plains is not among the options" in str(raised.value)
    with pytest.raises(ScenarioError):
        judged.when("Alice passes priority", "| choice | answer |\n| targets | Forest |\n| targets | Forest |")


def test_forced_and_open_prompts_need_no_answer(judged):
    chapter = port.OfAbility(port.ObjectRef(name="History of Benalia"), port.Ability(chapter=1))
    replies = run(
        judged,
        None,
        prompt("targets", card("Forest")),
        prompt("objects", card("Forest"), card("Plains"), least=2, most=2),
        prompt("random", word("heads"), word("tails")),
        prompt("order", card("Forest"), card("Plains"), open=True),
        prompt("trigger order", chapter, chapter),
        prompt("objects", card("Plains", id="a", zone="hand"), card("Plains", id="b", zone="hand")),
        prompt("objects", least=0, most=0),
        prompt("number", low=2, high=2),
        prompt("division", card("Forest"), total=4, low=1),
        prompt("attackers", card("Forest"), least=0, most=1),
    )
    assert replies == [
        port.Choice(picks=("o0",)),
        port.Choice(picks=("o0", "o1")),
        port.ByDefault(),
        port.ByDefault(),
        port.Choice(picks=("o0", "o1")),
        port.Choice(picks=("o0",)),
        port.Choice(),
        port.Choice(number=2),
        port.Choice(picks=("o0",), amounts=(4,)),
        port.Choice(),
    ]


@pytest.mark.parametrize(
    "open_prompt",
    [
        prompt("targets", card("Forest"), card("Plains")),
        prompt("yes or no"),
        prompt("trigger order", card("Forest"), card("Plains"), least=2, most=2),
        prompt("arrangement", card("Forest"), places=("top", "bottom")),
        prompt("objects", card("Forest"), may_decline=True),
        prompt("number", low=0, high=1),
    ],
    ids=lambda p: p.kind.value,
)
def test_a_real_choice_left_open(judged, scenario, open_prompt):
    judged.engine.on_act = Asks(open_prompt)
    with pytest.raises(ScenarioError, match=r"no answer to: Alice is asked for .*Allowed: a row in the table"):
        judged.when("Alice passes priority")
    scenario.engine.on_act = asks_and_lives_on(open_prompt, matters=True)
    with pytest.raises(Mismatch, match="no answer to") as caught:
        scenario.when("Alice passes priority")
    assert caught.value.prompts == (open_prompt,)


def asks_and_lives_on(open_prompt, matters):
    """Asks one prompt; Alice's life total depends on the answer, or does not."""

    def act(engine, action, choose):
        reply = choose(open_prompt)
        if isinstance(reply, port.Stop):
            return port.Stopped(open_prompt)
        life = zlib.crc32(repr(reply).encode()) if matters else 7
        engine.players[0] = msgspec.structs.replace(engine.players[0], life=life)
        return port.Done()

    return act


@pytest.mark.parametrize(
    "idle",
    [
        prompt("yes or no"),
        prompt("targets", card("Forest"), card("Plains"), may_decline=True),
        prompt("trigger order", card("Forest"), card("Plains"), least=2, most=2),
    ],
    ids=lambda p: p.kind.value,
)
def test_a_question_whose_answers_all_lead_to_the_same_state_is_nobodys_fault(scenario, judged, idle):
    scenario.engine.on_act = asks_and_lives_on(idle, matters=False)
    scenario.when("Alice passes priority")
    scenario.then("Alice has 7 life")
    scenario.when("Alice passes priority")
    with pytest.raises(Mismatch, match="a choice was not offered"):
        scenario.when("Alice passes priority", "| choice | answer |\n| number | 2 |")
    judged.engine.on_act = asks_and_lives_on(idle, matters=False)
    with pytest.raises(ScenarioError, match="no answer to"):
        judged.when("Alice passes priority")


def test_an_answer_never_asked_for(judged, scenario):
    table = "| choice | answer |\n| color | red |"
    with pytest.raises(ScenarioError, match=r"nobody asked for the answer of row 1: choice color, answer red"):
        run(judged, table)
    with pytest.raises(Mismatch, match="a choice was not offered"):
        run(scenario, table)


def test_an_answer_that_is_not_among_the_options(judged, scenario):
    table = "| choice | answer |\n| color | pink |"
    asked = prompt("color", word("red"), word("blue"))
    with pytest.raises(ScenarioError, match=r"pink is not among the options.*red; blue"):
        run(judged, table, asked)
    with pytest.raises(Mismatch, match="pink is not among the options"):
        run(scenario, table, asked)


def test_divisions_arrangements_orders_and_refusals(judged):
    replies = run(
        judged,
        """| choice        | answer                                                            |
           | division      | 3 to Grizzly Bears; 1 to Bob                                      |
           | arrangement   | top: Forest / bottom: Plains                                      |
           | trigger order | chapter II of History of Benalia; chapter I of History of Benalia |
           | objects       | declines                                                          |
           | player        | concedes                                                          |""",
        prompt("division", port.OfPlayer("Bob"), card("Grizzly Bears"), total=4, low=1),
        prompt("arrangement", card("Plains"), card("Forest"), places=("top", "bottom")),
        prompt(
            "trigger order",
            *(port.OfAbility(port.ObjectRef(name="History of Benalia"), port.Ability(chapter=n)) for n in (1, 2)),
            least=2,
            most=2,
        ),
        prompt("objects", card("Forest"), may_decline=True),
        prompt("player", port.OfPlayer("Alice"), port.OfPlayer("Bob")),
    )
    assert replies == [
        port.Choice(picks=("o1", "o0"), amounts=(3, 1)),
        port.Choice(picks=("o1", "o0"), places=("top", "bottom")),
        port.Choice(picks=("o1", "o0")),
        port.Choice(declined=True),
        port.ConcedeNow("Alice"),
    ]


def test_objects_alike_but_for_their_controllers_are_told_apart(judged):
    asked = prompt("targets", card("Forest", id="1", controller="Alice"), card("Forest", id="2", controller="Bob"), most=1)
    with pytest.raises(ScenarioError, match="Forest may mean"):
        run(judged, "| choice | answer |\n| targets | Forest |", asked)


def test_by_alias_owner_and_ordinal(judged):
    judged.given("Alice's hand holds", "| card | as |\n| Forest | the forest |\n| 2 Forest | |")
    judged.game.start()
    things = [port.OfObject(judged.ref(o.ref)) for o in judged.engine.objects if o.zone == "hand"]
    asked = [prompt("objects", *things) for _ in range(3)]
    replies = run(judged, "| answer |\n| the forest |\n| Forest #3 |\n| Forest |", *asked)
    assert replies == [port.Choice(picks=("o0",)), port.Choice(picks=("o2",)), port.Choice(picks=("o0",))]


def test_stopping_inside_and_going_on(judged):
    copy = port.ObjectRef(id="c", name="Lightning Bolt", copy=True)
    asked = prompt("targets", port.OfPlayer("Alice"), port.OfPlayer("Bob"), about=(port.OfObject(copy),))
    asks = judged.engine.on_act = Asks(prompt("yes or no"), asked, prompt("color", word("red"), word("blue")))
    judged.when(
        "Alice passes priority until Alice is asked for targets about copy of Lightning Bolt",
        "| choice | answer |\n| yes or no | yes |",
    )
    judged.then("Alice is asked for targets about copy of Lightning Bolt")
    judged.then("Alice is offered", "| option |\n| Bob |\n| Alice |")
    judged.then("Alice can choose Bob")
    judged.then('Alice can\'t choose "Grizzly Bears"')
    with pytest.raises(Mismatch, match=r"offered are"):
        judged.then("Alice is offered", "| option |\n| Bob |")
    with pytest.raises(Mismatch, match=r"asked for targets"):
        judged.then("Bob is asked for targets")
    with pytest.raises(ScenarioError, match="an answer is still missing"):
        judged.when("the top of the stack resolves")
    judged.when('Alice tries to choose "Grizzly Bears"')
    judged.then("the action is refused")
    judged.when("Alice chooses Bob", "| choice | answer |\n| color | red |")
    assert asks.replies == [port.Choice(yes=True), port.Choice(picks=("o1",)), port.Choice(picks=("o0",))]
    with pytest.raises(Mismatch, match="nobody is asked"):
        judged.then("Alice is asked for targets")


def test_a_prompt_to_stop_at_that_never_comes(judged):
    judged.engine.on_act = Asks(prompt("yes or no"))
    with pytest.raises(Mismatch, match="never came"):
        judged.when("Alice passes priority until Bob is asked for targets", "| answer |\n| yes |")


def test_prepared_answers_for_engines_that_cannot_suspend():
    from described import Scenario
    from fake_engine import FakeEngine

    scenario = Scenario(FakeEngine(capabilities=port.Capabilities()))
    scenario.given("a game between Alice and Bob")
    scenario.engine.on_act = lambda engine, action, choose: port.Done(unused=(1,))
    with pytest.raises(Mismatch, match="a choice was not offered: row 2"):
        scenario.when("Alice passes priority", "| answer |\n| yes |\n| no |")
    assert [a.yes for a in scenario.engine.answers] == [True, False]
    scenario.engine.on_act = lambda engine, action, choose: port.Done()
    scenario.when("Alice passes priority", "| answer |\n| yes |\n| no |")


def test_an_engine_that_suspends_without_calling_back(judged):
    asked = [prompt("color", word("red"), word("blue")), prompt("yes or no"), prompt("random", word("heads"))]
    got = []

    def act(engine, action, choose):
        if isinstance(action, port.Choose):
            got.append(action.choice)
        return port.Stopped(asked.pop(0)) if asked else port.Done()

    judged.engine.on_act = act
    judged.when("Alice passes priority", "| answer |\n| blue |\n| yes |")
    assert got == [port.Choice(picks=("o1",)), port.Choice(yes=True), port.ByDefault()]


def test_a_question_stands_while_somebody_else_concedes(judged):
    asked = prompt("yes or no")

    def act(engine, action, choose):
        if isinstance(action, port.Choose):
            return port.Done()
        if isinstance(action, port.PassPriority):
            choose(asked)
        return port.Stopped(asked)

    judged.engine.on_act = act
    judged.when("Alice passes priority until Alice is asked for yes or no")
    judged.when("Bob concedes")
    judged.then("Alice is asked for yes or no")
    judged.when("Alice chooses yes")


def test_an_engine_that_replies_nothing_or_shows_nobody(scenario):
    scenario.game.start()
    scenario.engine.on_act = lambda engine, action, choose: None
    with pytest.raises(port.EngineFault, match="no reply of the port"):
        scenario.when("Alice passes priority")
    scenario.engine.players = []
    scenario.game._seen = None
    with pytest.raises(Mismatch, match="not among the players"):
        scenario.then("Alice has 20 life")


def test_triggers_that_the_engine_orders_without_declaring_to_ask_are_unsupported(scenario):
    table = "| choice        | answer        |\n| trigger order | Grizzly Bears |"
    with pytest.raises(Unsupported, match="trigger order"):
        scenario.when("the top of the stack resolves", table)


def test_a_stack_that_is_neither_declared_nor_shown_is_unsupported(scenario):
    with pytest.raises(Unsupported, match="does not show the stack"):
        scenario.then("the stack holds, from the top", "| object |\n| Lightning Bolt |")
