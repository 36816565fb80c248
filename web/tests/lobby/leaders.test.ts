import { expect, it } from 'vitest'
import type { Leader } from '../../src/api/types'
import { band, podium, rating, scale } from '../../src/lobby/leaders'

const leader = (name: string, mu: number, sigma: number, kind: Leader['kind'] = 'person'): Leader => ({
  name,
  is_provisional: false,
  mu,
  sigma,
  kind,
  games: 1,
})

it('a rating is the lower end of where a strength surely lies', () => {
  expect(band(leader('Ada', 30, 2))).toEqual({ from: 24, to: 36 })
  expect(rating(leader('Ada', 30, 2))).toBe(24)
})

it('all bands fit on one line', () => {
  const all = [leader('Ada', 30, 2), leader('Bo', 25, 5)]
  const at = scale(all)
  expect([10, 25, 40].map(at)).toEqual([0, 0.5, 1])
})

it('three people or programs stand on the podium, never a level', () => {
  const [ada, bo, cy] = [leader('Ada', 30, 2), leader('Bo', 25, 5, 'bot'), leader('Cy', 20, 5, 'guest')]
  const level = leader('Howard Carter', 40, 1, 'level')
  expect(podium([level, ada, bo, cy])).toEqual([ada, bo, cy])
  expect(podium([level, ada, bo])).toEqual([])
})
