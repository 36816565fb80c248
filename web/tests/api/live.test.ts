import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Live as Connection } from '../../src/api/live'

class FakeSocket {
  static opened: FakeSocket[] = []
  onmessage: ((event: { data: string | ArrayBuffer }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  close = vi.fn()
  constructor(readonly address: string) {
    FakeSocket.opened.push(this)
  }
  say(said: object) {
    this.onmessage?.({ data: new TextEncoder().encode(JSON.stringify(said)).buffer as ArrayBuffer })
  }
  drop(code = 1006) {
    this.onclose?.({ code })
  }
}

const hearer = { table: vi.fn(), message: vi.fn(), present: vi.fn(), offset: vi.fn(), state: vi.fn(), since: () => 4 }
const fetch = vi.fn()
const newest = () => FakeSocket.opened.at(-1)!
let live: Connection

beforeEach(async () => {
  vi.useFakeTimers({ now: 1_000_000 })
  vi.clearAllMocks()
  fetch.mockReset()
  FakeSocket.opened = []
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('fetch', fetch)
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const { Live } = await import('../../src/api/live')
  live = new Live('abc', hearer)
})
afterEach(() => {
  live.close()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('it listens from the ply that is known, and tells how far the clocks are apart', () => {
  expect(newest().address).toBe('ws://digsite.test/api/tables/abc/live?since=4')
  newest().say({ kind: 'hello', now: 1_000_250 })
  expect(hearer.offset).toHaveBeenCalledWith(250)
  expect(hearer.state).toHaveBeenLastCalledWith('live')
})

test('tables and messages are passed on', () => {
  newest().say({ kind: 'table', ply: 5 })
  newest().say({ kind: 'message', text: 'hello' })
  expect(hearer.table).toHaveBeenCalledWith({ kind: 'table', ply: 5 })
  expect(hearer.message).toHaveBeenCalledWith({ kind: 'message', text: 'hello' })
})

test('a lost connection is tried again, later each time', async () => {
  fetch.mockRejectedValue(new TypeError('Failed to fetch'))
  for (const wait of [400, 800, 1600]) {
    newest().drop()
    const before = FakeSocket.opened.length
    await vi.advanceTimersByTimeAsync(wait - 1)
    expect(FakeSocket.opened.length).toBe(before)
    await vi.advanceTimersByTimeAsync(2)
    expect(FakeSocket.opened.length).toBe(before + 1)
  }
})

test('without a socket it asks now and then, until the socket is back', async () => {
  fetch.mockImplementation(async ({ url }: Request) =>
    url.endsWith('messages')
      ? Response.json({ messages: [] })
      : Response.json({ ply: 6 }, { headers: { etag: '"6"' } }),
  )
  newest().drop()
  await vi.advanceTimersByTimeAsync(500)
  expect(fetch).not.toHaveBeenCalled()
  newest().drop()
  await vi.advanceTimersByTimeAsync(10)
  expect(hearer.table).toHaveBeenCalledWith({ ply: 6 })
  expect(hearer.state).toHaveBeenLastCalledWith('polling')
  await vi.advanceTimersByTimeAsync(1000)
  newest().say({ kind: 'hello', now: 0 })
  const asked = fetch.mock.calls.length
  await vi.advanceTimersByTimeAsync(10_000)
  expect(fetch.mock.calls.length).toBe(asked)
})

test('a table that is gone is not asked for again', async () => {
  newest().drop(4404)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(hearer.state).toHaveBeenLastCalledWith('gone')
  expect(FakeSocket.opened.length).toBe(1)
})

test('whoever comes back online is connected at once', () => {
  newest().drop()
  window.dispatchEvent(new Event('online'))
  expect(FakeSocket.opened.length).toBe(2)
})

test('what is closed stays closed', async () => {
  live.close()
  newest().drop()
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(FakeSocket.opened.length).toBe(1)
})
