"""A whole match of random moves, in ten lines: `python docs/examples/rollout.py`."""

from random import Random

from dovecote.study import zoo

env, rng = zoo.columbiz(seats=2, render_mode="ansi"), Random(1)
env.reset(seed=1)
for agent in env.agent_iter():
    observation, reward, terminated, truncated, info = env.last()
    if terminated or truncated:
        print(agent, reward)
        env.step(None)
    else:
        env.step(int(rng.choice(info["action_mask"].nonzero()[0])))
print(env.render())
