import { expect, test } from 'vitest'
import { arranged, joined, openings, valueOf, wholeRow, without, withTile } from '../../../src/games/pergamon/rows'
import type { Thing, Tile } from '../../../src/games/pergamon/types'

const find = (tile: number, left: Thing, right: Thing, century: number): Tile => ({
  tile,
  left,
  number: 0,
  right,
  century,
})
const TILES = [
  find(1, 'vase', 'jug', 1),
  find(2, 'jug', 'mask', 2),
  find(3, 'mask', 'vase', 3),
  find(4, 'jug', 'jug', 4),
  find(5, 'mask', 'bracelet', 5),
  find(6, 'mask', 'jug', 3),
]
const printed = (tile: number) => TILES[tile - 1]
const join = (slots: (number | null)[], tile: number, begun: number[] = []) => joined(slots, tile, printed, begun)

test('an empty bench takes any find', () => {
  expect(join([], 3)).toEqual([3])
})

test('a find goes to the end, to the beginning, or between two, wherever its halves fit', () => {
  expect(join([1], 2)).toEqual([1, 2])
  expect(join([2], 1)).toEqual([1, 2])
  expect(join([1, 2], 4)).toEqual([1, 4, 2])
})

test('what fits nowhere stays where it is', () => {
  expect(join([1], 5)).toBeNull()
})

test('where a find fits only in another order, the row is laid anew, worth as much as possible', () => {
  expect(join([2, 6], 5)).toEqual([6, 2, 5])
  expect(arranged([1, 2, 3], [], printed)).toEqual([2, 3, 1]) // the youngest last: 2 + 3
  expect(arranged([1, 5], [], printed)).toBeNull()
})

test('nothing goes in before what is begun', () => {
  expect(join([2], 1, [2])).toBeNull()
  expect(join([2], 3, [2])).toEqual([2, 3])
  expect(arranged([3, 1, 2], [1], printed)).toEqual([1, 2, 3])
})

test('a find that is taken away leaves a gap, unless its neighbours fit', () => {
  expect(without([1, 4, 2], 4, printed)).toEqual([1, 2])
  expect(without([1, 2, 3], 2, printed)).toEqual([1, null, 3])
  expect(without([1, null, 3], 1, printed)).toEqual([3])
  expect(without([1, null, 3], 3, printed)).toEqual([1])
})

test('a gap is closed by what fits on both sides, and narrowed by what fits on one', () => {
  expect(join([1, null, 3], 2)).toEqual([1, 2, 3])
  expect(join([1, null, 3], 4)).toEqual([1, 4, null, 3])
})

test('a find that is dropped goes to the place that is meant', () => {
  const places = openings([4], 4, printed)
  expect(places.map(({ at }) => at)).toEqual([1, 0])
  expect(withTile([4], 2, { at: 1, fills: false })).toEqual([4, 2])
})

test('a row without gaps and with an object is whole, and worth the centuries of all finds but the last', () => {
  expect(wholeRow([1])).toBeNull()
  expect(wholeRow([1, null, 3])).toBeNull()
  expect(wholeRow([1, 2, 3])).toEqual([1, 2, 3])
  expect(valueOf([1, 2, 3], printed)).toBe(3)
})
