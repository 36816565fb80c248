import { beforeEach, expect, test, vi } from 'vitest'
import { beside } from '../../src/board/placing'

const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height })
const TEXT = box(0, 0, 200, 40)

beforeEach(() => {
  vi.stubGlobal('innerWidth', 1000)
  vi.stubGlobal('innerHeight', 800)
})

test('an explanation stands above its piece', () => {
  expect(beside(box(400, 400, 50, 50), TEXT, [])).toEqual({ left: 325, top: 352 })
})

test('it goes below where something that can be chosen is above', () => {
  expect(beside(box(400, 400, 50, 50), TEXT, [box(400, 340, 50, 50)])).toEqual({ left: 325, top: 458 })
})

test('it goes aside where there is something above and below', () => {
  const column = [box(400, 340, 50, 50), box(400, 460, 50, 50)]
  expect(beside(box(400, 400, 50, 50), TEXT, column)).toEqual({ left: 458, top: 405 })
})

test('it stays inside the window and off its piece', () => {
  expect(beside(box(950, 0, 50, 50), TEXT, [])).toEqual({ left: 792, top: 58 })
})
