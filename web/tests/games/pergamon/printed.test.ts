import { beforeEach, expect, test } from 'vitest'
import { print, TABLES } from './table'

let printed: typeof import('../../../src/games/pergamon/printed')
beforeEach(async () => {
  await print()
  printed = await import('../../../src/games/pergamon/printed')
})

test('tiles are found by their number', () => {
  expect(printed.tileOf(2)).toEqual(TABLES.find_tiles[1])
})

test('points are those of the museum space', () => {
  expect([1, 4, 5, 8].map(printed.pointsOn)).toEqual([1, 1, 2, 2])
})

test('everybody has as many markers as there are', () => {
  expect(printed.markerNumbers()).toEqual([1, 2, 3])
})

test('the last round is the last of the calendar', () => {
  expect([1, 2].map(printed.isLastRound)).toEqual([false, true])
})
