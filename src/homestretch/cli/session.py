"""A sitting at the terminal: shows what happens, asks for decisions, keeps the game saved."""

from __future__ import annotations

import os
import re
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from shutil import get_terminal_size
from textwrap import fill
from typing import Any, NamedTuple

from homestretch.bots.bot import Bot
from homestretch.bots.why import Why
from homestretch.cli.options import HUMAN
from homestretch.core.action import VERBS_AT_MOST, Verb
from homestretch.core.event import Event
from homestretch.core.field import Field, Value
from homestretch.core.paint import Paint
from homestretch.core.phrase import Phrase
from homestretch.core.position import Position
from homestretch.core.refused import Refused, nearest
from homestretch.core.replay import chance_seat, open_chance
from homestretch.core.text import Text, dashed
from homestretch.table.table import Table

COMMANDS = ("?", "odds", "board", "why", "undo", "quit")


class Leave(Exception):  # noqa: N818  (somebody leaves; nothing is wrong)
    """A player leaves the table."""


class Said(NamedTuple):
    """A phrase that somebody said, and what was asked then."""

    seat: int
    sentence: str
    phrase: Phrase
    words: str


class Thought(NamedTuple):
    """What a bot thought of its latest move: when that was, whether it is secret until revealed, and the words."""

    at: int
    secret: bool
    lines: list[str]


class Session:
    """One terminal, one or more people, and the bots."""

    table: Table
    text: Text
    path: Path
    bots: dict[int, Bot]

    def __init__(self, paint: Paint) -> None:
        self.paint = paint
        self.shown: dict[int | None, int] = {}
        self.at_keyboard: int | None = None
        self.drawn_at = 0
        self.draw_next = False
        self.entries: list[str] = []
        self.phrase: Said | None = None
        self.thought: Thought | None = None

    def sit_down(self, table: Table, text: Text, path: Path, bots: dict[int, Bot]) -> None:
        """Takes a table; at one where the game is under way, the board is shown and not what has long happened."""
        self.table, self.text, self.path, self.bots = table, text, path, bots
        if table.record.lines:
            self.shown = dict.fromkeys((None, *range(len(table.seats))), len(table.log))
            self.draw_next = True

    @property
    def humans(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, who in enumerate(self.table.seats) if who.player == HUMAN]

    # The game

    def play(self) -> None:
        """Plays until the game is over."""
        self.say(self.paint(self.table.game.title, "orange", bold=True))
        self.say(self.text("play-commands"))
        self.save()
        if len(self.humans) == 1:
            self.at_keyboard = self.humans[0]
        self.table.settle()
        while owing := self.table.waiting():
            seat = next((s for s in owing if s in self.bots), owing[0])
            if seat in self.bots:
                self.ask_bot(seat)
            else:
                self.decide(seat)
            self.save()
            self.table.settle()
            self.save()
            if len(self.humans) < 2:
                self.tell(self.at_keyboard)
        self.tell(self.at_keyboard)
        self.show_board(self.at_keyboard if len(self.humans) < 2 else None)
        self.standings()

    def ask_bot(self, seat: int) -> None:
        """A bot decides; what went wrong with it is said."""
        bot = self.bots[seat]
        action = bot.choose(self.table.view(seat))
        for refused in bot.told():
            self.say(self.paint(self.text.refusal(refused), "yellow"))
        if (why := bot.why()) is not None and self.verb(action).shown != Verb.NEVER:
            self.thought = self.told_why(seat, action, why)
        self.table.do(seat, action)

    def told_why(self, seat: int, action: int, why: Why) -> Thought:
        """What a bot thought, in words, before the board changes; what would tell something hidden is left out."""
        about = self.table.game.prompt(self.table.view(seat).data, self.table.rules)[1]
        open_ones = [row for row in why.best if row[0] != action and self.verb(row[0]).shown != Verb.NEVER]
        chosen = {"player": self.table.names[seat], "action": self.action(seat, action, about), "after": why.after}
        lines = [self.text("why-chosen", **chosen, simulations=why.simulations)]
        if why.before is not None:
            lines.append(self.text("why-before", before=why.before))
        for other, share, _ in open_ones[:1]:
            lines.append(self.text("why-next", action=self.action(seat, other, about), share=share))
        return Thought(len(self.table.log), self.verb(action).shown == Verb.LATER, lines)

    def decide(self, seat: int) -> None:
        """Asks a person until there is an answer the rules allow."""
        self.hand_over(seat)
        self.tell(seat)
        sentence, about = self.table.game.prompt(self.table.view(seat).data, self.table.rules)
        if self.goes_on(seat, sentence):
            return
        if not self.entries and (
            self.draw_next or (sentence in self.table.game.board_before and self.drawn_at != len(self.table.log))
        ):
            self.show_board(seat)
        while True:
            choices = self.choices(seat)
            if not self.entries:
                self.show_choices(seat, choices, sentence, about)
            try:
                answer = self.answer(seat, choices, sentence, about)
            except Refused as refused:
                self.entries = []
                self.say(self.paint(self.text.refusal(refused), "yellow"))
                continue
            if answer is None:
                return
            if answer >= 0:
                self.table.do(seat, answer)
                return

    def show_choices(self, seat: int, choices: list[tuple[int, str]], sentence: str, about: dict[str, object]) -> None:
        """The decision as a sentence, and what can be answered."""
        self.say("")
        self.say(self.paint(f"{self.table.names[seat]}: {self.sentence(sentence, about)}", bold=True))
        for verb in self.menus(seat):
            self.say(f"     {self.text(dashed('menu', verb.name), **self.said(about))}")
        for label, (action, word) in zip(self.labels(choices), choices, strict=True):
            self.say(f"  {label}  {word:<18} {self.action(seat, action, about)}")
        for phrase in self.phrases(seat):
            words = f"{self.text(dashed('word', phrase.name))} {self.text(dashed('argument', phrase.name))}".strip()
            self.say(f"  ·  {words:<18} {self.text(dashed('phrase', phrase.name, sentence))}")

    def sentence(self, name: str, about: dict[str, object]) -> str:
        """The decision as one sentence."""
        return self.text(dashed("prompt", name), **self.said(about))

    def said(self, about: dict[str, object]) -> dict[str, object]:
        """What goes into a sentence, racers and the like by name."""
        return self.text.said(about)

    def action(self, seat: int, action: int, about: dict[str, object]) -> str:
        """An action as a person would say it."""
        return self.in_words(self.spelled(self.table.view(seat).data, self.table.game.actions.name(action)), about)

    def in_words(self, named: dict[str, Any], about: dict[str, object]) -> str:
        """An action in its JSON form, with what the prompt knows put in."""
        verb = self.table.game.verbs[self.table.game.actions.numbers[named["do"]]]
        spare = {k: v for k, v in self.said(about).items() if k not in named}
        return self.text.action(named, verb.fields, **spare)

    def spelled(self, data: dict[str, Any] | None, about: dict[str, Any]) -> dict[str, Any]:
        """The arguments of an action or an event as people call them; the view is None for an event."""
        spell = self.table.game.spell
        return about if spell is None else {k: spell(data, self.table.rules, k, v) for k, v in about.items()}

    def choices(self, seat: int) -> list[tuple[int, str]]:
        """The legal actions, each with the word to type; those of a menu are said in a sentence instead."""
        return [(a, self.word(a)) for a in self.table.actions(seat) if not self.has_menu(self.verb(a))]

    def labels(self, choices: list[tuple[int, str]]) -> list[str]:
        """The numbers to type: their places in the list, or the numbers themselves where one is to be chosen."""
        verbs = {self.verb(action) for action, _ in choices}
        if len(verbs) == 1:
            fields = next(iter(verbs)).fields
            if len(fields) == 1 and all(type(value) is int for value in fields[0].values or ("",)):
                return [str(self.table.game.actions.name(action)[fields[0].name]) for action, _ in choices]
        return [str(number) for number in range(1, len(choices) + 1)]

    def menus(self, seat: int) -> list[Verb]:
        """The verbs open to a seat that have a menu."""
        return [verb for verb in dict.fromkeys(map(self.verb, self.table.actions(seat))) if self.has_menu(verb)]

    def has_menu(self, verb: Verb) -> bool:
        """Whether a verb has so many actions that a sentence says how to type them."""
        return verb.menu and self.text.has(dashed("menu", verb.name))

    def verb(self, action: int) -> Verb:
        """The verb of an action."""
        return self.table.game.verbs[action % VERBS_AT_MOST]

    def word(self, action: int) -> str:
        """What a person types for an action, in the language of the session."""
        named = self.table.game.actions.name(action)
        names = [dashed("word", named["do"])] + [
            dashed("word", name, value) for name, value in named.items() if name != "do"
        ]
        return " ".join(
            self.text(name) if self.text.has(name) else str(value)
            for name, value in zip(names, named.values(), strict=True)
        )

    def answer(self, seat: int, choices: list[tuple[int, str]], sentence: str, about: dict[str, object]) -> int | None:
        """The action somebody typed; -1 after a command, None if the decision is another one now."""
        if not self.entries:
            self.entries = self.split(self.read("> ").strip().lower(), choices)
        typed = self.entries.pop(0)
        if not typed and len(choices) == 1 and not self.menus(seat):
            return choices[0][0]
        if typed.startswith("? ") and self.table.game.explain is not None:
            for line in self.explained(seat, typed[2:]):
                self.say(line)
        elif typed in ("?", "help", "hilfe"):
            name = dashed("help", self.table.game.help_for.get(sentence, sentence))
            self.say(self.text(name, **self.said(about)))
        elif typed == "odds":
            self.show_odds(seat)
        elif typed in ("board", "brett"):
            self.show_board(seat)
        elif typed in ("why", "warum"):
            self.show_why()
        elif typed in ("undo", "zurück"):
            self.table.undo(seat)
            self.shown = {who: min(seen, len(self.table.log)) for who, seen in self.shown.items()}
            self.say(self.text("play-undone"))
            return None
        elif typed in ("quit", "ende"):
            raise Leave
        elif (said := self.said_phrase(seat, sentence, typed)) is not None:
            self.phrase = said
            action = self.following(said)
            if action is None:
                raise Refused("phrase_done", typed=typed)
            return action
        else:
            return self.matching(seat, typed, choices)
        return -1

    def split(self, typed: str, choices: list[tuple[int, str]]) -> list[str]:
        """The entries of a line: several are separated by commas, and “3x roll” is three of a kind.

        Numbers are turned into the words beside them, because the next list may number things otherwise.
        """
        found: list[str] = []
        words = dict(zip(self.labels(choices), [word for _, word in choices], strict=True))
        for entry in re.split(r",\s+|,(?=\D)|;", typed):
            times = re.fullmatch(r"([1-9]\d?)\s*[x×*]\s*(.+)", entry.strip())
            count, one = (int(times[1]), times[2]) if times else (1, entry.strip())
            found += [one] * count
        return found if len(found) == 1 else [words.get(one, one) for one in found]

    def explained(self, seat: int, words: str) -> list[str]:
        """What there is to say about a thing of the game."""
        explain = self.table.game.explain
        lines = explain(words, self.table.view(seat).data, self.text) if explain else []
        if not lines:
            raise Refused("nothing_known", typed=words)
        return lines

    # Phrases

    def phrases(self, seat: int) -> list[Phrase]:
        """The phrases that are of use now."""
        return [phrase for phrase in self.table.game.phrases if phrase.fits(self.table.view(seat))]

    def said_phrase(self, seat: int, sentence: str, typed: str) -> Said | None:
        """The phrase that somebody typed, if it is one."""
        word, _, rest = typed.partition(" ")
        for phrase in self.phrases(seat):
            if word in self.spoken("word", phrase.name):
                return Said(seat, sentence, phrase, rest)
        return None

    def following(self, said: Said) -> int | None:
        """The next action of a phrase; None once it is done."""
        return said.phrase.following(self.table.view(said.seat), said.words)

    def goes_on(self, seat: int, sentence: str) -> bool:
        """Does the next action of a phrase that is under way; a phrase ends when something else is asked."""
        said, self.phrase = self.phrase, None
        if said is None or (said.seat, said.sentence) != (seat, sentence):
            return False
        try:
            action = self.following(said)
        except Refused:
            return False
        if action is None:
            return False
        self.phrase = said
        self.table.do(seat, action)
        return True

    def matching(self, seat: int, typed: str, choices: list[tuple[int, str]]) -> int:
        """The legal action a person means: its number, its word, or a beginning no other has."""
        labels = self.labels(choices)
        if typed in labels:
            return choices[labels.index(typed)][0]
        spoken = [(action, word.lower()) for action, word in choices]
        spoken += [(action, self.table.game.actions.typed(action)) for action, _ in choices]
        found = {action for action, word in spoken if word == typed}
        if not found and typed:
            found = {action for action, word in spoken if word.startswith(typed)}
        if len(found) == 1:
            return found.pop()
        if len(found) > 1:
            raise Refused("choice_ambiguous", typed=typed, known=", ".join(w for a, w in choices if a in found))
        named = self.named(typed)
        if named is not None:
            action = self.table.game.actions.pack(named)
            self.table.game.refuse(self.table.position, seat, action)
            return action
        words = [word for _, word in choices]
        raise Refused("choice_unknown", typed=typed, near=nearest(typed, [*words, *COMMANDS]), known=", ".join(words))

    def named(self, typed: str) -> dict[str, object] | None:
        """An action that was typed in full, listed or not, in its JSON form; None if it is none."""
        words = typed.split()
        for verb in self.table.game.verbs:
            fields = verb.given(len(words) - 1)
            if words and words[0] in self.spoken("word", verb.name) and len(words) == 1 + len(fields):
                return {"do": verb.name, **{f.name: self.value(f, w) for f, w in zip(fields, words[1:], strict=True)}}
        return None

    def value(self, field: Field, word: str) -> Value:
        """The value of an argument that somebody typed, in the language of the session or as in JSON."""
        if not isinstance(field.values, range):
            for value in field.values or ():
                if word in self.spoken("word", field.name, value):
                    return value
        return field.read(without_separators(word))

    def spoken(self, *name: object) -> list[str]:
        """The words for a thing: as in JSON, and in the language of the session."""
        said = dashed(*name)
        return [str(name[-1]).lower()] + ([self.text(said).lower()] if self.text.has(said) else [])

    # Real dice

    def ask_chance(self, position: Position, possible: list[int]) -> int:
        """What the real dice or cards say."""
        game = self.table.game
        kind = open_chance(position)
        named = game.outcomes(self.table.rules, kind)
        field = game.chances[kind]
        if len(possible) == 1:
            return possible[0]
        if len(self.humans) > 1 and field.secret and chance_seat(position) in self.humans:
            self.hand_over(chance_seat(position))
        self.tell(self.at_keyboard)
        view = self.table.view(None)
        about = self.said(game.prompt(view.data, self.table.rules)[1])
        self.say(self.paint(self.text(dashed("chance", field.name), **about), bold=True))
        words = {index: str(self.text.value(field, named[index])) for index in possible}
        if field.prefix == "seat":
            words = {index: self.table.names[index] for index in possible}
        if field.prefix != "seat" and all(str(named[index]).isdecimal() for index in possible):
            by_number = {str(named[index]): index for index in possible}
            for index in possible:
                if words[index] not in by_number:
                    self.say(f"  {words[index]}")
        else:
            for number, index in enumerate(possible, start=1):
                said = "" if field.prefix == "seat" else f"{named[index]!s:<24} "
                self.say(f"  {number}  {said}{words[index]}")
            by_number = {str(number): index for number, index in enumerate(possible, start=1)}
        while True:
            typed = self.read("> ").strip().lower()
            if typed in ("quit", "ende"):
                raise Leave
            if typed in ("board", "brett"):
                self.show_board(None)
                continue
            if typed in ("?", "help", "hilfe"):
                self.say(self.text("help-chance"))
                continue
            names = {} if field.prefix == "seat" else {str(named[index]).lower(): index for index in possible}
            names.update({words[index].lower(): index for index in possible})
            if typed in by_number:
                return by_number[typed]
            if typed in names:
                return names[typed]
            refused = Refused("choice_unknown", typed=typed, near=nearest(typed, names), known=", ".join(by_number))
            self.say(self.text.refusal(refused))

    # Showing

    def say(self, line: str) -> None:
        """One line to the people; a long sentence is broken between words."""
        width = get_terminal_size().columns
        if len(line) > width and sys.stdout.isatty() and not self.paint.plain and not line.startswith((" ", "\033")):
            line = fill(line, width)
        print(line, flush=True)

    def read(self, prompt: str) -> str:
        """One line from the people; the answer of a pipe is shown, as a terminal would."""
        answer = input(prompt)
        if not sys.stdin.isatty():
            self.say(answer)
        return answer

    def tell(self, seat: int | None) -> None:
        """What happened since this seat looked last."""
        start = self.shown.get(seat, 0)
        self.shown[seat] = len(self.table.log)
        for event in self.table.events(seat, start):
            line = self.text.event(Event(event.kind, self.spelled(None, event.about)), self.table.names)
            if event.kind.name == "turn" and not self.paint.plain:
                self.say("")
                line = self.paint(line, "white", bold=True)
            self.say(line)

    def show_board(self, seat: int | None) -> None:
        """The board as a seat sees it."""
        self.draw_next = False
        self.drawn_at = len(self.table.log)
        view = self.table.view(seat)
        self.say("")
        for line in self.table.game.board(view.data, self.table.rules, self.text, self.paint, self.table.names):
            self.say(line)

    def show_odds(self, seat: int) -> None:
        """The exact chances of the moment, and what follows from them for a seat."""
        game = self.table.game
        if game.odds is None or game.odds_lines is None:
            raise Refused("no_odds", game=game.title)
        for line in game.odds_lines(game.odds(self.table.position), self.text):
            self.say(line)
        if game.exact is not None and game.exact_lines is not None:
            for line in game.exact_lines(game.exact(self.table.view(seat)), self.text):
                self.say(line)

    def show_why(self) -> None:
        """What the bot that moved last thought of its move, and of the next best one."""
        since = self.table.log[self.thought.at :] if self.thought else []
        revealed = any(event.kind.reveals for step in since for event in step.events)
        if self.thought is None or (self.thought.secret and not revealed):
            raise Refused("no_thought")
        for line in self.thought.lines:
            self.say(line)

    def standings(self) -> None:
        """Who came in where."""
        outcome = self.table.outcome()
        assert outcome is not None
        self.say("")
        for seat in sorted(range(len(self.table.seats)), key=lambda s: outcome.places[s]):
            place, score = outcome.places[seat], outcome.scores[seat]
            name = "play-place-score" if self.table.game.scores_shown else "play-place"
            self.say(self.text(name, place=place, player=self.table.names[seat], score=score))

    def hand_over(self, seat: int) -> None:
        """Hides what one person knows before the next one looks."""
        if len(self.humans) > 1 and self.at_keyboard != seat:
            self.entries = []
            if self.at_keyboard is not None:
                self.tell(self.at_keyboard)
                self.read(self.text("play-done", player=self.table.names[self.at_keyboard]))
            wipe = sys.stdout.isatty() and not self.paint.plain
            self.say("\033[2J\033[3J\033[H" if wipe else "\n" * max(60, get_terminal_size().lines))
            self.read(self.text("play-hand-over", player=self.table.names[seat]))
        self.at_keyboard = seat

    # Keeping

    def save(self) -> None:
        """Writes the game to its file, whole or not at all."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            handle, name = tempfile.mkstemp(dir=self.path.parent, prefix=".homestretch-")
            try:
                with os.fdopen(handle, "w", encoding="utf-8") as file:
                    file.write("\n".join(self.table.replay()) + "\n")
                Path(name).replace(self.path)
            finally:
                with suppress(FileNotFoundError):
                    Path(name).unlink()
        except OSError as problem:
            raise Refused("file_unwritable", file=str(self.path), problem=str(problem)) from None


def without_separators(word: str) -> str:
    """A number as a board may print it, 1,000 or 1.000, without what separates its thousands."""
    return word.replace(",", "").replace(".", "") if re.fullmatch(r"\d{1,3}([.,]\d{3})+", word) else word
