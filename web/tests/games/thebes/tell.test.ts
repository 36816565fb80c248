import { expect, test } from 'vitest'
import type { PlayedAction } from '../../../src/api/types'
import { story, tell } from '../../../src/games/thebes/tell'

const played = (...events: object[]) => ({ ply: 4, mover: 0, events }) as unknown as PlayedAction<'thebes'>
const token = (token: string, value = 0) => ({ kind: 'token', player: 1, area: 'egypt', token, value, draws_due: 2 })

test('whatever is told has its event beside it, so that nobody reads it out of the words', () => {
  const found = token('artefact', 3)
  for (const [told] of [tell(played(found)), story(played(found))]) {
    expect(told.event).toBe(found)
    expect([told.player, told.pieces]).toEqual([1, ['desk:1', 'site:egypt']])
  }
})

test('debris is told token by token in the bar, and as a whole in the log', () => {
  const drawn = [token('debris'), token('debris')]
  expect(tell(played(...drawn))).toEqual([])
  expect(story(played(...drawn))).toHaveLength(2)
  const [back] = tell(played({ kind: 'debris_returned', player: 1, area: 'egypt', debris: 2 }))
  expect(back.words.args?.count).toBe(2)
})

test('what goes without saying is not told', () => {
  expect(tell(played({ kind: 'draw', card: 3, left: 9 }))).toEqual([])
})
