"""Everything that comes over the wire, as types: what does not fit them is refused before anybody looks at it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

Pace = Literal["slow", "normal", "fast", "instant"]
Pacing = Literal["none", "relaxed", "normal", "fast"]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Word = Annotated[str, Meta(max_length=40)]
MoveId = Annotated[str, Meta(min_length=1, max_length=64)]


# HTTP


class SeatWish(Struct, forbid_unknown_fields=True):
    """A seat of a new table."""

    kind: Literal["me", "open", "bot"]
    name: Annotated[str, Meta(max_length=20_000)] | None = None
    level: Word | None = None


class TableWish(Struct, forbid_unknown_fields=True):
    """A new table."""

    game: Word
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: dict[str, Any] = {}
    public: bool = False
    clock: Pacing = "none"
    pace: Pace = "normal"


class JoinWish(Struct, forbid_unknown_fields=True):
    """Somebody sits down."""

    name: Annotated[str, Meta(max_length=20_000)]
    seat: SeatNumber | None = None


class Opened(Struct):
    """The answer to a new table: its invite code, its watch code and the seats of whoever made it."""

    code: str
    watch: str
    seats: list[int]


class Joined(Struct):
    """The answer to joining: the seats of this browser."""

    seats: list[int]


# Socket, from the browser


class Said(Struct, tag_field="t", forbid_unknown_fields=True):
    """Anything a browser says."""


class Hello(Said, tag="hello"):
    """The first message: what was seen last, and through which seat."""

    since: int = -1
    seat: SeatNumber | None = None


class Look(Said, tag="look"):
    """From now on through another of one's own seats."""

    seat: SeatNumber | None = None


class Move(Said, tag="move"):
    """A decision."""

    id: MoveId
    seat: SeatNumber
    decision: Word | None
    action: dict[Word, str | int | None]


class Undo(Said, tag="undo"):
    """Takes back one's latest decision."""

    id: MoveId
    seat: SeatNumber


class Start(Said, tag="start"):
    """The host starts the game."""


class SetSeat(Said, tag="seat"):
    """The host opens a seat or gives it to a bot, before the game."""

    seat: SeatNumber
    kind: Literal["open", "bot"]
    level: Word | None = None


class Nonce(Said, tag="nonce"):
    """What a seat adds to the sealed dice."""

    seat: SeatNumber
    nonce: Annotated[str, Meta(min_length=1, max_length=64, pattern="^[!-~]+$")]


class SetPace(Said, tag="pace"):
    """How fast bots play."""

    pace: Pace


class Absent(Said, tag="absent"):
    """What is to happen about somebody who is not there."""

    choice: Literal["wait", "bot", "end"]


class Rematch(Said, tag="rematch"):
    """The same people again."""


class Leave(Said, tag="leave"):
    """Somebody gets up."""


class Ping(Said, tag="ping"):
    """Are you there?"""


Client = Hello | Look | Move | Undo | Start | SetSeat | Nonce | SetPace | Absent | Rematch | Leave | Ping

# Socket, to the browser


class Heard(Struct, tag_field="t"):
    """Anything the server says."""


class SeatSeen(Struct):
    """A seat as everybody sees it, and whether it is one's own."""

    name: str
    kind: Literal["person", "bot", "open"]
    level: str | None
    here: bool
    stand_in: str | None
    mine: bool


class Revealed(Struct):
    """The sealed dice, opened."""

    secret: str
    nonces: list[str]


class AbsentSeat(Struct):
    """Somebody who is not there or whose time is up: until when to wait, and whether one may choose now."""

    seat: int
    why: Literal["gone", "clock"]
    until_ms: int
    may_choose: bool
    end: list[int]


class TableSeen(Heard, tag="table"):
    """A table as one browser sees it."""

    code: str
    watch: str
    game: str
    options: dict[str, Any]
    status: Literal["lobby", "playing", "over", "ended"]
    seats: list[SeatSeen]
    host: bool
    public: bool
    clock: Pacing
    pace: Pace
    commitment: str
    revealed: Revealed | None
    absent: AbsentSeat | None
    rematch: str | None
    bots_thinking: list[int]


class Clocks(Struct):
    """Milliseconds left for each seat, and whose clock runs."""

    left: list[int | None]
    running: list[int]


class Prompt(Struct):
    """The sentence that asks for a decision."""

    name: str
    about: dict[str, Any]


class Over(Struct):
    """How the game ended."""

    scores: list[int]
    places: list[int]


class ViewSeen(Heard, tag="view"):
    """The game as one seat, or a spectator, may know it; ``events`` covers (since, seq]."""

    seq: int
    since: int
    seat: int | None
    view: dict[str, Any]
    legal: list[dict[str, Any]]
    prompt: Prompt | None
    decision: str | None
    waiting: list[int]
    bots_thinking: list[int]
    undo: bool
    odds: dict[str, Any] | None
    events: list[dict[str, Any]] | None
    over: Over | None
    clocks: Clocks
    left: int | None


class Ack(Heard, tag="ack"):
    """A move was written down for good."""

    id: str
    seq: int


class Refusal(Heard, tag="refused"):
    """A move was not made, and why; a fresh view follows."""

    id: str | None
    code: str
    about: dict[str, Any]


class Incident(Heard, tag="incident"):
    """The server failed; the game stands as before."""

    id: str | None
    number: str


class Pong(Heard, tag="pong"):
    """I am here."""


class Gone(Heard, tag="gone"):
    """The last message: there is nothing here (any more)."""

    code: str
    about: dict[str, Any]


class TableListed(Struct):
    """A public table in the list: with its invite code while seats are open, else with its watch code."""

    code: str
    watch: bool
    game: str
    names: list[str]
    open: int
    seats: int
    clock: Pacing
    status: str


read_client: msgspec.json.Decoder[Client] = msgspec.json.Decoder(Client)
encode = msgspec.json.Encoder().encode
