"""Learns Columbiz against random play, with numpy alone.

    MATCHES=4000 python docs/examples/learn.py

The same cells are the notebook `learn.ipynb`.
"""

# %%
import os

import numpy as np

from dovecote.study.seats import SeatEnv

MATCHES = int(os.environ.get("MATCHES", "40"))  # to learn from; a few thousand make a player
TRIED = 20 if MATCHES < 1000 else 400  # matches afterwards, on luck it has not met
env = SeatEnv("columbiz", bots="random", reward="margin")
rng = np.random.default_rng(1)

# %% [markdown]
# A network with one hidden layer says how gladly it throws each of the eight dice again, stands,
# puts a pawn on each square, ends its turn. `SHARED` makes wishes for the 294 numbers of these: a
# choice of dice is wished for as much as its dice together, so that all choices learn from one.

# %%
SHARED = np.zeros((294, 47))
SHARED[:256, :8] = np.arange(256)[:, None] >> np.arange(8) & 1
SHARED[0, 8] = 1
SHARED[256:, 9:] = np.eye(38)
weights = [rng.normal(0, 0.1, (105, 64)), np.zeros(64), np.zeros((64, 47)), np.zeros(47)]


def chances(seen, masks):
    """The hidden layer, and how likely each number is to be said; only offers are."""
    hidden = np.tanh(seen @ weights[0] + weights[1])
    wishes = (hidden @ weights[2] + weights[3]) @ SHARED.T
    wishes = np.where(masks, wishes, -np.inf)
    shares = np.exp(wishes - wishes.max(axis=-1, keepdims=True))
    return hidden, shares / shares.sum(axis=-1, keepdims=True)


# %%
def play(seed):
    """One match: what was seen, what might be said and what was, and the margin at the end."""
    seen, masks, said, is_over = [], [], [], False
    observation, info = env.reset(seed=seed)
    while not is_over:
        mask = info["action_mask"] == 1
        ways = chances(observation, mask)[1].cumsum()
        number = int(np.searchsorted(ways, rng.random() * ways[-1], side="right"))
        seen.append(observation)
        masks.append(mask)
        said.append(number)
        observation, margin, terminated, truncated, info = env.step(number)
        is_over = terminated or truncated
    return seen, masks, said, margin


def share_won(matches, seed):
    """Half for a draw."""
    return np.mean([(np.sign(play(seed + n)[3]) + 1) / 2 for n in range(matches)])


# %% [markdown]
# After every twenty matches, what was said in the better ones is made likelier, and what was said
# in the others less likely (a policy gradient, stepped along by Adam).

# %%
means, squares = [0 * w for w in weights], [0 * w for w in weights]


def learn(matches, step):
    """Changes the weights by what some matches have shown."""
    seen, masks, said = (np.concatenate(told) for told in list(zip(*matches, strict=True))[:3])
    margins = np.array([margin for *_, margin in matches])
    better = (margins - margins.mean()) / (margins.std() + 1e-9)
    worth = np.repeat(better, [len(m[2]) for m in matches])[:, None] / len(said)
    hidden, shares = chances(seen, masks)
    pull = ((np.arange(294) == said[:, None]) - shares) * worth @ SHARED
    back = pull @ weights[2].T * (1 - hidden**2)
    slopes = [seen.T @ back, back.sum(0), hidden.T @ pull, pull.sum(0)]
    for weight, slope, mean, square in zip(weights, slopes, means, squares, strict=True):
        mean += 0.1 * (slope - mean)
        square += 0.001 * (slope**2 - square)
        way = mean / (1 - 0.9**step) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
        weight += 0.01 * way


# %%
for step in range(1, MATCHES // 20 + 1):
    learn([play(20 * step + n) for n in range(20)], step)
won = share_won(TRIED, 10**6)
reach = 1.96 * np.sqrt(won * (1 - won) / TRIED)
print(f"{MATCHES} matches learned from; {100 * won:.0f} ± {100 * reach:.0f} % of {TRIED} won")
