import { expect, test } from 'vitest'
import { PLACES, project, sheetFor } from '../../../src/games/thebes/geography'
import { legsOf, lineOf, pointsOf } from '../../../src/games/thebes/journey'
import type { PlaceName } from '../../../src/games/thebes/types'

const SHEET = sheetFor(655, 464, false)
const ROUTES: PlaceName[][] = [
  ['london', 'paris'],
  ['paris', 'rome'],
]
const where = (place: PlaceName) => project(SHEET, PLACES[place])

test('a journey follows the routes from place to place', () => {
  const legs = legsOf(SHEET, ROUTES, { from: 'london', to: 'rome', by_zeppelin: false })
  expect(legs.map(({ to }) => to)).toEqual([where('paris'), where('rome')])
  const points = pointsOf(legs)
  expect(points[0]).toEqual(where('london'))
  expect(points[points.length - 1]).toEqual(where('rome'))
})

test('the way back is the same curve', () => {
  const [there] = legsOf(SHEET, ROUTES, { from: 'london', to: 'paris', by_zeppelin: false })
  const [back] = legsOf(SHEET, ROUTES, { from: 'paris', to: 'london', by_zeppelin: false })
  expect(back.bend[0]).toBeCloseTo(there.bend[0])
  expect(back.bend[1]).toBeCloseTo(there.bend[1])
})

test('a zeppelin flies straight over all routes', () => {
  const legs = legsOf(SHEET, ROUTES, { from: 'rome', to: 'london', by_zeppelin: true })
  expect(legs).toHaveLength(1)
  expect(legs[0].bend[1]).toBeLessThan(Math.min(where('rome')[1], where('london')[1]))
})

test('who stays draws no line', () => {
  expect(lineOf(legsOf(SHEET, ROUTES, { from: 'rome', to: 'rome', by_zeppelin: false }))).toBe('')
})
