import { beforeEach, expect, test } from 'vitest'
import type { PlayedAction } from '../../../src/api/types'
import { desk, print, view } from './table'

let evaluating: typeof import('../../../src/games/pergamon/evaluation')
beforeEach(async () => {
  await print()
  evaluating = await import('../../../src/games/pergamon/evaluation')
})

const EVALUATION = {
  ply: 9,
  mover: 0,
  events: [
    { kind: 'store', player: 0, finds: 4, coins: 1 },
    {
      kind: 'evaluation',
      round: 1,
      markers: [
        { player: 1, marker: 1, space: 1, points: 1, so_far: 1 },
        { player: 0, marker: 1, space: 6, points: 2, so_far: 2 },
      ],
      gains: [2, 3],
    },
    { kind: 'prize', player: 1, points: 2, so_far: 3, thing: 'vase', year: 120, marker: 1, tiles: [1, 2] },
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
} as unknown as PlayedAction<'pergamon'>
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

test('tickets grow as the points are counted', () => {
  const now = view([
    { ...desk(0, 0, null, [1, 3]), tickets: 12 },
    { ...desk(1, 0, null), tickets: null }, // kept secret
  ])
  const shown = [0, 1, 2].map((nth) => evaluating.viewAt(now, at(nth)).desks.map(({ tickets }) => tickets))
  expect(shown).toEqual([
    [10, null],
    [10, null],
    [12, null],
  ])
})
