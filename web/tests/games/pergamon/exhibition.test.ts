import { beforeEach, expect, test } from 'vitest'
import { desk, print, view } from './table'

let exhibiting: typeof import('../../../src/games/pergamon/exhibition')
beforeEach(async () => {
  await print()
  exhibiting = await import('../../../src/games/pergamon/exhibition')
})

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
