import { beforeEach, expect, test, vi } from 'vitest'
import type { Frame } from '../../../src/games/client'
import type { Offered } from '../../../src/games/pergamon/types'

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
