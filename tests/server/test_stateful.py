"""Whatever people do with their lines, all seats see the same game: Hypothesis drives the real sockets.

Joining, dropping, coming back with any old number, sending again, late, twice, in the wrong order, for other seats
and as spectators. A model remembers what was acknowledged; a fresh line must agree with it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from server.guest import Guest, House, Talk

SEATS = st.integers(0, 1)
GAMES = ["scrapracer", "finishline", "cubitos"]


class Tables(RuleBasedStateMachine):
    """Two people at a table, with as many lines as they like, and a spectator."""

    house: House

    @initialize(game=st.sampled_from(GAMES))
    def sit_down(self, game: str) -> None:
        """A new table with both there."""
        self.guests = [Guest(self.house, address="10.9.0.1"), Guest(self.house, address="10.9.0.2")]
        opened = self.guests[0].open(game, "me", "open")
        self.guests[1].join(opened["code"], "Ben")
        self.code, self.watch = opened["code"], opened["watch"]
        self.lines: list[list[Talk]] = [[guest.come(self.code)] for guest in self.guests]
        for lines in self.lines:
            lines[0].nonce()
        for lines in self.lines:
            lines[0].started()
        self.acked: dict[tuple[int, str], tuple[int, dict[str, Any]]] = {}
        self.count = 0

    def settle(self) -> None:
        """Everybody has heard everything."""
        for lines in self.lines:
            for line in lines:
                line.settle()

    def line(self, seat: int) -> Talk:
        """A line of a seat; a new one if all were dropped."""
        if not self.lines[seat]:
            self.lines[seat].append(self.guests[seat].come(self.code))
            self.lines[seat][-1].started()
        return self.lines[seat][-1]

    @rule(seat=SEATS, pick=st.integers(0, 1000))
    def move(self, seat: int, pick: int) -> None:
        """A seat decides, if it owes a decision; else it is refused."""
        line = self.line(seat)
        line.settle()
        before = line.view
        sent = {"seat": seat, "decision": before["decision"] or f"{seat}-0", "action": {"do": "done"}}
        if before["legal"]:
            sent["action"] = before["legal"][pick % len(before["legal"])]
        answer = self.send(line, seat, sent)
        assert (answer["t"] == "ack") == bool(before["legal"]), answer

    def send(self, line: Talk, seat: int, sent: dict[str, Any]) -> dict[str, Any]:
        """Sends a move and remembers what was promised."""
        self.count += 1
        move_id = f"m{self.count}"
        line.say(t="move", id=move_id, **sent)
        answer = line.answer(move_id)
        if answer["t"] == "ack":
            self.acked[seat, move_id] = (answer["seq"], sent)
        return answer

    @rule(seat=SEATS)
    def move_twice_at_once(self, seat: int) -> None:
        """A double click: the second one is stale, or the same."""
        line = self.line(seat)
        line.settle()
        if not line.view["legal"]:
            return
        sent = {"seat": seat, "decision": line.view["decision"], "action": line.view["legal"][0]}
        ids = [f"d{self.count}", f"e{self.count}"]
        self.count += 1
        for move_id in (ids[0], ids[0], ids[1]):
            line.say(t="move", id=move_id, **sent)
        first, same, second = line.answer(ids[0]), line.answer(ids[0]), line.answer(ids[1])
        assert first == same
        assert first["t"] == "ack"
        assert second["t"] == "refused"
        self.acked[seat, ids[0]] = (first["seq"], sent)

    @precondition(lambda self: self.acked)
    @rule(pick=st.integers(0, 1000))
    def send_again(self, pick: int) -> None:
        """Something that was acknowledged long ago is sent again: the same answer."""
        (seat, move_id), (seq, sent) = list(self.acked.items())[pick % len(self.acked)]
        line = self.line(seat)
        line.say(t="move", id=move_id, **sent)
        assert line.answer(move_id) == {"t": "ack", "id": move_id, "seq": seq}

    @rule(seat=SEATS, other=st.integers(0, 3))
    def move_for_another(self, seat: int, other: int) -> None:
        """Nobody decides for another seat."""
        if other == seat:
            return
        whose = self.line(other).view if other < 2 else {"decision": None, "legal": []}
        action = whose["legal"][0] if whose["legal"] else {"do": "roll"}
        sent = {"seat": other, "decision": whose["decision"] or "0-0", "action": action}
        answer = self.send(self.line(seat), other, sent)
        assert answer["code"] == "not_your_seat"

    @rule(seat=SEATS)
    def undo(self, seat: int) -> None:
        """A seat takes back what it may."""
        line = self.line(seat)
        line.settle()
        may = line.view["undo"]
        self.count += 1
        line.say(t="undo", id=f"u{self.count}", seat=seat)
        assert (line.answer(f"u{self.count}")["t"] == "ack") == may

    @rule(seat=SEATS)
    def drop(self, seat: int) -> None:
        """A line breaks."""
        if self.lines[seat]:
            self.lines[seat].pop().close()

    @rule(seat=SEATS, since=st.integers(-3, 60))
    def come_back(self, seat: int, since: int) -> None:
        """One more line, with any old number."""
        if len(self.lines[seat]) > 2:
            self.lines[seat].pop(0).close()
        line = self.guests[seat].come(self.code, since=since, seat=seat)
        line.started()
        view = line.view
        assert view["since"] == (since if 0 <= since <= view["seq"] else -1)
        assert all(view["since"] < event["seq"] <= view["seq"] for event in view["events"])
        self.lines[seat].append(line)

    @rule()
    def watch_and_meddle(self) -> None:
        """A spectator sees nothing it should not and can do nothing."""
        guest = Guest(self.house, address="10.9.0.3")
        line = guest.come(self.watch)
        line.started()
        assert line.view["seat"] is None
        assert line.view["legal"] == []
        for seat in (0, 1):
            line.say(t="move", id="w", seat=seat, decision="0-1", action={"do": "roll"})
            assert line.answer("w")["code"] == "not_your_seat"
        line.close()

    @invariant()
    def all_lines_of_a_seat_agree(self) -> None:
        """Whatever happened, every line of a seat shows what a fresh one would."""
        if not hasattr(self, "lines"):
            return
        self.settle()
        waiting = set()
        for lines in self.lines:
            shown = {str((line.view["seq"], line.view["view"], line.view["decision"])) for line in lines}
            assert len(shown) <= 1
            waiting |= {tuple(line.view["waiting"]) for line in lines}
        assert len(waiting) <= 1

    def teardown(self) -> None:
        """A fresh line of each seat knows every event in order, without a gap."""
        if not hasattr(self, "lines"):
            return
        self.settle()
        for seat, lines in enumerate(self.lines):
            fresh = self.guests[seat].come(self.code, seat=seat)
            fresh.started()
            for line in lines:
                assert line.view["view"] == fresh.view["view"]
            assert fresh.view["seq"] >= max([0, *(seq for (who, _), (seq, _) in self.acked.items() if who == seat)])
            for line in [*lines, fresh]:
                line.close()


def test_whatever_people_do_all_seats_see_the_same_game(tmp_path: Path) -> None:
    house = House(tmp_path / "tables.db", odd={})

    class Here(Tables):
        pass

    Here.house = house
    checks = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]
    few = settings(max_examples=12, stateful_step_count=25, deadline=None, suppress_health_check=checks)
    run_state_machine_as_test(Here, settings=few)
    assert house.stop() == 0
    assert "incident" not in house.log.read_text()
