import { expect, test } from 'vitest'
import type { PlayedAction } from '../../src/api/types'
import type { GameClient, Told } from '../../src/board/contract'
import { readingTime, script } from '../../src/table/script'

const told = (milliseconds?: number): Told => ({
  event: { kind: 'x' },
  words: { id: 'x'.repeat(10) },
  pieces: [],
  player: null,
  milliseconds,
})
const game = (...story: Told[]) => ({ pace: () => 400, tell: () => story }) as unknown as GameClient
const played = (mover: number) => ({ ply: 0, mover, events: [{ kind: 'x' }] }) as unknown as PlayedAction
const VIEWER = { names: ['Ada', 'Bo'], seats: [0] }

test('a sentence stays 1.2 seconds and 30 milliseconds a letter, 4 seconds at most', () => {
  expect([0, 10, 200].map((letters) => readingTime('x'.repeat(letters)))).toEqual([1200, 1500, 4000])
})

test('what others do stays as long as it takes to read; quick is 0.4 of it', () => {
  const times = (pace: 'slow' | 'normal' | 'quick') =>
    script(game(told(), told(700)), played(1), VIEWER, pace).map(({ milliseconds }) => Math.round(milliseconds))
  expect(times('normal')).toEqual([1500, 700])
  expect(times('quick')).toEqual([600, 280])
  expect(times('slow')).toEqual([2700, 1260])
})

test('what one did oneself is told while it moves, and nobody waits for it', () => {
  expect(script(game(told(), told()), played(0), VIEWER, 'normal')).toMatchObject([
    { milliseconds: 200, isBrief: true },
    { milliseconds: 200, isBrief: true },
  ])
})

test('what is not told is seen, and at once nothing is', () => {
  expect(script(game(), played(1), VIEWER, 'normal')).toEqual([{ told: null, milliseconds: 400 }])
  expect(script(game(told()), played(1), VIEWER, 'none')).toEqual([])
})
