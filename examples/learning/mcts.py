"""OpenSpiel's tree search on Cubitos: ``python examples/learning/mcts.py``.

Cubitos hides nothing, so OpenSpiel's MCTS plays it fairly. A whole game is long for a search in Python; this one is
taken up where a random game has so many decisions left. Needs ``pip install "homestretch[openspiel]"``.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts
from open_spiel.python.bots import uniform_random

from homestretch.core.buffer import Buffer
from homestretch.core.catalog import find
from homestretch.core.stream import Stream
from homestretch.envs.openspiel import packed_position


def late_position(seed: int, left: int) -> dict[str, Any]:
    """The position of a random game for two when so many decisions are left."""
    game = find("cubitos")
    position, stream, out, moments = game.position(game.rules({"seats": 2})), Stream(seed), Buffer(), []
    while not position.over():
        if outcomes := position.chance(out):
            position.resolve(stream.pick(out, outcomes))
            continue
        moments.append(position.copy())
        seat = 0 if position.waiting() & 1 else 1
        position.apply(seat, out[stream.below(position.legal(seat, out))])
    form: dict[str, Any] = moments[-left].to_json()
    return form


def main() -> None:
    """Tree search against random, both sides of each position."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=6)
    parser.add_argument("--left", type=int, default=60, help="decisions left")
    parser.add_argument("--simulations", type=int, default=40)
    given = parser.parse_args()
    dice, total = np.random.RandomState(1), 0.0
    for number in range(given.positions):
        position = packed_position(late_position(number, given.left))
        game = pyspiel.load_game("homestretch_cubitos", {"seats": 2, "position": position, "reward": "win"})
        for side in (0, 1):
            search = mcts.MCTSBot(game, 1.0, given.simulations, mcts.RandomRolloutEvaluator(1, dice), random_state=dice)
            bots = {side: search, 1 - side: uniform_random.UniformRandomBot(1 - side, dice)}
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(int(dice.choice(outcomes, p=chances)))
                else:
                    state.apply_action(int(bots[state.current_player()].step(state)))
            total += state.returns()[side]
            print(f"position {number + 1}, tree search on side {side}: {state.returns()[side]:.1f}")
    print(f"win share of tree search: {total / (2 * given.positions):.2f}")


if __name__ == "__main__":
    main()
