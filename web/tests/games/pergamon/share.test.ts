import { beforeEach, expect, test } from 'vitest'
import { desk, print, view } from './table'

let sharing: typeof import('../../../src/games/pergamon/share')
beforeEach(async () => {
  await print()
  sharing = await import('../../../src/games/pergamon/share')
})

const funds = { lowest: 6, highest: 12 }

test('each figure takes what it asked for from right to left, the last all that is left', () => {
  const now = view([desk(0, 0, null), desk(1, 0, 6), desk(2, 0, null)], { funds, order: [1, 0, 2] })
  const { shares, toCome } = sharing.sharesOf(now, { player: 0, space: 8 })
  expect(shares.map(({ figure, least, most, isLast }) => [figure, least, most, isLast])).toEqual([
    [1, 3, 3, false],
    [0, 3, 9, true],
  ])
  expect(toCome).toEqual([2])
})

test('nobody takes more than there is, and the raider takes his part', () => {
  const now = view([desk(0, 0, 8)], { funds: { lowest: 2, highest: 2 }, order: [0], raider: { space: 7 } })
  const { shares } = sharing.sharesOf(now, null)
  expect(shares.map(({ figure, least }) => [figure, least])).toEqual([
    ['raider', 2],
    [0, 0],
  ])
})
