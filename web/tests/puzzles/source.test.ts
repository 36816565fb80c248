import { expect, test } from 'vitest'
import type { PuzzleView } from '../../src/api/types'
import { PuzzleSource } from '../../src/puzzles/source'
import { Playback } from '../../src/table/playback.svelte'

const PUZZLE = { ply: 41, mover: 1, view: { game: 'thebes' }, happened: [{ ply: 40 }] } as unknown as PuzzleView

test('a puzzle is played back like everything else: its one frame, without what came before', async () => {
  const playback = new Playback(new PuzzleSource(PUZZLE), () => 0)
  await playback.seek(41)
  expect(playback.shown).toEqual({ ply: 41, mover: 1, view: PUZZLE.view, happened: [] })
  expect(playback.stops).toEqual([0])
})
