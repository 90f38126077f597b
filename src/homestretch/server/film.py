"""A film: a replay as pictures one after the other, for the viewer in the browser."""

from __future__ import annotations

from typing import Any

import msgspec

from homestretch.core.event import read_events
from homestretch.core.refused import Refused
from homestretch.core.replay import Replay, parse_replay, take_step
from homestretch.core.view import View
from homestretch.server.info import GameInfo, game_info

MOST_FRAMES, MOST_LINES = 3000, 30_000


class Frame(msgspec.Struct):
    """One picture: after a decision and whatever chance made of it."""

    seq: int
    view: dict[str, Any]
    events: list[dict[str, Any]]
    waiting: list[int]
    round: int | None


class Film(msgspec.Struct):
    """A replay as pictures; ``verified`` is true, or the code of what does not hold."""

    header: dict[str, Any]
    sheet: dict[str, Any] | None
    info: GameInfo
    names: list[str]
    verified: bool | str
    frames: list[Frame]


def film_of(text: str) -> Film:
    """The film of a replay file; Refused, with the line, if it is none."""
    if (lines := text.count("\n")) > MOST_LINES:
        raise Refused("replay_long", steps=lines, most=MOST_LINES)
    replay = parse_replay(text.removesuffix("\n").split("\n") if text.strip() else [])
    frames = frames_of(replay)
    verified: bool | str = True
    try:
        replay.verify()
    except Refused as refused:
        verified = refused.code
    sheet = replay.game.sheet(replay.rules) if replay.game.sheet else None
    names = [seat.name for seat in replay.seats]
    return Film(replay.header, sheet, game_info(replay.game), names, verified, frames)


def frames_of(replay: Replay) -> list[Frame]:
    """A picture before every decision and one of the end."""
    position = replay.game.position(replay.rules).record()
    frames: list[Frame] = []
    told: list[dict[str, Any]] = []
    for number, line in enumerate([None, *replay.steps], start=1):
        if line is not None:
            if "do" in line and position.waiting():
                frames.append(frame_of(replay, position, len(frames), told))
                told = []
            take_step(replay.game, position, line, number)
        for event in read_events(replay.game.events, position.drain()):
            told.append((event.seen_by(None) if replay.paused else event).to_json())
    frames.append(frame_of(replay, position, len(frames), told))
    if len(frames) > MOST_FRAMES:
        raise Refused("replay_long", steps=len(frames), most=MOST_FRAMES)
    return frames


def frame_of(replay: Replay, position: Any, seq: int, told: list[dict[str, Any]]) -> Frame:
    """The picture of a moment, as a spectator sees it."""
    view = View.of(replay.game, position, None)
    waiting = [seat for seat in range(replay.rules.seats) if position.waiting() >> seat & 1]
    number = view.data.get("round", view.data.get("race"))
    events = [{**event, "seq": seq} for event in told]
    return Frame(seq, view.to_json(), events, waiting, number if isinstance(number, int) else None)
