import { expect, test } from 'vitest'
import type { Frame } from '../../../src/games/client'
import { lastActionIn, weeksAhead, weeksDone, type Done } from '../../../src/games/thebes/lastAction'

const spot = (week: number) => ({ week, space: week, year: 1901 })
const BY_TRAIN = { from: 'paris', to: 'rome', weeks: 2, by_zeppelin: false, without_car: false }
const TAKE = {
  kind: 'take',
  player: 1,
  journey: BY_TRAIN,
  marker: { from: spot(10), to: spot(13), arrival: 1 },
  weeks: 1,
} as Done
const TURNED = { kind: 'card_laid_out' }
const frame = (...events: object[]) => ({ happened: events.length ? [{ events }] : [] }) as unknown as Frame<'thebes'>

test('the last action is drawn until there is another', () => {
  const done = lastActionIn(frame(TAKE, TURNED), null)
  expect(done).toBe(TAKE)
  expect(lastActionIn(frame(TURNED), done)).toBe(TAKE)
  const pass = { ...TAKE, kind: 'pass' }
  expect(lastActionIn(frame(pass), done)).toBe(pass)
})

test('whoever jumps to a moment sees no action', () => {
  expect(lastActionIn(frame(), TAKE)).toBeNull()
})

test('travel comes before work, and takes no weeks by zeppelin', () => {
  expect(weeksDone(TAKE)).toEqual({ from: 10, travel: 2, to: 13 })
  const flight = { ...BY_TRAIN, weeks: 0, by_zeppelin: true }
  expect(weeksAhead(10, { journey: flight, marker: spot(11) })).toEqual({ from: 10, travel: 0, to: 11 })
  expect(weeksAhead(10, { journey: null, marker: spot(11) }).travel).toBe(0)
})
