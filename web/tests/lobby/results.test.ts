import { describe, expect, it } from 'vitest'
import type { Listed, Result } from '../../src/api/types'
import { inOrder, isWon, meanLately, nextStep, ticks } from '../../src/lobby/results'

const result = (wish: Partial<Result>) => ({ game: 'thebes', players: 2, place: 1, score: 40, ...wish }) as Result
const table = (wish: Partial<Listed>) => ({ status: 'finished', waits_for_you: false, ...wish }) as Listed

describe('results', () => {
  it('are told in the order in which they were played', () => {
    const newest = [result({ at: 3 }), result({ at: 2, game: 'pergamon' }), result({ at: 1 })]
    expect(inOrder(newest, 'thebes').map(({ at }) => at)).toEqual([1, 3])
  })
  it('have a mean of the last five', () => {
    expect(meanLately([10, 20, 30, 40, 50, 60])).toEqual([10, 15, 20, 25, 30, 40])
  })
  it('are won against others only', () => {
    expect([result({}), result({ place: 2 }), result({ players: 1 })].map(isWon)).toEqual([true, false, false])
  })
})

describe('an axis', () => {
  it('has round numbers around all values', () => {
    expect(ticks([23, 61])).toEqual([20, 30, 40, 50, 60, 70])
    expect(ticks([40])).toEqual([40, 45])
    expect(ticks([-3, 12])).toEqual([-5, 0, 5, 10, 15])
  })
})

describe('the next step', () => {
  const playing = table({ id: 'a', status: 'playing' })
  const mine = table({ id: 'b', status: 'playing', waits_for_you: true })
  it('is the table that waits for one, or else one that is being played', () => {
    expect(nextStep([playing, mine], [], false)).toEqual({ kind: 'turn', table: mine })
    expect(nextStep([playing], [], false)).toEqual({ kind: 'go-on', table: playing })
  })
  it('is to learn for somebody who has never played, and later the game they do not know', () => {
    expect(nextStep([], [], false)).toEqual({ kind: 'learn', game: 'pergamon' })
    expect(nextStep([table({})], ['pergamon'], true)).toEqual({ kind: 'try', game: 'thebes' })
    expect(nextStep([], ['pergamon', 'thebes'], true)).toEqual({ kind: 'again' })
  })
})
