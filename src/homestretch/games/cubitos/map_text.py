"""A track in text: one line for each row of bricks, four letters for each brick."""

from __future__ import annotations

from typing import Any, NamedTuple

from homestretch.core.paint import Paint
from homestretch.games.cubitos.track import ROWS, Brick, Space, Track, beside

RUNNERS = "①②③④"
RUNNER_INKS = ("purple", "orange", "cyan", "white")
TARGETS = "abcefghiklmnopqrstuvwxyz"
WIDE = 4


class Mark(NamedTuple):
    """What a letter on the map stands for: the name of its sentence and what goes into it."""

    letter: str
    text: str
    about: dict[str, Any]


def track_lines(data: dict[str, Any], track: Track, paint: Paint) -> list[str]:
    """The track seen from above. ``data["runners"]`` is the space of each seat's runner, -1 for one who is not here.

    A brick is a place for a red line to its left, then three letters. A red line between two rows is an underline of
    the upper one. The letters of the rows and the numbers at the top name the bricks.
    """
    at = {brick: number for number, covered in enumerate(track.bricks) for brick in covered}
    letters = effect_letters(track)
    numbers = "".join(str(column + 1).center(WIDE + 1)[:WIDE] for column in range(track.columns))
    lines = [paint(f"  {numbers}".rstrip(), "grey")]
    for row in range(track.rows):
        cells = [paint(ROWS[row], "grey"), "   " if row % 2 else " "]
        for column in range(track.columns):
            brick = (row, column)
            cells.append(cell(brick, at, track, letters, data.get("runners", []), paint) if brick in at else " " * WIDE)
        lines.append("".join(cells).rstrip())
    return lines


def cell(
    brick: Brick, at: dict[Brick, int], track: Track, letters: dict[int, str], runners: list[int], paint: Paint
) -> str:
    """One brick: four letters."""
    number = at[brick]
    space = track.spaces[number]
    left, _, _, _, lower_left, lower_right = (line_towards(number, at.get(other), track) for other in beside(brick))
    edge = paint("|", "red", bold=True) if left else " "
    here = [seat for seat, where in enumerate(runners) if where == number and brick == track.bricks[number][0]]
    if here:
        seats = "".join(paint(RUNNERS[seat], RUNNER_INKS[seat], bold=True) for seat in here)
        return seats if len(here) == WIDE else edge + " " * (len(here) == 1) + seats + " " * (len(here) < WIDE - 1)
    if space.kind in ("start", "finish"):
        return paint("░" * WIDE if space.kind == "start" else "▚" * WIDE, "green" if space.kind == "start" else "white")
    blank = paint("~", "blue") if space.kind == "water" else " "
    under = paint("_", "red", bold=True)
    return (
        edge
        + (under if lower_left else blank)
        + mark(number, space, letters, paint)
        + (under if lower_right else blank)
    )


def line_towards(number: int, other: int | None, track: Track) -> bool:
    """Whether a red line lies between two spaces."""
    if other is None or other not in track.spaces[number].neighbours:
        return False
    return track.spaces[number].red_line != track.spaces[other].red_line


def mark(number: int, space: Space, letters: dict[int, str], paint: Paint) -> str:
    """The letter in the middle of a brick."""
    if number in letters:
        return paint(letters[number], "cyan", bold=True)
    if space.rewards:
        letter = reward_letter(space)
        return paint(letter, "grey" if letter in "-=" else "yellow", bold=True)
    return paint("~", "blue") if space.kind == "water" else paint("·", "grey")


def reward_letter(space: Space) -> str:
    """A digit for credits, ♥ fans, d and D dice to gain, - and = dice to lose, & for several rewards."""
    if len(space.rewards) > 1:
        return "&"
    reward = space.rewards[0]
    if reward.kind == "credit":
        return str(reward.amount) if reward.amount < 10 else "+"
    if reward.kind == "fan":
        return "♥"
    if reward.kind == "die":
        return "d" if reward.limit else "D"
    return "-" if reward.amount == 1 else "="


def effect_letters(track: Track) -> dict[int, str]:
    """The letters of movement effects by space: a capital leads to the same small letter, J is a jet pack."""
    found = {number: "J" for number, space in enumerate(track.spaces) if space.jetpack}
    targets: dict[int, str] = {}
    for number, space in enumerate(track.spaces):
        for shortcut in space.shortcuts:
            letter = targets.setdefault(shortcut.target, TARGETS[len(targets) % len(TARGETS)])
            found[number] = letter.upper()
    return found | {target: letter for target, letter in targets.items() if target not in found}


def marks(track: Track) -> list[Mark]:
    """The letters that occur on a track, each with the sentence that explains it."""
    letters = effect_letters(track)
    found: dict[tuple[str, str], Mark] = {}
    for number, space in enumerate(track.spaces):
        for shortcut in space.shortcuts:
            about = {"amount": shortcut.amount, "target": letters[shortcut.target]}
            add(found, Mark(letters[number], f"map-shortcut-{shortcut.pay}", about))
        if space.jetpack:
            add(found, Mark("J", "map-jetpack", {"times": space.jetpack[0]}))
        if len(space.rewards) > 1 and number not in letters:
            add(found, Mark("&", "map-several", {}))
        elif space.rewards and number not in letters:
            add(found, reward_mark(space))
        if space.kind == "water":
            add(found, Mark("~", "map-water", {}))
    order = "1+♥dD-=&~"
    return sorted(found.values(), key=lambda item: (order.find(item.letter[0]) % 99, item.letter))


def reward_mark(space: Space) -> Mark:
    """What the letter of a single reward stands for."""
    letter, reward = reward_letter(space), space.rewards[0]
    if reward.kind == "credit":
        return Mark("1–9", "map-credit", {}) if letter.isdigit() else Mark(letter, "map-credits", {})
    text = f"map-{reward.kind.replace('_', '-')}"
    return Mark(letter, text, {"amount": reward.amount, "limit": reward.limit})


def add(found: dict[tuple[str, str], Mark], new: Mark) -> None:
    """Notes a mark; a letter that stands for several numbers names them all."""
    old = found.setdefault((new.letter, new.text), new)
    for name, value in new.about.items():
        if str(value) not in str(old.about[name]).split(" / "):
            old.about[name] = f"{old.about[name]} / {value}"
