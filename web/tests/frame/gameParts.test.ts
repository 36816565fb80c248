import { expect, test } from 'vitest'
import type { Games } from '../../src/api/types'
import { isAsShipped } from '../../src/frame/gameParts'

const known = (are_shipped: boolean) =>
  ({
    games: [{ name: 'pergamon', components: { fingerprint: 'x', are_shipped } }, { name: 'thebes' }],
  }) as unknown as Games

test('a game with corrected tables is not as shipped', () => {
  expect(isAsShipped(known(true), 'pergamon')).toBe(true)
  expect(isAsShipped(known(false), 'pergamon')).toBe(false)
})

test('a game whose tables are all known for certain is as shipped', () => {
  expect(isAsShipped(known(false), 'thebes')).toBe(true)
})
