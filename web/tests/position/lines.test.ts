import { expect, test } from 'vitest'
import { linesOf, spanOf } from '../../src/position/lines'

const TEXT = 'game = "thebes"\n\nstack = 1\n'

test('a text ends with the line after its last break', () => {
  expect(linesOf(TEXT)).toHaveLength(4)
})

test.each([
  [1, 'game = "thebes"'],
  [2, ''],
  [3, 'stack = 1'],
  [9, ''],
])('line %i is found', (line, found) => {
  expect(TEXT.slice(...spanOf(TEXT, line))).toBe(found)
})
