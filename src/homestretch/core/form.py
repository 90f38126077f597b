"""The JSON form of positions: merging what a person wrote into one, and comparing."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from homestretch.core.refused import Refused, nearest


class Bag(dict[str, int]):
    """A multiset in a JSON form: taken or compared as a whole, never merged."""


def merged(form: dict[str, Any], given: dict[str, Any], path: str = "") -> dict[str, Any]:
    """A form with some of its names changed; Refused for a name it does not have. What is empty is replaced."""
    result = dict(form)
    for name, value in given.items():
        if name not in form:
            raise Refused("position_name", name=path + name, near=nearest(name, form), known=", ".join(form))
        old = form[name]
        if isinstance(old, dict) and old and not isinstance(old, Bag) and isinstance(value, dict):
            result[name] = merged(old, value, f"{path}{name}.")
        else:
            result[name] = value
    return result


def differences(form: Any, wanted: Any, path: str = "") -> list[str]:
    """Where a form is not as wanted, one line each; what is not wanted is not compared."""
    if isinstance(wanted, dict) and isinstance(form, dict) and not isinstance(form, Bag):
        lines = []
        for name, value in wanted.items():
            here = f"{path}.{name}" if path else str(name)
            if name not in form:
                lines.append(f"{here}: there is no such name")
            else:
                lines += differences(form[name], value, here)
        return lines
    return [] if form == wanted else [f"{path}: is {plain(form)}, should be {plain(wanted)}"]


def plain(value: Any) -> str:
    """A value as one line of JSON."""
    return json.dumps(value, ensure_ascii=False, sort_keys=True, default=str)


canonical = json.JSONEncoder(ensure_ascii=False, sort_keys=True, separators=(",", ":")).encode
"""The one way to write a value, for hashing."""


# Reading a form


def counted(names: Sequence[str], row: list[int]) -> Bag:
    """A multiset: names with how many there are, without those there are none of."""
    return Bag({name: count for name, count in zip(names, row, strict=True) if count} if any(row) else ())


def counts(name: str, names: Sequence[str], data: dict[str, int]) -> list[int]:
    """A multiset as a row."""
    for entry in data:
        listed(name, names, entry)
    return [number(entry, data.get(entry, 0), 1000) for entry in names]


def listed(name: str, names: Sequence[str], value: Any) -> int:
    """The number of a name."""
    if value not in names:
        raise Refused("position_value", name=name, value=str(value))
    return names.index(value)


def flag(name: str, value: Any) -> bool:
    """True or false."""
    if type(value) is not bool:
        raise Refused("position_value", name=name, value=str(value))
    return value


def rows(name: str, value: Any, length: int) -> list[Any]:
    """A list of just so many entries."""
    if not isinstance(value, list) or len(value) != length:
        raise Refused("position_value", name=name, value=plain(value))
    return value


def number(name: str, value: Any, most: int, least: int = 0) -> int:
    """A whole number in bounds."""
    if type(value) is not int or not least <= value <= most:
        raise Refused("position_value", name=name, value=str(value))
    return value
