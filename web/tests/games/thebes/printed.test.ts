import { beforeEach, expect, test, vi } from 'vitest'
import { AREAS } from '../../../src/games/thebes/types'

const WHEEL = [0, 1, 2].map((shovels) => [0, 1].map((known) => [0, known && known + shovels]))
const TABLES = {
  cards: [
    { kind: 'car', card: 0, city: 'rome' },
    { kind: 'exhibition', card: 1, city: 'paris' },
  ],
  sites: AREAS.map((area, index) => ({ area, book_about: AREAS[4 - index] })),
  wheel: WHEEL,
}
let printed: typeof import('../../../src/games/thebes/printed')
beforeEach(async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify({ tables: TABLES }))),
  )
  printed = await import('../../../src/games/thebes/printed')
  await printed.fetchPrinted()
})

test('cards are found by their number', () => {
  expect(printed.researcherOf(0).city).toBe('rome')
  expect(printed.exhibitionOf(1).kind).toBe('exhibition')
  expect(printed.cardOf(1)).toBe(printed.exhibitionOf(1))
})

test('a book is about what its bag says', () => {
  expect(printed.bookIn('greece')).toBe('mesopotamia')
})

test('the wheel is set to what one knows, and has what shovels add', () => {
  expect(printed.wheelFor({ total: 1, shovels: 2 })).toEqual([0, 3])
  expect(printed.wheelFor({ total: 0, shovels: 2 })).toEqual([0, 0])
})
