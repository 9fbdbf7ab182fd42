"""A vocabulary of four phrases over the port, enough to reach every verdict."""

from judgecall.adapters import port
from judgecall.steps.outcomes import Mismatch, ScenarioError, Unsupported
from pytest_bdd import given, parsers, then, when


@given("a game between Alice and Bob")
def a_game(engine, edition):
    players = (port.PlayerSetup(name="Alice"), port.PlayerSetup(name="Bob"))
    reply = engine.new_game(port.GameSetup(players=players, active="Alice", edition=edition))
    if isinstance(reply, port.Unsupported):
        raise Unsupported(reply.reason)


@when("Alice passes priority")
def passes(engine):
    reply = engine.act(port.PassPriority(player="Alice"))
    if isinstance(reply, port.Refused):
        raise ScenarioError(reply.reason)
    if isinstance(reply, port.Unsupported):
        raise Unsupported(reply.reason)


@then(parsers.re(r"Alice has (?P<life>\d+) life"), converters={"life": int})
def has_life(engine, life):
    actual = engine.observe().players[0].life
    if actual != life:
        raise Mismatch("Alice's life", life, actual)


@then(parsers.re(r"the edition is (?P<date>[\d-]+)"))
def the_edition(edition, date):
    if edition != date:
        raise Mismatch("the edition", date, edition)
