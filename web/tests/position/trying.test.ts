import { beforeEach, expect, test, vi } from 'vitest'
import { Refusal } from '../../src/api/client'
import type { NewPosition, PositionView } from '../../src/api/types'
import { Trying } from '../../src/position/trying.svelte'
import { later } from '../table/clock'

const DRAWN = 40 // what chance draws after every action
function shown({ then, draw }: NewPosition): PositionView {
  const played = [...(then ?? []), ...(draw ? [DRAWN] : [])]
  const happened = played.map((action, ply) => ({ ply, mover: 0, action, notation: '', events: [] }))
  const isDue = played.length % 2 === 1
  return { game: 'plain', board: 'plain', players: 2, names: [], mover: isDue ? -1 : 0, offers: [], happened } as never
}
const server = { position: vi.fn(), hint: vi.fn() }
let trying: Trying

beforeEach(() => {
  vi.useFakeTimers()
  server.position.mockReset().mockImplementation(async (wish: NewPosition) => shown(wish))
  server.hint.mockReset().mockResolvedValue({ player: 0, suggestions: [] })
  trying = new Trying(server)
})

test('a text is shown when one has stopped typing', async () => {
  for (const text of ['g', 'ga', 'game']) trying.edit(text)
  await vi.runAllTimersAsync()
  expect(server.position).toHaveBeenCalledExactlyOnceWith({ text: 'game', then: [], draw: false })
  expect(trying.steps).toBe(0)
})

test('one plays on, lets chance draw, and goes back step by step', async () => {
  trying.edit('game', false)
  await vi.runAllTimersAsync()
  expect(await trying.play({ action: 7 })).toBeNull()
  expect(trying.isDraw).toBe(true)
  await trying.draw()
  expect([trying.steps, trying.isDraw]).toEqual([2, false])
  expect(trying.frame!.happened.map(({ action }) => action)).toEqual([DRAWN]) // what is new
  await trying.play({ action: 8 })
  expect(server.position).toHaveBeenLastCalledWith({ text: 'game', then: [7, DRAWN, 8], draw: false })
  await trying.back()
  expect(trying.steps).toBe(2)
})

test('another text begins anew', async () => {
  trying.edit('game', false)
  await vi.runAllTimersAsync()
  await trying.play({ action: 7 })
  trying.edit('another', false)
  await vi.runAllTimersAsync()
  expect(trying.steps).toBe(0)
})

test('what cannot be is told with its line, and the board stays', async () => {
  trying.edit('game', false)
  await vi.runAllTimersAsync()
  const before = trying.shown
  server.position.mockRejectedValue(
    new Refusal(409, 'bad-position', { detail: 'round: is missing', arguments: { line: 3 } }),
  )
  trying.edit('gam', false)
  await vi.runAllTimersAsync()
  expect([trying.line, trying.shown]).toEqual([3, before])
})

test('an answer that comes too late is forgotten', async () => {
  const slow = later<PositionView>()
  server.position.mockReturnValueOnce(slow.promise)
  trying.edit('first', false)
  trying.edit('second', false)
  await vi.runAllTimersAsync()
  const second = trying.shown
  slow.resolve(shown({ text: 'first', then: [1], draw: false }))
  await vi.runAllTimersAsync()
  expect(trying.shown).toBe(second)
})

test('suggestions go with the position they were made for', async () => {
  trying.edit('game', false)
  await vi.runAllTimersAsync()
  await trying.think()
  expect(trying.suggestions).toEqual([])
  await trying.play({ action: 7 })
  expect(trying.suggestions).toBeNull()
})
