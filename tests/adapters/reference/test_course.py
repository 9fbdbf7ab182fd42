"""Combat, advancing, prompts that stop an action, conceding, chance, copies, and the record of it all."""

import pytest
from judgecall.adapters import port
from judgecall.adapters.reference import ReferenceEngine
from judgecall.engine.derive.citation import TABLE
from judgecall.engine.terms.steps import Step
from judgecall.engine.terms.zones import Zone
from judgecall.steps.outcomes import Mismatch, ScenarioError


def test_attack_block_and_damage(play):
    play.say(
        """
        Given the battlefield holds
          | permanent     | controller | as   |
          | Grizzly Bears | Alice      | Ursa |
          | Wind Drake    | Alice      | Bird |
          | Hill Giant    | Bob        | Oaf  |
        When Alice attacks with "Ursa" and "Bird"
        Then it is Alice's declare attackers step
        And "Ursa" is attacking Bob
        When Bob blocks "Ursa" with "Oaf"
        Then it is Alice's declare blockers step
        And "Ursa" is blocked
        And "Bird" is unblocked
        When the game advances to Alice's end of combat
        Then Bob has 18 life
        And "Ursa" is in Alice's graveyard
        """
    )


def test_an_illegal_attack_is_refused_where_it_was_begun(play):
    play.say(
        """
        Given it is Alice's upkeep
        And the battlefield holds
          | permanent     | controller | state          | as  |
          | Grizzly Bears | Alice      | summoning sick | New |
          | Hill Giant    | Alice      |                | Oaf |
        When Alice tries to attack with "New"
        Then the action is refused
        And it is Alice's upkeep
        And nothing else changes
        """
    )


def test_damage_among_blockers_is_asked_for(play):
    play.say(
        """
        Given it is Alice's declare blockers step
        And the battlefield holds
          | permanent     | controller | state                 | as  |
          | Hill Giant    | Alice      | tapped, attacking Bob | Oaf |
          | Grizzly Bears | Bob        | blocking Oaf          | Cub |
          | Wind Drake    | Bob        | blocking Oaf          |     |
        When the game advances to Alice's combat damage step
          | choice   | source | answer                    |
          | division | Oaf    | 2 to Cub; 1 to Wind Drake |
        Then "Cub" is in Bob's graveyard
        And "Wind Drake" has 1 damage
        """
    )


def test_stopping_in_the_middle_and_going_on(play):
    play.say(
        """
        Given the battlefield holds
          | permanent         | controller |
          | 3 Island          | Alice      |
        And Alice's hand holds "Brainstorm", "Memnite"
        And Alice's library holds, from the top "Forest", "Swamp", "Plains", "Opt"
        When Alice casts "Brainstorm"
        And the top of the stack resolves until Alice is asked for objects
        Then Alice has 4 cards in hand
        And Bob can't see "Memnite"
        """
    )
    assert play.seen.prompt is not None
    with pytest.raises(port.EngineFault):
        play.engine.advance(port.StackEmpty())


def test_scry_is_an_arrangement(play):
    play.say(
        """
        Given the battlefield holds
          | permanent | controller |
          | Island    | Alice      |
        And Alice's hand holds "Opt"
        And Alice's library holds, from the top "Forest", "Swamp"
        When Alice casts "Opt"
        And the top of the stack resolves
          | choice      | answer         |
          | arrangement | bottom: Forest |
        Then Alice's library holds, from the top "Forest" and nothing more
        """
    )


def test_conceding_while_asked(play):
    play.say(
        """
        Given the battlefield holds
          | permanent | controller |
          | Island    | Alice      |
        And Alice's hand holds "Opt"
        And Alice's library holds, from the top "Forest", "Swamp"
        When Alice casts "Opt"
        And the top of the stack resolves until Alice is asked for arrangement
        And Alice concedes
        Then Bob has won the game
        And Alice has lost the game
        """
    )


def test_conceding_with_three_players_leaves_the_prompt_open(start):
    play = start(
        """
        Given a game between Alice, Bob and Carol
        And the battlefield holds
          | permanent | controller |
          | Island    | Alice      |
        And Alice's hand holds "Opt"
        And Alice's library holds, from the top "Forest", "Swamp"
        When Alice casts "Opt"
        And the top of the stack resolves until Alice is asked for arrangement
        And Carol concedes
        Then Alice is asked for arrangement
        When Alice chooses
          | choice      | answer      |
          | arrangement | top: Forest |
        Then the game goes on
        And Alice has 1 card in hand
        """
    )
    assert [p.lost for p in play.seen.players] == [False, False, True]


def test_no_answer_left_out_and_none_too_many(play):
    play.say(
        """
        Given the battlefield holds
          | permanent | controller |
          | Island    | Alice      |
        And Alice's hand holds "Opt"
        When Alice casts "Opt"
        """
    )
    with pytest.raises(ScenarioError, match="no answer to: Alice is asked for arrangement by Opt"):
        play.say("When the top of the stack resolves")


def test_an_illegal_answer_is_told_with_its_rule(play):
    play.say(
        """
        Given it is Alice's declare blockers step
        And the battlefield holds
          | permanent       | controller | state                 | as  |
          | Colossal Dreadmaw | Alice    | tapped, attacking Bob | Rex |
          | Grizzly Bears   | Bob        | blocking Rex          | Cub |
        """
    )
    with pytest.raises(ScenarioError, match=r"702\.19b"):
        play.say(
            """
            When the game advances to Alice's combat damage step
              | choice   | source | answer             |
              | division | Rex    | 1 to Cub; 5 to Bob |
            """
        )


def test_a_point_that_does_not_come_is_unreached(play):
    with pytest.raises(Mismatch, match="not reached"):
        play.say("When the game advances to the first-strike combat damage step")
    reply = play.engine.advance(port.TopResolved())
    assert isinstance(reply, port.Unreached)


def test_steps_without_priority_can_be_looked_at(play):
    play.say(
        """
        Given it is Alice's end step
        And the battlefield holds
          | permanent  | controller | state            |
          | Forest     | Bob        | tapped           |
          | Hill Giant | Bob        | tapped, 1 damage |
        And Bob's hand holds "Lightning Bolt"
        When the game advances to Alice's cleanup step
        Then it is Alice's cleanup step
        And "Hill Giant" has no damage
        And "Forest" is tapped
        And nobody has priority
        And Bob can't cast "Lightning Bolt" targeting Alice
        When the game advances to Bob's untap step
        Then it is Bob's untap step
        And "Forest" is untapped
        When Bob tries to cast "Lightning Bolt" targeting Alice
        Then the action is refused
        When the game advances to Bob's upkeep
        Then it is Bob's upkeep
        When Alice concedes
        Then Bob has won the game
        """
    )


def test_conceding_in_a_step_without_priority(start):
    start(
        """
        Given a game between Alice, Bob and Carol
        And it is Alice's end step
        When the game advances to Bob's untap step
        And Carol concedes
        Then the game goes on
        And it is Bob's untap step
        """
    )


def test_new_targets_for_a_copy(play):
    play.say(
        """
        Given the battlefield holds
          | permanent     | controller | as  |
          | 2 Mountain    | Alice      |     |
          | Grizzly Bears | Bob        | Cub |
          | Grizzly Bears | Bob        | Kit |
        And Alice's hand holds "Reverberate"
        And the stack holds, from the top
          | object         | controller | targets |
          | Lightning Bolt | Bob        | Alice   |
        When Alice casts "Reverberate" targeting "Lightning Bolt"
        And the top of the stack resolves
          | choice  | about                  | answer |
          | targets | copy of Lightning Bolt | Cub    |
        Then the stack holds, from the top
          | object                 | controller | targets |
          | copy of Lightning Bolt | Alice      | Cub     |
          | Lightning Bolt         | Bob        | Alice   |
        """
    )


def test_new_targets_may_be_declined(play):
    play.say(
        """
        Given the battlefield holds
          | permanent  | controller |
          | 2 Mountain | Alice      |
        And Alice's hand holds "Reverberate"
        And the stack holds, from the top
          | object         | controller | targets |
          | Lightning Bolt | Bob        | Alice   |
        When Alice casts "Reverberate" targeting "Lightning Bolt"
        And the top of the stack resolves
          | choice  | answer   |
          | targets | declines |
        Then the stack holds, from the top
          | object                 | controller | targets |
          | copy of Lightning Bolt | Alice      | Alice   |
          | Lightning Bolt         | Bob        | Alice   |
        """
    )


def test_triggers_that_are_alike_need_no_order(play):
    play.say(
        """
        Given the battlefield holds
          | permanent     | controller |
          | 2 Soul Warden | Alice      |
          | Forest        | Alice      |
        And Alice's hand holds "Memnite"
        When Alice casts "Memnite"
        And the stack resolves until empty
        Then Alice has 22 life
        """
    )


def test_the_legend_rule_asks_which_stays(play):
    play.say(
        """
        Given the battlefield holds
          | permanent      | controller | as    |
          | Queen Marchesa | Alice      | Older |
          | Queen Marchesa | Alice      | Newer |
        When state-based actions are checked
          | choice  | answer |
          | objects | Newer  |
        Then "Newer" is on the battlefield
        And "Older" is in Alice's graveyard
        """
    )


def test_chance_is_by_the_seed(start):
    script = """
        Given a game between Alice and Bob
        And the battlefield holds
          | permanent   | controller |
          | 2 Forest    | Alice      |
        And Alice's hand holds "Rampant Growth"
        And Alice's library holds, from the top "Forest", "Swamp", "Plains", "Island", "Mountain", "Opt", "Shock"
        When Alice casts "Rampant Growth"
        And the top of the stack resolves
          | choice  | answer |
          | objects | Plains |
        """
    orders = [[o.name for o in start(script).seen.objects if o.zone == "library"] for _ in range(2)]
    assert orders[0] == orders[1]


def test_the_log_tells_the_course(play):
    play.say(
        """
        Given the battlefield holds
          | permanent     | controller | as  |
          | Mountain      | Alice      |     |
          | Grizzly Bears | Bob        | Cub |
        And Alice's hand holds "Lightning Bolt"
        When Alice casts "Lightning Bolt" targeting "Cub"
        And the top of the stack resolves
        """
    )
    texts = play.texts()
    for text in ("Alice casts Lightning Bolt", "Lightning Bolt deals 3 damage to Grizzly Bears"):
        assert text in texts
    (dies,) = [e for e in play.engine.log() if e.text.startswith("Grizzly Bears is destroyed and goes")]
    assert (dies.kind, "704.5g" in dies.rules) == ("state-based", True)
    assert "601.2c" in play.seen.cited


def test_every_kind_of_event_has_words():
    from judgecall.adapters.reference.telling import _TELL, QUIET
    from judgecall.engine.events import changes, course, zones
    from judgecall.engine.events.base import Event

    kinds = {k for m in (changes, course, zones) for k in vars(m).values() if isinstance(k, type) and issubclass(k, Event)} - {
        Event
    }
    assert kinds - set(_TELL) - set(QUIET) == set()


def test_wrong_engines_have_names_of_their_own():
    name = next(iter(TABLE))
    with pytest.raises(ValueError, match="give it a name"):
        ReferenceEngine(overrides={name: lambda *a: None})
    engine = ReferenceEngine(overrides={name: lambda *a: None}, name="wrong")
    assert engine.initialize(port.Hello()).name == "wrong"


def test_nothing_gets_out_but_faults():
    with pytest.raises(port.EngineFault):
        ReferenceEngine().observe()


def test_several_draws_in_place_of_one_take_different_cards(play):
    play.say(
        """
        Given it is Alice's upkeep
        And the battlefield holds
          | permanent          | controller |
          | Thought Reflection | Alice      |
        And Alice's library holds, from the top "Forest", "Swamp", "Plains"
        When the game advances to Alice's draw step
        Then Alice has 2 cards in hand
        And Alice's library holds, from the top "Plains" and nothing more
        """
    )


def test_what_the_engine_does_not_play_is_unsupported(play):
    play.say("Then Alice has 20 life")
    action = port.SpecialAction(player="Alice", action="roll planar die")
    assert isinstance(play.engine.act(action), port.Unsupported)
    assert isinstance(play.engine.legal(action), port.Unsupported)


@pytest.mark.parametrize(("first", "counters"), [("Hardened Scales", 4), ("Corpsejack Menace", 3)])
def test_which_replacement_applies_first_is_asked_for(play, first, counters):
    play.say(
        f"""
        Given the battlefield holds
          | permanent         | controller |
          | Hardened Scales   | Alice      |
          | Corpsejack Menace | Alice      |
          | 2 Forest          | Alice      |
        And Alice's hand holds "Walking Ballista"
        When Alice casts "Walking Ballista"
          | choice | answer |
          | x      | 1      |
        And the top of the stack resolves
          | choice      | about            | answer    |
          | replacement | Walking Ballista | {first} |
        Then "Walking Ballista" has {counters} +1/+1 counters
        """
    )


def test_optional_payments_on_resolution(play):
    play.say(
        """
        Given the battlefield holds
          | permanent | controller |
          | 2 Island  | Alice      |
          | 3 Forest  | Bob        |
          | Forest    | Bob        |
        And Alice's hand holds "Mana Leak"
        And the stack holds, from the top
          | object        | controller | targets |
          | Giant Spider  | Bob        |         |
        When Alice casts "Mana Leak" targeting "Giant Spider"
        And the top of the stack resolves
          | player | choice    | answer |
          | Bob    | yes or no | yes    |
        Then "Giant Spider" is on the stack
        And Bob has no mana
        """
    )


def test_commander_may_go_to_the_command_zone(start):
    start(
        """
        Given a Commander game between Alice and Bob
        And the battlefield holds
          | permanent      | controller | state     |
          | Queen Marchesa | Alice      | commander |
          | 2 Swamp        | Bob        |           |
        And Bob's hand holds "Murder", "Terror"
        And it is Bob's precombat main phase
        And the players have
          | player | mana         |
          | Bob    | {B}{B}{B}    |
        When Bob casts "Murder" targeting "Queen Marchesa"
        And the top of the stack resolves
          | player | choice    | answer |
          | Alice  | yes or no | yes    |
        Then Alice's command zone holds "Queen Marchesa"
        """
    )


def test_two_combat_damage_steps(play):
    play.say(
        """
        Given it is Alice's declare attackers step
        And the battlefield holds
          | permanent        | controller | state                 |
          | Youthful Knight  | Alice      | tapped, attacking Bob |
          | Grizzly Bears    | Alice      | tapped, attacking Bob |
        When the game advances to Alice's first-strike combat damage step
        Then Bob has 18 life
        When the game advances to Alice's combat damage step
        Then Bob has 16 life
        """
    )


def test_turning_face_up_and_casting_face_down(play):
    play.say(
        """
        Given the battlefield holds
          | permanent | controller |
          | 6 Forest  | Alice      |
        And Alice's hand holds
          | card              | as   |
          | Nantuko Vigilante | Veil |
        When Alice casts "Veil"
          | choice           | answer |
          | alternative cost | morph  |
        And the top of the stack resolves
        Then "Veil" is a 2/2 creature
        And Bob can't see "Veil"
        When Alice takes the special action turn face up with "Veil"
        Then "Veil" is a 3/2 creature
        And Bob sees "Veil"
        """
    )


def test_a_declaration_that_could_not_be_paid_is_refused_and_the_next_one_is_not():
    """508.1, 733.1: what was refused before is over."""
    engine = ReferenceEngine()
    setup = port.GameSetup(
        players=(port.PlayerSetup(name="Alice"), port.PlayerSetup(name="Bob")),
        active="Alice",
        edition="2026-04-17",
        step=Step.BEGINNING_OF_COMBAT,
        objects=(
            port.ObjectSetup(ref="bears", card="Grizzly Bears", zone=Zone.BATTLEFIELD, owner="Alice"),
            port.ObjectSetup(ref="tax", card="Propaganda", zone=Zone.BATTLEFIELD, owner="Bob"),
        ),
    )
    bears = port.Attacker(port.ObjectRef(ref="bears"), port.OfPlayer("Bob"))
    assert isinstance(engine.new_game(setup), port.Ready)
    engine.act(port.PassPriority("Alice"))
    assert isinstance(engine.act(port.PassPriority("Bob")), port.Stopped)
    refused = engine.act(port.Attack("Alice", (bears,)))
    assert isinstance(refused, port.Refused)
    assert "118.3" in refused.rules
    assert engine.observe().prompt.kind is port.Kind.ATTACKERS
    assert isinstance(engine.act(port.Attack("Alice", ())), port.Done)
    assert engine.observe().priority == "Alice"
