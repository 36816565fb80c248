import { beforeEach, expect, test, vi } from 'vitest'
import type { Act, Acts, View } from '../../../src/games/pergamon/types'

const TABLES = {
  raider_spaces: [5, 7, 9],
}
let standing: typeof import('../../../src/games/pergamon/standing')
beforeEach(async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify({ tables: { find_tiles: [], ...TABLES } }))),
  )
  const printed = await import('../../../src/games/pergamon/printed')
  standing = await import('../../../src/games/pergamon/standing')
  await printed.fetchPrinted()
})

const desk = (player: number, space: number | null, ...shown: [marker: number, space: number][]) => ({
  player,
  space,
  collections: shown.map(([marker, on]) => ({ marker, space: on })),
})
const view = (desks: unknown[], raider: unknown = null) => ({ desks, raider }) as unknown as View

test('a figure stands where its desk says, the raider where he says', () => {
  const now = view([desk(0, null), desk(1, 4)], { space: 7 })
  expect([4, 5, 7].map((space) => standing.figureOn(now, space))).toEqual([1, null, 'raider'])
})

test('shares are the table’s, or those with the space that is chosen', () => {
  const [now, then] = [[{ figure: 1 }], [{ figure: 1 }, { figure: 0 }]]
  const table = { funds: { shares: now } } as unknown as View
  const place = { action: 8, preview: { kind: 'place', shares: then } } as unknown as Act<'place'>
  const acts = { place: new Map([[6, place]]) } as unknown as Acts
  expect(standing.sharesOf(table, { acts, chosen: place })).toBe(then)
  expect(standing.sharesOf(table, { acts, chosen: null })).toBe(now)
  expect(standing.sharesOf(table, { acts: { ...acts, place: new Map() }, chosen: place })).toBe(now)
})

test('the raider has a space for each number of chests, if he joins in', () => {
  const now = view([], { space: null })
  expect([5, 6, 9].map((space) => standing.chestsOfRaider(now, space))).toEqual([0, null, 2])
  expect(standing.chestsOfRaider(view([]), 5)).toBeNull()
})

test('markers on show come from the lowest space up', () => {
  const now = view([desk(0, null, [1, 9], [2, 3]), desk(1, null, [1, 5])])
  expect(standing.markersOnShow(now)).toEqual([
    { player: 0, marker: 2, space: 3 },
    { player: 1, marker: 1, space: 5 },
    { player: 0, marker: 1, space: 9 },
  ])
})

test('a find is with whoever has it: on the desk, in a collection, in the row that is laid', () => {
  const desks = [
    { player: 0, finds: [4], collections: [] },
    { player: 1, finds: [], collections: [{ tiles: [7, 8] }] },
  ]
  const now = { desks, mover: 1, row: { tiles: [9] } } as unknown as View
  const held = standing.holders(now)
  expect([4, 7, 8, 9, 5].map((tile) => held.get(`tile:${tile}`))).toEqual([0, 1, 1, 1, undefined])
})
