"""Masked PPO in JAX on digsite's vector environment: a policy learns Pergamon or Thebes on two cores, in minutes.

python examples/ppo/train.py pergamon --minutes 3 --out curve.json

One seat plays in a batch of games against a bot. The policy is a small network that sees the observation; illegal
actions are masked. The reward is half the result at the end, half the change of the lead in points on the way, which
adds up to the lead at the end. See examples/ppo/README.md.
"""

import argparse
import json
import os
import time
from functools import partial
from pathlib import Path
from typing import NamedTuple

os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")

import gymnasium
import jax
import jax.numpy as jnp
import numpy as np
import optax

import digsite.adapters.gymnasium  # noqa: F401  # registers the environments
from digsite.core import registry

GAMES = 256  # side by side
STEPS = 32  # of each game between two updates
EPOCHS = 3
MINIBATCH = 2048
HIDDEN = 128
DISCOUNT, LAMBDA = 1.0, 0.97
CLIP, ENTROPY, VALUE_SHARE = 0.2, 0.005, 0.5
LEARNING_RATE = 1e-3
LEAD_SHARE = 0.5  # of the reward; the rest is the result
LEADS = {"pergamon": 20.0, "thebes": 50.0}  # a lead of so many points counts as much as winning
# What an observation says of a seat's points now, and how many a 1 stands for
POINTS = {"pergamon": ("tickets of: seat {}", 100.0), "thebes": ("desk: seat {}: score now", 150.0)}
FORBIDDEN = -1e9
GATES = {"uniform": 0.95, "level1": 0.7}  # shares of victories to be reached


class Policy(NamedTuple):
    """A network with two heads, as weights and biases: what to do, and how it will end.

    What is learnt of an action holds for others too: those whose notations have words in common share weights.
    """

    layers: tuple
    act: tuple
    shared: jax.Array  # weights of words
    words: jax.Array  # which words each action has; not learnt
    judge: tuple


class Batch(NamedTuple):
    """What happened at some decisions."""

    seen: jax.Array
    masks: jax.Array
    actions: jax.Array
    logs: jax.Array  # the logarithm of the probability that the action had
    values: jax.Array
    advantages: jax.Array


# 1. The network


def words_of(game):
    """The words of all actions' notations as flags, a row for each word: "dig egypt 6" has dig, dig egypt and dig 6."""
    notations = [action.notation.split() for action in registry.game(game).actions.actions]
    kinds = sorted({(first, word) for first, *others in notations for word in (first, *others)})
    return np.array([[kind[0] == words[0] and kind[1] in words for words in notations] for kind in kinds], np.float32)


def new_policy(key, inputs, words):
    """A policy that knows nothing yet."""
    actions = words.shape[1]
    sizes = [inputs, HIDDEN, HIDDEN]
    keys = jax.random.split(key, 4)
    orthogonal = jax.nn.initializers.orthogonal

    def layer(key, of, to, scale):
        return orthogonal(scale)(key, (of, to)), jnp.zeros(to)

    layers = tuple(layer(key, of, to, 2**0.5) for key, of, to in zip(keys, sizes, sizes[1:], strict=False))
    shared = jnp.zeros((HIDDEN, len(words)))
    return Policy(layers, layer(keys[2], HIDDEN, actions, 0.01), shared, words, layer(keys[3], HIDDEN, 1, 1.0))


def look(policy, seen, masks):
    """The logarithms of the actions' probabilities, up to a constant, and the value."""
    x = seen
    for weights, bias in policy.layers:
        x = jnp.tanh(x @ weights + bias)
    logits = x @ (policy.act[0] + policy.shared @ jax.lax.stop_gradient(policy.words)) + policy.act[1]
    value = (x @ policy.judge[0] + policy.judge[1])[:, 0]
    return jnp.where(masks, logits, FORBIDDEN), value


@jax.jit
def choose(policy, key, seen, masks):
    """An action drawn by its probability, the logarithm of that, and the value."""
    logits, value = look(policy, seen, masks)
    action = jax.random.categorical(key, logits)
    chosen = jnp.take_along_axis(jax.nn.log_softmax(logits), action[:, None], 1)[:, 0]
    return action, chosen, value


@jax.jit
def best(policy, seen, masks):
    """The most probable action."""
    return look(policy, seen, masks)[0].argmax(1)


# 2. Learning


def loss(policy, batch):
    """PPO's clipped loss."""
    logits, value = look(policy, batch.seen, batch.masks)
    logs = jax.nn.log_softmax(logits)
    chosen = jnp.take_along_axis(logs, batch.actions[:, None], 1)[:, 0]
    ratio = jnp.exp(chosen - batch.logs)
    advantage = (batch.advantages - batch.advantages.mean()) / (batch.advantages.std() + 1e-8)
    gain = jnp.minimum(ratio * advantage, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * advantage).mean()
    wanted = batch.values + batch.advantages
    entropy = -jnp.where(batch.masks, jnp.exp(logs) * logs, 0).sum(1).mean()
    return -gain + VALUE_SHARE * jnp.square(value - wanted).mean() - ENTROPY * entropy


@partial(jax.jit, static_argnames="optimiser", donate_argnums=(0, 1))
def learn(policy, state, batch, places, optimiser):
    """Go through minibatches, each given by the places of its decisions."""

    def step(carry, chosen):
        policy, state = carry
        gradient = jax.grad(loss)(policy, jax.tree.map(lambda array: array[chosen], batch))
        change, state = optimiser.update(gradient, state, policy)
        return (optax.apply_updates(policy, change), state), None

    return jax.lax.scan(step, (policy, state), places)[0]


def advantages_of(rewards, ends, values, last):
    """How much better than expected each action turned out, by generalised advantage estimation."""
    found = np.zeros_like(rewards)
    ahead, after = np.zeros_like(last), last
    for t in reversed(range(len(rewards))):
        goes_on = 1.0 - ends[t]
        surprise = rewards[t] + DISCOUNT * after * goes_on - values[t]
        ahead = surprise + DISCOUNT * LAMBDA * goes_on * ahead
        found[t], after = ahead, values[t]
    return found


# 3. Playing


class Table:
    """A batch of games against a bot, and what the policy saw last."""

    def __init__(self, game, opponent, seed, games=GAMES, players=2):
        self.envs = gymnasium.make_vec(
            f"digsite/{game.title()}-v1",
            num_envs=games,
            opponents=[opponent],
            players=players,
            autoreset_mode="SameStep",
            threads=1,
        )
        name, self.scale = POINTS[game]
        names = registry.game(game).about.observation.names
        self.places = [names.index(name.format(seat)) for seat in range(players)]
        self.whole_lead = LEADS[game]
        self.seen, infos = self.envs.reset(seed=seed)
        self.masks = infos["action_mask"].astype(bool)

    def step(self, actions):
        """Play an action in each game; returns rewards, results and which games have ended."""
        before = lead(self.seen[:, self.places] * self.scale)
        self.seen, results, ends, _, infos = self.envs.step(np.asarray(actions))
        self.masks = infos["action_mask"].astype(bool)
        after = lead(self.seen[:, self.places] * self.scale)
        if ends.any():
            after = np.where(ends, lead(infos["final_info"]["scores"]), after)
        rewards = (1 - LEAD_SHARE) * results + LEAD_SHARE * (after - before) / self.whole_lead
        return rewards.astype(np.float32), results, ends


def lead(points):
    """Points ahead of the best other player."""
    return points[:, 0] - points[:, 1:].max(1)


def collect(table, policy, key):
    """Play on for some steps; the decisions, ready to learn from."""
    noted = {name: [] for name in ("seen", "masks", "actions", "logs", "values", "rewards", "ends")}
    for own in jax.random.split(key, STEPS):
        action, chosen, value = map(np.asarray, choose(policy, own, table.seen, table.masks))
        before = table.seen, table.masks, action, chosen, value
        rewards, _, ends = table.step(action)
        for name, array in zip(noted, (*before, rewards, ends), strict=True):
            noted[name].append(array)
    last = np.asarray(choose(policy, key, table.seen, table.masks)[2])
    rows = {name: np.stack(arrays) for name, arrays in noted.items()}
    found = advantages_of(rows["rewards"], rows["ends"].astype(np.float32), rows["values"], last)
    flat = [rows[name].reshape(-1, *rows[name].shape[2:]) for name in Batch._fields[:-1]]
    return Batch(*flat, found.reshape(-1))


def evaluate(policy, game, opponent, games=400, seed=10**6):
    """The share of victories against a bot, in games that were not learnt from; a shared victory counts a half."""
    table = Table(game, opponent, seed, games)
    won = np.full(games, np.nan)
    while np.isnan(won).any():
        _, results, ends = table.step(best(policy, table.seen, table.masks))
        won = np.where(ends & np.isnan(won), (results + 1) / 2, won)
    table.envs.close()
    return float(won.mean())


# 4. Training


def train(game, opponent="level1", seconds=180.0, seed=0, every=20.0, enough=None):
    """Learn for so many seconds of processor time, without those of evaluating; returns the policy and the curve.

    ``enough`` has shares of victories by opponent; once all are reached it ends.
    """
    key = jax.random.key(seed)
    table = Table(game, opponent, seed)
    policy = new_policy(key, table.seen.shape[1], jnp.asarray(words_of(game)))
    updates = GAMES * STEPS // MINIBATCH * EPOCHS
    optimiser = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(LEARNING_RATE, eps=1e-5))
    state = optimiser.init(policy)
    curve, used, samples, next_look = [], 0.0, 0, every
    rng = np.random.default_rng(seed)
    while used < seconds:
        begin = time.process_time()
        key, own = jax.random.split(key)
        batch = collect(table, policy, own)
        places = np.concatenate([rng.permutation(GAMES * STEPS) for _ in range(EPOCHS)]).reshape(updates, MINIBATCH)
        policy, state = jax.block_until_ready(learn(policy, state, batch, places, optimiser))
        samples += GAMES * STEPS
        used += time.process_time() - begin
        if used >= min(next_look, seconds):
            won = {name: evaluate(policy, game, name) for name in ("uniform", "level1")}
            curve.append({"game": game, "seed": seed, "seconds": round(used, 1), "samples": samples, **won})
            print(json.dumps(curve[-1]), flush=True)
            next_look += every
            if enough and all(won[name] >= share for name, share in enough.items()):
                break
    return policy, curve


def main():
    """The command line."""
    parser = argparse.ArgumentParser(description="Let a policy learn Pergamon or Thebes.")
    parser.add_argument("game", choices=("pergamon", "thebes"))
    parser.add_argument("--opponent", default="level1", help="who it learns against (default level1)")
    parser.add_argument("--minutes", type=float, default=3.0, help="of processor time (default 3)")
    parser.add_argument("--seed", type=int, default=0, help="equal seeds begin alike (default 0)")
    parser.add_argument("--seeds", type=int, default=1, help="how many times, with seeds from that on (default 1)")
    parser.add_argument("--every", type=float, default=20.0, help="seconds between two evaluations (default 20)")
    parser.add_argument("--gates", action="store_true", help=f"end once it wins as often as {GATES} say")
    parser.add_argument("--out", help="write the curves to a JSON file")
    chosen = parser.parse_args()
    curves = []
    for seed in range(chosen.seed, chosen.seed + chosen.seeds):
        gates = GATES if chosen.gates else None
        _, curve = train(chosen.game, chosen.opponent, 60 * chosen.minutes, seed, chosen.every, gates)
        curves += curve
        if chosen.out:
            Path(chosen.out).write_text(json.dumps(curves, indent=1) + "\n")


if __name__ == "__main__":
    main()
