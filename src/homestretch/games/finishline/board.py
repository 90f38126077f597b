"""A race in text: the field from last to first, the money, and the decision as one sentence."""

from __future__ import annotations

from typing import Any

from homestretch.core.paint import Paint
from homestretch.games.finishline import parts
from homestretch.games.finishline.components import FinishLineRules

WIDE = 11
LETTERS = ("", "F", "S")


def board(data: dict[str, Any], rules: FinishLineRules, text: Any, paint: Paint, names: list[str]) -> list[str]:
    """The game as one seat sees it."""
    lines = [text("board-race", race=data["race"], races=rules.races)]
    if data["order"]:
        lines += field_list(data, rules, text) if paint.plain else ["", *field_row(data, rules, text, paint), ""]
    lines.append(text("board-pool", count=sum(data["pool"].values()), dice=counted(data["pool"], text)))
    if data["out_of_play"]:
        lines.append(text("board-out", dice=counted(data["out_of_play"], text)))
    if data["dice"]:
        lines.append(text("board-dice", dice=", ".join(die_word(die, text) for die in data["dice"])))
    lines += ["", *money(data, text, paint, names)]
    return lines + sheet(data, rules, text)


# The field


def odds_of(horse: int, data: dict[str, Any], rules: FinishLineRules) -> int:
    """What a horse of this race pays."""
    return rules.odds_at(data["race"], data["line_up"].index(horse))


def field_row(data: dict[str, Any], rules: FinishLineRules, text: Any, paint: Paint) -> list[str]:
    """The tiles from left to right; of two that are level one lies above the other."""
    order = data["order"]
    lower = order[:-2] + order[-1:] if data["level"] else order
    blocks = [tile(horse, data, rules, text, paint) for horse in lower]
    rows = ["  " + "".join(block[k] for block in blocks) for k in range(len(blocks[0]))]
    if data["level"]:
        indent = " " * (2 + WIDE * (len(lower) - 1))
        rows = [*(indent + line for line in tile(order[-2], data, rules, text, paint)), *rows]
    return [row.rstrip() for row in [*rows, "  " + text("board-legend")]]


def tile(horse: int, data: dict[str, Any], rules: FinishLineRules, text: Any, paint: Paint) -> list[str]:
    """One horse: its number and letter, its odds, and the dice on it."""
    kind = rules.type_of(horse)
    backed = horse in backed_by(data)
    head = f"{horse:>2}{'*' if backed else ' '}{LETTERS[kind] or ' '} {odds_of(horse, data, rules):>2}x"
    lies = " ".join(text(f"mark-{die.replace('_', '-')}") for die in data["on"][str(horse)])
    inner = WIDE - 3
    return [
        "┌" + "─" * inner + "┐ ",
        "│" + paint(head.ljust(inner), "orange" if backed else "white", bold=backed) + "│ ",
        "│" + lies[:inner].ljust(inner) + "│ ",
        "└" + "─" * inner + "┘ ",
    ]


def backed_by(data: dict[str, Any]) -> set[int]:
    """The horses on one's own sheet."""
    sheet = data["your_bets"] or {"win": [], "place": []}
    return {bet["horse"] for bet in sheet["win"]} | {horse for bet in sheet["place"] for horse in bet["horses"]}


def field_list(data: dict[str, Any], rules: FinishLineRules, text: Any) -> list[str]:
    """The field in words, first place first."""
    lines = []
    order = data["order"]
    for i, horse in enumerate(reversed(order)):
        place = 1 if data["level"] and i < 2 else i + 1 - data["level"]
        dice = ", ".join(text(f"lying-{die.replace('_', '-')}") for die in data["on"][str(horse)])
        kind = parts.TYPES[rules.type_of(horse)]
        lines.append(
            text(
                "board-horse",
                place=place,
                horse=horse,
                type=text(f"type-{kind}"),
                odds=odds_of(horse, data, rules),
                dice=dice or text("board-bare"),
            )
        )
    if data["level"]:
        lines.append(text("board-level", upper=order[-2], lower=order[-1]))
    return lines


def counted(bag: dict[str, int], text: Any) -> str:
    """A multiset of dice in words."""
    return ", ".join(f"{count} {text('die-' + die)}" for die, count in bag.items()) or str(text("board-none"))


def die_word(die: dict[str, Any], text: Any) -> str:
    """One die: its face, or its colour before it is rolled."""
    return str(text(f"face-{die['shows'].replace('_', '-')}") if "shows" in die else text(f"die-{die['die']}"))


# The money


def money(data: dict[str, Any], text: Any, paint: Paint, names: list[str]) -> list[str]:
    """Who has how much, and what stands beside it."""
    lines = []
    for seat, name in enumerate(names):
        notes = [text("board-capital", amount=data["capital"][seat])]
        if data["side_bets"][seat]:
            notes.append(text("board-side", amount=f"{data['side_bets'][seat]:+d}"))
        if data["kept"][seat]:
            notes.append(text("board-kept", count=data["kept"][seat]))
        if data["step"] == "bet":
            notes.append(text("board-betting" if seat in data["betting"] else "board-closed"))
        racing = data["step"] in ("take", "use", "fetch", "roll")
        active = seat == (data["player"] if racing else data["extra"])
        mark = "▸" if active else " "
        lines.append(f"{mark} {paint(name.ljust(max(map(len, names))), bold=active)}  {'  '.join(notes)}")
    return lines


def sheet(data: dict[str, Any], rules: FinishLineRules, text: Any) -> list[str]:
    """One's own betting sheet."""
    bets = data["your_bets"]
    if not bets or not (bets["win"] or bets["place"]):
        return []
    lines = [text("board-your-bets")]
    for bet in bets["win"]:
        odds = odds_of(bet["horse"], data, rules)
        lines.append(
            text("board-win-bet", horse=bet["horse"], odds=odds, amount=bet["amount"], pays=odds * bet["amount"])
        )
    for bet in bets["place"]:
        one, other = bet["horses"]
        odds = odds_of(one, data, rules) + odds_of(other, data, rules)
        lines.append(
            text("board-place-bet", one=one, other=other, odds=odds, amount=bet["amount"], pays=odds * bet["amount"])
        )
    return lines


# The decision


def prompt(data: dict[str, Any], rules: FinishLineRules) -> tuple[str, dict[str, Any]]:
    """The name of the sentence that asks for the decision, and what goes into it."""
    bets = data["your_bets"] or {"win": [], "place": []}
    staked = sum(bet["amount"] for bet in (*bets["win"], *bets["place"]))
    capital = data["capital"][data["you"]] if data["you"] is not None else 0
    field = data["order"]
    about = {
        "race": data["race"],
        "starting": len(data["line_up"]) + 1,
        "pool": sum(data["pool"].values()),
        "nth": len(data["dice"]) + 1,
        "capital": capital,
        "staked": staked,
        "left": capital - staked,
        "leader": field[-1] if field else 0,
        "runner_up": field[-2] if len(field) > 1 else 0,
        "photographed": (field[-2] if data["photo"] is None else field[-1]) if len(field) > 1 else 0,
    }
    if data["step"] == "take" and not data["out_of_play"] and not any(data["kept"]) and not any(data["on"].values()):
        return "take_next" if data["dice"] else "take_first", about
    return data["step"], about


def odds_lines(odds: dict[str, Any], text: Any) -> list[str]:
    """The estimated chances as sentences: every horse, and the five pairs that bring back most."""
    if not odds["races"]:
        return [text("odds-none")]
    lines = [text("odds-races", races=odds["races"])]
    for horse, row in odds["horses"].items():
        lines.append(
            text(
                "odds-horse",
                horse=horse,
                odds=row["odds"],
                first=row["first"],
                second=row["second"],
                back=round(row["pays_of_100"]),
            )
        )
    best = sorted(odds["pairs"].items(), key=lambda item: -item[1]["pays_of_100"])[:5]
    for pair, row in best:
        one, other = pair.split("+")
        back = round(row["pays_of_100"])
        lines.append(text("odds-pair", one=one, other=other, odds=row["odds"], chance=row["chance"], back=back))
    return lines


def exact_lines(exact: dict[str, Any], text: Any) -> list[str]:
    """What the slip of the one who asks would bring."""
    if not exact or exact["least"] == exact["most"]:
        return []
    best = text.all_of([f"#{first} – #{second}" for first, second in exact["best"][:3]])
    return [text("exact-slip", least=exact["least"], most=exact["most"], best=best)]
