"""The games that are installed: those of this package, and those other packages add.

A package adds a game by an entry point of the group ``homestretch.games`` that leads to its ``Game``.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from homestretch.core.action import Actions, Verb
from homestretch.core.buffer import Buffer
from homestretch.core.event import Kind
from homestretch.core.field import Field, Value
from homestretch.core.form import merged
from homestretch.core.insight import Insight
from homestretch.core.option import Option, complete
from homestretch.core.paint import Paint
from homestretch.core.phrase import Phrase
from homestretch.core.policy import Policy, RandomPolicy
from homestretch.core.position import Position, Rules
from homestretch.core.refused import Refused, nearest
from homestretch.core.stream import Stream

if TYPE_CHECKING:
    from homestretch.core.encoding import Encoding

GROUP = "homestretch.games"


@dataclass(frozen=True)
class Game:
    """Everything that makes a game: its parts under their names, and what can be asked about it.

    ``folder`` holds components.toml, README.md and text/. ``outcomes`` names what a kind of chance can turn
    out, given the rules. ``look`` is the only way to a view, and ``seen`` the same for whoever needs many views of one
    moment and has its JSON form already; ``imagine`` completes a view to a position.
    ``board`` draws a view in text, ``svg`` as a picture; ``sheet`` is all that stays the same under some rules and
    that a picture needs: the layout, the cards, the faces of the dice. ``prompt`` names the sentence that asks for a
    decision; ``odds`` are the chances of the moment for everybody, ``exact`` is what the seat of a view can work out on
    top of them, both with their sentences. Before the prompts in ``board_before`` the terminal draws the board, and
    ``help_for`` lists those that share the help of another. ``phrases`` are said for several actions at once, ``spell``
    says what people call the value of an argument (the view is None when an event is told), and ``explain`` tells about
    a thing by its name.
    ``encode`` makes the dense actions and observations of learners, given the rules.
    ``scores_shown``: the scores mean something to people, such as money.
    ``policies`` are the quick players by level, ``playout`` the one that plays simulations to their end if not the
    strongest of them, ``insight`` what a search should know.
    ``rule_ids`` is every rule that must have a scenario.
    """

    name: str
    title: str
    credit: str
    folder: Path
    rules_version: int
    options: Sequence[Option]
    verbs: Sequence[Verb]
    refusals: Sequence[str]
    events: Sequence[Kind]
    chances: Sequence[Field]
    make_rules: Callable[[dict[str, Any]], Any]
    start: Callable[[Any], Any]
    outcomes: Callable[[Any, int], Sequence[Value]]
    look: Callable[[Any, int], dict[str, Any]]
    imagine: Callable[[Any, int, dict[str, Any], Stream], Any]
    board: Callable[[dict[str, Any], Any, Any, Paint, list[str]], list[str]]
    prompt: Callable[[dict[str, Any], Any], tuple[str, dict[str, Any]]]
    seen: Callable[[Any, dict[str, Any], int], dict[str, Any]] | None = None
    svg: Callable[[dict[str, Any], Any], str] | None = None
    sheet: Callable[[Any], dict[str, Any]] | None = None
    encode: Callable[[Any], Encoding] | None = None
    odds: Callable[[Any], dict[str, Any]] | None = None
    odds_lines: Callable[[dict[str, Any], Any], list[str]] | None = None
    exact: Callable[[Any], dict[str, Any]] | None = None
    exact_lines: Callable[[dict[str, Any], Any], list[str]] | None = None
    check_file: Callable[[Path], dict[str, Any]] | None = None
    read_option: Mapping[str, Callable[[Path], Any]] = field(default_factory=dict)
    policies: Mapping[str, Callable[[], Policy]] = field(default_factory=dict)
    playout: Callable[[], Policy] | None = None
    insight: Callable[[], Insight] = Insight
    scores_shown: bool = False
    board_before: Sequence[str] = ()
    help_for: Mapping[str, str] = field(default_factory=dict)
    phrases: Sequence[Phrase] = ()
    spell: Callable[[dict[str, Any] | None, Any, str, Any], Any] | None = None
    explain: Callable[[str, dict[str, Any], Any], list[str]] | None = None
    rule_ids: Sequence[str] = ()

    @cached_property
    def actions(self) -> Actions:
        """All actions, by int and by name."""
        return Actions(self.verbs)

    @property
    def seats(self) -> range:
        """How many can play."""
        values = next(option.values for option in self.options if option.name == "seats")
        assert isinstance(values, range)
        return values

    @cached_property
    def levels(self) -> dict[str, Callable[[], Policy]]:
        """The quick players by name, weakest first."""
        return {"random": RandomPolicy, **self.policies}

    @cached_property
    def components_hash(self) -> str:
        """Tells apart the numbers a replay was played with."""
        import hashlib

        return hashlib.sha256((self.folder / "components.toml").read_bytes()).hexdigest()[:16]

    def rules(self, given: dict[str, Any]) -> Any:
        """Rules with the options given and the others as usual."""
        return self.make_rules(complete(self.options, given))

    def position(self, rules: Rules) -> Any:
        """A fresh start."""
        return self.start(rules)

    def read(self, rules: Rules, given: dict[str, Any]) -> Any:
        """A fresh start with some of its JSON form changed."""
        position = self.start(rules)
        form = merged(position.to_json(), given)
        try:
            position.read(form)
        except (KeyError, TypeError, ValueError, AttributeError, IndexError, OverflowError) as problem:
            raise Refused("position_form", problem=str(problem)) from None
        if is_stuck(position):
            raise Refused("position_stuck")
        return position

    def option(self, name: str) -> Option:
        """An option by name."""
        for option in self.options:
            if option.name == name:
                return option
        known = [option.name for option in self.options]
        raise Refused("unknown_option", option=name, near=nearest(name, known), known=", ".join(known))

    def options_from(self, words: Iterable[str]) -> dict[str, Any]:
        """Options as they are typed: ``seats=3``, ``track=fans``."""
        found: dict[str, Any] = {}
        for word in words:
            name, equals, value = word.partition("=")
            if not equals:
                raise Refused("option_form", option=word)
            option = self.option(name)
            found[name] = self.read_option[name](Path(value)) if name in self.read_option else option.read(value)
        return found

    def level(self, name: str) -> Policy:
        """A new quick player of a level."""
        if name not in self.levels:
            raise Refused("unknown_level", level=name, near=nearest(name, self.levels), known=", ".join(self.levels))
        return self.levels[name]()

    def playout_policy(self) -> Policy:
        """A new player for simulations: the game's own, else its strongest quick one."""
        return self.playout() if self.playout else list(self.levels.values())[-1]()

    def chance_number(self, name: object) -> int:
        """The number of a kind of chance."""
        known = [chance.name for chance in self.chances]
        if name not in known:
            raise Refused("unknown_chance", chance=str(name), near=nearest(str(name), known), known=", ".join(known))
        return known.index(str(name))

    def outcome_number(self, rules: Rules, kind: int, value: object) -> int:
        """The number of an outcome of a kind of chance."""
        named = self.outcomes(rules, kind)
        for number, name in enumerate(named):
            if name == value and type(name) is type(value):
                return number
        known = [str(name) for name in named]
        raise Refused(
            "unknown_outcome",
            chance=self.chances[kind].name,
            value=str(value),
            near=nearest(str(value), known),
            known=", ".join(known),
        )

    def encoding(self, rules: Rules) -> Encoding:
        """Dense actions and observations of the game under some rules."""
        if self.encode is None:
            raise Refused("no_encoding", game=self.name)
        return self.encode(rules)

    def refuse(self, position: Position, seat: int, action: int) -> None:
        """Raises the refusal of an action, if it has one."""
        if not self.actions.knows(action):
            raise Refused("unknown_action", do=str(action), near="", known=", ".join(self.actions.numbers))
        number = position.refusal(seat, action)
        if number:
            raise Refused(self.refusals[number], seat=seat, **self.actions.name(action))


def is_stuck(position: Any) -> bool:
    """Whether a position is neither over nor able to go on."""
    out = Buffer()
    if position.over():
        return False
    if count := position.chance(out):
        return sum(out.first(count)) <= 0
    seats = [seat for seat in range(position.rules.seats) if position.waiting() >> seat & 1]
    return not seats or any(not position.legal(seat, out) for seat in seats)


def names() -> list[str]:
    """The names of all games, those of this package first."""
    own = sorted(path.parent.name for path in own_folder().glob("*/game.py"))
    return own + sorted(set(added()) - set(own))


def find(name: str) -> Game:
    """A game by name; Refused if there is none."""
    if name.isidentifier() and len(name) < 64 and (own_folder() / name / "game.py").is_file():
        game = importlib.import_module(f"homestretch.games.{name}.game").GAME
    elif name in added():
        try:
            game = added()[name].load()
        except Exception as problem:  # whatever a package of somebody else does
            raise Refused("game_broken", game=name, problem=f"{type(problem).__name__}: {problem}") from problem
    else:
        raise Refused("unknown_game", game=name, near=nearest(name, names()), known=", ".join(names()))
    assert isinstance(game, Game)
    return game


def own_folder() -> Path:
    """Where the games of this package lie."""
    return Path(__file__).parents[1] / "games"


def added() -> dict[str, Any]:
    """The entry points by which other packages add games."""
    from importlib.metadata import entry_points

    return {point.name: point for point in entry_points(group=GROUP)}
