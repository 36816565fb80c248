import { expect, test } from 'vitest'
import { partsAt, stepsOf } from '../../src/analysis/lines'

const played = (mover: number, notation: string) => ({ ply: 0, mover, action: 0, notation, events: [] }) as never
const game = {
  tell: ({ mover, notation }: { mover: number; notation: string }) =>
    notation === 'secret' ? [] : [{ words: { id: notation }, player: mover, event: {}, pieces: [] }],
} as never

test('a line is what players do after the choice, without draws and what there are no words for', () => {
  const happened = [played(0, 'place 7'), played(-1, 'draw 3'), played(1, 'place 4'), played(0, 'secret')]
  const steps = stepsOf(game, happened)
  expect(steps.map(({ notation, told }) => [notation, told.words.id])).toEqual([['place 4', 'place 4']])
})

test('two lines part at the first step that differs', () => {
  const step = (player: number, notation: string) => ({ player, notation, told: { words: { id: notation }, player } })
  const [one, other] = [step(1, 'place 4'), step(0, 'dig III')]
  expect(partsAt([one, other], [one, step(0, 'dig II')])).toBe(1)
  expect(partsAt([one], [step(2, 'place 4')])).toBe(0)
  expect(partsAt([one], [one, other])).toBe(1)
  expect(partsAt([], [])).toBe(0)
})
