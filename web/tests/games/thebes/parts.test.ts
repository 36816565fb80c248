import { expect, test } from 'vitest'
import { partOf, PARTS } from '../../../src/games/thebes/parts'
import type { Desk } from '../../../src/games/thebes/types'

const VIEW = { desks: [{ player: 0 }, { player: 1 }] as Desk[] }

test('a piece that is spoken of is shown by its part', () => {
  const found = ['exhibition:b', 'desk:1', 'card:0', 'site:egypt', 'place:warsaw', 'marker:1'].map((key) =>
    partOf(key, VIEW),
  )
  expect(found).toEqual(['exhibitions', 'desk', 'map', 'map', 'map', 'map'])
  const parts = PARTS.map(({ name }) => name)
  expect(found.filter((part) => !parts.includes(part))).toEqual([])
})
