"""What a picture of a race needs and no move changes: tracks, cards, dice and the fan track under some rules."""

from __future__ import annotations

from typing import Any

from homestretch.core.text import dashed
from homestretch.games.cubitos import parts
from homestretch.games.cubitos.components import CubitosRules, chosen_cards, components, steps_ahead
from homestretch.games.cubitos.track import Space, Track

ASKING = {
    "benchwarmer": ("main",),
    "reliever_beaver": ("main",),
    "mr_bats": ("main", "second"),
    "cheese_boy": ("second",),
    "punk_fruit": ("second",),
    "fat_cat": ("main",),
    "cat_tastrophy": ("main",),
}
"""Parts of the Run Phase that cost something or ask for a choice; whoever uses all at once leaves them out."""


def sheet(rules: CubitosRules) -> dict[str, Any]:
    """The race as it is printed."""
    data = components()
    names = [
        name
        for colour, card in enumerate(chosen_cards(rules.options, data))
        for name in (parts.CARDS[card : card + 1] if card != parts.NO_CARD else cards_of(colour))
    ]
    return {
        "legs": rules.legs,
        "danger": rules.danger,
        "draw_amount": rules.draw_amount,
        "step_price": rules.step_price,
        "purchases": rules.purchases,
        "track_size": parts.MOST_SPACES,
        "tracks": [track_sheet(number, rules) for number in range(len(rules.courses))],
        "colours": list(parts.COLOURS),
        "cards": {name: card_sheet(data["cards"][name], name, rules) for name in names},
        "dice": {die: list(data["dice"][die]["faces"]["value"]) for die in parts.DICE},
        "fans": [
            {"credits": paid, "draw_tokens": tokens}
            for paid, tokens in zip(data["fans"]["credits"]["value"], data["fans"]["draw_tokens"]["value"], strict=True)
        ],
    }


def cards_of(colour: int) -> tuple[str, ...]:
    """All cards of a colour, where chance decides."""
    return parts.CARDS[parts.CARDS_EACH * colour : parts.CARDS_EACH * (colour + 1)]


def card_sheet(entry: dict[str, Any], name: str, rules: CubitosRules) -> dict[str, Any]:
    """A card: what a die of it costs, and when its parts work."""
    return {
        "colour": entry["colour"],
        "cost": rules.printed(entry["cost"]),
        "parts": {
            part: {
                "timing": entry[part]["timing"],
                "power_only": entry[part].get("power_only", False),
                "lose_self": entry[part].get("lose_self", False),
                "asks": part in ASKING.get(name, ()),
            }
            for part in ("main", "second")
            if part in entry
        },
    }


def track_sheet(number: int, rules: CubitosRules) -> dict[str, Any]:
    """A track: its spaces and where they lie."""
    track = rules.courses[number]
    ahead = steps_ahead(track)
    return {
        "name": track.name,
        "text": dashed("track", track.name.replace(" ", "-")),
        "rows": track.rows,
        "columns": track.columns,
        "red_lines": track.red_lines,
        "spaces": [
            {
                "bricks": [list(brick) for brick in track.bricks[place]],
                "label": track.labels[place],
                "kind": space.kind,
                "line": space.red_line,
                "ahead": ahead[place],
                "touches": list(space.neighbours),
                "exits": exits(track, place, number, rules),
                "onward": onward(track, place, number, rules, ahead),
                "rewards": [reward._asdict() for reward in space.rewards],
                "shortcuts": [shortcut._asdict() for shortcut in space.shortcuts],
                "jetpack": space.jetpack[0] if space.jetpack else 0,
            }
            for place, space in enumerate(track.spaces)
        ],
    }


def exits(track: Track, place: int, number: int, rules: CubitosRules) -> list[int]:
    """Where a step from a space can lead: never to the start (CU-K21), from a finish on the next lap (CU-20).

    From the first finish of a two-track race it leads to the start of the second track, number 0 there (CU-30).
    """
    space: Space = track.spaces[place]
    if space.kind == "finish":
        if number + 1 < len(rules.courses):
            return [0]
        space = track.spaces[0]
    return [other for other in space.neighbours if track.spaces[other].kind != "start"]


def onward(track: Track, place: int, number: int, rules: CubitosRules, ahead: list[int]) -> list[int]:
    """The exits that are listed as choices: not those away from the finish to a bare space."""
    last = track.spaces[place].kind == "finish"
    found = exits(track, place, number, rules)
    if last and number + 1 < len(rules.courses):
        return found
    here = ahead[0 if last else place]
    return [other for other in found if ahead[other] <= here or offers(track.spaces[other])]


def offers(space: Space) -> bool:
    """Whether something lies on a space."""
    return bool(space.rewards or space.shortcuts or space.jetpack)
