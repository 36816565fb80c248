import { beforeEach, expect, test, vi } from 'vitest'
import { Refusal } from '../../src/api/client'
import type { Offer, OfferedAction } from '../../src/board/contract'
import { Intent, type Lock } from '../../src/table/intent.svelte'
import { later } from './clock'

const ASKED = { loses: false, may_be_taken_back: false, is_only_choice: false }
const ACTION = { action: 7, notation: 'dig I', kind: 'dig', ...ASKED, preview: {} } satisfies OfferedAction
const OFFERS: Offer[] = [{ piece: { kind: 'gallery' }, actions: [ACTION] }]
const table = { offers: OFFERS, locks: [] as Lock[], play: vi.fn(), takeBack: vi.fn() }
let intent: Intent
let now = 0

beforeEach(() => {
  table.locks = []
  table.play.mockReset().mockResolvedValue(null)
  table.takeBack.mockReset().mockResolvedValue(null)
  now = 0
  intent = new Intent(table, () => now)
})

test('offers are open exactly while no lock is held', () => {
  expect(intent.offers).toBe(OFFERS)
  const [lesson, another] = [intent.lock('lesson'), intent.lock('lesson')]
  lesson()
  lesson()
  expect([...intent.locks]).toEqual(['lesson'])
  expect(intent.offers).toEqual([])
  another()
  table.locks = ['playback', 'draw']
  expect(intent.offers).toEqual([])
  table.locks = []
  expect(intent.offers).toBe(OFFERS)
})

test('what is chosen is played, and nothing else meanwhile', async () => {
  const answer = later<null>()
  table.play.mockReturnValue(answer.promise)
  intent.choose(ACTION)
  const confirmed = intent.playChosen()
  expect([...intent.locks]).toEqual(['sending'])
  expect(await intent.playChosen()).toBe(false)
  expect(await intent.takeBack()).toBe(false)
  answer.resolve(null)
  expect(await confirmed).toBe(true)
  expect(table.play).toHaveBeenCalledExactlyOnceWith(ACTION)
  expect(intent.offers).toBe(OFFERS)
})

test('nothing is played that was not chosen, or while a lock is held', async () => {
  expect(await intent.playChosen()).toBe(false)
  intent.choose(ACTION)
  const release = intent.lock('lesson')
  expect(await intent.playChosen()).toBe(false)
  release()
  expect(table.play).not.toHaveBeenCalled()
})

test('a refusal is told, and one may try again', async () => {
  const refusal = new Refusal(409, 'another-ply')
  table.play.mockResolvedValueOnce(refusal)
  intent.choose(ACTION)
  expect(await intent.playChosen()).toBe(false)
  expect(intent.refusal).toBe(refusal)
  expect(await intent.playChosen()).toBe(true)
  expect(intent.refusal).toBeNull()
})

test('the lock is released when the server cannot be asked', async () => {
  table.takeBack.mockRejectedValueOnce(new TypeError('broken'))
  await expect(intent.takeBack()).rejects.toThrow('broken')
  expect(intent.locks.size).toBe(0)
})

// By a second click on the piece

test('a second click on the piece plays it, but not the second half of a double click', async () => {
  intent.choose(ACTION)
  now = 499
  expect(await intent.confirm()).toBe(false)
  now = 500
  expect(await intent.confirm()).toBe(true)
  expect(table.play).toHaveBeenCalledExactlyOnceWith(ACTION)
})

test('what loses something is played by its button only', async () => {
  intent.choose({ ...ACTION, loses: true })
  now = 5000
  expect(await intent.confirm()).toBe(false)
  expect(await intent.playChosen()).toBe(true)
})

test('what need not be confirmed is played as soon as it is chosen', () => {
  const quick = new Intent({ ...table, isPlayedAtOnce: ({ action }) => action === ACTION.action })
  quick.choose(ACTION)
  expect(table.play).toHaveBeenCalledExactlyOnceWith(ACTION)
})
