import { beforeEach, expect, test, vi } from 'vitest'
import type { Happening } from '../../../src/api/types'
import type { View } from '../../../src/games/pergamon/types'

const COINS = [0, 1, 1, 2, 2, 3, 3, 4]
const TABLES = {
  research_spaces: COINS.map((coins, index) => ({ space: index + 1, coins, deepest: 1 })),
  museum: [1, 1, 1, 1, 2, 2, 2, 2],
  calendar: [{ round: 1 }, { round: 2 }],
  markers: 3,
  polish_limit: 3,
}
let exhibiting: typeof import('../../../src/games/pergamon/exhibition')
let sharing: typeof import('../../../src/games/pergamon/share')
let evaluating: typeof import('../../../src/games/pergamon/evaluation')
beforeEach(async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify({ tables: TABLES }))),
  )
  await (await import('../../../src/games/pergamon/printed')).fetchPrinted()
  exhibiting = await import('../../../src/games/pergamon/exhibition')
  sharing = await import('../../../src/games/pergamon/share')
  evaluating = await import('../../../src/games/pergamon/evaluation')
})

const desk = (player: number, coins: number, space: number | null, ...shown: [marker: number, space: number][]) => ({
  player,
  coins,
  space,
  collections: shown.map(([marker, on]) => ({ marker, space: on, tiles: [marker, marker + 10] })),
})
const view = (desks: unknown[], more: object = {}) =>
  ({ desks, raider: null, mover: 0, round: 1, players: desks.length, ...more }) as unknown as View

// The coins of a round

const funds = { lowest: 6, highest: 12 }

test('each figure takes what it asked for from right to left, the last all that is left', () => {
  const now = view([desk(0, 0, null), desk(1, 0, 6), desk(2, 0, null)], { funds, order: [1, 0, 2] })
  const { shares, toCome } = sharing.sharesOf(now, { player: 0, space: 8 })
  expect(shares.map(({ figure, least, most, isLast }) => [figure, least, most, isLast])).toEqual([
    [1, 3, 3, false],
    [0, 3, 9, true],
  ])
  expect(toCome).toEqual([2])
})

test('nobody takes more than there is, and the raider takes his part', () => {
  const now = view([desk(0, 0, 8)], { funds: { lowest: 2, highest: 2 }, order: [0], raider: { space: 7 } })
  const { shares } = sharing.sharesOf(now, null)
  expect(shares.map(({ figure, least }) => [figure, least])).toEqual([
    ['raider', 2],
    [0, 0],
  ])
})

// Exhibiting

test('a new collection pushes down what stands on its space or lower, out of the door from space 1', () => {
  const now = view([desk(0, 2, null, [1, 5]), desk(1, 0, null, [1, 1], [2, 7])])
  const found = exhibiting.exhibition(now, 4, 1, null)
  expect([found.space, found.points, found.marker, found.coins_left]).toEqual([5, 2, 2, 1])
  expect(found.pushed).toEqual([
    { player: 1, marker: 1, from: 1, to: null },
    { player: 0, marker: 1, from: 5, to: 4 },
  ])
})

test('a collection that makes room gives its marker and is pushed no more', () => {
  const now = view([desk(0, 0, null, [1, 2], [2, 3], [3, 4])])
  const found = exhibiting.exhibition(now, 99, 0, 2)
  expect([found.space, found.marker]).toEqual([8, 2])
  expect(found.pushed.map(({ marker }) => marker)).toEqual([1, 3])
})

test('polish is limited by coins, by the top space, and by a number but in the last round', () => {
  const rich = view([desk(0, 9, null)])
  expect(exhibiting.polishLimit(rich, 2)).toBe(3)
  expect(exhibiting.polishLimit(rich, 7)).toBe(1)
  expect(exhibiting.polishLimit(view([desk(0, 2, null)]), 2)).toBe(2)
  expect(exhibiting.polishLimit(view([desk(0, 9, null)], { round: 2 }), 2)).toBe(6)
})

// An evaluation

const EVALUATION = {
  ply: 9,
  mover: 0,
  events: [
    { kind: 'store', player: 0, finds: 4, coins: 1 },
    {
      kind: 'evaluation',
      round: 1,
      markers: [
        { player: 1, marker: 1, space: 1, points: 1 },
        { player: 0, marker: 1, space: 6, points: 2 },
      ],
    },
    { kind: 'prize', player: 1, points: 2, thing: 'vase', year: 120, marker: 1, tiles: [1, 2] },
    {
      kind: 'interest_falls',
      spaces: 3,
      markers: [
        { player: 1, marker: 1, from: 1, to: null },
        { player: 0, marker: 1, from: 6, to: 3 },
      ],
    },
    { kind: 'leave', player: 1, marker: 1, space: 1, tiles: [1, 2] },
    { kind: 'new_round', round: 2, order: [0, 1], figures: [], cards: [] },
  ],
} as unknown as Happening<'pergamon'>
const after = () => view([desk(0, 0, null, [1, 3]), desk(1, 0, null)])
const at = (nth: number) => evaluating.evaluationAt(EVALUATION, evaluating.steps(EVALUATION)[nth], after())!

test('an evaluation has a step for each marker, and one for each event beside it', () => {
  expect(evaluating.steps(EVALUATION)).toHaveLength(7)
})

test('before it and while it counts, markers stand as they did', () => {
  for (const nth of [0, 1, 2, 3]) expect(at(nth).markers.map(({ space }) => space)).toEqual([1, 6])
  expect(at(4).markers).toEqual([{ player: 0, marker: 1, space: 3 }])
})

test('points grow marker by marker, then the prize is given', () => {
  expect([0, 1, 2, 3].map((nth) => at(nth).gains)).toEqual([
    [0, 0],
    [0, 1],
    [2, 1],
    [2, 3],
  ])
  expect(at(1).now).toMatchObject({ player: 1, marker: 1 })
  expect(at(1).total).toEqual([2, 3])
})

test('its stages are points, prize, fall and the next round', () => {
  expect([1, 2, 3, 4, 6].map((nth) => at(nth).stage)).toEqual(['points', 'points', 'prize', 'falls', 'round'])
})

test('a collection that leaves is still shown while it counts', () => {
  expect(at(1).shows(1, 1)).toEqual([1, 2])
  expect(at(1).shows(0, 1)).toEqual([1, 11])
})
