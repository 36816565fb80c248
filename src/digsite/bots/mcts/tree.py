"""The search tree: one search for every game, wholly in compiled code.

1. An iteration walks down from the position at the root, adds to the tree and judges where it arrives.
2. A player's node has a child for each action; it tries what has done well and what the strategy thinks well of.
3. Where a draw is due, a node has sampled futures; each keeps its number, from which the same draws come again.
4. The verdict, one value for each player, goes back up to everybody's choices on the way.
5. After a real action the part of the tree below it is kept.

A tree lives in an array of nodes; when that is full the search goes on without adding to it.
"""

from __future__ import annotations

import math

from digsite.bots.mcts.leaf import ONE, POINTS, VALUES, WINS, WORTH, evaluate_leaf
from digsite.bots.policy import BOT_STREAMS, POINT, Survey, candidate_actions, note_luck, score_actions
from digsite.core.entry_points import Standing, State, draw, legal_actions, play
from digsite.core.game import CHANCE, NOBODY
from digsite.core.record import Ints, copy_into, field, record
from digsite.core.rng import Rng, seed_rng
from digsite.core.rule import rule, whole_rule

ROOT = 0
NO_NODE = -1
NO_ACTION = -1
LONGEST_PATH = 512  # nodes on the way from the root to a leaf; deeper ones are judged where they are
TREE_STREAMS = 1 << 40  # random streams of each tree: the first for its playouts, then one for each future
PERCENT = 100
REPORTED = 5  # numbers for each choice at the root
ANY = -1  # choice at the root
COUNTED_WIN = ONE >> 12  # wins are summed up in so small parts: the squares of a long search fit into a number
LONGEST_LINE = 64  # actions


@record
class Node:
    """A choice somebody made, or a future that chance made; sums are over its visits, for the player who chose it."""

    action: int = field()  # what leads here; NO_ACTION for the root and for a future
    owner: int = field()  # the seat that chose it
    prior: int = field()  # how likely the strategy would choose it, of ONE
    visits: int = field()
    worth: int = field()  # what the search goes by, of ONE a visit
    wins: int = field()  # of ONE a visit
    points: int = field()
    children: int = field()
    first: int = field()  # the first child, all others follow it; of futures the one visited last
    is_chance: int = field()  # 1 if the children are futures
    next: int = field()  # of a future: the one to visit after it, in a ring
    future: int = field()  # its number


@record
class Tree:
    """How a tree is searched, and how much of it there is."""

    players: int = field()
    seed: int = field()
    number: int = field()  # among the trees of a search
    policy: int = field()  # of the playouts
    exploration: int = field()  # how much is tried against what has done well, in hundredths
    temperature: int = field()  # how far worths may differ before the strategy's opinion is clear, in hundredths
    lead_share: int = field()  # how much the lead counts beside winning, in tenths
    futures_percent: int = field()  # futures a node has, in hundredths of the root of its visits
    used: int = field()  # nodes
    futures: int = field()  # so far
    iterations: int = field()


@record
class ActionSums:
    """What a choice at the root has meant for one player: sums over its visits, and of squares and products."""

    wins: int = field()  # in parts of COUNTED_WIN
    wins_squared: int = field()
    points: int = field()  # without luck, in hundredths
    points_squared: int = field()
    luck: int = field()  # against the others', times the players
    luck_squared: int = field()
    wins_by_luck: int = field()


# 1. Iterations


@rule
def run_iterations(
    games: list[State],
    nodes: list[Node],
    trees: list[Tree],
    rngs: list[Rng],
    path: Ints,
    actions: Ints,
    worths: Ints,
    surveys: list[Survey],
    luck: Ints,
    standings: list[Standing],
    values: Ints,
    sums: list[ActionSums],
    first: int,
    iterations: int,
) -> None:
    """Search on: the position at the root is ``games[0]``, all else is room to work in.

    ``first`` is the choice at the root to look at, by its place, or ANY for those that are promising. What every
    choice means for everybody is added to ``sums``, which has so many for each choice as there are players.
    """
    for _ in range(iterations):
        iterate(games, nodes, trees[0], rngs, path, actions, worths, surveys[0], luck, standings[0], values, first)
        add_up(sums, path[1] - nodes[ROOT].first, trees[0].players, luck, values)
    trees[0].iterations += iterations


@whole_rule
def iterate(
    games: list[State],
    nodes: list[Node],
    tree: Tree,
    rngs: list[Rng],
    path: Ints,
    actions: Ints,
    worths: Ints,
    survey: Survey,
    luck: Ints,
    standing: Standing,
    values: Ints,
    first: int,
) -> None:
    """Walk down to a leaf, judge it and tell everybody on the way."""
    s = games[1]
    copy_into(s, games[0])
    for p in range(tree.players):
        luck[p] = 0
    path[0] = ROOT
    depth = 1
    node = ROOT
    while depth < LONGEST_PATH and s.mover != NOBODY and (nodes[node].visits > 0 or depth == 1):
        if s.mover == CHANCE:
            future = next_future(nodes, tree, node)
            if future == NO_NODE:
                break
            node = future
            draw_future(s, nodes[node], tree, rngs[1], luck)
        else:
            if nodes[node].children == 0 and not expand(s, nodes, tree, node, actions, worths, survey):
                break
            is_told = depth == 1 and first != ANY
            node = nodes[ROOT].first + first if is_told else select(nodes, node, tree.exploration)
            play(s, nodes[node].action)
        path[depth] = node
        depth += 1
    evaluate_leaf(
        s, tree.players, tree.policy, tree.lead_share, rngs[0], actions, worths, survey, luck, standing, values
    )
    for place in range(depth):
        tell(nodes[path[place]], values)


@rule
def reset(
    games: list[State],
    nodes: list[Node],
    trees: list[Tree],
    rngs: list[Rng],
    actions: Ints,
    worths: Ints,
    surveys: list[Survey],
) -> None:
    """Begin a new tree at the position ``games[0]``, with all choices of the player to move."""
    clear(nodes[ROOT], NO_ACTION, games[0].mover)
    trees[0].used = 1
    trees[0].futures = 0
    seed_rng(rngs[0], trees[0].seed, stream_of(trees[0]))
    expand(games[0], nodes, trees[0], ROOT, actions, worths, surveys[0])


@rule
def stream_of(tree: Tree) -> int:
    """The first random stream of a tree, far from those of games and of other trees."""
    return BOT_STREAMS + (1 + tree.number) * TREE_STREAMS


@rule
def clear(node: Node, action: int, owner: int) -> None:
    """A node that nobody has visited."""
    node.action = action
    node.owner = owner
    node.prior = ONE
    node.visits = 0
    node.worth = 0
    node.wins = 0
    node.points = 0
    node.children = 0
    node.first = NO_NODE
    node.is_chance = 0
    node.next = NO_NODE
    node.future = 0


# 2. Players' choices


@rule
def expand(s: State, nodes: list[Node], tree: Tree, node: int, actions: Ints, worths: Ints, survey: Survey) -> bool:
    """Give a node a child for every legal action at the root, elsewhere for every one worth a thought, if they fit."""
    count = legal_actions(s, actions) if node == ROOT else candidate_actions(s, actions)
    if tree.used + count > len(nodes):
        return False
    score_actions(s, actions, count, worths, survey)
    most = worths[0]
    for index in range(1, count):
        most = max(most, worths[index])
    total = 0.0
    for index in range(count):
        total += math.exp((worths[index] - most) / tree.temperature)
    for index in range(count):
        child = nodes[tree.used + index]
        clear(child, actions[index], s.mover)
        child.prior = int(ONE * math.exp((worths[index] - most) / tree.temperature) / total)
    nodes[node].first = tree.used
    nodes[node].children = count
    tree.used += count
    return True


@rule
def select(nodes: list[Node], node: int, exploration: int) -> int:
    """The child to try now: a good one, or one of which too little is known; unknown ones count as the average does."""
    first = nodes[node].first
    last = first + nodes[node].children
    visits = 0
    worth = 0
    for child in range(first, last):
        visits += nodes[child].visits
        worth += nodes[child].worth
    average = worth / visits if visits > 0 else 0.0
    curiosity = exploration / PERCENT * math.sqrt(visits + 1)
    chosen = first
    highest = -1.0
    for child in range(first, last):
        tried = nodes[child].visits
        expected = nodes[child].worth / tried if tried > 0 else average
        promise = expected + curiosity * nodes[child].prior / (1 + tried)
        if promise > highest:
            highest = promise
            chosen = child
    return chosen


# 3. Chance


@rule
def next_future(nodes: list[Node], tree: Tree, node: int) -> int:
    """A new future while a node has few for its visits, else the one that has waited longest; NO_NODE if full."""
    here = nodes[node]
    enough = 1 + int(tree.futures_percent * math.sqrt(here.visits)) // PERCENT
    if here.children >= enough or (tree.used == len(nodes) and here.children > 0):
        here.first = nodes[here.first].next
        return here.first
    if tree.used == len(nodes):
        return NO_NODE
    new = tree.used
    clear(nodes[new], NO_ACTION, here.owner)
    nodes[new].future = tree.futures
    nodes[new].next = new if here.children == 0 else nodes[here.first].next
    if here.children > 0:
        nodes[here.first].next = new
    here.first = new
    here.is_chance = 1
    here.children += 1
    tree.used += 1
    tree.futures += 1
    return new


@rule
def seed_future(rng: Rng, tree: Tree, future: int) -> None:
    """Begin the random stream of a future; the same draws come from it every time."""
    seed_rng(rng, tree.seed, stream_of(tree) + 1 + future)


@rule
def draw_future(s: State, node: Node, tree: Tree, rng: Rng, luck: Ints) -> None:
    """Let chance play what it plays in this future."""
    seed_future(rng, tree, node.future)
    while s.mover == CHANCE:
        drawn = draw(s, rng)
        note_luck(s, drawn, luck)
        play(s, drawn)


# 4. Verdicts


@rule
def tell(node: Node, values: Ints) -> None:
    """Add a verdict to a node, as its owner sees it."""
    node.visits += 1
    if node.owner >= 0:
        node.worth += values[node.owner * VALUES + WORTH]
        node.wins += values[node.owner * VALUES + WINS]
        node.points += values[node.owner * VALUES + POINTS]


@rule
def add_up(sums: list[ActionSums], place: int, players: int, luck: Ints, values: Ints) -> None:
    """Add a verdict, and the luck that is in it, to the sums of a choice at the root, for every player."""
    fortune = 0
    for p in range(players):
        fortune += luck[p]
    for p in range(players):
        own = sums[place * players + p]
        wins = values[p * VALUES + WINS] // COUNTED_WIN
        points = values[p * VALUES + POINTS] * POINT - luck[p]
        ahead = players * luck[p] - fortune
        own.wins += wins
        own.wins_squared += wins * wins
        own.points += points
        own.points_squared += points * points
        own.luck += ahead
        own.luck_squared += ahead * ahead
        own.wins_by_luck += wins * ahead


# 5. Keeping what was found


@rule
def descend(games: list[State], nodes: list[Node], trees: list[Tree], rngs: list[Rng], played: Ints, count: int) -> int:
    """The node that actions played since the root's position lead to, chance's too, or NO_NODE if nothing is known."""
    s = games[1]
    copy_into(s, games[0])
    node = ROOT
    place = 0
    while place < count and node != NO_NODE:
        if s.mover == CHANCE:
            node = future_played(games, nodes, trees[0], rngs[1], node, played, place)
            while place < count and s.mover == CHANCE:
                play(s, played[place])
                place += 1
        else:
            node = child_played(nodes, node, played[place])
            play(s, played[place])
            place += 1
    return node if node != NO_NODE and nodes[node].children > 0 else NO_NODE


@rule
def child_played(nodes: list[Node], node: int, action: int) -> int:
    """The child for an action, or NO_NODE."""
    if nodes[node].is_chance == 0:
        for child in range(nodes[node].first, nodes[node].first + nodes[node].children):
            if nodes[child].action == action:
                return child
    return NO_NODE


@rule
def future_played(
    games: list[State], nodes: list[Node], tree: Tree, rng: Rng, node: int, played: Ints, place: int
) -> int:
    """The most visited future in which chance plays what it has played, or NO_NODE."""
    found = NO_NODE
    candidate = nodes[node].first
    for _ in range(nodes[node].children):
        if found == NO_NODE or nodes[candidate].visits > nodes[found].visits:
            if is_future_played(games, nodes[candidate], tree, rng, played, place):
                found = candidate
        candidate = nodes[candidate].next
    return found


@rule
def is_future_played(games: list[State], node: Node, tree: Tree, rng: Rng, played: Ints, place: int) -> bool:
    """Whether a future's draws are those that were played from some place on."""
    s = games[2]
    copy_into(s, games[1])
    seed_future(rng, tree, node.future)
    while s.mover == CHANCE:
        action = draw(s, rng)
        if action != played[place]:
            return False
        play(s, action)
        place += 1
    return True


@rule
def copy_subtree(nodes: list[Node], spare: list[Node], trees: list[Tree], node: int) -> None:
    """Copy the part of a tree below a node into another array, where that node is the root."""
    copy_into(spare[ROOT], nodes[node])
    spare[ROOT].action = NO_ACTION
    used = 1
    copied = 0
    while copied < used:
        parent = spare[copied]
        old = parent.first
        parent.first = used if parent.children > 0 else NO_NODE
        for place in range(parent.children):
            copy_into(spare[used + place], nodes[old])
            spare[used + place].next = used + (place + 1) % parent.children
            old = nodes[old].next if parent.is_chance else old + 1
        used += parent.children
        copied += 1
    trees[0].used = used


# 6. What was found


@rule
def report(nodes: list[Node], out: Ints) -> int:
    """Write action, visits, worth, wins and points of every choice at the root; returns how many choices there are."""
    root = nodes[ROOT]
    for place in range(root.children):
        child = nodes[root.first + place]
        out[place * REPORTED] = child.action
        out[place * REPORTED + 1] = child.visits
        out[place * REPORTED + 2] = child.worth
        out[place * REPORTED + 3] = child.wins
        out[place * REPORTED + 4] = child.points
    return root.children


@rule
def follow_best(
    games: list[State], nodes: list[Node], trees: list[Tree], rngs: list[Rng], action: int, fewest: int, out: Ints
) -> int:
    """Write how the game would go on after an action at the root, chance's draws included; returns how many actions.

    It ends where fewer than ``fewest`` visits have been.
    """
    s = games[1]
    copy_into(s, games[0])
    node = child_played(nodes, ROOT, action)
    out[0] = action
    play(s, action)
    count = 1
    while node != NO_NODE and count < LONGEST_LINE and s.mover != NOBODY and nodes[node].children > 0:
        node = most_visited(nodes, node)
        if nodes[node].visits < fewest:
            return count
        if s.mover == CHANCE:
            seed_future(rngs[1], trees[0], nodes[node].future)
            while s.mover == CHANCE and count < LONGEST_LINE:
                out[count] = draw(s, rngs[1])
                play(s, out[count])
                count += 1
        else:
            out[count] = nodes[node].action
            play(s, out[count])
            count += 1
    return count


@rule
def most_visited(nodes: list[Node], node: int) -> int:
    """The child that was visited most."""
    best = nodes[node].first
    candidate = best
    for _ in range(nodes[node].children):
        if nodes[candidate].visits > nodes[best].visits:
            best = candidate
        candidate = nodes[candidate].next if nodes[node].is_chance else candidate + 1
    return best
