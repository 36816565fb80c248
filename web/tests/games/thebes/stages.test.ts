import { expect, test, vi } from 'vitest'
import type { PlayedAction } from '../../../src/api/types'

test('the years are named as they are printed, the first once the second has come', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify({ tables: { years: [1901, 1902, 1903], wheel: [] } }))),
  )
  await (await import('../../../src/games/thebes/printed')).fetchPrinted()
  const { stages } = await import('../../../src/games/thebes/stages')
  const plies = [
    { events: [] },
    { events: [{ kind: 'year_marker', year: 1902 }] },
  ] as unknown as PlayedAction<'thebes'>[]
  expect(stages(plies.slice(0, 1))).toEqual([{ ply: 0, name: '' }])
  expect(stages(plies)).toEqual([
    { ply: 0, name: '1901' },
    { ply: 2, name: '1902' },
  ])
})
