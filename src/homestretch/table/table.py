"""The table: one authority for terminal, server and tests alike."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from homestretch.core.buffer import Buffer
from homestretch.core.catalog import Game
from homestretch.core.event import Event, Kind, read_events
from homestretch.core.luck import Luck
from homestretch.core.position import Rules
from homestretch.core.refused import Refused
from homestretch.core.replay import Record, Replay, Seat, luck_again, open_chance, places, take_step
from homestretch.core.view import View


@dataclass(frozen=True)
class Outcome:
    """How a game ended: score and place of each seat."""

    scores: list[int]
    places: list[int]

    @property
    def winners(self) -> list[int]:
        """The seats in first place."""
        return [seat for seat, place in enumerate(self.places) if place == 1]


@dataclass(frozen=True)
class Step:
    """One action or outcome of the log, with the events it caused, as rows of ints.

    An action keeps the position before it, to go back to; chance is never taken back.
    """

    seat: int | None
    before: Sequence[int]
    told: list[tuple[int, ...]]
    kinds: Sequence[Kind]

    @property
    def events(self) -> list[Event]:
        """What happened."""
        return read_events(self.kinds, self.told)

    @property
    def reveals(self) -> bool:
        """Whether something hidden was shown."""
        return any(self.kinds[row[0]].reveals for row in self.told)


@dataclass(frozen=True)
class Mark:
    """A moment of a table to which it can be put back as if nothing had happened since."""

    cells: list[int]
    log: list[Step]
    lines: list[dict[str, Any]]
    luck: Any


class Table:
    """A game being played.

    ``settle`` lets chance decide until somebody owes a decision or the game is over; call it once at the start,
    ``play`` does so after every action.
    """

    def __init__(self, game: Game, rules: Rules, luck: Luck, seats: list[Seat] | None = None) -> None:
        self.game = game
        self.rules = rules
        self.luck = luck
        self.seats = seats or [Seat(f"seat {seat + 1}", "open") for seat in range(rules.seats)]
        self.position = game.position(rules).record()
        self.record = Record.begin(game, self.position, luck, self.seats)
        self.log: list[Step] = []
        self.note(None, ())

    @classmethod
    def resumed(cls, replay: Replay, luck: Luck | None = None) -> Table:
        """The table of a game that was saved; the luck goes on where it stopped."""
        found = luck or luck_again(replay.last["luck"])
        if found is None:
            raise Refused("resume_by_hand")
        table = cls(replay.game, replay.rules, found, replay.seats)
        table.record.header = replay.header
        for line in replay.steps:
            if "do" in line:
                table.do(line["seat"], table.game.actions.pack(line_of(line)))
            else:
                kind = table.game.chance_number(line["chance"])
                outcome = table.game.outcome_number(table.rules, kind, line["is"])
                if luck is None:
                    out = Buffer()
                    count = table.position.chance(out)
                    found.outcome(table.position, out, count)
                table.happen(outcome)
        return table

    # Playing

    def waiting(self) -> list[int]:
        """The seats that owe a decision."""
        owing = self.position.waiting()
        return [seat for seat in range(self.rules.seats) if owing >> seat & 1]

    def actions(self, seat: int) -> list[int]:
        """The actions open to a seat, as ints."""
        out = Buffer()
        return out.first(self.position.legal(seat, out))

    def legal(self, seat: int) -> list[str]:
        """The actions open to a seat, as typed."""
        return [self.game.actions.typed(action) for action in self.actions(seat)]

    def play(self, seat: int, action: int | str | dict[str, Any]) -> list[Event]:
        """A seat acts, then chance is settled; returns what happened. Refused if it may not."""
        start = len(self.log)
        self.do(seat, self.understood(action))
        self.settle()
        return [event for step in self.log[start:] for event in step.events]

    def understood(self, action: int | str | dict[str, Any]) -> int:
        """An action given as an int, as typed or in its JSON form."""
        if type(action) is int:
            return action
        if isinstance(action, dict):
            return self.game.actions.pack(action)
        return self.game.actions.read(action if isinstance(action, str) else repr(action))

    def do(self, seat: int, action: int) -> None:
        """A seat acts; chance is left open."""
        self.game.refuse(self.position, seat, action)
        before = self.position.cells()
        self.position.apply(seat, action)
        self.note(seat, before)
        self.record.add({"seat": seat, **self.game.actions.name(action)})

    def happen(self, outcome: int) -> None:
        """The open random event turns out so."""
        kind = open_chance(self.position)
        value = self.game.outcomes(self.rules, kind)[outcome]
        self.position.resolve(outcome)
        self.note(None, ())
        self.record.add({"chance": self.game.chances[kind].name, "is": value})

    def settle(self) -> None:
        """Lets chance decide until a seat owes something or the game is over."""
        out = Buffer()
        while count := self.position.chance(out):
            self.happen(self.luck.outcome(self.position, out, count))

    def note(self, seat: int | None, before: Sequence[int]) -> None:
        """Adds the latest step to the log, with the events it caused."""
        self.log.append(Step(seat, array("i", before), self.position.drain(), self.game.events))

    # Looking

    @property
    def names(self) -> list[str]:
        """The names of the seats."""
        return [seat.name for seat in self.seats]

    def view(self, seat: int | None) -> View:
        """What a seat may know (None: a spectator)."""
        return View.of(self.game, self.position, seat)

    def events(self, seat: int | None, since: int = 0) -> Iterator[Event]:
        """What happened from a place in the log on, as a seat may know it."""
        for step in self.log[since:]:
            for event in step.events:
                yield event.seen_by(seat)

    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.position.over())

    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        if not self.over():
            return None
        out = Buffer()
        self.position.scores(out)
        scores = out.first(self.rules.seats)
        return Outcome(scores, places(scores))

    def replay(self) -> list[str]:
        """The lines of the replay file, or of the saved game while it goes on."""
        return list(self.record.closed(self.luck))

    def mend(self) -> None:
        """Puts the position back to where its record ends: an interrupt may come between a step and its line."""
        told = self.game.position(self.rules)
        for number, line in enumerate(self.record.lines, start=2):
            take_step(self.game, told, line, number)
        self.position.load(told.cells())
        self.position.drain()

    # Undo

    def can_undo(self, seat: int) -> bool:
        """Whether this seat has a decision to take back."""
        return self.undo_at(seat) is not None

    def undo_at(self, seat: int) -> int | None:
        """Where the latest decision of a seat lies in the log, if it may be taken back.

        Since then nothing random came and nothing hidden was shown. Others may have decided meanwhile what they
        owed at the same time and owe without it too.
        """
        at = next((at for at in range(len(self.log) - 1, 0, -1) if self.log[at].seat in (seat, None)), 0)
        if self.log[at].seat != seat or any(step.reveals for step in self.log[at:]):
            return None
        without = self.position.copy()
        without.load(list(self.log[at].before))
        for step, line in zip(self.log[at + 1 :], self.record.lines[at:], strict=True):
            action = self.game.actions.pack(line_of(line))
            if step.seat is None or without.refusal(step.seat, action):
                return None
            without.apply(step.seat, action)
        return at

    def mark(self) -> Mark:
        """This moment, to come back to if what is done next does not come about."""
        return Mark(self.position.cells(), list(self.log), list(self.record.lines), self.luck.place())

    def back_to(self, mark: Mark) -> None:
        """Puts everything back as it was at a mark, the luck too."""
        self.position.load(mark.cells)
        self.position.drain()
        self.log[:] = mark.log
        self.record.lines[:] = mark.lines
        self.luck.go_to(mark.luck)

    def forget_past(self) -> None:
        """Lets go of what can no longer be taken back; who calls it has kept the lines and the events."""
        at = next(at for at in range(len(self.log) - 1, -1, -1) if self.log[at].seat is None)
        self.record.let_go(at)
        self.log[: at + 1] = [Step(None, [], [], self.game.events)]

    def undo(self, seat: int) -> None:
        """A seat takes back its latest decision; Refused once chance or another seat came after it."""
        at = self.undo_at(seat)
        if at is None:
            raise Refused("no_undo", seat=seat)
        later = [(step.seat, line) for step, line in zip(self.log[at + 1 :], self.record.lines[at:], strict=True)]
        self.position.load(list(self.log[at].before))
        del self.log[at:]
        self.record.forget(1 + len(later))
        for other, line in later:
            assert other is not None
            self.do(other, self.game.actions.pack(line_of(line)))


def line_of(line: dict[str, Any]) -> dict[str, Any]:
    """An action in its JSON form, from a line of the record."""
    return {name: value for name, value in line.items() if name != "check"}


def run(table: Table, choose: Callable[[Table, int], int]) -> Outcome:
    """Plays a table to its end; ``choose`` decides for every seat."""
    table.settle()
    while seats := table.waiting():
        table.do(seats[0], choose(table, seats[0]))
        table.settle()
    outcome = table.outcome()
    assert outcome is not None
    return outcome
