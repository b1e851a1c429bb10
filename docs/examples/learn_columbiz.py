"""MaskablePPO of sb3-contrib learns Columbiz against random play, on one or two cores.

    pip install "dovecote[study]" "sb3-contrib>=2.9,<3"
    python docs/examples/learn_columbiz.py --steps 100000

sb3-contrib needs PyTorch. What `pip` fetches for Linux by itself has the libraries for graphics
cards, some gigabytes; PyTorch's own page says how to get the build without them, which is enough.
"""

from __future__ import annotations

import argparse
import time

import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.vec_env import DummyVecEnv, SubprocVecEnv

from dovecote.study.seats import SeatEnv


def make() -> SeatEnv:
    """A seat at a table for two; the other player takes any offer."""
    return SeatEnv("columbiz", bots="random", reward="rank")


def wins(model: MaskablePPO, matches: int, seed: int) -> float:
    """The share of matches that the learner wins, on luck it has not met; half for a draw."""
    env, won = make(), 0.0
    for number in range(matches):
        observation, _ = env.reset(seed=seed + number)
        is_over, worth = False, 0.0
        while not is_over:
            numbers, _ = model.predict(observation, action_masks=env.action_masks())
            observation, worth, terminated, truncated, _ = env.step(int(numbers))
            is_over = terminated or truncated
        won += (worth + 1) / 2
    return won / matches


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--steps", type=int, default=100_000)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    kind = SubprocVecEnv if asked.processes > 1 else DummyVecEnv
    envs = make_vec_env(make, n_envs=4 * asked.processes, seed=asked.seed, vec_env_cls=kind)
    model = MaskablePPO("MlpPolicy", envs, n_steps=256, gamma=1.0, ent_coef=0.01, seed=asked.seed)
    before = wins(model, asked.matches, 10**6)
    start = time.perf_counter()
    model.learn(asked.steps)
    minutes = (time.perf_counter() - start) / 60
    after = wins(model, asked.matches, 10**6)
    reach = 1.96 * np.sqrt(after * (1 - after) / asked.matches)
    print(
        f"{asked.steps:,} steps in {minutes:.1f} minutes: wins {100 * before:.1f} % before, "
        f"{100 * after:.1f} ± {100 * reach:.1f} % of {asked.matches} matches after"
    )


if __name__ == "__main__":
    main()
