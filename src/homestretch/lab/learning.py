"""What is measured of the learning interfaces, beside what others have.

A decision is a choice of any seat, opponents among them; in the vector environment the learner's choices come from its
own sampler. Every peer is driven by the loop of its own documentation with random legal choices.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from homestretch.core.catalog import find
from homestretch.core.luck import SeededLuck
from homestretch.core.playout import play_games
from homestretch.core.policy import Party
from homestretch.core.stream import Stream
from homestretch.lab.probes import LIMIT, SEED, Probe, cores, measured_seats, per_second, subject
from homestretch.lab.references import REFERENCES, Absent

DECISIONS = "decisions/s"
BATCHES = (1, 64, 1024)


def learning_probes(name: str, absent: dict[str, str]) -> Iterator[Probe]:
    """The interfaces of a game that can be learned; notes those whose extra is missing."""
    if find(name).encode is None:
        return
    for seats in measured_seats(name)[-1:]:
        about = subject(name, seats)
        yield Probe(about, "random_decisions", DECISIONS, partial(per_second, playouts(name, seats)))
        for label, make in (
            ("aec", partial(aec, name, seats)),
            ("gymnasium", partial(single, name, seats)),
            *((f"vector_{size}", partial(vector, name, seats, size, 1, 0)) for size in BATCHES),
            ("vector_1024_self_play", partial(vector, name, seats, 1024, 1, "all")),
            ("vector_1024_all_cores", partial(vector, name, seats, 1024, cores(), 0)),
        ):
            try:
                yield Probe(about, label, DECISIONS, partial(per_second, make()))
            except ImportError as reason:
                absent[label] = str(reason)


def playouts(name: str, seats: int) -> Callable[[int], int]:
    """The kernel's own random games, counted in decisions: what the interfaces are held against."""
    game = find(name)
    start = game.position(game.rules({"seats": seats}))
    position, party = start.copy(), Party([game.level("random") for _ in range(seats)])
    luck, stream = SeededLuck(SEED), Stream(SEED, 0, 1)

    def play(games: int) -> int:
        before = party.decisions
        play_games(position, start, party, luck, stream, games, LIMIT)
        return party.decisions - before

    return play


def aec(name: str, seats: int) -> Callable[[int], int]:
    """PettingZoo's loop over all agents."""
    from homestretch.envs.pettingzoo import aec as module

    return partial(agent_loop, module.HomestretchAEC(name, seats=seats))


def agent_loop(env: Any, games: int) -> int:
    """Random games through PettingZoo's API; returns the decisions."""
    decisions = 0
    for _ in range(games):
        env.reset(seed=SEED)
        for agent in env.agent_iter():
            observation, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
            else:
                env.step(env.action_space(agent).sample(observation["action_mask"]))
                decisions += 1
    return decisions


def single(name: str, seats: int) -> Callable[[int], int]:
    """Gymnasium's loop; the decisions of the opponents count too."""
    from homestretch.envs.gymnasium import HomestretchEnv

    env = HomestretchEnv(name, seats=seats)

    def play(games: int) -> int:
        decisions = 0
        for _ in range(games):
            _, info = env.reset()
            over = False
            while not over:
                _, _, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
            decisions += len(env.match.taken)
        return decisions

    env.reset(seed=SEED)
    return play


def vector(name: str, seats: int, size: int, threads: int, learners: Any) -> Callable[[int], int]:
    """A batch, stepped again and again."""
    from homestretch.envs.vector import HomestretchVectorEnv

    env = HomestretchVectorEnv(name, size, seats=seats, threads=threads, learners=learners)
    env.reset(seed=SEED)

    def play(steps: int) -> int:
        before = env.decisions
        for _ in range(steps):
            env.step(env.sample_actions())
        return env.decisions - before

    return play


# What others have


def peers(absent: dict[str, str]) -> Iterator[Probe]:
    """The peers that this machine has; notes those it lacks."""
    for name, make in (
        ("pettingzoo_connect_four", connect_four),
        ("openspiel_backgammon_from_python", backgammon),
        ("rlcard_leduc_holdem", leduc_holdem),
        ("catanatron_random", catanatron),
        ("pgx_backgammon_1024_cpu", pgx_backgammon),
    ):
        try:
            yield Probe(REFERENCES, name, DECISIONS, partial(per_second, make()))
        except (ImportError, Absent) as reason:
            absent[name] = f"{reason}: pip install 'homestretch[bench]'"


def connect_four() -> Callable[[int], int]:
    """PettingZoo's own Connect Four."""
    import warnings

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pettingzoo.classic import connect_four_v3

        return partial(agent_loop, connect_four_v3.env())


def backgammon() -> Callable[[int], int]:
    """OpenSpiel's backgammon, driven from Python."""
    import pyspiel

    game, dice = pyspiel.load_game("backgammon"), random.Random(SEED)

    def play(games: int) -> int:
        decisions = 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                decisions += not state.is_chance_node()
                state.apply_action(dice.choice(state.legal_actions()))
        return decisions

    return play


def leduc_holdem() -> Callable[[int], int]:
    """RLCard's Leduc Hold'em with its own random agents."""
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make("leduc-holdem", config={"seed": SEED})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def play(games: int) -> int:
        before = env.timestep
        for _ in range(games):
            env.run(is_training=True)
        return int(env.timestep - before)

    return play


def catanatron() -> Callable[[int], int]:
    """Catanatron with two random players."""
    from catanatron import Color, Game, RandomPlayer

    def play(games: int) -> int:
        decisions = 0
        for number in range(games):
            game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=number)
            game.play()
            decisions += len(game.state.actions)
        return decisions

    return play


def pgx_backgammon() -> Callable[[int], int]:
    """Pgx's backgammon, 1024 games at once on the CPU, compiled before it is timed."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make("backgammon")
    init, step = jax.jit(jax.vmap(env.init)), auto_reset(env.step, env.init)

    def advance(state: Any, key: Any) -> Any:
        choose, deal = jax.random.split(key)
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        actions = jax.random.categorical(choose, logits, axis=1)
        return jax.vmap(step)(state, actions, jax.random.split(deal, actions.shape[0]))

    compiled = jax.jit(advance)
    keys = jax.random.split(jax.random.PRNGKey(SEED), 1024)
    holder = {"state": init(keys), "key": jax.random.PRNGKey(SEED + 1)}

    def play(steps: int) -> int:
        for _ in range(steps):
            holder["key"], own = jax.random.split(holder["key"])
            holder["state"] = compiled(holder["state"], own)
        jax.block_until_ready(holder["state"].rewards)
        return 1024 * steps

    play(2)
    return play
