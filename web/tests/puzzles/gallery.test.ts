import { expect, test } from 'vitest'
import type { PuzzleHead } from '../../src/api/types'
import { ALL, fits, inOrder, nextOf, solvedOf } from '../../src/puzzles/gallery'

const puzzle = (id: string, difficulty = 1, theme = 'dig'): PuzzleHead => ({
  game: 'pergamon',
  id,
  theme,
  difficulty,
  players: 2,
})
const ids = (puzzles: PuzzleHead[]) => puzzles.map(({ id }) => id).join('')
const THREE = [puzzle('a'), puzzle('b'), puzzle('c')]

test('easy puzzles come first, in an order that mixes the themes', () => {
  const listed = [puzzle('d', 3), puzzle('b', 1, 'dig'), puzzle('a', 1, 'funds'), puzzle('c', 2)]
  expect(ids(inOrder(listed))).toBe('abcd')
})

test('a filter leaves what has the theme, the difficulty and is not solved', () => {
  const listed = [puzzle('a', 1, 'dig'), puzzle('b', 1, 'funds'), puzzle('c', 2, 'dig')]
  const left = (filter: Partial<typeof ALL>) => ids(listed.filter((one) => fits(one, { ...ALL, ...filter }, ['a'])))
  expect(left({})).toBe('abc')
  expect(left({ theme: 'dig' })).toBe('ac')
  expect(left({ difficulty: 1 })).toBe('ab')
  expect(left({ theme: 'dig', isUnsolved: true })).toBe('c')
})

test('what is not solved comes next, from the first one on again after the last', () => {
  expect(nextOf(THREE, ['a']).id).toBe('b')
  expect(nextOf(THREE, ['b'], 'a').id).toBe('c')
  expect(nextOf(THREE, [], 'c').id).toBe('a')
})

test('where all are solved the one that follows comes next', () => {
  expect(nextOf(THREE, ['a', 'b', 'c'], 'b').id).toBe('c')
  expect(nextOf(THREE, ['a', 'b', 'c']).id).toBe('a')
})

test('only the puzzles at hand are counted', () => {
  expect(solvedOf(THREE, ['a', 'c', 'z'])).toBe(2)
})
