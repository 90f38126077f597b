"""OpenSpiel: its own simulation test, true chance, clones and files, and its algorithms at work."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import cfr, exploitability, generate_playthrough, ismcts, mcts, minimax

from envs.walk import ENDS, OWN, decisions, listed
from here import ROOT
from homestretch.core.buffer import Buffer
from homestretch.core.catalog import find
from homestretch.envs.openspiel import packed_options, packed_position
from homestretch.envs.reward import rewards_of

PLAYTHROUGHS = ROOT / "tests" / "playthroughs"


def late(name: str, seats: int, back: int, seed: int = 0) -> Any:
    """A game that starts so many decisions before the end of a random one."""
    moments = [position.copy() for position, _ in decisions(name, {"seats": seats}, seed)]
    position = packed_position(moments[-min(back, len(moments))].to_json())
    return pyspiel.load_game(f"homestretch_{name}", {"seats": seats, "position": position})


def random_step(state: Any, dice: np.random.Generator) -> None:
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(dice.choice(outcomes, p=chances)))
    else:
        state.apply_action(int(dice.choice(state.legal_actions())))


@pytest.mark.parametrize(("name", "seats"), ENDS)
def test_the_simulation_test_of_openspiel_passes(name: str, seats: int) -> None:
    game = late(name, seats, 150) if name == "cubitos" else pyspiel.load_game(f"homestretch_{name}", {"seats": seats})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_the_other_reward_passes_too() -> None:
    game = pyspiel.load_game("homestretch_outspeed", {"reward": "win"})
    assert game.get_type().utility == pyspiel.GameType.Utility.CONSTANT_SUM
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", OWN)
def test_chance_has_the_true_probabilities(name: str) -> None:
    state, dice, kinds = pyspiel.load_game(f"homestretch_{name}").new_initial_state(), np.random.default_rng(1), set()
    for _ in range(400):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            assert all(chance > 0 for _, chance in outcomes)
            kinds.add(state.action_to_string(outcomes[0][0]).split()[0])
        random_step(state, dice)
    assert len(kinds) > 1
    if name == "finishline":
        assert kinds >= {"horse", "white"}


@pytest.mark.parametrize("name", OWN)
def test_clones_go_their_own_way_and_files_lead_back(name: str) -> None:
    game = pyspiel.load_game(f"homestretch_{name}")
    state, dice = game.new_initial_state(), np.random.default_rng(3)
    for _ in range(60):
        random_step(state, dice)
    before, clone = str(state), state.clone()
    random_step(clone, dice)
    assert str(state) == before != str(clone)
    other_game, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(again) == before
    assert str(other_game) == str(game)
    assert str(pickle.loads(pickle.dumps(state))) == before
    if state.current_player() >= 0:
        player = state.current_player()
        assert again.information_state_string(player) == state.information_state_string(player)
        assert np.array_equal(again.observation_tensor(player), state.observation_tensor(player))


def test_options_and_positions_are_parameters() -> None:
    options = packed_options({"set": "grand_finale", "timing": "ordered"})
    game = pyspiel.load_game("homestretch_cubitos", {"seats": 3, "options": options})
    assert game.rules.options["set"] == "grand_finale"
    assert str(pyspiel.load_game(str(game))) == str(game)
    assert late("finishline", 2, 1).new_initial_state().current_player() in (0, 1)


@pytest.mark.parametrize(
    ("parameters", "sentence"),
    [
        ({"seats": 9}, "seats"),
        ({"reward": "fame"}, "'fame'"),
        ({"options": "!"}, "cannot be unpacked"),
        ({"options": packed_options({"weather": "rain"})}, "weather"),
        ({"position": packed_position({"step": "flying"})}, "flying"),
    ],
)
def test_what_does_not_exist_is_refused_with_a_sentence(parameters: dict[str, Any], sentence: str) -> None:
    with pytest.raises(pyspiel.SpielError, match=sentence):
        pyspiel.load_game("homestretch_outspeed", parameters)


def test_an_action_that_is_not_legal_is_refused_and_nothing_changes() -> None:
    state = late("outspeed", 3, 3).new_initial_state()
    before = str(state)
    wrong = next(number for number in range(26) if number not in state.legal_actions())
    with pytest.raises(pyspiel.SpielError, match="not among those"):
        state.apply_action(wrong)
    assert str(state) == before


def test_secret_choices_are_not_in_what_others_see() -> None:
    state = late("outspeed", 3, 5).new_initial_state()
    assert state.current_player() == 0
    seen = set()
    for action in state.legal_actions():
        after = state.clone()
        after.apply_action(action)
        seen.add((after.information_state_string(1), tuple(after.observation_tensor(1))))
    assert len(state.legal_actions()) > 1
    assert len(seen) == 1


@pytest.mark.parametrize("name", OWN)
def test_playthroughs_come_out_the_same(name: str) -> None:
    path = PLAYTHROUGHS / f"{name}.txt"
    flags.FLAGS(["playthrough"])
    wanted, now = generate_playthrough.replay(str(path))
    assert wanted == now, f"if it is meant to change, delete {path.relative_to(ROOT)} and run {Path(__file__).name}"


def test_tree_search_runs() -> None:
    game = late("cubitos", 2, 3)
    state = game.new_initial_state()
    bot = mcts.MCTSBot(
        game, 1.5, 30, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)), random_state=np.random.RandomState(2)
    )
    assert bot.step(state) in state.legal_actions()


def test_information_set_mcts_imagines_what_is_hidden() -> None:
    game = late("finishline", 2, 12)
    state = game.new_initial_state()
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=2.0,
        max_simulations=20,
        max_world_samples=ismcts.UNLIMITED_NUM_WORLD_SAMPLES,
        random_state=np.random.RandomState(3),
    )
    dice = np.random.RandomState(4)
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, dice.random_sample))
    assert bot.step(state) in state.legal_actions()


def test_regret_minimising_gets_nearer_to_equilibrium_in_the_last_round_of_outspeed() -> None:
    game = late("outspeed", 3, 5)
    solver = cfr.CFRPlusSolver(game)
    solver.evaluate_and_update_policy()
    first = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(15):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(game, solver.average_policy()) < max(0.05, first / 2)


def worth(position: Any, seat: int) -> float:
    """What a seat can expect if it does its best and the other its worst, by the kernel alone."""
    out = Buffer()
    if position.over():
        position.scores(out)
        return rewards_of(out.first(position.rules.seats), "place")[seat]
    if count := position.chance(out):
        weights = out.first(count)
        after = [stepped(position, "resolve", number) for number in range(count)]
        return sum(w * worth(p, seat) for w, p in zip(weights, after, strict=True) if w) / sum(weights)
    asked = (position.waiting() & -position.waiting()).bit_length() - 1
    values = [worth(stepped(position, "apply", asked, action), seat) for action in listed(position, asked)]
    return max(values) if asked == seat else min(values)


def stepped(position: Any, method: str, *about: int) -> Any:
    after = position.copy()
    getattr(after, method)(*about)
    return after


def test_the_exact_value_of_a_last_turn_is_that_of_the_kernel() -> None:
    game = late("scrapracer", 2, 2)
    state = game.new_initial_state()
    value, action = minimax.expectiminimax(state, 1000, None, 0)
    assert value == pytest.approx(worth(game.start, 0))
    assert action in state.legal_actions()


def record(name: str) -> None:
    """Writes the playthrough of the last decisions of a game."""
    game = late(name, find(name).seats[0], 2)
    text = generate_playthrough.playthrough(str(game), None, seed=1)
    (PLAYTHROUGHS / f"{name}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    for own in OWN:
        if not (PLAYTHROUGHS / f"{own}.txt").exists():
            record(own)
