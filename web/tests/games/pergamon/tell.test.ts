import { expect, test } from 'vitest'
import type { PlayedAction } from '../../../src/api/types'
import { story, tell } from '../../../src/games/pergamon/tell'

const played = (...events: object[]) => ({ ply: 4, mover: 0, events }) as unknown as PlayedAction<'pergamon'>
const markers = [
  { player: 0, marker: 1, space: 5, points: 2 },
  { player: 1, marker: 1, space: 9, points: 3 },
]
const EVALUATION = { kind: 'evaluation', round: 4, markers }

test('whatever is told has its event beside it, so that nobody reads it out of the words', () => {
  const dig = { kind: 'dig', player: 0, gallery: 2, coins: 1, tiles: [7] }
  const [told] = tell(played(dig))
  expect(told.event).toBe(dig)
  expect([told.words.id, told.player, told.pieces]).toEqual(['pergamon-told-dig', 0, ['gallery:2', 'tile:7']])
})

test('an evaluation is told as a whole in the log, and marker by marker in the bar', () => {
  const log = tell(played(EVALUATION))
  expect(log.map(({ player, words }) => [player, words.args?.points])).toEqual([
    [null, undefined],
    [0, 2],
    [1, 3],
  ])
  const bar = story(played(EVALUATION))
  expect(bar.map(({ words }) => words.args?.points)).toEqual([2, 3])
  for (const told of [...log, ...bar]) expect(told.event).toBe(EVALUATION)
})

test('what goes without saying is not told', () => {
  expect(tell(played({ kind: 'join', player: 0, tile: 3 }, { kind: 'finish', player: 0 }))).toEqual([])
})
