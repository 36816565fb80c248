import { beforeEach, expect, test, vi } from 'vitest'
import type { Hearer } from '../../src/api/live'
import type { PlayedAction, TableView } from '../../src/api/types'
import type { Connection as Connected, Update } from '../../src/table/connection.svelte'
import { later, settled } from './clock'

const api = { table: vi.fn(), frames: vi.fn() }
let hearer: Hearer
class Refused extends Error {
  constructor(readonly table?: TableView) {
    super('refused')
  }
}
vi.mock('../../src/api/client', () => ({ Refusal: Refused, table: api.table, frames: api.frames }))
vi.mock('../../src/api/live', () => ({
  Live: class {
    constructor(_: string, given: Hearer) {
      hearer = given
    }
    close = vi.fn()
  },
}))

const played = (ply: number, action: number) => ({ ply, mover: 0, action, events: [] }) as unknown as PlayedAction

/** A table after some actions, told from a ply on. */
function table(version: number, actions: number[], since: number | null = 0, more: Partial<TableView> = {}): TableView {
  const happened = since === null ? [] : actions.map((action, ply) => played(ply, action)).slice(since)
  const facts = { id: 'abc', version, ply: actions.length, mover: 0, view: { actions }, hidden: [], warming_up: [] }
  return { ...facts, since, happened, ...more } as unknown as TableView
}
const actions = () => connection.plies.map(({ action }) => action)

let connection: Connected
let updates: Update[]

beforeEach(async () => {
  vi.clearAllMocks()
  api.frames.mockImplementation(async (_: string, from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (__, at) => ({ ply: from + at, mover: 0, view: {}, happened: [] })),
  )
  const { Connection } = await import('../../src/table/connection.svelte')
  connection = new Connection('abc')
  api.table.mockResolvedValueOnce(table(5, [10, 11, 12]))
  await connection.open()
  connection.listen()
  updates = []
  connection.subscribe((update) => updates.push(update))
})

test('it begins with all that was played, and listens from there on', () => {
  expect(actions()).toEqual([10, 11, 12])
  expect(connection.at(3)!.view).toEqual({ actions: [10, 11, 12] })
  expect(hearer.since()).toBe(3)
})

test('what is played is added, and told', () => {
  hearer.state('live')
  hearer.table(table(6, [10, 11, 12, 13], 3))
  expect(actions()).toEqual([10, 11, 12, 13])
  expect(updates).toEqual([{ kind: 'played', keep: 3 }])
})

test('what is old or known is left alone', () => {
  hearer.table(table(5, [10, 11, 12], 3))
  hearer.table(table(4, [10, 11], 2))
  expect(updates).toEqual([])
})

test('a bot that has warmed up is told, though the version is the same', () => {
  hearer.table(table(5, [10, 11, 12], 3, { warming_up: [1] }))
  expect(connection.table!.warming_up).toEqual([1])
  expect(updates).toEqual([{ kind: 'changed', keep: 3 }])
})

test('what was taken back is dropped, with its frames', async () => {
  await connection.load(1, 3)
  hearer.table(table(6, [10], 1))
  expect(actions()).toEqual([10])
  expect(updates).toEqual([{ kind: 'takenBack', keep: 1 }])
  expect([0, 1, 2, 3].map((ply) => connection.at(ply) !== undefined)).toEqual([false, true, false, false])
})

test('what was taken back and played anew is told from where it differs', () => {
  hearer.state('live')
  hearer.table(table(6, [10, 11, 12, 13], 3))
  hearer.table(table(9, [10, 20, 21, 22, 23], 1))
  expect(actions()).toEqual([10, 20, 21, 22, 23])
  expect(updates.at(-1)).toEqual({ kind: 'takenBack', keep: 1 })
})

test('after a lost connection everything is asked for: it may have been taken back and played anew', () => {
  expect(hearer.since()).toBe(3)
  hearer.state('lost')
  expect(hearer.since()).toBe(0)
  hearer.state('live')
  hearer.table(table(9, [10, 20, 21], 0))
  expect(actions()).toEqual([10, 20, 21])
  expect(updates).toEqual([{ kind: 'takenBack', keep: 1 }])
})

test('after a lost connection what was played meanwhile is new, and the rest as it was', () => {
  const before = connection.plies[0]
  hearer.state('live')
  hearer.table(table(9, [10, 11, 12, 13, 14], 0))
  expect(updates).toEqual([{ kind: 'played', keep: 3 }])
  expect(connection.plies[0]).toBe(before)
})

test('an answer that leaves something out is not taken, but the whole asked for', async () => {
  api.table.mockResolvedValueOnce(table(8, [10, 20, 21, 22]))
  connection.receive(table(8, [10, 20, 21, 22], 3))
  expect(actions()).toEqual([10, 11, 12])
  await settled()
  expect(api.table).toHaveBeenLastCalledWith('abc', 0)
  expect(actions()).toEqual([10, 20, 21, 22])
})

test('the answer to a command arrives like any other update', async () => {
  expect(await connection.send(async () => table(6, [10, 11, 12, 13], 3))).toBeNull()
  expect(updates).toEqual([{ kind: 'played', keep: 3 }])
  expect(connection.isSending).toBe(false)
})

test('who was too slow gets the refusal, and the table as it is now', async () => {
  api.table.mockResolvedValueOnce(table(6, [10, 11, 12, 30]))
  const refusal = new Refused(table(6, [10, 11, 12, 30], null))
  expect(await connection.send(() => Promise.reject(refusal))).toBe(refusal)
  await settled()
  expect(actions()).toEqual([10, 11, 12, 30])
})

test('frames that come too late, since something was taken back, are asked for again', async () => {
  const late = later<unknown[]>()
  api.frames.mockImplementationOnce(async () => late.promise)
  const loading = connection.load(1, 2)
  hearer.table(table(6, [10, 20, 21], 1))
  late.resolve([
    { ply: 1, mover: 0, view: 'old' },
    { ply: 2, mover: 0, view: 'old' },
  ])
  await loading
  expect(connection.at(2)!.view).toEqual({})
  expect(api.frames).toHaveBeenCalledTimes(2)
})

test('the newest frame is at hand and not asked for', async () => {
  await connection.load(1, 3)
  expect(api.frames).toHaveBeenCalledExactlyOnceWith('abc', 1, 2)
})

test('where something is hidden, nobody sees what was fetched for other eyes', async () => {
  await connection.load(1, 3)
  hearer.table(table(6, [10, 11, 12, 13], 3, { hidden: ['tickets'] }))
  expect([1, 2, 3, 4].map((ply) => connection.at(ply) !== undefined)).toEqual([false, false, false, true])
})
