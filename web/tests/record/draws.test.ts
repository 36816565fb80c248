import { expect, test } from 'vitest'
import { grouped } from '../../src/record/draws'

test('draws stand under their headings, in the order in which these come first', () => {
  const found = grouped(['b1', 'a1', 'b2', 'c'], (one) => (one.length > 1 ? one[0] : ''))
  expect(found).toEqual([
    ['b', ['b1', 'b2']],
    ['a', ['a1']],
    ['', ['c']],
  ])
})
