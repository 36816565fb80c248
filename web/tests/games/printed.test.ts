import { beforeEach, expect, test, vi } from 'vitest'
import type { Schemas } from '../../src/api/types'

let games: typeof import('../../src/games/printed')
const fetch = vi.fn()
beforeEach(async () => {
  fetch.mockReset()
  vi.stubGlobal('fetch', fetch)
  games = await import('../../src/games/printed')
})
const asked = (): Request[] => fetch.mock.calls.map(([request]) => request)
const answer = (status: number, body: unknown) =>
  fetch.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }))

type Tables = Schemas['Components']['tables']
const isPergamon = (tables: Tables): tables is Schemas['PergamonTables'] => 'museum' in tables
const isThebes = (tables: Tables): tables is Schemas['ThebesTables'] => 'years' in tables

test('what is printed is asked for once, however many ask', async () => {
  answer(200, { tables: { museum: [1, 1, 2] } })
  const { fetchPrinted, printed } = games.printedIn('pergamon', isPergamon)
  await Promise.all([fetchPrinted(), fetchPrinted()])
  await fetchPrinted()
  expect(asked().map(({ url }) => new URL(url).pathname)).toEqual(['/api/games/pergamon/components'])
  expect(printed().museum).toEqual([1, 1, 2])
})

test('the browser keeps it and asks whether it has changed', async () => {
  answer(200, { tables: { years: [] } })
  await games.printedIn('thebes', isThebes).fetchPrinted()
  expect(asked()[0].cache).toBe('no-cache')
})

test('whoever was refused may ask again', async () => {
  answer(503, { kind: 'no-database' })
  answer(200, { tables: { years: [1901] } })
  const { fetchPrinted, printed } = games.printedIn('thebes', isThebes)
  await expect(fetchPrinted()).rejects.toMatchObject({ kind: 'no-database' })
  await fetchPrinted()
  expect(printed().years).toEqual([1901])
})

test('nothing is printed before it was fetched', () => {
  expect(games.printedIn('thebes', isThebes).printed).toThrow('has not been fetched')
})

test('the tables of another game are refused', async () => {
  answer(200, { tables: { years: [1901] } })
  await expect(games.printedIn('pergamon', isPergamon).fetchPrinted()).rejects.toThrow('not the tables of pergamon')
})
