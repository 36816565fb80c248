"""Masked PPO in JAX on digsite's vector environment: a policy learns Pergamon or Thebes on two cores, in minutes.

python examples/ppo/train.py pergamon --minutes 3 --out curve.json
python examples/ppo/train.py pergamon --updates 40 --seeds 4 --dask tcp://10.0.0.1:8786

One seat plays in a batch of games against a bot. The policy is a small network that sees the observation and gives each
legal action a number. The reward is half the result at the end, half the change of the lead in points on the way,
which adds up to the lead at the end. See examples/ppo/README.md.
"""

import argparse
import json
import os
import sys
import time
from contextlib import contextmanager
from dataclasses import dataclass
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
from digsite.work import Processes, count_workers, spread, using

GAMES = 256  # side by side
STEPS = 32  # of each game between two updates
EPOCHS = 3
MINIBATCH = 2048
HIDDEN = 128
TRAITS = 8  # numbers by which a card on display, or a bag, is known to the policy
ROOM = 24  # legal actions that a decision has on average, generously: what is compiled fits so many
DISCOUNT, LAMBDA = 1.0, 0.97
CLIP, ENTROPY, VALUE_SHARE = 0.2, 0.005, 0.5
LEARNING_RATE = 1e-3  # at the beginning; it falls to 0 in the time that there is
LEAD_SHARE = 0.5  # of the reward; the rest is the result
LEADS = {"pergamon": 20.0, "thebes": 50.0}  # a lead of so many points counts as much as winning
# What an observation says of a seat's points now, and how many a 1 stands for
POINTS = {"pergamon": ("tickets of: seat {}", 100.0), "thebes": ("desk: seat {}: score now", 150.0)}
GATES = {"uniform": 0.95, "level1": 0.7}  # shares of victories to be reached


# 1. What the names of actions and of observed numbers say


class Names:
    """What actions have in common, and which of them is about what: nothing but the names that the game gives them.

    An action consists of terms: "dig egypt 6 weeks" of dig, dig egypt, dig 6 and dig weeks. And if the observation
    describes something trait by trait, as "card: 2: car", then "take 2" is about it.
    """

    def __init__(self, game):
        rules = registry.game(game)
        self.observed = len(rules.about.observation.names)
        self.actions = len(rules.actions.actions)
        notations = [action.notation.split() for action in rules.actions.actions]
        described = [name.split(": ") for name in rules.about.observation.names]
        things = sorted(
            {name[1] for name in described if len(name) == 3} & {word for _, *rest in notations for word in rest[:1]}
        )
        self.verbs = sorted({verb for verb, *rest in notations if rest and rest[0] in things})
        self.things = things
        self._number_traits(described)
        self._number_terms(notations)

    def _number_traits(self, described):
        """trait_of[observed number, thing]: which trait of a thing a number tells; the last one for none."""
        traits = sorted({(name[0], name[2]) for name in described if len(name) == 3 and name[1] in self.things})
        self.traits = len(traits)
        self.trait_of = np.full((self.observed, len(self.things)), self.traits)
        for number, name in enumerate(described):
            if len(name) == 3 and name[1] in self.things:
                self.trait_of[number, self.things.index(name[1])] = traits.index((name[0], name[2]))

    def _number_terms(self, notations):
        """terms_of[action]: its terms; then what it does with which thing; the last one, again and again, for none."""
        terms = [terms_in(*notation) for notation in notations]
        known = {term: number for number, term in enumerate(sorted({one for all_ in terms for one in all_}))}
        self.terms = len(known)
        numbers = [[known[term] for term in all_] for all_ in terms]
        for own, (verb, *rest) in zip(numbers, notations, strict=True):
            if rest and rest[0] in self.things:
                own.append(len(known) + self.verbs.index(verb) * len(self.things) + self.things.index(rest[0]))
        none = len(known) + len(self.verbs) * len(self.things)
        most = max(map(len, numbers))
        self.terms_of = np.array([own + [none] * (most - len(own)) for own in [*numbers, []]])


def terms_in(verb, *rest):
    """The terms of a notation: the verb, and with it the first word after it, the second, and all others."""
    others = (*rest[:2], " ".join(rest[2:]))
    return [(verb,), *((verb, str(place), word) for place, word in enumerate(others) if word)]


# 2. The network


class Policy(NamedTuple):
    """A network with two heads, as weights and biases: what to do, and how it will end.

    What is learnt of a term holds for all actions that have it, and what is learnt of a trait for all things.
    """

    layers: tuple
    terms: tuple
    traits: jax.Array  # by what numbers a thing is known
    likes: tuple  # by what numbers a thing is wanted, for each verb
    judge: tuple


class Legal(NamedTuple):
    """All legal actions of some decisions, those of the first decision first; there is room for more at the end."""

    decisions: jax.Array  # whose each is; the number of decisions where there is room
    actions: jax.Array


def new_policy(key, names):
    """A policy that knows nothing yet."""
    keys = jax.random.split(key, 4)
    orthogonal = jax.nn.initializers.orthogonal

    def layer(key, of, to, scale):
        return orthogonal(scale)(key, (of, to)), jnp.zeros(to)

    def nothing(to):
        return jnp.zeros((HIDDEN, to)), jnp.zeros(to)

    layers = layer(keys[0], names.observed, HIDDEN, 2**0.5), layer(keys[1], HIDDEN, HIDDEN, 2**0.5)
    traits = 0.1 * jax.random.normal(keys[2], (names.traits, TRAITS))
    return Policy(
        layers, nothing(names.terms), traits, nothing(len(names.verbs) * TRAITS), layer(keys[3], HIDDEN, 1, 1.0)
    )


def look(policy, names, seen, legal):
    """The logarithms of the probabilities of all legal actions, and the values of the decisions."""
    x = seen
    for weights, bias in policy.layers:
        x = jnp.tanh(x @ weights + bias)
    value = (x @ policy.judge[0] + policy.judge[1])[:, 0]
    worths = [x @ policy.terms[0] + policy.terms[1], _worth_of_things(policy, names, seen, x)]
    worths = jnp.pad(jnp.concatenate(worths, 1), ((0, 1), (0, 1)))  # nothing in the room at the end, or for no term
    logits = worths[legal.decisions[:, None], jnp.asarray(names.terms_of)[legal.actions]].sum(1)
    return logits - _logarithm_of_all(logits, legal, len(seen)), value


def _worth_of_things(policy, names, seen, x):
    """What each thing is worth to each verb now: how well its traits match what is wanted."""
    count = len(seen)
    traits = jnp.pad(policy.traits, ((0, 1), (0, 0)))[names.trait_of]  # of each observed number and thing
    things = (seen @ traits.reshape(names.observed, -1)).reshape(count, -1, TRAITS)
    wanted = (x @ policy.likes[0] + policy.likes[1]).reshape(count, -1, TRAITS)
    return jnp.einsum("nvk,ntk->nvt", wanted, things).reshape(count, -1)


def _logarithm_of_all(logits, legal, count):
    """The logarithm of the sum of all ``exp(logits)`` of the same decision, for each action."""
    top = jax.lax.stop_gradient(jax.ops.segment_max(logits, legal.decisions, count + 1, indices_are_sorted=True))
    parts = jnp.exp(logits - top[legal.decisions])
    sums = jax.ops.segment_sum(parts, legal.decisions, count + 1, indices_are_sorted=True)
    return (top + jnp.log(sums))[legal.decisions]


def greatest(numbers, legal, count):
    """The place of the greatest number of each decision."""
    top = jax.ops.segment_max(numbers, legal.decisions, count + 1, indices_are_sorted=True)
    places = jnp.where(numbers == top[legal.decisions], jnp.arange(len(numbers)), len(numbers))
    return jax.ops.segment_min(places, legal.decisions, count + 1, indices_are_sorted=True)[:count]


@partial(jax.jit, static_argnames="names")
def choose(policy, names, key, seen, legal):
    """The places of actions drawn by their probabilities, the logarithms of these, and the values."""
    logs, value = look(policy, names, seen, legal)
    chosen = greatest(logs + jax.random.gumbel(key, logs.shape), legal, len(seen))
    return chosen, logs[chosen], value


@partial(jax.jit, static_argnames="names")
def best(policy, names, seen, legal):
    """The places of the most probable actions."""
    return greatest(look(policy, names, seen, legal)[0], legal, len(seen))


# 3. Learning


class Batch(NamedTuple):
    """What happened at some decisions."""

    seen: jax.Array
    logs: jax.Array  # the logarithm of the probability that the action had
    values: jax.Array
    advantages: jax.Array


def loss(policy, names, batch, legal, chosen):
    """PPO's clipped loss."""
    logs, value = look(policy, names, batch.seen, legal)
    ratio = jnp.exp(logs[chosen] - batch.logs)
    advantage = (batch.advantages - batch.advantages.mean()) / (batch.advantages.std() + 1e-8)
    gain = jnp.minimum(ratio * advantage, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * advantage).mean()
    wanted = batch.values + batch.advantages
    is_there = legal.decisions < len(batch.seen)
    entropy = -jnp.where(is_there, jnp.exp(logs) * logs, 0).sum() / len(batch.seen)
    return -gain + VALUE_SHARE * jnp.square(value - wanted).mean() - ENTROPY * entropy


@partial(jax.jit, static_argnames=("names", "optimiser"), donate_argnums=(0, 1))
def learn(policy, state, names, batch, minibatches, optimiser):
    """Go through minibatches, each given by its decisions, their legal actions, and the places of those chosen."""

    def step(carry, minibatch):
        policy, state = carry
        decisions, legal, chosen = minibatch
        some = jax.tree.map(lambda array: array[decisions], batch)
        change, state = optimiser.update(jax.grad(loss)(policy, names, some, legal, chosen), state, policy)
        return (optax.apply_updates(policy, change), state), None

    return jax.lax.scan(step, (policy, state), minibatches)[0]


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


# 4. Legal actions, as many as there are


class Choices(NamedTuple):
    """The legal actions of some decisions in one row, and how many of them each decision has."""

    actions: np.ndarray
    counts: np.ndarray

    @property
    def starts(self):
        """Where those of each decision begin."""
        return np.cumsum(self.counts) - self.counts

    def of(self, decisions):
        """Those of some decisions, in their order."""
        counts = self.counts[decisions]
        begins = np.cumsum(counts) - counts
        places = np.arange(counts.sum()) + np.repeat(self.starts[decisions] - begins, counts)
        return Choices(self.actions[places], counts)

    def with_room(self, room):
        """For the network, which is compiled for so many."""
        spare = room - len(self.actions)
        decisions = np.repeat(np.arange(len(self.counts) + 1), [*self.counts, spare])
        return Legal(decisions.astype(np.int32), np.pad(self.actions, (0, spare), constant_values=-1))


def choices_in(masks):
    """The legal actions that masks say."""
    decisions, actions = np.nonzero(masks)
    return Choices(actions.astype(np.int32), np.bincount(decisions, minlength=len(masks)))


def room_for(most, decisions):
    """Room for so many legal actions: seldom more than usual, so that seldom anything is compiled again."""
    usual = ROOM * decisions
    return -(-most // usual) * usual


def minibatches_of(choices, chosen, rng):
    """All decisions in random order, a few times, in minibatches; ``chosen`` counts the legal actions before."""
    decisions = np.concatenate([rng.permutation(len(chosen)) for _ in range(EPOCHS)]).reshape(-1, MINIBATCH)
    parts = [choices.of(some) for some in decisions]
    room = room_for(max(len(part.actions) for part in parts), MINIBATCH)
    legal = jax.tree.map(lambda *arrays: np.stack(arrays), *[part.with_room(room) for part in parts])
    return decisions, legal, np.stack([part.starts for part in parts]) + chosen[decisions]


# 5. Playing


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
        self._note(infos)

    def _note(self, infos):
        self.choices = choices_in(infos["action_mask"])
        self.legal = self.choices.with_room(room_for(len(self.choices.actions), len(self.seen)))

    def step(self, places):
        """Play an action in each game, by its place; returns rewards, results and which games have ended."""
        before = lead(self.seen[:, self.places] * self.scale)
        self.seen, results, ends, _, infos = self.envs.step(self.choices.actions[places])
        self._note(infos)
        after = lead(self.seen[:, self.places] * self.scale)
        if ends.any():
            after = np.where(ends, lead(infos["final_info"]["scores"]), after)
        rewards = (1 - LEAD_SHARE) * results + LEAD_SHARE * (after - before) / self.whole_lead
        return rewards.astype(np.float32), results, ends


def lead(points):
    """Points ahead of the best other player."""
    return points[:, 0] - points[:, 1:].max(1)


def collect(table, policy, names, key):
    """Play on for some steps; what happened, all choices, and which of them was chosen each time."""
    noted = {name: [] for name in ("seen", "logs", "values", "rewards", "ends", "chosen")}
    all_choices = []
    for own in jax.random.split(key, STEPS):
        seen, choices = table.seen, table.choices
        places, logs, values = map(np.asarray, choose(policy, names, own, seen, table.legal))
        rewards, _, ends = table.step(places)
        all_choices.append(choices)
        for name, array in zip(noted, (seen, logs, values, rewards, ends, places - choices.starts), strict=True):
            noted[name].append(array)
    last = np.asarray(choose(policy, names, key, table.seen, table.legal)[2])
    rows = {name: np.stack(arrays) for name, arrays in noted.items()}
    found = advantages_of(rows["rewards"], rows["ends"].astype(np.float32), rows["values"], last)
    flat = [rows[name].reshape(-1, *rows[name].shape[2:]) for name in Batch._fields[:-1]]
    choices = Choices(*(np.concatenate(arrays) for arrays in zip(*all_choices, strict=True)))
    return Batch(*flat, found.reshape(-1)), choices, rows["chosen"].reshape(-1)


def evaluate(policy, names, game, opponent, games=400, seed=10**6):
    """The share of victories against a bot, in games that were not learnt from; a shared victory counts a half."""
    table = Table(game, opponent, seed, games)
    won = np.full(games, np.nan)
    while np.isnan(won).any():
        _, results, ends = table.step(np.asarray(best(policy, names, table.seen, table.legal)))
        won = np.where(ends & np.isnan(won), (results + 1) / 2, won)
    table.envs.close()
    return float(won.mean())


# 6. Training


def train(game, opponent="level1", seconds=180.0, seed=0, every=20.0, enough=None, updates=None):
    """Learn for so many seconds of processor time, without those of evaluating; returns the policy and the curve.

    With ``updates`` it learns so many times instead, and is evaluated after every so many: then equal seeds give equal
    numbers. ``enough`` has shares of victories by opponent; once all are reached it ends.
    """
    limit = seconds if updates is None else updates
    key = jax.random.key(seed)
    names = Names(game)
    table = Table(game, opponent, seed)
    policy = new_policy(key, names)
    adam = optax.inject_hyperparams(optax.adam)(LEARNING_RATE, eps=1e-5)
    optimiser = optax.chain(optax.clip_by_global_norm(0.5), adam)
    state = optimiser.init(policy)
    curve, used, samples, next_look = [], 0.0, 0, every
    rng = np.random.default_rng(seed)
    while used < limit:
        begin = time.process_time()
        key, own = jax.random.split(key)
        batch, choices, chosen = collect(table, policy, names, own)
        state[1].hyperparams["learning_rate"] = jnp.asarray(LEARNING_RATE * (1 - used / limit))
        minibatches = minibatches_of(choices, chosen, rng)
        policy, state = jax.block_until_ready(learn(policy, state, names, batch, minibatches, optimiser))
        samples += GAMES * STEPS
        used += 1 if updates else time.process_time() - begin
        if used >= min(next_look, limit):
            won = {name: evaluate(policy, names, game, name) for name in ("uniform", "level1")}
            spent = {"updates": used} if updates else {"seconds": round(used, 1)}
            curve.append({"game": game, "seed": seed, **spent, "samples": samples, **won})
            print(json.dumps(curve[-1]), flush=True)
            next_look += every
            if enough and all(won[name] >= share for name, share in enough.items()):
                break
    return policy, curve


@dataclass(frozen=True)
class Training:
    """One policy that learns: a unit of work."""

    game: str
    opponent: str
    seconds: float
    updates: int | None
    every: float
    has_gates: bool
    seed: int


def train_unit(unit):
    """The curve of one policy."""
    enough = GATES if unit.has_gates else None
    return train(unit.game, unit.opponent, unit.seconds, unit.seed, unit.every, enough, unit.updates)[1]


def train_all(units, pool):
    """The curves of all units so far, whenever one is done, in their order."""
    known = {}
    with using(pool) as workers:
        for unit, curve in spread(workers, train_unit, units):
            known[unit] = curve
            yield [row for one in units for row in known.get(one, [])]


@contextmanager
def pool_of(dask, count):
    """Processes of this machine, or a Dask cluster, whose workers get this file."""
    if dask is None:
        with Processes(min(count, count_workers()), ends_with_owner=True) as pool:
            yield pool
        return
    from distributed import Client

    with Client(dask, set_as_default=False) as client:
        client.upload_file(__file__)
        yield client


def main():
    """The command line."""
    parser = argparse.ArgumentParser(description="Let a policy learn Pergamon or Thebes.")
    parser.add_argument("game", choices=("pergamon", "thebes"))
    parser.add_argument("--opponent", default="level1", help="who it learns against (default level1)")
    parser.add_argument("--minutes", type=float, default=3.0, help="of processor time (default 3)")
    parser.add_argument(
        "--updates", type=int, help="learn so many times, however long that takes: same seeds, same numbers"
    )
    parser.add_argument("--seed", type=int, default=0, help="equal seeds begin alike (default 0)")
    parser.add_argument("--seeds", type=int, default=1, help="how many times, with seeds from that on (default 1)")
    parser.add_argument("--every", type=float, default=20.0, help="seconds, or updates, between two evaluations (20)")
    parser.add_argument("--gates", action="store_true", help=f"end once it wins as often as {GATES} say")
    parser.add_argument("--out", help="write the curves to a JSON file")
    parser.add_argument("--dask", metavar="ADDRESS", help="learn on a Dask cluster, whose workers have JAX and optax")
    chosen = parser.parse_args()
    if chosen.seeds < 1 or (chosen.updates is not None and chosen.updates < 1):
        parser.error("--seeds and --updates are at least 1")
    units = [
        Training(
            chosen.game,
            chosen.opponent,
            60 * chosen.minutes,
            chosen.updates,
            chosen.every,
            chosen.gates,
            chosen.seed + n,
        )
        for n in range(chosen.seeds)
    ]
    with pool_of(chosen.dask, len(units)) as pool:
        for curves in train_all(units, pool):
            if chosen.out:
                Path(chosen.out).write_text(json.dumps(curves, indent=1) + "\n")


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent))
    import train as by_name  # under this name workers know it, too

    by_name.main()
