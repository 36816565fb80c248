import { expect, test } from 'vitest'
import type { GameEvent, Happening } from '../../../src/api/types'
import { breakdown, course } from '../../../src/games/pergamon/scores'
import type { View } from '../../../src/games/pergamon/types'

const happened = (...events: GameEvent[]) => [{ ply: 0, events } as unknown as Happening]
const GAME = happened(
  { kind: 'new_round', round: 1 },
  { kind: 'ticket', player: 1, points: 1 },
  {
    kind: 'evaluation',
    markers: [
      { player: 0, points: 3 },
      { player: 1, points: 2 },
    ],
  },
  { kind: 'new_round', round: 2 },
  { kind: 'prize', player: 0, points: 4 },
  { kind: 'oldest', player: 1, points: 5 },
  { kind: 'game_over' },
)

test('points are counted by their source', () => {
  const found = breakdown({ players: 2 } as View, GAME)
  expect(Object.fromEntries(found.map(({ source, points }) => [source.id, points]))).toEqual({
    'pergamon-source-exhibiting': [0, 1],
    'pergamon-source-evaluations': [3, 2],
    'pergamon-source-prizes': [4, 0],
    'pergamon-source-oldest': [0, 5],
  })
})

test('the course has the scores after each round, the last included', () => {
  expect(course(GAME, 2)).toEqual([
    { label: '1', scores: [3, 3] },
    { label: '2', scores: [7, 8] },
  ])
})
