"""The command line: what may be asked for, and how a refusal is shown."""

from __future__ import annotations

import argparse
import io
import json
import os
import re
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, NoReturn

from homestretch import __version__, compiled
from homestretch.core.catalog import find, names
from homestretch.core.refused import Refused, nearest
from homestretch.core.text import LANGUAGES, Text, dashed, usual_language

DONE, FAILED, REFUSED, INTERRUPTED = 0, 1, 2, 130
"""Exit codes: all is well; what was checked does not hold; what was asked for cannot be done; broken off."""


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence of the chosen language."""

    text: Text

    def error(self, message: str) -> NoReturn:
        """Ends with a sentence and the way to the help."""
        sentence = self.text.refusal(self.understood(message))
        sys.stderr.write(f"{sentence}\n{self.text('cli-see-help', command=self.prog)}\n")
        sys.exit(REFUSED)

    def understood(self, message: str) -> Refused:
        """What the standard library complains about, as one of our own refusals."""
        flags = [flag for action in self._actions for flag in action.option_strings]
        if found := re.match(r"unrecognized arguments: (\S+)", message):
            return Refused("unknown_flag", flag=found[1], near=nearest(found[1].split("=")[0], flags))
        if found := re.match(r"argument (\S+): invalid choice: '(.*?)' \(choose from (.*)\)", message):
            flag, value, listed = found.groups()
            known = [word.strip(" '") for word in listed.split(",")]
            return Refused("flag_value", flag=flag, value=value, near=nearest(value, known), known=", ".join(known))
        if found := re.match(r"argument (\S+): expected", message):
            return Refused("flag_lacks_value", flag=found[1])
        if found := re.match(r"the following arguments are required: (.*)", message):
            return Refused("argument_missing", argument=found[1])
        return Refused("bad_arguments", problem=message)


class Format(argparse.HelpFormatter):
    """Help with our own word for "usage"."""

    text: Text

    def __init__(self, prog: str) -> None:
        super().__init__(prog, max_help_position=30, width=100)

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        """The line that shows how a command is called."""
        super().add_usage(usage, actions, groups, f"{self.text('cli-usage')} " if prefix is None else prefix)


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command; returns the exit code."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        text = Text(language_in(words))
    except Refused as refused:
        return refuse(Text(usual_language()), refused, "--json" in words)
    try:
        options = parse(words, text)
        return int(options.run(options, text))
    except Refused as refused:
        return refuse(text, refused, "--json" in words, words)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DONE
    except KeyboardInterrupt:
        sys.stderr.write("\n")
        return INTERRUPTED


def refuse(text: Text, refused: Refused, as_json: bool, words: Sequence[str] = ()) -> int:
    """Shows a refusal as a sentence, or as JSON for a program."""
    sentence = in_words(text, refused, words)
    if as_json:
        print(json.dumps({**refused.to_json(), "sentence": sentence}, ensure_ascii=False))
    sys.stderr.write(sentence + "\n")
    return REFUSED


def in_words(text: Text, refused: Refused, words: Sequence[str]) -> str:
    """The sentence of a refusal; codes of a game are found in its own texts, those of a game named first."""
    if text.has(dashed("refused", refused.code)):
        return text.refusal(refused)
    own = (Text(text.language, find(name)) for name in sorted(names(), key=lambda name: name not in words))
    return next(one for one in own if one.has(dashed("refused", refused.code))).refusal(refused)


def language_in(words: list[str]) -> str:
    """The language asked for, wherever it stands, else that of the locale."""
    for at, word in enumerate(words):
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
        if word == "--lang" and at + 1 < len(words):
            return words[at + 1]
    return usual_language()


def parse(words: list[str], text: Text) -> argparse.Namespace:
    """The arguments of a command, and under ``run`` what carries it out."""
    Parser.text = Format.text = text
    parser = Parser(
        "homestretch", description=text("cli-about"), formatter_class=Format, add_help=False, allow_abbrev=False
    )
    add_help(parser, text)
    state = "version-compiled" if compiled() else "version-plain"
    parser.add_argument(
        "--version", action="version", version=f"homestretch {__version__} ({text(state)})", help=text("cli-version")
    )
    parser.add_argument("--lang", choices=LANGUAGES, metavar="de|en", help=text("cli-lang"))
    commands = parser.add_subparsers(title=text("cli-commands"), metavar=text("cli-command"), required=False)
    for name, add in COMMANDS.items():
        command = commands.add_parser(
            name,
            help=text(f"cli-{name}"),
            description=text(f"cli-{name}"),
            formatter_class=Format,
            add_help=False,
            allow_abbrev=False,
        )
        add_help(command, text)
        command.add_argument("--lang", choices=LANGUAGES, metavar="de|en", help=text("cli-lang"))
        add(command, text)
    asked = next((word for word in words if not word.startswith("-")), None)
    if asked in LANGUAGES and len(words) > 1:
        asked = next((word for word in words if not word.startswith("-") and word not in LANGUAGES), None)
    if asked is not None and asked not in COMMANDS:
        raise Refused("unknown_command", command=asked, near=nearest(asked, COMMANDS), known=", ".join(COMMANDS))
    options = parser.parse_args(words)
    if not hasattr(options, "run"):
        parser.print_help()
        options.run = nothing_to_do
    return options


def nothing_to_do(options: argparse.Namespace, text: Text) -> int:
    """The help was all that was asked for."""
    return DONE


def add_help(parser: argparse.ArgumentParser, text: Text) -> None:
    """``--help`` in the chosen language."""
    parser._optionals.title = text("cli-options")
    parser._positionals.title = text("cli-arguments")
    parser.add_argument("-h", "--help", action="help", help=text("cli-help"))


def lazily(module: str) -> Callable[..., int]:
    """A command that is imported when it runs."""

    def run(options: argparse.Namespace, text: Text) -> int:
        return int(import_module(f"homestretch.cli.{module}").run(options, text))

    return run


# What each command takes


def add_game(parser: argparse.ArgumentParser, text: Text) -> None:
    """The game, its options and the seed."""
    parser.add_argument("game", metavar=text("cli-game"), help=text("cli-game-help"))
    add_options(parser, text)


def add_options(parser: argparse.ArgumentParser, text: Text) -> None:
    """Options of a game and the seed."""
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=text("cli-option"))
    parser.add_argument("--seed", type=whole_number(text), metavar="N", help=text("cli-seed"))


def add_json(parser: argparse.ArgumentParser, text: Text) -> None:
    """``--json``."""
    parser.add_argument("--json", action="store_true", help=text("cli-json"))


def whole_number(text: Text) -> Callable[[str], int]:
    """A number from 0 on."""

    def read(word: str) -> int:
        if not word.isdecimal():
            raise Refused("not_a_number", value=word)
        return int(word)

    return read


def add_games(parser: argparse.ArgumentParser, text: Text) -> None:
    """``homestretch games``."""
    add_json(parser, text)
    parser.set_defaults(run=lazily("games"))


def add_play(parser: argparse.ArgumentParser, text: Text) -> None:
    """``homestretch play``."""
    parser.add_argument("game", nargs="?", metavar=text("cli-game"), help=text("cli-game-help"))
    add_options(parser, text)
    parser.add_argument("--seats", metavar="human,club,…", help=text("cli-play-seats"))
    parser.add_argument("--resume", type=Path, metavar="FILE", help=text("cli-resume"))
    parser.add_argument("--save", type=Path, metavar="FILE", help=text("cli-save"))
    parser.add_argument("--dice", choices=("seeded", "by-hand", "sealed"), help=text("cli-dice"))
    parser.add_argument("--plain", action="store_true", help=text("cli-plain"))
    parser.set_defaults(run=lazily("play"))


def add_serve(parser: argparse.ArgumentParser, text: Text) -> None:
    """``homestretch serve``."""
    parser.add_argument("--host", default="127.0.0.1", metavar="HOST", help=text("cli-host"))
    parser.add_argument("--port", type=whole_number(text), default=8765, metavar="N", help=text("cli-port"))
    parser.add_argument("--data", type=Path, metavar="FILE", help=text("cli-serve-data"))
    parser.add_argument("--open", action=argparse.BooleanOptionalAction, default=True, help=text("cli-open"))
    parser.set_defaults(run=lazily("serve"))


def add_selfplay(parser: argparse.ArgumentParser, text: Text) -> None:
    """``homestretch selfplay``."""
    add_game(parser, text)
    parser.add_argument("--games", type=whole_number(text), default=1000, metavar="N", help=text("cli-games-count"))
    parser.add_argument("--seats", metavar="club,random,…", help=text("cli-selfplay-seats"))
    parser.add_argument("--fixed", action="store_true", help=text("cli-fixed"))
    parser.add_argument("--record", type=Path, metavar="DIR", help=text("cli-record"))
    add_json(parser, text)
    parser.set_defaults(run=lazily("selfplay"))


def add_replay(parser: argparse.ArgumentParser, text: Text) -> None:
    """``homestretch replay``."""
    parser.add_argument("file", type=Path, metavar="FILE", help=text("cli-replay-file"))
    parser.add_argument("--boards", action="store_true", help=text("cli-boards"))
    parser.add_argument("--until", type=whole_number(text), metavar="N", help=text("cli-until"))
    parser.add_argument("--plain", action="store_true", help=text("cli-plain"))
    add_json(parser, text)
    parser.set_defaults(run=lazily("replay"))


def add_verify(parser: argparse.ArgumentParser, text: Text) -> None:
    """``homestretch verify``."""
    parser.add_argument("files", type=Path, nargs="+", metavar="FILE", help=text("cli-replay-file"))
    add_json(parser, text)
    parser.set_defaults(run=lazily("verify"))


def add_scenario(parser: argparse.ArgumentParser, text: Text) -> None:
    """``homestretch scenario``."""
    parser.add_argument("files", type=Path, nargs="+", metavar="FILE", help=text("cli-scenario-file"))
    add_json(parser, text)
    parser.set_defaults(run=lazily("scenario"))


def add_rules(parser: argparse.ArgumentParser, text: Text) -> None:
    """``homestretch rules``."""
    parser.add_argument("game", metavar=text("cli-game"), help=text("cli-game-help"))
    parser.add_argument("--coverage", action="store_true", help=text("cli-coverage"))
    parser.add_argument("--scenarios", type=Path, metavar="DIR", help=text("cli-scenarios"))
    add_json(parser, text)
    parser.set_defaults(run=lazily("rules"))


def add_data(parser: argparse.ArgumentParser, text: Text) -> None:
    """``homestretch data``."""
    parser.add_argument("game", metavar=text("cli-game"), help=text("cli-game-help"))
    parser.add_argument("--source", metavar="WORD", help=text("cli-source"))
    parser.add_argument("--check", type=Path, metavar="FILE", help=text("cli-check"))
    add_json(parser, text)
    parser.set_defaults(run=lazily("data"))


def add_bot(parser: argparse.ArgumentParser, text: Text) -> None:
    """``homestretch bot``."""
    parser.add_argument("name", metavar="NAME", help=text("cli-bot-name"))
    parser.add_argument("--seed", type=whole_number(text), metavar="N", help=text("cli-seed"))
    parser.add_argument("--simulations", type=whole_number(text), metavar="N", help=text("cli-simulations"))
    parser.set_defaults(run=lazily("bot"))


def add_match(parser: argparse.ArgumentParser, text: Text) -> None:
    """``homestretch match``."""
    add_game(parser, text)
    parser.add_argument("--bots", required=True, metavar="pro,club,…", help=text("cli-bots"))
    add_contest(parser, text)
    parser.add_argument("--seats", type=whole_number(text), metavar="N", help=text("cli-match-seats"))
    parser.add_argument("--sprt", type=whole_number(text), nargs="?", const=30, metavar="ELO", help=text("cli-sprt"))
    add_json(parser, text)
    parser.set_defaults(run=lazily("match"))


def add_ladder(parser: argparse.ArgumentParser, text: Text) -> None:
    """``homestretch ladder``."""
    add_game(parser, text)
    add_contest(parser, text)
    parser.add_argument("--seats", metavar="2,4,…", help=text("cli-ladder-seats"))
    add_json(parser, text)
    parser.set_defaults(run=lazily("ladder"))


def add_contest(parser: argparse.ArgumentParser, text: Text) -> None:
    """How long bots are compared."""
    parser.add_argument("--games", type=whole_number(text), default=400, metavar="N", help=text("cli-match-games"))
    parser.add_argument("--think", type=float, default=1.0, metavar="SHARE", help=text("cli-think"))


def add_bench(parser: argparse.ArgumentParser, text: Text) -> None:
    """``homestretch bench``."""
    parser.add_argument("games", nargs="*", metavar=text("cli-game"), help=text("cli-bench-games"))
    parser.add_argument("--seconds", type=whole_number(text), default=1, metavar="N", help=text("cli-seconds"))
    add_json(parser, text)
    parser.set_defaults(run=lazily("bench"))


COMMANDS: dict[str, Callable[[argparse.ArgumentParser, Text], None]] = {
    "games": add_games,
    "play": add_play,
    "serve": add_serve,
    "selfplay": add_selfplay,
    "replay": add_replay,
    "verify": add_verify,
    "scenario": add_scenario,
    "rules": add_rules,
    "data": add_data,
    "bench": add_bench,
    "bot": add_bot,
    "match": add_match,
    "ladder": add_ladder,
}
