import { beforeEach, expect, test, vi } from 'vitest'
import { Refusal } from '../../src/api/client'
import type { Offer, OfferedAction } from '../../src/games/client'
import { Intent, type Lock } from '../../src/table/intent.svelte'
import { later } from './clock'

const ACTION = { action: 7, notation: 'dig I', kind: 'dig', preview: {} } satisfies OfferedAction
const OFFERS: Offer[] = [{ piece: { kind: 'gallery' }, actions: [ACTION] }]
const table = { offers: OFFERS, locks: [] as Lock[], play: vi.fn(), takeBack: vi.fn() }
let intent: Intent

beforeEach(() => {
  table.locks = []
  table.play.mockReset().mockResolvedValue(null)
  table.takeBack.mockReset().mockResolvedValue(null)
  intent = new Intent(table)
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
  const confirmed = intent.confirm()
  expect([...intent.locks]).toEqual(['sending'])
  expect(await intent.confirm()).toBe(false)
  expect(await intent.takeBack()).toBe(false)
  answer.resolve(null)
  expect(await confirmed).toBe(true)
  expect(table.play).toHaveBeenCalledExactlyOnceWith(ACTION)
  expect(intent.offers).toBe(OFFERS)
})

test('nothing is played that was not chosen, or while a lock is held', async () => {
  expect(await intent.confirm()).toBe(false)
  intent.choose(ACTION)
  const release = intent.lock('lesson')
  expect(await intent.confirm()).toBe(false)
  release()
  expect(table.play).not.toHaveBeenCalled()
})

test('a refusal is told, and one may try again', async () => {
  const refusal = new Refusal(409, 'another-ply')
  table.play.mockResolvedValueOnce(refusal)
  intent.choose(ACTION)
  expect(await intent.confirm()).toBe(false)
  expect(intent.refusal).toBe(refusal)
  expect(await intent.confirm()).toBe(true)
  expect(intent.refusal).toBeNull()
})

test('the lock is released when the server cannot be asked', async () => {
  table.takeBack.mockRejectedValueOnce(new TypeError('broken'))
  await expect(intent.takeBack()).rejects.toThrow('broken')
  expect(intent.locks.size).toBe(0)
})
