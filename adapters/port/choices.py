"""What an engine asks while it acts, and what the suite answers."""

from __future__ import annotations

from enum import StrEnum

from .base import Ability, Message, ObjectRef, Pile, Share, Tagged, Value


class Kind(StrEnum):
    """The kinds of choices. An answer that has a kind fits only prompts of that kind."""

    TARGETS = "targets"
    MODES = "modes"
    NUMBER = "number"
    ALTERNATIVE_COST = "alternative cost"
    ADDITIONAL_COST = "additional cost"
    FACE = "face"
    YES_NO = "yes or no"
    OBJECTS = "objects"
    PLAYER = "player"
    ORDER = "order"
    ARRANGEMENT = "arrangement"
    NAME = "name"
    TYPE = "type"
    COLOR = "color"
    DIVISION = "division"
    VOTE = "vote"
    PILE = "pile"
    TRIGGER_ORDER = "trigger order"
    REPLACEMENT = "replacement"
    PAYMENT = "payment"
    RANDOM = "random"
    ATTACKERS = "attackers"
    BLOCKERS = "blockers"
    ACT = "act"


class Option(Message, frozen=True):
    """One thing on offer. ``id`` is unique in its prompt; ``label`` is for people.

    A value that is an object carries its ``id`` and all that is known of ``ref``, ``name``, ``zone``,
    ``owner``, ``controller``, ``token``, ``copy`` and ``ability``, so that the suite recognises it without
    observing.
    """

    id: str
    value: Value
    label: str = ""


class Prompt(Message, frozen=True):
    """A choice that a player has now.

    ``decider`` answers it for ``player``; they differ while one player controls another (723). ``source`` is
    the object whose instruction it is, ``ability`` which of its abilities. ``about`` is what it is *for*,
    apart from the source: the copy whose targets may be changed, the object or player that an event is about
    to affect; ``event`` names that event in the words of the rules, lower case (``draw``, ``damage``,
    ``enter``).

    How it is answered, by kind:
    - picks from ``options``, at least ``least`` and at most ``most``, different ones unless ``repeats``. The
      order counts for ``order`` and ``trigger order`` (the first is applied, or put on the stack, first) and
      for ``modes``. ``targets`` asks for one use of the word "target", whose ``number`` is given.
    - ``number``: a number between ``low`` and ``high`` (None: no bound).
    - ``yes or no``: no options.
    - ``division``: ``total`` among the options, each at least ``low``.
    - ``arrangement`` and ``pile``: each option into one of ``places``.
    - ``name``, ``type``, ``color``, without options: any that the rules know, but none of ``excluded``.
    - ``random``: the outcome of chance, as though a player chose; ``act``: an object to play, cast or
      activate. ``may_decline``: it can be answered by not doing it at all.
    """

    id: str
    decider: str
    player: str
    kind: Kind
    source: ObjectRef | None = None
    ability: Ability | None = None
    number: int | None = None
    about: tuple[Value, ...] = ()
    event: str = ""
    options: tuple[Option, ...] = ()
    least: int = 1
    most: int = 1
    repeats: bool = False
    low: int | None = None
    high: int | None = None
    total: int | None = None
    places: tuple[str, ...] = ()
    excluded: tuple[str, ...] = ()
    may_decline: bool = False
    open: bool = False
    text: str = ""


class Choice(Tagged, frozen=True):
    """The answer to a prompt, in its own terms: ``picks`` are ids of options, in order; ``amounts`` go with
    them for a division, ``places`` for an arrangement. ``yes``, ``number`` and ``word`` answer prompts
    without options. ``declined`` does not do it."""

    picks: tuple[str, ...] = ()
    amounts: tuple[int, ...] = ()
    places: tuple[str, ...] = ()
    yes: bool | None = None
    number: int | None = None
    word: str | None = None
    declined: bool = False


class Stop(Tagged, frozen=True):
    """No answer yet: the engine suspends the action here and replies ``Stopped``; ``Choose`` resumes it."""


class ByDefault(Tagged, frozen=True):
    """The scenario leaves it open, and may: chance by the seed, payment by the engine's own means, any order
    among equals (the given one, or the order of entering)."""


class ConcedeNow(Tagged, frozen=True):
    """Instead of an answer, a player concedes (104.3a)."""

    player: str


ChoiceReply = Choice | ByDefault | Stop | ConcedeNow
"""What ``choose`` returns."""


class Answer(Message, frozen=True):
    """An answer by meaning, prepared before the question.

    It fits a prompt of that ``player`` (decider or player) when whatever else is set fits: ``source``, its
    ``ability``, ``about`` (one of what the prompt is about), ``kind``. The ``nth`` of those prompts that fit
    is meant, or with None the first that is not answered yet. The answer itself is ``values`` (in order, also
    for one word, number or color), ``yes``, ``division`` or ``piles``; ``declines`` answers any prompt that
    may be declined, by no or by nothing; ``concedes``: that player concedes instead (104.3a).
    """

    player: str | None = None
    kind: Kind | None = None
    source: ObjectRef | None = None
    ability: Ability | None = None
    about: Value | None = None
    nth: int | None = None
    values: tuple[Value, ...] = ()
    yes: bool | None = None
    division: tuple[Share, ...] = ()
    piles: tuple[Pile, ...] = ()
    declines: bool = False
    concedes: bool = False


class PromptMatch(Message, frozen=True):
    """Which prompt is meant, as in an answer; what is not set fits all."""

    player: str | None = None
    kind: Kind | None = None
    source: ObjectRef | None = None
    ability: Ability | None = None
    about: Value | None = None
