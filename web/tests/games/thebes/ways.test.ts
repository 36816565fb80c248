import { expect, test } from 'vitest'
import type { PlayerAction } from '../../../src/games/thebes/types'
import { preferred, wayOf } from '../../../src/games/thebes/ways'

const going = (action: number, journey: object | null) =>
  ({ action, kind: 'take', preview: { kind: 'take', total_weeks: 2, journey } }) as unknown as PlayerAction
const staying = going(1, null)
const driving = going(2, { by_zeppelin: false, without_car: false })
const walking = going(3, { by_zeppelin: false, without_car: true })
const flying = going(4, { by_zeppelin: true, without_car: false })
const OPEN = { isFlying: false, chosen: null }

test('whoever stays or drives goes the usual way', () => {
  expect([staying, driving, walking, flying].map(wayOf)).toEqual(['usual', 'usual', 'without-car', 'zeppelin'])
})

test('one drives unless one wants to fly, or can only fly', () => {
  expect(preferred([flying, walking, driving], OPEN)).toBe(driving)
  expect(preferred([flying, driving], { ...OPEN, isFlying: true })).toBe(flying)
  expect(preferred([flying], OPEN)).toBe(flying)
  expect(preferred([driving], { ...OPEN, isFlying: true })).toBe(driving)
})

test('the car stays at home only where that is chosen', () => {
  expect(preferred([walking, driving], { ...OPEN, chosen: walking })).toBe(walking)
  expect(preferred([walking], OPEN)).toBeNull()
})

test('where nothing is offered nothing is preferred', () => {
  expect(preferred(undefined, OPEN)).toBeNull()
})
