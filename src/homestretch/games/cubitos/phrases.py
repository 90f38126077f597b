"""What a person says at once and the rules take one by one: a way to a far space, all dice, all abilities."""

from __future__ import annotations

from collections import deque
from typing import Any

from homestretch.core.buffer import Buffer
from homestretch.core.phrase import Phrase
from homestretch.core.refused import Refused
from homestretch.core.stream import Stream
from homestretch.games.cubitos import actions, parts
from homestretch.games.cubitos.board import track_ahead
from homestretch.games.cubitos.policy import ClubPolicy
from homestretch.games.cubitos.track import Track

# What "all" answers, and the verbs with which it leaves the last word to the person.
WHOLE = ("draw", "add", "reroll", "now", "event", "busted", "run")
LAST_WORDS = (actions.SKIP, actions.READY)
FINISH = ("finish", "ziel")

End = tuple[int, int]  # a space, and how often water was entered on the way to it


# Everything


def all_fits(view: Any) -> bool:
    """Whether there is something to do, and several answers are asked for."""
    return own(view)["ask"] in WHOLE and any(useful(action) for action in open_to(view)[0])


def all_following(view: Any, words: str) -> int | None:
    """The next die or ability, in the order of a club player; after a bust every die goes."""
    choices, position = open_to(view)
    if own(view)["ask"] == "busted":
        return next((action for action in choices if useful(action)), None)
    if not any(useful(action) for action in choices):
        return None
    out = Buffer()
    action = ClubPolicy().choose(position, view.seat, out, position.legal(view.seat, out), Stream(0))
    return None if action % actions.ARGUMENT in LAST_WORDS else action


def own(view: Any) -> dict[str, Any]:
    """The player who looks."""
    player: dict[str, Any] = view.data["players"][str(view.seat)]
    return player


def open_to(view: Any) -> tuple[list[int], Any]:
    """The actions of the player who looks, and the position they are for."""
    position, out = view.imagine(Stream(0)), Buffer()
    return out.first(position.legal(view.seat, out)), position


def useful(action: int) -> bool:
    """Whether an action does something and does not just end a decision."""
    return action % actions.ARGUMENT not in (*LAST_WORDS, actions.DONE)


# A far space


def to_fits(view: Any) -> bool:
    """Whether there are steps to walk."""
    return own(view)["ask"] == "move" and steps_of(view) > 0


def to_following(view: Any, words: str) -> int | None:
    """The next step of the shortest way to a space; Refused if the steps do not last."""
    track = view.rules.courses[track_ahead(view.data, view.rules)]
    space, target = own(view)["space"], space_of(track, words)
    if not at_end(view) and target == space % parts.MOST_SPACES:
        return None
    bridge = at_end(view) and space // parts.MOST_SPACES != track_ahead(view.data, view.rules)
    way = walk(track, 0 if at_end(view) else space % parts.MOST_SPACES, target, own(view)["water_steps"])
    if not way:
        raise Refused("no_way", space=words)
    if len(way) + bridge > steps_of(view):
        raise Refused("too_far", space=words, steps=len(way) + bridge, left=steps_of(view))
    return actions.MOVE + actions.ARGUMENT * (0 if bridge else way[0])


def steps_of(view: Any) -> int:
    """Steps of both kinds."""
    return int(own(view)["steps"] + own(view)["water_steps"])


def at_end(view: Any) -> bool:
    """Whether the runner stands on a finish, from where the next lap or track begins."""
    space = own(view)["space"]
    track = view.rules.courses[space // parts.MOST_SPACES]
    return bool(track.spaces[space % parts.MOST_SPACES].kind == "finish")


def space_of(track: Track, words: str) -> int:
    """The space that somebody means: its place on the map, or the finish."""
    word = words.strip().lower()
    if word in FINISH:
        return len(track.labels) - 1
    if word not in track.labels[1:]:
        raise Refused("unknown_space", space=words, example=track.labels[1])
    return track.labels.index(word)


def walk(track: Track, start: int, target: int, water: int) -> list[int]:
    """The shortest way between two spaces that enters water at most so often; empty if there is none."""
    came: dict[End, End | None] = {(start, 0): None}
    ends = deque(came)
    while ends:
        space, wet = ends.popleft()
        if space == target:
            return traced(came, (space, wet))
        for to in track.spaces[space].neighbours:
            end = (to, wet + (track.spaces[to].kind == "water"))
            through = to == target or track.spaces[to].kind not in ("start", "finish")
            if end not in came and end[1] <= water and through:
                came[end] = (space, wet)
                ends.append(end)
    return []


def traced(came: dict[End, End | None], end: End) -> list[int]:
    """The spaces on a way, from its first step to its end."""
    way = []
    before = came[end]
    while before is not None:
        way.append(end[0])
        end, before = before, came[before]
    return way[::-1]


PHRASES = (Phrase("all", all_fits, all_following), Phrase("to", to_fits, to_following))
