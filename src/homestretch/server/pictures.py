"""What a table looks like to each browser: the table itself, and the game through a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Raw, Struct

from homestretch.core.sealed import commitment
from homestretch.server import messages as m
from homestretch.server.estimate import decisions_left, seconds_for
from homestretch.server.line import Line
from homestretch.server.play import Play

if TYPE_CHECKING:
    from homestretch.server.room import Room

EVERY = 20
"""Rows a spectator sees between two estimates of how long the game will take."""

NOTHING = Raw(b"[]")


class Own(Struct):
    """The part of a view that is made for one seat."""

    seq: int
    seat: int | None
    view: dict[str, Any]
    legal: Raw
    prompt: m.Prompt | None
    decision: str | None
    undo: bool


class Open(Struct):
    """The part of a view that everybody gets alike."""

    waiting: list[int]
    bots_thinking: list[int]
    odds: Raw | None
    over: m.Over | None
    left: int | None


class Pictures:
    """Makes the messages that show a table; what several browsers are shown alike is made once."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.odds: tuple[int, Raw | None] = (-1, None)
        self.estimated: tuple[int, float] | None = None
        self.made: dict[int | None, bytes] = {}
        self.open: bytes | None = None

    def changed(self) -> None:
        """The game has gone on, or who sits at the table is another."""
        self.made.clear()
        self.open = None

    def table(self, owner: str | None, watching: bool) -> m.TableSeen:
        """The table as one browser sees it; whoever watches is not told how to sit down."""
        room, table = self.room, self.room.table
        own = [] if watching else room.seats_of(owner)
        shown = room.play is not None and table.status in ("over", "ended")
        return m.TableSeen(
            code=table.watch if watching else table.code,
            watch=table.watch,
            game=table.game,
            options=table.options,
            status=table.status,  # type: ignore[arg-type]
            seats=[
                m.SeatSeen(
                    name=seat.name,
                    kind=seat.kind,  # type: ignore[arg-type]
                    level=seat.level,
                    here=seat.kind == "bot" or (seat.kind == "person" and room.here(at)),
                    stand_in=seat.stand_in,
                    mine=at in own,
                )
                for at, seat in enumerate(room.seats)
            ],
            host=not watching and owner is not None and owner == table.host,
            public=table.public,
            clock=table.clock,  # type: ignore[arg-type]
            pace=table.pace,  # type: ignore[arg-type]
            commitment=commitment(table.secret),
            revealed=m.Revealed(table.secret.hex(), [seat.nonce or "" for seat in room.seats]) if shown else None,
            absent=room.missing(),
            rematch=None if watching else table.rematch,
            bots_thinking=room.bots.owing,
        )

    def view(self, line: Line) -> bytes | None:
        """The newest view for a line, with the events since the last one it got; None before the game."""
        play, clock = self.room.play, self.room.clock
        if play is None:
            return None
        since = line.sent.get(line.look, -1)
        line.sent[line.look] = play.head(line.look)
        events = play.events(line.look, since)
        clocks = m.encode(m.Clocks(clock.shown(), sorted(clock.running)))
        return b'{"t":"view","since":%d,"events":%b,"clocks":%b,%b' % (since, events, clocks, self.core(line.look)[1:])

    def core(self, seat: int | None) -> bytes:
        """What all lines that look through the same seat are sent alike."""
        if seat in self.made:
            return self.made[seat]
        core = self.core_of(seat)
        if sum(line.look == seat for line in self.room.lines) > 1:
            self.made[seat] = core
        return core

    def core_of(self, seat: int | None) -> bytes:
        """The view of a seat and all that belongs to it."""
        room, play = self.room, self.room.play
        assert play is not None
        view, going = play.moment().view(seat), room.table.status == "playing"
        decision = play.decision(seat) if going and seat is not None else None
        own = Own(
            seq=play.head(seat),
            seat=seat,
            view=view.to_json(),
            legal=play.legal(seat) if decision and seat is not None else NOTHING,
            prompt=m.Prompt(*room.game.prompt(view.data, play.rules)) if decision else None,
            decision=decision,
            undo=going and seat is not None and play.table.can_undo(seat),
        )
        return b"%b,%b" % (m.encode(own)[:-1], self.for_everybody(play, going)[1:])

    def for_everybody(self, play: Play, going: bool) -> bytes:
        """What belongs to a view and is the same for all, made once."""
        if self.open is None:
            outcome = play.table.outcome()
            self.open = m.encode(
                Open(
                    waiting=play.waiting() if going else [],
                    bots_thinking=self.room.bots.owing,
                    odds=self.current_odds(play) if going else None,
                    over=m.Over(outcome.scores, outcome.places) if outcome else None,
                    left=self.seconds_left(play) if going else None,
                )
            )
        return self.open

    def current_odds(self, play: Play) -> Raw | None:
        """The odds of the moment, computed once for all who look on; null where there are none, or no time yet."""
        sums, head = play.game.odds, play.head(None)
        if sums is not None and self.odds[0] != head:
            spare, what = self.room.house.spare, f"odds of {play.game.name}"
            if not spare.allows(what):
                spare.later(self.odds_at_last)
                return None
            self.odds = (head, Raw(m.encode(spare.do(what, sums, play.table.position))))
        return self.odds[1]

    async def odds_at_last(self) -> None:
        """There is time for odds that were left out: whoever looks on is shown the game with them."""
        room = self.room
        async with room.lock:
            if room.play is None or room.table.status != "playing" or not room.lines:
                return
            if self.odds[0] != room.play.head(None) and self.current_odds(room.play) is not None:
                self.changed()
                room.show_views(room.play.everybody)

    def seconds_left(self, play: Play) -> int | None:
        """Roughly how long the game will still take, computed anew now and then; None if there was no time to."""
        head = play.head(None)
        if self.estimated is None or head >= self.estimated[0] + EVERY:
            spare, what = self.room.house.spare, f"rest of {play.game.name}"
            if spare.allows(what):
                self.estimated = (head, spare.do(what, decisions_left, play))
        if self.estimated is None:
            return None
        return seconds_for(self.estimated[1], self.room.seats, self.room.table.pace)
