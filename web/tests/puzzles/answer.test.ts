import { expect, test } from 'vitest'
import type { Solution } from '../../src/api/types'
import type { Offer } from '../../src/games/client'
import { compared, onlyWith } from '../../src/puzzles/answer'

const choice = (action: number) => ({ action, notation: `place ${action}`, win_chance: 0.5, score: 30 })
const solution = (chosen: number): Solution => ({
  is_best: chosen === 1,
  best: choice(1),
  chosen: choice(chosen),
  choices: [1, 2, 3, 4].map(choice),
  reasons: [],
})
const shown = (chosen: number) => compared(solution(chosen)).map(({ action }) => action)

test('what one chose stands after the best, even if it was not worth a closer look', () => {
  expect(shown(3)).toEqual([1, 3, 2])
  expect(shown(9)).toEqual([1, 9, 2])
})

test('a right answer stands once, before the next best', () => {
  expect(shown(1)).toEqual([1, 2, 3])
})

test('only what is drawn is left of the offers', () => {
  const offers = [[1, 2], [3]].map((numbers) => ({ actions: numbers.map((action) => ({ action })) })) as Offer[]
  expect(onlyWith(offers, [2])).toEqual([{ actions: [{ action: 2 }] }])
  expect(onlyWith(offers, [])).toEqual([])
})
