"""The conformance test of a game: ``check_game("scrapracer")``. Games of other packages run it too.

It plays games with every number of seats and asks of every position what must hold in any game. What
does not hold is an AssertionError with a sentence.
"""

from __future__ import annotations

import json
import pickle
import random
from collections.abc import Iterator
from typing import Any

from homestretch.core.action import VERBS_AT_MOST
from homestretch.core.buffer import Buffer
from homestretch.core.catalog import Game, find
from homestretch.core.luck import CommonLuck, SeededLuck
from homestretch.core.refused import Refused
from homestretch.core.replay import open_chance, parse_replay
from homestretch.core.stream import Stream
from homestretch.core.text import LANGUAGES, Text, dashed
from homestretch.core.view import View
from homestretch.table.table import Table

LONGEST = 100_000
EVERY = 7
"""The dear checks are made at every seventh step, that of all actions less often where there are very many."""
MOST = 200
"""Of a verb with more actions than that, the listed ones and so many others are tried."""


def check_game(name: str, games: int = 2, seed: int = 1, **options: Any) -> None:
    """Plays some games with every number of seats and every level; AssertionError if something does not hold.

    ``options`` are options of the game; with ``seats`` among them it is played with so many only.
    """
    game = find(name)
    check_texts(game)
    check_policies_and_seeds(game, seed)
    for seats in [options["seats"]] if "seats" in options else game.seats:
        rules = game.rules({**options, "seats": seats})
        again = pickle.loads(pickle.dumps(rules))
        assert again.options == rules.options, f"rules with {seats} seats change when pickled"
        for number in range(games):
            for level in game.levels:
                play_checked(game, rules, level, seed, number)


# Texts


def check_texts(game: Game) -> None:
    """Every event, action, refusal, chance and option has its text in every language."""
    for language in LANGUAGES:
        text = Text(language, game)
        missing = [wanted for wanted in wanted_texts(game) if not text.has(wanted)]
        assert not missing, f"{game.name} has no {language} text for {', '.join(missing)}"
        assert (game.folder / "text" / f"rules.{language}.md").is_file(), f"{game.name} has no text/rules.{language}.md"


def wanted_texts(game: Game) -> Iterator[str]:
    """The names of the texts a game must have."""
    yield from (dashed("event", kind.name) for kind in game.events)
    yield from (dashed("action", verb.name) for verb in game.verbs)
    yield from (dashed("refused", code) for code in game.refusals if code)
    yield from (dashed("chance", chance.name) for chance in game.chances)
    yield from (dashed("option", option.name) for option in game.options if option.name != "seats")
    fields = [f for kind in game.events for f in kind.fields]
    fields += [f for verb in game.verbs for f in verb.fields] + list(game.chances)
    for field in fields:
        for value in field.values or ():
            if isinstance(value, str) and field.name != "by":
                yield dashed(field.prefix, value)


def check_sentences(game: Game, table: Table) -> None:
    """Every event so far can be told to everybody in every language."""
    for language in LANGUAGES:
        text = Text(language, game)
        for seat in (None, *range(table.rules.seats)):
            for event in table.events(seat):
                text.event(event, table.names)


# Players and seeds


def check_policies_and_seeds(game: Game, seed: int) -> None:
    """The same seed gives the same game; the generators of others are neither used nor needed."""
    ends = []
    for stir in (1, 2):
        random.seed(stir)
        state = random.getstate()
        table = Table(game, game.rules({}), SeededLuck(seed))
        finish(table, seed)
        ends.append(table.replay())
        assert random.getstate() == state, f"{game.name} uses the global random generator"
    assert ends[0] == ends[1], f"{game.name} does not play the same game again from the same seed"


def finish(table: Table, seed: int) -> None:
    """Plays a table to its end at random."""
    stream, out = Stream(seed, channel=1), Buffer()
    table.settle()
    while seats := table.waiting():
        count = table.position.legal(seats[0], out)
        table.do(seats[0], out[stream.below(count)])
        table.settle()


# Positions


def play_checked(game: Game, rules: Any, level: str, seed: int, number: int) -> None:
    """Plays one game, checking every position."""
    table = Table(game, rules, SeededLuck(seed, number))
    policy, stream, out = game.level(level), Stream(seed, number, 1), Buffer()
    labels: set[tuple[int, ...]] = set()
    steps = 0
    while not table.over():
        check_moment(game, table, labels, steps)
        if count := table.position.chance(out):
            table.happen(table.luck.outcome(table.position, out, count))
        else:
            seat = table.waiting()[0]
            legal = table.actions(seat)
            table.position.legal(seat, out)
            action = policy.choose(table.position, seat, out, len(legal), stream)
            assert action in legal, f"{level} chooses {action}, which is not among its choices {legal}"
            table.do(seat, action)
        steps += 1
        assert steps < LONGEST, f"a game of {game.name} does not end within {LONGEST} steps"
    check_end(game, table)


def check_moment(game: Game, table: Table, labels: set[tuple[int, ...]], steps: int) -> None:
    """What must hold of every position that is not the last."""
    position, out = table.position, Buffer()
    chances = position.chance(out)
    waiting = position.waiting()
    assert bool(chances) != bool(waiting), f"{describe(game, position)}: either chance or a seat must be asked"
    if chances:
        weights = out.first(chances)
        assert min(weights) >= 0 < sum(weights), f"{describe(game, position)}: chance has the weights {weights}"
        position.label(out)
        label = tuple(out.first(4))
        assert label not in labels, f"{describe(game, position)}: the label {label} was there before"
        labels.add(label)
        kind = open_chance(position)
        assert len(game.outcomes(table.rules, kind)) >= chances, (
            f"{game.chances[kind].name}: not every outcome has a name"
        )
        check_common_luck(position)
    for seat in range(table.rules.seats):
        listed = table.actions(seat)
        assert len(set(listed)) == len(listed), f"{describe(game, position)}: an action is listed twice"
        assert bool(listed) == bool(waiting >> seat & 1), f"{describe(game, position)}: who owes a decision has choices"
    if steps % (EVERY * (1 + sum(min(verb.size, MOST) for verb in game.verbs) // MOST)) == 0:
        check_actions(game, table)
    if steps % EVERY == 0:
        check_copies(game, table)
        check_forms(game, table)
        check_views(game, table)


def check_common_luck(position: Any) -> None:
    """The same event turns out the same under the same key, however often it is asked."""
    luck, out = CommonLuck(5), Buffer()
    count = position.chance(out)
    first = luck.outcome(position, out, count)
    assert first == CommonLuck(5).outcome(position, out, count) == luck.outcome(position, out, count), (
        f"common luck deals {first} and then something else for the same event"
    )


def check_actions(game: Game, table: Table) -> None:
    """Exactly the listed actions are accepted, and a refusal changes nothing."""
    position = table.position
    before = position.cells()
    for seat in range(table.rules.seats):
        listed = set(table.actions(seat))
        for action in {*listed, *game.actions.every(MOST)}:
            assert game.actions.pack(game.actions.name(action)) == action, f"{action} has another name than its own"
            accepted = position.refusal(seat, action) == 0
            if accepted and game.verbs[action % VERBS_AT_MOST].menu:
                continue
            assert accepted == (action in listed), (
                f"{describe(game, position)}: {game.actions.name(action)} of seat {seat} is "
                f"{'accepted but not listed' if accepted else 'listed but refused'}"
            )
            if not accepted:
                try:
                    table.do(seat, action)
                except Refused as refused:
                    assert refused.code in game.refusals, f"refusal {refused.code} is not declared"
                assert position.cells() == before, f"refusing {game.actions.name(action)} changed the position"


def check_copies(game: Game, table: Table) -> None:
    """A copy is equal, and goes its own way."""
    position = table.position
    twin = position.copy()
    assert twin == position, f"{describe(game, position)}: a copy is not equal"
    assert twin.digest() == position.digest(), f"{describe(game, position)}: a copy has another hash"
    before = position.cells()
    step_at_random(twin, Stream(3))
    assert position.cells() == before, f"{describe(game, position)}: a step of a copy changed the original"
    assert twin != position or twin.over(), f"{describe(game, position)}: a step changed nothing"


def check_forms(game: Game, table: Table) -> None:
    """JSON and pickle lead back to the same position."""
    position = table.position
    form = json.loads(json.dumps(position.to_json()))
    again = game.read(table.rules, form)
    assert again.cells() == position.cells(), f"{describe(game, position)}: JSON leads to another position"
    assert pickle.loads(pickle.dumps(position)) == position, f"{describe(game, position)}: pickling changes it"
    assert not position.problems(), f"{describe(game, position)}: {', '.join(position.problems())}"


def check_views(game: Game, table: Table) -> None:
    """What is hidden can be swapped, and neither the view nor what the seat may do changes."""
    out = Buffer()
    for seat in (None, *range(table.rules.seats)):
        view = View.of(game, table.position, seat)
        json.dumps(view.to_json())
        imagined: Any = view.imagine(Stream(11))
        assert View.of(game, imagined, seat).data == view.data, (
            f"seat {seat} could tell that hidden things were swapped"
        )
        assert not imagined.problems(), f"seat {seat} imagines an impossible position: {imagined.problems()}"
        if seat is not None:
            assert out.first(imagined.legal(seat, out)) == table.actions(seat), (
                f"what seat {seat} may do depends on what it may not know"
            )


def step_at_random(position: Any, stream: Stream) -> None:
    """One random step."""
    out = Buffer()
    if count := position.chance(out):
        position.resolve(stream.pick(out, count))
    else:
        seat = next(s for s in range(position.rules.seats) if position.waiting() >> s & 1)
        position.apply(seat, out[stream.below(position.legal(seat, out))])


def check_end(game: Game, table: Table) -> None:
    """The end has a winner, nothing is owed any more, and the replay verifies."""
    outcome = table.outcome()
    assert outcome is not None, f"{game.name} ended without an outcome"
    assert outcome.winners, f"{game.name} ended without a winner"
    assert not table.waiting(), "somebody owes a decision after the end"
    assert not table.position.chance(Buffer()), "chance is asked after the end"
    check_sentences(game, table)
    last = parse_replay(table.replay()).verify()
    assert last == table.position, "the replay ends in another position"


def describe(game: Game, position: Any) -> str:
    """A position in few words, for a sentence."""
    return f"{game.name} at {position.digest()}"
