"""A race in text: the track with its runners, the zones, the trays, and the decision as one sentence."""

from __future__ import annotations

from typing import Any

from homestretch.core.paint import Paint
from homestretch.core.text import dashed
from homestretch.games.cubitos import parts
from homestretch.games.cubitos.components import CubitosRules, components
from homestretch.games.cubitos.map_text import marks, track_lines

ZONES = ("draw", "roll", "active", "discard")


def board(data: dict[str, Any], rules: CubitosRules, text: Any, paint: Paint, names: list[str]) -> list[str]:
    """The race as one seat sees it."""
    lines: list[str] = []
    if not paint.plain:
        for number, track in enumerate(rules.courses):
            lines += [
                paint(track_name(track.name, text), bold=True),
                *track_lines({"runners": runners(data, number)}, track, paint),
            ]
            lines += ["", *(f"  {mark.letter}  {text(mark.text, **mark.about)}" for mark in marks(track)), ""]
    lines += [player_line(seat, data, rules, text, names) for seat in range(rules.seats)]
    for seat in range(rules.seats):
        lines += ["", names[seat], *zone_lines(data["players"][str(seat)], text)]
    return [*lines, "", *tray_lines(data, text)]


def track_name(name: str, text: Any) -> str:
    """A track of the box by its name in the language; one of somebody's own as it is called."""
    known = dashed("track", name.replace(" ", "-"))
    return str(text(known)) if text.has(known) else name


def runners(data: dict[str, Any], track: int) -> list[int]:
    """The space of each runner on a track; -1 for one who is on the other."""
    spaces = [player["space"] for player in data["players"].values()]
    return [space % parts.MOST_SPACES if space // parts.MOST_SPACES == track else -1 for space in spaces]


def player_line(seat: int, data: dict[str, Any], rules: CubitosRules, text: Any, names: list[str]) -> str:
    """Where somebody is and what he has."""
    player = data["players"][str(seat)]
    return str(
        text(
            "board-player",
            player=names[seat],
            leg=min(player["leg"] + 1, rules.legs),
            legs=rules.legs,
            space=space_name(player["space"], rules),
            fans=player["fans"],
            credits=player["credits"],
            draw=player["draw_amount"],
        )
    )


def space_name(space: int, rules: CubitosRules) -> str:
    """A space by its number and its place on the map."""
    number = space % parts.MOST_SPACES
    return f"{number} ({rules.courses[space // parts.MOST_SPACES].labels[number]})"


def spell(data: dict[str, Any] | None, rules: CubitosRules, name: str, value: Any) -> Any:
    """A space by its place on the map; a number in the log of a race over two tracks, where it could be on either."""
    if name != "space" or type(value) is not int or (data is None and len(rules.courses) > 1):
        return value
    return rules.courses[track_ahead(data, rules) if data else 0].labels[value]


def track_ahead(data: dict[str, Any], rules: CubitosRules) -> int:
    """The track on which the runner of the seat steps next; on the first finish of two that is the second."""
    track, number = divmod(data["players"][str(data["seat"] or 0)]["space"], parts.MOST_SPACES)
    at_bridge = track == 0 and rules.courses[0].spaces[number].kind == "finish" and len(rules.courses) > 1
    return 1 if at_bridge else int(track)


def zone_lines(player: dict[str, Any], text: Any) -> list[str]:
    """The four zones of a player, those that are not empty."""
    lines = []
    for zone in ZONES:
        if player[zone]:
            dice = [f"{count} × {said(name, text)}" for name, count in player[zone].items()]
            lines.append(f"  {text('zone-' + zone)}: {', '.join(dice)}")
    return lines


def said(name: str, text: Any) -> str:
    """A die, or an active side with what was used of it."""
    for state in parts.STATES[1:]:
        if name.endswith(state):
            return f"{text(dashed('side', name.removesuffix(state)))} ({text('board' + dashed(state))})"
    return str(text(dashed("die", name)) if name in parts.DICE else text(dashed("side", name)))


def tray_lines(data: dict[str, Any], text: Any) -> list[str]:
    """The trays with their cards and prices."""
    lines = []
    for colour, card in zip(parts.COLOURS, data["cards"], strict=True):
        if card is not None:
            left, price = data["trays"].get(colour, 0), components()["cards"][card]["cost"]["value"]
            name = text(dashed("card", card))
            lines.append(text("board-tray", die=text(dashed("die", colour)), card=name, left=left, price=price))
            lines.append(f"    {text(dashed('about', card))}")
    return lines


# Decisions


def prompt(data: dict[str, Any], rules: CubitosRules) -> tuple[str, dict[str, Any]]:
    """The sentence that asks for the decision, and what goes into it."""
    seat = data["seat"] if data["seat"] is not None else 0
    player = data["players"][str(seat)]
    bust = 1.0 if player["danger"] and not player["safe"] else 0.0
    for name, count in player["roll"].items():
        faces = components()["dice"][name]["faces"]["value"]
        bust *= (faces.count("blank") / len(faces)) ** count
    about = {
        "bust": bust if player["roll"] else 0.0,
        "steps": player["steps"] + player["water_steps"],
        "money": player["coins"] + player["credits"],
        "active": sum(player["active"].values()),
        "count": player["losing"] or player["gaining"] or player["adding"] or 1,
        "limit": player["gain_limit"],
        "dice": max(0, player["draw_amount"] - sum(player["roll"].values())),
    }
    return player["ask"], about


def odds_lines(odds: dict[str, Any], text: Any) -> list[str]:
    """The chances in words."""
    if not odds:
        return [text("odds-none")]
    return [text("odds-push", seat=int(seat) + 1, **about) for seat, about in odds.items()]


def exact_lines(exact: dict[str, float], text: Any) -> list[str]:
    """What pushing and passing are worth, and which is better."""
    if not exact:
        return []
    better = "push" if exact["push"] > exact["pass"] else "pass"
    return [
        text("exact-cost", cost=exact["cost"]),
        text("exact-push", push=exact["push"], stay=exact["pass"], better=better),
    ]
