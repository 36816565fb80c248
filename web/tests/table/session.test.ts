import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Hearer } from '../../src/api/live'
import type { PlayedAction, TableView } from '../../src/api/types'
import type { TableSession as Session } from '../../src/table/session.svelte'
import { later } from './clock'

const api = { table: vi.fn(), frames: vi.fn(), act: vi.fn(), takeBack: vi.fn() }
let hearer: Hearer
const GAME = vi.hoisted(() => ({
  pace: () => 100,
  tell: () => [],
}))
vi.mock('../../src/api/client', () => ({ Refusal: class extends Error {}, ...api }))
vi.mock('../../src/api/live', () => ({
  Live: class {
    constructor(_: string, given: Hearer) {
      hearer = given
    }
    close = vi.fn()
  },
}))
vi.mock('../../src/games', () => ({ gameClient: async () => ({ ...GAME }) }))
vi.mock('../../src/session.svelte', () => ({ settings: { pace: 'normal', confirm: 'final' } }))

const ASKED = { loses: false, may_be_taken_back: false, is_only_choice: false }
const OFFER = {
  piece: { kind: 'turn' },
  actions: [{ action: 1, notation: 'finish', kind: 'finish', ...ASKED, preview: {} }],
}
const played = (ply: number) => ({ ply, mover: 1, action: ply, events: [{ kind: 'x' }] }) as unknown as PlayedAction
let version = 0

/** A table after some plies, told from a ply on; I sit on the first seat, and it is my turn. */
function table(ply: number, since: number, more: Partial<TableView> = {}): TableView {
  const happened = Array.from({ length: ply }, (_, at) => played(at)).slice(since)
  const seats = [{ name: 'Ada' }, { name: 'Bo' }]
  const facts = { id: 'abc', game: 'x', version: (version += 1), ply, since, happened, view: {}, status: 'playing' }
  const mine = { you: [0], mover: 0, seats, offers: [OFFER], hidden: [], warming_up: [], chance: 'secret' }
  return { ...facts, ...mine, ...more } as unknown as TableView
}

let session: Session

async function open(first: TableView): Promise<void> {
  api.table.mockResolvedValueOnce(first)
  const { TableSession } = await import('../../src/table/session.svelte')
  session = new TableSession('abc')
  await session.open()
  hearer.state('live')
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  api.frames.mockImplementation(async (_: string, from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (__, at) => ({ ply: from + at, mover: 0, view: {}, happened: [] })),
  )
})
afterEach(() => {
  session.close()
  vi.useRealTimers()
})

test('a table is shown as it is, and one may choose at once', async () => {
  await open(table(5, 0))
  expect([session.playback.shown!.ply, session.playback.isPlaying]).toEqual([5, false])
  expect(session.intent.offers).toEqual([OFFER])
})

test('whoever comes back is shown what happened since', async () => {
  localStorage.setItem('digsite-seen', '{"abc": 3}')
  await open(table(5, 0))
  await vi.advanceTimersByTimeAsync(0)
  expect([session.playback.shown!.ply, session.playback.isPlaying]).toEqual([3, true])
  expect([...session.intent.locks]).toEqual(['playback'])
  expect(session.intent.offers).toEqual([])
  await vi.advanceTimersByTimeAsync(2000)
  expect([session.playback.shown!.ply, session.playback.isPlaying]).toEqual([5, false])
  expect(session.intent.offers).toEqual([OFFER])
  expect(api.frames.mock.calls).toEqual([
    ['abc', 3, 3],
    ['abc', 4, 4],
  ])
})

test('what others play is shown step by step before one may choose', async () => {
  await open(table(5, 0))
  hearer.table(table(7, 5))
  expect(session.intent.offers).toEqual([])
  await vi.advanceTimersByTimeAsync(50)
  expect(session.playback.shown!.ply).toBe(6)
  await vi.advanceTimersByTimeAsync(200)
  expect(session.playback.shown!.ply).toBe(7)
  expect(session.intent.offers).toEqual([OFFER])
})

test('of far too much only the end is shown', async () => {
  await open(table(5, 0))
  hearer.table(table(95, 5))
  expect([session.playback.shown!.ply, session.playback.isPlaying]).toEqual([95, false])
})

test('what is taken back is gone at once, and what was chosen with it', async () => {
  await open(table(5, 0))
  session.intent.choose(OFFER.actions[0])
  hearer.table(table(4, 4))
  expect([session.playback.shown!.ply, session.intent.chosen]).toEqual([4, null])
  expect(session.intent.offers).toEqual([OFFER])
})

test('a change beside the game leaves what was chosen, as long as it is offered', async () => {
  await open(table(5, 0))
  session.intent.choose(OFFER.actions[0])
  hearer.table(table(5, 5))
  expect(session.intent.chosen).toEqual(OFFER.actions[0])
  hearer.table(table(5, 5, { offers: [] }))
  expect(session.intent.chosen).toBeNull()
})

test('a change beside the game does not interrupt what is being shown', async () => {
  await open(table(5, 0))
  hearer.table(table(7, 5))
  await vi.advanceTimersByTimeAsync(50)
  hearer.table(table(7, 7))
  expect([session.playback.shown!.ply, session.playback.isPlaying]).toEqual([6, true])
})

test('a draw that is entered by hand is no choice on the board', async () => {
  await open(table(5, 0, { mover: -1, chance: 'by_hand' }))
  expect([...session.intent.locks]).toEqual(['draw'])
})

test('on one device with secrets the next player takes it before anything is shown', async () => {
  const shared = { you: [0, 1], hidden: ['tickets'] }
  await open(table(5, 0, shared))
  expect([session.mustHandOver, session.playback.shown?.ply]).toEqual([true, 5])
  session.handOver()
  expect([...session.intent.locks]).toEqual([])
  hearer.table(table(6, 5, { ...shared, mover: 1 }))
  expect([...session.intent.locks]).toEqual(['playback', 'handover'])
  session.handOver()
  expect(session.playback.shown).toBeNull() // not for these eyes
  await vi.advanceTimersByTimeAsync(1000)
  expect([session.playback.shown!.ply, session.handedTo]).toEqual([6, 1])
  expect(session.intent.offers).toEqual([OFFER])
})

test('what others did since one’s own last decision can be shown again', async () => {
  await open(table(5, 0))
  expect(session.sinceMine).toBe(0)
  session.showAgain(3)
  expect(session.intent.offers).toEqual([])
  await vi.advanceTimersByTimeAsync(2000)
  expect(session.playback.shown!.ply).toBe(5)
})

// Acting

const ACTION = OFFER.actions[0]

test('one’s own piece stays where it was put until the board shows what follows', async () => {
  await open(table(5, 0))
  const frames = later<unknown[]>()
  api.act.mockResolvedValueOnce(table(7, 5))
  api.frames.mockReturnValueOnce(frames.promise)
  session.intent.choose(ACTION)
  await session.intent.playChosen()
  expect([session.playback.shown!.ply, session.intent.chosen]).toEqual([5, ACTION])
  frames.resolve([{ ply: 6, mover: 0, view: {}, happened: [] }])
  await vi.advanceTimersByTimeAsync(0)
  expect([session.playback.shown!.ply, session.intent.chosen]).toEqual([6, null])
})

test('what can be taken back freely is played at once, unless it loses something', async () => {
  api.act.mockResolvedValue(table(5, 5))
  await open(table(5, 0))
  session.intent.choose(ACTION)
  session.intent.choose({ ...ACTION, may_be_taken_back: true, loses: true })
  expect(api.act).not.toHaveBeenCalled()
  session.intent.choose({ ...ACTION, may_be_taken_back: true })
  expect(api.act).toHaveBeenCalledOnce()
})

test('what is the only choice is not asked, except after taking back', async () => {
  const only = { offers: [{ ...OFFER, actions: [{ ...ACTION, is_only_choice: true }] }] } as Partial<TableView>
  api.act.mockResolvedValue(table(6, 5, only))
  api.takeBack.mockResolvedValue(table(5, 5, only))
  await open(table(5, 0))
  session.playAutomatically()
  expect(api.act).not.toHaveBeenCalled()
  session.connection.receive(table(5, 5, only))
  session.playAutomatically()
  await vi.advanceTimersByTimeAsync(500)
  expect(api.act).toHaveBeenCalledOnce()
  await session.intent.takeBack()
  await vi.advanceTimersByTimeAsync(500)
  session.playAutomatically()
  expect(api.act).toHaveBeenCalledOnce()
})
