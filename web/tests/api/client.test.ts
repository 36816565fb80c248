import { beforeEach, expect, test, vi } from 'vitest'

let api: typeof import('../../src/api/client')
const fetch = vi.fn()
beforeEach(async () => {
  fetch.mockReset()
  vi.stubGlobal('fetch', fetch)
  api = await import('../../src/api/client')
})
const asked = () => fetch.mock.calls[0][0] as Request
const address = () => asked().url.replace(location.origin, '')
const answer = (status: number, body?: unknown, headers = {}) =>
  fetch.mockResolvedValueOnce(new Response(body === undefined ? null : JSON.stringify(body), { status, headers }))

test('a problem of the server becomes a refusal with its kind and what it speaks of', async () => {
  const told = {
    kind: 'too-many',
    detail: 'slowly',
    arguments: { seconds: 7 },
    refusal: { kind: 'too-dear', arguments: {}, pieces: [], section: 'dig' },
  }
  answer(429, told)
  await expect(api.me()).rejects.toMatchObject({
    status: 429,
    kind: 'too-many',
    message: 'too-many', // no English of the server's
    arguments: { seconds: 7 },
    why: told.refusal,
  })
})

test('an answer that is no problem description has no kind that we know', async () => {
  fetch.mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status: 502 }))
  await expect(api.me()).rejects.toMatchObject({ status: 502, kind: 'other' })
})

test('a server that has too much to do is asked again after the time it names, and a few times only', async () => {
  vi.useFakeTimers()
  const busy = () => answer(503, { kind: 'overloaded', arguments: { seconds: 2 } }, { 'retry-after': '2' })
  busy()
  answer(200, { name: 'Ada' })
  const found = api.takeName('Ada')
  await vi.advanceTimersByTimeAsync(1999)
  expect(fetch).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2001)
  await expect(found).resolves.toEqual({ name: 'Ada' })

  for (let tries = 0; tries < 4; tries++) busy()
  const refused = expect(api.me()).rejects.toMatchObject({ status: 503, kind: 'overloaded' })
  await vi.runAllTimersAsync()
  await refused
  expect(fetch).toHaveBeenCalledTimes(6)
  vi.useRealTimers()
})

test('without an answer one is offline', async () => {
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(api.me()).rejects.toMatchObject({ status: 0, kind: 'offline' })
})

test('names are written into addresses so that they stay whole', async () => {
  answer(200, {})
  await api.player('a/b ?')
  expect(address()).toBe('/api/players/a%2Fb%20%3F')
})

test('what was not asked for is not in the address', async () => {
  answer(200, { tables: [], next: null })
  await api.tables({ status: 'open', game: undefined, limit: 5 })
  expect(address()).toBe('/api/tables?status=open&limit=5')
})

test('a table that has not changed is nothing new', async () => {
  answer(304)
  expect(await api.tableIfChanged('abc', 3, '"e"')).toBeNull()
  expect(address()).toBe('/api/tables/abc?since=3')
  expect(asked().headers.get('if-none-match')).toBe('"e"')
})

test('a game is imported as the text it is', async () => {
  answer(201, { id: 'abc' })
  await api.importJournal('digsite 1\n', 'by_hand')
  expect(address()).toBe('/api/journals?chance=by_hand')
  expect(asked().headers.get('content-type')).toBe('text/plain')
  expect(await asked().text()).toBe('digsite 1\n')
})

test('what was asked early is not asked again, but only once', async () => {
  answer(200, { id: 'abc' })
  answer(200, { id: 'abc', version: 2 })
  await api.askEarly('abc')
  expect(await api.table('abc', 0)).toEqual({ id: 'abc' })
  expect(await api.table('abc', 0)).toEqual({ id: 'abc', version: 2 })
})
