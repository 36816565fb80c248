import { expect, test } from 'vitest'
import { onEdge, together } from '../../src/board/marks'

test('a piece that is meant twice has one mark', () => {
  const marks = [
    { key: 'site:egypt', sign: '1' },
    { key: 'card:2', sign: '2' },
    { key: 'site:egypt', sign: '3' },
  ]
  expect(together(marks)).toEqual([
    { key: 'site:egypt', sign: '1 · 3' },
    { key: 'card:2', sign: '2' },
  ])
})

const room = { left: 0, top: 50, width: 390, height: 500 }

test('a mark stands in the middle of the upper edge', () => {
  expect(onEdge({ left: 10, top: 60, width: 40, height: 70 }, room)).toEqual({ left: 30, top: 60 })
})

test('what is hidden or scrolled away has no mark', () => {
  expect(onEdge({ left: 0, top: 0, width: 0, height: 0 }, room)).toBeNull()
  expect(onEdge({ left: 10, top: 20, width: 40, height: 70 }, room)).toBeNull()
  expect(onEdge({ left: 10, top: 540, width: 40, height: 70 }, room)).toBeNull()
  expect(onEdge({ left: 400, top: 60, width: 40, height: 70 }, room)).toBeNull()
})
