import { beforeEach, expect, test, vi } from 'vitest'

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

test('what is printed is asked for once, however many ask', async () => {
  answer(200, { tables: { museum: [1, 1, 2] } })
  const { fetchPrinted, printed } = games.printedIn<{ museum: number[] }>('pergamon')
  await Promise.all([fetchPrinted(), fetchPrinted()])
  await fetchPrinted()
  expect(asked().map(({ url }) => new URL(url).pathname)).toEqual(['/api/games/pergamon/components'])
  expect(printed().museum).toEqual([1, 1, 2])
})

test('the browser keeps it and asks whether it has changed', async () => {
  answer(200, { tables: {} })
  await games.printedIn('thebes').fetchPrinted()
  expect(asked()[0].cache).toBe('no-cache')
})

test('whoever was refused may ask again', async () => {
  answer(503, { kind: 'no-database' })
  answer(200, { tables: { years: [1901] } })
  const { fetchPrinted, printed } = games.printedIn<{ years: number[] }>('thebes')
  await expect(fetchPrinted()).rejects.toMatchObject({ kind: 'no-database' })
  await fetchPrinted()
  expect(printed().years).toEqual([1901])
})

test('nothing is printed before it was fetched', () => {
  expect(games.printedIn('thebes').printed).toThrow('has not been fetched')
})
