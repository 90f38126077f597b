"""The tracks of Cubitos: what a text map means, what is refused, and what our own four are like."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from homestretch.core.paint import Paint
from homestretch.core.refused import Refused
from homestretch.games.cubitos.drawing import track_svg
from homestretch.games.cubitos.map_text import marks, track_lines
from homestretch.games.cubitos.track import Reward, Shortcut, Track, parse_track, reached, read_course, tracks

FOUR = ("nothing_goes_right", "ahead_of_the_curve", "testing_the_waters", "still_waters_run_deep")
SMALL = """
SS  0.  1c  1.  FF
  SS  0~  1.  --  FF
"""
WORTH = {"credit": 1.0, "fan": 2.5, "die": 4.0, "lose_die": 2.0}


def drawn(lines: str, **legend: Any) -> Track:
    return parse_track({"name": "Drawn", "map": lines, "legend": {"c": {"credit": 2}, **legend}}, "drawn.toml")


def refusal(lines: str, **legend: Any) -> Refused:
    with pytest.raises(Refused) as caught:
        drawn(lines, **legend)
    return caught.value


def detours(track: Track) -> dict[int, int]:
    """How many steps each dry space costs beyond the shortest way."""
    touching = [space.neighbours for space in track.spaces]
    water = [space.kind == "water" for space in track.spaces]
    there, onwards = reached(touching, 0, water), reached(touching, len(touching) - 1, water)
    return {number: there[number] + onwards[number] - track.shortest() for number in there}


# What a map means


def test_a_small_map_is_what_it_looks_like() -> None:
    track = drawn(SMALL)
    assert [space.kind for space in track.spaces] == ["start", "land", "water", "land", "land", "land", "finish"]
    assert track.labels == ["start", "a2", "b2", "a3", "a4", "b3", "finish"]
    assert [space.neighbours for space in track.spaces] == [
        (1, 2),
        (0, 2, 3),
        (0, 1, 3, 5),
        (1, 2, 4, 5),
        (3, 5, 6),
        (2, 3, 4),
        (4,),
    ]
    assert [space.red_line for space in track.spaces] == [0, 0, 0, 1, 1, 1, 1]
    assert track.red_lines == 1
    assert track.distance == [0, 1, 1, 2, 3, 3, 4]
    assert track.spaces[3].rewards == (Reward("credit", 2, 0),)
    assert track.bricks[0] == ((0, 0), (1, 0))


def test_a_space_holds_several_rewards_and_a_die_has_its_limit() -> None:
    track = drawn("SS 0g FF", g={"die": 1, "limit": 4, "fan": 2, "lose_die": 1})
    assert track.spaces[1].rewards == (Reward("fan", 2, 0), Reward("die", 1, 4), Reward("lose_die", 1, 0))


def test_shortcuts_lead_to_the_brick_with_their_sign() -> None:
    track = drawn("SS 0X 0. 1x FF", X={"coins": 5, "steps": 7, "to": "x"}, x={})
    assert track.spaces[1].shortcuts == (Shortcut("coins", 5, 3), Shortcut("steps", 7, 3))
    assert track.spaces[3].shortcuts == ()


def test_a_jet_pack_says_how_much_it_multiplies() -> None:
    assert [space.jetpack for space in drawn("SS 0J FF", J={"jetpack": 2}).spaces] == [(), (2,), ()]


def test_water_saves_steps_but_not_for_the_tie_break() -> None:
    track = drawn("SS 0~ 0. FF\n  0. 0. -- --")
    assert (track.shortest(), track.shortest(wet=True)) == (4, 3)
    assert track.distance == [0, 1, 1, 2, 3, 4]


def test_start_and_finish_never_touch_and_are_fenced_off_from_other_sections() -> None:
    track = drawn("-- 1. 0. --\n  FF SS 0. --\n-- 1. 0. --")
    start, finish = track.spaces[0], track.spaces[-1]
    assert {track.spaces[number].red_line for number in start.neighbours} == {0}
    assert {track.spaces[number].red_line for number in finish.neighbours} == {1}


def test_sections_beyond_nine_are_letters() -> None:
    assert drawn("SS 0. 1. 2. 3. 4. 5. 6. 7. 8. 9. a. b. FF").red_lines == 11


def test_water_may_hold_rewards_too() -> None:
    space = drawn("SS 0w FF\n  0. 0. --", w={"water": True, "credit": 3}).spaces[1]
    assert (space.kind, space.rewards) == ("water", (Reward("credit", 3, 0),))


# What is refused


@pytest.mark.parametrize(
    ("lines", "code", "about"),
    [
        ("SS 0. 0? FF", "track_unknown_token", {"token": "0?", "row": 1, "column": 3}),
        ("SS 0. FF\n  0. A. --", "track_unknown_token", {"token": "A.", "row": 2, "column": 2}),
        ("SS 0.. FF", "track_unknown_token", {"token": "0..", "row": 1, "column": 2}),
        ("SS 0. FF\n  0. --", "track_uneven_rows", {"row": 2, "bricks": 2, "expected": 3}),
        ("SS 0. FF\n\n0. 0. --", "track_uneven_rows", {"row": 2, "bricks": 0, "expected": 3}),
        ("SS 0. FF\n0. 0. --", "track_row_shift", {"row": 2, "shift": "right"}),
        ("  SS 0. FF", "track_row_shift", {"row": 1, "shift": "none"}),
        ("", "track_no_start", {}),
        ("0. 0. FF", "track_no_start", {}),
        ("SS 0. 0.", "track_no_finish", {}),
        ("SS 0. SS FF", "track_area_split", {"area": "start", "row": 1, "column": 3}),
        ("SS FF 0. FF", "track_area_split", {"area": "finish", "row": 1, "column": 4}),
        ("SS 0. -- 0. FF", "track_finish_unreachable", {}),
        ("SS FF 0.", "track_finish_unreachable", {}),
        ("SS 0. 0~ 0. FF", "track_finish_only_by_water", {}),
        ("SS 0. FF -- 0.", "track_cut_off", {"row": 1, "column": 5}),
        ("SS 0. 2. FF", "track_red_lines_skipped", {"row": 1, "column": 3, "section": "2", "before": "0"}),
        ("SS 0. 1. 0. 1. FF", "track_red_lines_back", {"row": 1, "column": 4, "section": "0"}),
        ("SS 0. 0. FF\n  -- 1. --  --", "track_finish_unreachable", {}),
        ("SS 0. 1. FF\n  -- -- 0. --", "track_red_lines_back", {"row": 2, "column": 3, "section": "0"}),
        ("SS 0. 0. 1. FF\n  1. -- -- -- --", "track_red_lines_back", {"row": 2, "column": 1, "section": "1"}),
        (" ".join(["SS", *["0."] * 17, "FF"]), "track_too_large", {"rows": 1, "columns": 19, "most_columns": 18}),
        ("SS\n  FF\n" * 14, "track_too_large", {"rows": 28, "most_rows": 26}),
    ],
)
def test_a_wrong_map_is_refused_with_the_place(lines: str, code: str, about: dict[str, Any]) -> None:
    refused = refusal(lines)
    assert refused.code == code
    assert about.items() <= refused.about.items()


def test_the_way_over_water_must_not_be_the_only_one_forward() -> None:
    lines = """
-- -- -- 1~ 1~ --
  SS 0. 1. 0. 1. FF
-- -- 0~ 0~ -- --
"""
    assert refusal(lines).code == "track_finish_only_by_water"


def test_two_hundred_spaces_are_the_most() -> None:
    row = " ".join(["0."] * 18)
    rows = [" ".join(["SS", *["0."] * 16, "FF"]), *[row] * 10]
    fits = "\n".join(
        "  " * (place % 2) + line for place, line in enumerate([*rows, " ".join(["0."] * 2 + ["--"] * 16)])
    )
    assert len(drawn(fits).spaces) == 200
    over = fits.replace("0. 0. --", "0. 0. 0.")
    assert refusal(over).about == {"spaces": 201, "most": 200}


@pytest.mark.parametrize(
    ("sign", "code", "about"),
    [
        ({"coins": 5}, "track_shortcut_half", {"missing": "to"}),
        ({"to": "c"}, "track_shortcut_half", {"missing": "price"}),
        ({"coins": 5, "to": "z"}, "track_no_target", {"target": "z", "row": 1, "column": 3}),
        ({"steps": 7, "to": "."}, "track_target_twice", {"target": ".", "count": 2}),
        ({"coins": 5, "to": "c"}, "track_shortcut_back", {"target": "c"}),
        ({"coins": 5, "to": "Q"}, "track_shortcut_back", {"target": "Q"}),
        ({"jetpack": 1}, "track_weak_jetpack", {"sign": "Q"}),
        ({"jetpack": True}, "track_bad_value", {"entry": "jetpack", "value": "True", "kind": "int"}),
        ({"credit": 0}, "track_bad_value", {"entry": "credit", "value": "0"}),
        ({"credit": "two"}, "track_bad_value", {"entry": "credit", "value": "two"}),
        ({"limit": 4}, "track_limit_alone", {"sign": "Q"}),
        ({"gold": 4}, "track_bad_legend", {"entry": "gold"}),
        (4, "track_bad_legend", {"entry": "4"}),
    ],
)
def test_a_wrong_sign_is_refused(sign: Any, code: str, about: dict[str, Any]) -> None:
    refused = refusal("SS 0c 1Q 1. 1. FF", Q=sign)
    assert refused.code == code
    assert about.items() <= refused.about.items()


@pytest.mark.parametrize("sign", ["cc", ".", "~", "-", " ", ""])
def test_a_sign_is_one_letter_that_means_nothing_else(sign: str) -> None:
    assert refusal("SS 0. FF", **{sign: {}}).about == {"sign": sign}


@pytest.mark.parametrize(
    ("change", "code", "entry"),
    [
        ({"laps": 2}, "track_unknown_entry", "laps"),
        ({"map": ["SS"]}, "track_bad_entry", "map"),
        ({"legend": None}, "track_missing_entry", "legend"),
    ],
)
def test_the_entries_of_a_file_are_checked(change: dict[str, Any], code: str, entry: str) -> None:
    data = {"name": "N", "map": "SS 0. FF", "legend": {}, **change}
    with pytest.raises(Refused) as caught:
        parse_track({name: value for name, value in data.items() if value is not None}, "own.toml")
    assert (caught.value.code, caught.value.about["entry"], caught.value.about["file"]) == (code, entry, "own.toml")


def test_a_track_is_read_from_a_file(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text('name = "Own"\nmap = """\nSS 0. FF\n"""\n[legend]\n', encoding="utf-8")
    assert [track.name for track in read_course(own)] == ["Own"]
    with own.open("a", encoding="utf-8") as file:
        file.write('[second]\nname = "Behind"\nmap = "SS 0. 0. FF"\nlegend = {}\n')
    assert [track.name for track in read_course(own)] == ["Own", "Behind"]
    own.write_text('second = 2\nname = "Own"\nmap = "SS 0. FF"\nlegend = {}\n', encoding="utf-8")
    with pytest.raises(Refused, match="track_bad_entry"):
        read_course(own)
    own.write_text("name = ", encoding="utf-8")
    with pytest.raises(Refused, match="file_not_toml"):
        read_course(own)
    with pytest.raises(Refused, match="file_unreadable"):
        read_course(tmp_path / "none.toml")


# Our own four


def test_the_four_tracks_of_the_box_are_there() -> None:
    assert tuple(tracks()) == FOUR


@pytest.mark.parametrize(
    ("name", "spaces", "dry", "wet", "lines"),
    [
        ("nothing_goes_right", 149, 30, 27, 8),
        ("ahead_of_the_curve", 145, 45, 41, 12),
        ("testing_the_waters", 188, 40, 32, 11),
        ("still_waters_run_deep", 197, 51, 39, 14),
    ],
)
def test_the_figures_of_a_track(name: str, spaces: int, dry: int, wet: int, lines: int) -> None:
    track = tracks()[name]
    assert (len(track.spaces), track.shortest(), track.shortest(wet=True), track.red_lines) == (spaces, dry, wet, lines)


def test_the_first_track_has_the_rewards_known_of_the_printed_one() -> None:
    spaces = tracks()["nothing_goes_right"].spaces
    rewards = [reward for space in spaces for reward in space.rewards]
    credit = sorted(reward.amount for reward in rewards if reward.kind == "credit")
    assert credit == [1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 4, 4, 7, 7]
    assert sorted(reward.amount for reward in rewards if reward.kind == "lose_die") == [1] * 7 + [2] * 2
    assert sorted(reward.limit for reward in rewards if reward.kind == "die") == [0, 4, 4]
    assert [reward.amount for reward in rewards if reward.kind == "fan"] == [1, 1, 1]
    assert [[reward.kind for reward in space.rewards] for space in spaces if len(space.rewards) > 1] == [
        ["fan", "lose_die"]
    ]
    assert sum(space.kind == "water" for space in spaces) == 17


@pytest.mark.parametrize("name", FOUR)
def test_neighbours_are_mutual_and_a_brick_has_at_most_six(name: str) -> None:
    spaces = tracks()[name].spaces
    for number, space in enumerate(spaces):
        assert number not in space.neighbours
        assert all(number in spaces[other].neighbours for other in space.neighbours)
        assert len(space.neighbours) <= 6 or space.kind in ("start", "finish")


@pytest.mark.parametrize("name", FOUR)
def test_red_lines_are_crossed_one_by_one_every_three_or_four_steps(name: str) -> None:
    track = tracks()[name]
    for space in track.spaces:
        assert all(abs(track.spaces[other].red_line - space.red_line) <= 1 for other in space.neighbours)
    dry = [number for number, space in enumerate(track.spaces) if space.kind != "water"]
    crossed = [
        min(track.distance[number] for number in dry if track.spaces[number].red_line == line)
        for line in range(1, track.red_lines + 1)
    ]
    assert {after - before for before, after in pairwise(crossed)} <= {3, 4}
    assert crossed[0] <= 5
    assert track.shortest() - crossed[-1] <= 3


@pytest.mark.parametrize("name", FOUR)
def test_rewards_lie_on_one_space_in_five_and_are_best_off_the_shortest_way(name: str) -> None:
    track = tracks()[name]
    land = [space for space in track.spaces if space.kind == "land"]
    assert 4.5 <= len(land) / len([space for space in land if space.rewards]) <= 5.5
    lanes: dict[str, list[float]] = {"inner": [], "middle": [], "outer": []}
    for number, detour in detours(track).items():
        worth = sum(WORTH[reward.kind] * reward.amount for reward in track.spaces[number].rewards)
        lanes["inner" if detour == 0 else "middle" if detour < 3 else "outer"].append(worth)
    inner, middle, outer = (sum(worths) / len(worths) for worths in lanes.values())
    assert inner < middle < outer


@pytest.mark.parametrize("name", FOUR)
def test_credits_grow_towards_the_finish(name: str) -> None:
    track = tracks()[name]
    halves: dict[bool, list[int]] = {False: [], True: []}
    for number, space in enumerate(track.spaces):
        for reward in space.rewards:
            if reward.kind == "credit":
                halves[track.distance[number] * 2 > track.shortest()].append(reward.amount)
    assert sum(halves[False]) / len(halves[False]) + 1 < sum(halves[True]) / len(halves[True])


def test_each_track_has_the_movement_effects_of_its_character() -> None:
    effects = {
        name: (
            sorted(shortcut.pay for space in track.spaces for shortcut in space.shortcuts),
            sum(bool(space.jetpack) for space in track.spaces),
        )
        for name, track in tracks().items()
    }
    assert effects == {
        "nothing_goes_right": ([], 0),
        "ahead_of_the_curve": (["coins", "coins"], 1),
        "testing_the_waters": (["steps"], 0),
        "still_waters_run_deep": (["coins"], 1),
    }


@pytest.mark.parametrize("name", FOUR)
def test_shortcuts_and_jet_packs_are_worth_their_detour(name: str) -> None:
    track = tracks()[name]
    onwards = reached([space.neighbours for space in track.spaces], len(track.spaces) - 1, [False] * len(track.spaces))
    for number, space in enumerate(track.spaces):
        for shortcut in space.shortcuts:
            saved = onwards[number] - onwards[shortcut.target]
            price = shortcut.amount if shortcut.pay == "steps" else shortcut.amount / 4
            assert saved > price
        if space.jetpack:
            assert 2 <= detours(track)[number] <= 4


# Drawings


def test_the_text_map_of_a_small_track() -> None:
    assert track_lines({"runners": [0, 3, 3, -1]}, drawn(SMALL), Paint()) == [
        "    1   2   3   4   5",
        "a   ①   · |②③   · ▚▚▚▚",
        "b   ░░░░ ~~~| ·     ▚▚▚▚",
    ]


@pytest.mark.parametrize("name", FOUR)
def test_a_text_map_fits_eighty_columns_and_shows_every_runner(name: str) -> None:
    track = tracks()[name]
    lines = track_lines({"runners": [0, 10, 40, 10]}, track, Paint())
    assert len(lines) == track.rows + 1
    assert max(map(len, lines)) <= 80
    assert all("".join(lines).count(runner) == 1 for runner in "①②③④")
    for mark in marks(track):
        assert mark.letter == "1–9" or any(mark.letter in line for line in lines)


def test_four_runners_fit_on_one_brick() -> None:
    assert "①②③④" in track_lines({"runners": [1, 1, 1, 1]}, drawn(SMALL), Paint())[1]


def test_the_marks_explain_what_lies_there() -> None:
    track = drawn("SS 0X 0g 1x FF", X={"coins": 5, "steps": 7, "to": "x"}, x={}, g={"die": 1, "limit": 4})
    assert [tuple(mark) for mark in marks(track)] == [
        ("d", "map-die", {"amount": 1, "limit": 4}),
        ("A", "map-shortcut-coins", {"amount": 5, "target": "a"}),
        ("A", "map-shortcut-steps", {"amount": 7, "target": "a"}),
    ]


def test_a_letter_that_stands_for_several_numbers_names_them_all() -> None:
    track = drawn("SS 0f 0h 0f 0k FF", f={"fan": 1}, h={"fan": 2}, k={"credit": 12})
    assert [tuple(mark) for mark in marks(track)] == [
        ("+", "map-credits", {}),
        ("♥", "map-fan", {"amount": "1 / 2", "limit": 0}),
    ]


@pytest.mark.parametrize("name", FOUR)
def test_a_picture_is_well_formed_and_shows_everything(name: str) -> None:
    track = tracks()[name]
    picture = ElementTree.fromstring(track_svg({"runners": [0, 5, -1, 5]}, track))
    texts = [element.text for element in picture.iter("{http://www.w3.org/2000/svg}text")]
    credit = [str(reward.amount) for space in track.spaces for reward in space.rewards if reward.kind == "credit"]
    assert all(texts.count(amount) >= credit.count(amount) for amount in credit)
    wide, high = map(float, picture.attrib["viewBox"].split()[2:])
    for element in picture.iter("{http://www.w3.org/2000/svg}rect"):
        inside = float(element.attrib.get("x", 0)) + float(element.attrib["width"])
        assert inside <= wide
        assert float(element.attrib.get("y", 0)) < high
    faces = track_svg({"runners": [0, 5, -1, 5]}, track).count('<path d="M-6 3q6 6 12 0"')
    assert faces == 3


def test_a_name_with_signs_of_xml_does_not_spoil_the_picture() -> None:
    track = parse_track({"name": "Salt & <Pepper>", "map": "SS 0. FF", "legend": {}}, "own.toml")
    assert ElementTree.fromstring(track_svg({}, track))[0].text == "Salt & <Pepper>"
