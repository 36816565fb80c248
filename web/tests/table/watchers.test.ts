import { expect, test } from 'vitest'
import { watchers } from '../../src/table/watchers'

test('those with a name and those without are counted together', () => {
  const present = { seats: [0], watchers: ['Ada', 'Bo'], unnamed: 3 }
  expect(watchers(present, false)).toEqual({ count: 5, names: ['Ada', 'Bo'], isOne: false })
})

test('somebody who watches knows of nobody else while the server does not tell', () => {
  expect(watchers(null, true)).toEqual({ count: 1, names: [], isOne: true })
})
