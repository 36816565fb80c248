import { beforeEach, expect, test, vi } from 'vitest'
import type { Desk } from '../../../src/games/thebes/types'

const CARDS = [
  { kind: 'rumour', card: 0, area: 'crete' },
  { kind: 'assistant', card: 1, area: null },
  { kind: 'assistant', card: 2, area: null },
]
let helpers: typeof import('../../../src/games/thebes/helpers')
beforeEach(async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify({ tables: { cards: CARDS, wheel: [] } }))),
  )
  const { fetchPrinted } = await import('../../../src/games/thebes/printed')
  await fetchPrinted()
  helpers = await import('../../../src/games/thebes/helpers')
})
const DESK = { cards: [0, 1, 2], general_knowledge: 3 } as Desk

test('helpers are counted by kind, general knowledge by its points', () => {
  const owned = helpers.helpersOf(DESK).filter(({ count }) => count)
  expect(owned).toEqual([
    { kind: 'general_knowledge', count: 3 },
    { kind: 'assistant', count: 2 },
  ])
})

test('a rumour is about one area', () => {
  expect(helpers.hasRumour(DESK, 'crete')).toBe(true)
  expect(helpers.hasRumour(DESK, 'egypt')).toBe(false)
})
