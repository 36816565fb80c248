import { beforeEach, expect, test, vi } from 'vitest'
import type { Frame } from '../../../src/games/client'
import type { Action, Offered } from '../../../src/games/pergamon/types'

const FINDS = [
  { tile: 1, left: 'vase', right: 'jug' },
  { tile: 2, left: 'jug', right: 'mask' },
  { tile: 3, left: 'jug', right: 'jug' },
  { tile: 4, left: 'mask', right: 'mask' },
]
let prompting: typeof import('../../../src/games/pergamon/prompt')
beforeEach(async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify({ tables: { find_tiles: FINDS } }))),
  )
  await (await import('../../../src/games/pergamon/printed')).fetchPrinted()
  prompting = await import('../../../src/games/pergamon/prompt')
})

const dig = (...tiles: number[]) => ({ preview: { kind: 'dig', tiles } }) as unknown as Action

test('digging can be taken back where finds fit together, because one decides again before anything else happens', () => {
  expect(prompting.canBeTakenBack(dig(4, 2, 1))).toBe(true)
  expect(prompting.canBeTakenBack(dig(1, 3))).toBe(true)
})

test('digging up what fits nothing may end the turn, and nothing else can be taken back for certain', () => {
  expect(prompting.canBeTakenBack(dig(3))).toBe(false)
  expect(prompting.canBeTakenBack(dig(1, 4))).toBe(false)
  expect(prompting.canBeTakenBack({ preview: { kind: 'place' } } as unknown as Action)).toBe(false)
})

test('while finds are being stored nobody is told to discard some', () => {
  const storing = (...kinds: string[]) =>
    prompting.prompt(
      { view: { phase: 'store', mover: 0, desks: [{ finds: [1], storage_fee: 0 }] } } as unknown as Frame<'pergamon'>,
      { names: ['Ada'], seats: [0] },
      kinds.map((kind) => ({ actions: [{ kind }] })) as unknown as Offered[],
    ).id
  expect(storing()).toBe('pergamon-prompt-store')
  expect(storing('store', 'discard')).toBe('pergamon-prompt-store')
  expect(storing('discard')).toBe('pergamon-prompt-discard')
})
