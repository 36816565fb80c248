// A table of Pergamon made by hand, with printed tables of its own.

import { vi } from 'vitest'
import type { View } from '../../../src/games/pergamon/types'

const COINS = [0, 1, 1, 2, 2, 3, 3, 4]
export const TABLES = {
  research_spaces: COINS.map((coins, index) => ({ space: index + 1, coins, deepest: 1 })),
  museum: [1, 1, 1, 1, 2, 2, 2, 2],
  calendar: [{ round: 1 }, { round: 2 }],
  find_tiles: [
    { tile: 1, left: 'vase', number: 20, right: 'jug', century: 1 },
    { tile: 2, left: 'jug', number: 35, right: 'mask', century: 4 },
    ...Array.from({ length: 12 }, (_, at) => ({
      tile: at + 3,
      left: 'jug',
      number: 40 + at,
      right: 'mask',
      century: 2,
    })),
  ],
  markers: 3,
  polish_limit: 3,
}

/** Have the client fetch what is printed; to be called before what uses it is imported. */
export async function print(): Promise<void> {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify({ tables: TABLES }))),
  )
  await (await import('../../../src/games/pergamon/printed')).fetchPrinted()
}

export const desk = (
  player: number,
  coins: number,
  space: number | null,
  ...shown: [marker: number, space: number][]
) => ({
  player,
  coins,
  space,
  collections: shown.map(([marker, on]) => ({ marker, space: on, tiles: [marker, marker + 10] })),
})

export const view = (desks: unknown[], more: object = {}) =>
  ({ desks, scores: [], raider: null, mover: 0, round: 1, players: desks.length, ...more }) as unknown as View
